"""The database goes away while it is served: nobody is told that a move was stored when it wasn't."""

from __future__ import annotations

import random
import shutil
from collections.abc import Callable
from pathlib import Path

import pytest
from sqlalchemy.exc import OperationalError

from watershed.server.errors import NotStored
from watershed.server.services import Services

from .playing import play_on, served, two_people
from .tables import with_services


def remove(file: Path) -> None:
    file.unlink()


def replace(file: Path) -> None:
    """As somebody does who restores a backup and forgets to stop the server."""
    shutil.copy(file, file.with_name("copy"))
    file.with_name("copy").replace(file)


@pytest.mark.parametrize("lose", [remove, replace])
def test_a_database_that_is_gone_is_noticed(tmp_path: Path, lose: Callable[[Path], None]) -> None:
    with served(tmp_path / "table.db", WATERSHED_WATCH_EVERY="3600") as server:
        people = two_people(server)
        play_on(people, random.Random(3), 2)
        for person in people:
            person.until(lambda state: state["summary"]["to_move"] != 2)  # the bot has played
        lose(tmp_path / "table.db")
        mover = next(person for person in people if person.state["moves"])
        answer = mover.play(mover.state["moves"][0]["words"])
        assert answer.get("code") == "not-stored"
        assert server.http.get("/healthz").status_code == 503


def test_what_can_not_be_read_now_is_no_error_of_ours(tmp_path: Path) -> None:
    async def work(services: Services) -> None:
        def fails(_connection: object) -> None:
            raise OperationalError(None, None, Exception("connection is bad"))

        with pytest.raises(NotStored):
            await services.store.read(fails)
        assert not services.store.failing, "writing may still work"

    with_services(tmp_path, work)
