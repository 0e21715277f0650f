"""What a move would change, told before it is played: never more than what is certain."""

import random

import numpy as np

from watershed.kernel.luck import WORDS, below, sow
from watershed.match import Match
from watershed.match.match import TRIALS

from .scene import BOOK, EDITION, at


def tally(match):
    return match.game.preview.tally(match.edition, match._copy())


def test_what_is_foreseen_comes_true():
    """On lively games too: rolls are never foreseen, prices and floors always."""
    luck, foreseen = random.Random(3), 0
    for seed in range(4):
        match = Match.start("flooruler", 4, seed, {"rounds": 15})
        for seat in range(4):
            match.table.gold[seat] = 30
            match.table.tile[seat] = BOOK.door[2 + (seat + seed) % 4]
        match._snapshots[-1] = match.table_bytes
        while not match.over:
            moves = match.moves()
            move = luck.choice([move for move in moves if move.name not in ("pass", "move")] or moves)
            changes, _ = match.foresee(move)
            before = tally(match)
            match.play(move)
            after = tally(match)
            told = {(change.seat, change.what): (change.before, change.after) for change in changes}
            assert told.items() <= {key: (before[key], after[key]) for key in before}.items()
            foreseen += len(told)
    assert foreseen > 50


def test_the_trials_show_every_face_of_the_die():
    luck, faces = np.zeros(WORDS, np.int64), set()
    for deal in range(TRIALS):
        sow(luck, deal)
        faces.add(1 + below(luck, BOOK.die))
    assert faces == {1, 2, 3, 4, 5, 6}


def test_a_shot_that_may_kill_is_not_foreseen_as_a_death():
    match = Match.start("flooruler", 4, 1)
    match.game.notation.lay_position(EDITION, match.table, f"items=shotgun:0 at={at(10, 10)},{at(10, 12)},k5,q11")
    match.table.tile[1] = match.table.tile[0]
    changes, _ = match.foresee("attack shotgun 1")
    assert not [change for change in changes if change.what in ("deaths", "health")]


def test_a_sure_death_is_foreseen():
    match = Match.start("flooruler", 4, 1)
    match.game.notation.lay_position(EDITION, match.table, f"items=shotgun:0 at={at(10, 10)},{at(10, 12)},k5,q11")
    match.table.health[1] = 7
    changes, _ = match.foresee("attack shotgun 1")
    assert ("deaths", 0, 1) in [(change.what, change.before, change.after) for change in changes]
