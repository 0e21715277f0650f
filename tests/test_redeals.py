"""What a seat observes, may do and reads in the journal never depends on what it may not know, at every decision of
whole random games; nor what it is shown, at some of them. A few of each game here, ten thousand in `make soak`.
"""

import functools
import os
from collections import deque

import pytest

import watershed as ws
from watershed.kernel.journal import note
from watershed.kernel.record import lay_open
from watershed.kernel.rule import COMPILED, rule
from watershed.kit.game import game

from .redealing import OTHER, TRUE, Count, Pair
from .sealed import GAME as SEALED
from .sealed.names import DECK
from .sealed.rules.opening import redeal
from .sealed.rules.sight import observe
from .sealed.rules.turn import legal, waiting

GAMES = int(os.environ.get("WATERSHED_REDEALT_GAMES", "12"))
SHOWN = 97 if GAMES < 1000 else 997  # views are slow: they are compared at one decision in this many
# The loop is compiled whatever the default is, so a second run under compiled rules would repeat the first.
pytestmark = pytest.mark.skipif(COMPILED, reason="compiles by itself, and once is enough")


@pytest.mark.parametrize("name", ws.games())
def test_nothing_observed_depends_on_what_is_hidden(name):
    pair = Pair(game(name))
    changed = sum(redeal_game(pair, seed) for seed in range(GAMES))
    assert changed > GAMES, "redealing should have changed something"


def redeal_game(pair, seed):
    """Deal one random game again at every decision, for every seat; returns how often that changed the table."""
    pair.begin(seed)
    end = (-seed - 1) % SHOWN
    while pair.go_on(end):
        end += SHOWN
        for seat in range(pair.tables[TRUE].seats):
            pair.deal_again(seat)
            assert shown(pair, OTHER, seat) == shown(pair, TRUE, seat), f"shown: {pair.where()}"
    return int(pair.count[Count.CHANGED])


opened = functools.cache(lambda found: found.open_book(None))


def shown(pair, at, seat):
    """What a seat and a spectator see, and how the table answers every move that a board shows."""
    found, edition = pair.found, opened(pair.found)
    table = lay_open(found.table, pair.tables[at : at + 1].copy())
    asked = pair.rules.waiting(pair.book, pair.tables[at]) >> seat & 1
    tried = found.view.shown(edition, table, seat) if asked else ()
    reasons = [found.messages.why_not(edition, table, seat, action) for action in tried]
    return found.view.view(edition, table, seat), found.view.view(edition, table, None), reasons


# it can fail: rules of the little game that tell something, one at a time


@rule
def waiting_by_the_deck(book, table):
    """A bid less is waited for if the last card of the deck, which nobody knows, is a 1."""
    mask = waiting(book, table)
    return mask & mask - 1 if mask & mask - 1 and table.deck[DECK - 1] == 1 else mask


@rule
def observe_a_hand(book, table, seat, out):
    observe(book, table, seat, out)
    out.winner += table.hand[(seat + 1) % table.seats, 1]


@rule
def legal_by_the_deck(book, table, seat, out):
    moves = legal(book, table, seat, out)
    return moves - 1 if moves > 1 and table.deck[DECK - 1] == 1 else moves


@rule
def redeal_aloud(book, table, seat, seed):
    redeal(book, table, seat, seed)
    note(table, 1, 0, table.deck[DECK - 1], 0, 0)


@pytest.mark.parametrize(
    ("leak", "what"),
    [
        ({"waiting": waiting_by_the_deck}, "waiting"),
        ({"observe": observe_a_hand}, "observed"),
        ({"legal": legal_by_the_deck}, "legal"),
        ({"redeal": redeal_aloud}, "page"),
    ],
    ids=["waiting", "observe", "legal", "page"],
)
def test_a_rule_that_tells_is_caught(leak, what):
    """And it says in which game, at which decision and for which seat."""
    pair = Pair(SEALED, SEALED.rules._replace(**leak))
    with pytest.raises(AssertionError, match=rf"^{what}: \d seats, seed \d, .*, decision \d+, seat \d"):
        deque(redeal_game(pair, seed) for seed in range(6))
