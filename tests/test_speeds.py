"""The same moves give the same tables at every speed. Thirty thousand of each game here, ten million in `make soak`."""

import os

import numpy as np
import pytest

import watershed as ws
from watershed.bots.bindings import bindings
from watershed.bots.choose import NOW, TABLES, Bot
from watershed.bots.playout import play_out
from watershed.kernel.contract import Rules
from watershed.kernel.luck import WORDS, below, sow
from watershed.kernel.record import Faces, blank, lay_open
from watershed.kernel.rule import COMPILED, bind, native
from watershed.kit.game import game
from watershed.match.setup import MOST_SEATS, options_row

from .playing import varied_options

MOVES = int(os.environ.get("WATERSHED_COMPARED_MOVES", "30000"))
pytestmark = pytest.mark.skipif(COMPILED, reason="compares both speeds, so rules must be interpreted by default")


class Side:
    """One game at one speed."""

    def __init__(self, found, compiled):
        self.rules = Rules(*map(native, found.rules)) if compiled else found.rules
        self.records, self.seen = blank(found.table), blank(found.observation)
        self.table = lay_open(found.table, self.records, compiled=compiled)
        self.observation = lay_open(found.observation, self.seen, compiled=compiled)
        self.book = lay_open(found.book, found.open_book(None).records, compiled=compiled)
        self.out, self.row = np.zeros(found.most_moves, np.int16), np.zeros(MOST_SEATS, np.int16)

    def legal(self, seat):
        return self.out[: self.rules.legal(self.book, self.table, seat, self.out)].tolist()

    def looks(self, seat):
        """Scores, ranks and an observation."""
        found = []
        for rule in (self.rules.scores, self.rules.ranks):
            rule(self.book, self.table, self.row)
            found.append(self.row.tolist())
        self.rules.observe(self.book, self.table, seat, self.observation)
        return found, self.seen.tobytes()


@pytest.mark.parametrize("name", ws.games())
def test_interpreted_and_compiled_tables_are_identical(name):
    found, luck = game(name), np.zeros(WORDS, np.int64)
    sow(luck, 7)
    played, seed = 0, 0
    while played < MOVES:
        played += compare_game(found, found.seats[seed % len(found.seats)], seed, luck)
        seed += 1


def compare_game(found, seats, seed, luck):
    """One random game played twice, move by move; every byte, every list and every number must agree."""
    sides, played = [Side(found, compiled) for compiled in (False, True)], 0
    options = varied_options(found, seats, seed // len(found.seats))
    for side in sides:
        side.rules.setup(side.book, side.table, seats, options_row(found, options), seed)
    while True:
        slow, fast = sides
        assert slow.records.tobytes() == fast.records.tobytes(), (
            f"{seats} seats, seed {seed}, {options}, after move {played}"
        )
        mask = slow.rules.waiting(slow.book, slow.table)
        assert fast.rules.waiting(fast.book, fast.table) == mask
        if played % 10 == 0 or mask == 0:
            assert slow.looks(seed % seats) == fast.looks(seed % seats)
        if mask == 0:
            return played
        waiting = [seat for seat in range(seats) if mask >> seat & 1]
        seat = waiting[below(luck, len(waiting))]
        legal = slow.legal(seat)
        assert fast.legal(seat) == legal
        action = legal[below(luck, len(legal))]
        for side in sides:
            if played % 50 == 25:
                side.rules.redeal(side.book, side.table, seat, seed)
            side.rules.apply(side.book, side.table, seat, action)
        played += 1


@pytest.mark.parametrize("name", ws.games())
def test_bots_choose_the_same_at_both_speeds(name):
    """The greedy bot's judgement is compiled too; a small number that overflows in one world would show here."""
    found = game(name)
    for seats in found.seats:
        fast = ws.simulate(name, seats, games=2, seed=6, bots="greedy", keep=2, workers=1)
        records, book = blank(found.table, TABLES), lay_open(found.book, found.open_book(None).records)
        tables = Faces(found.table, records)
        play = bind(play_out, bindings(found), compiled=False)
        luck, out = np.zeros(WORDS, np.int64), np.zeros(found.most_moves, np.int16)
        for at, seed in enumerate(fast.seeds):
            play(book, tables, seats, options_row(found, {}), int(seed), [Bot.GREEDY] * seats, luck, out)
            assert records[NOW : NOW + 1].tobytes() == fast.tables[at : at + 1].tobytes()
