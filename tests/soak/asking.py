"""Floods of what costs a server something: messages, previews, hints, logs and what-ifs."""

from __future__ import annotations

import asyncio
import contextlib
import hashlib
import json
import random
from collections.abc import Awaitable, Callable
from functools import cache
from pathlib import Path
from typing import Any

from websockets.asyncio.client import ClientConnection

from .identity import LOST
from .target import AGAIN, CROWD, HELLO, TOWN, Each, Target, live, web

LOGS = Path(__file__).parents[1] / "games"

# messages


def talking(says: Callable[[int], Any], pause: float = 0.01) -> Each:
    """Spectators of other people's matches who say something all the time."""

    async def each(target: Target) -> None:
        async with live(target, target.match) as client:
            await client.send(HELLO.decode())
            number = 0
            while True:
                number += 1
                await client.send(json.dumps(says(number)))
                _count(target, json.loads(await client.recv()))
                await asyncio.sleep(pause)

    return each


def _count(target: Target, said: dict[str, Any]) -> None:
    target.tally[said.get("code") or said["type"]] += 1


hellos = talking(lambda _number: {"type": "hello"})
whys = talking(lambda number: {"type": "why", "id": str(number), "move": "x"})


def asking(ask: Callable[[ClientConnection, Target, dict[str, Any]], Awaitable[None]], games: bool = False) -> Each:
    """People at tables of their own, alone with bots, who never play and ask all the time."""

    async def each(target: Target) -> None:
        stranger = random.choice(CROWD)
        game = random.choice(target.games if games else ["flow", "flooruler", "floods", "patchistory"])
        seats = [{"kind": "me"}, {"kind": "bot", "bot": "greedy"}, {"kind": "bot", "bot": "greedy"}]
        async with web(target, stranger) as http:
            answer = await http.post("/api/matches", json={"game": game, "seats": seats})
        if answer.status_code != 201:
            target.tally[f"table {answer.status_code}"] += 1
            return
        made = answer.json()
        while True:
            with contextlib.suppress(*LOST):
                async with live(target, made["match"], stranger) as client:
                    await client.send(json.dumps({"type": "hello", "token": made["token"]}))
                    await _asking(client, target, ask)
            await asyncio.sleep(AGAIN)

    return each


async def _asking(client: ClientConnection, target: Target, ask: Any) -> None:
    state: dict[str, Any] = {}
    while True:
        while not state.get("moves"):
            said = json.loads(await client.recv())
            state = said if said["type"] == "state" else state
        await ask(client, target, state)


async def _previews(client: ClientConnection, target: Target, state: dict[str, Any]) -> None:
    """Ten at once, of whatever can be played."""
    for number in range(10):
        move = random.choice(state["moves"])["words"]
        await client.send(json.dumps({"type": "preview", "id": f"p{number}", "seen": state["seq"], "move": move}))
    for _ in range(10):
        _count(target, json.loads(await client.recv()))


async def _hints(client: ClientConnection, target: Target, state: dict[str, Any]) -> None:
    """One after the other; some are no longer wanted at once."""
    await client.send(json.dumps({"type": "hint", "id": "h", "seen": state["seq"]}))
    if random.random() < 0.3:
        await client.send(json.dumps({"type": "forget", "id": "f", "hint": "h"}))
    _count(target, json.loads(await client.recv()))
    await asyncio.sleep(0.05)


previews, hints = asking(_previews), asking(_hints, games=True)


# logs


@cache
def recorded() -> list[dict[str, Any]]:
    """Whole games of the newest rules."""
    found = [json.loads(file.read_text(encoding="utf-8")) for file in sorted(LOGS.glob("*/logs/*.json"))]
    newest = {log["game"]: log["rules"] for log in sorted(found, key=lambda log: int(log["rules"]))}
    return [log for log in found if log["rules"] == newest[log["game"]]]


def some_log(luck: random.Random) -> bytes:
    """A log that no server knows yet. Every third is broken somewhere."""
    found = {name: value for name, value in luck.choice(recorded()).items() if name != "check"}
    found["names"] = [f"N{luck.randrange(10**9)}" for _ in found["names"]]
    if luck.random() < 1 / 3:
        found["moves"] = [*found["moves"]]
        found["moves"].insert(luck.randrange(len(found["moves"])), luck.choice(found["moves"]))
    check = hashlib.sha256(json.dumps(found, sort_keys=True).encode()).hexdigest()[:16]
    return json.dumps(found | {"check": check}).encode()


async def logs(target: Target) -> None:
    async with web(target, random.choice(TOWN)) as http:
        answer = await http.post(
            "/api/logs", content=some_log(random.Random()), headers={"Content-Type": "application/json"}
        )
        target.tally[f"log {answer.status_code}"] += 1
        if answer.status_code == 201:
            target.ended.append(["", answer.json()["match"]])


async def what_ifs(target: Target) -> None:
    """From any moment of what is over; if that is nothing yet, from a log."""
    if not target.ended:
        await logs(target)
        return
    _, match = random.choice(target.ended)
    async with web(target, random.choice(CROWD)) as http:
        moves = (await http.get(f"/api/matches/{match}")).json().get("moves", 0)
        body = {"move": random.randint(0, moves), "seat": 0, "redeal": random.random() < 0.5, "bot": "greedy"}
        answer = await http.post(f"/api/matches/{match}/what-if", json=body)
        target.tally[f"what-if {answer.status_code}"] += 1
