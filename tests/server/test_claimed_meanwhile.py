"""A browser claims its seat for its person in the moment after it sat down. No move is refused because of that."""

from __future__ import annotations

from pathlib import Path

import pytest
from sqlalchemy import Connection, update

from watershed.server import person_schemas as p
from watershed.server import sql_tables
from watershed.server.errors import Refuse
from watershed.server.records import token_hash
from watershed.server.room import LiveMatch
from watershed.server.services import Services

from .tables import listen, new_table, play_move, token_of, with_services
from .test_history import somebody

MATCHES, SEATS = sql_tables.matches, sql_tables.seats


async def claimed(services: Services, live: LiveMatch, seat: int) -> None:
    """A seat is somebody's now, and the match in memory hasn't heard of it."""
    me = await somebody(services)
    found, _ = await services.tables.people.claim(p.Claim(me=me, tokens=[token_of(live, seat)]))
    assert len(found.seats) == 1


def changed(connection: Connection, live: LiveMatch) -> None:
    here = MATCHES.c.match == live.row.match
    connection.execute(update(MATCHES).where(here).values(version=MATCHES.c.version + 1))


def test_a_move_is_played(tmp_path: Path) -> None:
    async def work(services: Services) -> None:
        live = await new_table(services, "me", "other")
        ann, bob = listen(live, 0), listen(live, 1)
        await claimed(services, live, 1)
        await services.play.move(live, 0, play_move(live, live.match.moves(0)[0].words, "a"))
        assert (live.seq, live.gone, ann.dropped, bob.dropped) == (1, False, 0, 0)
        assert live.seats[1].person is not None
        found = await services.store.whole(live.row.match)
        assert found is not None
        row, _, steps = found
        assert (len(steps), row.version, row.moves) == (1, live.row.version, 1)
        await claimed(services, live, 0)
        await services.play.move(live, live.match.waiting[0], play_move(live, live.match.moves()[0].words, "b"))
        assert live.seq == 2

    with_services(tmp_path, work)


def test_whose_seat_was_given_away_meanwhile_has_to_look_again(tmp_path: Path) -> None:
    async def work(services: Services) -> None:
        live = await new_table(services, "me", "other")

        def taken(connection: Connection) -> None:
            here = SEATS.c.match == live.row.match, SEATS.c.seat == 0
            connection.execute(update(SEATS).where(*here).values(token_hash=token_hash("another")))
            changed(connection, live)

        await services.store.write(taken)
        with pytest.raises(Refuse) as refusal:
            await services.play.move(live, 0, play_move(live, live.match.moves(0)[0].words, "a"))
        assert refusal.value.code == "out-of-date"
        assert live.gone
        found = await services.store.whole(live.row.match)
        assert found is not None
        assert found[2] == []

    with_services(tmp_path, work)
