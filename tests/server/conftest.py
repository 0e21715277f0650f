"""Databases for the server's tests: a file, and a real PostgreSQL where one can be started."""

from __future__ import annotations

import glob
import os
import shutil
import subprocess
import tempfile
from collections.abc import Iterator
from pathlib import Path

import pytest

from .playing import Served, served

PROGRAMS = sorted(glob.glob("/usr/lib/postgresql/*/bin"))


def _no_postgres(reason: str) -> None:
    if os.environ.get("CI") == "true":
        pytest.fail(f"PostgreSQL has to be tested in CI: {reason}")
    pytest.skip(f"PostgreSQL is not tested here: {reason}")


def _as_postgres(program: str, *args: str) -> None:
    """Runs one of PostgreSQL's programs, which refuse to run as root."""
    command = [f"{PROGRAMS[-1]}/{program}", *args]
    if os.getuid() == 0:
        command = ["runuser", "-u", "postgres", "--", *command]
    subprocess.run(command, check=True, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL, timeout=60, cwd="/")


@pytest.fixture(scope="session")
def postgres() -> Iterator[str]:
    """The address of an empty PostgreSQL on a socket of its own."""
    if not PROGRAMS:
        _no_postgres("the package postgresql is not installed")
    folder = Path(tempfile.mkdtemp(prefix="watershed-pg-"))
    if os.getuid() == 0:
        shutil.chown(folder, "postgres")
    data = str(folder / "data")
    try:
        _as_postgres("initdb", "-D", data, "-U", "postgres", "-A", "trust", "--no-sync")
        _as_postgres("pg_ctl", "-D", data, "-w", "-o", f"-k {folder} -h '' -F", "-l", f"{folder}/log", "start")
    except (OSError, subprocess.SubprocessError) as problem:
        shutil.rmtree(folder, ignore_errors=True)
        _no_postgres(f"it does not start ({problem})")
    yield f"postgresql://postgres@/postgres?host={folder}"
    _as_postgres("pg_ctl", "-D", data, "-m", "immediate", "stop")
    shutil.rmtree(folder, ignore_errors=True)


@pytest.fixture(scope="session")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Served]:
    """A real server that several tests share."""
    with served(tmp_path_factory.mktemp("data") / "table.db") as found:
        yield found


@pytest.fixture(params=["sqlite", "postgres"])
def database(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    """Each database in turn."""
    if request.param == "sqlite":
        return str(tmp_path / "table.db")
    return str(request.getfixturevalue("postgres"))
