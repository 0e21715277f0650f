"""The rulebook of a game, as its chapters and numbered sentences."""

from __future__ import annotations

import functools
import re
from dataclasses import dataclass
from pathlib import Path

from .game import Game

SENTENCE = re.compile(r"^- \*\*(\d+\.\d+)\*\* (.*)$")
CHAPTER = re.compile(r"^## (\d+) (.*)$")


@dataclass(frozen=True)
class Chapter:
    number: str
    title: str
    sentences: dict[str, str]


def rulebook_path(game: Game, language: str = "en") -> Path:
    """The path of a game's rulebook in that language."""
    return game.room / ("rulebook.md" if language == "en" else f"rulebook.{language}.md")


def read_in(game: Game, language: str) -> str:
    """The language in which the rulebook is read: English where it isn't translated."""
    return language if rulebook_path(game, language).is_file() else "en"


@functools.cache
def chapters(game: Game, language: str = "en") -> tuple[Chapter, ...]:
    """The rulebook by chapters; empty if the game has none."""
    path = rulebook_path(game, read_in(game, language))
    found: list[Chapter] = []
    for text in path.read_text(encoding="utf-8").splitlines() if path.is_file() else ():
        if start := CHAPTER.match(text):
            found.append(Chapter(start[1], start[2], {}))
        elif found and (sentence := SENTENCE.match(text)):
            found[-1].sentences[sentence[1]] = plain(sentence[2])
    return tuple(found)


def plain(markdown: str) -> str:
    """A sentence without its marks and without the numbers of rulings."""
    return re.sub(r"[*`]", "", re.sub(r"\s*\*\[R[\d, R]+\]\*", "", markdown))
