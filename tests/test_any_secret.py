"""What a seat may know, and what it means that several seats decide at once: for any game on the shelf."""

import itertools
from collections.abc import Iterator
from typing import Any

import numpy as np
import pytest

import watershed as ws
from watershed.kernel.record import blank, lay_open
from watershed.kit.game import game
from watershed.match import Match
from watershed.match.journal import event_of

from .test_any_game import any_game, is_due, luck_of, play_any, random_match, random_matches


def redealt(match: Match, seat: int, seed: int) -> Match:
    """The same match on a table where all that the seat may not know is different."""
    other = match.copy()
    other.game.rules.redeal(other._book, other.table, seat, seed)
    return other


def page(match: Match, viewer: int | None) -> list[Any]:
    """The events on the table itself, as a viewer may read them."""
    mask = 0 if viewer is None else 1 << viewer
    return [event_of(row, mask) for row in match.table.events[: match.table.noted]]


def shown(match: Match, viewer: int | None) -> dict[str, Any]:
    """All that somebody is shown."""
    found = {
        "view": match.view(viewer),
        "page": page(match, viewer),
        "entries": match.entries(viewer, max(0, match.length - 3)),
        "prompt": match.prompt(viewer),
        "asked": (match.waiting, match.sealed),
    }
    if viewer is None:
        return found | {"standing": (match.scores(), match.ranking(), match.scoring())}
    return found | {
        "moves": match.moves(viewer),
        "refusals": match.refusals(viewer),
        "observed": match.observe(viewer).tobytes(),
    }


def telling_matches(name: str, seed: int, every: int) -> Iterator[Match]:
    """Random matches at every so many decisions, and wherever several seats are asked or an answer is sealed: in a long
    game that may be one decision in thirty.
    """
    for match in random_matches(name, seed):
        if is_due(match, every) or match.sealed or len(match.waiting) > 1 or match.over:
            yield match


def without_page(match: Match) -> bytes:
    """The table, its journal page aside."""
    other = match.copy()
    other.table.events[:] = 0
    other.table.noted = 0
    return other.table_bytes


@any_game
@pytest.mark.parametrize("seed", [5, 6])
def test_nothing_that_is_shown_depends_on_what_may_not_be_known(name, seed):
    """Everything a seat, and a spectator, is shown is the same on a table and on any redeal of it for that seat."""
    changed, turns = False, itertools.count()
    for match in telling_matches(name, seed, every=2 if game(name).secrets else 5):
        looks_on = next(turns) % match.seats
        for seat in range(match.seats):
            other = redealt(match, seat, 77 + seat)
            changed |= without_page(other) != without_page(match)
            assert shown(other, seat) == shown(match, seat)
            if seat == looks_on:
                assert shown(other, None) == shown(match, None)
    assert changed, "redealing should have changed something somewhere"


