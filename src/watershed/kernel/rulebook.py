"""The rulebook of a game, as its chapters and numbered sentences."""

from __future__ import annotations

import functools
import re
from dataclasses import dataclass
from pathlib import Path

PACKAGE = Path(__file__).parents[1]
SENTENCE = re.compile(r"^- \*\*(\d+\.\d+)\*\* (.*)$")
CHAPTER = re.compile(r"^## (\d+) (.*)$")


@dataclass(frozen=True)
class Chapter:
    number: str
    title: str
    sentences: dict[str, str]


def rulebook_path(game: str) -> Path | None:
    """Where the rulebook of a game lies: in the repository, or in the installed package."""
    folders = (PACKAGE.parents[1] / "rulebooks", PACKAGE / "rulebooks")
    return next((path for folder in folders if (path := folder / f"{game}.md").is_file()), None)


@functools.cache
def chapters(game: str) -> tuple[Chapter, ...]:
    """The rulebook by chapters; nothing where there is none."""
    path = rulebook_path(game)
    found: list[Chapter] = []
    for text in path.read_text(encoding="utf-8").splitlines() if path else ():
        if start := CHAPTER.match(text):
            found.append(Chapter(start[1], start[2], {}))
        elif found and (sentence := SENTENCE.match(text)):
            found[-1].sentences[sentence[1]] = plain(sentence[2])
    return tuple(found)


def plain(markdown: str) -> str:
    """A sentence without its marks and without the numbers of rulings."""
    return re.sub(r"[*`]", "", re.sub(r"\s*\*\[R[\d, R]+\]\*", "", markdown))
