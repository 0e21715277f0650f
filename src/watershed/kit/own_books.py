"""Books of one's own, beside those that ship: an owner of the box corrects its numbers in a small file."""

from __future__ import annotations

import functools
import os
import re
from collections.abc import Mapping
from pathlib import Path

from watershed.folders import typed

from .game import BookError

SETTING = "WATERSHED_BOOKS"  # like GAME=FILE, with commas between several
NAME = re.compile(r"[a-z0-9-]{1,40}")


def own_books(game: str, shipped: Mapping[str, Path]) -> Mapping[str, Path]:
    """The files that were added for a game, by their names without the ending."""
    return _named(game, tuple(shipped), os.environ.get(SETTING, ""))


@functools.cache
def _named(game: str, shipped: tuple[str, ...], given: str) -> Mapping[str, Path]:
    found: dict[str, Path] = {}
    for name, file in added(given):
        if name == game:
            path = typed(file).resolve()
            if path.stem in shipped or path.stem in found:
                raise BookError(f"{SETTING}: {game} has a book called {path.stem} already. Give {file} another name.")
            if not NAME.fullmatch(path.stem):
                raise BookError(f"{SETTING}: call {file} by small letters, digits and hyphens only.")
            found[path.stem] = path
    return found


def added(given: str) -> list[tuple[str, str]]:
    """Games and files, as the setting gives them."""
    pairs = [entry.strip().partition("=") for entry in given.split(",") if entry.strip()]
    for game, sign, file in pairs:
        if not (game and sign and file):
            raise BookError(f"{SETTING}: write GAME=FILE, not {game + sign + file}.")
    return [(game.strip(), file.strip()) for game, _, file in pairs]
