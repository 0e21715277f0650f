"""The server for the browser tests: the built client, a database of its own, bots that do not dawdle, and positions."""

import sys
from dataclasses import replace
from datetime import timedelta
from pathlib import Path
from unittest.mock import patch

from fastapi import FastAPI
from positions import line_of
from sqlalchemy import Connection, update

from watershed.match import Match
from watershed.server import serialize, serving
from watershed.server.app import create_app
from watershed.server.settings import Rate, Settings
from watershed.server.sql_tables import absences, matches


def app_with_positions(settings: Settings) -> FastAPI:
    """The application. A match that has just begun can be put where a test wants it."""
    app = create_app(settings)

    @app.post("/api/lay/{match}/{name}")
    async def lay(match: str, name: str) -> None:
        live = await app.state.services.tables.find(match)
        async with live.held():
            names = [seat.name for seat in live.seats]
            live.match = Match.from_position(live.row.game, line_of(name), live.match.edition, names)

    @app.post("/api/gone/{match}/{seconds}")
    async def gone(match: str, seconds: float) -> None:
        """Everybody who isn't here now left that long ago, when somebody was waited for already."""
        services = app.state.services
        live, by = await services.tables.find(match), timedelta(seconds=seconds)
        services.standing.absences._noticed = timedelta()
        await services.standing.look()
        live.changed = (live.changed or live.row.created) - by
        since = [(seat, at - by) for seat, at in live.away.items()]

        def work(connection: Connection) -> None:
            for seat, at in since:
                same = (absences.c.match == match, absences.c.seat == seat)
                connection.execute(update(absences).where(*same).values(since=at))

        await services.store.write(work)
        await services.standing.look()

    @app.post("/api/thought/{match}/{seconds}")
    async def thought(match: str, seconds: float) -> None:
        """As if those whose clocks run had thought for so much longer."""
        services = app.state.services
        live, by = await services.tables.find(match), timedelta(seconds=seconds)
        async with live.held():
            live.row = replace(live.row, since=live.row.since - by, due=live.row.due - by)
            same, times = matches.c.match == match, {"since": live.row.since, "due": live.row.due}
            await services.store.write(lambda connection: connection.execute(update(matches).where(same).values(times)))
            serialize.presence(live)

    return app


if __name__ == "__main__":
    port, database = int(sys.argv[1]), sys.argv[2]
    dist = Path(__file__).parents[2] / "dist"
    settings = Settings(database=database, static=dist, bot_pace=0.0, warm_up=False, requests=Rate(1000, 200))
    with patch.object(serving, "create_app", app_with_positions):
        serving.serve(settings, "127.0.0.1", port, print, False)
