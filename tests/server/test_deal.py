"""Nothing is dealt until everyone sits, and nobody can choose the deal."""

from __future__ import annotations

import json
import random
from dataclasses import replace
from datetime import timedelta
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import create_engine

from watershed.kit.game import game
from watershed.match import Deal, Match, log
from watershed.match.deal import commitment_of, seal_of, seed_of
from watershed.server import endings, records, serialize, sql_tables
from watershed.server import http_schemas as b
from watershed.server import socket_schemas as m
from watershed.server.errors import Refuse
from watershed.server.room import OPEN_WITHIN, LiveMatch
from watershed.server.services import Services
from watershed.server.settings import sqlalchemy_url

from .older import as_before
from .playing import Person, Served, play_on
from .tables import listen, new_table, play_move, token_of, with_services

BARE = {"game", "seat", "moves", "to_move", "waiting", "sealed", "prompt", "names"}
ANN, BOB = "0123456789abcdef0123456789abcdef", "fedcba9876543210fedcba9876543210"


async def waiting_table(services: Services, *kinds: str, **more: Any) -> LiveMatch:
    """Ann's table with open seats; her browser has sealed its nonce."""
    return await new_table(services, *(kinds or ("me", "open", "bot")), seal=seal_of(ANN), **more)


async def joined(services: Services, live: LiveMatch, **more: Any) -> b.Seated:
    return await services.tables.join(live, b.Join(name="Bob", **({"seal": seal_of(BOB)} | more)))


@pytest.mark.parametrize("name", ["flow", "flooruler", "sealed"])
def test_nothing_is_seen_before_everyone_sits(tmp_path: Path, name: str) -> None:
    async def work(services: Services) -> None:
        live = await new_table(services, "me", "open", "open", game=name, options={})
        ears = [listen(live, 0), listen(live, None)]
        await services.tables.join(live, b.Join(name="Bob"))
        for ear in ears:
            (state,) = (json.loads(text) for text in ear.texts)
            assert set(state["view"]) == BARE
            assert (state["moves"], state["refusals"], state["entries"], state["undo"]) == ([], {}, [], None)
            assert (state["summary"]["status"], state["summary"]["deal"]["dealt"]) == ("waiting", False)
            assert (state["summary"]["waiting"], state["summary"]["to_move"]) == ([], None)
            assert state["view"]["names"][1] == "Bob"
        assert (live.row.seed, live.row.opening) == (records.UNDEALT, None)
        for ask in (
            services.play.look(live, 0, m.Look(type="look", id="l", move=0)),
            services.play.why(live, 0, m.Why(type="why", id="w", move="harvest")),
            services.play.preview(live, 0, m.Preview(type="preview", id="p", seen=0, move="harvest")),
            services.play.hint(live, 0, m.Hint(type="hint", id="h", seen=0)),
            services.play.move(live, 0, play_move(live, "harvest", "m")),
        ):
            with pytest.raises(Refuse, match="when every seat is taken"):
                await ask
        with pytest.raises(Refuse, match="when every seat is taken"):
            endings.replay(live, 0)
        with pytest.raises(Refuse, match="when the match is over"):
            await services.endings.log(live.row.match)
        await services.tables.join(live, b.Join(name="Cid"))
        assert (live.row.status, live.row.dealt) == ("playing", True)
        state = json.loads(ears[0].texts[-1])
        assert set(state["view"]) > BARE
        assert state["view"] == json.loads(json.dumps(live.match.view(0)))

    with_services(tmp_path, work)


def test_a_host_among_bots_starts_at_once(tmp_path: Path) -> None:
    async def work(services: Services) -> None:
        live = await waiting_table(services, "me", "bot", "me")
        assert (live.row.status, live.row.dealt, live.row.nonces) == ("playing", True, ("", "", ""))
        assert live.row.secret is not None
        assert live.row.seed == seed_of(live.row.secret, ["", "", ""])

    with_services(tmp_path, work)


def test_a_table_that_waits_outlives_a_restart_and_a_new_version(
    database: str, monkeypatch: pytest.MonkeyPatch, tidy: None
) -> None:
    found: list[LiveMatch] = []

    async def begin(services: Services) -> None:
        found.append(await waiting_table(services))

    with_services(database, begin)
    monkeypatch.setitem(vars(game("flow")), "version", "2")

    async def work(services: Services) -> None:
        await services.tables.upgrades.run()
        live = await services.tables.find(found[0].row.match)
        assert (live.row.status, live.row.dealt, live.row.opening, live.row.aside) == ("waiting", False, None, None)
        assert (live.row.rules, live.row.commitment) == ("2", found[0].row.commitment)
        assert live.row.version == found[0].row.version, "there was nothing to do"
        await joined(services, live)
        for seat, nonce in ((0, ANN), (1, BOB)):
            await services.tables.open_nonce(live, seat, nonce)
        services.tables.live.clear()
        again = await services.tables.find(live.row.match)
        assert (again.row, again.match.table_bytes) == (live.row, live.match.table_bytes)

    with_services(database, work)


