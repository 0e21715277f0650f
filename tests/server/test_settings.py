"""A server's settings from the environment."""

from __future__ import annotations

import json
import re
import subprocess
import sys
from pathlib import Path

import platformdirs
import pytest

from watershed.folders import data_folder
from watershed.server.settings import BadSettings, Rate, Settings, in_front, settings_of
from watershed.server.useless import unknown, useless

from ..conftest import ROOT
from .attacking import cramped


def test_the_environment(monkeypatch: pytest.MonkeyPatch) -> None:
    for name, value in {
        "DATABASE_URL": "postgresql://table@db/table",
        "REDIS_URL": "redis://cache",
        "WATERSHED_BOT_PACE": "0",
        "WATERSHED_ORIGINS": "https://a.example, https://b.example,",
        "WATERSHED_REQUESTS": "100",
        "WATERSHED_MESSAGES": "30",
        "WATERSHED_BOT_WORKERS": "2",
        "WATERSHED_SOCKETS": "7",
    }.items():
        monkeypatch.setenv(name, value)
    found = settings_of(bot_workers=3)
    assert (found.database, found.redis, found.bot_workers) == ("postgresql://table@db/table", "redis://cache", 3)
    assert (found.bot_pace, found.sockets, found.requests) == (0.0, 7, Rate(100, 5))
    assert (found.messages, settings_of().bot_workers) == (Rate(30, 10), 2)
    assert found.origins == ("https://a.example", "https://b.example")
    assert settings_of("mine.db").database == "mine.db", "the command line comes first"
    assert Settings(database="x", redis=None).redis is None


