"""Records the games of test_logs.py again: `python -m tests.games.floods.record_logs`."""

import watershed as ws
from watershed.games.floods.names import EVENT_KINDS

from ...playing import sown
from ..recording import keep
from .lively import LAZY, ODDS, lively_move, lively_seat

NEVER = {"none"}
ENDINGS = {"by-scale": "1.4", "deserted": "1.5", "stalled": "1.5", "by-turns": "1.6"}  # recorded game -> what ends it
SEEDS = 4000
LONGEST = 900  # moves of a game that is kept


def played(seats: int, seed: int) -> ws.Match:
    """Players without a plan, some of them lazy, so that strange things happen too."""
    options = {"map": seed // 2 % 2, "turns": 16}
    match, luck, odds = ws.Match.start("floods", seats, seed, options), sown(seed), LAZY if seed % 3 == 0 else ODDS
    while not match.over:
        seat = lively_seat(match, luck)
        match.advance(lively_move(match, seat, luck, odds), seat)
    return match


def main() -> None:
    recorded: dict[str, ws.Match] = {}
    missing = set(EVENT_KINDS) - NEVER
    endings = {f"ended-{name}": name for name in ENDINGS}
    for seed in range(SEEDS):
        match = played(3 + seed % 2, seed)
        kinds = {entry.kind for entry in match.journal}
        if match.length > LONGEST or not kinds & missing:
            continue
        name = endings.pop(match.journal[-1].kind, None)
        rare = name or ((not endings or seed > SEEDS // 20) and "-and-".join(sorted(kinds & missing)[:2]))
        if rare:
            recorded[rare] = match
            missing -= kinds
        if not missing:
            break
    keep(recorded)
    print("missing", missing, "seed", seed)


if __name__ == "__main__":
    main()
