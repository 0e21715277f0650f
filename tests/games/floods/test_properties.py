"""What must hold on every table of every game, however it is played."""

import os
from collections import Counter

import numpy as np
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from watershed.games.floods.names import CONTESTED, Event, Phase, Question, State
from watershed.games.floods.rules.trade import wealth
from watershed.kernel.luck import below
from watershed.match import Match

from ...playing import sown
from .lively import LAZY, ODDS, lively_move, lively_seat
from .scene import BOOK

GAMES = int(os.environ.get("WATERSHED_RANDOM_GAMES", "60"))
ORE = BOOK.ore.tolist()
SCRATCH = ("way",)
PER_CELL = ["state", "workers", "guard", "warriors", "fanatics", "forests", "mines", "fleet", "boats", "control"]
MOVING = ("fresh_workers", "fresh_warriors", "fresh_boats", "ferrying", "received", "unguarded")
ORDERING = ("kind", "origin", "target", "amount", "colour")


def check(match):
    """All invariants of a table."""
    table = match.table
    check_cells(table)
    check_counts(table)
    check_question(match)


def check_cells(table):
    """2.1, 2.2  Land pawns are on dry cells, boats at sea; who controls what follows from the pawns."""
    columns = [getattr(table, name).tolist() for name in PER_CELL]
    for state, workers, guard, warriors, fanatics, forests, mines, fleet, boats, control in zip(*columns, strict=True):
        people, fleeing = sum(workers), table.phase == Phase.FLOOD and state == State.FLOODED
        assert min(*workers, warriors, boats, fanatics, forests) >= 0
        assert (state == State.DRY or fleeing) or people == warriors == fanatics == 0
        assert state in (State.SEA, State.FLOODED) or boats == 0
        assert (warriors > 0) == (guard > 0)
        assert (boats > 0) == (fleet > 0)
        assert fanatics <= people + warriors, "or it would be lost"
        assert 0 <= mines <= BOOK.mines
        assert 0 <= forests <= BOOK.forests
        assert control == expected_control(state, guard, workers)


def expected_control(state, guard, workers):
    """2.2  Found in another way."""
    free = [seat + 1 for seat in range(4) if workers[seat]]
    if state != State.DRY:
        return 0
    if guard:
        return guard
    return CONTESTED if len(free) > 1 else sum(free)


def check_counts(table):
    """2.4, 2.5, 14.1  What is kept for speed is what is there; limits hold."""
    land = range(table.first_cell, table.end_land)
    for seat in range(4):
        assert table.army[seat] == table.warriors[table.guard == seat + 1].sum()
        assert table.navy[seat] == table.boats[table.fleet == seat + 1].sum()
        assert table.navy[seat] <= BOOK.most_boats
        assert table.army[seat] + table.fallen[seat] <= BOOK.most_warriors
        assert table.goods[seat].min() >= 0
        assert seat < table.seats or (wealth(table, seat) == 0 and table.workers[:, seat].sum() == 0)
    assert table.scale == sum(int(table.forests[cell]) == 0 for cell in land)
    flooded = {cell for cell in land if table.state[cell] == State.FLOODED}
    assert flooded == {cell for cell in land if 0 < BOOK.drowns[cell] <= table.rises}
    if table.phase in (Phase.MOVE, Phase.NONE):
        marks = BOOK.rise.tolist()[1:]
        assert table.end or table.rises == sum(table.scale >= mark for mark in marks)


def check_question(match):
    """Nothing is left over from what is done, and nobody is asked who has no choice."""
    table = match.table
    assert (table.question == Question.NONE) == (table.phase == Phase.NONE) == bool(table.end) == match.over
    assert not any(getattr(table, name).any() for name in SCRATCH)
    asked = table.question
    if table.phase != Phase.MOVE:
        assert not any(getattr(table, name).any() for name in MOVING)
        assert (table.queried, table.granted) == (0, 0)
        assert not (table.control == CONTESTED).any(), "civil wars are fought when moves end"
    if asked not in (Question.TO, Question.COUNT, Question.LEAD):
        assert not any(getattr(table, name) for name in ORDERING)
        assert not table.reach.any()
        assert not table.led.any()
    if asked != Question.HARVEST:
        assert table.sealed == 0
        assert not any(getattr(table, name).any() for name in ("planned", "idlers", "felling"))
    if asked not in (Question.LAY, Question.ANSWER):
        assert not any(getattr(table, name).any() for name in ("give", "get"))
        assert (table.addressee, table.responder, table.countered, table.counter, table.laid) == (0, 0, 0, 0, 0)
    assert (table.building > 0) == (asked == Question.PAY)
    assert (table.group > 0) == (asked == Question.FLEE)
    assert (table.site > 0) == (asked in (Question.PAY, Question.FLEE))
    assert table.phase == Phase.TRADE or (table.lap, table.offers, table.passes) == (0, 0, 0)
    for seat in match.waiting:
        assert len(match.legal(seat)) >= 2
    assert table.turn <= table.turns


