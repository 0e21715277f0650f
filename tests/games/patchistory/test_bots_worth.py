"""What things are worth to bots as time goes by: symbols, goods, strength, and the end of a round."""

from itertools import pairwise
from statistics import mean

import pytest

from watershed.bots.seat import SeatedBot
from watershed.games.patchistory import GAME
from watershed.games.patchistory.bot.evaluation import standing
from watershed.games.patchistory.bot.worth import LASTING, coin_worth, exposure, has_managed, rounds_left
from watershed.kernel.rule import COMPILED
from watershed.match import Match

from .scene import BOOK, EDITION, Scene
from .test_bots import always


def kingdom(**numbers):
    scene = Scene(3, **numbers)
    for seat in range(3):
        scene.goods(seat, vp=30, food=9, money=6, minerals=2)
    return scene


def test_a_symbol_lasts_less_than_the_game_and_counts_fully_at_its_end():
    def of_a_box(era, lap):
        empty, manned = (kingdom(era=era, lap=lap).tile(0, "e6", "culture-6").workers(0, at) for at in ("f6", "e6"))
        for scene in (empty, manned):
            scene.begin("movement")
        each = manned.status(0, "vp") - empty.status(0, "vp")
        assert each > 0
        return (standing(BOOK, manned.table, 0) - standing(BOOK, empty.table, 0)) / (100 * each)

    assert of_a_box(1, 1) < 15 * 0.6, "cards get covered and workers move"
    assert of_a_box(1, 1) > of_a_box(2, 1) > of_a_box(3, 1) > of_a_box(3, 5) > 0.3
    rises = [later - sooner for sooner, later in pairwise(LASTING)]
    assert rises[0] == 100
    assert rises == sorted(rises, reverse=True)


def test_strength_is_worth_what_it_spares():
    alone = kingdom()
    assert exposure(alone.begin("movement").table, 0, 0) == exposure(alone.table, 1, 0), "all are equally strong"
    scene = kingdom().tile(1, "e6", "military-5").tile(1, "f6", "military-2").workers(1, "e6", "f6").begin("movement")
    table = scene.table
    threatened = exposure(table, 0, 0)
    assert threatened > exposure(alone.table, 0, 0)
    assert exposure(table, 1, 0) < threatened, "nobody threatens the strongest"
    spared = [exposure(table, 0, stronger) for stronger in range(30)]
    assert spared == sorted(spared, reverse=True)
    assert spared[-1] == 0, "more than enough is of no use"


def test_money_is_for_the_auctions_to_come():
    def of_three_money(era, lap, phase):
        poor, rich = (
            kingdom(era=era, lap=lap).goods(0, money=money).begin(phase, favours=(2, 2, 2)) for money in (3, 6)
        )
        return standing(BOOK, rich.table, 0) - standing(BOOK, poor.table, 0)

    assert of_three_money(3, 3, "auction") > 150
    assert 0 < of_three_money(3, 5, "auction") < 50, "what isn't paid now can only be exchanged"
    assert of_three_money(3, 5, "management") < 50
    last, sooner = (kingdom(era=3, lap=lap).begin("auction").table for lap in (5, 3))
    assert coin_worth(last) < 15 < 60 < coin_worth(sooner), "so more is paid in the last one"


def test_who_has_finished_has_no_use_for_favours():
    scene = kingdom().workers(0, "e6").begin("management", favours=(5, 5, 5))
    before = standing(BOOK, scene.table, 0)
    assert not has_managed(scene.table, 0)
    assert not any(word == "end" for word in always(scene, 0))
    scene.play_as(0, "end")
    assert has_managed(scene.table, 0)
    assert not has_managed(scene.table, 1)
    assert standing(BOOK, scene.table, 0) < before - 100, "five favours were given away"


@pytest.mark.parametrize("lap", [2, 4])
def test_the_last_to_plan_moves_like_the_first(lap):
    """Its answer ends the round, and the next auction is no reason to leave a worker without a box."""
    scene = kingdom(lap=lap).tile(2, "e6", "culture-6").workers(0, "f6").workers(1, "f6").workers(2, "f6")
    scene.begin("movement")
    assert scene.waiting() == (0, 1, 2)
    assert always(scene, 2) == {"worker f6"}
    scene.play_as(0, "end").play_as(1, "end")
    assert scene.waiting() == (2,)
    assert always(scene, 2) == {"worker f6"}


def test_the_end_of_a_round_is_neither_good_nor_bad():
    """Over a game of Citizens, prospects change little while rounds end; a card is worth ten VP and more."""
    match = Match.start("patchistory", 4, 7)
    bots = [SeatedBot("citizen", GAME, seat, compiled=COMPILED) for seat in range(4)]
    steps = []
    while not match.over:
        seat, rounds = match.to_move, rounds_left(match.table)
        before = [standing(BOOK, match.table, each) for each in range(4)]
        match.advance(bots[seat].choose(EDITION, match.table_bytes, seat), seat)
        if 0 < rounds_left(match.table) < rounds:
            steps.append(mean(standing(BOOK, match.table, each) - before[each] for each in range(4)))
    assert len(steps) == 14
    assert abs(mean(steps)) < 300
    assert max(map(abs, steps)) < 1200
