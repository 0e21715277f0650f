"""The analysis: it finds mistakes, is reproducible, and knows no more than the mover could."""

import functools

import pytest

import watershed as ws
from watershed.bots.analysis import Decided, Verdict, analyse
from watershed.bots.searcher import Budget, Judged
from watershed.bots.seat import SeatedBot

from .test_search import places_after, random_match, redealt

BUDGET = Budget(600)


def greedy_match(seed):
    """A whole game between greedy bots."""
    match = ws.Match.start("flow", 4, seed)
    bots = [SeatedBot("greedy", match.game, seed + seat, compiled=True) for seat in range(4)]
    while not match.over:
        match.play(bots[match.to_move].choose(match.edition, match.table_bytes, match.to_move))
    return match


@functools.cache
def blundered():
    """A game of greedy bots whose last decision was changed from a move that wins to one that loses, and the wins."""
    for seed in range(200):
        match = greedy_match(seed)
        match.undo()
        after = places_after(match)
        wins = {action for action, (place, over) in after.items() if over and place == 1}
        losses = [action for action, (place, over) in after.items() if over and place > 1]
        if wins and losses:
            match.play(losses[0])
            return match, wins
    raise AssertionError("no such game")


def verdicts(match, last, budget=BUDGET, **rest):
    decisions = [Decided(made.seat, made.table, made.action) for made in match.decisions()][-last:]
    return list(analyse(match.game, match.edition, decisions, budget, **rest))


def test_it_finds_the_blunder():
    match, wins = blundered()
    found = verdicts(match, 6)
    worst = max(found, key=lambda verdict: verdict.loss)
    assert worst is found[-1]
    assert worst.swing
    assert worst.best.action in wins
    assert worst.loss > 0.9
    assert worst.best.expected_place == 1 < worst.played.expected_place
    assert worst.chances[worst.seat] < 0.1


def test_it_says_the_same_twice_and_in_order():
    match, _ = blundered()
    told = []
    first = verdicts(match, 4, report=lambda done, total: told.append((done, total)))
    assert first == verdicts(match, 4)
    assert told == [(1, 4), (2, 4), (3, 4), (4, 4)]
    assert [found.number for found in first] == [1, 2, 3, 4]
    for found in first:
        assert len(found.chances) == 4
        assert sum(found.chances) == pytest.approx(1)
        assert found.chances[found.seat] == pytest.approx(found.played.win_chance)
        assert found.loss >= 0


@pytest.mark.parametrize("name", ws.games())
def test_it_knows_no_more_than_the_mover(name):
    for moves in (10, 50):
        match = random_match(name, None, 4, moves)
        seat, action = match.to_move, match.legal()[-1]
        tables = [match.table_bytes, *(redealt(match, seat, seed) for seed in (5, 6))]
        assert len(set(tables)) == 3
        found = [
            next(analyse(match.game, match.edition, [Decided(seat, table, action)], Budget(300))) for table in tables
        ]  # fmt: skip
        assert found[0] == found[1] == found[2]


def test_it_can_be_stopped():
    match, _ = blundered()
    asked = []
    found = verdicts(match, 6, stop=lambda: len(asked) == 2, report=lambda done, total: asked.append(done))
    assert len(found) == 2, "what was begun when it was stopped is dropped"


def judged(action, wins, visits=1000):
    return Judged(action, visits, 2.0, wins, 0.5)


@pytest.mark.parametrize(
    ("played", "best", "swing"),
    [
        (judged(1, 0.30), judged(2, 0.50), True),
        (judged(1, 0.47), judged(2, 0.50), False),  # within the noise of a thousand simulations
        (judged(1, 0.47, 100_000), judged(2, 0.50, 100_000), True),
        (judged(1, 0.30, 10), judged(2, 0.50, 10), False),
        (judged(1, 0.0, 10**7), judged(2, 0.004, 10**7), False),  # certain, and not worth a word
        (judged(2, 0.50), judged(2, 0.50), False),
    ],
)
def test_noise_is_no_swing(played, best, swing):
    assert Verdict(1, 0, played, best, (0.5, 0.5)).swing is swing
