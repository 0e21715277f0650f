"""Aim and secrets: rulebook, chapter 1."""

import numpy as np
import pytest

from watershed.games.patchistory.names import ALLIED, GENERAL
from watershed.games.patchistory.rules.ending import ranks, scores
from watershed.games.patchistory.rules.opening import redeal
from watershed.games.patchistory.rules.sight import Observation, observe
from watershed.games.patchistory.view import view
from watershed.kernel.record import blank, lay_open

from .scene import EDITION, Scene

SEEDS = range(1, 25)


def observed(scene, seat):
    """What a seat observes."""
    records = blank(Observation)
    observe(scene.book, scene.table, seat, lay_open(Observation, records))
    return records[0]


def redealt(scene, seat, field):
    """What a field of the table can be for all that a seat knows."""
    found, before = set(), scene.records.copy()
    for seed in SEEDS:
        redeal(scene.book, scene.table, seat, seed)
        found.add(np.array(getattr(scene.table, field)).tobytes())
        scene.records[:] = before
    return found


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_1_1_the_most_vp_at_the_end_of_era_iii_win(seats):
    scene = Scene(seats, era=3)
    for seat in range(seats):
        scene.goods(seat, vp=10 + seat, money=99 - seat)
    scene.begin("end")
    assert (scene.question(), scene.waiting()) == ("none", ())
    found, places = np.zeros(4, np.int16), np.zeros(4, np.int16)
    scores(scene.book, scene.table, found)
    ranks(scene.book, scene.table, places)
    assert found[:seats].tolist() == [10 + seat for seat in range(seats)]
    assert places[:seats].tolist() == list(range(seats, 0, -1))


@pytest.mark.parametrize("era", [1, 2])
def test_1_1_the_game_goes_on_after_the_first_two_eras(era):
    scene = Scene(3, era=era).begin("end")
    assert (int(scene.table.era), int(scene.table.lap), scene.question()) == (era + 1, 1, "bid")


def test_1_2_goods_are_hidden_unless_screens_are_open():
    for screens in (0, 1):
        table = Scene.dealt(3, screens=screens).table
        for viewer in (0, 2, None):
            players = view(EDITION, table, viewer)["players"]
            shown = [player["goods"] is not None for player in players]
            assert shown == [bool(screens) or seat == viewer for seat in range(3)]


def test_1_2_territories_status_boards_routes_and_bids_are_open():
    scene = Scene(3).land(1, "Homer").workers(1, "2:3").goods(0, money=3).goods(1, money=5)
    scene.begin("auction").play("bid 1 3")
    found = observed(scene, 2)
    assert found["room"][2].any()
    assert found["status"][2].tolist() == scene.table.status[1].tolist()
    assert (found["owner"][1], found["space"][1]) == (3, 4), "the route of the player to the right"
    assert (found["bid_on"][1], found["bid"][1]) == (1, 3)


def test_1_2_everybody_sees_all_routes_from_where_they_sit():
    """Owners count clockwise from the one who looks: 1 is the viewer."""
    scene = Scene(4)
    scene.ally(0, 2), scene.ally(3, 1)
    scene.workers(2, "3:4", "15:3").workers(3, "4:rest", "16:2").workers(1, "16:1")
    for viewer in range(4):
        found = observed(scene, viewer)
        for seen, names in (("owner", GENERAL), ("other", GENERAL), ("end_a", ALLIED), ("end_b", ALLIED)):
            real = [getattr(scene.table, seen)[route] for route in range(1, names + 1)]
            assert found[seen].tolist() == [(owner - 1 - viewer) % 4 + 1 if owner else 0 for owner in real]
        for space in ("space", "space_a", "space_b", "war"):
            assert found[space].tolist() == getattr(scene.table, space)[1:].tolist()


def test_1_2_bots_know_the_goods():
    scene = Scene(3).goods(1, food=4, minerals=1, money=2, vp=30, votes=5).begin("auction")
    assert observed(scene, 0)["goods"][1].tolist()[1:] == [4, 1, 2, 30, 5]
    assert redealt(scene, 0, "goods") == {scene.table.goods.tobytes()}


@pytest.mark.parametrize("seat", range(3))
def test_1_3_tiles_and_prosperity_cards_are_secret(seat):
    """A seat observes the same whatever is in the others' hands, and keeps its own when they are dealt again."""
    scene = Scene.dealt(3)
    before = observed(scene, seat)
    assert before["tiles"].tolist() == scene.table.tiles[seat].tolist()
    assert before["hand"].tolist() == scene.table.hand[seat].tolist()
    own = scene.table.tiles[seat].tolist(), scene.table.hand[seat].tolist()
    for field in ("tiles", "hand"):
        assert len(redealt(scene, seat, field)) > len(SEEDS) // 2
    redeal(scene.book, scene.table, seat, 99)
    assert observed(scene, seat).tobytes() == before.tobytes()
    assert (scene.table.tiles[seat].tolist(), scene.table.hand[seat].tolist()) == own


def test_1_3_a_tile_laid_as_wasteland_keeps_its_secret():
    scene = Scene(3).goods(0, minerals=9).begin("management", favours=(5, 0, 0))
    tile = int(scene.table.tiles[0, 0])
    scene.play("reclaim 1", "site e6")
    seen = observed(scene, 1)
    assert len(redealt(scene, 1, "seen")) > 1, "the others don't know which one it is"
    assert redealt(scene, 0, "seen") == {scene.table.seen.tobytes()}, "its owner does"
    scene.table.seen[tile], scene.table.seen[tile % 36 + 1] = 0, 1
    assert observed(scene, 1).tobytes() == seen.tobytes()