def test_the_seed_is_made_of_the_secret_and_every_nonce(database: str) -> None:
    async def work(services: Services) -> None:
        live = await waiting_table(services)
        ear, shown = listen(live, 0), live.row.commitment
        with pytest.raises(Refuse, match="when every seat is taken"):
            await services.tables.open_nonce(live, 0, ANN)
        await joined(services, live)
        said = json.loads(ear.texts[-1])["summary"]["deal"]
        assert said == {"dealt": False, "seals": [seal_of(ANN), seal_of(BOB), None], "missing": [0, 1]}
        with pytest.raises(Refuse, match="isn't the number that your browser sealed"):
            await services.tables.open_nonce(live, 0, BOB)
        await services.tables.open_nonce(live, 0, ANN)
        await services.tables.open_nonce(live, 0, ANN)
        assert json.loads(ear.texts[-1])["summary"]["deal"]["missing"] == [1]
        assert not live.row.dealt
        await services.tables.open_nonce(live, 1, BOB)
        assert live.row.dealt
        secret = live.row.secret
        assert secret is not None
        assert shown == live.row.commitment == commitment_of(secret)
        assert live.row.seed == seed_of(secret, [ANN, BOB, ""]) == live.match.seed
        await services.tables.open_nonce(live, 0, ANN)
        with pytest.raises(Refuse, match="dealt already"):
            await services.tables.open_nonce(live, 0, BOB)
        stored = await services.tables.row(live.row.match)
        assert (stored.seed, stored.deal) == (live.row.seed, live.row.deal)
        sent = "".join(ear.texts)
        assert not [hidden for hidden in (secret, ANN, BOB, str(live.row.seed)) if hidden in sent]

    with_services(database, work)


