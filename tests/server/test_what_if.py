"""What-ifs on the server: a match of its own from any moment of one that is over, which survives everything."""

from __future__ import annotations

import contextlib
import dataclasses
import json
import random
import select
import socket
import time
from contextlib import ExitStack
from pathlib import Path
from typing import Any

import pytest

from watershed.match import Match
from watershed.match.signature import vouched
from watershed.server import endings, serialize
from watershed.server import http_schemas as b
from watershed.server import socket_schemas as m
from watershed.server.errors import Refuse
from watershed.server.records import Aside
from watershed.server.replaying import replay
from watershed.server.room import LiveMatch
from watershed.server.services import Services
from watershed.server.what_if import begin

from .attacking import cramped
from .older import begun, other_version, some_moves
from .playing import Person, Served, play_on, two_people
from .tables import new_table, with_services

FULL = 10_000  # moves, more than any game has
SOCKETS, MANY, FEW = 16, 10, 5


def wanted(**more: Any) -> b.NewWhatIf:
    return b.NewWhatIf.model_validate({"move": 10, "seat": 1, "bot": "greedy", **more})


async def what_if(services: Services, first: LiveMatch, **more: Any) -> LiveMatch:
    seated = await begin(services.tables, first, wanted(**more))
    return await services.tables.find(seated.match)


async def reread(services: Services, live: LiveMatch) -> LiveMatch:
    """A match as a server reads it that has just started."""
    services.tables.live.clear()
    return await services.tables.find(live.row.match)


async def play_alone(services: Services, live: LiveMatch, moves: int, seed: int = 3) -> None:
    """Random moves at every seat, bots' too."""
    luck = random.Random(seed)
    for _ in range(moves):
        if live.over:
            return
        seat = luck.choice(live.match.waiting)
        async with live.held():
            await services.play._play(live, seat, luck.choice(live.match.legal(seat)), None)


@pytest.mark.parametrize("redeal", [False, True])
def test_it_begins_at_that_moment_and_is_rebuilt_exactly(database: str, redeal: bool) -> None:
    async def work(services: Services) -> None:
        first = await begun(services, FULL)
        other = await what_if(services, first, redeal=redeal)
        assert other.match.view(1)["moves"] == 10
        assert {**other.match.view(1), "names": 0} == {**first.match.view(1, 10), "names": 0}
        assert (other.match.table_bytes == first.match._bytes_after(10)) is not redeal
        assert [seat.kind for seat in other.seats] == ["bot", "person", "bot"]
        assert [seat.colour for seat in other.seats] == [seat.colour for seat in first.seats]
        await play_alone(services, other, 12)
        assert (await reread(services, other)).match.table_bytes == other.match.table_bytes
        again = services.tables.live[other.row.match]
        assert (again.match.forks, again.seq, again.row) == (other.match.forks, other.seq, other.row)

    with_services(database, work)


def test_nothing_of_the_first_match_changes(tmp_path: Path) -> None:
    async def work(services: Services) -> None:
        first = await begun(services, FULL)
        before = first.match.table_bytes, await services.store.whole(first.row.match)
        await play_alone(services, await what_if(services, first), 5)
        assert (first.match.table_bytes, await services.store.whole(first.row.match)) == before

    with_services(tmp_path, work)


def test_only_matches_that_are_over(tmp_path: Path) -> None:
    async def work(services: Services) -> None:
        going = await begun(services, 12)
        with pytest.raises(Refuse) as problem:
            await begin(services.tables, going, wanted(redeal=True))
        assert (problem.value.status, problem.value.code) == (403, "not-yet")
        assert "still hidden" in problem.value.sentence
        first = await begun(services, FULL)
        last = first.match.length
        for asked, code in [
            (wanted(move=last), "over"),
            (wanted(move=last + 1), "no-such-move"),
            (wanted(seat=3), "no-such-seat"),
            (wanted(bot="nobody"), "bad-setup"),
            (wanted(name="\u2800"), "bad-name"),
        ]:
            with pytest.raises(Refuse) as problem:
                await begin(services.tables, first, asked)
            assert problem.value.code == code
        aside = dataclasses.replace(first, row=dataclasses.replace(first.row, aside=Aside(3, "rules")))
        with pytest.raises(Refuse, match="rules"):
            await begin(services.tables, aside, wanted())

    with_services(tmp_path, work)


