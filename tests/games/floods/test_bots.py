"""What bots know about Floods: what a bundle is worth, which trades to refuse, where workers have jobs."""

import itertools

import numpy as np
import pytest

import watershed as ws
from watershed.bots.levels import level_with_budget
from watershed.bots.seat import SeatedBot
from watershed.games.floods import GAME
from watershed.games.floods.bot.bundle import gain, is_acceptable, purse, worth_of
from watershed.games.floods.bot.evaluation import evaluate, majority, scale_after, standing
from watershed.games.floods.bot.rollout import rollout_move
from watershed.games.floods.names import Ends, Phase, Question, Race
from watershed.games.floods.notation import words_of
from watershed.kernel.luck import below
from watershed.match import Match

from ...playing import sown
from .lively import lively_move, lively_seat
from .scene import BOOK, EDITION, GREEN, WHITE, YELLOW, scene

SITES = 9  # more than enough
HOMES = "y4 0:1 | y5 0:1 | g4 1:1 | g5 1:1 | w4 2:1 | b4 3:1"
LEVELS = ("apprentice", "citizen", "search:60")


def chosen(table, bot="greedy", seed=1):
    found = SeatedBot(level_with_budget(bot) if ":" in bot else bot, GAME, seed)
    return words_of(EDITION, found.choose(EDITION, table.records.tobytes(), table.to_move()))


def stands(table, seat=YELLOW):
    return int(standing(BOOK, table.table, seat, scale_after(BOOK, table.table)))


def held(match):
    return match.table.control.tolist(), match.table.fanatics.tolist()


def first_thought(table, seed=1):
    return words_of(EDITION, int(rollout_move(BOOK, table.table, table.to_move(), sown(seed))))


def best_by_hand(goods):
    """How many mines, warriors or dolmens a bundle can pay for at most, by trying everything."""
    best = 0
    for way in range(1, 31):
        left = tuple(have - int(price) for have, price in zip(goods, BOOK.cost[way][1:], strict=True))
        if min(left) >= 0:
            best = max(best, 1 + best_by_hand(left))
    return best


def test_a_bundle_is_taken_apart_into_buildings():
    for goods in itertools.product((0, 1, 2, 4, 5), repeat=5):
        if sum(goods) <= 9:
            built = worth_of(*goods, SITES) // 170
            assert built <= best_by_hand(goods) + 1, goods
            assert built >= best_by_hand(goods), goods


def test_a_plan_looks_the_same_before_it_is_carried_out_and_after():
    """Otherwise the last seat to seal its plan would judge it by another measure than the others, and fare worse."""
    seen = 0
    for seed in range(4):
        match, bot = Match.start("floods", 4, seed), SeatedBot("citizen", GAME, seed)
        while not match.over:
            seat = match.to_move
            is_last = match.table.question == Question.HARVEST and len(match.waiting) == 1
            before = [stands(match, each) for each in range(4)]
            scale, ground = int(scale_after(BOOK, match.table)), held(match)
            if is_last:
                match.play("harvest", seat=seat)
            else:
                match.advance(bot.choose(EDITION, match.table_bytes, seat), seat)
            if is_last and match.table.phase in (Phase.TRADE, Phase.CONSTRUCTION):
                assert match.table.scale == scale
                if held(match) == ground:
                    assert [stands(match, each) for each in range(4)] == before
                    seen += 1
    assert seen >= 12


def test_more_is_never_worth_less_and_order_does_not_matter():
    luck = sown(3)
    for _ in range(300):
        goods = [below(luck, 9) for _ in range(5)]
        assert worth_of(*goods, SITES) == worth_of(*sorted(goods), SITES)
        more = list(goods)
        more[below(luck, 5)] += 1
        assert worth_of(*more, SITES) >= worth_of(*goods, SITES), (goods, more)


