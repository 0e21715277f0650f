"""A player who has gone away from a match without a clock: who may let a bot play on, and how they come back."""

from __future__ import annotations

import json
from collections.abc import Iterator
from datetime import timedelta
from pathlib import Path
from typing import Any

import pytest

from watershed.kernel.contract import seats_in
from watershed.server import absent
from watershed.server import http_schemas as b
from watershed.server import socket_schemas as m
from watershed.server.absent import Patience
from watershed.server.errors import Refuse
from watershed.server.room import LiveMatch
from watershed.server.services import Services
from watershed.server.sql_tables import absences

from .tables import Listener, listen, new_table, play_move, token_of, with_services

PROPOSE = m.Propose(type="propose", id="p")
LONG = timedelta(minutes=4)


@pytest.fixture(autouse=True)
def usual_patience() -> Iterator[None]:
    yield
    absent.patience = Patience()


def at_once(services: Services) -> None:
    """People are noticed to be away in the first round."""
    services.standing.absences._noticed = timedelta()


async def waiting_for_ann(services: Services, *others: str, **more: Any) -> tuple[LiveMatch, dict[int, Listener]]:
    """Ann is to move and away; those of other screens are here."""
    live = await new_table(services, "me", *others, **more)
    at_once(services)
    ears = {seat: listen(live, seat) for seat, kind in enumerate(("me", *others)) if kind == "other"}
    await services.standing.look()
    return live, ears


async def pass_time(services: Services, live: LiveMatch, by: timedelta) -> None:
    """Everything happened longer ago, in memory and in the database."""
    live.changed = (live.changed or live.row.created) - by
    live.away = {seat: since - by for seat, since in live.away.items()}
    rows = [(live.row.match, seat, since) for seat, since in live.away.items()]

    def work(connection: Any) -> None:
        for match, seat, since in rows:
            same = (absences.c.match == match, absences.c.seat == seat)
            connection.execute(absences.update().where(*same).values(since=since))

    await services.store.write(work)


def heard(ear: Listener, kind: str) -> list[dict[str, Any]]:
    return [said for said in map(json.loads, ear.texts) if said["type"] == kind]


def agree(live: LiveMatch, yes: bool = True) -> m.Agree:
    assert live.proposal is not None
    return m.Agree(type="agree", id="a", proposal=live.proposal.number, yes=yes)


async def refused(work: Any) -> str:
    with pytest.raises(Refuse) as problem:
        await work
    return problem.value.code


def test_everybody_is_told_who_is_away(tmp_path: Path) -> None:
    async def work(services: Services) -> None:
        live, ears = await waiting_for_ann(services, "other", "other")
        (said,) = heard(ears[1], "presence")[-1]["summary"]["away"]
        assert (said["seat"], said["away"] < 60, said["ask_in"] > 100, said["alone_in"] > 500) == (0, True, True, True)
        assert await refused(services.standing.propose(live, 1, PROPOSE)) == "not-away"
        services.tables.live.clear()
        again = await services.tables.find(live.row.match)
        await services.standing.look()
        assert again.away[0] == live.away[0], "a restart forgets nothing"

    with_services(tmp_path, work)


def test_a_reload_is_no_absence(tmp_path: Path) -> None:
    async def work(services: Services) -> None:
        live = await new_table(services, "me", "other")
        listen(live, 1)
        await services.standing.look()
        assert live.away == {}

    with_services(tmp_path, work)


def test_a_bot_plays_on_when_all_who_are_here_agree(tmp_path: Path) -> None:
    async def work(services: Services) -> None:
        live, ears = await waiting_for_ann(services, "other", "other", "other")
        live.clients = {client for client in live.clients if client.seat != 3}  # Dot is away too, and doesn't block
        await pass_time(services, live, LONG)
        await services.standing.propose(live, 1, PROPOSE)
        asked = heard(ears[2], "proposed")[0]
        assert (asked["seat"], asked["name"], asked["away"]) == (1, "Bob", [0])
        assert await refused(services.standing.agree(live, 1, agree(live))) == "not-yours"
        assert await refused(services.standing.propose(live, 2, PROPOSE)) == "already-asked"
        await services.standing.agree(live, 2, agree(live))
        assert heard(ears[2], "resolved")[0]["how"] == "granted"
        seat = heard(ears[1], "state")[-1]["summary"]["seats"][0]
        assert (seat["kind"], seat["after"]["why"], seat["after"]["by"]) == ("bot", "away", ["Bob", "Cid"])

    with_services(tmp_path, work)


def test_one_no_is_enough(tmp_path: Path) -> None:
    async def work(services: Services) -> None:
        live, ears = await waiting_for_ann(services, "other", "other")
        await pass_time(services, live, LONG)
        await services.standing.propose(live, 1, PROPOSE)
        await services.standing.agree(live, 2, agree(live, yes=False))
        said = heard(ears[1], "resolved")[0]
        assert (said["how"], said["who"], live.seats[0].kind) == ("declined", ["Cid"], "person")

    with_services(tmp_path, work)


