"""People who sit down while something else about the match changes."""

from __future__ import annotations

from pathlib import Path

import pytest

from watershed.server import http_schemas as b
from watershed.server.devices import bump
from watershed.server.errors import Refuse
from watershed.server.services import Services

from .tables import new_table, with_services


def test_a_change_that_is_none_of_the_seats_keeps_nobody_out(tmp_path: Path) -> None:
    """A player's browser has just claimed its seat, so the match has another version than the one that is open here."""

    async def work(services: Services) -> None:
        live = await new_table(services, "me", "open", "open")
        match = live.row.match
        await services.store.write(lambda connection: bump(connection, [match]))
        again, seated = await services.tables.sit_down(match, b.Join(name="Zoe"))
        assert again.seats[seated.seat].name == "Zoe"
        assert [seat.kind for seat in again.seats].count("open") == 1

    with_services(tmp_path, work)


def test_the_last_seat_is_taken_once(tmp_path: Path) -> None:
    async def work(services: Services) -> None:
        live = await new_table(services, "me", "bot", "open")
        await services.store.write(lambda connection: bump(connection, [live.row.match]))
        await services.tables.sit_down(live.row.match, b.Join(name="Zoe"))
        with pytest.raises(Refuse) as problem:
            await services.tables.sit_down(live.row.match, b.Join(name="Bob"))
        assert problem.value.code == "seat-taken"

    with_services(tmp_path, work)
