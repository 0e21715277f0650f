"""Bots in a game without a `bot`, with secrets, that asks everybody at once."""

import itertools

import pytest

import watershed as ws
from watershed.bots.analysis import Decided, analyse
from watershed.bots.choose import Bot
from watershed.bots.levels import Level
from watershed.bots.searcher import Budget, Searcher
from watershed.bots.seat import SeatedBot
from watershed.kernel.record import blank, lay_open, overwrite
from watershed.kit.bot import SearchParameters
from watershed.lab.contest import play_one, rotated, share_of_win
from watershed.match import Match

SHORT, SHORTER = (Level("For tests.", Bot.SEARCH, Budget(simulations)) for simulations in (60, 3))


def redealt(match: Match, seat: int, seed: int) -> bytes:
    records = blank(match.game.table)
    overwrite(records, match.table_bytes)
    book = match.edition.opened(match.game.book)
    match.game.rules.redeal(book, lay_open(match.game.table, records), seat, seed)
    return records.tobytes()


@pytest.mark.parametrize("compiled", [False, True], ids=["interpreted", "compiled"])
@pytest.mark.parametrize("bot", ["random", "greedy", "search"])
def test_a_whole_game(bot, compiled):
    """In whatever order the bots answer: here the last seat first."""
    level = (SHORT if compiled else SHORTER) if bot == "search" else bot
    for seats in (2, 4):
        match = Match.start("sealed", seats, 3, {"rounds": 4})
        bots = [SeatedBot(level, match.game, seat, compiled=compiled) for seat in range(seats)]
        while not match.over:
            seat = match.waiting[-1]
            match.play(bots[seat].choose(match.edition, match.table_bytes, seat), seat)
        assert set(match.movers) == set(range(seats))


def middles(seats: int, seed: int) -> list[tuple[Match, int]]:
    """Decisions with somebody to think about them: in every round before, among and after the sealed bids."""
    found, match, luck = [], Match.start("sealed", seats, seed), itertools.count(seed)
    while not match.over:
        seat = match.waiting[next(luck) % len(match.waiting)]
        found.append((match.copy(), seat))
        legal = match.legal(seat)
        match.play(legal[next(luck) * 7 % len(legal)], seat)
    return found


@pytest.mark.parametrize("bot", ["random", "greedy", SHORT], ids=["random", "greedy", "search"])
def test_a_choice_does_not_depend_on_what_may_not_be_known(bot):
    """With the same luck a bot chooses the same on a table and on redeals of it, even among sealed bids."""
    hidden = 0
    for match, seat in middles(3, 5)[::2]:
        tables = [match.table_bytes, *(redealt(match, seat, seed) for seed in (5, 6))]
        hidden += len(match.sealed) > 0 and len(set(tables)) > 1
        choices = {SeatedBot(bot, match.game, 9, compiled=True).choose(match.edition, table, seat) for table in tables}
        assert len(choices) == 1
    assert hidden > 3


def test_what_others_have_sealed_is_not_followed():
    """A search that keeps its tree learns what was played since, Red's sealed bid included."""
    choices = []
    for sealed in ("bid 0", "bid 3", "bid 9"):
        match = Match.start("sealed", 3, 4)
        for seat, words in ((0, "bid 0"), (1, "bid 1"), (2, "bid 0")):
            match.play(words, seat)
        match.play([match.legal(1)[0]], 1)
        match.play("place 2", 1)
        searcher, before = Searcher(match.game, 1, SearchParameters(patience=1)), len(match.actions)
        searcher.look(match.edition, match.table_bytes, 1)
        searcher.think(Budget(600))
        match.play("lay over", 1)
        match.play(sealed, 0)
        searcher.look(match.edition, match.table_bytes, 1, match.actions[before:])
        searcher.think(Budget(200))
        choices.append(searcher.judged())
    assert choices[0] == choices[1] == choices[2]


def test_the_tree_is_kept_along_the_own_steps_of_a_chain():
    match = Match.start("sealed", 3, 4)
    for seat, bid in enumerate(("bid 0", "bid 5", "bid 0")):
        match.play(bid, seat)
    searcher = Searcher(match.game, 1)
    searcher.look(match.edition, match.table_bytes, 1)
    action = searcher.choose(Budget(400))
    match.play(action, 1)
    searcher.look(match.edition, match.table_bytes, 1, match.actions[-1:])
    assert sum(move.visits for move in searcher.judged()) > 20
    assert {move.action for move in searcher.judged()} <= set(match.legal(1))


def test_the_analysis_asks_the_seat_that_decided():
    match = Match.start("sealed", 3, 8)
    for seat in (2, 0, 1):
        match.play(match.legal(seat)[3], seat)
    decisions = [Decided(made.seat, made.table, made.action) for made in match.decisions()]
    found = list(analyse(match.game, match.edition, decisions, Budget(128)))
    assert [verdict.seat for verdict in found] == [2, 0, 1]
    assert all(sum(verdict.chances) == pytest.approx(1) for verdict in found)


def test_searching_beats_not_searching():
    """Against random moves. Everything is seeded, so this never changes by chance."""
    search = Level("For tests.", Bot.SEARCH, Budget(600))
    games = rotated(search, "random", 3, range(5))
    won = sum(share_of_win(play_one("sealed", bots, seed), bots.index(search)) for bots, seed in games)
    assert won > 0.8 * len(games)


def test_the_default_evaluation_wins_too():
    found = ws.simulate("sealed", 3, games=600, seed=2, bots=["greedy", "random", "random"], workers=1)
    assert found.wins[0] > 0.4
