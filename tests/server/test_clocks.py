"""Clocks, and seats that are given up and taken over."""

from __future__ import annotations

import asyncio
import json
from dataclasses import replace
from datetime import timedelta
from pathlib import Path

import pytest
from sqlalchemy import update

from watershed.server import clocks, serialize
from watershed.server import http_schemas as b
from watershed.server.errors import Refuse
from watershed.server.room import LiveMatch
from watershed.server.services import Services
from watershed.server.sql_tables import matches, moves

from .tables import listen, new_table, play_move, token_of, with_services
from .test_undo import undo

MINUTES = {"by": "game", "bank": 600, "increment": 30, "then": "greedy"}
DAYS = {"by": "turn", "bank": 2 * 86_400, "increment": 0, "then": None}


@pytest.fixture
def _stopped(monkeypatch: pytest.MonkeyPatch) -> None:
    """No time passes by itself, however slow the machine is."""
    at = clocks.now()
    for module in (clocks, serialize):
        monkeypatch.setattr(module, "now", lambda: at)


def pass_time(live: LiveMatch, seconds: float) -> None:
    """As if the seat to move had thought for so long."""
    assert live.row.since is not None
    live.row = replace(live.row, since=live.row.since - timedelta(seconds=seconds))


async def play_a_turn(services: Services, live: LiveMatch) -> int:
    """Play for the seat that decides, until another one does."""
    seat = live.match.to_move
    assert seat is not None
    while live.match.to_move == seat:
        await services.play.move(live, seat, play_move(live, live.match.moves()[0].words, f"t{live.seq}"))
    return seat


def clock_of(live: LiveMatch) -> b.ClockSaid:
    said = serialize.live_summary(live).clock
    assert said is not None
    return said


@pytest.mark.usefixtures("_stopped")
def test_a_bank_runs_down_and_is_filled_up_after_the_turn(tmp_path: Path) -> None:
    async def work(services: Services) -> None:
        live = await new_table(services, "me", "other", clock=MINUTES)
        seat = live.match.to_move
        assert clock_of(live).running == [seat]
        pass_time(live, 100)
        assert clock_of(live).left[seat] == pytest.approx(500)
        await play_a_turn(services, live)
        assert clock_of(live).running == [1 - seat]
        assert clock_of(live).left[seat] == pytest.approx(530)
        assert clock_of(live).left[1 - seat] == pytest.approx(600)
        services.tables.live.clear()
        again = await services.tables.find(live.row.match)
        assert clock_of(again).left[seat] == pytest.approx(530)

    with_services(tmp_path, work)


@pytest.mark.usefixtures("_stopped")
def test_by_the_turn_everybody_starts_anew(tmp_path: Path) -> None:
    async def work(services: Services) -> None:
        live = await new_table(services, "me", "other", clock=DAYS)
        pass_time(live, 86_400)
        seat = await play_a_turn(services, live)
        assert clock_of(live).left[seat] == DAYS["bank"]

    with_services(tmp_path, work)


@pytest.mark.usefixtures("_stopped")
def test_taking_back_earns_no_increment(tmp_path: Path) -> None:
    async def work(services: Services) -> None:
        live = await new_table(services, "me", "me", clock=MINUTES)
        first = await play_a_turn(services, live)
        pass_time(live, 50)
        await services.play.undo(live, first, undo(live))
        assert clock_of(live).running == [first]
        assert clock_of(live).left[1 - first] == pytest.approx(550)

    with_services(tmp_path, work)


@pytest.mark.usefixtures("_stopped")
@pytest.mark.parametrize("clock", [MINUTES, DAYS])
def test_taking_back_makes_no_time(tmp_path: Path, clock: dict[str, object]) -> None:
    async def work(services: Services) -> None:
        live = await new_table(services, "me", "me", clock=clock)
        bank = clock_of(live).bank
        for _ in range(4):
            pass_time(live, 20)
            first = await play_a_turn(services, live)
            await services.play.undo(live, first, undo(live, f"u{live.seq}"))
        assert clock_of(live).left[first] == pytest.approx(bank - 80)

    with_services(tmp_path, work)


