"""A SQLite file that is locked by another program or on a read-only disk, while it is served."""

from __future__ import annotations

import random
import signal
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import contextmanager
from pathlib import Path
from threading import Event

import pytest

from ..processes import wait_for
from .attacking import Cramped, cramped
from .disks import Disk, locking
from .playing import Person, Served, deciding, play_on, served, some_move, two_people
from .test_serve import start

BUSY = 12.0  # seconds, more than SQLite waits for a lock


def began(server: Served) -> tuple[tuple[Person, Person], Person, str]:
    """Two people, and the one of them who can move, and how."""
    people = two_people(server)
    play_on(people, random.Random(3), 4)
    while not (mover := next((person for person in people if deciding(person.state)), None)):
        people[0].listen()
    return people, mover, some_move(mover.state, random.Random(5))


def moves_after_a_power_cut(server: Served, match: str) -> int:
    server.end(signal.SIGKILL)
    server.start()
    return int(server.get(f"/api/matches/{match}")["moves"])


@pytest.mark.parametrize("seconds", [1.0, BUSY])
def test_a_move_while_the_file_is_locked(tmp_path: Path, seconds: float) -> None:
    """It waits for a while. Then it is played, or the player hears that it wasn't; never one and then the other."""
    with cramped(tmp_path) as server, ThreadPoolExecutor(1) as threads:
        (ann, _), mover, move = began(server)
        elsewhere, _ = two_people(server)
        before = server.get(f"/api/matches/{ann.match}")["moves"]
        with locking(server.database):
            asked = threads.submit(mover.play, move)
            with pytest.raises(TimeoutError):
                asked.result(seconds if seconds < BUSY else 0)
            elsewhere.close()
            elsewhere.hello()  # people can look meanwhile
            if seconds == BUSY:
                assert asked.result()["code"] == "not-stored"
                wait_for(lambda: health(server) == 503, "it doesn't say that nothing can be written")
        answer = asked.result()
        if not answer["ok"]:  # on a slow machine, after the shorter time too
            assert (answer["code"], answer["say"]["id"]) == ("not-stored", "error-not-stored-move")
            wait_for(lambda: health(server) == 200, "it doesn't go on")
            assert server.get(f"/api/matches/{ann.match}")["moves"] == before
            mover.close()
            mover.hello()
            assert mover.play(move)["ok"], "the same move can be played now"
        now = server.get(f"/api/matches/{ann.match}")["moves"]
        assert now > before
        log = server.log
        assert log.count("nothing can be written") == log.count("writing works again") <= 1
        assert moves_after_a_power_cut(server, ann.match) >= now, "nothing that was answered is lost"


def health(server: Served) -> int:
    return server.http.get("/healthz").status_code


@contextmanager
def looking(server: Served, match: str) -> Iterator[None]:
    """Others read from the database all the time."""
    enough = Event()

    def look() -> None:
        while not enough.is_set():
            server.http.get(f"/api/matches/{match}")
            server.http.get("/api/matches")

    with ThreadPoolExecutor(4) as threads:
        looks = [threads.submit(look) for _ in range(4)]
        try:
            yield
        finally:
            enough.set()
        for each in looks:
            each.result()


def test_a_disk_that_can_only_be_read(small_disk: Disk, tmp_path: Path) -> None:
    """A server that was killed starts on it. People can look, and it goes on once the disk can be written."""
    server = Cramped(str(small_disk.folder / "table.db"), LOG_FILE=str(tmp_path / "log"), WATERSHED_LOG="warning")
    try:
        (ann, _), mover, move = began(server)
        server.end(signal.SIGKILL)
        small_disk.make("ro")
        server.start()
        mover.hello()
        seen, moves = mover.state["seq"], server.get(f"/api/matches/{ann.match}")["moves"]
        assert mover.play(move)["code"] == "not-stored"
        assert health(server) == 503
        assert server.get(f"/api/matches/{ann.match}")["moves"] == moves
        small_disk.make("rw")
        with looking(server, ann.match):
            wait_for(lambda: health(server) == 200, "it doesn't go on")
        mover.close()
        mover.hello()
        assert mover.play(move)["ok"]
        mover.until(lambda state: state["seq"] > seen)
        assert server.log.count("nothing can be written") == server.log.count("writing works again") == 1
        assert moves_after_a_power_cut(server, ann.match) > moves
    finally:
        server.end(signal.SIGKILL)


def test_a_disk_that_can_only_be_read_and_has_no_open_log(small_disk: Disk) -> None:
    """SQLite needs two files beside the database, which a server removes when it is stopped properly."""
    database = str(small_disk.folder / "table.db")
    with served(database) as server:
        server.end(signal.SIGTERM)
    small_disk.make("ro")
    done = start("serve", "--port", "0", "--database", database)
    assert done.returncode == 75
    assert done.stderr == "watershed: The database can't be used: unable to open database file.\n"
    small_disk.make("rw")
    with served(database) as server:
        assert health(server) == 200