def test_1_3_everybody_knows_a_building():
    scene = Scene(3).goods(0, minerals=9).begin("management", favours=(5, 0, 0))
    tile = int(scene.table.tiles[0, 0])
    scene.play("build 1", "site e6")
    assert scene.table.seen[tile] == 0b111
    assert redealt(scene, 1, "seen") == {scene.table.seen.tobytes()}


@pytest.mark.parametrize("field", ["deck", "stack"])
def test_1_3_nobody_knows_the_order_of_decks_and_tiles(field):
    scene = Scene.dealt(3)
    assert all(len(redealt(scene, seat, field)) > len(SEEDS) // 2 for seat in range(3))
    drawn = scene.table.deck[: scene.table.drawn].tolist()
    redeal(scene.book, scene.table, 0, 7)
    assert scene.table.deck[: scene.table.drawn].tolist() == drawn, "what is revealed stays"
    assert sorted(scene.table.deck.tolist()) == list(range(1, 26))


def thumbs():
    return Scene(3).workers(0, "1:negotiation").begin("negotiation")


def war():
    scene = Scene(3).workers(0, "1:war").war(1, "owner").goods(0, minerals=4).goods(1, minerals=4)
    return scene.begin("negotiation")


def vote():
    scene = Scene(3).begin("vote")
    for seat in range(3):
        scene.goods(seat, votes=5)
    for seat in (0, 1, 2):
        scene.play_as(seat, scene.legal(seat)[0])
    return scene


def plan():
    return Scene(3).workers(0, "e6").workers(1, "e6").begin("movement")


SEALED = {
    "move": (plan, "move", ["worker e6", "room f6"], ["end"]),
    "thumbs": (thumbs, "thumbs", ["peace"], ["war"]),
    "minerals": (war, "commit", ["commit 0"], ["commit 3"]),
    "cards": (
        lambda: Scene(3).hand(0, "money", "water", "heroes").begin("vote"),
        "prosperity",
        ["lay money"],
        ["lay heroes"],
    ),
    "votes": (vote, "vote", ["vote 0"], ["vote 5"]),
    "bids": (
        lambda: Scene(2).goods(0, money=4).goods(1, money=4).begin("auction"),
        "secret_bid",
        ["bid 1 1"],
        ["bid 2 4"],
    ),
}


@pytest.mark.parametrize(("start", "question", "one", "other"), SEALED.values(), ids=SEALED)
def test_1_4_nobody_sees_a_sealed_answer_before_the_last_one_is_in(start, question, one, other):
    seen, unsealed = set(), start()
    assert unsealed.question() == question
    assert {0, 1} <= set(unsealed.waiting())
    for moves in (one, other):
        scene = start().play_as(0, *moves)
        assert scene.question() == question, "the others are still asked"
        assert 0 not in scene.waiting(), "and has answered"
        assert [event.card for event in scene.events("sealed")] == [0], "an event tells only that it is in"
        seen.add(observed(scene, 1).tobytes())
    assert len(seen) == 1


def test_1_4_redealing_draws_the_sealed_answers_of_others_again():
    scene = war().play_as(0, "commit 3")
    assert len(redealt(scene, 1, "answer")) > 1
    assert len(redealt(scene, 0, "answer")) == 1


def test_1_5_what_has_one_answer_is_not_asked():
    """Nobody has a worker, a favour, a vote or a second prosperity card: a round passes without a question."""
    scene = Scene(3, lap=5)
    for seat in range(3):
        scene.goods(seat, food=9, money=2).hand(seat, "money")
    scene.hand(0, "food").hand(1, "water").begin("management", favours=(0, 0, 0))
    assert (int(scene.table.era), int(scene.table.lap), scene.question()) == (2, 1, "bid")
    assert len(scene.told("ended")) == 3
    assert len(scene.told("ballot")) == 3
    assert [event.count for event in scene.events("voted")] == [0] * 9


@pytest.mark.parametrize(("minerals", "asked"), [((0, 0), ()), ((0, 1), (1,)), ((1, 0), (0,))])
def test_1_5_a_war_without_minerals_is_not_asked(minerals, asked):
    scene = Scene(3).workers(0, "1:war").war(1, "owner")
    for seat, count in enumerate(minerals):
        scene.goods(seat, minerals=count)
    scene.begin("negotiation")
    assert (scene.waiting() if scene.question() == "commit" else ()) == asked


def managing(**goods):
    return Scene(3).goods(0, **goods).begin("management", favours=(60, 0, 0))


LIMITS = [
    (lambda: Scene(3).goods(0, money=150).begin("auction"), "bid 1", 99),
    (lambda: managing(minerals=60), "exchange minerals-food", 40),
    (managing, "campaign", 40),
    (lambda: war().goods(0, minerals=150), "commit", 99),
    (lambda: vote().goods(0, votes=300), "vote", 150),
]


@pytest.mark.parametrize(("start", "move", "most"), LIMITS, ids=[limit[1] for limit in LIMITS])
def test_1_6_one_move_has_limits(start, move, most):
    legal = start().legal(0)
    assert f"{move} {most}" in legal
    assert f"{move} {most + 1}" not in legal


def test_1_6_fewer_are_the_limit_if_you_have_fewer():
    scene = Scene(3, lap=2).goods(0, money=7).begin("auction")
    assert max(int(words.split()[2]) for words in scene.legal()) == 7
