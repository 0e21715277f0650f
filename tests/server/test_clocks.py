"""Clocks, and seats that are given up and taken over."""

from __future__ import annotations

import asyncio
import json
from dataclasses import replace
from datetime import timedelta
from pathlib import Path

import pytest
from sqlalchemy import update

from watershed.server import bodies as b
from watershed.server import clocks, says
from watershed.server.live_match import LiveMatch
from watershed.server.schema import matches
from watershed.server.services import Services
from watershed.server.trouble import Refuse

from .tables import listen, new_table, play_move, token_of, with_services
from .test_undo import undo

MINUTES = {"by": "game", "bank": 600, "increment": 30, "then": "greedy"}
DAYS = {"by": "turn", "bank": 2 * 86_400, "increment": 0, "then": None}


def pass_time(live: LiveMatch, seconds: float) -> None:
    """As if the seat to move had thought for so long."""
    assert live.row.since is not None
    live.row = replace(live.row, since=live.row.since - timedelta(seconds=seconds))


@pytest.fixture(autouse=True)
def up_for_long(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(clocks, "STARTED", clocks.STARTED - timedelta(days=100))


async def play_a_turn(services: Services, live: LiveMatch) -> int:
    """Whoever decides plays until somebody else does."""
    seat = live.match.to_move
    assert seat is not None
    while live.match.to_move == seat:
        await services.play.move(live, seat, play_move(live, live.match.moves()[0].words, f"t{live.seq}"))
    return seat


def clock_of(live: LiveMatch) -> b.ClockSaid:
    said = says.live_summary(live).clock
    assert said is not None
    return said


def test_a_bank_runs_down_and_is_filled_up_after_the_turn(tmp_path: Path) -> None:
    async def work(services: Services) -> None:
        live = await new_table(services, "me", "other", clock=MINUTES)
        seat = live.match.to_move
        assert seat == clock_of(live).running
        pass_time(live, 100)
        assert clock_of(live).left[seat] == pytest.approx(500, abs=2)
        await play_a_turn(services, live)
        assert clock_of(live).running == 1 - seat
        assert clock_of(live).left[seat] == pytest.approx(530, abs=2)
        assert clock_of(live).left[1 - seat] == pytest.approx(600, abs=2)
        services.tables.live.clear()
        again = await services.tables.find(live.row.match)
        assert clock_of(again).left[seat] == pytest.approx(530, abs=2)

    with_services(tmp_path, work)


def test_by_the_turn_everybody_starts_anew(tmp_path: Path) -> None:
    async def work(services: Services) -> None:
        live = await new_table(services, "me", "other", clock=DAYS)
        pass_time(live, 86_400)
        seat = await play_a_turn(services, live)
        assert clock_of(live).left[seat] == DAYS["bank"]

    with_services(tmp_path, work)


def test_taking_back_earns_no_increment(tmp_path: Path) -> None:
    async def work(services: Services) -> None:
        live = await new_table(services, "me", "me", clock=MINUTES)
        first = await play_a_turn(services, live)
        pass_time(live, 50)
        await services.play.undo(live, first, undo(live))
        assert clock_of(live).running == first
        assert clock_of(live).left[1 - first] == pytest.approx(550, abs=2)

    with_services(tmp_path, work)


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
        said = says.live_summary(live).seats[seat]
        assert (said.kind, said.bot, said.after) == ("bot", "greedy", b.Gone(name=name, why="time"))
        assert ear.dropped == 1
        while live.thinking:  # the bot has been woken
            await asyncio.sleep(0.01)
        assert live.movers[0] == seat
        seated = await services.tables.join(live, b.Join(name="Eve", seat=seat))
        assert (seated.seat, live.seats[seat].kind, says.live_summary(live).seats[seat].after) == (seat, "person", None)
        assert clock_of(live).left[seat] == pytest.approx(600, abs=2)
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
        assert (live.seats[seat].kind, live.row.status, clock_of(live).running) == ("open", "waiting", None)
        with pytest.raises(Refuse, match="not open"):
            await services.tables.fill(live, b.Fill(token=token_of(live, 1 - seat), seat=1 - seat, bot="greedy"))
        with pytest.raises(Refuse, match="key"):
            await services.tables.fill(live, b.Fill(token="forged", seat=seat, bot="greedy"))
        with pytest.raises(Refuse, match="no bot called"):
            await services.tables.fill(live, b.Fill(token=token_of(live, 1 - seat), seat=seat, bot="hal"))
        await services.tables.fill(live, b.Fill(token=token_of(live, 1 - seat), seat=seat, bot="greedy"))
        assert (live.seats[seat].kind, live.row.status) == ("bot", "playing")
        assert live.seats[seat].after_why == "time", "somebody else may still sit down"

    with_services(tmp_path, work)


def test_time_does_not_run_for_bots_or_while_a_seat_is_open_or_before_the_server_was_up(tmp_path: Path) -> None:
    async def work(services: Services) -> None:
        live = await new_table(services, "me", "open", clock=MINUTES)
        assert (clock_of(live).running, live.row.due) == (None, None)
        await services.tables.join(live, b.Join(name="Bob"))
        assert live.row.due is not None
        pass_time(live, 700)
        clocks.STARTED = clocks.now()
        assert not clocks.is_up(live.row)
        bots = await new_table(services, "bot", "me", clock=MINUTES)
        assert clock_of(bots).running is None
        assert bots.row.due is not None, "somebody has to wake the bot"

    with_services(tmp_path, work)


def test_the_watch_looks_after_matches_that_nobody_has_open(tmp_path: Path) -> None:
    async def work(services: Services) -> None:
        live = await new_table(services, "me", "other", clock=MINUTES | {"bank": 10})
        bots = await new_table(services, "bot", "me")
        services.tables.live.clear()  # as after a restart
        clocks.STARTED = clocks.now() - timedelta(seconds=20)
        async with services.store.engine.begin() as connection:
            early = clocks.now() - timedelta(seconds=15)
            await connection.execute(update(matches).values(since=early, due=early))
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
        said = json.loads(says.live_summary(live).model_dump_json())["seats"][1]
        assert said["after"] == {"name": "Bob", "why": "left"}

    with_services(tmp_path, work)


@pytest.mark.parametrize(
    "clock", [MINUTES | {"bank": 1}, MINUTES | {"then": "a b"}, DAYS | {"by": "moon"}, {"by": "game"}]
)
def test_clocks_that_cannot_be(clock: object) -> None:
    with pytest.raises(ValueError, match="clock"):
        b.NewMatch.model_validate({"game": "flow", "seats": [{"kind": "me"}], "clock": clock})