def test_coming_back_ends_the_proposal(tmp_path: Path) -> None:
    async def work(services: Services) -> None:
        live, ears = await waiting_for_ann(services, "other", "other")
        await pass_time(services, live, LONG)
        await services.standing.propose(live, 1, PROPOSE)
        listen(live, 0)
        await services.standing.came_back(live, 0)
        said = heard(ears[1], "resolved")[0]
        assert (said["how"], said["who"], live.proposal, live.away) == ("back", ["Red"], None, {})
        await services.standing.look()
        assert live.away == {}

    with_services(tmp_path, work)


def test_who_is_alone_waits_longer(tmp_path: Path) -> None:
    async def work(services: Services) -> None:
        live, _ = await waiting_for_ann(services, "other")
        await pass_time(services, live, LONG)
        assert await refused(services.standing.propose(live, 1, PROPOSE)) == "not-away"
        await pass_time(services, live, timedelta(minutes=7))
        await services.standing.propose(live, 1, PROPOSE)
        assert (live.seats[0].kind, live.seats[0].after_by) == ("bot", ["Bob"])

    with_services(tmp_path, work)


def test_who_did_not_sit_there_when_the_turn_came_has_a_day(tmp_path: Path) -> None:
    async def work(services: Services) -> None:
        live, _ = await waiting_for_ann(services, "other", "other")
        await pass_time(services, live, timedelta(hours=8))
        assert live.changed is not None
        live.away = {0: live.changed - timedelta(hours=1)}
        assert await refused(services.standing.propose(live, 1, PROPOSE)) == "not-away"
        await pass_time(services, live, timedelta(hours=17))
        await services.standing.propose(live, 1, PROPOSE)
        assert live.proposal is not None, "and then too the others are asked"

    with_services(tmp_path, work)


def test_matches_with_a_clock_are_left_alone(tmp_path: Path) -> None:
    async def work(services: Services) -> None:
        live, _ = await waiting_for_ann(services, "other", clock={"by": "game", "bank": 600, "increment": 0})
        assert (live.away, absent.said(live)) == ({}, [])
        assert await refused(services.standing.propose(live, 1, PROPOSE)) == "has-clock"

    with_services(tmp_path, work)


async def handed_over(services: Services) -> LiveMatch:
    live, _ = await waiting_for_ann(services, "other", "other")
    await pass_time(services, live, LONG)
    await services.standing.propose(live, 1, PROPOSE)
    await services.standing.agree(live, 2, agree(live))
    return live


def test_only_who_was_away_takes_the_seat_back(tmp_path: Path) -> None:
    async def work(services: Services) -> None:
        live = await handed_over(services)
        token = token_of(live, 0)
        with pytest.raises(Refuse) as problem:
            services.tables.seat_of(live, token)
        assert (problem.value.status, problem.value.code) == (423, "stood-in")
        assert "Bob and Cid" in problem.value.sentence
        join = b.Join(name="Eve", seat=0)
        assert await refused(services.tables.join(live, join)) == "seat-taken"
        assert await refused(services.tables.take_back(live, "someone else's")) == "bad-token"
        (mine,) = await services.tables.mine([token])
        assert (mine.seat, mine.your_turn) == (0, False), "her list of games still has it"
        services.tables.live.clear()
        again = await services.tables.find(live.row.match)
        seated = await services.tables.take_back(again, token)
        assert (seated.seat, seated.token, services.tables.seat_of(again, token)) == (0, token, 0)
        assert (again.seats[0].name, again.seats[0].kind, again.seats[0].after_why) == ("Red", "person", None)
        assert (await services.tables.take_back(again, token)).seat == 0, "twice is no harm"

    with_services(tmp_path, work)


def test_the_bot_moves(tmp_path: Path) -> None:
    async def work(services: Services) -> None:
        live = await handed_over(services)
        while 0 in seats_in(live.row.waiting) or live.thinking:
            assert live.thinking is not None
            await live.thinking
        assert live.movers[0] == 0

    with_services(tmp_path, work)


def test_several_who_decide_at_once_are_stood_in_for_together(tmp_path: Path) -> None:
    async def work(services: Services) -> None:
        live = await new_table(services, "me", "me", "other", "other", game="floods", options={})
        at_once(services)
        ears = [listen(live, seat) for seat in (2, 3)]
        await services.standing.look()
        while len(live.match.waiting) < 2 or not {0, 1} & set(live.match.waiting):
            seat = live.match.waiting[0]
            await services.play.move(live, seat, play_move(live, live.match.moves(seat)[0].words, f"m{live.seq}"))
        gone = [seat for seat in live.match.waiting if seat in (0, 1)]
        await pass_time(services, live, LONG)
        await services.standing.propose(live, 2, PROPOSE)
        assert heard(ears[1], "proposed")[0]["away"] == gone
        await services.standing.agree(live, 3, agree(live))
        assert [live.seats[seat].kind for seat in gone] == ["bot"] * len(gone)

    with_services(tmp_path, work)
