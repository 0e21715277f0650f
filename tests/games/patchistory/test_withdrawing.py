"""1.4  An answer can be withdrawn while others are thinking, and not once it was shown."""

import random

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
