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


@pytest.mark.parametrize("first", range(3))
def test_4_2_diplomacy_is_played_in_turn_order(first):
    """And everybody finishes it before anybody's management."""
    scene = Scene(3, first=first)
    for seat in range(3):
        scene.goods(seat, food=9)
    scene.begin("diplomacy", favours=(4, 4, 4))
    asked = []
    while scene.question() == "diplomacy":
        assert len(scene.waiting()) == 1
        asked.append(scene.to_move())
        scene.play("end")
    assert asked == [(first + step) % 3 for step in range(3)]
    assert (scene.question(), scene.waiting()) == ("management", (0, 1, 2))


@pytest.mark.parametrize("seats", [3, 4])
def test_4_2_everybody_patches_at_the_same_time(seats):
    """A card lies at once, in whatever order they come; what it does waits for the last one."""
    scene = Scene(seats, first=1).patching(*["Che Guevera"] * seats)
    order = [2, 0, 1, 3][:seats]
    for placed, seat in enumerate(order):
        assert (scene.question(), scene.waiting()) == ("patch", tuple(sorted(order[placed:])))
        scene.play_as(seat, "patch g7 15")
        assert scene.table.height[seat] == 2
        assert [len(scene.told(kind)) for kind in ("patched", "appeared")] == [1, 1]
        assert scene.legal(seat) == [] or placed == seats - 1
        assert scene.good(seat, "votes") == (10 if placed == seats - 1 else 0)
    assert scene.question() != "patch"
    assert [scene.good(seat, "votes") for seat in range(seats)] == [10] * seats


@pytest.mark.parametrize("first", range(4))
def test_4_2_texts_of_patched_cards_and_first_workers_come_in_turn_order(first):
    """Each player's text, then their first workers, before the next player's."""
    turns = [(first + step) % 4 for step in range(4)]
    scene = Scene(4, first=first, lap=1).patching(*["Timbuktu"] * 4)
    for seat in (3, 1, 0, 2):
        assert scene.question() == "patch"
        scene.play_as(seat, "patch g7 15")
    asked = []
    while scene.question() in ("free_route", "room"):
        asked.append((scene.question(), *scene.waiting()))
        scene.play(scene.legal()[0])
    assert asked == [(question, seat) for seat in turns for question in ("free_route", "room")]
    assert scene.table.owner[5:9].tolist() == [seat + 1 for seat in turns]


@pytest.mark.parametrize("first", [0, 1])
def test_4_2_two_players_patch_one_after_the_other(first):
    """The side, the card, its text and the first workers; then the other player."""
    asked = []
    scene = Scene(2, first=first, lap=1).goods(0, food=9).goods(1, food=9).patching("i-12-white")
    while scene.table.phase == Phase.PATCHING:
        asked.append((scene.question(), *scene.waiting()))
        wanted = [words for words in scene.legal() if words in ("side black", "patch g7 15")]
        scene.play(*(wanted or scene.legal()[:1]))
    own = ("side", "patch", "ally", "room")
    assert asked == [(question, seat) for seat in (first, 1 - first) for question in own]


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_4_2_everybody_manages_at_the_same_time(seats):
    """In whatever order they come, each is asked what belongs to their own last action; then all move."""
    scene = Scene(seats, first=1)
    for seat in range(seats):
        scene.goods(seat, food=9, minerals=9).workers(seat, "g6", "g7")
    scene.begin("management", favours=(9,) * seats)
    everybody = tuple(range(seats))
    assert [scene.question(seat) for seat in everybody] == ["management"] * seats
    scene.play_as(1, "birth").play_as(0, "build 1")
    assert (scene.question(1), scene.question(0), scene.waiting()) == ("room", "site", everybody)
    assert "room e6" in scene.legal(1)
    assert "site e6" in scene.legal(0)
    if seats > 2:
        scene.play_as(2, "trade 3")
        assert (scene.question(2), scene.legal(2)) == ("trader", ["worker g6", "worker g7"])
        scene.play_as(2, "worker g7")
        assert (scene.question(2), scene.places(2)) == ("management", ["g6", "3:start"])
    scene.play_as(0, "site e7").play_as(1, "room e7")
    assert (scene.question(0), scene.question(1), scene.places(1)) == ("management", "management", ["g6", "g7", "e7"])
    for at, seat in enumerate(reversed(everybody)):
        assert (scene.question(), scene.waiting()) == ("management", everybody[: seats - at])
        scene.play_as(seat, "end")
        assert scene.told("ended") == [(seat, Phase.MANAGEMENT, 0, 0)]
    assert scene.question() == "move"


@pytest.mark.parametrize(("seats", "left"), [(2, 1), (3, 2), (3, 0), (4, 3)])
def test_4_2_with_fewer_routes_than_players_management_is_played_in_turn_order(seats, left):
    """Each player finishes before the next: who wants the last route is never a matter of being quick."""
    asked, laid, first = [], [], seats - 1
    scene = Scene(seats, first=first)
    while scene.table.routes_left > left:
        scene.route(0, 1)
    for seat in range(seats):
        scene.goods(seat, food=9, minerals=9)
    scene.begin("management", favours=(3,) * seats)
    while scene.question() == "management":
        asked.append(scene.waiting())
        other = (asked[-1][0] + 1) % seats
        scene.play(next(words for words in (f"route {other}", "exchange minerals-food 1") if words in scene.legal()))
        laid += [seat for seat, *_ in scene.told("route-laid")]
        assert scene.waiting() == asked[-1], "favours are left"
        scene.play("end")
    turns = [(first + step) % seats for step in range(seats)]
    assert asked == [(seat,) for seat in turns]
    assert (laid, int(scene.table.routes_left)) == (turns[:left], 0)


def test_4_2_as_many_routes_as_players_are_enough_for_all():
    scene = Scene(3)
    while scene.table.routes_left > 3:
        scene.route(0, 1)
    for seat in range(3):
        scene.goods(seat, minerals=9)
    scene.begin("management", favours=(3, 3, 3))
    assert scene.waiting() == (0, 1, 2)
    for seat in (2, 1, 0):
        scene.play_as(seat, f"route {(seat + 1) % 3}")
    assert int(scene.table.routes_left) == 0


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
