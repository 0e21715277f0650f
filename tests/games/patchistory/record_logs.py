"""Records the games of test_logs.py again: `python -m tests.games.patchistory.record_logs`."""

import random

import watershed as ws
from watershed.games.patchistory.names import EVENT_KINDS

from ..recording import keep
from .lively import MARTIAL, ODDS, PEACEFUL, kind_of

NEVER = {"none"}
ENDINGS = {"two-seats": "15.3", "three-seats": "15.3", "four-seats": "15.3"}  # recorded game -> what ends it
SEEDS = 400
COUNTS = {2: "two-seats", 3: "three-seats", 4: "four-seats"}


def played(seats: int, seed: int) -> ws.Match:
    """Players without a plan, some of them peaceful or martial, so that strange things happen too."""
    options = {"baselands": seed % 2}
    match, luck = ws.Match.start("patchistory", seats, seed, options), random.Random(seed)
    odds = (ODDS, PEACEFUL, MARTIAL)[seed // 3 % 3]
    while not match.over:
        seat = luck.choice(match.waiting)
        kinds: dict[str, list[int]] = {}
        for action in match.legal(seat):
            kinds.setdefault(kind_of(action), []).append(action)
        kind = luck.choices(list(kinds), [odds.get(kind, 4) for kind in kinds])[0]
        match.advance(luck.choice(kinds[kind]), seat)
    return match


def main() -> None:
    recorded: dict[str, ws.Match] = {}
    missing = set(EVENT_KINDS) - NEVER
    for seed in range(SEEDS):
        match = played(2 + seed % 3, seed)
        kinds = {entry.kind for entry in match.journal}
        name = COUNTS[match.seats] if COUNTS[match.seats] not in recorded else "-and-".join(sorted(kinds & missing)[:2])
        if name and (name in ENDINGS or kinds & missing):
            recorded[name] = match
            missing -= kinds
        if not missing and set(ENDINGS) <= set(recorded):
            break
    keep(recorded)
    print("missing", missing, "seed", seed)


if __name__ == "__main__":
    main()
