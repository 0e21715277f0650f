"""The server for the browser tests: the built client, a database of its own, bots that do not dawdle, and positions."""

import sys
from pathlib import Path
from unittest.mock import patch

from fastapi import FastAPI
from positions import line_of

from watershed.match import Match
from watershed.server import serving
from watershed.server.app import create_app
from watershed.server.settings import Rate, Settings


def app_with_positions(settings: Settings) -> FastAPI:
    """The application. A match that has just begun can be put where a test wants it."""
    app = create_app(settings)

    @app.post("/api/lay/{match}/{name}")
    async def lay(match: str, name: str) -> None:
        live = await app.state.services.tables.find(match)
        async with live.held():
            names = [seat.name for seat in live.seats]
            live.match = Match.from_position(live.row.game, line_of(name), live.match.edition, names)

    return app


if __name__ == "__main__":
    port, database = int(sys.argv[1]), sys.argv[2]
    dist = Path(__file__).parents[2] / "dist"
    settings = Settings(database=database, static=dist, bot_pace=0.0, warm_up=False, requests=Rate(1000, 200))
    with patch.object(serving, "create_app", app_with_positions):
        serving.serve(settings, "127.0.0.1", port, print, False)
