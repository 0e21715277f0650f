"""Moves and positions in words."""

import random

import pytest

from watershed.games.patchistory.notation import (
    CELL_NAMES,
    LEFT_OUT,
    action_of_words,
    args_of,
    cell_name,
    cell_number,
    lay_position,
    position,
    words_of,
)
from watershed.games.patchistory.table import Table
from watershed.kernel.record import blank, lay_open
from watershed.kit.game import IllegalMove

from .lively import decisions
from .scene import EDITION, Scene


@pytest.mark.parametrize(
    ("words", "args"),
    [
        ("bid 4 99", {"move": "bid", "card": 4, "count": 99}),
        ("side black", {"move": "side", "side": "black"}),
        ("patch e6 15", {"move": "patch", "cell": "e6", "over": 15}),
        ("room l12", {"move": "room", "cell": "l12"}),
        ("turn b", {"move": "turn", "end": "b"}),
        ("demolish 18", {"move": "demolish", "route": 18}),
        ("offer 3food", {"move": "offer", "mix": "3food"}),
        ("offer 2food+1mineral", {"move": "offer", "mix": "2food+1mineral"}),
        ("offer 1food+2minerals", {"move": "offer", "mix": "1food+2minerals"}),
        ("offer 1food+1mineral+1money", {"move": "offer", "mix": "1food+1mineral+1money"}),
        ("threaten 2 vp", {"move": "threaten", "seat": 2, "goods": "vp"}),
        ("exchange minerals-food 3", {"move": "exchange", "kind": "minerals-food", "count": 3}),
        ("worship-heroes", {"move": "worship-heroes"}),
        ("build 4", {"move": "build", "tile": 4}),
        ("traveller 15", {"move": "traveller", "route": 15}),
        ("lay general-buildings", {"move": "lay", "prosperity": "general-buildings"}),
        ("vote 150", {"move": "vote", "count": 150}),
    ],
)
def test_moves_are_named_by_what_they_are_about(words, args):
    action = action_of_words(EDITION, words)
    assert (words_of(EDITION, action), args_of(EDITION, action)) == (words, args)


@pytest.mark.parametrize(
    "words",
    [
        "patch m1 15", "patch e13 15", "patch e6 16", "patch e6 0", "side red", "turn c", "offer 1mineral+2food",
        "offer 4food", "exchange food-food 1", "exchange food-vp 1", "lay rooms", "bid 5 1", "bid 1 100", "vote 151",
        "traveller 19", "threaten 1 food", "campaign 41", "pledge 76",
    ],
)  # fmt: skip
def test_what_is_not_a_move_is_refused(words):
    with pytest.raises(IllegalMove):
        action_of_words(EDITION, words)


def test_a_cell_is_a_letter_and_a_number():
    assert (cell_name(1), cell_name(12), cell_name(13), cell_name(65), cell_name(144)) == (
        "a1",
        "l1",
        "a2",
        "e6",
        "l12",
    )
    assert all(cell_number(EDITION, name) == number for number, name in CELL_NAMES.items())


def again(line):
    """A new table with a position on it."""
    records = blank(Table)
    lay_position(EDITION, lay_open(Table, records), line)
    return records


def same(records, others):
    return [name for name in Table.layout.names if name not in LEFT_OUT and (records[name] != others[name]).any()]


def test_a_position_is_one_line_and_back():
    scene = Scene(3, era=2).land(0, "l1", "i-01-white@g7", "Homer@e8").land(2, "l4").tile(0, "e6", "culture-1")
    scene.workers(0, "f6", "1:2").goods(0, food=3, money=7).goods(2, votes=4).ally(0, 2)
    line = position(EDITION, scene.patching("ii-01-white").table)
    records = again(line)
    assert position(EDITION, lay_open(Table, records)) == line
    assert same(records, scene.records) == []
    assert " goods=0,3,0,7,0,0,0,0,0,0,0,0,0,0,0,0,0,4 " in line
    assert "e6:17/1/1" in line
    assert line.count("\n") == 0


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_every_decision_of_a_game_is_a_position(seats):
    """What is left out is empty at every decision, so a position is the whole table."""
    for at, scene in enumerate(decisions(Scene.dealt(seats, seed=seats), random.Random(seats))):
        if at % 9 == 0 or not scene.waiting():
            assert same(again(position(EDITION, scene.table)), scene.records) == []
            assert not scene.table.menu.any()
            assert not scene.table.above.any()


@pytest.mark.parametrize("line", ["colour", "wealth=3", "land=m1:1", "fit=e6:x", "goods=x", "era=1,2"])
def test_a_line_that_is_no_position_is_refused(line):
    with pytest.raises((ValueError, IllegalMove)):
        again(line)
