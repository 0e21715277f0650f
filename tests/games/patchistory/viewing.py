"""What tests read from a view."""

from __future__ import annotations

from typing import Any

from watershed.games.patchistory.view import view

from .scene import EDITION, Scene

EVERYBODY = (None, 0, 1, 2)


def seen(scene: Scene, viewer: int | None = None) -> Any:
    return view(EDITION, scene.table, viewer)


def player(scene: Scene, seat: int = 0, viewer: int | None = None) -> Any:
    return seen(scene, viewer)["players"][seat]


def rooms(scene: Scene, seat: int = 0) -> dict[str, Any]:
    """Rooms by their cell."""
    return {room["cell"]: room for room in player(scene, seat)["territory"]["rooms"]}
