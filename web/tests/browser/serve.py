"""The server for the browser tests: the built client, a database of its own, bots that do not dawdle."""

import sys
from pathlib import Path

from watershed.server.serving import serve
from watershed.server.settings import Rate, Settings

if __name__ == "__main__":
    port, database = int(sys.argv[1]), sys.argv[2]
    dist = Path(__file__).parents[2] / "dist"
    settings = Settings(database=database, static=dist, bot_pace=0.0, warm_up=False, requests=Rate(1000, 200))
    serve(settings, "127.0.0.1", port, print, False)
