"""Undo: free while nobody else acted and nothing was revealed, by consent after that."""

from __future__ import annotations

import asyncio
import json
import random
from collections.abc import Awaitable, Callable
from pathlib import Path

import pytest

from watershed.kit.game import Event, game
from watershed.server import http_schemas as b
from watershed.server import socket_schemas as m
from watershed.server.errors import Refuse
from watershed.server.room import LiveMatch
from watershed.server.serialize import journals_for
from watershed.server.services import Services
from watershed.server.undoing import undo_now

from .tables import listen, new_table, play_move, token_of, with_services


def undo(live: LiveMatch, name: str = "u") -> m.Undo:
    return m.Undo(type="undo", id=name, seen=live.seq)


async def play(services: Services, live: LiveMatch, quiet: bool = True) -> int:
    """Plays the first move that reveals nothing, or the first that does, and says who played it."""
    for move in live.match.moves():
        seat = live.match.to_move
        assert seat is not None
        live.match.play(move)
        revealed = live.match.reveals(live.match.length)
        live.match.undo()
        if revealed != quiet:
            await services.play.move(live, seat, play_move(live, move.words, f"m{live.seq}"))
            return seat
    raise AssertionError("no such move")


async def play_until(services: Services, live: LiveMatch, ready: Callable[[], bool]) -> None:
    luck = random.Random(1)
    while not ready():
        seat = live.match.to_move
        assert seat is not None
        await services.play.move(live, seat, play_move(live, luck.choice(live.match.moves()).words, f"p{live.seq}"))


@pytest.mark.parametrize(
    ("kind", "deck", "found"),
    [("refilled", 0, True), ("gained", 1, True), ("gained", 0, False), ("invested", 0, False)],
)
def test_what_reveals(kind: str, deck: int, found: bool) -> None:
    flow = game("flow")
    assert flow.messages.reveals(Event(flow.kinds.index(kind), 0, other=deck)) is found


def test_a_quiet_move_is_free_to_take_back(tmp_path: Path) -> None:
    async def work(services: Services) -> None:
        live = await new_table(services, "me", "other")
        before = live.match.fingerprint
        seat = await play(services, live)
        ear = listen(live, 1 - seat)
        assert undo_now(live, seat) == "free"
        assert undo_now(live, 1 - seat) is None
        await services.play.undo(live, seat, undo(live))
        assert (live.match.fingerprint, live.seq) == (before, 2)
        state = json.loads(ear.texts[-1])
        assert (state["from"], state["seq"]) == (0, 2)
        await services.play.undo(live, seat, m.Undo(type="undo", id="u", seen=1))  # sent twice
        assert live.seq == 2
        assert live.moves_at(0) == 0
        assert live.moves_at(2) == len(live.match.played)
        services.tables.live.clear()
        again = await services.tables.find(live.row.match)
        assert (again.match.fingerprint, again.seq, again.movers) == (before, 2, b"")

    with_services(tmp_path, work)


def test_a_move_that_revealed_something_needs_consent(tmp_path: Path) -> None:
    async def work(services: Services) -> None:
        live = await new_table(services, "me", "other", "other")
        match = live.match
        await play_until(services, live, lambda: any(match.reveals(number) for number in range(1, match.length + 1)))
        seat = live.movers[-1]
        ear = listen(live, seat)
        assert undo_now(live, seat) == "ask"
        count, seq = len(live.match.played), live.seq
        asking = asyncio.create_task(services.play.undo(live, seat, undo(live)))
        await asyncio.sleep(0)
        assert json.loads(ear.texts[0]) == {"type": "asked", "undo": seq, "seat": seat, "name": live.seats[seat].name}
        for other in {0, 1, 2} - {seat}:
            assert not asking.done()
            await services.play.consent(live, other, m.Consent(type="consent", id="c", undo=seq, yes=True))
        await asking
        assert len(live.match.played) < count

    with_services(tmp_path, work)


def lines(live: LiveMatch, seat: int, after: int = 0) -> list[tuple[int, int | None, int]]:
    """The undos that a seat reads in its journal: after which move, who, and how many."""
    entries = json.loads(journals_for(live, {seat}, after)[seat])
    assert [entry["move"] for entry in entries] == sorted(entry["move"] for entry in entries)
    return [(e["move"], e["seat"], e["say"]["args"]["count"]) for e in entries if e["kind"] == "undone"]


def test_an_undo_leaves_a_line_in_everybodys_journal(tmp_path: Path) -> None:
    async def work(services: Services) -> None:
        live = await new_table(services, "me", "me")
        for _ in range(5):
            await play_until(services, live, lambda before=live.seq: live.seq > before)
        last = live.movers[-1]
        await services.play.undo(live, last, undo(live, "u1"))
        assert lines(live, 0) == lines(live, 1) == [(4, last, 1)]
        await play_until(services, live, lambda before=live.seq: live.seq > before)
        await services.play.undo(live, live.movers[-1], undo(live, "u2"))
        assert lines(live, 0) == [(4, last, 2)], "undos of one player in one place are one line"
        assert lines(live, 0, after=4) == []
        other = live.movers[-1]
        await services.play.undo(live, other, undo(live, "u3"))
        expected = [(3, last, 3)] if other == last else [(3, last, 2), (3, other, 1)]
        assert lines(live, 0) == expected, "the line moves up with the end of the game"
        services.tables.live.clear()
        again = await services.tables.find(live.row.match)
        assert lines(again, 1) == expected

    with_services(tmp_path, work)


