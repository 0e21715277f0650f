"""Databases for the server's tests: a file, and a real PostgreSQL if one can be started."""

from __future__ import annotations

import glob
import os
import secrets
import shutil
import subprocess
import tempfile
from collections.abc import Iterator
from pathlib import Path

import psycopg
import pytest

from ..processes import PATIENCE, wait_for
from .disks import CannotMount, Disk
from .older import forget_shelf
from .playing import Served, served


class Redis:
    """A Redis on a socket in its own folder."""

    def __init__(self) -> None:
        self.folder = tempfile.mkdtemp(prefix="watershed-redis-")
        self.url = f"unix://{self.folder}/redis.sock"
        self.start()

    def start(self) -> None:
        options = ["--port", "0", "--unixsocket", f"{self.folder}/redis.sock", "--save", "", "--dir", self.folder]
        self._process = subprocess.Popen(["redis-server", *options], stdout=subprocess.DEVNULL, start_new_session=True)
        wait_for(lambda: os.path.exists(f"{self.folder}/redis.sock"), "redis-server does not start")

    def stop(self) -> None:
        self._process.terminate()
        self._process.wait(PATIENCE)


PROGRAMS = sorted(glob.glob("/usr/lib/postgresql/*/bin"))


def not_here(what: str, reason: str) -> None:
    if os.environ.get("CI") == "true":
        pytest.fail(f"{what} has to be tested in CI: {reason}")
    pytest.skip(f"{what} is not tested here: {reason}")


def as_postgres(program: str, *args: str) -> None:
    """Runs one of PostgreSQL's programs, which refuse to run as root."""
    command = [f"{PROGRAMS[-1]}/{program}", *args]
    if os.getuid() == 0:
        command = ["runuser", "-u", "postgres", "--", *command]
    subprocess.run(command, check=True, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL, timeout=PATIENCE, cwd="/")


@pytest.fixture(scope="session")
def postgres() -> Iterator[str]:
    """The address of an empty PostgreSQL on its own socket."""
    if not PROGRAMS:
        not_here("PostgreSQL", "the package postgresql is not installed")
    folder = Path(tempfile.mkdtemp(prefix="watershed-pg-"))
    if os.getuid() == 0:
        shutil.chown(folder, "postgres")
    data = str(folder / "data")
    try:
        as_postgres("initdb", "-D", data, "-U", "postgres", "-A", "trust", "--no-sync")
        as_postgres("pg_ctl", "-D", data, "-w", "-o", f"-k {folder} -h '' -F", "-l", f"{folder}/log", "start")
    except (OSError, subprocess.SubprocessError) as problem:
        shutil.rmtree(folder, ignore_errors=True)
        not_here("PostgreSQL", f"it does not start ({problem})")
    yield f"postgresql://postgres@/postgres?host={folder}"
    as_postgres("pg_ctl", "-D", data, "-m", "immediate", "stop")
    shutil.rmtree(folder, ignore_errors=True)


@pytest.fixture(scope="session")
def redis() -> Iterator[Redis]:
    """A separate Redis, which can be stopped and started again."""
    if not shutil.which("redis-server"):
        not_here("Redis", "the package redis-server is not installed")
    found = Redis()
    yield found
    found.stop()
    shutil.rmtree(found.folder, ignore_errors=True)


@pytest.fixture
def small_disk(tmp_path: Path) -> Iterator[Disk]:
    """A file system of four megabytes."""
    disk = Disk(tmp_path / "disk")
    try:
        disk.mount(4)
    except CannotMount as problem:
        not_here("A disk that is full or read-only", str(problem))
    yield disk
    disk.unmount()


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


@pytest.fixture(params=["sqlite", "postgres"])
def empty(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    """Each database in turn, with nothing in it."""
    if request.param == "sqlite":
        return str(tmp_path / "table.db")
    address, name = str(request.getfixturevalue("postgres")), f"empty_{secrets.token_hex(4)}"
    with psycopg.connect(address, autocommit=True) as connection:
        connection.execute(f"CREATE DATABASE {name}")  # type: ignore[arg-type]
    return address.replace("/postgres?", f"/{name}?")


@pytest.fixture
def tidy() -> Iterator[None]:
    """For tests that change what ships."""
    yield
    forget_shelf()
