"""Rounds and eras: rulebook, chapter 4."""

import random

import pytest

from watershed.games.patchistory.names import Phase, Phases, Questions

from .scene import Scene, action_of
from .scene import apply as play

ROUND = ["auction", "patching", "diplomacy", "management", "movement", "negotiation", "production"]
OF_QUESTIONS = {  # what is asked in each phase; production has no question
    "auction": {"claim", "bid", "secret_bid"},
    "patching": {"side", "patch", "room", "ally", "end_of_route", "free_route", "demolish", "sacrifice"},
    "diplomacy": {"diplomacy", "mix", "aid", "room"},
    "management": {"management", "trader", "site", "room"},
    "movement": {"move"},
    "negotiation": {
        "talk", "thumbs", "treaty", "end_of_route", "commit", "free_threat", "stealth", "site", "mercy", "room",
    },
    "upkeep": {"offering"},
    "vote": {"prosperity", "vote", "double"},
}  # fmt: skip


def wander(scene, luck):
    """The table at every decision; a random move is played in between."""
    while scene.waiting():
        yield scene
        seat = luck.choice(scene.waiting())
        play(scene.book, scene.table, seat, action_of(luck.choice(scene.legal(seat))))


@pytest.mark.parametrize("seats", [2, 3])
def test_4_1_three_eras_of_five_rounds_with_five_phases_each(seats):
    """Phases come in their order; those without a question are passed over, and after round 5 there are three more."""
    seen = []
    for scene in wander(Scene.dealt(seats, seed=seats), random.Random(seats)):
        table = scene.table
        phase = Phases._fields[table.phase].lower()
        assert Questions._fields[table.question].lower() in OF_QUESTIONS[phase]
        if not seen or seen[-1] != (int(table.era), int(table.lap), phase):
            seen.append((int(table.era), int(table.lap), phase))
    order = [*ROUND, "upkeep", "vote", "end"]
    assert seen == sorted(set(seen), key=lambda found: (*found[:2], order.index(found[2]))), "never back"
    assert {found[:2] for found in seen} == {(era, lap) for era in (1, 2, 3) for lap in range(1, 6)}
    assert {lap for _, lap, phase in seen if phase in ("upkeep", "vote")} == {5}
    assert [era for era, _, phase in seen if phase == "vote"] == [1, 2, 3]
    assert [sum(phase == found[2] for found in seen) for phase in ("auction", "patching")] == [15, 15]
    assert scene.table.phase == Phase.NONE


def test_4_1_after_the_fifth_round_come_the_upkeep_the_vote_and_the_end():
    scene = Scene(3, lap=5).land(0, "Homer").goods(0, food=9)
    scene.begin("production")
    assert len(scene.told("maintained")) == 1
    assert scene.question() == "prosperity"
    for seat in range(3):
        scene.play_as(seat, scene.legal(seat)[0])
    assert len(scene.told("era-ended")) == 1, "nobody has votes"
    assert (int(scene.table.era), int(scene.table.lap)) == (2, 1)


@pytest.mark.parametrize("lap", [1, 2, 3, 4])
def test_4_1_other_rounds_are_followed_by_the_next(lap):
    scene = Scene(3, lap=lap).land(0, "Homer").begin("production")
    assert (int(scene.table.lap), scene.question(), scene.told("maintained")) == (lap + 1, "bid", [])


@pytest.mark.parametrize("first", range(4))
def test_4_2_patching_diplomacy_and_management_are_played_in_turn_order(first):
    """Each player finishes before the next, and everybody finishes diplomacy before anybody's management."""
    scene = Scene(4, first=first)
    for seat in range(4):
        scene.goods(seat, food=9, minerals=9)
    turns = [(first + step) % 4 for step in range(4)]
    asked = []
    scene.patching("i-02-white")
    while Phase.PATCHING <= scene.table.phase <= Phase.MANAGEMENT:
        asked.append((scene.question(), scene.to_move()))
        if scene.question() == "management" and "exchange minerals-food 1" in scene.legal():
            scene.play("exchange minerals-food 1")
        else:
            scene.play("end" if "end" in scene.legal() else "discard")
    assert [seat for question, seat in asked if question == "patch"] == turns
    managed = [seat for question, seat in asked if question == "management"]
    assert managed == turns, "POL 1: the exchange was all that each could pay for"


@pytest.mark.parametrize("first", range(3))
def test_4_2_diplomacy_is_played_in_turn_order(first):
    scene = Scene(3, first=first)
    for seat in range(3):
        scene.goods(seat, food=9)
    scene.begin("diplomacy", favours=(4, 4, 4))
    asked = []
    while scene.question() == "diplomacy":
        asked.append(scene.to_move())
        scene.play("end")
    assert asked == [(first + step) % 3 for step in range(3)]
    assert (scene.question(), scene.to_move()) == ("management", first)


@pytest.mark.parametrize(("seats", "first", "then"), [(2, 1, 0), (3, 0, 1), (3, 2, 0), (4, 3, 0)])
def test_4_3_the_player_to_the_left_becomes_first_at_the_end_of_a_round(seats, first, then):
    scene = Scene(seats, first=first).begin("production")
    assert scene.table.first == then
    assert scene.to_move() == (then if seats > 2 else 0), "with two, both bid"


def test_4_3_the_next_player_is_first_before_the_upkeep_of_heroes_and_wonders():
    scene = Scene(3, lap=5)
    for seat in range(3):
        scene.land(seat, "Homer").goods(seat, food=9)
    scene.begin("production")
    assert [seat for seat, *_ in scene.told("produced")] == [0, 1, 2]
    assert [seat for seat, *_ in scene.told("maintained")] == [1, 2, 0]
    for seat in range(3):
        scene.play_as(seat, scene.legal(seat)[0])
    assert (int(scene.table.era), int(scene.table.first)) == (2, 1), "once only"