def test_undo_stays_on_this_side(tmp_path: Path) -> None:
    async def work(services: Services) -> None:
        first = await begun(services, FULL)
        seat = first.match.movers[9]
        other = await what_if(services, first, seat=seat)
        with pytest.raises(Refuse, match="undo"):
            await services.play.undo(other, seat, m.Undo(type="undo", id="u1", seen=other.seq))
        while other.match.length == 10 or other.match.movers[-1] != seat:
            await play_alone(services, other, 1)
        mine = other.match.length
        await services.play.undo(other, seat, m.Undo(type="undo", id="u2", seen=other.seq))
        assert other.match.length == mine - 1
        again = await reread(services, other)
        assert again.match.table_bytes == other.match.table_bytes

    with_services(tmp_path, work)


def test_a_what_if_of_a_what_if(tmp_path: Path) -> None:
    async def work(services: Services) -> None:
        first = await begun(services, FULL)
        second = await what_if(services, first, redeal=True)
        await play_alone(services, second, FULL)
        third = await what_if(services, second, move=14, seat=0)
        await play_alone(services, third, FULL, 5)
        assert [fork.of for fork in third.match.forks] == [first.row.match, second.row.match]
        log = await services.endings.log(third.row.match)
        assert Match.from_json(log).table_bytes == third.match.table_bytes
        assert (await reread(services, third)).match.forks == third.match.forks

    with_services(tmp_path, work)


def test_its_log_says_so_and_its_end_claims_nothing(tmp_path: Path) -> None:
    async def work(services: Services) -> None:
        first = await begun(services, FULL)
        other = await what_if(services, first, redeal=True)
        await play_alone(services, other, FULL)
        text = await services.endings.log(other.row.match)
        (fork,) = json.loads(text)["forks"]
        assert (fork["of"], fork["move"], fork["seat"]) == (first.row.match, 10, 1)
        assert "deal" not in json.loads(text)
        assert vouched(json.loads(text)).how == "signed"
        end = await services.endings.end(other.row.match)
        assert (end.commitment, end.secret, end.salt, end.nonces, end.seals) == ("", None, "", [], [])
        said = serialize.live_summary(other)
        assert said.what_if == b.WhatIfSaid(of=first.row.match, move=10, seat=1, redealt=True)
        assert not said.public
        shown = endings.replay(other, 12).entries
        assert [entry.say["id"] for entry in shown if entry.kind == "what-if"] == ["journal-what-if"]

    with_services(tmp_path, work)


def test_an_upgrade_rebuilds_it(tmp_path: Path, monkeypatch: pytest.MonkeyPatch, tidy: None) -> None:
    found: list[LiveMatch] = []

    async def before(services: Services) -> None:
        other = await what_if(services, await begun(services, FULL), redeal=True)
        await play_alone(services, other, 6)
        found.append(other)

    async def after(services: Services) -> None:
        again = await services.tables.find(found[0].row.match)
        assert again.row.aside is None
        assert again.row.rules == "2"
        assert again.match.table_bytes == found[0].match.table_bytes

    with_services(tmp_path, before)
    other_version(monkeypatch)
    with_services(tmp_path, after)


def test_a_table_that_comes_out_differently_is_set_aside(tmp_path: Path) -> None:
    async def work(services: Services) -> None:
        other = await what_if(services, await begun(services, FULL))
        fork = dataclasses.replace(other.match.forks[0], table="00000000")
        changed = other.row.begun | {"forks": [fork.to_json()]} if other.row.begun else {}
        row = dataclasses.replace(other.row, begun=changed)
        steps = await services.store.moves(row.match)
        played = replay(row, other.seats, steps, await services.tables.library.open(row))
        assert played.broken is not None
        assert (played.broken.move, played.broken.why) == (10, "rules")

    with_services(tmp_path, work)


def test_nothing_hidden_is_said_to_the_seat(tmp_path: Path) -> None:
    """A what-if that was dealt again sends the same bytes as any other that the seat could be in."""

    async def work(services: Services) -> None:
        first = await begun(services, FULL)
        other = await what_if(services, first, redeal=True)
        fork = other.match.forks[0]
        assert fork.redealt is not None
        said = serialize.states(other, {1, None}, 0)
        again = dataclasses.replace(other, match=first.match.what_if(10, 1, fork.redealt ^ 5, first.row.match))
        again.match.rename([seat.name for seat in other.seats])
        assert again.match.table_bytes != other.match.table_bytes
        assert serialize.states(again, {1}, 0)[1] == said[1]
        for text in said.values():
            assert str(fork.redealt) not in text
            assert fork.table not in text
        for read in (services.endings.log, services.endings.end):
            with pytest.raises(Refuse):
                await read(other.row.match)
        with pytest.raises(Refuse):
            endings.replay(other, 3)

    with_services(tmp_path, work)


