"""Whole games are tests: recorded games replay to the same tables for ever, and every way of ending has one.

If a change of the rules makes one of them break, raise the game's version, say so under "Rules" in CHANGELOG.md and
record the games again: `python -m tests.games.flooruler.record_logs`. After a change of the book, just record them.
"""

import json
from pathlib import Path

import pytest

from watershed.games.flooruler.names import EVENT_KINDS
from watershed.match import Match

from .record_logs import NEVER

LOGS = sorted(Path(__file__).with_name("logs").glob("*.json"))


@pytest.fixture(scope="module")
def replayed():
    return {path.stem: Match.from_json(path.read_text(encoding="utf-8")) for path in LOGS}


def test_every_recorded_game_replays_to_its_end(replayed):
    assert len(replayed) >= 4
    assert all(match.over for match in replayed.values())


def test_every_number_of_seats_has_one(replayed):
    assert {match.seats for match in replayed.values()} == {2, 3, 4}


def test_every_way_of_ending_has_one(replayed):
    assert replayed["round-limit"].journal[-1].citation == "12.3"
    assert replayed["4-seats"].journal[-1].citation == "12.1"


def test_everything_that_can_happen_happens_in_them(replayed):
    happened = {entry.kind for match in replayed.values() for entry in match.journal}
    assert happened == set(EVENT_KINDS) - NEVER


@pytest.mark.parametrize("path", LOGS, ids=lambda path: path.stem)
def test_a_recorded_game_is_in_canonical_form(path):
    text = path.read_text(encoding="utf-8")
    assert Match.from_json(text).to_json() == text
    assert json.loads(text)["names"] == ["Red", "Yellow", "Green", "Blue"][: json.loads(text)["seats"]]
