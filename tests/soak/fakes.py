"""A site without servers, and somebody at a table there, for the tests of the chaos run."""

from __future__ import annotations

import json
import random
from types import SimpleNamespace
from typing import Any

from .ledger import Book
from .players import Kind, Person, Table


def site() -> Any:
    return SimpleNamespace(name="here", paused=False, servers=[1, 2], address=lambda _luck: "nowhere")


def somebody() -> Person:
    return Person(Table(site(), Kind("flow", 2, ()), Book(), random.Random(1)), "token")


def state(seq: int, **more: Any) -> str:
    summed = {"status": "playing", "moves": seq, "seats": [{"after": None}]} | more
    return json.dumps({"type": "state", "seq": seq, "seat": 0, "summary": summed, "moves": [], "undo": None})
