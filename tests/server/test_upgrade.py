"""Matches survive an upgrade: they go on, or are set aside, and none of their rows changes."""

from __future__ import annotations

import asyncio
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

from watershed.kit.game import game
from watershed.match import Match
from watershed.server import http_schemas as b
from watershed.server import records, serialize
from watershed.server import socket_schemas as m
from watershed.server.endings import replay
from watershed.server.errors import Refuse
from watershed.server.services import Services

from .older import as_before, begun, forget_shelf, other_book, other_rules, other_version, played, rows_of, some_moves
from .tables import listen, play_move, token_of, with_services

pytestmark = pytest.mark.usefixtures("tidy")


def test_the_same_rules_under_another_version_go_on(database: str, monkeypatch: pytest.MonkeyPatch) -> None:
    before = played(database)
    other_version(monkeypatch)

    async def work(services: Services) -> None:
        live = await services.tables.find(before.row.match)
        assert (live.row.rules, live.row.aside) == ("2", None)
        assert live.match.table_bytes == before.match.table_bytes
        await some_moves(services, live, 3)
        assert (await services.tables.row(before.row.match)).rules == "2"

    with_services(database, work)


def test_other_rules_set_a_match_aside(database: str, monkeypatch: pytest.MonkeyPatch) -> None:
    before, kept = played(database), rows_of(database)
    other_rules(monkeypatch, at=8)

    async def work(services: Services) -> None:
        live = await services.tables.find(before.row.match)
        assert (live.row.aside, live.playing, live.seq) == (records.Aside(7, "rules"), False, 12)
        said = await services.tables.summary(before.row.match)
        assert (said.status, said.to_move, said.waiting) == ("set-aside", None, [])
        assert said.aside == b.Aside(move=7, say={"id": "aside-rules", "args": {"move": 7}})
        assert replay(live, 7).view["moves"] == 7
        with pytest.raises(Refuse, match="The moves are 0 to 7"):
            replay(live, 8)
        for seat in range(3):
            with pytest.raises(Refuse, match="can't go on after move 7") as refused:
                await services.play.move(live, seat, play_move(live, "harvest", "again"))
            assert (refused.value.status, refused.value.code) == (409, "set-aside")
        undo = m.Undo(type="undo", id="u", seen=12)
        for attempt in (
            services.play.undo(live, 0, undo),
            services.tables.leave(live, b.Leave(token=token_of(before, 0))),
            services.tables.join(live, b.Join(name="Dot")),
        ):
            with pytest.raises(Refuse, match="can't go on"):
                await attempt

    with_services(database, work)
    assert rows_of(database) == kept, "no row of the match has changed"


