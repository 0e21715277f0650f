"""Those who don't play: spectators, and people who read lists, replays, logs and analyses."""

from __future__ import annotations

import asyncio
import contextlib
import json
import random
from time import monotonic
from typing import Any

import httpx2
from websockets.asyncio.client import connect

from .identity import LOST

STAYS = (5.0, 40.0)  # seconds for which a spectator watches one match
READS = (0.5, 3.0)  # seconds between two things that somebody reads
GOOD = (200, 201, 400, 403, 404, 408, 409, 410, 413, 429, 503)
HURRIED = 30.0  # seconds for an answer


async def watch(site: Any, luck: random.Random) -> None:
    """A spectator, who goes from one match to another."""
    while True:
        await asyncio.sleep(luck.uniform(0.5, 2.0))
        if site.matches and not site.paused:
            with contextlib.suppress(*LOST):
                await _watch(site, luck.choice(site.matches), luck)


async def _watch(site: Any, match: str, luck: random.Random) -> None:
    until, highest, asks = monotonic() + luck.uniform(*STAYS), -1, 0
    url = f"ws://{site.address(luck)}/api/live/{match}"
    async with connect(url, open_timeout=20, close_timeout=1, ping_interval=None, max_size=None) as socket:
        await socket.send('{"type": "hello"}')
        while monotonic() < until and not site.paused:
            with contextlib.suppress(TimeoutError):
                async with asyncio.timeout(1.0):
                    said = json.loads(await socket.recv())
                if said["type"] == "state":
                    if said["seq"] < highest:
                        site.book.violated(f"{site.name}, {match}: for a spectator it went back to {said['seq']}")
                    if said["view"]["seat"] is not None or said["moves"]:
                        site.book.violated(f"{site.name}, {match}: a spectator was shown a seat")
                    highest = said["seq"]
            if highest > 0 and luck.random() < 0.1:
                asks += 1
                site.book.asked["look, by a spectator"] += 1
                await socket.send(json.dumps({"type": "look", "id": f"w{asks}", "move": luck.randint(0, highest)}))


async def read(site: Any, luck: random.Random, analysed: tuple[str, ...]) -> None:
    """Somebody who reads this and that, now of one server and now of the other."""
    while True:
        await asyncio.sleep(luck.uniform(*READS))
        if site.paused:
            continue
        method, path = _wanted(site, luck, analysed)
        try:
            async with httpx2.AsyncClient(timeout=HURRIED, base_url=f"http://{site.address(luck)}") as http:
                answer = await http.request(method, path)
        except LOST:
            continue
        site.book.asked[f"{method} {path.rpartition('/')[2].partition('?')[0] or path}"[:40]] += 1
        if answer.status_code not in GOOD or "Traceback" in answer.text:
            site.book.violated(f"{site.name}, {method} {path}: {answer.status_code} {answer.text[:200]}")


def _wanted(site: Any, luck: random.Random, analysed: tuple[str, ...]) -> tuple[str, str]:
    """What somebody asks for: of matches that are over there is more to read."""
    found = [("GET", "/api/matches"), ("GET", "/metrics"), ("GET", "/api/games")]
    if site.matches and (match := luck.choice(site.matches)):
        found += [("GET", f"/api/matches/{match}/replay?move={luck.randint(0, 40)}")] * 2
    if site.ended:
        game, match = luck.choice(list(site.ended))
        start = f"/api/matches/{match}/"
        found += [("GET", f"{start}replay?move={luck.randint(0, 200)}")] * 2
        found += [("GET", f"{start}log"), ("GET", f"{start}end"), ("GET", f"{start}analysis")]
        if game in analysed:
            found += [("POST", f"{start}analysis")]
    return luck.choice(found)
