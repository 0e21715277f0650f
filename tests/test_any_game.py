"""Plays any game on the shelf through the contract: a new game is tested before its author writes a test."""

import itertools
import json

import numpy as np
import pytest

import watershed as ws
from watershed.kernel.contract import CONTRACT
from watershed.kernel.game import Game, game
from watershed.kernel.journal import PAGE
from watershed.kernel.record import blank, lay_open, overwrite
from watershed.match import Match

from .playing import at_random, sown

GAMES = ws.games()
SEATED = [(name, seats) for name in GAMES for seats in sorted(game(name).seats)]


def random_match(name: str, seats: int, seed: int):
    """A match with random moves, yielded at every decision and once when it is over."""
    return at_random(Match.start(name, seats, seed), sown(seed + 1000))


def sampled(name: str, seats: int, seed: int, decisions: int):
    """The same match at that many decisions or a few more, spread over the whole game, however long it is."""
    length = sum(1 for _ in random_match(name, seats, seed))
    return itertools.islice(random_match(name, seats, seed), 0, None, max(1, length // decisions))


def redealt(match: Match, seat: int, seed: int) -> Match:
    """The same match on a table where all that the seat may not know is different."""
    other = Match.start(match.game.name, match.seats, match.seed, match.options)
    other._played = list(match.played)
    overwrite(other._records, match.table_bytes)
    other.game.rules["redeal"](other._book, other._table, seat, seed)
    return other


def test_the_shelf_has_games():
    assert "flow" in GAMES
    for name in GAMES:
        assert {rule.__name__ for rule in CONTRACT} == set(game(name).rules)


@pytest.mark.parametrize(("name", "seats"), SEATED)
def test_legal_is_never_empty_and_applies(name, seats):
    """Every decision has at least two options, ascending and within bounds; every seat gets to decide."""
    asked = set()
    for seed in range(4):
        for match in random_match(name, seats, seed):
            legal = match.legal()
            if match.over:
                assert legal == []
                continue
            asked.add(match.to_move)
            assert len(legal) >= 2, match.game.notation.position(match.edition, match.table)
            assert legal == sorted(set(legal))
            assert legal[0] >= 0
            assert legal[-1] < match.game.actions
            assert len(legal) <= match.game.most_moves
    assert asked == set(range(seats))


@pytest.mark.parametrize(("name", "seats"), SEATED)
def test_every_listed_move_applies_and_every_other_is_refused(name, seats):
    found = game(name)
    for match in sampled(name, seats, 11, 15):
        before, legal = match.table_bytes, set(match.legal())
        for action in range(found.actions):
            if action in legal:
                assert match.why_not(action) is None
                match.play(action)
                match.undo()
            else:
                refusal = match.why_not(action)
                assert refusal is not None, f"{action} is not legal but not refused"
                assert refusal.code
                assert refusal.sentence.endswith(".")
                with pytest.raises(ws.IllegalMove):
                    match.play(action)
            assert match.table_bytes == before


@pytest.mark.parametrize(("name", "seats"), SEATED)
def test_nothing_a_seat_may_see_depends_on_what_it_may_not(name, seats):
    """View, moves, journal, scores and observation are equal on a table and on any redeal of it for that seat."""
    changed = False
    for match in sampled(name, seats, 5, 20):
        for seat in range(seats):
            other = redealt(match, seat, seed=77 + seat)
            changed |= other.table_bytes != match.table_bytes
            assert other.view(seat) == match.view(seat)
            assert other.moves() == match.moves()
            assert other.refusals() == match.refusals()
            assert other._read_page() == [entry for entry in match.journal if entry.move == len(match.played)]
            assert observed(other, seat) == observed(match, seat)
            assert (other.to_move, other.scores()) == (match.to_move, match.scores())
        assert redealt(match, 0, seed=78).view(None) == match.view(None)
        everybody = [*range(seats), None]
        assert match.views(everybody) == {seat: match.view(seat) for seat in everybody}
    assert changed, "redealing should have changed something somewhere"


def observed(match: Match, seat: int) -> list[int]:
    row = np.zeros(match.game.observation, np.int16)
    match.game.rules["observe"](match._book, match._table, seat, row)
    return row.tolist()


@pytest.mark.parametrize(("name", "seats"), SEATED)
def test_a_redealt_table_plays_on(name, seats):
    """A redeal is a table of the same game: it can be played to its end."""
    for at, match in enumerate(sampled(name, seats, 6, 10)):
        if match.over:
            continue
        *_, last = at_random(redealt(match, match.to_move, seed=at), sown(at))
        assert last.over


@pytest.mark.parametrize(("name", "seats"), SEATED)
def test_log_replays_byte_for_byte(name, seats):
    *_, match = random_match(name, seats, 21)
    again = Match.from_json(match.to_json())
    assert again.table_bytes == match.table_bytes
    assert again.journal == match.journal
    assert again.to_json() == match.to_json()


@pytest.mark.parametrize(("name", "seats"), SEATED)
def test_undo_walks_all_the_way_back(name, seats):
    matches = random_match(name, seats, 22)
    match = next(matches)
    tables, journals = [match.table_bytes], {0: match.journal}
    for match in matches:
        tables.append(match.table_bytes)
        if len(match.played) % 10 == 0 or match.over:  # a journal is long
            journals[len(match.played)] = match.journal
    while True:
        assert match.table_bytes == tables.pop()
        if len(match.played) in journals:
            assert match.journal == journals.pop(len(match.played))
        if not match.played:
            break
        match.undo()
    assert not tables
    assert not journals
    with pytest.raises(ws.IllegalMove, match="nothing to take back"):
        match.undo()


@pytest.mark.parametrize("name", GAMES)
def test_interleaved_matches_do_not_disturb_each_other(name):
    alone = [match.fingerprint for match in random_match(name, game(name).seats[0], 31)]
    first, second = random_match(name, game(name).seats[0], 31), random_match(name, game(name).seats[0], 32)
    together = []
    for match, _ in itertools.zip_longest(first, second):
        if match is not None:
            together.append(match.fingerprint)
    assert together[: len(alone)] == alone


@pytest.mark.parametrize(("name", "seats"), SEATED)
def test_everything_speaks(name, seats):
    """Views are JSON, and every move has words."""
    for match in sampled(name, seats, 41, 50):
        for seat in (None, *range(seats)):
            json.dumps(match.view(seat))
        moves = match.moves()
        assert not {move.words for move in moves} & set(match.refusals())
        for move in moves:
            assert move.text
            assert match.game.notation.action_of_words(match.edition, move.words) == move.id
            assert match.game.notation.action_of_args(match.edition, {"move": move.name, **move.args}) == move.id
    json.dumps(match.game.view.components(match.edition))


@pytest.mark.parametrize(("name", "seats"), SEATED)
def test_a_whole_game_is_told(name, seats):
    """No page of the journal fills, every line of it has words, and the last table has places and points."""
    for match in random_match(name, seats, 41):
        assert match._table.noted < PAGE
    json.dumps(match.game.view.scoring(match.edition, match.table))
    for entry in match.journal:
        assert entry.text
        assert entry.citation
    standings = match.ranking()
    assert standings[0].place == 1
    assert [standing.points for standing in standings] == sorted((s.points for s in standings), reverse=True)


@pytest.mark.parametrize(("name", "book"), [(name, book) for name in GAMES for book in game(name).books()])
def test_every_action_goes_into_words_and_back(name, book):
    """And into JSON and back."""
    found, every = game(name), range(game(name).actions)
    edition = found.open_book(book)
    words = [found.notation.words_of(edition, action) for action in every]
    assert len(set(words)) == len(words)
    assert [found.notation.action_of_words(edition, each) for each in words] == list(every)
    args = [found.notation.args_of(edition, action) for action in every]
    assert [found.notation.action_of_args(edition, each) for each in args] == list(every)


@pytest.mark.parametrize(("name", "seats"), SEATED)
def test_position_line_goes_both_ways(name, seats):
    for match in sampled(name, seats, 51, 25):
        line = match.game.notation.position(match.edition, match.table)
        records = blank(match.game.table)
        match.game.notation.lay_position(match.edition, lay_open(match.game.table, records), line)
        assert match._fingerprint(records.tobytes()) == match.fingerprint


@pytest.mark.parametrize("name", GAMES)
def test_a_table_is_small(name):
    assert game(name).table.layout.itemsize < 2048


def test_unknown_game_is_refused():
    with pytest.raises(ws.BadSetup, match="on the shelf"):
        ws.Match.start("chess")


def test_games_are_complete():
    for name in GAMES:
        found: Game = game(name)
        assert found.name == name
        assert found.title
        assert found.about.endswith(".")
