"""A home that isn't there, and one that belongs to somebody else, as after `sudo -u table watershed serve`."""

from __future__ import annotations

import os
import pwd
from collections.abc import Callable
from pathlib import Path

import pytest

from watershed.folders import HOMELESS, data_folder
from watershed.kernel import keeping

from .conftest import Run


@pytest.fixture
def closed(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> Path:
    """A home in which nothing can be looked at. The tests may be root, who may look everywhere."""
    home = tmp_path / "closed"
    monkeypatch.setenv("XDG_DATA_HOME", str(home))
    monkeypatch.setenv("HOME", str(home))
    monkeypatch.setattr(os, "stat", refusing(os.stat, home))
    monkeypatch.setattr(os, "mkdir", refusing(os.mkdir, home))
    return home


def refusing(look: Callable[..., object], home: Path) -> Callable[..., object]:
    def answer(path: object, *args: object, **more: object) -> object:
        if isinstance(path, str | Path) and Path(path).is_relative_to(home):
            raise PermissionError(13, "Permission denied", str(path))
        return look(path, *args, **more)

    return answer


@pytest.fixture
def homeless(monkeypatch: pytest.MonkeyPatch) -> None:
    """A user whom the system doesn't know."""

    def unknown(_user: int) -> None:
        raise KeyError

    for name in ("HOME", "XDG_DATA_HOME", "XDG_CACHE_HOME", "WATERSHED_CACHE"):
        monkeypatch.delenv(name, raising=False)
    monkeypatch.setattr(pwd, "getpwuid", unknown)


def test_a_game_in_somebody_elses_home_goes_on(run: Run, closed: Path) -> None:
    result = run("play", "flow", "--seed", "7", typed="2 3\n")
    assert (result.exit_code, "You invest 3 tokens" in result.output) == (0, True)
    assert "The game could not be saved." in result.output


@pytest.mark.parametrize(
    ("args", "said"),
    [
        ("play flow --resume last", "There is no last game of flow yet"),
        ("play flow --resume CLOSED/mine.json", "CLOSED/mine.json can't be read: "),
        ("play flow --save CLOSED/mine.json", "CLOSED/mine.json can't be written: Permission denied."),
        ("ladder flow --dry --out CLOSED/games.jsonl", "CLOSED/games.jsonl can't be written: "),
    ],
)
def test_files_in_somebody_elses_home(run: Run, closed: Path, args: str, said: str) -> None:
    result = run(*args.replace("CLOSED", str(closed)).split())
    assert result.exit_code == 2
    assert f"watershed: {said.replace('CLOSED', str(closed))}" in result.output


@pytest.mark.usefixtures("homeless")
def test_without_a_home_there_is_one_sentence(run: Run) -> None:
    for command in ("serve --port 0", "doctor", "play flow"):
        result = run(*command.split())
        assert (result.exit_code, result.output) == (2, f"watershed: {HOMELESS}\n")


@pytest.mark.usefixtures("homeless")
def test_rules_are_compiled_without_a_home(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(keeping, "cache_folder", keeping.cache_folder.__wrapped__)
    problem = keeping.why_not_kept()
    assert problem is not None
    assert keeping.reason(problem) == "Not a directory"


def test_a_tilde_that_leads_nowhere_is_a_name(run: Run, tmp_path: Path) -> None:
    result = run("play", "flow", "--seed", "7", typed="save ~nobody-of-that-name/mine.json\nquit\n\n")
    assert result.exit_code == 0
    assert (tmp_path / "~nobody-of-that-name" / "mine.json").exists()


def test_the_usual_folder(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path))
    assert data_folder() == tmp_path / "watershed"