def test_the_fourth_kind_is_worth_more_than_the_tenth_unit():
    kinds = worth_of(1, 1, 1, 1, 0, SITES) - worth_of(1, 1, 1, 0, 0, SITES)
    units = worth_of(9, 0, 0, 0, 0, SITES) - worth_of(8, 0, 0, 0, 0, SITES)
    assert kinds > 5 * max(units, 1)


GREED = [  # what a greedy player proposes to green: what green gets, what green gives
    ("give wood 1", "get copper 10"),
    ("get copper 10",),
    ("get wood 1", "get copper 1"),
    ("get marble 1",),
    ("give wood 1", "get gold 1", "get copper 3", "get marble 2"),
    ("give wood 2", "get copper 4", "get granite 1"),
]


@pytest.mark.parametrize("bot", LEVELS)
@pytest.mark.parametrize("offer", GREED)
def test_absurd_offers_are_refused_by_every_bot(bot, offer):
    table = scene(HOMES, "trade", wood="9,1,3,3", gold="0,2", copper="0,12", marble="0,2", granite="0,1")
    table.play("offer 1", *offer, "send")
    for seed in range(12 if bot != "search:60" else 3):
        assert chosen(table, bot, seed) != "accept"


@pytest.mark.parametrize("bot", LEVELS)
def test_an_offer_that_helps_both_is_accepted(bot):
    """Green has three kinds and lacks wood; one of its many copper buys it."""
    table = scene(HOMES, "trade", wood="9", gold="0,1", copper="0,12", marble="0,1")
    table.play("offer 1", "give wood 1", "get copper 1", "send")
    assert is_acceptable(table.table, GREEN)
    answers = [chosen(table, bot, seed) for seed in range(12 if bot != "search:60" else 3)]
    assert answers.count("accept") * 2 > len(answers)


def test_a_bad_counter_offer_is_refused():
    table = scene(HOMES, "trade", wood="9", gold="0,1", copper="0,12", marble="0,1")
    table.play("offer 1", "give wood 1", "get copper 1", "send", "counter", "get wood 9", "send")
    assert table.to_move() == YELLOW
    assert {chosen(table, bot, seed) for bot in ("apprentice", "citizen") for seed in range(12)} == {"reject"}


def test_a_gain_is_what_the_purse_gains():
    table = scene(HOMES, "trade", wood="9", gold="0,1", copper="0,12", marble="0,1")
    table.play("offer 1", "give wood 1", "get copper 1", "send")
    before = purse(table.table, GREEN)
    said = gain(table.table, GREEN, table.table.give[0], table.table.get[0])
    table.play("accept")
    assert purse(table.table, GREEN) - before == said > 0


def test_a_citizen_offers_what_both_want_and_passes_otherwise():
    wanted = scene(HOMES, "trade", wood="9", marble="1", granite="1,1", gold="0,1", copper="0,12")
    moves = []
    while wanted.question() in ("floor", "lay"):
        moves.append(chosen(wanted))
        wanted.play(moves[-1])
    assert moves[0] == "offer 1"
    assert moves[-1] == "send"
    assert is_acceptable(wanted.table, GREEN)
    useless = scene(HOMES, "trade", gold="3")
    assert chosen(useless) == "pass"


def test_in_games_of_bots_no_trade_hurts_anybody():
    """Every accepted trade brought its receiver more than it took."""
    trades = 0
    for seed in range(3):
        match, luck = Match.start("floods", 4, seed, {"turns": 16}), sown(seed)
        bots = [SeatedBot("citizen", GAME, seat) for seat in range(4)]
        while not match.over and match.length < 700:
            seat = match.to_move
            before = [purse(match.table, each) for each in range(4)]
            action = bots[seat].choose(EDITION, match.table_bytes, seat)
            if below(luck, 6) == 0 and words_of(EDITION, action) != "accept":
                seat = lively_seat(match, luck)
                action = lively_move(match, seat, luck)
                if words_of(EDITION, action) == "accept":
                    continue
            match.advance(action, seat)
            if words_of(EDITION, action) == "accept":
                trades += 1
                assert purse(match.table, seat) > before[seat]
    assert trades > 10