@any_game
def test_a_preview_knows_no_more_than_its_seat(name):
    for match in telling_matches(name, 7, every=13):
        for seat in match.waiting:
            other, moves = redealt(match, seat, 3), match.legal(seat)
            for action in {moves[0], moves[len(moves) // 2], moves[-1]}:
                assert other.preview(action, seat) == match.preview(action, seat)


@any_game
def test_a_redeal_comes_from_the_seed_and_from_what_is_known(name):
    """The same from the true table as from another redeal; the page, too, has nothing left of what is hidden."""
    for match in telling_matches(name, 8, every=7):
        for seat in range(match.seats):
            true, other = redealt(match, seat, 2), redealt(redealt(match, seat, 1), seat, 2)
            same = match.table.events.shape[1] > 5
            assert true.table_bytes == other.table_bytes if same else without_page(true) == without_page(other)


@any_game
def test_a_redealt_table_plays_on(name):
    """A redeal is a table of the same game: it can be played to its end."""
    for at, match in enumerate(random_matches(name, 9, every=25)):
        if not match.over:
            other, luck = redealt(match, match.to_move, at), luck_of(at)
            while not other.over:
                play_any(other, luck)


@any_game
def test_an_observation_has_the_declared_fields(name):
    """A record can be used again for the next decision of a game, and some features change."""
    found, seen, used = game(name), set(), blank(game(name).observation)
    for match in random_match(name, found.seats[0], 61):
        found.rules.observe(match._book, match._copy(), 0, lay_open(found.observation, used))
        fresh = match.observe(0)
        assert fresh.dtype.names == found.observation.layout.names
        assert used.tobytes() == fresh.tobytes()
        seen.add(fresh.tobytes())
    assert len(seen) > match.length // 2


# several seats at once


def rounds(name: str, seed: int, sealed: bool | None = None) -> list[Match]:
    """Copies of random matches where several seats are waiting, at most a dozen; all of them, or those whose answers
    are sealed, or those whose answers are open.
    """
    several = (match.copy() for match in random_matches(name, seed) if len(match.waiting) > 1 and not match.sealed)
    return list(itertools.islice((match for match in several if sealed in (None, is_sealed(match))), 12))


def is_sealed(match: Match) -> bool:
    """Whether the answers of the seats that are waiting are sealed."""
    other, seat = match.copy(), match.waiting[0]
    play_all(other, answer(match, seat, 0), seat)
    return seat in other.sealed


def answer(match: Match, seat: int, taste: int) -> list[int]:
    """What a seat answers while others are still thinking: one action, or several of them. Taste chooses each."""
    trial, found = match.copy(), list[int]()
    while seat in trial.waiting:
        legal = trial.legal(seat)
        found.append(legal[taste % len(legal)])
        trial.play(found[-1], seat)
    return found


def answers(match: Match, luck: np.ndarray) -> list[tuple[int, list[int]]]:
    """One for every waiting seat."""
    return [(seat, answer(match, seat, int(luck[0] + seat))) for seat in match.waiting]


def play_all(match: Match, actions: list[int], seat: int) -> None:
    for action in actions:
        match.play(action, seat)


@any_game
def test_answers_commute(name):
    """In whatever order some or all of them come, the table is the same, byte for byte but for the journal page."""
    for at, match in enumerate(rounds(name, 71)):
        tables: dict[frozenset[int], tuple[Any, ...]] = {}
        for order in itertools.permutations(answers(match, luck_of(at))):
            other, given = match.copy(), frozenset[int]()
            for seat, actions in order:
                play_all(other, actions, seat)
                given |= {seat}
                found = without_page(other), other.fingerprint, other.waiting
                assert tables.setdefault(given, found) == found, match.position()


@any_game
def test_answers_commute_action_by_action(name):
    """Seats that give several open answers may take turns as they like, and nobody's moves depend on the others'."""
    for at, match in enumerate(rounds(name, 74, sealed=False)):
        given, tables = answers(match, luck_of(at)), set()
        for by_turns in (False, True):
            other = match.copy()
            left = {seat: list(actions) for seat, actions in given}
            while left:
                seat = max(left, key=lambda seat: len(left[seat])) if by_turns else min(left)
                moves = {one: other.moves(one) for one in left if one != seat}
                other.play(left[seat].pop(0), seat)
                left = {one: actions for one, actions in left.items() if actions}
                if left:
                    assert {one: other.moves(one) for one in moves} == moves
            tables.add((without_page(other), other.fingerprint, other.waiting))
        assert len(tables) == 1, match.position()


@any_game
def test_no_answer_is_shown_before_the_last_is_in(name):
    """Until then everybody else is shown the same whatever a seat has answered, and learns who has answered. Nothing of
    it is left on a table that is dealt again for another seat.
    """
    for at, match in enumerate(rounds(name, 72, sealed=True)):
        assert match.game.secrets, "sealed answers are secrets"
        for seat, _ in answers(match, luck_of(at))[:-1]:
            views, tables = [], set()
            for taste in (0, -1):
                other = match.copy()
                other.play(answer(match, seat, taste), seat)
                assert other.sealed == (*match.sealed, seat)
                assert seat not in other.waiting
                views.append([shown(other, viewer) for viewer in (None, *range(match.seats)) if viewer != seat])
                tables.add(redealt(other, (seat + 1) % match.seats, 9).table_bytes)
            assert views[0] == views[1]
            assert len(tables) == 1
            match = other


@any_game
def test_an_answer_can_be_withdrawn_until_the_last_is_in(name):
    """The table is as if it had not been given; answers that came later stay."""
    for at, match in enumerate(rounds(name, 73, sealed=True)):
        given = answers(match, luck_of(at))
        for left_out, _ in given[:-1]:
            other, without = match.copy(), match.copy()
            for seat, actions in given[:-1]:
                other.play(actions, seat)
                if seat != left_out:
                    without.play(actions, seat)
            actions = dict(given)[left_out]
            words = [match.game.notation.words_of(match.edition, action) for action in actions]
            assert other.withdraw(left_out) == "; ".join(words)
            assert_same(other, without)
            with pytest.raises(ws.IllegalMove, match="no sealed answer"):
                other.withdraw(left_out)
            other.play(actions, left_out)
            seat, actions = given[-1]
            other.play(actions, seat)
            if not set(other.sealed):
                for seat, _ in given:
                    with pytest.raises(ws.IllegalMove, match="no sealed answer"):
                        other.withdraw(seat)


@any_game
def test_an_open_answer_can_be_withdrawn_unless_it_revealed_something(name):
    """Whoever has answered since; the table is as if it had not been given."""
    withdrawn = 0
    for at, match in enumerate(rounds(name, 75, sealed=False)):
        given = answers(match, luck_of(at))
        (seat, actions), later = given[0], given[1:]
        other, without = match.copy(), match.copy()
        play_all(other, actions, seat)
        play_all(without, actions[:-1], seat)
        revealed = other.reveals(other.length)
        for one, rest in later:
            play_all(other, rest[:1], one)
            play_all(without, rest[:1], one)
        if all(len(rest) == 1 for _, rest in later):
            continue  # nobody is thinking any more
        assert other.can_withdraw(seat) is not revealed
        if not revealed:
            assert other.withdraw(seat) == match.game.notation.words_of(match.edition, actions[-1])
            assert_same(other, without)
            withdrawn += 1
    assert withdrawn or not rounds(name, 75, sealed=False)


def assert_same(one: Match, other: Match) -> None:
    """The same game: tables but for the page, lines, who is asked, fingerprints."""
    assert without_page(one) == without_page(other)
    assert (one.lines, one.waiting, one.fingerprints()) == (other.lines, other.waiting, other.fingerprints())
