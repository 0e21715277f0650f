"""What bots know about Flooruler: which plans win soonest, whom to stop, and when to leave that to others."""

import pytest

from watershed.bots.seat import SeatedBot
from watershed.games.flooruler import GAME
from watershed.games.flooruler.bot.evaluation import errands, evaluate, gold_needed, large_plans, risk
from watershed.games.flooruler.bot.rollout import danger, duty, rollout_move
from watershed.games.flooruler.names import Place
from watershed.games.flooruler.notation import words_of

from ...playing import sown
from .scene import BLUE, BOOK, EDITION, GREEN, RED, TILES, YELLOW, at, scene, some

FLOOR_STORE, NUKE_STORE, WEAPON_STORE, FOUNTAIN = at(12, 8), at(8, 12), at(8, 8), at(10, 10)


def first_thought(found, seed=1):
    return words_of(EDITION, int(rollout_move(BOOK, found.table, found.to_move(), sown(seed))))


def greedy(found, seed=1):
    bot = SeatedBot("greedy", GAME, seed)
    return words_of(EDITION, bot.choose(EDITION, found.records.tobytes(), found.to_move()))


@pytest.mark.parametrize(
    ("line", "large", "gold"),
    [
        ("gold=36", 3, 36),  # all there: three plans of 8
        ("gold=30", 0, 30),  # not enough for those, but for six of 4, and the fountain is a walk away
        ("gold=32", 1, 32),
        (f"gold=5 floors0={some(RED, 20)}", 0, 5),
        (f"gold=12 floors0={some(RED, 16)}", 1, 12),
    ],
)
def test_the_plans_that_win_soonest(line, large, gold):
    found = scene(f"at={FLOOR_STORE} {line}")
    assert (large_plans(BOOK, found.table, RED), gold_needed(BOOK, found.table, RED)) == (large, gold)
    assert first_thought(found) == ("build 8" if large else "build 4")


def test_a_win_comes_nearer_with_every_floor_and_every_coin():
    times = [errands(BOOK, scene(f"gold={gold}").table, RED) for gold in range(40)]
    assert times == sorted(times, reverse=True)
    laid = [errands(BOOK, scene(f"gold=9 floors0={some(RED, floors)}").table, RED) for floors in range(1, 23)]
    assert laid == sorted(laid, reverse=True)


def about_to_win(where, seat=GREEN, floors=16):
    """Yellow is in the Floor Store with the gold for all missing floors. Another player has 9."""
    tiles = ["k18", FLOOR_STORE, "k7", "q11"]
    tiles[seat] = where
    gold = ["0", str((24 - floors) * 12 // 8), "0", "0"]
    gold[seat] = "9"
    return scene(f"turn={seat} at={','.join(tiles)} gold={','.join(gold)} floors1={some(YELLOW, floors)}")


def test_who_is_about_to_win_is_nuked():
    found = about_to_win(NUKE_STORE)
    assert danger(BOOK, found.table, GREEN) == YELLOW
    assert first_thought(found) == "nuke 6 1"
    assert greedy(found) in ("nuke 2 1", "nuke 4 1", "nuke 6 1")


def test_standing_where_the_leader_can_be_nuked_is_worth_something():
    assert evaluate(BOOK, about_to_win(NUKE_STORE).table, GREEN) > evaluate(BOOK, about_to_win(FOUNTAIN).table, GREEN)


def test_the_way_to_the_nuke_store_counts_too():
    """A Citizen looks one step ahead, so a store must be worth something from afar."""
    tiles = [at(9, 11), at(9, 12), NUKE_STORE]
    worth = [evaluate(BOOK, about_to_win(tile).table, GREEN) for tile in tiles]
    assert worth[0] < worth[1] < worth[2]


def test_a_citizen_leaves_the_fountain_for_a_weapon_when_others_are_rich():
    """It thinks of some roll, so it does not always do the same."""
    poor, rich = (scene(f"at={FOUNTAIN},k12,k10,l11 gold=9,{gold},0,0 toll=3") for gold in (0, 30))
    leaves = [[greedy(found, seed) for seed in range(20)].count("move") for found in (poor, rich)]
    assert leaves[0] < 7 < leaves[1]
    end = greedy(rich.rolls(6).play("move")).removeprefix("tile ")
    assert end in {tile.name for tile in TILES.values() if tile.place == Place.WEAPON_STORE}


def test_a_citizen_in_the_weapon_store_buys_the_weapon_that_kills_best():
    assert greedy(scene(f"at={WEAPON_STORE},k12,k10,l11 gold=9,30,8,8 toll=3")) == "buy shotgun"


def test_a_citizen_attacks_the_richest():
    armed = scene("at=k11,k12,k10,l11 gold=5,20,8,8 items=shotgun:0 health=10,7,7,7 toll=3")
    assert greedy(armed) == "attack shotgun 1"


def test_gold_in_hand_is_worth_less_while_somebody_is_armed():
    """But not where the death of a piece costs nothing."""
    alone, threatened = (scene(f"at=k11,k5,k5,q11 gold=20 toll=3 {items}") for items in ("", "items=shotgun:1"))
    assert risk(BOOK, alone.table, RED) == 0 < risk(BOOK, threatened.table, RED)
    assert risk(BOOK, scene("gold=20 toll=0 items=shotgun:1").table, RED) == 0


def test_not_everybody_jumps_up_at_once():
    """Of the seats that could go to the Nuke Store, half leave it to the others in any round."""
    going = []
    for seat in (RED, GREEN, BLUE):
        found = about_to_win(FOUNTAIN, seat, floors=8)
        for found.table.rounds_begun in range(1, 5):
            going.append(duty(BOOK, found.table, seat, YELLOW) == Place.NUKE_STORE)
    assert going.count(True) == going.count(False) == 6
