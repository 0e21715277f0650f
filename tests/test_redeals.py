"""What a seat observes, may do and reads in the journal never depends on what it may not know, at every decision of
whole random games; nor what it is shown, at some of them. A few of each game here, ten thousand in `make soak`.
"""

import functools
import itertools
import os

import numpy as np
import pytest

import watershed as ws
from watershed.kernel.luck import WORDS, below, draw, sow
from watershed.kernel.record import lay_open
from watershed.kernel.rule import COMPILED
from watershed.kit.game import game
from watershed.match.journal import event_of
from watershed.match.setup import options_row

from .test_speeds import Side

SHOWN = 97  # views are slow: they are compared at one decision in this many
GAMES = int(os.environ.get("WATERSHED_REDEALT_GAMES", "12"))
# Both sides are compiled whatever the default is, so a second run under compiled rules would repeat the first.
pytestmark = pytest.mark.skipif(COMPILED, reason="compiles by itself, and once is enough")


@pytest.mark.parametrize("name", ws.games())
def test_nothing_observed_depends_on_what_is_hidden(name):
    found, luck = game(name), np.zeros(WORDS, np.int64)
    sow(luck, 11)
    true, other = Side(found, compiled=True), Side(found, compiled=True)
    changed = sum(redeal_game(true, other, found, seed, luck) for seed in range(GAMES))
    assert changed > GAMES, "redealing should have changed something"


def redeal_game(true, other, found, seed, luck):
    """Deal one random game again at every decision, for every seat; returns how often that changed the table."""
    seats, changed, decisions = found.seats[seed % len(found.seats)], 0, itertools.count(seed)
    true.records[:] = np.zeros(1, true.records.dtype)
    true.rules.setup(true.book, true.table, seats, options_row(found, {}), seed)
    while mask := int(true.rules.waiting(true.book, true.table)):
        is_shown = next(decisions) % SHOWN == 0
        for seat in range(seats):
            other.records[:] = true.records
            other.rules.redeal(other.book, other.table, seat, int(draw(luck)))
            changed += other.records.tobytes() != true.records.tobytes()
            where = f"{seats} seats, seed {seed}, seat {seat}: {mask}"
            assert other.rules.waiting(other.book, other.table) == mask, where
            assert observed(other, seat) == observed(true, seat), where
            assert page(other, seat) == page(true, seat), where
            if mask >> seat & 1:
                assert other.legal(seat) == true.legal(seat), where
            if is_shown:
                assert shown(found, other, seat) == shown(found, true, seat), where
        waiting = [seat for seat in range(seats) if mask >> seat & 1]
        mover = waiting[below(luck, len(waiting))]
        legal = true.legal(mover)
        true.rules.apply(true.book, true.table, mover, legal[below(luck, len(legal))])
    return changed


def page(side, seat):
    """The journal of the last move, as a seat may read it."""
    return [event_of(row, 1 << seat) for row in side.records["events"][0, : int(side.records["noted"][0])].tolist()]


opened = functools.cache(lambda found: found.open_book(None))


def shown(found, side, seat):
    """What a seat and a spectator see, and how the table answers every move that a board shows."""
    edition, table = opened(found), lay_open(found.table, side.records.copy())
    asked = side.rules.waiting(side.book, side.table) >> seat & 1
    tried = found.view.shown(edition, table, seat) if asked else ()
    reasons = [found.messages.why_not(edition, table, seat, action) for action in tried]
    return found.view.view(edition, table, seat), found.view.view(edition, table, None), reasons


def observed(side, seat):
    side.rules.observe(side.book, side.table, seat, side.observation)
    return side.seen.tobytes()
