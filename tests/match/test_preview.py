"""What a move would change, shown before it is played; and the table as it was."""

import random

import pytest

import watershed as ws
from watershed.kit.game import IllegalMove
from watershed.kit.messages import Seat
from watershed.match import Change, Match

CHANCE = {"gained", "age", "forced", "banked"}  # what a card from the deck can make different


def tally(match):
    return match.game.preview.tally(match.edition, match._copy(), match.to_move or 0)


@pytest.mark.parametrize("seats", [2, 4, 5])
def test_a_preview_comes_true_and_is_whole_where_nothing_is_revealed(seats):
    luck, match = random.Random(seats), Match.start("flow", seats, seed=seats)
    previewed = 0
    while not match.over:
        move = luck.choice(match.moves())
        changes, _ = match.preview(move)
        before = tally(match)
        entries = match.play(move)
        after = tally(match)
        told = {(change.seat, change.what): (change.before, change.after) for change in changes}
        assert told.items() <= {key: (before[key], after[key]) for key in before}.items()
        if not match.reveals(match.length) or not any(entry.kind in CHANCE for entry in entries):
            assert set(told) == {key for key in before if before[key] != after[key]}
        previewed += len(told)
    assert previewed > 100


def test_a_preview_changes_nothing_and_knows_nothing_of_the_deck():
    match, luck = Match.start("flow", 3, seed=8), random.Random(8)
    while not match.over:
        table, journal = match.table_bytes, match.journal
        moves = [luck.choice(match.moves()) for _ in range(2)]
        told = [match.preview(move) for move in moves]
        assert (match.table_bytes, match.journal) == (table, journal)
        match.game.rules.redeal(match._book, match._table, match.to_move, 99)
        assert [match.preview(move) for move in moves] == told
        match.play(moves[0])


def test_a_snipe_brings_what_the_note_said():
    """8.2 to 8.5"""
    match, luck, checked = Match.start("flow", 4, seed=3), random.Random(3), 0
    while not match.over:
        move = luck.choice(match.moves())
        if move.name == "invest":
            seat = match.to_move
            _, (bonus, note) = match.preview(move)
            assert bonus.rule == "7.3"
            match.play(move)
            snipe = next((other for other in match.moves() if other.words == f"snipe {move.args['slot']}"), None)
            if snipe:
                assert Seat(match.to_move) in note.args["who"].items
                before = int(match.table.tokens[seat])
                brought = next(c for c in match.preview(snipe).changes if (c.seat, c.what) == (seat, "tokens"))
                assert note.args["count"] == brought.after - before
                assert f"bring you {brought.after - before} token" in match.speaker(seat).say(note)
                checked += 1
        else:
            match.play(move)
    assert checked > 3


def test_what_cannot_be_played_has_no_preview():
    match = Match.start("flow", 3, seed=1)
    with pytest.raises(IllegalMove):
        match.preview("complete")
    with pytest.raises(IllegalMove, match="turn"):
        match.preview("harvest", seat=(match.to_move + 1) % 3)
    with pytest.raises(ws.NotThere):
        match.preview("harvest", seat=3)


def test_a_chain_is_previewed_as_one():
    match = Match.start("sealed", 3, 4)
    for seat, bid in enumerate(("bid 0", "bid 4", "bid 1")):
        match.play(bid, seat)
    card = match.moves(1)[0].args["card"]
    chain = [f"pick {card}", "place 4", "lay over"]
    assert match.preview(chain, 1) == match.preview("; ".join(chain), 1)
    (points,) = [change for change in match.preview(chain, 1).changes if change.what == "points" and change.seat == 1]
    before = match.scores()[1]
    match.play(chain, 1)
    assert points == Change(1, "points", before, match.scores()[1])


def test_the_table_as_it_was():
    match, luck, seen, points = Match.start("flow", 3, seed=5), random.Random(5), [], []
    while not match.over:
        seen.append(match.view(1))
        points.append(match.scores())
        match.play(luck.choice(match.moves()))
    assert [match.view(1, after) for after in range(len(seen))] == seen
    assert [match.scores(after) for after in range(len(points))] == points
    for after in (-1, len(match.played) + 1, "x", 1.5, True, None):
        with pytest.raises(ws.NotThere, match="There is no move"):
            match.entries(1, after)
        if after is not None:
            for ask in (lambda at: match.view(1, at), match.scores, match.reveals):
                with pytest.raises(ws.NotThere, match="There is no move"):
                    ask(after)
