"""A match as an object: imagined by a seat, copied, pickled, shown in a notebook, observed, written as a position."""

import contextlib
import itertools
import pickle
from html.parser import HTMLParser

import numpy as np
import pytest

import watershed as ws
from watershed.kernel.record import lay_open
from watershed.match import Match

from ..playing import at_random, sown

any_game = pytest.mark.parametrize("name", ws.games())


def middle(name, moves=12, seed=5, seats=None):
    """A match after some random moves."""
    return next(itertools.islice(at_random(Match.start(name, seats, seed), sown(seed)), moves, None))


@pytest.fixture
def sealed():
    """Two of three bids are in."""
    match = Match.start("sealed", 3, 4, names=["Ann", "Bob", "Cid"])
    match.play("bid 4", 1)
    match.play("bid 7", 0)
    return match


# imagined


@any_game
def test_an_imagined_match_could_be_the_true_one(name):
    """Everything the seat is shown is the same; nothing else has to be."""
    match = middle(name)
    for seat in range(match.seats):
        imagined = match.imagined(seat, 3)
        shown, true = imagined.view(seat), match.view(seat)
        assert shown | {"moves": 0} == true | {"moves": 0}
        assert imagined.moves(seat) == match.moves(seat)
        assert imagined.observe(seat).tobytes() == match.observe(seat).tobytes()
        assert imagined.speaker(seat).say(imagined.prompt(seat)) == match.speaker(seat).say(match.prompt(seat))
        assert (imagined.names, imagined.options, imagined.language) == (match.names, match.options, match.language)


@any_game
def test_an_imagined_match_knows_nothing_of_what_is_hidden(name):
    """It is the same for two tables that differ only in what the seat may not know, down to the last byte."""
    match, seat = middle(name), 0
    other = match.copy()
    other.game.rules.redeal(other._book, other.table, seat, 99)
    assert other.table_bytes != match.table_bytes
    one, two = match.imagined(seat, 3), other.imagined(seat, 3)
    for imagined in (one, two):
        imagined.table.events[:] = 0
    assert one.table_bytes == two.table_bytes
    assert one.position() == two.position()
    assert one.seed == two.seed == 0 != match.seed


def test_sealed_answers_are_drawn_again(sealed):
    bids = {int(sealed.imagined(2, seed).table.bid[0]) for seed in range(30)}
    assert len(bids) > 3
    hands = {sealed.imagined(2, seed).table.hand[0].tobytes() for seed in range(30)}
    assert len(hands) > 3
    assert {int(sealed.imagined(0, seed).table.bid[0]) for seed in range(5)} == {7}, "its own bid is known"
    assert {sealed.imagined(2, seed).sealed for seed in range(5)} == {(0, 1)}, "that others have answered, too"


def test_the_journal_of_an_imagined_match_leaks_nothing(sealed):
    """The page on the table still has the last move: the bid on it is wiped for everybody but its seat."""
    for seed in range(5):
        imagined = sealed.imagined(2, seed)
        assert imagined.journal == []
        assert imagined.entries(2) == imagined.entries(0) == imagined.entries(None) == []
        assert imagined.lines == imagined.played == ()
        page = imagined.table.events[: imagined.table.noted]
        assert 7 not in page[:, 3], "what Ann bid"
        assert "7" not in repr(imagined)
        with pytest.raises(ws.IllegalMove, match="nothing to undo"):
            imagined.undo()
        for seat in (0, 1):
            with pytest.raises(ws.IllegalMove, match="no sealed answer"):
                imagined.withdraw(seat)


def test_playing_in_an_imagined_match_leaves_the_true_one_alone(sealed):
    before = sealed.table_bytes
    imagined = sealed.imagined(2)
    while not imagined.over:
        imagined.play(imagined.legal()[0])
    assert imagined.ranking()
    assert len(imagined.journal) > 10
    assert sealed.table_bytes == before


@pytest.mark.parametrize("seed", [-1, 2**63, 1.5, None, "x"])
def test_a_bad_seed_is_refused(sealed, seed):
    with pytest.raises(ws.BadSetup, match="seed"):
        sealed.imagined(0, seed)


# copies


@any_game
def test_a_copy_is_a_match_of_its_own(name):
    match = middle(name)
    match.language = "fr"
    for other in (match.copy(), pickle.loads(pickle.dumps(match))):
        assert (other.table_bytes, other.lines, other.journal) == (match.table_bytes, match.lines, match.journal)
        assert (other.names, other.options, other.seed, other.language) == (
            match.names, match.options, match.seed, "fr",
        )  # fmt: skip
        assert other.to_json() == match.to_json()
        other.undo()
        other.rename([f"P{seat}" for seat in range(other.seats)])
        assert (other.length, match.length) == (11, 12)
        assert other.names != match.names


