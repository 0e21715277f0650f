"""The same moves give the same tables at every speed. A hundred thousand here, ten million in `make soak`."""

import os

import numpy as np
import pytest

import watershed as ws
from watershed.bots.choose import NOW, TABLES, Bot
from watershed.bots.playout import play_out
from watershed.bots.seat import bindings
from watershed.kernel.luck import WORDS, below
from watershed.kernel.record import Faces, blank, lay_open
from watershed.kernel.rule import COMPILED, bind, native
from watershed.kit.game import game
from watershed.match.setup import options_row

from .playing import sown

MOVES = int(os.environ.get("WATERSHED_COMPARED_MOVES", "100000"))
pytestmark = pytest.mark.skipif(COMPILED, reason="compares both speeds, so rules must be interpreted by default")


@pytest.mark.parametrize("name", ws.games())
def test_interpreted_and_compiled_tables_are_identical(name):
    found = game(name)
    fast = {key: native(rule) for key, rule in found.rules.items()}
    book, quick_book = lay_open(found.book, edition := found.open_book(None).records), edition[0]
    luck, played, seed = sown(7), 0, 0
    while played < MOVES:
        seats = found.seats[seed % len(found.seats)]
        played += compare_game(found, fast, book, quick_book, seats, seed, luck)
        seed += 1


@pytest.mark.parametrize("name", ws.games())
def test_bots_choose_the_same_at_both_speeds(name):
    """The greedy bot's judgement is compiled too; a small number that overflows in one world would show here."""
    found = game(name)
    for seats in found.seats:
        fast = ws.simulate(name, seats, games=2, seed=6, bots="greedy", keep=2, workers=1)
        records, book = blank(found.table, TABLES), lay_open(found.book, found.open_book(None).records)
        tables = Faces(found.table, records)
        play = bind(play_out, bindings(found), name, compiled=False)
        luck, out = np.zeros(WORDS, np.int64), np.zeros(found.most_moves, np.int16)
        bots = [Bot.GREEDY] * seats
        for at, seed in enumerate(fast.seeds):
            play(book, tables, seats, options_row(found, {}), int(seed), bots, luck, out)
            assert records[NOW : NOW + 1].tobytes() == fast.tables[at : at + 1].tobytes()


def compare_game(found, fast, book, quick_book, seats, seed, luck):
    """One random game played twice, move by move; every byte, every list and every number must agree."""
    slow_records, fast_records = blank(found.table), blank(found.table)
    table, quick = lay_open(found.table, slow_records), fast_records[0]
    out, quick_out = np.zeros(found.most_moves, np.int16), np.zeros(found.most_moves, np.int16)
    row, quick_row = np.zeros(found.observation, np.int16), np.zeros(found.observation, np.int16)
    options, played = options_row(found, {}), 0
    found.rules.setup(book, table, seats, options, seed)
    fast["setup"](quick_book, quick, seats, options, seed)
    while True:
        assert slow_records.tobytes() == fast_records.tobytes(), f"{seats} seats, seed {seed}, after move {played}"
        count = found.rules.legal(book, table, out)
        assert fast["legal"](quick_book, quick, quick_out) == count
        assert (out == quick_out).all()
        if played % 10 == 0 or count == 0:
            for rule in ("scores", "ranks"):
                found.rules[rule](book, table, row)
                fast[rule](quick_book, quick, quick_row)
                assert (row[:seats] == quick_row[:seats]).all()
            found.rules.observe(book, table, seed % seats, row)
            fast["observe"](quick_book, quick, seed % seats, quick_row)
            assert (row == quick_row).all()
        if count == 0:
            return played
        if played % 50 == 25:
            found.rules.redeal(book, table, 0, seed)
            fast["redeal"](quick_book, quick, 0, seed)
        action = int(out[below(luck, count)])
        found.rules.apply(book, table, action)
        fast["apply"](quick_book, quick, action)
        played += 1
