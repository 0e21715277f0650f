"""The end: chapter 12."""

import pytest

from watershed.games.flooruler.rules.ending import wealth
from watershed.match import Match

from .scene import BOOK, RED, YELLOW, at, facts, land, scene, some

FLOOR_STORE = at(12, 8)


def test_12_1_the_first_with_24_floors_wins_at_once():
    """Facts 1."""
    game = scene(f"at={FLOOR_STORE} gold=2 floors0={some(RED, 23)}").play("build 1", at(11, 7))
    assert game.table.over
    assert game.table.winner == RED + 1
    assert game.ranks()[RED] == 1
    assert game.legal() == []
    assert [entry.citation for entry in game.happened("won")] == ["12.1"]


def test_12_1_23_are_not_enough():
    game = scene(f"at={FLOOR_STORE} gold=2 floors0={some(RED, 22)}").play("build 1", at(11, 7))
    assert not game.table.over


def test_12_1_a_neighbour_loses_what_is_overbuilt():
    """R15: to fall below 24 means nothing but the number."""
    tile = at(13, 9)
    game = scene(f"at={FLOOR_STORE} gold=2 floors1={some(YELLOW, 22)},{tile}").play("build 1", tile)
    assert game.floors() == [1, 22, 0, 0]
    assert not game.table.over


@pytest.mark.parametrize(
    ("line", "ranks"),
    [
        ("floors0=k20,k21 floors1=a10 floors2=j1,k1,l1", [2, 3, 1, 4]),
        ("floors0=k20 floors1=a10 floors2=j1 deaths=2,0,1,0", [3, 1, 2, 4]),
        ("floors0=k20 floors1=a10 gold=3,4,9,2", [2, 1, 3, 4]),
        ("gold=3,4,0,0 items=knife:0,shotgun:2", [2, 3, 1, 4]),
        ("gold=5,5,0,1", [1, 1, 4, 3]),
        ("", [1, 1, 1, 1]),
    ],
)
def test_12_2_places(line, ranks):
    """Facts 42: floors, then fewer deaths, then gold and the prices of items; equals share a place."""
    assert scene(line).ranks() == ranks


def test_12_2_wealth_is_gold_and_the_prices_of_all_items():
    game = scene("gold=3 items=knife:0,time-freeze:0:2,pistol:0:0")
    assert wealth(BOOK, game.table, RED) == 3 + 3 + 9 + 5


def test_12_3_after_the_agreed_rounds_the_game_ends_without_a_winner():
    game = scene("rounds=3 rounds_begun=3 turn=2 floors1=a10")
    game.play("pass")
    assert not game.table.over
    game.play("pass")
    assert game.table.over
    assert game.table.winner == 0
    assert game.ranks() == [2, 1, 2, 2]
    assert [entry.citation for entry in game.happened("ended")] == ["12.3"]


@pytest.mark.parametrize(("rounds", "seats"), [(150, 2), (15, 4)])
def test_12_3_the_limit_is_150_rounds_or_what_was_agreed(rounds, seats):
    match = Match.start("flooruler", seats, 1, {"rounds": rounds} if rounds != 150 else {})
    while not match.over:
        match.play("pass")
    assert len(match.played) == rounds * seats


def test_a_winner_needs_a_shared_tile_when_both_neighbours_play():
    assert len(land(RED, shared=False)) == BOOK.floors - 1
    assert facts(94) in land(RED)
