"""Matches in memory and in rows are the same, whoever writes. A failed write leaves no trace."""

from __future__ import annotations

import asyncio
import random
import threading
from pathlib import Path
from typing import Any

import pytest

from watershed.kit.game import IllegalMove, refusal
from watershed.match import Match
from watershed.server import http_schemas as b
from watershed.server import records, seating, shelf, upgrading
from watershed.server import socket_schemas as m
from watershed.server.errors import Refuse
from watershed.server.people import Sitting
from watershed.server.records import MatchRow, MoveRow, token_hash
from watershed.server.replaying import replay
from watershed.server.room import LiveMatch
from watershed.server.services import Services

from ..processes import PATIENCE
from .tables import listen, new_table, play_move, token_of, with_services

SOON = 20  # seconds


@pytest.mark.parametrize(
    ("game", "wanted", "laid"),
    [
        ("flow", [None] * 5, ["red", "blue", "green", "orange", "violet"]),
        ("flooruler", [None] * 4, ["red", "orange", "green", "blue"]),
        ("flooruler", [None, "red", "violet", None], ["orange", "red", "violet", "green"]),
        ("floods", [None] * 4, ["orange", "green", "violet", "blue"]),
    ],
)
def test_seats_have_the_colours_of_the_box(game: str, wanted: list[b.Colour | None], laid: list[str]) -> None:
    seats, _ = seating.lay_seats(
        "m", shelf.found(game), [b.SeatWanted(kind="open", colour=colour) for colour in wanted]
    )
    assert [seat.colour for seat in seats] == laid


async def some_moves(services: Services, live: LiveMatch, count: int) -> None:
    luck = random.Random(3)
    for _ in range(count):
        seat = live.match.to_move
        assert seat is not None
        move = luck.choice(live.match.moves()).words
        await services.play.move(live, seat, play_move(live, move, f"m{live.seq}"))


def test_rows_come_to_the_same_match(database: str) -> None:
    async def work(services: Services) -> None:
        live = await new_table(services, "me", "other", "other")
        await some_moves(services, live, 25)
        services.tables.live.clear()
        again = await services.tables.find(live.row.match)
        assert again is not live
        assert again.match.table_bytes == live.match.table_bytes
        assert again.match.entries(0) == live.match.entries(0)
        assert (again.row, again.seats, again.seq, again.done) == (live.row, live.seats, live.seq, live.done)
        assert (again.movers, again.undone) == (live.movers, live.undone)

    with_services(database, work)


