"""A server's settings from the environment."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import platformdirs
import pytest

from watershed.folders import data_folder
from watershed.server.settings import BadSettings, Rate, Settings, settings_of


def test_the_environment(monkeypatch: pytest.MonkeyPatch) -> None:
    for name, value in {
        "DATABASE_URL": "postgresql://table@db/table",
        "REDIS_URL": "redis://cache",
        "WATERSHED_BOT_PACE": "0",
        "WATERSHED_ORIGINS": "https://a.example, https://b.example,",
        "WATERSHED_REQUESTS": "100",
        "WATERSHED_SOCKETS": "7",
    }.items():
        monkeypatch.setenv(name, value)
    found = settings_of(bot_workers=3)
    assert (found.database, found.redis, found.bot_workers) == ("postgresql://table@db/table", "redis://cache", 3)
    assert (found.bot_pace, found.sockets, found.requests) == (0.0, 7, Rate(100, 5))
    assert found.origins == ("https://a.example", "https://b.example")
    assert settings_of("mine.db").database == "mine.db", "the command line comes first"
    assert Settings(database="x", redis=None).redis is None


def test_an_empty_variable_is_none(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("REDIS_URL", "")
    monkeypatch.setenv("WATERSHED_ORIGINS", "")
    assert (settings_of("x").redis, settings_of("x").origins) == (None, ())


@pytest.mark.parametrize(
    ("name", "value"), [("WATERSHED_SOCKETS", "many"), ("WATERSHED_REQUESTS", "lots"), ("WATERSHED_BOT_PACE", "-1")]
)
def test_a_setting_that_cannot_be_used(monkeypatch: pytest.MonkeyPatch, name: str, value: str) -> None:
    monkeypatch.setenv(name, value)
    with pytest.raises(BadSettings, match=f"^{name} can't be used: "):
        settings_of()
    command = [sys.executable, "-m", "watershed.cli", "serve", "--port", "0", "--database", "never-opened.db"]
    done = subprocess.run(command, capture_output=True, text=True)
    assert (done.returncode, done.stderr.count("\n")) == (2, 1)


def test_a_folder_that_is_there_is_used_on(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path / "old"))
    monkeypatch.setattr(platformdirs, "user_data_path", lambda *_, **__: tmp_path / "new" / "watershed")
    assert data_folder() == tmp_path / "new" / "watershed"
    (tmp_path / "old" / "watershed").mkdir(parents=True)
    assert data_folder() == tmp_path / "old" / "watershed"
