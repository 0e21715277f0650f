"""bench/tides.py tells what happened in whole games: it counts as the rules do."""

import importlib
from pathlib import Path

import pytest

BENCH = Path(__file__).parents[2] / "bench"


@pytest.fixture(scope="module")
def tides():
    with pytest.MonkeyPatch.context() as patch:
        patch.syspath_prepend(BENCH)
        yield importlib.import_module("tides")


@pytest.mark.parametrize("seats", [3, 4])
def test_a_voyage_adds_up(tides, seats):
    voyage = tides.play("random", None, seats, {"map": 0, "turns": 16}, 5)
    assert sum(voyage.decisions) == voyage.moves
    assert voyage.end in set(tides.ENDS.values()) - {"none"}
    for seat in range(seats):
        majorities = sum(3 for leader in voyage.majorities if leader == seat)
        assert voyage.scores[seat] == 2 * voyage.dolmens[seat] + majorities
        assert voyage.deeds[seat].get("built a dolmen", 0) == voyage.dolmens[seat]
