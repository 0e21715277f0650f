"""The notation of cards and effects, both ways, and what can't be read."""

import re

import pytest

from watershed.games.patchistory.cards import CardError, print_side, read_baseland, read_room, read_side
from watershed.games.patchistory.grammar import Effect, EffectError, print_effect, read_effect
from watershed.games.patchistory.names import Quantity, Status, Verb, When

from .test_book import FIGURE, PIECE, SIDES, TEXT


def test_the_notation_comes_back_as_it_was_written():
    lines = dict(re.findall(r'^(EQ|L\d) = "(.+)"', TEXT, re.MULTILINE))
    assert {PIECE[number].id: print_side(PIECE[number]) for number in range(1, 6)} == lines
    white, black = TEXT.split("[white]\n")[-1].split("[black]")
    for part, dark in ((white, False), (black, True)):
        written = dict(re.findall(r'^(I+-\d\d) = "(.+)"', part, re.MULTILINE))
        assert written == {side.id: print_side(side) for side in SIDES if side.black == dark}
    for side in SIDES:
        assert read_side(side.id, side.black, print_side(side)) == side
    for slug, effects in re.findall(
        r"^([a-z0-9-]+) = \[(.*)\]", TEXT.split("[wonders]\n")[1].split("[white]")[0], re.MULTILINE
    ):
        figure = next(figure for figure in FIGURE.values() if figure.slug == slug)
        assert [print_effect(effect) for effect in figure.effects] == re.findall(r'"([^"]+)"', effects)


def test_a_layout_gives_rooms_their_quarters():
    side = read_side("II-07", True, "  T   X:Seokguram=v|S:2v3b |  D ")
    assert [room.quarters for room in side.rooms] == [(0, 1), (2,), (3,)]
    assert side.rooms[1].free == ((Status.VP, 2), (Status.POL, 3))
    assert (side.slug, side.name, side.colour, side.figure.figure) == (
        "ii-07-black",
        "II-07 black",
        "black",
        "Seokguram",
    )
    assert read_room("I:f[2m]").box == ((Status.MINERALS, 2),)


@pytest.mark.parametrize(
    ("text", "word"),
    [
        ("", "layout"), ("Z D | D", "layout"), ("Q D | D", "4 rooms, not 2"), ("F D | D", "1 rooms, not 2"),
        ("F K:v", "isn't a room"), ("F D:v", "isn't a room"), ("F C", "isn't a room"), ("F C:", "needs symbols"),
        ("F C:v[]", "empty box"), ("F C:z", "'z' isn't a symbol"), ("F C:1v", "2 to 9"), ("F C:22v", "2 to 9"),
        ("F C:v2", "2 to 9"), ("F C:vv", "twice"), ("F H:=v", "isn't a room"), ("F H:Homer", "isn't a room"),
        ("F X: =v", "a name is"), ("LR H:Homer=v | X:Petra=m", "at most one"), ("F X:Petra=m[c]", "isn't a room"),
    ],
)  # fmt: skip
def test_a_side_that_cannot_be_read(text, word):
    with pytest.raises(CardError, match=re.escape(word)):
        read_side("I-01", False, text)


@pytest.mark.parametrize("text", ["C:v | D | D", "D | D | D || D | D | W", "D | D | D || D | D | H:Homer=", "D || D"])
def test_a_baseland_that_cannot_be_read(text):
    with pytest.raises(CardError, match="a baseland"):
        read_baseland("L1", text)


@pytest.mark.parametrize(
    ("text", "word"),
    [
        ("", "isn't an effect"), ("vp plenty", "isn't an effect"), ("vp +1 per", "isn't an effect"),
        ("soon: vp +1", "isn't a time"), ("vpp +1", "isn't something"), ("vp +1 per worm", "can't be counted"),
        ("vp", "needs a number"), ("double 2", "has no number"), ("vp +9", "-8 to 8"), ("vp +0", "not 0"),
        ("toll -1", "1 to 8"), ("end: vp 100", "-99 to 99"), ("vp +1 per 0 water", "1 to 20"), ("born", "once"),
        ("patched: vp +3", "can't happen"), ("end: food +1", "only vp"), ("toll 1 per water", "doesn't count"),
        ("mil +1 per food", "depend"), ("pol +1 per tra", "depend"), ("vp +1 per savings", "depend"),
    ],
)  # fmt: skip
def test_an_effect_that_cannot_be_read(text, word):
    with pytest.raises(EffectError, match=re.escape(word)):
        read_effect(text)


def test_effects_in_words():
    assert read_effect(" vp +1 per  2 economy ") == Effect(When.ALWAYS, Verb.VP, 1, Quantity.ECONOMY, 2)
    assert print_effect(read_effect("build-minerals 1")) == "build-minerals +1"
    assert print_effect(Effect(When.END, Verb.VP, 2, Quantity.SAVINGS, 3)) == "end: vp +2 per 3 savings"
