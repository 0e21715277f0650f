"""What must hold on every table of every game, however it is played."""

import os
import random
from collections import Counter

import pytest

from watershed.games.patchistory.names import (
    ALLIED,
    CELLS,
    GENERAL,
    HAND,
    HOMING,
    LEVELS,
    ON_ROUTE,
    PROSPERITY,
    RECLAIMED,
    TILES,
    WORKERS,
    Event,
    Phase,
    Question,
    Verb,
    When,
)
from watershed.games.patchistory.rules.opening import redeal
from watershed.games.patchistory.rules.sight import Observation, observe
from watershed.games.patchistory.table import PAGE
from watershed.kernel.record import blank, lay_open

from .lively import MARTIAL, ODDS, PEACEFUL, decisions, moves_of
from .recount import counts_of, effects_of, lakes, rooms_of, size_of, statuses_of, tops
from .scene import BOOK, Scene

GAMES = int(os.environ.get("WATERSHED_RANDOM_GAMES", "12"))
OF_SEATS = ("land", "pile", "corner", "height", "place", "removed", "status", "count", "power", "wide", "high")
SCRATCH = ("menu", "above", "fit")
OPEN = (Question.PATCH, Question.MANAGEMENT)  # several answer, and everybody sees it
SEALED = (Question.SECRET_BID, Question.MOVE, Question.THUMBS, Question.COMMIT, Question.PROSPERITY, Question.VOTE)


class Watch:
    """What has to be remembered of a game to check it."""

    def __init__(self) -> None:
        self.lakes = [set() for _ in range(4)]  # water next to water, as Angkor Wat allowed
        self.angkor = [False] * 4  # visible at the last decision
        self.free = [False] * 4  # the Statue of Liberty is there
        self.demolished = [0, 0]  # general routes, allied ones
        self.kinds = Counter()
        self.states = [b""] * 4  # what was checked already

    def check(self, scene):
        """All invariants of a table."""
        table = scene.table
        for what, _, card, *_ in table.events[: table.noted, :5].tolist():
            self.kinds[what] += 1
            self.demolished[card > GENERAL] += what == Event.DEMOLISHED
        for seat in range(table.seats):
            own = [getattr(table, name)[seat].tobytes() for name in OF_SEATS]
            state = b"".join([*own, *(getattr(table, name).tobytes() for name in ("owner", "end_a", "end_b"))])
            if self.states[seat] != state:
                rooms = rooms_of(table, seat)
                check_land(table, seat, rooms)
                self.check_limits(table, seat, rooms)
                check_people(table, seat, rooms)
                self.states[seat] = state
            assert table.goods[seat].min() >= 0, "2.2  You never have fewer than 0 VP, or of anything else."
            assert table.favours[seat] >= 0
        self.check_storage(table)
        check_hands(table)
        check_question(scene)

    def check_limits(self, table, seat, rooms):
        """6.8, 6.10, 18.1, 19.7"""
        new = lakes(rooms) - self.lakes[seat]
        assert not new or self.angkor[seat], "water is next to water"
        self.lakes[seat] |= new
        verbs = {effect.verb for effect in effects_of(rooms)}
        self.angkor[seat] = Verb.DRY_WATER in verbs
        columns, rows = size_of(table, seat)
        assert (columns, rows) == (table.wide[seat], table.high[seat])
        assert self.free[seat] or max(columns, rows) <= BOOK.limit[table.era]
        assert self.free[seat] <= (Verb.NO_LIMIT in verbs), "the Statue of Liberty lasts"
        self.free[seat] = Verb.NO_LIMIT in verbs
        assert max(columns, rows) < 12

    def check_storage(self, table):
        """2.1  Routes on the table, in the storage and out of the game."""
        laid = [int((table.owner > 0).sum()), int((table.end_a > 0).sum())]
        assert (laid[0] + table.routes_left + self.demolished[0]) == BOOK.general == GENERAL
        assert (laid[1] + table.allied_left + self.demolished[1]) == BOOK.allied == ALLIED
        assert min(table.routes_left, table.allied_left) >= 0
        assert ((table.owner > 0) == (table.other > 0)).all()
        assert ((table.end_a > 0) == (table.end_b > 0)).all()
        pairs = [frozenset(pair) for pair in zip(table.end_a.tolist(), table.end_b.tolist(), strict=True) if pair[0]]
        assert len(pairs) == len(set(pairs)), "two kingdoms have at most one allied route"
        assert (table.space[table.owner == 0] == 0).all()
        assert (table.war[table.space < 6] == 0).all(), "wars are declared in Negotiation Rooms"


