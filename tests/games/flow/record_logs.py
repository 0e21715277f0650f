"""Records the games of test_logs.py again, for a change of rules or book: `python -m tests.games.flow.record_logs`."""

import random

import watershed as ws
from watershed.bots.seat import SeatedBot
from watershed.kit.game import game

from ..recording import keep, only

NEVER = {"none"}
ENDINGS = {"turn-limit": "12.7", "4-seats": "12.1"}  # recorded game -> the sentence that ends it


def played_by_bots(seats: int, seed: int, book: str | None = None) -> ws.Match:
    """Greedy bots with random ones among them, so that strange things happen too."""
    match = ws.Match.start("flow", seats, seed, book=book)
    names = ["greedy" if (seat + seed) % 3 else "random" for seat in range(seats)]
    bots = [SeatedBot(name, game("flow"), seat + seed) for seat, name in enumerate(names)]
    while not match.over:
        match.play(bots[match.to_move].choose(match.edition, match.table_bytes, match.to_move))
    return match


def future_gained() -> ws.Match:
    """A random game in which Columbus is kept until only The Future is left in the deck."""
    for seed in range(5000):
        match, choice = ws.Match.start("flow", 3, seed), random.Random(seed)
        while not match.over:
            last = match.view(None)["deck"]["cards"] == 1
            words = [move.words for move in match.moves()]
            others = [move for move in words if move != "activate columbus"]
            match.play("activate columbus" if last and len(others) < len(words) else choice.choice(others))
        if any(entry.kind == "gained" and entry.data["card"] == "the-future" for entry in match.journal):
            return match
    raise SystemExit("no random game gained The Future")


def main() -> None:
    recorded = {f"{seats}-seats": played_by_bots(seats, 100 + seats) for seats in (2, 3, 4, 5)}
    recorded["alternative-book"] = played_by_bots(4, 7, "alternative")
    recorded["future-gained"] = future_gained()
    recorded["turn-limit"] = only("harvest", ws.Match.start("flow", 3, 5))
    keep(recorded)


if __name__ == "__main__":
    main()
