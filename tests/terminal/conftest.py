"""Every test has its own folder of saves, a terminal of 80 by 24 and no colour."""

from __future__ import annotations

import shutil
from collections.abc import Callable
from pathlib import Path

import pytest
from typer.testing import CliRunner, Result

from watershed.cli import app

Run = Callable[..., Result]


@pytest.fixture(autouse=True)
def _terminal(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path / "data"))
    monkeypatch.setenv("NO_COLOR", "1")
    monkeypatch.setenv("COLUMNS", "80")
    monkeypatch.setenv("LINES", "24")
    monkeypatch.chdir(tmp_path)


@pytest.fixture
def run() -> Run:
    """The command line in this process: run("play", "flow", typed="harvest")."""

    def call(*args: str, typed: str = "") -> Result:
        return CliRunner().invoke(app, list(args), input=typed)

    return call


@pytest.fixture
def saves(tmp_path: Path) -> Path:
    return tmp_path / "data" / "watershed"


@pytest.fixture(scope="session")
def finished(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The log of a whole game between random bots."""
    import watershed as ws
    from watershed.bots.seat import SeatedBot

    match = ws.Match.start("flow", 4, 7, names=("Ann", "Bob", "Cid", "Dot"))
    bot = SeatedBot("random", match.game, 1)
    while match.to_move is not None:
        match.play(bot.choose(match.edition, match.table_bytes, match.to_move))
    path = tmp_path_factory.mktemp("logs") / "finished.json"
    path.write_text(match.to_json(), encoding="utf-8")
    return path


@pytest.fixture
def log(finished: Path, tmp_path: Path) -> Path:
    return Path(shutil.copy(finished, tmp_path / "game.json"))
