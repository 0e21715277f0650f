"""What the box of a game says: players, minutes and weight."""

import pytest

from watershed.kit.game import game, games
from watershed.server import shelf

from .older import forget_shelf


@pytest.mark.parametrize("name", games())
def test_a_game_says_how_long_it_takes_and_how_heavy_it_is(name: str) -> None:
    (said,) = [one for one in shelf.shelf("en") if one.name == name]
    minutes = (said.minutes.least, said.minutes.most) if said.minutes else None
    assert (minutes, said.weight) == (game(name).minutes, game(name).weight)
    assert (sorted(said.seats), said.seats[0]) == (sorted(game(name).seats), game(name).seats[0])


def test_a_game_may_say_neither(monkeypatch: pytest.MonkeyPatch) -> None:
    for field in ("minutes", "weight"):
        monkeypatch.setitem(vars(game("flow")), field, None)
    forget_shelf()
    (said,) = [one for one in shelf.shelf("en") if one.name == "flow"]
    assert (said.minutes, said.weight) == (None, None)
    monkeypatch.undo()
    forget_shelf()
