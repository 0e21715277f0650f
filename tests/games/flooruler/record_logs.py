"""Records the games of test_logs.py again: `python -m tests.games.flooruler.record_logs`."""

from itertools import count

import watershed as ws
from watershed.games.flooruler.book import Book
from watershed.games.flooruler.bot.rollout import rollout_move
from watershed.games.flooruler.names import EVENT_KINDS
from watershed.kernel.luck import below
from watershed.kernel.record import lay_open

from ...playing import sown
from ..recording import keep, only

NEVER = {"none", "no-room"}  # a gate's floor finds no room only with nearly all land of its owner floored
ENDINGS = {"round-limit": "12.3", "4-seats": "12.1"}  # recorded game -> the sentence that ends it
SHOPS = ("buy", "refill", "use", "attack", "nuke")


def played(seats: int, seed: int, options: dict[str, int]) -> ws.Match:
    """Players without a plan, who like to buy and to strike, so that strange things happen too."""
    match, luck = ws.Match.start("flooruler", seats, seed, options), sown(seed)
    book = lay_open(Book, match.edition.records)
    while not match.over:
        moves = match.moves()
        liked = [move.id for move in moves if move.name in SHOPS]
        if liked and below(luck, 2):
            match.play(liked[below(luck, len(liked))])
        elif below(luck, 3) == 0:
            match.play(moves[below(luck, len(moves))])
        else:
            match.play(int(rollout_move(book, match.table, match.to_move, luck)))
    return match


def won(seats: int) -> ws.Match:
    """The first game from some seed on that does not last to the end of its rounds."""
    return next(match for seed in count(seats) if (match := played(seats, seed, {})).journal[-1].citation == "12.1")


def main() -> None:
    recorded = {f"{seats}-seats": won(seats) for seats in (2, 3, 4)}
    recorded["round-limit"] = only("pass", ws.Match.start("flooruler", 3, 5, {"rounds": 30}))
    missing = set(EVENT_KINDS) - NEVER
    missing -= {entry.kind for match in recorded.values() for entry in match.journal}
    for seed in range(300):
        match = played(3 + seed % 2, seed, {"skip": seed % 3, "toll": 1 + seed // 3 % 3, "rounds": 60})
        new = missing & {entry.kind for entry in match.journal}
        if new and len(match.played) < 1000:
            recorded["-and-".join(sorted(new)[:2])] = match
            missing -= new
        if not missing:
            break
    keep(recorded)
    print("missing", missing)


if __name__ == "__main__":
    main()