def test_a_browser_that_is_away_adds_nothing_and_stops_nobody(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def work(services: Services) -> None:
        live = await waiting_table(services)
        await joined(services, live)
        await services.tables.open_nonce(live, 1, BOB)
        due = live.row.due
        assert due is not None
        assert await services.store.due(due) == [live.row.match]
        await services.play.look_after(live)
        assert not live.row.dealt, "there is time left"
        live.row = replace(live.row, due=due - OPEN_WITHIN - timedelta(seconds=1))
        await services.play.look_after(live)
        assert (live.row.status, live.row.nonces) == ("playing", ("", BOB, ""))
        with pytest.raises(Refuse, match="dealt already"):
            await services.tables.open_nonce(live, 0, ANN)

    with_services(tmp_path, work)


def test_nobody_can_seal_again_after_others_have_opened(tmp_path: Path) -> None:
    """Whoever leaves when the first nonces are known leaves a match that is dealt."""

    async def work(services: Services) -> None:
        live = await waiting_table(services)
        bob = await joined(services, live)
        await services.tables.open_nonce(live, 0, ANN)
        await services.tables.leave(live, b.Leave(token=bob.token))
        assert (live.row.dealt, live.row.status, live.row.nonces) == (True, "waiting", (ANN, "", ""))
        assert live.seats[1].after_name == "Bob"
        seed = live.row.seed
        await joined(services, live, seal=seal_of("a" * 32))
        assert (live.row.seed, live.row.nonces) == (seed, (ANN, "", ""))

    with_services(tmp_path, work)


def test_leaving_before_the_deal_leaves_no_trace(tmp_path: Path) -> None:
    async def work(services: Services) -> None:
        live = await waiting_table(services, "me", "open", "open")
        bob = await joined(services, live)
        await services.tables.leave(live, b.Leave(token=bob.token))
        assert (live.seats[1].kind, live.seats[1].after_name, live.seats[1].seal) == ("open", None, None)
        await services.tables.fill(live, b.Fill(token=token_of(live, 0), seat=1, bot="greedy"))
        await services.tables.fill(live, b.Fill(token=token_of(live, 0), seat=2, bot="greedy"))
        assert serialize.live_summary(live).deal.missing == [0]
        await services.tables.open_nonce(live, 0, ANN)
        assert live.row.status == "playing"

    with_services(tmp_path, work)


def test_a_rematch_is_sealed_too(tmp_path: Path) -> None:
    async def work(services: Services) -> None:
        live = await new_table(services, "me", "other")
        luck = random.Random(5)
        while (seat := live.match.to_move) is not None:
            words = luck.choice(live.match.moves()).words
            await services.play.move(live, seat, play_move(live, words, f"m{live.seq}"))
        first = await services.tables.rematch(live, token_of(live, 0), seal_of(ANN))
        again = await services.tables.find(first.match)
        assert not again.row.dealt
        await services.tables.rematch(live, token_of(live, 1), seal_of(BOB))
        assert serialize.live_summary(again).deal.missing == [0, 1]
        await services.tables.rematch(live, token_of(live, 1), seal_of("a" * 32))  # its answer was lost
        assert again.seats[1].seal == seal_of(BOB), "what others have seen stands"
        for at, nonce in ((0, ANN), (1, BOB)):
            await services.tables.open_nonce(again, at, nonce)
        assert again.row.nonces == (ANN, BOB)

    with_services(tmp_path, work)


def test_over_real_sockets_to_a_log_that_can_be_checked(server: Served, tmp_path: Path) -> None:
    body = {"game": "flow", "seats": [{"kind": "me", "name": "Ann"}, {"kind": "open"}], "seal": seal_of(ANN)}
    first = server.post("/api/matches", body)
    ann = Person(server, first["match"], first["token"])
    assert ann.state["summary"]["deal"]["dealt"] is False
    second = server.post(f"/api/matches/{ann.match}/join", {"name": "Bob", "seal": seal_of(BOB)})
    bob = Person(server, ann.match, second["token"])
    assert ann.ask(type="open", nonce=ANN)["ok"]
    assert bob.ask(type="open", nonce="0" * 32)["code"] == "wrong-nonce"
    assert bob.ask(type="open", nonce=BOB)["ok"]
    for person in (ann, bob):
        person.until(lambda state: state["summary"]["deal"]["dealt"])
    kept = ann.state["summary"]["commitment"]
    play_on((ann, bob), random.Random(8))
    end = server.get(f"/api/matches/{ann.match}/end")
    assert (end["nonces"], end["seals"]) == ([ANN, BOB], [seal_of(ANN), seal_of(BOB)])
    assert commitment_of(end["secret"]) == kept
    assert end["seed"] == str(seed_of(end["secret"], end["nonces"]))
    text = server.http.get(f"/api/matches/{ann.match}/log").text
    assert log.read(text).deal == Deal(end["secret"], (ANN, BOB))
    assert str(Match.from_json(text).seed) == end["seed"]


def test_tables_that_waited_before_are_dealt_when_everyone_sits(database: str) -> None:
    """Their host has seen a deal: it is not the one that is played. Where the game had begun, the deal stands."""
    found: dict[str, LiveMatch] = {}

    async def begin(services: Services) -> None:
        found["waiting"] = await new_table(services, "me", "open")
        begun = found["begun"] = await new_table(services, "me", "other")
        await services.play.move(begun, 0, play_move(begun, begun.match.moves()[0].words, "m"))
        await services.tables.leave(begun, b.Leave(token=token_of(begun, 1)))
        left = found["left"] = await new_table(services, "me", "other")
        await services.tables.leave(left, b.Leave(token=token_of(left, 1)))

    with_services(database, begin)
    engine = create_engine(sqlalchemy_url(database))
    with engine.begin() as connection:
        early = sql_tables.matches.c.match == found["waiting"].row.match
        connection.execute(
            sql_tables.matches.update().where(early).values(seed=7, salt="s", opening="0" * 8, waiting=1)
        )
    as_before(database)
    engine.dispose()

    async def work(services: Services) -> None:
        live = await services.tables.find(found["waiting"].row.match)
        assert (live.row.dealt, live.row.status) == (False, "waiting")
        await services.tables.join(live, b.Join(name="Bob"))
        assert live.row.secret is not None
        assert live.row.seed == seed_of(live.row.secret, ["", ""]) != 7
        assert live.row.commitment == commitment_of(live.row.secret)
        for name in ("begun", "left"):
            again = await services.tables.find(found[name].row.match)
            assert (again.row.seed, again.row.status, again.row.aside) == (found[name].row.seed, "waiting", None)
            assert again.match.table_bytes == found[name].match.table_bytes

    with_services(database, work)
