"""The host of a table adds books of their own, and people choose them like those that ship."""

from __future__ import annotations

import random
import signal
from pathlib import Path

import pytest

from .playing import Person, play_on, served
from .test_serve import start

MINE = """base = "flow"
[[card]]
id = 1
stripe = "AA"
"""


@pytest.fixture
def mine(tmp_path: Path) -> Path:
    file = tmp_path / "mine.toml"
    file.write_text(MINE, encoding="utf-8")
    return file


def test_a_book_of_ones_own_is_offered_and_its_matches_outlive_it(tmp_path: Path, mine: Path) -> None:
    """A bot, which is in a process of its own, plays with it too. Later the file is gone; the match keeps its book."""
    with served(tmp_path / "table.db", WATERSHED_BOOKS=f"flow={mine}") as server:
        (game,) = (one for one in server.get("/api/games") if one["name"] == "flow")
        assert [book["name"] for book in game["books"]] == ["flow", "alternative", "mine"]
        assert [book["title"] for book in game["books"]] == [
            "The Flow of History",
            "The Flow of History, alternative stripes",
            "The Flow of History (mine)",
        ]
        assert server.get("/api/games/flow/components?book=mine")
        seats = [{"kind": "me"}, {"kind": "bot", "bot": "apprentice"}, {"kind": "bot", "bot": "apprentice"}]
        seated = server.post("/api/matches", {"game": "flow", "book": "mine", "seats": seats})
        ann = Person(server, seated["match"], seated["token"])
        play_on((ann,), random.Random(5), 12)
        played = ann.state["seq"]
        assert played > 12, "the bot has played too"
        ann.close()
        server.end(signal.SIGTERM)
        mine.unlink()
    with served(tmp_path / "table.db") as server:
        ann = Person(server, seated["match"], seated["token"])
        assert ann.state["seq"] >= played
        ann.count = 1000  # its messages need other numbers than before
        play_on((ann,), random.Random(6), 3)


@pytest.mark.parametrize(
    ("given", "said"),
    [
        ("flow=nowhere.toml", "can't be read"),
        ("chess=mine.toml", "there is no game chess"),
        ("mine.toml", "write GAME=FILE"),
    ],
)
def test_a_book_that_cannot_be_used_is_one_sentence(tmp_path: Path, given: str, said: str) -> None:
    done = start("serve", "--book", given, "--port", "0", "--database", str(tmp_path / "table.db"))
    assert (done.returncode, done.stderr.count("\n")) == (2, 1), done.stderr
    assert said in done.stderr
    assert not (tmp_path / "table.db").exists()
