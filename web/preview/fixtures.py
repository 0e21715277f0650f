"""Writes states of The Flow of History as a browser would receive them, for the preview and its pictures."""

from __future__ import annotations

import json
from collections.abc import Callable
from pathlib import Path
from typing import Any

import watershed as ws
from watershed.bots.seat import SeatedBot
from watershed.server import says

HERE = Path(__file__).parent / "fixtures"
COLOURS = ("red", "blue", "green", "orange", "violet")
NAMES = ("Ann", "Bertrand", "Chiara", "Dmitri", "Eun-ji")
SEEDS = {2: 5, 3: 11, 4: 7, 5: 21}
QUESTIONS = {"gain": 4, "target": 4, "wonder": 5}


def state(match: Any, seat: int | None, since: int = 0) -> dict[str, Any]:
    seats = [
        {"seat": n, "kind": "person", "name": NAMES[n], "colour": COLOURS[n], "bot": None, "here": True, "after": None}
        for n in range(match.seats)
    ]
    mine = seat is not None and match.to_move == seat
    return {
        "type": "state",
        "seq": len(match.played),
        "summary": {
            "match": "preview", "game": "flow", "title": "The Flow of History", "book": "flow", "seats": seats,
            "status": "over" if match.over else "playing", "moves": len(match.played), "to_move": match.to_move,
            "waiting": list(match.waiting), "public": True, "commitment": "0" * 64, "created": "", "ranking": [],
            "rematch": None, "clock": None, "aside": None,
        },
        "seat": seat,
        "view": match.view(seat),
        "moves": [move.model_dump() for move in says.moves(match, seat)] if mine else [],
        "refusals": says.refusals(match, seat) if mine else {},
        "entries": [says.entry(line).model_dump() for line in match.journal if line.move >= since],
        "from": since,
        "undo": None,
    }  # fmt: skip


def play(match: Any, bots: list[SeatedBot], until: Callable[[Any], bool]) -> bool:
    while not match.over and not until(match):
        match.play(bots[match.to_move].choose(match.edition, match.table_bytes, match.to_move))
    return not match.over


def write(name: str, data: Any) -> None:
    (HERE / f"{name}.json").write_text(json.dumps(data, separators=(",", ":")) + "\n")


def late(match: Any, moves: int) -> bool:
    """A moment worth showing: the one to move may snipe and complete or invest."""
    names = {move.name for move in match.moves()}
    return len(match.played) >= moves and "snipe" in names and len(names) >= 3


def main() -> None:
    HERE.mkdir(exist_ok=True)
    for seats, seed in SEEDS.items():
        match = ws.Match.start("flow", seats, seed)
        bots = [SeatedBot("greedy", match.game, seed + n) for n in range(seats)]
        write("components", match.game.view.components(match.edition))
        write(f"start-{seats}", state(match, match.to_move))
        play(match, bots, lambda m: late(m, 16 * m.seats))
        write(f"mid-{seats}", state(match, match.to_move, max(0, len(match.played) - 4)))
        if seats >= 4:
            write(f"watch-{seats}", state(match, None, max(0, len(match.played) - 4)))
        if seats == 3:
            write("waiting-3", state(match, (match.to_move + 1) % 3, max(0, len(match.played) - 4)))
        play(match, bots, lambda m: False)
        write(f"end-{seats}", state(match, 0, len(match.played) - 2))
        ranking = [{"seat": s.seat, "place": s.place, "points": s.points} for s in match.ranking()]
        write(f"scoring-{seats}", {"ranking": ranking, "scoring": match.scoring()})
    for question, seats in QUESTIONS.items():
        for seed in range(400):
            match = ws.Match.start("flow", seats, seed)
            bots = [
                SeatedBot("random" if question == "wonder" else "greedy", match.game, seed + n) for n in range(seats)
            ]
            if play(match, bots, lambda m, q=question: m.view(None)["question"] == q):
                write(f"{question}-{seats}", state(match, match.to_move, max(0, len(match.played) - 1)))
                break


if __name__ == "__main__":
    main()
