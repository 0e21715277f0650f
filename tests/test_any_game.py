"""Plays any game on the shelf through the contract: a new game is tested before its author writes a test.

What a seat may know, and what it means that several seats decide at once, is in test_any_secret.py.
"""

import itertools
import json
import pickle
from collections.abc import Iterator
from pathlib import Path

import numpy as np
import pytest

import watershed as ws
from watershed.kernel.luck import WORDS, below, sow
from watershed.kit.game import Game, game
from watershed.kit.messages import LANGUAGES, catalogue, missing
from watershed.match import Match, log

GAMES = ws.games()
RECORDED = sorted(Path(__file__).parent.glob("games/*/logs/*.json"))
any_game = pytest.mark.parametrize("name", GAMES)


def luck_of(seed: int) -> np.ndarray:
    luck = np.zeros(WORDS, np.int64)
    sow(luck, seed)
    return luck


def random_match(name: str, seats: int, seed: int, every: int = 1) -> Iterator[Match]:
    """A match with random moves of random waiting seats, yielded at every decision and once when over; or at every so
    many decisions, and then less often the longer it takes.
    """
    match, luck = Match.start(name, seats, seed), luck_of(seed + 1000)
    while not match.over:
        if is_due(match, every):
            yield match
        play_any(match, luck)
    yield match


