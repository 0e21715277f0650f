"""What must hold on every table of every game, however it is played."""

import os
from collections import Counter
from functools import lru_cache

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from watershed.games.flooruler.board import STORES, neighbours
from watershed.games.flooruler.bot.rollout import rollout_move
from watershed.games.flooruler.names import ITEMS, Question, Task
from watershed.kernel.luck import below
from watershed.match import Match

from ...playing import sown
from .scene import BOOK, TILES

GAMES = int(os.environ.get("WATERSHED_RANDOM_GAMES", "60"))
BESIDE = neighbours(TILES)
GAINS = {"collected": "die", "looted": "gold"}
COSTS = {"bought": "price", "refilled": "price", "lost-gold": "gold"}
COSTS |= {"bought-floors": "price", "bought-nuke": "price"}


def check(match):
    """All invariants of a table."""
    table = match.table
    check_floors(table)
    check_items(table)
    check_pieces(table)
    check_question(table)
    if table.question in (Question.ACTION, Question.GO, Question.LAND, Question.NONE):
        check_stores(table)


def check_floors(table):
    """1.6  One a tile, 24 a colour, on their owner's land; the count kept for speed is the true one."""
    owner = table.owner.tolist()  # a list is read much faster, and this is done for every table of every game
    for seat in range(4):
        own = [tile for tile in TILES.values() if owner[tile.id] == seat + 1]
        assert len(own) == table.floors[seat] <= BOOK.floors
        assert all(seat in tile.lands for tile in own)
        assert not own or seat < table.seats
    assert table.winner == 0 or table.floors[table.winner - 1] == BOOK.floors
    assert all(table.floors[seat] < BOOK.floors or table.winner == seat + 1 for seat in range(4)) or table.shut


def check_items(table):
    """1.8  Every card is in its store or with one seat; counters are within what is printed."""
    for item in range(1, ITEMS + 1):
        assert 0 <= table.holder[item] <= table.seats
        most = BOOK.ammo[item] or max(0, BOOK.uses[item] - 1)
        assert 0 <= table.counter[item] <= most
        if table.holder[item] == 0:
            assert table.counter[item] == BOOK.ammo[item]


def check_pieces(table):
    for seat in range(table.seats):
        assert 0 < table.health[seat] <= BOOK.health
        assert table.gold[seat] >= 0
        assert 1 <= table.tile[seat] <= len(TILES)
        assert 0 <= table.down[seat] <= 1 + table.skips
        if table.down[seat]:
            assert table.tile[seat] == BOOK.start[seat]
            assert table.health[seat] == BOOK.health


def check_question(table):
    """Nothing is left over from what is done."""
    assert (table.question == Question.NONE) == bool(table.over)
    assert not table.queue.any()
    assert table.way.any() == (table.question == Question.GO)
    assert (table.left > 0) == (table.question in (Question.PLACE, Question.REMOVE))
    assert (table.gate > 0) == (table.question == Question.RELOCATE) == (table.shut > 0)
    assert (table.task == Task.NUKE) == (table.question == Question.REMOVE)
    if table.question == Question.ACTION:
        assert table.actions > 0
    assert table.rounds_begun <= table.rounds


@lru_cache(maxsize=16)
def reached(owner, seat, start):
    """4.4  The tiles that a seat can walk to, found in another way. Floors change seldom: most tables ask the same."""
    found, queue = {start}, [start]
    for tile in queue:
        for other in BESIDE[tile]:
            if other and other not in found and owner[other] in (0, seat + 1):
                found.add(other)
                queue.append(other)
    return found


def check_stores(table):
    """7.5  Every store can be reached by everyone, and everyone's number tile is connected to the fountain."""
    owner = tuple(table.owner.tolist())
    for seat in range(table.seats):
        tiles = reached(owner, seat, BOOK.fountain)
        assert all(int(BOOK.door[store]) in tiles for store in STORES)
        assert int(BOOK.start[seat]) in tiles


def check_gold(before, after, entries):
    """Gold comes from the fountain alone and goes to stores and for deaths alone; loot goes from seat to seat."""
    change = [0] * len(before)
    for entry in entries:
        if entry.kind in GAINS:
            change[entry.seat] += entry.data[GAINS[entry.kind]]
        if entry.kind in COSTS:
            change[entry.seat] -= entry.data[COSTS[entry.kind]]
        if entry.kind == "looted":
            change[entry.data["victim"]] -= entry.data["gold"]
    assert [new - old for old, new in zip(before, after, strict=True)] == change


def play(match, action):
    before = match.table.gold.tolist()
    entries = match.play(action)
    check_gold(before, match.table.gold.tolist(), entries)
    check(match)
    return entries


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_lively_games_keep_every_invariant(seats):
    """Hunches with random moves between, under every option; all that can happen happens."""
    kinds = Counter()
    for seed in range(GAMES // (seats - 1)):
        options = {"skip": seed % 3, "toll": seed // 3 % 4, "rounds": 60}
        match, luck = Match.start("flooruler", seats, seed, options), sown(seed)
        check(match)
        while not match.over:
            legal = match.legal()
            assert len(legal) >= 2
            action = int(rollout_move(BOOK, match.table, match.to_move, luck))
            assert action in legal
            if below(luck, 4) == 0:
                action = legal[below(luck, len(legal))]
            kinds.update(entry.kind for entry in play(match, action))
    assert {"won", "placed", "removed", "must-leave", "bought"} <= set(kinds)
    assert seats == 2 or {"shut", "relocated"} <= set(kinds)


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_rich_games_keep_every_invariant(seats):
    """Everybody has gold and stands at a store: random moves then buy, build, nuke, strike and freeze without end."""
    kinds = Counter()
    for seed in range(GAMES // 3):
        match, luck = Match.start("flooruler", seats, seed, {"rounds": 30, "toll": seed % 4}), sown(seed)
        while not match.over:
            if match.table.question == Question.ACTION and below(luck, 3) == 0:
                seat = match.table.turn
                if match.table.owner[match.table.tile[seat]] in (0, seat + 1) and not match.table.down[seat]:
                    match.table.gold[seat] = 40
                    match.table.tile[seat] = BOOK.door[STORES[below(luck, 4)]]
            legal = match.legal()
            busy = [action for action in legal if action > 1] or legal
            kinds.update(entry.kind for entry in play(match, busy[below(luck, len(busy))]))
    assert {"bought", "refilled", "attacked", "died", "rose", "returned", "healed", "landed", "lost-gold"} <= set(kinds)
    assert {"gained-actions", "replaced", "bought-nuke", "skipped", "looted"} <= set(kinds)


@settings(max_examples=max(15, GAMES // 4))
@given(seats=st.integers(2, 4), seed=st.integers(0, 2**63 - 1), toll=st.integers(0, 3), data=st.data())
def test_chosen_games_keep_every_invariant(seats, seed, toll, data):
    """Hypothesis picks the moves, so it finds and shortens strange games."""
    match = Match.start("flooruler", seats, seed, {"rounds": 15, "toll": toll})
    taste = data.draw(st.lists(st.integers(0, 1000), min_size=5, max_size=60))
    for number in range(200):
        if match.over:
            break
        legal = match.legal()
        play(match, legal[taste[number % len(taste)] % len(legal)])