@pytest.mark.usefixtures("_stopped")
@pytest.mark.parametrize("clock", [MINUTES, DAYS | {"bank": 600}])
def test_leaving_and_coming_back_makes_no_time(tmp_path: Path, clock: dict[str, object]) -> None:
    async def work(services: Services) -> None:
        live = await new_table(services, "me", "other", "other", clock=clock)
        seat = live.match.to_move
        assert seat is not None
        pass_time(live, 100)
        await services.tables.leave(live, b.Leave(token=token_of(live, seat)))
        await services.tables.join(live, b.Join(name="Back", seat=seat))
        assert clock_of(live).left[seat] == pytest.approx(500)

    with_services(tmp_path, work)


def test_a_move_after_the_time_is_refused(tmp_path: Path) -> None:
    async def work(services: Services) -> None:
        live = await new_table(services, "me", "other", clock=MINUTES)
        seat = live.match.to_move
        assert seat is not None
        pass_time(live, 601)
        with pytest.raises(Refuse, match="time is up"):
            await services.play.move(live, seat, play_move(live, live.match.moves()[0].words, "late"))

    with_services(tmp_path, work)


def test_a_match_that_cannot_be_opened_does_not_stop_the_watch(tmp_path: Path) -> None:
    async def work(services: Services) -> None:
        broken = await new_table(services, "me", "other", clock=MINUTES)
        await play_a_turn(services, broken)
        live = await new_table(services, "me", "other", clock=MINUTES)
        services.tables.live.clear()
        early = clocks.now() - timedelta(hours=1)
        with services.store.engine.begin() as connection:
            connection.execute(update(matches).values(since=early, due=early))
            connection.execute(update(moves).values(words="dance"))
        watching = asyncio.create_task(services.watch.run())
        while not ((found := services.tables.live.get(live.row.match)) and found.seats[0].after_why == "time"):
            await asyncio.sleep(0.02)
        watching.cancel()
        assert broken.row.match not in await services.store.due(clocks.now(), besides=[broken.row.match])

    with_services(tmp_path, work)


def test_what_was_looked_after_is_put_off(tmp_path: Path) -> None:
    async def work(services: Services) -> None:
        live = await new_table(services, "me", "other", clock=MINUTES)
        with services.store.engine.begin() as connection:
            connection.execute(update(matches).values(due=clocks.now()))
        assert await services.store.due(clocks.now()) == [live.row.match]
        await services.play.look_after(live)
        assert await services.store.due(clocks.now()) == []

    with_services(tmp_path, work)


@pytest.mark.usefixtures("_stopped")
def test_whose_time_is_up_a_bot_takes_over_and_another_person_from_it(tmp_path: Path) -> None:
    async def work(services: Services) -> None:
        live = await new_table(services, "me", "other", clock=MINUTES)
        seat = live.match.to_move
        assert seat is not None
        ear, name = listen(live, seat), live.seats[seat].name
        await services.play.look_after(live)
        assert live.seats[seat].kind == "person", "there is time left"
        pass_time(live, 601)
        await services.play.look_after(live)
        said = serialize.live_summary(live).seats[seat]
        assert (said.kind, said.bot, said.after) == ("bot", "greedy", b.Gone(name=name, why="time"))
        assert ear.dropped == 1
        while live.thinking:  # the bot has been woken
            await asyncio.sleep(0.01)
        assert live.movers[0] == seat
        seated = await services.tables.join(live, b.Join(name="Eve", seat=seat))
        assert (seated.seat, live.seats[seat].kind, serialize.live_summary(live).seats[seat].after) == (
            seat,
            "person",
            None,
        )
        assert clock_of(live).left[seat] == pytest.approx(150), "a player who comes after time has a quarter of it"
        with pytest.raises(Refuse, match="taken"):
            await services.tables.join(live, b.Join(name="Eve", seat=seat))

    with_services(tmp_path, work)