def accounts(table):
    """Everything that can be counted: resources, pawns, buildings."""
    pawns = [table.workers.sum(axis=0), table.army, table.navy]
    rest = [table.fanatics.sum(), table.mines.sum(), np.count_nonzero(table.dolmen), table.forests.sum()]
    return np.concatenate([table.goods[:, 1:].ravel(), *pawns, rest]).astype(int)


def booked(table, seats):
    """What the journal page of the last move says has changed, in the same order."""
    goods, workers = np.zeros((4, 5), int), np.zeros(4, int)
    army, navy = np.zeros(4, int), np.zeros(4, int)
    fanatics = mines = dolmens = forests = 0
    for what, seat, card, count, other in table.events[: table.noted].tolist():
        match what:
            case Event.HARVESTED:
                goods[seat, 0] += count
                goods[seat, ORE[card] - 1] += other
                forests -= count
            case Event.TRADED:
                goods[seat, card - 1] -= count
                goods[other, card - 1] += count
            case Event.BUILT:
                price = BOOK.cost[other][1:] if other else np.array([BOOK.boat, 0, 0, 0, 0])
                goods[seat] -= price
                navy[seat] += count == 1
                mines += count == 2
                army[seat] += count == 3
                dolmens += count == 4
            case Event.BORN:
                workers[seat] += count
            case Event.BRED:
                fanatics += count
            case Event.REGREW:
                forests += 1
            case Event.WORKERS_DROWNED:
                workers[seat] -= count
            case Event.WARRIORS_DROWNED:
                army[seat] -= count
    return np.concatenate([goods.ravel(), workers, army, navy, [fanatics, mines, dolmens, forests]])


CHANGING = {  # events after which pawns have changed in a way that their page doesn't spell out by colour
    Event.IDLED, Event.CELL_LOST, Event.CIVIL_WAR, Event.BATTLE_WON, Event.BATTLE_DRAWN,
    Event.NAVAL_WON, Event.NAVAL_DRAWN, Event.FLOODED,
}  # fmt: skip


def play(match, action, seat):
    """One move, and what must hold after it. Resources, buildings and forests change as the journal says; so do pawns,
    unless some of them fought, fell idle or were lost.
    """
    before, scale, earlier = accounts(match.table), int(match.table.scale), match.table.dolmen.copy()
    match.advance(action, seat)
    table = match.table
    check(match)
    changed, said = accounts(table) - before, booked(table, match.seats)
    kinds = set(table.events[: table.noted, 0].tolist())
    assert (changed[:20] == said[:20]).all(), "resources"
    assert (changed[-3:] == said[-3:]).all(), "mines, dolmens, forests"
    if not kinds & CHANGING:
        assert (changed == said).all(), "pawns"
    assert table.scale >= scale
    assert (table.dolmen[earlier > 0] == earlier[earlier > 0]).all(), "a dolmen stays"
    return kinds


@pytest.mark.parametrize("seats", [3, 4])
def test_lively_games_keep_every_invariant(seats):
    """Under every option; nearly everything that can happen happens."""
    kinds = Counter()
    for seed in range(GAMES // 6):
        options = {"map": seed % 2, "stop": seed // 2 % 2, "turns": 16}
        match, luck, odds = Match.start("floods", seats, seed, options), sown(seed), LAZY if seed % 3 == 0 else ODDS
        check(match)
        while not match.over:
            seat = lively_seat(match, luck)
            kinds.update(play(match, lively_move(match, seat, luck, odds), seat))
    assert {Event.CAPTURED, Event.FERRIED, Event.FLOODED, Event.TRADED, Event.CELL_LOST, Event.BUILT} <= set(kinds)


@pytest.mark.parametrize("seats", [3, 4])
def test_rich_games_keep_every_invariant(seats):
    """Everybody has resources: warriors, boats and mines are everywhere, and so are conflicts and slaves."""
    kinds = Counter()
    for seed in range(GAMES // 8):
        match, luck = Match.start("floods", seats, seed, {"turns": 16, "map": seed % 2}), sown(seed + 100)
        while not match.over:
            if match.table.question == Question.BUILD and below(luck, 2):
                match.table.goods[match.table.active, 1:] += 4
            seat = lively_seat(match, luck)
            kinds.update(play(match, lively_move(match, seat, luck), seat))
    assert {Event.BATTLE_WON, Event.BATTLE_DRAWN, Event.NAVAL_DRAWN, Event.CAPTURED, Event.LED, Event.FREED} <= set(
        kinds
    )


@settings(max_examples=max(10, GAMES // 6), deadline=None)
@given(seats=st.integers(3, 4), data=st.data())
def test_chosen_games_keep_every_invariant(seats, data):
    """Hypothesis picks the moves, so it finds and shortens strange games."""
    match = Match.start("floods", seats, 1, {"turns": 16})
    taste = data.draw(st.lists(st.integers(0, 1000), min_size=5, max_size=60))
    for number in range(150):
        if match.over:
            break
        seat = match.waiting[taste[number % len(taste)] % len(match.waiting)]
        legal = match.legal(seat)
        play(match, legal[taste[(number + 1) % len(taste)] % len(legal)], seat)
