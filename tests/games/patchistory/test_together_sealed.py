"""What several players answer at the same time, sealed: plans, thumbs, minerals, cards, votes and bids of two players.
Rulebook, 1.4. Whoever is quicker, the table is the same, and nobody's answer changes what another can choose.
"""

import itertools
import os
import random
from collections import Counter

import pytest

from watershed.games.patchistory.names import Goods, Question
from watershed.games.patchistory.rules.turn import apply

from .lively import MARTIAL, decisions, lively_move, moves_of
from .scene import Scene
from .test_together import shuffled, standing

GAMES = max(2, int(os.environ.get("WATERSHED_RANDOM_GAMES", "12")) // 6)
ENOUGH = 6  # of one question in a game
OF_TWO = {Question.THUMBS, Question.COMMIT}  # of two players, however many there are
OF_ALL = {Question.MOVE, Question.PROSPERITY, Question.VOTE}
Good = Goods()


def begun(seats, seed):
    """A random game wherever several seats have just been asked for a sealed answer. Everybody often gets minerals and
    votes, so that there are wars with minerals and votes of everybody.
    """
    scene, luck, last, found = Scene.dealt(seats, seed=seed), random.Random(seed), 0, Counter[int]()
    for _ in decisions(scene, luck, MARTIAL):
        table = scene.table
        if table.gathered == last:
            continue
        last = int(table.gathered)
        if table.question == Question.MANAGEMENT:
            table.goods[:seats, Good.MINERALS] += luck.randrange(3)
            table.goods[:seats, Good.VOTES] += luck.randrange(2)
        if (
            table.question in {Question.SECRET_BID, *OF_TWO, *OF_ALL}
            and len(scene.waiting()) > 1
            and found[table.question] < ENOUGH
        ):
            found[table.question] += 1
            before = scene.records.copy()
            yield scene, luck
            scene.records[:] = before


def answers(scene, luck):
    """What each seat answers while nobody else has: one move, or all those of a plan."""
    before, found = scene.records.copy(), dict[int, list[int]]()
    for seat in scene.waiting():
        found[seat] = []
        while seat in scene.waiting():
            found[seat].append(lively_move(scene, seat, luck, MARTIAL))
            apply(scene.book, scene.table, seat, found[seat][-1])
        scene.records[:] = before
    return found


def played(scene, moves):
    """The table after each of these moves, by how many of each seat have been made. All are legal, and until the last
    one nobody's move changes what another can choose.
    """
    gathered, made = int(scene.table.gathered), Counter[int]()
    for at, (seat, move) in enumerate(moves):
        choices = {each: moves_of(scene, each) for each in scene.waiting()}
        assert move in choices.pop(seat)
        apply(scene.book, scene.table, seat, move)
        made[seat] += 1
        if at < len(moves) - 1:
            assert scene.table.gathered == gathered, "nothing is shown before the last one is in"
            assert {each: moves_of(scene, each) for each in choices} == choices
        yield frozenset(made.items()), standing(scene)
    assert scene.table.gathered > gathered


def in_orders(given, luck):
    """The moves in every order of the seats, half of them if there are four; those of plans also move by move."""
    orders = list(itertools.permutations(given))
    for order in luck.sample(orders, min(len(orders), 12)):
        yield [(seat, move) for seat in order for move in given[seat]]
    if any(len(moves) > 1 for moves in given.values()):
        yield from (shuffled(given, luck) for _ in range(3))


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_1_4_in_any_game_it_does_not_matter_whose_sealed_answer_is_in_first(seats):
    """In a few games, and in more until every question was asked."""
    found, seed = Counter[tuple[int, int]](), 0
    of_two = {Question.SECRET_BID, *OF_TWO} if seats == 2 else OF_TWO
    missing = {(question, 2) for question in of_two} | {(question, seats) for question in OF_ALL}
    while seed < GAMES or missing - set(found):
        assert seed < GAMES + 20, missing - set(found)
        for scene, luck in begun(seats, seed + 50):
            before, given = scene.records.copy(), answers(scene, luck)
            found[int(scene.table.question), len(given)] += 1
            tables = dict[frozenset[tuple[int, int]], bytes]()
            for moves in in_orders(given, luck):
                scene.records[:] = before
                for made, table in played(scene, moves):
                    assert tables.setdefault(made, table) == table, moves
        seed += 1