def test_a_match_that_was_set_aside_is_shown_as_such(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    before = played(tmp_path)
    other_rules(monkeypatch, at=8)
    other_version(monkeypatch)

    async def work(services: Services) -> None:
        assert [said.status for said in await services.tables.summaries(await services.store.public())] == ["playing"]
        await services.tables.upgrades.run()
        assert not services.tables.live, "the look leaves nothing in memory"
        assert [said.status for said in await services.tables.summaries(await services.store.public())] == ["set-aside"]
        (mine,) = await services.tables.mine([token_of(before, 0)])
        assert (mine.status, mine.your_turn) == ("set-aside", False)
        live = await services.tables.find(before.row.match)
        ear = listen(live, 0)
        serialize.broadcast(live, live.moves_at(12))
        state = m.State.model_validate_json(ear.texts[-1].replace('"from":', '"from_":'))
        assert (state.from_, state.seq, state.moves, state.undo) == (0, 12, [], None)
        assert max(entry.move for entry in state.entries) == 7

    with_services(tmp_path, work)


def test_the_watch_leaves_it_alone(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    clock = {"by": "game", "bank": 10, "increment": 0, "then": "greedy"}
    before = played(tmp_path, clock=clock)
    kept = rows_of(str(tmp_path / "table.db"))
    other_rules(monkeypatch, at=8)

    async def work(services: Services) -> None:
        await services.watch._look(before.row.match)
        live = await services.tables.find(before.row.match)
        assert live.thinking is None
        said = (await services.tables.summary(before.row.match)).clock
        assert said is not None
        assert said.running == [], "the clocks stand still"
        await asyncio.sleep(0.2)
        again = (await services.tables.summary(before.row.match)).clock
        assert again == said
        assert await services.store.due(records.now().replace(year=2999)) == []

    with_services(tmp_path, work)
    assert rows_of(str(tmp_path / "table.db")) == kept


def test_rules_that_fit_again_let_it_go_on(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    before = played(tmp_path, clock={"by": "game", "bank": 100, "increment": 0})
    with monkeypatch.context() as patch:
        other_rules(patch, at=8)
        with_services(tmp_path, lambda services: services.tables.upgrades.load(before.row.match))

    async def work(services: Services) -> None:
        began = records.now()
        await services.tables.upgrades.run()
        live = await services.tables.find(before.row.match)
        assert (live.row.aside, live.playing) == (None, True)
        assert live.row.since is not None
        assert live.row.since >= began, "its time begins again"
        await some_moves(services, live, 2)

    with_services(tmp_path, work)


def test_a_published_seed_ends_it_for_good(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    before = played(tmp_path)

    async def refused(services: Services) -> None:
        with pytest.raises(Refuse, match="when the match is over"):
            await services.endings.log(before.row.match)

    with_services(tmp_path, refused)
    with monkeypatch.context() as patch:
        other_rules(patch, at=8)

        async def publish(services: Services) -> None:
            await services.tables.find(before.row.match)
            text = await services.endings.log(before.row.match)
            assert str(before.row.seed) in text

        with_services(tmp_path, publish)

    async def work(services: Services) -> None:
        live = await services.tables.find(before.row.match)
        assert live.row.aside == records.Aside(12, "published", True)
        with pytest.raises(Refuse, match="seed of this match was published"):
            await services.play.move(live, 0, play_move(live, "harvest", "x"))
        assert Match.from_json(await services.endings.log(before.row.match)).played == before.match.played

    with_services(tmp_path, work)


def test_a_match_keeps_its_own_book(database: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    before = played(database)
    other_book(monkeypatch, tmp_path, name="second")

    async def work(services: Services) -> None:
        live = await services.tables.find(before.row.match)
        assert (live.row.aside, live.match.edition.fingerprint) == (None, before.row.edition)
        said = await services.tables.summary(before.row.match)
        assert said.book == before.row.edition, "no shipped book has its name any more"
        components = await services.tables.library.components("flow", said.book)
        names = {card["name"] for card in components.model_dump()["cards"]}
        assert "Archers" in names
        assert "Bowmen" not in names
        await some_moves(services, live, 3)
        new = await begun(services, 1, book="second")
        assert new.row.edition != live.row.edition

    with_services(database, work)


def test_bots_think_with_the_book_of_the_match(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    before = played(tmp_path)
    other_book(monkeypatch, tmp_path)

    async def work(services: Services) -> None:
        live = await services.tables.find(before.row.match)
        seat = live.match.to_move
        assert seat is not None
        live.seats[seat] = replace(live.seats[seat], kind="bot", bot="greedy")
        await services.play._bot(live, seat)
        assert live.seq == 13

    with_services(tmp_path, work)


def test_books_of_the_version_before_are_adopted(
    database: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    before = played(database)
    as_before(database)
    with_services(database, lambda services: services.tables.library.adopt())
    other_book(monkeypatch, tmp_path)

    async def work(services: Services) -> None:
        live = await services.tables.find(before.row.match)
        assert (live.row.aside, live.match.table_bytes) == (None, before.match.table_bytes)

    with_services(database, work)


def test_a_book_that_is_lost_sets_aside(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    before = played(tmp_path)
    as_before(str(tmp_path / "table.db"))
    other_book(monkeypatch, tmp_path, name="second")

    async def work(services: Services) -> None:
        for _ in range(2):
            with pytest.raises(Refuse, match="The book of this match is no longer here") as refused:
                await services.tables.find(before.row.match)
            assert refused.value.code == "set-aside"
        said = await services.tables.summary(before.row.match)
        assert (said.status, said.moves) == ("set-aside", 12)
        assert before.match.played[0] in await services.endings.log(before.row.match)

    with_services(tmp_path, work)


def test_a_game_that_is_no_longer_there(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    before, over = played(tmp_path), played(tmp_path, 10_000)
    for module in ("kit.game", "server.shelf", "server.replaying", "server.upgrading"):
        monkeypatch.setattr(f"watershed.{module}.games", lambda: ("flooruler",))
    game.cache_clear()
    forget_shelf()

    async def work(services: Services) -> None:
        await services.tables.library.adopt()
        await services.tables.upgrades.run()
        with pytest.raises(Refuse, match="no longer has the game"):
            await services.tables.find(before.row.match)
        said = await services.tables.summary(before.row.match)
        assert (said.status, said.title) == ("set-aside", "flow")
        assert (await services.endings.end(over.row.match)).ranking
        assert over.match.played[-1] in await services.endings.log(over.row.match)

    with_services(tmp_path, work)


def test_rules_that_end_sooner(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """The tables are the same, and these rules say of the last one that the game is over."""
    before = played(tmp_path)
    flow, last = game("flow"), before.match.position()

    def waiting(book: Any, table: Any) -> int:
        is_last = flow.notation.position(before.match.edition, table) == last
        return 0 if is_last else flow_waiting(book, table)

    flow_waiting = flow.rules.waiting
    monkeypatch.setitem(vars(flow), "rules", flow.rules._replace(waiting=waiting))

    async def work(services: Services) -> None:
        live = await services.tables.find(before.row.match)
        assert (live.over, live.row.status, live.row.version) == (True, "over", before.row.version + 1)
        assert len((await services.endings.end(before.row.match)).history) == 13

    with_services(tmp_path, work)