def is_due(match: Match, every: int) -> bool:
    return every == 1 or match.length % (every * (1 + match.length // 100)) == 0


def play_any(match: Match, luck: np.ndarray) -> None:
    seat = match.waiting[below(luck, len(match.waiting))]
    legal = match.legal(seat)
    match.play(legal[below(luck, len(legal))], seat)


def random_matches(name: str, seed: int, every: int = 1) -> Iterator[Match]:
    """One for every number of seats."""
    for seats in sorted(game(name).seats):
        yield from random_match(name, seats, seed + seats, every)


def test_the_shelf_has_games():
    assert {"flow", "flooruler", "sealed"} <= set(GAMES)


@any_game
def test_a_seat_that_is_asked_has_a_choice(name):
    """Every decision has at least two options, ascending and within bounds; every seat gets to decide."""
    for seats in game(name).seats:
        asked = set()
        for match in itertools.chain(random_match(name, seats, 1), random_match(name, seats, 2)):
            asked.update(match.waiting)
            for seat in range(seats):
                legal = match.legal(seat)
                assert match.mask(seat).nonzero()[0].tolist() == legal == sorted(set(legal))
                assert len(legal) >= 2 if seat in match.waiting else legal == [], match.position()
                assert len(legal) <= match.game.most_moves
        assert asked == set(range(seats))


@any_game
def test_the_rules_decide(name, monkeypatch):
    """Every listed move applies and every other is refused, whatever the game's words say. Of those others a quarter is
    tried at a time.
    """
    monkeypatch.setattr(game(name).messages, "why_not", lambda *_: None)
    for quarter, match in enumerate(random_matches(name, 11, every=14)):
        before, legal = match.table_bytes, {seat: match.legal(seat) for seat in match.waiting}
        for seat, action in itertools.product(match.waiting, range(match.game.actions)):
            if action in legal[seat]:
                match.play(action, seat)
                match.undo()
            elif action % 4 == quarter % 4:
                with pytest.raises(ws.IllegalMove):
                    match.play(action, seat)
            assert match.table_bytes == before


@any_game
def test_every_action_has_words_that_lead_back_to_it(name):
    """Chosen by number, in words or as JSON, a move is the same."""
    found = game(name)
    edition, notation = found.open_book(None), found.notation
    for action in range(found.actions):
        words, args = notation.words_of(edition, action), notation.args_of(edition, action)
        assert notation.action_of_words(edition, words) == action == notation.action_of_args(edition, args)


@any_game
def test_the_words_explain(name):
    """The game has a reason against every action that isn't legal, and none against one that is."""
    codes = set()
    for match in random_matches(name, 12, every=14):
        legal = {seat: match.legal(seat) for seat in match.waiting or (0,)}
        for seat, action in itertools.product(legal, range(match.game.actions)):
            found = match.game.messages.why_not(match.edition, match.table, seat, action)
            assert (found is None) == (action in legal[seat]), f"{action} at {match.position()}"
            if found is None:
                assert match.why_not(action, seat) is None
            elif found.message.id not in codes:
                codes.add(found.message.id)
                assert match.why_not(action, seat) == found
                assert match.why_not(action, seat).sentence.endswith(".")
        for seat in set(range(match.seats)) - set(match.waiting):
            assert match.why_not(0, seat) is not None
    assert codes


@any_game
def test_a_page_never_fills(name):
    for match in random_matches(name, 13):
        assert match.table.noted < len(match.table.events)


@any_game
def test_a_log_replays_byte_for_byte(name):
    for seats in game(name).seats:
        *_, match = random_match(name, seats, 21)
        again = Match.from_json(match.to_json())
        assert again.table_bytes == match.table_bytes
        assert (again.journal, again.lines) == (match.journal, match.lines)
        assert again.to_json() == match.to_json()


ONE_AT_A_TIME = [path for path in RECORDED if "sealed" not in game(path.parts[-3]).table.__annotations__]


@pytest.mark.parametrize("path", ONE_AT_A_TIME, ids=lambda path: f"{path.parts[-3]}-{path.stem}")
def test_a_log_of_the_first_format_opens(path):
    """It has no seats: one seat decided at a time."""
    data = json.loads(path.read_text(encoding="utf-8"))
    if data["format"] == log.FORMAT:
        data["moves"] = [move.partition(" ")[2] for move in data["moves"]]
    data["format"] = log.FIRST_FORMAT
    match = Match.from_json(json.dumps(data | {"check": log._checksum(data)}))
    assert list(match.played) == data["moves"]
    assert match.fingerprints() == data["tables"]
    assert Match.from_json(match.to_json()).table_bytes == match.table_bytes


def state_of(match: Match) -> tuple[object, ...]:
    """What undo has to bring back; all of the journal only now and then, because a game can be long."""
    said = match.journal if match.length % 40 == 0 else match.entries(None, match.length - 1)
    return match.table_bytes, match.waiting, match.lines[-1:], said


@any_game
def test_undo_walks_all_the_way_back(name):
    for seats in game(name).seats:
        states = [state_of(match) for match in random_match(name, seats, 22)]
        *_, match = random_match(name, seats, 22)
        for state in reversed(states):
            assert state_of(match) == state
            if match.length:
                match.undo()
        with pytest.raises(ws.IllegalMove, match="nothing to undo"):
            match.undo()


def chain_for(match: Match, luck: np.ndarray) -> list[int]:
    """Actions that the first waiting seat could play as one chain; only one if there is no longer one."""
    trial, seat, found = match.copy(), match.to_move, []
    while len(found) < 3 and seat in trial.waiting and not (found and trial.reveals(trial.length)):
        legal = trial.legal(seat)
        found.append(legal[below(luck, len(legal))])
        trial.play(found[-1], seat)
    return found


@any_game
def test_a_chain_is_one_move(name):
    """Played whole, stored as one, undone as one, and the log has it."""
    luck = luck_of(3)
    for match in random_matches(name, 23, every=5):
        if match.over:
            continue
        seat, before, apart, actions = match.to_move, match.table_bytes, match.copy(), chain_for(match, luck)
        for action in actions:
            apart.play(action, seat)
        words = "; ".join(match.game.notation.words_of(match.edition, action) for action in actions)
        match.play(words, seat)
        assert match.table_bytes == apart.table_bytes
        assert (match.lines[-1], match.played[-1]) == ((seat, tuple(actions)), words)
        told, before_it = match.entries(seat, match.length - 1), apart.length - len(actions)
        assert [entry.message for entry in told] == [entry.message for entry in apart.entries(seat, before_it)]
        if match.length < 40:
            assert Match.from_json(match.to_json()).lines == match.lines
        assert match.undo() == words
        assert match.table_bytes == before


@any_game
def test_a_chain_is_played_whole_or_not_at_all(name):
    for match in random_matches(name, 24, every=9):
        if match.over:
            continue
        seat, first, trial, before = match.to_move, match.legal()[0], match.copy(), match.table_bytes
        trial.play(first, seat)
        wrong = next(action for action in range(match.game.actions) if action not in trial.legal(seat))
        with pytest.raises(ws.IllegalMove):
            match.play([first, wrong], seat)
        assert (match.table_bytes, match.length) == (before, trial.length - 1)
        if trial.reveals(trial.length) and seat in trial.waiting:
            with pytest.raises(ws.IllegalMove, match="reveals"):
                match.play([first, trial.legal(seat)[0]], seat)


@any_game
def test_a_match_can_be_copied_pickled_and_written_as_a_line(name):
    for match in random_matches(name, 51, every=9):
        for other in (match.copy(), pickle.loads(pickle.dumps(match))):
            assert (other.table_bytes, other.lines, other.journal) == (match.table_bytes, match.lines, match.journal)
            if not other.over:
                before = match.table_bytes
                play_any(other, luck_of(1))
                assert match.table_bytes == before
        other = Match.from_position(name, match.position(), match.edition)
        assert (other.fingerprint, other.position()) == (match.fingerprint, match.position())
        assert [other.legal(seat) for seat in range(match.seats)] == [match.legal(seat) for seat in range(match.seats)]


@any_game
def test_interleaved_matches_do_not_disturb_each_other(name):
    seats = game(name).seats[0]
    alone = [match.fingerprint for match in random_match(name, seats, 31)]
    both = itertools.zip_longest(random_match(name, seats, 31), random_match(name, seats, 32))
    assert [first.fingerprint for first, _ in both if first is not None] == alone


@any_game
def test_everything_speaks(name):
    """Views are JSON; every move, question and journal line has a sentence in every language, and a rule's number."""
    missing.clear()
    for match in random_matches(name, 41, every=2):
        for seat in (None, *range(match.seats)):
            json.dumps(match.view(seat))
            assert match.speaker(seat).say(match.prompt(seat)).endswith((".", "?"))
        for seat in match.waiting:
            assert not {move.words for move in match.moves(seat)} & set(match.refusals(seat))
            for move in match.moves(seat):
                assert move.text
                assert match.game.notation.action_of_words(match.edition, move.words) == move.id
                assert match.game.notation.action_of_args(match.edition, {"move": move.name, **move.args}) == move.id
        if match.over:
            json.dumps(match.game.view.components(match.edition))
            assert [row["total"] for row in match.scoring()] == match.scores()
            for row in match.scoring() if match.game.sources else ():
                assert sum(row["sources"].values()) == row["total"]
                assert all(match.speaker().say(ws.Message(source)) for source in row["sources"])
            assert match.ranking()[0].place == 1
            for match.language, viewer in itertools.product(LANGUAGES, (None, 0)):
                assert all(entry.text and entry.citation for entry in match.entries(viewer))
    assert not missing, "a sentence is missing"


@any_game
def test_games_are_complete(name):
    found: Game = game(name)
    assert found.name == name
    assert found.title
    assert found.about.endswith(".")
    assert all(option.default in option.possible(min(found.seats)) for option in found.options)
    for language, option in itertools.product(LANGUAGES, found.options):
        assert catalogue(found.room).has(f"option-{option.name}", language)
        for choice in option.choices:
            assert catalogue(found.room).has(f"option-{option.name}-{choice}", language)


def test_unknown_game_is_refused():
    with pytest.raises(ws.BadSetup, match="On the shelf"):
        ws.Match.start("chess")


@any_game
def test_the_lid_can_say_how_long_and_how_heavy(name: str) -> None:
    """Both may be left out."""
    found = game(name)
    assert found.weight in (None, "light", "medium", "heavy")
    if found.minutes is not None:
        least, most = found.minutes
        assert 0 < least <= most <= 24 * 60
