"""1.4  An answer can be withdrawn while others are thinking, and not once it was shown."""

import random
from collections import Counter

import pytest

from watershed.games.patchistory.names import Question
from watershed.match import Match


def votes(seed):
    """A random game of four at every vote that has just begun, with the seats that voted before it."""
    luck, match = random.Random(seed), Match.start("patchistory", 4, seed)
    voted, ballot = set(), 0
    while not match.over:
        table, seat = match.table, luck.choice(match.waiting)
        if table.question != Question.VOTE:
            voted, ballot = set(), 0
        elif table.ballot != ballot:
            yield match, frozenset(voted)
            voted, ballot = set(), int(table.ballot)
        if table.question == Question.VOTE:
            voted.add(seat)
        match.play(luck.choice(match.legal(seat)), seat)


def test_1_4_a_vote_that_was_shown_stays_even_if_the_next_one_is_sealed_at_once():
    """Who has no votes left isn't asked about the next card: the rules seal that answer. The last one was shown."""
    found = 0
    for seed in range(6):
        for match, voted in votes(seed):
            found += len(voted & set(match.sealed))
            assert not any(match.can_withdraw(seat) for seat in range(4))
    assert found


def sealed_questions(seats):
    """A random game wherever several seats have just been asked for sealed answers, twice for each question."""
    luck, match, found, last = random.Random(seats), Match.start("patchistory", seats, seats), Counter(), 0
    open_questions = {Question.PATCH, Question.MANAGEMENT}
    while not match.over:
        table, question = match.table, int(match.table.question)
        if len(match.waiting) > 1 and question not in open_questions and table.gathered != last and found[question] < 2:
            found[question] += 1
            yield match.copy()
        last = int(table.gathered)
        seat = luck.choice(match.waiting)
        match.play(luck.choice(match.legal(seat)), seat)
    assert len(found) > 2


def answered(match, seat):
    """The last choices of a seat until it has answered."""
    gathered = int(match.table.gathered)
    while seat in match.waiting and match.table.gathered == gathered:
        match.play(match.legal(seat)[-1], seat)


@pytest.mark.parametrize("seats", [2, 4])
def test_1_4_a_sealed_answer_can_be_withdrawn_until_the_last_one_is_in(seats):
    for match in sealed_questions(seats):
        first, *others, last = match.waiting
        gathered, before = int(match.table.gathered), (match.position(), match.waiting)
        answered(match, first)
        assert match.can_withdraw(first)
        while match.can_withdraw(first):
            match.withdraw(first)
        assert (match.position(), match.waiting) == before
        for seat in (first, *others):
            answered(match, seat)
        assert match.can_withdraw(first)
        answered(match, last)
        assert match.table.gathered > gathered
        assert not any(match.can_withdraw(seat) for seat in range(seats))
