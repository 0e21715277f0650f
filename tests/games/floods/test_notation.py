"""Moves and positions in words."""

import pytest

from watershed.games.floods.notation import action_of_words, args_of, lay_position, position, words_of
from watershed.games.floods.table import Table
from watershed.kernel.record import blank, lay_open
from watershed.kit.game import IllegalMove

from .scene import EDITION, scene


@pytest.mark.parametrize(
    ("words", "args"),
    [
        ("move workers w4", {"move": "move", "kind": "workers", "cell": "w4"}),
        ("to oc", {"move": "to", "cell": "oc"}),
        ("idle r1 13", {"move": "idle", "cell": "r1", "count": 13}),
        ("fell b1 3", {"move": "fell", "cell": "b1", "count": 3}),
        ("give wood 10", {"move": "give", "resource": "wood", "count": 10}),
        ("build dolmen v0", {"move": "build", "building": "dolmen", "cell": "v0"}),
        ("pay wood+gold", {"move": "pay", "resources": "wood+gold"}),
        ("pay gold+copper+marble+granite", {"move": "pay", "resources": "gold+copper+marble+granite"}),
        ("lead 0", {"move": "lead", "count": 0}),
        ("lead-all", {"move": "lead-all"}),
        ("offer 3", {"move": "offer", "seat": 3}),
    ],
)
def test_moves_are_named_by_what_they_are_about(words, args):
    action = action_of_words(EDITION, words)
    assert (words_of(EDITION, action), args_of(EDITION, action)) == (words, args)


@pytest.mark.parametrize(
    "words", ["move workers zz", "idle w4 14", "fell oc 1", "pay gold+wood", "count 0", "give wood 11"]
)
def test_what_is_not_a_move_is_refused(words):
    with pytest.raises(IllegalMove):
        action_of_words(EDITION, words)


def test_a_position_is_one_line_and_back():
    table = scene(
        "y4 0:4 war 0:2 fan 1 | w4 2:3 1:1 mine 2 dolmen 2 tree 1 | io boat 1:2 | y2 flooded | g1 lost", wood="3,0,7"
    )
    table.play("move workers y4")
    line = position(EDITION, table.table)
    again = blank(Table)
    lay_position(EDITION, lay_open(Table, again), line)
    assert position(EDITION, lay_open(Table, again)) == line
    assert "workers=w4:0/1/3,y4:4 " in line
    assert "goods=0,3,0,0,0,0,0,0,0,0,0,0,0,7 " in line
    for name in Table.layout.names:
        if name not in ("noted", "events"):
            assert (again[name] == table.records[name]).all(), name


@pytest.mark.parametrize("line", ["colour", "wealth=3", "workers=zz:1", "goods=x", "turn=1,2"])
def test_a_line_that_is_no_position_is_refused(line):
    with pytest.raises((ValueError, IllegalMove)):
        lay_position(EDITION, lay_open(Table, blank(Table)), line)
