"""The same environment for every test, started from a terminal, a background job, cron or a CI runner.

`sealed`, the small game that lives here, is on the shelf of every test and of the processes that tests start.
"""

from __future__ import annotations

import os
import signal
from collections.abc import Iterator
from pathlib import Path

import pytest
from hypothesis import HealthCheck, settings
from platformdirs import user_cache_path

ROOT = Path(__file__).parents[1]

os.environ["WATERSHED_GAMES"] = "tests.sealed"
os.environ["PYTHONPATH"] = os.pathsep.join(
    dict.fromkeys([str(ROOT), str(ROOT / "src"), *filter(None, [os.environ.get("PYTHONPATH")])])
)

SURROUNDINGS = {"TERM": "xterm", "LANG": "C.UTF-8", "COLUMNS": "80", "LINES": "24"}
FORGOTTEN = {
    "language": ("LC_ALL", "LC_CTYPE", "LC_MESSAGES", "LANGUAGE", "PYTHONIOENCODING", "PYTHONUTF8"),
    "colour": ("NO_COLOR", "FORCE_COLOR", "PY_COLORS", "COLORTERM", "GITHUB_ACTIONS"),
    "size": ("TERMINAL_WIDTH",),
    "terminal": ("TTY_COMPATIBLE", "TTY_INTERACTIVE", "PYTHONINSPECT"),
    "places": ("XDG_DATA_HOME", "DATABASE_URL", "REDIS_URL"),
    "server": (
        "WATERSHED_LOG",
        "WATERSHED_ORIGINS",
        "WATERSHED_BOT_PACE",
        "WATERSHED_REQUESTS",
        "WATERSHED_SOCKETS",
        "WATERSHED_WARM_UP",
    ),
}

settings.register_profile("patient", deadline=None, suppress_health_check=[HealthCheck.too_slow])
settings.load_profile("patient")  # a slow machine is no failure


@pytest.fixture(scope="session", autouse=True)
def _surroundings(tmp_path_factory: pytest.TempPathFactory) -> Iterator[None]:
    """Children inherit all of this. Only the compiled rules stay where they are, so that they needn't be made again."""
    with pytest.MonkeyPatch.context() as patch:
        patch.setenv("WATERSHED_CACHE", os.environ.get("WATERSHED_CACHE") or str(user_cache_path("watershed")))
        patch.setenv("HOME", str(tmp_path_factory.mktemp("home")))
        for name in (name for names in FORGOTTEN.values() for name in names):
            patch.delenv(name, raising=False)
        for name, value in SURROUNDINGS.items():
            patch.setenv(name, value)
        yield


@pytest.fixture(scope="session", autouse=True)
def _signals() -> Iterator[None]:
    """A background job ignores these signals, and so would every process that a test starts and then interrupts.

    A hangup stays as it is: `nohup make test` has to outlive its terminal.
    """
    usual = {signal.SIGINT: signal.default_int_handler, signal.SIGQUIT: signal.SIG_DFL, signal.SIGTERM: signal.SIG_DFL}
    before = {number: signal.signal(number, handler) for number, handler in usual.items()}
    yield
    for number, handler in before.items():
        signal.signal(number, handler)


@pytest.fixture(scope="session", autouse=True)
def _umask() -> Iterator[None]:
    """Files that a test writes can be read by other users, such as the one that runs PostgreSQL."""
    before = os.umask(0o022)
    yield
    os.umask(before)