def test_a_copy_of_a_long_match_can_be_undone_to_its_start():
    """Tables are kept only now and then; a copy has all that is needed between them."""
    *_, match = at_random(Match.start("flow", 3, 2), sown(2))
    other = pickle.loads(pickle.dumps(match.copy()))
    while other.length:
        other.undo()
    assert other.table_bytes == Match.start("flow", 3, 2).table_bytes


# shown


@any_game
def test_a_match_is_short_to_print(name):
    match = middle(name)
    assert len(repr(match)) < 120
    assert repr(match).startswith(f"<Match {name}, {match.seats} seats, move 12, ")
    *_, over = at_random(Match.start(name, None, 1), sown(1))
    assert repr(over).endswith(", over>")


def test_a_match_says_whom_it_waits_for(sealed):
    assert repr(sealed) == "<Match sealed, 3 seats, move 2, Cid>"
    sealed.withdraw(1)
    assert repr(sealed) == "<Match sealed, 3 seats, move 1, Bob and Cid>"


def text_of(html):
    found = []
    parser = HTMLParser()
    parser.handle_data = found.append
    parser.feed(html)
    return "".join(found)


@any_game
def test_a_notebook_shows_the_board(name):
    for moves in (0, 12, None):
        if moves is None:
            *_, match = at_random(Match.start(name, None, 1), sown(1))
        else:
            match = middle(name, moves)
        shown = match._repr_html_()
        assert shown.startswith("<pre")
        assert shown.rstrip().endswith("</pre>")
        assert "<script" not in shown
        text = text_of(shown)
        assert len(text.splitlines()) > 5
        assert match.question[:20] in text


def test_a_notebook_shows_what_everybody_may_see(sealed):
    text = " ".join(text_of(sealed._repr_html_()).split())
    assert "Waiting for Cid" in text
    assert "piles: pile 1" in text
    assert "bid 7" not in text
    assert "hand -" in text


def test_names_cannot_break_out_of_the_picture():
    match = Match.start("flow", 3, 1, names=["<b>Ann", "Bob & co", '"Cid'])
    shown = match._repr_html_()
    assert "<b>" not in shown
    assert "&lt;b&gt;" in shown


# observed


@any_game
def test_an_observation_is_a_record_with_names(name):
    match = middle(name)
    seen = match.observe(0)
    assert seen.dtype.names == match.game.observation.layout.names
    assert seen.tobytes() == match.observe(np.int64(0)).tobytes()
    seen["seats"] = 99
    assert match.observe(0)["seats"] != 99, "it is a copy"


@any_game
def test_a_mask_has_a_bit_for_every_action(name):
    match = middle(name)
    for seat in range(match.seats):
        mask = match.mask(seat)
        assert (mask.dtype, mask.shape) == (np.bool_, (match.game.actions,))
        assert mask.nonzero()[0].tolist() == match.legal(seat)
    assert (match.mask() == match.mask(match.to_move)).all()
    *_, over = at_random(Match.start(name, None, 1), sown(1))
    assert not over.mask().any()


# positions


@any_game
def test_a_position_is_one_line_that_leads_back(name):
    match = middle(name)
    line = match.position()
    assert "\n" not in line
    names = [f"P{seat}" for seat in range(match.seats)]
    other = Match.from_position(name, line, names=names)
    assert (other.position(), other.fingerprint, other.names) == (line, match.fingerprint, tuple(names))
    assert (other.waiting, other.sealed, other.scores()) == (match.waiting, match.sealed, match.scores())
    table = lay_open(match.game.table, other._records)
    assert table.noted == 0, "what the last move did is not part of a position"


@any_game
@pytest.mark.parametrize("line", [None, 7, b"seats=3", ["seats=3"], "nonsense", "seats=99", "\x00"])
def test_what_is_not_a_position_is_refused(name, line):
    with pytest.raises(ws.BadSetup):
        Match.from_position(name, line)


@any_game
def test_a_broken_position_is_refused_or_played_never_worse(name):
    """Every word left out or doubled: a clear error, or a table that can be looked at."""
    words = middle(name).position().split()
    for at in range(len(words)):
        for line in (" ".join(words[:at] + words[at + 1 :]), " ".join([*words[: at + 1], *words[at:]])):
            with contextlib.suppress(ws.WatershedError):
                assert Match.from_position(name, line).position()


def test_names_of_a_position_are_checked():
    line = Match.start("sealed", 3, 4).position()
    with pytest.raises(ws.BadSetup, match="3 different names"):
        Match.from_position("sealed", line, names=["Ann"])
    with pytest.raises(ws.BadSetup, match="There is no game called"):
        Match.from_position("chess", line)