def test_where_no_bot_was_asked_for_the_seat_is_open_and_the_others_can_fill_it(tmp_path: Path) -> None:
    async def work(services: Services) -> None:
        live = await new_table(services, "me", "other", clock=DAYS | {"bank": 60})
        seat = live.match.to_move
        assert seat is not None
        pass_time(live, 61)
        await services.play.look_after(live)
        assert (live.seats[seat].kind, live.row.status, clock_of(live).running) == ("open", "waiting", [])
        with pytest.raises(Refuse, match="isn't open"):
            await services.tables.fill(live, b.Fill(token=token_of(live, 1 - seat), seat=1 - seat, bot="greedy"))
        with pytest.raises(Refuse, match="key"):
            await services.tables.fill(live, b.Fill(token="forged", seat=seat, bot="greedy"))
        with pytest.raises(Refuse, match="no bot called"):
            await services.tables.fill(live, b.Fill(token=token_of(live, 1 - seat), seat=seat, bot="hal"))
        await services.tables.fill(live, b.Fill(token=token_of(live, 1 - seat), seat=seat, bot="greedy"))
        assert (live.seats[seat].kind, live.row.status) == ("bot", "playing")
        assert live.seats[seat].after_why == "time", "somebody else may still sit down"

    with_services(tmp_path, work)


@pytest.mark.usefixtures("_stopped")
def test_time_does_not_run_for_bots_or_while_a_seat_is_open_or_while_no_server_is_up(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def work(services: Services) -> None:
        live = await new_table(services, "me", "open", clock=MINUTES)
        assert (clock_of(live).running, live.row.due) == ([], None)
        await services.tables.join(live, b.Join(name="Bob"))
        assert live.row.due is not None
        seat, at = live.match.to_move, clocks.now()
        assert seat is not None
        pass_time(live, 700)
        assert clocks.is_up(live.row, seat)
        monkeypatch.setattr(clocks, "downs", [clocks.Down(at - timedelta(seconds=650), at - timedelta(seconds=50))])
        assert clock_of(live).left[seat] == pytest.approx(500)
        bots = await new_table(services, "bot", "me", clock=MINUTES)
        assert clock_of(bots).running == []
        assert bots.row.due is not None, "somebody has to wake the bot"

    with_services(tmp_path, work)


def test_the_watch_looks_after_matches_that_nobody_has_open(tmp_path: Path) -> None:
    async def work(services: Services) -> None:
        live = await new_table(services, "me", "other", clock=MINUTES | {"bank": 10})
        bots = await new_table(services, "bot", "me")
        services.tables.live.clear()  # as after a restart
        with services.store.engine.begin() as connection:
            early = clocks.now() - timedelta(seconds=15)
            connection.execute(update(matches).values(since=early, due=early))
        watching = asyncio.create_task(services.watch.run())
        while not (
            (found := services.tables.live.get(live.row.match))
            and found.seats[0].after_why == "time"
            and (other := services.tables.live.get(bots.row.match))
            and other.movers
        ):
            await asyncio.sleep(0.02)
        watching.cancel()

    with_services(tmp_path, work)


def test_leaving_says_who_has_gone(tmp_path: Path) -> None:
    async def work(services: Services) -> None:
        live = await new_table(services, "me", "other", "other")
        await services.tables.leave(live, b.Leave(token=token_of(live, 1), bot="greedy"))
        said = json.loads(serialize.live_summary(live).model_dump_json())["seats"][1]
        assert said["after"] == {"name": "Bob", "why": "left", "by": []}

    with_services(tmp_path, work)


@pytest.mark.parametrize(
    "clock", [MINUTES | {"bank": 1}, MINUTES | {"then": "a b"}, DAYS | {"by": "moon"}, {"by": "game"}]
)
def test_clocks_that_cannot_be(clock: object) -> None:
    with pytest.raises(ValueError, match="clock"):
        b.NewMatch.model_validate({"game": "flow", "seats": [{"kind": "me"}], "clock": clock})