def test_dolmens_majorities_and_work_count():
    bare = stands(scene("y4 0:1 | w4 2:1"))
    assert stands(scene("y4 0:1 dolmen 0 | w4 2:1")) >= bare + 200
    assert stands(scene("y4 0:1 | w4 2:1 | io boat 0:1")) > bare + 100
    crowded, spread = scene("y4 0:6 tree 0 | w4 2:1"), scene("y4 0:2 tree 0 | y3 0:2 tree 0 | y5 0:2 tree 0 | w4 2:1")
    assert stands(spread) > stands(crowded)
    mined = scene("y4 0:6 tree 0 mine 2 | w4 2:1")
    assert stands(mined) > stands(crowded)


def test_a_majority_counts_by_its_lead():
    def worth(boats):
        return majority(BOOK, scene(f"y4 0:1 | io boat 0:{boats} | cp boat 2:3").table, YELLOW, Race.BOATS)

    values = [worth(boats) for boats in range(1, 8)]
    assert values == sorted(values)
    assert values[0] < 100 < values[-1] <= 300


def test_fanatics_and_the_next_rise_are_feared():
    calm = stands(scene("y2 0:4 | y4 0:1"))
    assert stands(scene("y2 0:4 fan 3 | y4 0:1")) < calm
    wet = scene("y2 0:4 | y4 0:1")
    wet.table.rises, wet.table.scale = 1, 7
    dry = scene("y3 0:4 | y4 0:1")
    dry.table.rises, dry.table.scale = 1, 7
    assert stands(wet) < stands(dry)


def test_a_leader_wants_the_end_and_the_others_do_not():
    def both(scale):
        table = scene("y4 0:1 dolmen 0 | y5 0:1 dolmen 0 | w4 2:1").table
        before = [evaluate(BOOK, table, seat) for seat in (YELLOW, WHITE)]
        table.scale = scale
        return [evaluate(BOOK, table, seat) - old for seat, old in zip((YELLOW, WHITE), before, strict=True)]

    leader, other = both(1)
    assert leader > other


@pytest.mark.parametrize("seats", [3, 4])
def test_a_hunch_is_always_legal(seats):
    for seed in range(3):
        match, luck = Match.start("floods", seats, seed), sown(seed)
        while not match.over:
            seat = match.waiting[below(luck, len(match.waiting))]
            action = int(rollout_move(BOOK, match.table, seat, luck))
            assert action in match.legal(seat)
            if below(luck, 5) == 0:
                action = lively_move(match, seat, luck)
            match.advance(action, seat)


def test_hunches_are_sensible():
    assert first_thought(scene("y4 0:6 | w4 2:1")) == "move workers y4"
    assert first_thought(scene("y4 0:1 | w4 2:1")) == "end"
    assert (
        first_thought(scene("y4 0:1 | w4 2:1", "construction", wood="1", gold="1", copper="1", marble="1"))
        == "build dolmen y4"
    )
    paid = scene("y4 0:1 | w4 2:1", "construction", wood="9", gold="9", copper="1", marble="2", granite="1")
    assert first_thought(paid.play("build dolmen y4")) == "pay wood+gold+copper+marble"


@pytest.mark.parametrize(("seats", "turns"), [(4, (6, 18)), (3, (8, 24))])
def test_games_of_citizens_end_by_the_scale(seats, turns):
    games = ws.simulate("floods", seats, games=40, seed=9, bots="greedy", keep=40, workers=1)
    ends = np.bincount(games.tables["end"], minlength=len(Ends._fields))
    assert ends[1] >= (36 if seats == 4 else 20)
    assert turns[0] <= np.median(games.tables["turn"]) <= turns[1]
    assert games.scores[:, :seats].max(axis=1).mean() > 12
