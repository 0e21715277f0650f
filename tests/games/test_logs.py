"""Whole games are tests: recorded games replay to the same tables for ever, and every way of ending has one.

They are never recorded again: each stays as its version wrote it, and opens in every later one. If a change of the
rules makes one of them break, raise the game's version, say so under "Rules" in CHANGELOG.md, and record new games
beside the old ones: `python -m tests.games.flow.record_logs`.
"""

import importlib
import json

import pytest

from watershed.kit.game import game
from watershed.match import Match, log

from .recording import LOGS, shipped


@pytest.fixture(scope="module", params=shipped())
def name(request):
    return request.param


@pytest.fixture(scope="module")
def texts(name):
    return {path.stem: path.read_text(encoding="utf-8") for path in sorted((LOGS / name / "logs").glob("*.json"))}


@pytest.fixture(scope="module")
def replayed(texts):
    return {stem: Match.from_json(text) for stem, text in texts.items()}


@pytest.fixture(scope="module")
def recorder(name):
    return importlib.import_module(f"tests.games.{name}.record_logs")


def test_every_recorded_game_replays_to_its_end(replayed):
    assert [stem for stem, match in replayed.items() if not match.over] == []


def test_every_number_of_seats_has_one(name, replayed):
    assert {match.seats for match in replayed.values()} == set(game(name).seats)


def test_every_way_of_ending_has_one(replayed, recorder):
    assert {stem: replayed[stem].journal[-1].citation for stem in recorder.ENDINGS} == recorder.ENDINGS


def test_everything_that_can_happen_happens_in_them(name, replayed, recorder):
    kinds = set(game(name).kinds)
    assert {entry.kind for match in replayed.values() for entry in match.journal} == set(kinds) - recorder.NEVER


def test_a_recorded_game_is_in_canonical_form(name, texts, replayed):
    """And nobody's name is in it."""
    assert [stem for stem, match in replayed.items() if not is_canonical(texts[stem], match)] == []
    found = {tuple(json.loads(text)["names"]) for text in texts.values()}
    assert found == {game(name).colours[:seats] for seats in game(name).seats}


def is_canonical(text: str, match: Match) -> bool:
    """Written again it is the same, in the version of today; a log of the first format gets the seats that it did not
    have.
    """
    before, after = json.loads(text), json.loads(match.to_json())
    if before["rules"] == after["rules"] and before["format"] == log.FORMAT:
        return match.to_json() == text
    if before["format"] != log.FORMAT:
        after["moves"] = [move.partition(" ")[2] for move in after["moves"]]
    head = {"format": "", "check": "", "rules": ""}
    return before | head == after | head
