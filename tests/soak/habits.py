"""What people do at a table besides playing: they chat, undo, look ahead and back, ask why, and ask for hints."""

from __future__ import annotations

import random
from typing import Any

Json = dict[str, Any]
BETWEEN = (1.0, 6.0)  # seconds between two questions
CHATS, UNDOES, AGREES = 0.02, 0.04, 0.8  # chances


def question(state: Json, name: str, luck: random.Random, hints: bool) -> Json:
    """A question whose answer nobody waits for."""
    moves = state["moves"]
    some = luck.choice(moves)["words"] if moves else "pass"
    seen = state["seq"]
    found: list[Json] = [
        {"type": "preview", "seen": seen, "move": some},
        {"type": "preview", "seen": seen, "move": some},
        {"type": "why", "move": _refused(state, luck) or some},
        {"type": "look", "move": luck.randint(0, state["summary"]["moves"])},
        {"type": "ping"},
        {"type": "away", "away": luck.random() < 0.3},
    ]
    if hints and moves:
        found += [{"type": "hint", "seen": seen}] * 2
    said = luck.choice(found)
    return said if said["type"] in ("ping", "away") else said | {"id": name}


def _refused(state: Json, luck: random.Random) -> str | None:
    """A move that the board shows and forbids."""
    words = [word for refused in state["refusals"].values() for word in refused]
    return luck.choice(words) if words else None
