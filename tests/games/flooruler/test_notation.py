"""Moves and positions go into words and back."""

import pytest

from watershed.games.flooruler.notation import SYNTAX, action_of_args, action_of_words, args_of, position, words_of
from watershed.kit.game import IllegalMove

from .scene import EDITION, at, scene

ACTIONS = SYNTAX.actions


def test_moves_read_like_this():
    seen = {words_of(EDITION, action) for action in range(ACTIONS)}
    examples = {"pass", "move", "collect", "build 8", "nuke 8 1", "buy shotgun", "refill pistol", "use time-freeze"}
    assert examples | {"attack shotgun 1", "tile k17"} <= seen


@pytest.mark.parametrize(
    ("words", "code"),
    [
        ("fly", "no-such-move"),
        ("", "no-such-move"),
        ("build", "bad-arguments"),
        ("build 3", "bad-arguments"),
        ("build x", "bad-arguments"),
        ("nuke 8 9", "bad-arguments"),
        ("buy gun", "bad-arguments"),
        ("tile z99", "bad-arguments"),
        ("tile #999", "bad-arguments"),
    ],
)
def test_what_cannot_be_read_is_refused(words, code):
    with pytest.raises(IllegalMove) as refused:
        action_of_words(EDITION, words)
    assert refused.value.code == code


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