def check_land(table, seat, rooms):
    """6.3, 6.4, 6.5  What is seen is the top of the pile; larger rooms are whole; the board is counted right."""
    found = tops(table, seat)
    for cell in range(1, CELLS + 1):
        seen = int(table.land[seat, cell])
        assert seen <= LEVELS + RECLAIMED
        assert (seen > 0) == (cell in found)
        assert seen > LEVELS or seen == (found[cell][0] + 1 if cell in found else 0)
    assert all(len(room.cells) == (1 if room.tile else len(room.room.quarters)) for room in rooms), "a room is cut"
    assert Counter(dict(enumerate(table.count[seat].tolist()))) == counts_of(table, seat, rooms)
    assert Counter(dict(enumerate(table.status[seat].tolist()))) == statuses_of(table, seat, rooms)
    powers = Counter()
    for effect in effects_of(rooms, When.ALWAYS):
        if effect.verb > Verb.TRA:
            powers[effect.verb] += effect.amount
    assert Counter(dict(enumerate(table.power[seat].tolist()))) == powers


def check_people(table, seat, rooms):
    """2.4, 9.3  Workers are on the first cells of rooms, or each on a route of its own."""
    places = [int(place) for place in table.place[seat] if place]
    assert len(places) + table.removed[seat] <= WORKERS, "the others are descendants"
    assert {place for place in places if place <= CELLS} <= {room.cells[0] for room in rooms}
    on_routes = [place - ON_ROUTE for place in places if place > HOMING]
    assert len(on_routes) == len(set(on_routes))
    assert sorted(on_routes) == sorted(routes_with_workers(table, seat))


def routes_with_workers(table, seat):
    owned = [route for route in range(1, GENERAL + 1) if table.owner[route] == seat + 1 and table.space[route]]
    for slot in range(1, ALLIED + 1):
        for end, space in ((table.end_a, table.space_a), (table.end_b, table.space_b)):
            owned += [GENERAL + slot] if end[slot] == seat + 1 and space[slot] else []
    return owned


def check_hands(table):
    """2.1, 3.3  Every tile and every prosperity card is in one place."""
    held = [tile for tile in table.tiles[: table.seats].ravel().tolist() if tile]
    stack = [tile for tile in table.stack.tolist() if tile]
    assert len(stack) == table.stack_left
    used = [tile for tile in range(1, TILES + 1) if table.seen[tile]]
    assert sorted([*held, *stack, *used]) == list(range(1, TILES + 1))
    assert table.drew.any() or not table.stack[table.stack_left :].any(), "holes only while several draw"
    assert table.phase == Phase.MANAGEMENT or not table.stack_left or len(held) == HAND * table.seats
    laid = (table.land[table.land > LEVELS] - LEVELS).tolist()
    built = [tile for tile in laid if tile != RECLAIMED]
    assert set(built) <= {tile for tile in used if table.seen[tile] == (1 << table.seats) - 1}
    assert len(built) == len(set(built))
    assert len(laid) - len(built) <= sum(table.seen[tile].bit_count() == 1 for tile in used)
    cards = [card for card in table.hand[: table.seats].ravel().tolist() if card]
    played = [card for card in range(1, PROSPERITY + 1) if table.played >> (card - 1) & 1]
    assert len({*cards, *played}) == len(cards) + len(played) == 3 * table.seats
    assert sorted(table.deck.tolist()) == list(range(25 * table.era - 24, 25 * table.era + 1))


def check_question(scene):
    """1.4, 1.5  Nobody is asked who has no choice, and nothing is left over from what is done."""
    table = scene.table
    assert (table.question == Question.NONE) == (table.phase == Phase.NONE)
    assert table.noted < PAGE
    assert not any(getattr(table, name).any() for name in SCRATCH)
    for seat in scene.waiting():
        moves = moves_of(scene, seat)
        assert len(moves) >= 2
        assert moves == sorted(set(moves))
    assert (table.pending > 0) == (table.question in (*SEALED, *OPEN)) == table.gathered % 2
    assert table.sealed & ~(table.pending if table.question in SEALED else 0) == 0
    assert table.done & ~(table.pending if table.question in OPEN else 0) == 0
    assert table.question == Question.MOVE or not (table.goal.any() or table.picked.any() or table.speed.any())
    assert table.pending or not (table.answer.any() or table.pledge.any() or table.laid.any())
    homing = [(seat, worker) for seat in range(4) for worker in range(8) if table.place[seat, worker] == HOMING]
    managing = [seat for seat in scene.waiting() if table.question == Question.MANAGEMENT]
    coming = table.question in (Question.ROOM, Question.ALLY, Question.END_OF_ROUTE)
    assert coming or {seat for seat, _ in homing} <= set(managing)
    check_seats(table, managing)


