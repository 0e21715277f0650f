"""Writes fixture.json, from which the mock server plays: the first moves of a real game, as the server says them."""

import json
from dataclasses import asdict
from pathlib import Path

import watershed as ws
from watershed.server import shelf

MOVES = 26

match = ws.Match.start("flow", seats=3, seed=11, options={})
steps, history = [], [list(match.scores())]
for _ in range(MOVES + 1):
    mine = match.to_move == 0
    moves = match.moves()
    steps.append(
        {
            "view": match.view(0),
            "moves": [asdict(move) for move in moves] if mine else [],
            "refusals": {words: asdict(why) for words, why in match.refusals().items()} if mine else {},
        }
    )
    match.play(moves[len(steps) % len(moves)])
    history.append(list(match.scores()))

rules = shelf.rules("flow").model_dump()
fixture = {
    "games": [game.model_dump() for game in shelf.shelf()],
    "components": shelf.components("flow", None).model_dump(),
    "rules": {"chapters": rules["chapters"][:7]},
    "steps": steps,
    "entries": [asdict(entry) for entry in match.journal if entry.move <= MOVES],
    "history": history[: MOVES + 1],
    "scoring": [
        {"seat": seat, "culture": 3, "others": 6, "half": 3, "effects": [], "total": 6 + seat, "cards": 4, "tokens": 2}
        for seat in range(3)
    ],
}
text = json.dumps(fixture, separators=(",", ":"), ensure_ascii=False)
Path(__file__).with_name("fixture.json").write_text(text + "\n")