def test_everybody_hears_how_a_question_about_an_undo_ended(tmp_path: Path) -> None:
    async def work(services: Services) -> None:
        live = await new_table(services, "me", "other", "other")
        ears = [listen(live, seat) for seat in range(3)]

        def heard() -> list[list[dict[str, object]]]:
            said = [[json.loads(text) for text in ear.texts] for ear in ears]
            return [[one for one in each if one["type"] == "settled"] for each in said]

        seat, asking = await _asked(services, live)
        seq = live.seq
        no = next(other for other in range(3) if other != seat)
        await services.play.consent(live, no, _no(live, no))
        with pytest.raises(Refuse):
            await asking
        declined = {"type": "settled", "undo": seq, "seat": seat, "how": "declined", "who": live.seats[no].name}
        assert heard() == [[declined]] * 3
        asking = asyncio.create_task(services.play.undo(live, seat, undo(live, "u2")))
        await asyncio.sleep(0)
        for other in {0, 1, 2} - {seat}:
            await services.play.consent(live, other, m.Consent(type="consent", id="c", undo=seq, yes=True))
        await asking
        assert [one[-1]["how"] for one in heard()] == ["granted"] * 3
        seat, asking = await _asked(services, live)
        await play_until(services, live, lambda count=live.seq: live.seq > count)
        with pytest.raises(Refuse):
            await asking
        assert [[one["how"] for one in each] for each in heard()] == [["declined", "granted", "lapsed"]] * 3

    with_services(tmp_path, work)


async def _asked(services: Services, live: LiveMatch) -> tuple[int, asyncio.Task[None]]:
    """The first seat asks for its move back after the second has played."""
    seat = live.match.to_move
    assert seat is not None
    await play_until(services, live, lambda: bool(live.movers) and live.movers[-1] != seat)
    asking = asyncio.create_task(services.play.undo(live, seat, undo(live)))
    await asyncio.sleep(0)
    assert live.ask is not None
    return seat, asking


def _no(live: LiveMatch, seat: int) -> m.Consent:
    return m.Consent(type="consent", id="c", undo=live.seq, yes=False)


def test_consent_can_be_declined_and_lapses(tmp_path: Path) -> None:
    async def refused(asking: Awaitable[None], code: str) -> None:
        with pytest.raises(Refuse) as problem:
            await asking
        assert problem.value.code == code

    async def work(services: Services) -> None:
        live = await new_table(services, "me", "other")
        seat, asking = await _asked(services, live)
        await refused(services.play.consent(live, seat, _no(live, seat)), "not-yours")
        await services.play.consent(live, 1 - seat, _no(live, seat))
        await refused(asking, "declined")
        await refused(services.play.consent(live, 1 - seat, _no(live, seat)), "lapsed")
        again = asyncio.create_task(services.play.undo(live, seat, undo(live, "u2")))
        await asyncio.sleep(0)
        await play_until(services, live, lambda count=live.seq: live.seq > count)
        await refused(again, "lapsed")

    with_services(tmp_path, work)


def test_on_one_screen_and_against_bots_it_is_free(tmp_path: Path) -> None:
    async def work(services: Services) -> None:
        live = await new_table(services, "me", "me")
        await play_until(services, live, lambda: len(set(live.movers)) == 2)
        assert undo_now(live, live.movers[0]) == "free"
        alone = await new_table(services, "me", "bot")
        await services.play.move(alone, 0, play_move(alone, alone.match.moves()[0].words, "m"))
        while alone.match.to_move != 0 or alone.lock.locked():
            await asyncio.sleep(0.01)
        assert set(alone.movers) == {0, 1}
        assert undo_now(alone, 0) == "free"
        await services.play.undo(alone, 0, undo(alone))
        assert alone.match.to_move == 0

    with_services(tmp_path, work)


def test_what_somebody_played_who_has_gone_is_not_taken_back(tmp_path: Path) -> None:
    async def work(services: Services) -> None:
        live = await new_table(services, "me", "other")
        await play_until(services, live, lambda: set(live.movers) == {0, 1} and live.match.to_move == 0)
        await services.tables.leave(live, b.Leave(token=token_of(live, 1), bot="greedy"))
        assert undo_now(live, 0) is None
        await services.play.move(live, 0, play_move(live, live.match.moves()[0].words, "own"))
        assert undo_now(live, 0) == "free" or live.movers[-1] == 1

    with_services(tmp_path, work)
