"""Books that a host adds to those that ship."""

from __future__ import annotations

from pathlib import Path

import pytest

import watershed as ws
from watershed.kit.game import BookError, game
from watershed.kit.own_books import SETTING, added

MINE = 'base = "flow"\ntitle = "My box"\n'
CHANGED = '[[card]]\nid = 1\nstripe = "AA"\n'


@pytest.fixture
def mine(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    file = tmp_path / "mine.toml"
    file.write_text(MINE, encoding="utf-8")
    monkeypatch.setenv(SETTING, f"flow={file}")
    return file


def test_a_book_of_ones_own_is_on_the_shelf_after_those_that_ship(mine: Path) -> None:
    assert list(game("flow").books()) == ["flow", "alternative", "mine"]
    assert list(game("flooruler").books()) == ["flooruler"], "only its own game has it"
    assert ws.Match.start("flow", seats=3, seed=1, book="mine").edition.title == "My box"
    assert ws.Match.start("flow", seats=3, seed=1).edition.title == "The Flow of History"


def test_a_log_played_with_it_opens_without_naming_it(mine: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    mine.write_text(MINE + CHANGED, encoding="utf-8")
    log = ws.Match.start("flow", seats=3, seed=1, book="mine").to_json()
    assert ws.Match.from_json(log).edition.title == "My box"
    monkeypatch.delenv(SETTING)
    with pytest.raises(ws.WatershedError, match="My box"):
        ws.Match.from_json(log)


@pytest.mark.parametrize(
    ("given", "said"),
    [
        ("flow", "write GAME=FILE, not flow"),
        ("flow=", "write GAME=FILE, not flow="),
        ("=mine.toml", "write GAME=FILE, not =mine.toml"),
    ],
)
def test_a_setting_that_makes_no_sense(given: str, said: str) -> None:
    with pytest.raises(BookError, match=said):
        added(given)


@pytest.mark.parametrize(
    ("given", "said"),
    [
        ("flow=flow.toml", "flow has a book called flow already"),
        ("flow=a/mine.toml,flow=b/mine.toml", "flow has a book called mine already"),
        ("flow=My Box.toml", "small letters, digits and hyphens"),
    ],
)
def test_names_are_plain_and_given_once(given: str, said: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv(SETTING, given)
    with pytest.raises(BookError, match=said):
        game("flow").books()
