"""The end of an era and of the game: rulebook, chapter 15."""

import numpy as np
import pytest

from watershed.games.patchistory.names import DECK
from watershed.games.patchistory.rules.ending import ranks, scores

from .scene import BOOK, FIGURES, Scene
from .scene_figures import answer_all


def end(era, *land, seats=3, workers=(), **goods):
    """An era ends for seat 0 with this land, these workers and goods."""
    scene = Scene(seats, era=era, lap=5).land(0, *land).workers(0, *workers)
    for seat in range(seats):
        scene.goods(seat, money=1)
    return scene.goods(0, **goods).begin("end")


def of_each(rule, scene):
    out = np.zeros(4, np.int16)
    rule(BOOK, scene.table, out)
    return out[: scene.table.seats].tolist()


@pytest.mark.parametrize(("era", "vp"), [(1, 20 - 5 + 4), (2, 20 - 5 + 4), (3, 20 + 40 + 4)])
def test_15_1_texts_about_the_end_of_an_era_count(era, vp):
    scene = end(era, "Pyramid", "Ziggurat", "Homer", workers=("e6", "1:2"), vp=20)
    assert scene.good(0, "vp") == vp
    assert {figure for _, figure, _, _ in scene.told("final")} == {FIGURES["Pyramid"], FIGURES["Ziggurat"]}


@pytest.mark.parametrize(
    ("workers", "before", "after"),
    [
        (("e6", "f6"), 0, 0),
        (("e6", "f6"), 1, 0),
        (("e6", "f6"), 2, 1),
        (("e6", "f6", "g6"), 0, 1),
        (("e6", "f6", "g6"), 3, 4),
    ],
)
def test_15_1_effects_of_an_end_of_era_are_added_up_before_vp_stop_at_zero(workers, before, after):
    """The Pyramid takes 5 VP and the Ziggurat gives 2 for each worker, whichever was patched first."""
    assert end(1, "Pyramid", "Ziggurat", workers=workers, vp=before).good(0, "vp") == after
    assert end(1, "Ziggurat", "Pyramid", workers=workers, vp=before).good(0, "vp") == after


def test_15_1_only_visible_heroes_and_wonders_count():
    assert end(3, "Pyramid@e8", "i-25-white@e8", vp=20).good(0, "vp") == 20


@pytest.mark.parametrize("era", [1, 2])
def test_15_2_the_next_deck_is_used(era):
    scene = end(era)
    table = scene.table
    assert (table.era, table.lap, table.drawn, scene.question()) == (era + 1, 1, 3, "bid")
    assert sorted(table.deck.tolist()) == list(range(era * DECK + 1, (era + 1) * DECK + 1))
    assert [int(BOOK.card[piece]) for piece in table.row[:3]] == table.deck[:3].tolist()
    assert table.deck.tolist() != sorted(table.deck.tolist()), "it is shuffled"


def test_15_2_only_the_first_auction_of_the_game_is_held_card_by_card():
    assert "wait" not in end(1).legal()
    assert "wait" in Scene.dealt(3).legal()


def test_15_3_after_era_iii_the_game_is_over():
    scene = end(3, vp=20)
    assert (scene.waiting(), scene.table.phase, scene.table.question) == ((), 0, 0)
    assert scene.told("over") == [(0, 0, 20, 0)]
    assert end(2).waiting() == (0,)


@pytest.mark.parametrize("era", [1, 2, 3])
def test_15_3_texts_about_the_end_of_the_game_count_only_then(era):
    scene = end(era, "Eiffel Tower", workers=("e6", "f6"), vp=20)
    assert scene.good(0, "vp") == (28 if era == 3 else 20)


def test_15_3_other_goods_are_worth_nothing():
    scene = end(3, food=9, minerals=9, money=30, votes=9, vp=7)
    assert (of_each(scores, scene), of_each(ranks, scene)) == ([7, 0, 0], [1, 2, 2])


@pytest.mark.parametrize(
    ("vp", "places"),
    [
        ((30, 20, 10, 0), [1, 2, 3, 4]),
        ((10, 30, 30, 20), [4, 1, 1, 3]),
        ((10, 30, 10, 10), [2, 1, 2, 2]),
        ((0, 0, 0, 0), [1, 1, 1, 1]),
    ],
)
def test_15_3_players_with_the_same_vp_share_the_place(vp, places):
    scene = Scene(4, era=3, lap=5)
    for seat, count in enumerate(vp):
        scene.goods(seat, vp=count, money=seat)
    scene.begin("end")
    assert of_each(ranks, scene) == places
    assert [seat for seat, *_ in scene.told("over")] == [seat for seat in range(4) if places[seat] == 1]


def test_15_3_the_game_ends_with_the_vote_of_era_iii():
    scene = Scene(3, era=3, lap=5).goods(0, votes=1).begin("production")
    answer_all(scene, "vote")
    assert scene.waiting() == (0,)
    scene.play("vote 0")
    while scene.waiting():
        assert scene.question() == "vote"
        scene.play("vote 0")
    assert scene.events("over")
