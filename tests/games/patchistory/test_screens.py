"""1.2  What is behind a screen stays there: whatever the others have, a seat is shown the same.

Dealing again doesn't test this, as it leaves goods alone: bots may count along.
"""

import random

import pytest

from watershed.games.patchistory.names import Good, Question
from watershed.match import Match

from ...test_any_secret import shown
from .lively import MARTIAL, kind_of

GAMES = {2: 21, 3: 22, 4: 23}  # seats: seed
SAME = ("view", "page", "entries", "prompt", "asked", "moves", "refusals")
OPENING = 40  # decisions that are all looked at; then every eleventh


def with_other_goods(match: Match, seat: int | None, luck: random.Random) -> Match:
    """The same match, in which everybody else has more of everything; of what they committed they keep enough."""
    other = match.copy()
    for rival in range(match.seats):
        for good in range(Good.FOOD, Good.VOTES + 1):
            other.table.goods[rival, good] += 0 if rival == seat else luck.randrange(9)
    return other


def told(match: Match, viewer: int | None) -> dict[str, object]:
    found = shown(match, viewer)
    return {key: found[key] for key in SAME if key in found}


def whole_game(seats: int, seed: int):
    luck, match = random.Random(seed), Match.start("patchistory", seats, seed)
    while not match.over:
        if match.length < OPENING or match.length % 11 == 0:
            yield match, luck
        seat = luck.choice(match.waiting)
        kinds: dict[str, list[int]] = {}
        for action in match.legal(seat):
            kinds.setdefault(kind_of(action), []).append(action)
        kind = luck.choices(list(kinds), [MARTIAL.get(kind, 4) for kind in kinds])[0]
        match.play(luck.choice(kinds[kind]), seat)


@pytest.mark.parametrize(("seats", "seed"), GAMES.items())
def test_1_2_nothing_that_is_shown_depends_on_what_others_have(seats, seed):
    questions = set()
    for match, luck in whole_game(seats, seed):
        questions.add(int(match.table.question))
        for viewer in (None, *range(seats)):
            assert told(with_other_goods(match, viewer, luck), viewer) == told(match, viewer), match.position()
    assert questions >= {Question.PATCH, Question.DIPLOMACY, Question.MANAGEMENT, Question.MOVE}


@pytest.mark.parametrize(("seats", "seed"), GAMES.items())
def test_1_2_no_preview_depends_on_what_others_have(seats, seed):
    for match, luck in whole_game(seats, seed + 10):
        for seat in match.waiting:
            other, moves = with_other_goods(match, seat, luck), match.legal(seat)
            for action in {moves[0], moves[-1], luck.choice(moves)}:
                assert other.preview(action, seat) == match.preview(action, seat), (match.position(), action)
