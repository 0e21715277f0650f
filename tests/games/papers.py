"""A game's papers: its rulebook, its rulings, and the names of the tests for them."""

from __future__ import annotations

import re
from functools import cache
from pathlib import Path

from watershed.kit import game as shelf
from watershed.kit.rulebook import rulebook_path

TESTS = Path(__file__).parents[1]


@cache
def rulebook(game: str, language: str = "en") -> str:
    return rulebook_path(shelf.game(game), language).read_text(encoding="utf-8")


def sentences(game: str) -> set[str]:
    """The numbers of the rulebook's sentences."""
    found = re.findall(r"^- \*\*(\d+\.\d+)\*\* ", rulebook(game), re.M)
    assert len(found) == len(set(found)), "a number occurs twice"
    return set(found)


@cache
def rulings_page(game: str) -> str:
    return (shelf.game(game).room / "RULINGS.md").read_text(encoding="utf-8")


def rulings(game: str) -> dict[str, str]:
    """Number -> entry of RULINGS.md."""
    entries = re.finditer(r"^## (R\d+) .+\n((?:(?!^## ).*\n)*)", rulings_page(game), re.M)
    return {found[1]: found[2] for found in entries}


@cache
def sources(game: str) -> str:
    """The text of the game's own tests."""
    files = sorted((TESTS / "games" / game).glob("test_*.py"))
    return "\n".join(file.read_text(encoding="utf-8") for file in files)


def names_of_tests(game: str) -> set[str]:
    """The names of the game's own tests, and of those that every game has."""
    shared = (TESTS / "test_any_game.py").read_text(encoding="utf-8")
    return set(re.findall(r"^def (test_\w+)\(", sources(game) + shared, re.M))


def numbers(game: str, pattern: str) -> set[str]:
    """What the heads of the tests' names say, such as `e1` in test_e1_…, or both `8_4` and `8_5` in test_8_4_8_5_…"""
    heads = [found[0] for name in names_of_tests(game) if (found := re.match(rf"test_(?:{pattern}_)+", name))]
    return {number for head in heads for number in re.findall(pattern, head)}
