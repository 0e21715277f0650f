"""What a move would change, told before it is played; and the table as it was."""

import random

import pytest

from watershed.kit.game import BadSetup, IllegalMove
from watershed.match import Match
from watershed.server.undoing import reveals


def tally(match):
    return match.game.foresight.tally(match.edition, match._copy())


@pytest.mark.parametrize("seats", [2, 4, 5])
def test_what_is_foreseen_comes_true_and_nothing_else_where_nothing_is_revealed(seats):
    luck, match = random.Random(seats), Match.start("flow", seats, seed=seats)
    foreseen = 0
    while not match.over:
        move = luck.choice(match.moves())
        changes, _ = match.foresee(move)
        before = tally(match)
        entries = match.play(move)
        after = tally(match)
        told = {(change.seat, change.what): (change.before, change.after) for change in changes}
        assert told.items() <= {key: (before[key], after[key]) for key in before}.items()
        if not any(entry.kind == "gained" and reveals(match.game, entry) for entry in entries):
            assert set(told) == {key for key in before if before[key] != after[key]}
        foreseen += len(told)
    assert foreseen > 100


def test_foreseeing_changes_nothing_and_knows_nothing_of_the_deck():
    match, luck = Match.start("flow", 3, seed=8), random.Random(8)
    while not match.over:
        table, journal = match.table_bytes, match.journal
        moves = [luck.choice(match.moves()) for _ in range(2)]
        told = [match.foresee(move) for move in moves]
        assert (match.table_bytes, match.journal) == (table, journal)
        match.game.rules.redeal(match._book, match._table, match.to_move, 99)
        assert [match.foresee(move) for move in moves] == told
        match.play(moves[0])


def test_a_snipe_brings_what_the_note_said():
    """8.2 to 8.5"""
    match, luck, checked = Match.start("flow", 4, seed=3), random.Random(3), 0
    while not match.over:
        move = luck.choice(match.moves())
        if move.name == "invest":
            seat = match.to_move
            _, (bonus, note) = match.foresee(move)
            assert bonus.rule == "7.3"
            match.play(move)
            snipe = next((other for other in match.moves() if other.words == f"snipe {move.args['slot']}"), None)
            if snipe:
                assert match.names[match.to_move] in note.text
                before = int(match.table.tokens[seat])
                brought = next(c for c in match.foresee(snipe)[0] if (c.seat, c.what) == (seat, "tokens"))
                assert f"bring you {brought.after - before} token" in note.text
                checked += 1
        else:
            match.play(move)
    assert checked > 3


def test_what_cannot_be_played_is_not_foreseen():
    match = Match.start("flow", 3, seed=1)
    with pytest.raises(IllegalMove):
        match.foresee("complete")
    with pytest.raises(IllegalMove, match="turn"):
        match.foresee("harvest", seat=(match.to_move + 1) % 3)


def test_the_table_as_it_was():
    match, luck, seen, points = Match.start("flow", 3, seed=5), random.Random(5), [], []
    while not match.over:
        seen.append(match.view(1))
        points.append(match.scores())
        match.play(luck.choice(match.moves()))
    assert [match.view(1, after) for after in range(len(seen))] == seen
    assert [match.scores(after) for after in range(len(points))] == points
    for after in (-1, len(match.played) + 1, "x"):
        with pytest.raises(BadSetup, match="no move"):
            match.view(1, after)
