"""Moves and positions go into words and back, and the words of every move and happening read well."""

import pytest

from watershed.games.flooruler import GAME
from watershed.games.flooruler.happenings import SENTENCES, event, reveals
from watershed.games.flooruler.names import ACTIONS, Happening
from watershed.games.flooruler.notation import action_of_args, action_of_words, args_of, position, words_of
from watershed.games.flooruler.words import effect
from watershed.kernel.game import Event, IllegalMove

from .scene import EDITION, NAMES, at, scene


def test_moves_read_like_this():
    seen = {words_of(EDITION, action) for action in range(ACTIONS)}
    examples = {"pass", "move", "collect", "build 8", "nuke 8 1", "buy shotgun", "refill pistol", "use time-freeze"}
    assert examples | {"attack shotgun 1", "tile k17"} <= seen


@pytest.mark.parametrize(
    ("words", "text"),
    [
        ("fly", "The moves are pass"),
        ("build", "The move reads `build FLOORS`"),
        ("build 3", "Plans are of 1, 2, 4, 8 floors; not 3."),
        ("build x", "Plans are of"),
        ("nuke 8 9", "seat can be 0 to 3; not 9."),
        ("buy gun", "An item is named like `time-freeze`; not 'gun'."),
        ("tile z99", "A tile is named like `k17`; not 'z99'."),
        ("tile #999", "A tile is named like"),
        ("", "The moves are pass"),
    ],
)
def test_what_cannot_be_read_is_refused(words, text):
    with pytest.raises(IllegalMove, match=text.replace("(", "\\(").replace(".", "\\.").split("`")[0]):
        action_of_words(EDITION, words)


@pytest.mark.parametrize(
    "args",
    [{"move": "build"}, {"move": "pass", "x": 1}, {"move": 7}, {"move": "build", "floors": True}],
)
def test_arguments_are_checked(args):
    with pytest.raises(IllegalMove):
        action_of_args(EDITION, args)
    with pytest.raises(IllegalMove):
        args_of(EDITION, ACTIONS)


def test_a_position_in_the_middle_of_a_relocation_goes_both_ways():
    overlap = ",".join([at(11, 7), at(11, 8), at(12, 9), at(13, 9), at(14, 9)])
    game = scene(f"turn=1 at=k17,{at(12, 8)},k5,q11 gold=0,2,0,0 floors0={overlap}").play("build 1", at(11, 6))
    again = scene(position(EDITION, game.table))
    again.table.luck[:] = game.table.luck
    for field in ("events", "noted"):
        assert position(EDITION, again.table) == position(EDITION, game.table), field
    assert (again.to_move(), again.tiles()) == (game.to_move(), game.tiles())


@pytest.mark.parametrize("what", [number for number in Happening if number])
def test_every_happening_has_a_sentence_and_its_numbers(what):
    line = event(EDITION, Event(what, 1, 3, 2, 2), NAMES)
    assert line.rule
    assert "{" not in line.text
    assert line.text[0].isupper()
    assert what in SENTENCES


@pytest.mark.parametrize(
    ("kind", "found"), [("rolled", True), ("collected", True), ("attacked", True), ("placed", False), ("went", False)]
)
def test_only_the_die_reveals_something(kind, found):
    assert reveals(kind, {}) is found


def test_an_item_says_what_it_does():
    items = EDITION.words["items"]
    assert effect(EDITION, items[3]) == "Attack up to 2 tiles away for 6 and a roll; 3 ammo, a refill costs 4."
    assert effect(EDITION, items[5]) == "Full health, and 1 action more; 3 times."
    assert [effect(EDITION, item)[-1] for item in items.values()] == ["."] * 8


def test_every_button_says_something_else():
    game = scene(f"at={at(12, 8)} gold=12 floors1={at(12, 9)}").play("build 8")
    texts = [GAME.words.move(EDITION, game.table, action, NAMES) for action in game.ids()]
    assert len(set(texts)) == len(texts)
    assert f"Lay a floor on {at(12, 9)}, Yellow's goes back" in texts


def test_a_dice_bound_move_foresees_only_what_is_certain():
    notes = GAME.foresight.notes(EDITION, scene("items=shotgun:0 at=k17,k16,k5,q11").table, 56, 0, NAMES)
    assert [(note.text, note.rule) for note in notes] == [("Yellow loses 7 to 12 health.", "9.4")]
