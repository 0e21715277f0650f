"""The bench that docs/balance.md quotes counts what it says."""

import importlib
from pathlib import Path

import pytest

from watershed.games.flooruler.notation import words_of

from .scene import EDITION

BENCH = Path(__file__).parents[3] / "bench"


@pytest.fixture(scope="module")
def shopping():
    with pytest.MonkeyPatch.context() as patch:
        patch.syspath_prepend(BENCH)
        yield importlib.import_module("shopping")


def test_every_purchase_and_every_attack_is_counted_as_what_it_is(shopping):
    found = {words_of(EDITION, action): what for action, what in shopping.things(EDITION).items()}
    assert found["build 8"] == ("floors", "8 floors")
    assert found["nuke 6 3"] == ("nukes", "a nuke of 6")
    assert found["buy grenade"] == ("weapons", "Grenade")
    assert found["buy time-freeze"] == ("skills", "Time Freeze")
    assert found["attack knife 2"] == ("attacks", "with Knife")


def test_a_game_that_nobody_won_has_no_winner(shopping):
    won, unwon = (
        shopping.Trip(1, [1, 2, 3, 4], 9, 9, [24, 3, 2, 0], True, [["floors"]] * 4),
        shopping.Trip(2, [1, 2, 3, 4], 9, 150, [20, 3, 2, 0], False, [["nukes"]] * 4),
    )
    assert list(shopping.winners([won, unwon])) == [(0, ["floors"])]
