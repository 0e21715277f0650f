"""Setting up: chapter 2, and what chapter 1 says about the table."""

import pytest

from watershed.games.flooruler import GAME
from watershed.games.flooruler.names import Place
from watershed.match import Match

from .scene import BLUE, BOOK, EDITION, GREEN, RED, YELLOW, Scene, at, facts, land, number, scene


@pytest.mark.parametrize(("seats", "names"), [(2, "Red Yellow"), (3, "Red Yellow Green"), (4, "Red Yellow Green Blue")])
def test_1_1_blue_stays_in_the_box_first_then_green(seats, names):
    match = Match.start("flooruler", seats, 1)
    assert match.names == tuple(names.split())
    assert [player["colour"] for player in match.view(0)["players"]] == [name.lower() for name in names.split()]


def test_1_2_only_the_rolls_to_come_are_unknown():
    one, two = Scene.dealt(4, 1), Scene.dealt(4, 2)
    GAME.rules.redeal(BOOK, one.table, RED, 5)
    GAME.rules.redeal(BOOK, two.table, BLUE, 5)
    assert one.records.tobytes() == two.records.tobytes()


def test_1_4_land_is_every_tile_that_shows_the_colour():
    shop = scene(f"at={at(12, 8)} gold=12").play("build 8")
    assert shop.tiles() == set(land(RED))


def test_1_4_the_land_of_a_colour_that_does_not_play_is_plain_ground():
    """Test vector 12 of the facts."""
    shared = {facts(tile) for tile in (99, 100, 113, 122)}
    two = scene(f"seats=2 at={at(12, 8)},{at(12, 8)} gold=12,12")
    assert shared <= two.play("build 8").tiles() == set(land(RED))
    yellow = scene(f"seats=2 turn=1 at={at(12, 8)},{at(12, 8)} gold=12,12").play("build 8")
    assert yellow.tiles() == set(land(YELLOW))
    for tile in land(GREEN, shared=False) + land(BLUE, shared=False):
        assert BOOK.away[number(tile), Place.FOUNTAIN] > 0


def test_1_6_one_floor_a_tile_and_24_a_colour():
    shop = scene(f"at={at(12, 8)} gold=4").play("build 2", "k20")
    assert "k20" not in shop.tiles()
    assert BOOK.floors == 24


def test_1_7_pieces_share_tiles():
    go = scene("at=k17,k16,k5,q11").rolls(1).play("move", "k16")
    assert go.tile(RED) == go.tile(YELLOW) == "k16"


def test_1_8_a_card_that_somebody_has_is_sold_out():
    assert "buy knife" in scene(f"at={at(8, 8)} gold=20").legal()
    assert "buy knife" not in scene(f"at={at(8, 8)} gold=20 items=knife:1").legal()
    assert "buy knife" not in scene(f"at={at(8, 8)} gold=20 items=knife:0").legal()


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_2_1_everybody_starts_alike(seats):
    new = Scene.dealt(seats)
    assert new.numbers("health") == [10] * seats
    for field in ("gold", "deaths", "floors", "down"):
        assert new.numbers(field) == [0] * seats
    assert not new.table.holder.any()
    assert not new.table.owner.any()


def test_2_2_ammo_is_full_and_usages_are_none():
    new = Scene.dealt(4)
    assert {item.slug: new.counter(item.slug) for item in EDITION.words["items"].values()} == {
        "knife": 0,
        "pistol": 5,
        "shotgun": 3,
        "grenade": 0,
        "healings": 0,
        "speed-boost": 0,
        "teleportation-tool": 0,
        "time-freeze": 0,
    }


def test_2_3_pieces_start_on_their_number_tiles():
    assert [Scene.dealt(4).tile(seat) for seat in range(4)] == ["k18", "e11", "k7", "q11"]


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_2_4_red_begins_and_the_others_follow_in_order(seats):
    game, asked = Scene.dealt(seats), []
    for _ in range(2 * seats):
        asked.append(game.to_move())
        game.play("pass")
    assert asked == [*range(seats), *range(seats)]
    assert game.table.rounds_begun == 3
