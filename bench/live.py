"""What a live match costs: bytes per state message, memory, and objects that the garbage collector visits.

python bench/live.py                    prints the table: Flow and Flooruler, 200 tables
python bench/live.py --tables 50        fewer tables

Everything runs in this process, without sockets. The messages are those that sockets would carry.
"""

from __future__ import annotations

import argparse
import asyncio
import gc
import random
import tempfile
import tracemalloc
from collections.abc import Sequence
from pathlib import Path
from statistics import mean

from rich.console import Console
from rows import Row, print_rows, write_rows

from watershed.server import http_schemas as b
from watershed.server import socket_schemas as m
from watershed.server.room import Client, LiveMatch
from watershed.server.services import Services
from watershed.server.settings import Settings

LONG = 600  # moves of the match whose memory is measured
WEIGHED = 10  # matches at once
MEMORY = 150.0  # the target, in kB


async def new_match(services: Services, game: str, seats: int) -> LiveMatch:
    body = {"game": game, "seats": [{"kind": "me"}] * seats}
    seated = await services.tables.create(b.NewMatch.model_validate(body))
    return await services.tables.find(seated.match)


async def play(services: Services, live: LiveMatch, luck: random.Random, most: int = 100_000) -> None:
    """Play random moves, to the end or up to a number."""
    while live.seq < most and (seat := live.match.to_move) is not None:
        words = luck.choice(live.match.moves()).words
        await services.play.move(live, seat, m.PlayMove(type="move", id=f"m{live.seq}", seen=live.seq, move=words))


async def sizes(services: Services, game: str, seats: int) -> tuple[list[int], list[int]]:
    """Bytes of every state of a random game: for every seat, and only for the seat that decides."""
    live, heard, deciding = await new_match(services, game, seats), list[int](), list[int]()

    def hear(text: str) -> None:
        if text.startswith('{"type":"state"'):
            heard.append(len(text.encode()))
            if '"moves":[]' not in text:
                deciding.append(heard[-1])

    for seat in range(seats):
        live.clients.add(Client(seat, hear, lambda: None, live.seats[seat].token_hash))
    await play(services, live, random.Random(1))
    return heard, deciding


async def long_match(services: Services) -> LiveMatch:
    """A match after that many moves."""
    for seed in range(20):
        live = await new_match(services, "flooruler", 4)
        await play(services, live, random.Random(seed), LONG)
        if live.seq == LONG:
            return live
    raise SystemExit(f"No random game of Flooruler lasted {LONG} moves.")


async def weight(services: Services) -> float:
    """Kilobytes of a live match after many moves, loaded from its rows."""
    name = (await long_match(services)).row.match
    await services.tables.upgrades.load(name)  # so that what is made only once isn't counted
    services.tables.live.clear()
    gc.collect()
    tracemalloc.start()
    before, kept = tracemalloc.get_traced_memory()[0], list[LiveMatch]()
    for _ in range(WEIGHED):
        kept.append(await services.tables.find(name))
        services.tables.live.clear()
    gc.collect()
    found = (tracemalloc.get_traced_memory()[0] - before) / len(kept) / 1000
    tracemalloc.stop()
    return found


async def objects(services: Services, tables: int) -> float:
    """Objects that the garbage collector visits, per match, with many matches of Flow in progress."""
    services.tables.live.clear()
    gc.collect()
    before = len(gc.get_objects())
    for seed in range(tables):
        await play(services, await new_match(services, "flow", 4), random.Random(seed), 20)
    gc.collect()
    return (len(gc.get_objects()) - before) / tables


async def measure(tables: int) -> Sequence[Row]:
    with tempfile.TemporaryDirectory() as folder:
        services = Services.of(Settings(database=str(Path(folder) / "table.db"), bot_pace=0))
        await services.store.start()
        found = []
        for game in ("flow", "flooruler"):
            heard, deciding = await sizes(services, game, 4)
            for what, values in (("every state", heard), ("the state of the seat that decides", deciding)):
                found.append(Row(f"{game}, four seats: {what}, mean", mean(values), "bytes"))
                found.append(Row(f"{game}, four seats: {what}, largest", max(values), "bytes"))
        kilobytes = await weight(services)
        found.append(Row(f"a live match after {LONG} moves", kilobytes, "kB", "under 150", kilobytes < MEMORY))
        found.append(Row(f"objects for the collector per match, of {tables}", await objects(services, tables), ""))
        services.workers.close()
        await services.store.close()
    return found


def main() -> None:
    parser = argparse.ArgumentParser(description="What a live match costs.")
    parser.add_argument("--tables", type=int, default=200)
    parser.add_argument("--json", type=Path, help="write the rows to this file")
    asked = parser.parse_args()
    found = list(asyncio.run(measure(asked.tables)))
    print_rows("A live match", found, Console(width=120))
    if asked.json:
        write_rows(found, asked.json)


if __name__ == "__main__":
    main()
