"""What a move would change, shown before it is played: never more than what is certain."""

import random

import numpy as np

from watershed.games.flooruler import GAME
from watershed.games.flooruler.notation import tile_name
from watershed.kernel.luck import WORDS, below, sow
from watershed.match import Match
from watershed.match.previewing import TRIALS

from .scene import BOOK, EDITION, at, said

DUEL = f"items=shotgun:0 at={at(10, 10)},{at(10, 12)},k5,q11"


def rich(seed: int) -> Match:
    """Everybody has gold and is at a store."""
    stores = ",".join(tile_name(EDITION, BOOK.door[2 + (seat + seed) % 4]) for seat in range(4))
    match = Match.from_position("flooruler", f"rounds=15 toll=3 gold=30,30,30,30 at={stores}")
    sow(match.table.luck, seed)
    return match


def tally(match: Match):
    return GAME.preview.tally(EDITION, match.table, 0)


def test_what_is_previewed_comes_true():
    """On lively games too: rolls are never previewed, prices and floors always."""
    luck, certain = random.Random(3), 0
    for seed in range(4):
        match = rich(seed)
        while not match.over:
            moves = match.moves()
            move = luck.choice([move for move in moves if move.name not in ("pass", "move")] or moves)
            changes, notes = match.preview(move)
            before = tally(match)
            match.play(move)
            after = tally(match)
            told = {(change.seat, change.what): (change.before, change.after) for change in changes}
            assert told.items() <= {key: (before[key], after[key]) for key in before}.items()
            assert all(said(note, language).endswith(".") for note in notes for language in ("en", "fr"))
            certain += len(told)
    assert certain > 50


def test_the_trials_show_every_face_of_the_die():
    luck, faces = np.zeros(WORDS, np.int64), set()
    for deal in range(TRIALS):
        sow(luck, deal)
        faces.add(1 + below(luck, BOOK.die))
    assert faces == {1, 2, 3, 4, 5, 6}


def test_a_shot_that_may_kill_is_not_previewed_as_a_death():
    changes, (note,) = Match.from_position("flooruler", DUEL).preview("attack shotgun 1")
    assert not [change for change in changes if change.what in ("deaths", "health")]
    assert said(note) == "Yellow loses 7 to 12 health."


def test_a_sure_death_is_previewed():
    changes, _ = Match.from_position("flooruler", f"{DUEL} health=10,7,10,10").preview("attack shotgun 1")
    assert ("deaths", 0, 1) in [(change.what, change.before, change.after) for change in changes]


def test_buying_floors_says_how_many_follow():
    match = Match.from_position("flooruler", f"at={at(12, 8)},e11,k5,q11 gold=20")
    assert [said(note) for note in match.preview("build 4").notes] == ["You'll lay 4 floors, one by one."]
