"""Keeps recorded games in a game's folder of logs."""

from collections.abc import Mapping
from pathlib import Path

import watershed as ws

LOGS = Path(__file__).parent  # <game>/logs below it


def shipped() -> list[str]:
    """The games that have recorded ones."""
    return sorted(folder.parent.name for folder in LOGS.glob("*/logs"))


def keep(recorded: Mapping[str, ws.Match]) -> None:
    for name, match in recorded.items():
        (LOGS / match.game.name / "logs" / f"{name}.json").write_text(match.to_json(), encoding="utf-8")
        print(name, len(match.played), "moves", match.scores())


def only(move: str, match: ws.Match) -> ws.Match:
    """A game in which everybody plays the same move to the end."""
    while not match.over:
        match.play(move)
    return match
