"""The browser proposes the seats' colours and Python names seats after them, from the same list for every game."""

import re
from pathlib import Path

import pytest

import watershed as ws
from watershed.kit.drawing import COLOUR_STYLES
from watershed.kit.game import game
from watershed.server.seating import COLOURS, colours_of

WEB = Path(__file__).parents[1] / "web/src"
DRAWN = [name for name in ws.games() if (WEB / "games" / name).is_dir()]


def listed(source: str, name: str) -> list[str]:
    """A list of colours in TypeScript."""
    found = re.search(rf"export const {name}: Colour\[\] = \[(.*)\];", source)
    assert found, f"{name} is not a list of colours that this test can read"
    return re.findall(r"\w+", found[1])


def drawn() -> list[str]:
    """The colours that the browser has a mark for, in its order."""
    _, _, after = (WEB / "parts/Marks.tsx").read_text(encoding="utf-8").partition("SHAPES: Record<Colour, string> = {")
    return re.findall(r"^  (\w+):", after.partition("};")[0], re.MULTILINE)


def proposed(name: str) -> list[str]:
    """The colours that the browser proposes for the seats of a game: those of its box, then the others."""
    room = WEB / "games" / name
    chosen = re.search(r"export const box: Box = {.*\bcolours: (\w+)", (room / "lid.tsx").read_text(encoding="utf-8"))
    boxed = listed((room / "colours.ts").read_text(encoding="utf-8"), chosen[1]) if chosen else []
    return boxed + [colour for colour in drawn() if colour not in boxed]


def test_the_browser_draws_the_colours_of_the_server():
    assert drawn() == list(COLOURS)


@pytest.mark.parametrize("name", DRAWN)
def test_a_seat_is_named_after_the_colour_in_which_it_is_drawn(name):
    assert proposed(name) == colours_of(game(name))
    assert len(proposed(name)) >= max(game(name).seats)


def test_the_terminal_has_a_style_for_every_colour():
    """White is left to the terminal, whose paper may be white."""
    assert {colour for name in DRAWN for colour in game(name).colours} - set(COLOUR_STYLES) == {"White"}