def test_it_is_on_no_public_list(tmp_path: Path) -> None:
    async def work(services: Services) -> None:
        first = await begun(services, FULL, public=True)
        other = await what_if(services, first)
        assert [row.match for row in await services.store.public()] == [first.row.match]
        assert other.row.clock is None

    with_services(tmp_path, work)


def test_over_http_it_is_played_to_its_end(server: Served) -> None:
    ann, bob = two_people(server)
    answer = server.http.post(f"/api/matches/{ann.match}/what-if", json={"move": 0, "seat": 0})
    assert (answer.status_code, answer.json()["code"]) == (403, "not-yet")
    play_on((ann, bob), random.Random(8))
    seated = server.post(
        f"/api/matches/{ann.match}/what-if", {"move": 9, "seat": 1, "bot": "greedy", "name": "Bea", "language": "fr"}
    )
    bea = Person(server, seated["match"], seated["token"])
    assert bea.state["seat"] == 1
    assert bea.state["summary"]["what_if"] == {"of": ann.match, "move": 9, "seat": 1, "redealt": False}
    assert [line["kind"] for line in bea.journal].count("what-if") == 1
    assert bea.state["summary"]["seats"][1]["name"] == "Bea"
    play_on((bea,), random.Random(2))
    text = server.http.get(f"/api/matches/{bea.match}/log").text
    assert Match.from_json(text).over
    assert server.get(f"/api/matches/{bea.match}/end")["ranking"]
    again = server.http.post(f"/api/matches/{bea.match}/rematch", json={"token": bea.token})
    assert (again.status_code, again.json()["code"]) == (409, "no-rematch")


def test_what_ifs_of_one_address_wait_their_turn(tmp_path: Path) -> None:
    """Sixteen connections of one address begin about as many as the only one of another."""
    match = played_out()
    with cramped(tmp_path, WATERSHED_REQUESTS="1000") as server, ExitStack() as stack:
        name = server.http.post("/api/logs", content=match.to_json()).json()["match"]
        body = json.dumps({"move": match.length - 1, "seat": 0, "bot": "random"})
        lines = f"POST /api/matches/{name}/what-if HTTP/1.1\r\nHost: here\r\nContent-Type: application/json\r\n"
        asked = f"{lines}Content-Length: {len(body)}\r\n\r\n{body}".encode()
        mine = stack.enter_context(server.raw())
        greedy = [stack.enter_context(server.raw(asked * MANY, "127.0.0.2")) for _ in range(SOCKETS)]
        select.select(greedy, [], [])
        before = sum(begun_on(connection) for connection in greedy)
        mine.sendall(asked * FEW)
        heard = 0
        while heard < FEW:
            select.select([mine], [], [])
            heard += begun_on(mine)
        assert sum(begun_on(connection) for connection in greedy) + before < FEW * SOCKETS // 2


def test_nobody_fills_the_disk_with_what_ifs(tmp_path: Path) -> None:
    """Each stores all moves again, so an address that has begun many waits for longer than for other requests."""
    with cramped(tmp_path, WATERSHED_REQUESTS="20") as server:
        name = server.http.post("/api/logs", content=played_out().to_json()).json()["match"]
        begun, wait = 0, 0
        while begun < 40 and wait <= 10:
            answer = server.http.post(f"/api/matches/{name}/what-if", json={"move": 3, "seat": 0})
            begun += answer.status_code == 201
            wait = int(answer.headers.get("Retry-After", 0))
            time.sleep(min(wait, 1))
    assert 20 <= begun < 40, "nobody stops them"


def played_out() -> Match:
    match = Match.start("flow", 3, seed=5)
    while not match.over:
        match.advance(match.legal()[-1], match.to_move)
    return match


def begun_on(connection: socket.socket) -> int:
    """How many what-ifs were begun on a connection since the last look."""
    connection.setblocking(False)
    with contextlib.suppress(BlockingIOError):
        return connection.recv(1 << 20).count(b"HTTP/1.1 201 ")
    return 0


def test_a_what_if_from_the_setup(tmp_path: Path) -> None:
    async def work(services: Services) -> None:
        first = await new_table(services, "me", "me", "me")
        await some_moves(services, first, FULL)
        for redeal in (False, True):
            other = await what_if(services, first, move=0, seat=0, redeal=redeal)
            await play_alone(services, other, 4)
            assert (await reread(services, other)).match.table_bytes == other.match.table_bytes

    with_services(tmp_path, work)