def test_moves_that_were_taken_back_are_not_played_again(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """A player who moves and undoes for ever doesn't make the match slow to open."""

    async def work(services: Services) -> None:
        live = await new_table(services, "me", "me")
        await some_moves(services, live, 4)
        for turn in range(20):
            await some_moves(services, live, 1)
            await services.play.undo(live, live.movers[-1], m.Undo(type="undo", id=f"u{turn}", seen=live.seq))
        played: list[str] = []
        plays = Match.advance
        monkeypatch.setattr(
            Match, "advance", lambda self, move, *who: (played.append(move), plays(self, move, *who))[1]
        )
        again = await services.tables.upgrades.load(live.row.match)
        assert (again.match.table_bytes, again.match.entries(0)) == (live.match.table_bytes, live.match.entries(0))
        assert (again.seq, tuple(played)) == (44, live.match.played)

    with_services(tmp_path, work)


def test_another_process_was_quicker(database: str) -> None:
    """The rows are the truth: the table is read again, and its clients come back."""

    async def work(services: Services) -> None:
        live = await new_table(services, "me", "other")
        await some_moves(services, live, 3)
        other = await services.tables.upgrades.load(live.row.match)
        seat = other.match.to_move
        assert seat is not None
        other.play(other.match.legal()[0], seat)
        step = MoveRow(live.row.match, 4, seat, other.match.played[-1], 0, "x", other.match.fingerprint, records.now())
        await services.store.add_move(step, other.progress(), other.row.version)
        ear = listen(live, 0)
        with pytest.raises(Refuse) as problem:
            await some_moves(services, live, 1)
        await asyncio.sleep(0)  # whoever moved is answered first
        assert (problem.value.code, ear.dropped, ear.texts) == ("out-of-date", 1, [])
        with pytest.raises(Refuse):
            await some_moves(services, live, 1)
        fresh = await services.tables.find(live.row.match)
        assert fresh.match.table_bytes == other.match.table_bytes

    with_services(database, work)


def test_idle_matches_leave_the_memory(database: str) -> None:
    async def work(services: Services) -> None:
        live = [await new_table(services, "me", "me") for _ in range(3)]
        object.__setattr__(services.settings, "kept_matches", 1)
        listen(live[1], None)
        await new_table(services, "me", "me")
        assert live[0].row.match not in services.tables.live
        assert live[1].row.match in services.tables.live
        back = await asyncio.gather(*(services.tables.find(live[0].row.match) for _ in range(3)))
        assert back[0] is back[1] is back[2]

    with_services(database, work)


def test_who_waits_for_a_match_that_is_read_holds_up_nobody(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def work(services: Services) -> None:
        live, load = await new_table(services, "me", "me"), services.tables.upgrades.load
        services.tables.live.clear()
        reached, go = asyncio.Event(), asyncio.Event()

        async def slowly(match: str) -> LiveMatch:
            if match == live.row.match:
                reached.set()
                await go.wait()
            return await load(match)

        monkeypatch.setattr(services.tables.upgrades, "load", slowly)
        finding = [asyncio.create_task(services.tables.find(live.row.match)) for _ in range(3)]
        await reached.wait()
        async with asyncio.timeout(SOON):
            await new_table(services, "me", "me")
        go.set()
        first, *others = await asyncio.gather(*finding)
        assert [other is first for other in others] == [True, True]

    with_services(tmp_path, work)


def test_long_matches_are_replayed_one_at_a_time_and_short_ones_do_not_wait(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Threads that compute take turns with the event loop, so there is one of them."""
    begun, go, busy = threading.Event(), threading.Event(), list[str]()
    monkeypatch.setattr(upgrading, "QUICK", 3)

    def slowly(row: MatchRow, *more: Any) -> Any:
        if row.moves > 3:
            busy.append(row.match)
            begun.set()
            assert go.wait(PATIENCE)
        return replay(row, *more)

    async def work(services: Services) -> None:
        long = [await new_table(services, "me", "me") for _ in range(2)]
        for live in long:
            await some_moves(services, live, 4)
        services.tables.live.clear()
        monkeypatch.setattr(upgrading, "replay", slowly)
        finding = [asyncio.create_task(services.tables.find(live.row.match)) for live in long]
        await asyncio.to_thread(begun.wait, PATIENCE)
        async with asyncio.timeout(SOON):
            await new_table(services, "me", "me")
        assert len(busy) == 1
        go.set()
        await asyncio.gather(*finding)
        assert len(busy) == 2

    with_services(tmp_path, work)


def test_nobody_sits_down_at_a_match_that_left_the_memory(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """A request has found a match, and waits for something else. Meanwhile others have the match read again."""

    async def work(services: Services) -> None:
        live = await new_table(services, "me", "open")
        object.__setattr__(services.settings, "kept_matches", 1)
        reached, go, sitting = asyncio.Event(), asyncio.Event(), services.tables.people.sitting

        async def slowly(me: str | None) -> Sitting:
            reached.set()
            await go.wait()
            return await sitting(me)

        monkeypatch.setattr(services.tables.people, "sitting", slowly)
        joining = asyncio.create_task(services.tables.join(live, b.Join(name="Bob")))
        await reached.wait()
        monkeypatch.undo()
        await new_table(services, "me", "me")
        again = await services.tables.find(live.row.match)
        assert again is not live
        go.set()
        with pytest.raises(Refuse) as problem:
            await joining
        assert problem.value.code == "out-of-date"
        seated = await services.tables.join(again, b.Join(name="Bob"))
        assert await services.tables.admit(again, seated.token) == (1, None)
        assert again.seats == (await services.store.seats([live.row.match]))[live.row.match]

    with_services(tmp_path, work)


def test_whoever_has_left_plays_no_more_though_the_line_is_open(tmp_path: Path) -> None:
    async def work(services: Services) -> None:
        live = await new_table(services, "me", "other")
        key = token_hash(token_of(live, 0))
        await services.tables.leave(live, b.Leave(token=token_of(live, 0)))
        await services.tables.join(live, b.Join(name="Eve", seat=0))
        said = play_move(live, live.match.moves()[0].words, "ghost")
        with pytest.raises(Refuse, match="key"):
            await services.play.move(live, 0, said, key)
        with pytest.raises(Refuse, match="key"):
            await services.play.chat(live, 0, m.Say(type="chat", id="c", text="boo"), key)
        assert live.seq == 0

    with_services(tmp_path, work)


@pytest.mark.parametrize("asked", ["why", "preview"])
def test_a_question_that_takes_long_holds_nobody_up(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, asked: str
) -> None:
    """While one table works out what a move would change, or why it is refused, the others play."""
    begun, done = threading.Event(), threading.Event()

    def slowly(self: Match, *told: object) -> None:
        begun.set()
        assert done.wait(PATIENCE)
        raise IllegalMove(refusal("at-last"))

    async def work(services: Services) -> None:
        slow, other = await new_table(services, "me", "other"), await new_table(services, "me", "other")
        said = m.Why(type="why", id="w", move="harvest")
        tried = m.Preview(type="preview", id="t", seen=0, move="harvest")
        play = services.play
        question = asyncio.create_task(play.why(slow, 0, said) if asked == "why" else play.preview(slow, 0, tried))
        assert await asyncio.to_thread(begun.wait, 20)
        await play.move(other, 0, play_move(other, other.match.moves()[0].words, "m"))
        assert other.seq == 1
        assert not question.done()
        done.set()
        with pytest.raises((Refuse, IllegalMove)):
            await question

    monkeypatch.setattr(Match, "why_not" if asked == "why" else "preview", slowly)
    with_services(tmp_path, work)