def check_seats(table, managing):
    """9.1, 6.1  What belongs to a seat's own question is left over by nobody."""
    laying = [table.asked] if table.question == Question.SITE else managing
    for seat in range(4):
        assert seat in laying or not (table.slot[seat] or table.reclaiming[seat])
        assert seat in managing or not table.trade[seat]
        assert table.pending >> seat & 1 or not table.drew[seat]
        assert table.phase == Phase.PATCHING or not table.piece[seat]
        assert table.piece[seat] or table.question != Question.PATCH or table.seats == 2 or not table.won[seat]
    berths = [berth for berth in table.berth.tolist() if berth]
    assert table.question == Question.MANAGEMENT or not berths
    assert len(berths) == len(set(berths))
    assert all(not table.owner[table.berth[seat]] or table.linked[seat] for seat in managing)


def play(scene, luck, odds):
    """A whole game, checked at every decision; how often each event happened."""
    watch = Watch()
    for _ in decisions(scene, luck, odds):
        watch.check(scene)
    assert scene.table.phase == Phase.NONE
    assert (scene.table.era, scene.table.lap) == (3, 5)
    return watch.kinds


@pytest.mark.parametrize("seats", [2, 3, 4])
@pytest.mark.parametrize("odds", [ODDS, PEACEFUL, MARTIAL], ids=["lively", "peaceful", "martial"])
def test_lively_games_keep_every_invariant(seats, odds):
    for seed in range(max(1, GAMES // 9)):
        scene = Scene.dealt(seats, liberty=seed % 2, seed=seed + 1)
        kinds = play(scene, random.Random(seed), odds)
        assert {Event.PATCHED, Event.WON, Event.FED, Event.SCORED, Event.OVER} <= set(kinds)


def test_rich_games_keep_every_invariant():
    """Everybody has goods and votes, so that tiles, routes, wars and wonders abound."""
    kinds = Counter()
    for seed in range(max(1, GAMES // 6)):
        scene, luck = Scene.dealt(4, seed=seed + 50), random.Random(seed)
        watch = Watch()
        for _ in decisions(scene, luck, MARTIAL if seed % 2 else PEACEFUL):
            watch.check(scene)
            if scene.table.question == Question.BID and scene.table.shown == 4:
                scene.table.goods[:, 1:] += luck.choice((0, 0, 1))
        kinds += watch.kinds
    assert {Event.BUILT, Event.RECLAIMED, Event.WAR_WON, Event.TRADED, Event.MAINTAINED, Event.BORN} <= set(kinds)


def observation(scene, seat):
    records = blank(Observation)
    observe(scene.book, scene.table, seat, lay_open(Observation, records))
    return records.tobytes()


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_redealt_tables_keep_every_invariant(seats):
    """1.2 to 1.4  What a seat can't know is dealt again: the seat sees the same, and the game can go on from there."""
    for seed in range(max(1, GAMES // 12)):
        scene, luck = Scene.dealt(seats, seed=seed + 80), random.Random(seed)
        for number, _ in enumerate(decisions(scene, luck, MARTIAL if seed % 2 else PEACEFUL)):
            asked = scene.waiting()
            table = scene.table
            if not asked or (number % 25 and not ((table.sealed or table.drew.any()) and number % 2)):
                continue
            before, seat = scene.records.copy(), luck.randrange(seats)
            seen, moves = observation(scene, seat), moves_of(scene, seat)
            redeal(scene.book, scene.table, seat, number)
            assert (observation(scene, seat), moves_of(scene, seat), scene.waiting()) == (seen, moves, asked)
            check_hands(scene.table)
            for ahead, _ in enumerate(decisions(scene, luck)):
                check_question(scene)
                if ahead == 8:
                    break
            scene.records[:] = before