def test_an_empty_variable_is_none(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("REDIS_URL", "")
    monkeypatch.setenv("WATERSHED_ORIGINS", "")
    assert (settings_of("x").redis, settings_of("x").origins) == (None, ())


@pytest.mark.parametrize(
    ("name", "value"),
    [
        ("WATERSHED_SOCKETS", "many"),
        ("WATERSHED_REQUESTS", "lots"),
        ("WATERSHED_REQUESTS", "nan"),
        ("WATERSHED_REQUESTS", "9" * 30),
        ("WATERSHED_MESSAGES", "[1"),
        ("WATERSHED_BOT_PACE", "-1"),
        ("WATERSHED_BOT_PACE", "inf"),
        ("WATERSHED_BOT_WORKERS", "9" * 30),
        ("WATERSHED_WARM_UP", "maybe"),
        ("WATERSHED_ORIGINS", "table.example"),
        ("WATERSHED_STATIC", "/nowhere"),
        ("WATERSHED_STATIC", "x" * 5_000),
        ("WATERSHED_LARGEST", "-1"),
        ("WATERSHED_LARGEST_MESSAGE", "0"),
        ("WATERSHED_WATCHERS", "-1"),
        ("WATERSHED_HELLO_WITHIN", "0"),
        ("WATERSHED_WATCH_EVERY", "nan"),
        ("WATERSHED_KEPT_MATCHES", "none"),
    ],
)
def test_a_setting_that_cannot_be_used(monkeypatch: pytest.MonkeyPatch, name: str, value: str) -> None:
    monkeypatch.setenv(name, value)
    with pytest.raises(BadSettings, match=f"^{name} can't be used: "):
        settings_of()


@pytest.mark.parametrize(
    ("name", "value", "said"),
    [
        ("WATERSHED_SOCKETS", "many", "WATERSHED_SOCKETS can't be used: "),
        ("WATERSHED_MESSAGES", "{", "WATERSHED_MESSAGES can't be used: it has to be a whole number from 1 to 1000000."),
        ("WATERSHED_LOG", "loud", "WATERSHED_LOG can't be used: it can be debug, info, warning, error."),
        ("WATERSHED_STATIC", "x" * 5_000, "WATERSHED_STATIC can't be used: xxx"),
        ("FORWARDED_ALLOW_IPS", "not a host", "FORWARDED_ALLOW_IPS can't be used: 'not a host' is neither an address"),
        ("FORWARDED_ALLOW_IPS", "10.0.0.1,*", "FORWARDED_ALLOW_IPS can't be used: '*' is neither an address"),
        ("FORWARDED_ALLOW_IPS", "10.0.0.1/8", "FORWARDED_ALLOW_IPS can't be used: '10.0.0.1/8' is neither an address"),
        ("WATERSHED_GAMES", "nowhere.at_all", "WATERSHED_GAMES can't be used: there is no module nowhere.at_all.\n"),
        ("WATERSHED_GAMES", "json", "WATERSHED_GAMES can't be used: the module json has no GAME.\n"),
        ("REDIS_URL", "cache", "Redis can't be used: "),
        ("REDIS_URL", "redis://cache:port", "Redis can't be used: "),
    ],
)
def test_a_server_with_such_a_setting(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path, name: str, value: str, said: str
) -> None:
    monkeypatch.setenv(name, value)
    command = [sys.executable, "-m", "watershed", "serve", "--port", "0", "--database", str(tmp_path / "table.db")]
    done = subprocess.run(command, capture_output=True, text=True)
    assert (done.returncode, done.stdout, done.stderr.count("\n")) == (2, "", 1)
    assert done.stderr.startswith(f"watershed: {said}")


@pytest.mark.parametrize(
    ("given", "found"),
    [
        (None, "127.0.0.1,::1"),
        ("*", "*"),
        ("10.0.0.7, 10.1.0.0/16,::1,", "10.0.0.7,10.1.0.0/16,::1"),
        ("", ""),
    ],
)
def test_web_servers_in_front(monkeypatch: pytest.MonkeyPatch, given: str | None, found: str) -> None:
    if given is None:
        monkeypatch.delenv("FORWARDED_ALLOW_IPS", raising=False)
    else:
        monkeypatch.setenv("FORWARDED_ALLOW_IPS", given)
    assert in_front() == found


MAIL = {"WATERSHED_SMTP": "smtp://localhost"}


@pytest.mark.parametrize(
    ("given", "said"),
    [
        ({"WATERSHED_SOKETS": "3"}, ["There is no setting WATERSHED_SOKETS. Did you mean WATERSHED_SOCKETS?"]),
        (
            {"WATERSHED_DATABASE_URL": "x"},
            ["There is no setting WATERSHED_DATABASE_URL. Did you mean WATERSHED_DATABASE?"],
        ),
        ({"WATERSHED_LOGS": "info"}, ["There is no setting WATERSHED_LOGS. Did you mean WATERSHED_LOG?"]),
        ({"WATERSHED_" + "Q" * 5_000: "1"}, [f"There is no setting WATERSHED_{'Q' * 50}."]),
        ({"WATERSHED_FLOW_COLOUR": "red", "WATERSHED_RULES": "compiled", "watershed_sockets": "7"}, []),
        (MAIL, ["No mail is sent until WATERSHED_MAIL_FROM and WATERSHED_ADDRESS are set."]),
        (MAIL | {"WATERSHED_MAIL_FROM": "a@b.example"}, ["No mail is sent until WATERSHED_ADDRESS is set."]),
        (MAIL | {"WATERSHED_ADDRESS": "https://b.example", "WATERSHED_MAIL_FROM": "a@b.example"}, []),
    ],
)
def test_settings_that_do_nothing(monkeypatch: pytest.MonkeyPatch, given: dict[str, str], said: list[str]) -> None:
    for name, value in given.items():
        monkeypatch.setenv(name, value)
    assert list(useless(settings_of("x"), given)) == said


def test_every_name_that_is_used_here_is_known() -> None:
    """Also those of tests, benches and the browser's build."""
    parts = [file for part in ("src", "tests", "bench", "docs") for file in (ROOT / part).rglob("*.*")]
    parts += [ROOT / "Makefile", ROOT / "Dockerfile", *(ROOT / "web").glob("*.ts"), *(ROOT / "web/scripts").glob("*")]
    texts = (part.read_text(encoding="utf-8") for part in parts if part.suffix in (".py", ".md", ".ts", ".mjs", ""))
    named = {name for text in texts for name in re.findall(r"\bWATERSHED_[A-Z_]*[A-Z]\b", text)}
    assert len(named) > 40
    assert set(unknown(dict.fromkeys(named, ""))) == {"WATERSHED_SOKETS", "WATERSHED_LOGS", "WATERSHED_DATABASE_URL"}


def test_a_server_says_so_and_starts(tmp_path: Path) -> None:
    """And what another program reads is none of its business."""
    with cramped(tmp_path, WATERSHED_SOKETS="3", WEB_CONCURRENCY="x", **MAIL) as server:
        assert server.is_well()
        said = [json.loads(line)["event"] for line in server.log.splitlines()]
    assert said == [
        "There is no setting WATERSHED_SOKETS. Did you mean WATERSHED_SOCKETS?",
        "No mail is sent until WATERSHED_MAIL_FROM and WATERSHED_ADDRESS are set.",
    ]


def test_a_folder_that_is_there_is_used_on(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path / "old"))
    monkeypatch.setattr(platformdirs, "user_data_path", lambda *_, **__: tmp_path / "new" / "watershed")
    assert data_folder() == tmp_path / "new" / "watershed"
    (tmp_path / "old" / "watershed").mkdir(parents=True)
    assert data_folder() == tmp_path / "old" / "watershed"
