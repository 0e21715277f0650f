"""Chat that is reported, and what the host of a server does about it."""

from __future__ import annotations

import itertools
import json
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import Connection, delete

from watershed.kit.trouble import Trouble
from watershed.server import http_schemas as b
from watershed.server import match_service, removal, reporting, store
from watershed.server import socket_schemas as m
from watershed.server.errors import Refuse
from watershed.server.room import LiveMatch
from watershed.server.services import Services
from watershed.server.settings import Rate, Settings
from watershed.terminal import reports as by_hand

from .tables import listen, new_table, token_of, with_services


async def said(services: Services, live: LiveMatch, seat: int = 1, text: str = "you fool", name: str = "c") -> int:
    """Somebody says something; the number of the line."""
    await services.play.chat(live, seat, m.Say(type="chat", id=name, text=text))
    return (await services.store.chat(live.row.match))[-1].line


def report(seat: int, line: int | None) -> m.Report:
    return m.Report(type="report", id="r", line=line, seat=seat, reason="insult", note="again and again")


async def host(services: Services, act: Callable[..., object], *what: object) -> None:
    """The host does something."""
    await services.store.write(lambda connection: act(connection, *what) and None)


async def refused(work: Any) -> str:
    with pytest.raises(Refuse) as problem:
        await work
    return problem.value.code


async def read(services: Services, everything: bool = False) -> list[reporting.ReportRow]:
    return await services.store.read(lambda connection: reporting.listed(connection, everything))


def test_a_report_keeps_a_copy_and_counts_once(database: str) -> None:
    async def work(services: Services) -> None:
        before = await services.reports.count()
        live = await new_table(services, "me", "other", "other")
        line = await said(services, live)
        for _ in range(2):
            await services.reports.report(live, 0, report(1, line))
        await services.reports.report(live, 2, report(1, None))
        assert await services.reports.count() == before + 2
        name, insult = (await read(services))[:2]
        assert (insult.line, insult.seat, insult.name, insult.text, insult.by_seat) == (line, 1, "Bob", "you fool", 0)
        assert (insult.reason, insult.note, name.line, name.text) == ("insult", "again and again", 0, "")
        assert await refused(services.reports.report(live, 1, report(1, line))) == "own-line"
        assert await refused(services.reports.report(live, 0, report(2, line))) == "no-such-line"
        assert await refused(services.reports.report(live, 0, report(1, line + 1000))) == "no-such-line"

    with_services(database, work)


def test_whoever_has_said_it_and_left_is_reported(tmp_path: Path) -> None:
    async def work(services: Services) -> None:
        live = await new_table(services, "me", "other", "other")
        line = await said(services, live)
        await services.tables.leave(live, b.Leave(token=token_of(live, 1)))
        assert live.seats[1].kind == "open"
        await services.reports.report(live, 0, report(1, line))
        (found,) = await read(services)
        assert (found.line, found.name, found.text) == (line, "Bob", "you fool")
        assert await refused(services.reports.report(live, 0, report(1, None))) == "no-such-line", "nobody has a name"

    with_services(tmp_path, work)


def test_nobody_floods_the_host(tmp_path: Path) -> None:
    async def work(services: Services) -> None:
        live = await new_table(services, "me", "other")
        lines = [await said(services, live, name=f"c{number}") for number in range(7)]
        for line in lines[:6]:
            await services.reports.report(live, 0, report(1, line))
        assert await refused(services.reports.report(live, 0, report(1, lines[6]))) == "too-fast"

    with_services(tmp_path, work)


def test_nobody_fills_the_disk_with_chat(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """The oldest lines go. One that is reported waits for the host, and can be hidden."""
    monkeypatch.setattr(store, "CHAT_KEPT", 20)
    monkeypatch.setattr(match_service, "CHAT", Rate(1_000, 1))

    async def work(services: Services) -> None:
        live, other = await new_table(services, "me", "other"), await new_table(services, "me", "other")
        elsewhere = await said(services, other)
        lines = [await said(services, live, name=f"c{number}") for number in range(3)]
        await services.reports.report(live, 0, report(1, lines[0]))
        await services.reports.report(live, 0, report(1, lines[1]))
        by_number = {row.line: row.number for row in await read(services)}
        await services.store.write(lambda connection: reporting.dismiss(connection, by_number[lines[1]]))
        lines += [await said(services, live, name=f"d{number}") for number in range(30)]
        kept = [row.line for row in await services.store.chat(live.row.match)]
        assert kept == [lines[0], *lines[-20:]]
        assert [row.line for row in await services.store.chat(other.row.match)] == [elsewhere]
        await services.store.write(lambda connection: reporting.hide(connection, lines[0]))
        await said(services, live, name="e")
        assert (await services.store.chat(live.row.match))[0].line == lines[-19]

    with_services(tmp_path, work)


def test_nobody_chats_faster_than_people_write(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """A seat has a limit of its own, and so has everybody at one address."""
    monkeypatch.setattr(match_service, "CHAT", Rate(3, 1e-4))
    monkeypatch.setattr(match_service, "CHAT_OF_ADDRESS", Rate(4, 1e-4))

    async def work(services: Services) -> None:
        live = await new_table(services, "me", "other", "other")
        count = itertools.count()

        async def say(seat: int, address: str) -> None:
            line = m.Say(type="chat", id=f"c{next(count)}", text="hey")
            await services.play.chat(live, seat, line, address=address)

        for _ in range(3):
            await say(0, "a")
        with pytest.raises(Refuse, match=r"^Too many lines at once\. Try again in [\d,]+ s\.$") as problem:
            await say(0, "a")
        assert (problem.value.status, problem.value.code) == (429, "too-fast")
        assert problem.value.wait == problem.value.message.args["seconds"]
        await say(1, "a")
        with pytest.raises(Refuse, match=r"^Too many lines at once\. Try again in [\d,]+ s\.$"):
            await say(1, "a")
        await say(2, "b")
        assert len(await services.store.chat(live.row.match)) == 5

    with_services(tmp_path, work)


def test_people_at_an_open_table_see_what_the_host_does(database: str) -> None:
    async def work(services: Services) -> None:
        live = await new_table(services, "me", "other")
        match, ear = live.row.match, listen(live, 0)
        line = await said(services, live)
        await services.reports.report(live, 0, report(1, line))
        await services.reports.report(live, 0, report(1, None))
        await services.store.write(lambda connection: reporting.hide(connection, line))
        await services.reports.look()
        told = json.loads(ear.texts[-1])
        assert (told["type"], told["line"], told["text"], told["hidden"]) == ("chat", line, "", True)
        renamed: list[str] = []
        await services.store.write(lambda connection: renamed.append(reporting.rename(connection, match, 1)))
        await services.store.write(lambda connection: reporting.quiet(connection, match, 1))
        await services.reports.look()
        assert json.loads(ear.texts[-1])["summary"]["seats"][1]["name"] == renamed[0] != "Bob"
        assert await refused(services.play.chat(live, 1, m.Say(type="chat", id="d", text="hey"))) == "quiet"
        states = {row.line: row.state for row in await read(services, everything=True) if row.match == match}
        assert states == {line: "hidden", 0: "renamed"}
        services.tables.live.clear()
        again = await services.tables.find(match)
        assert await refused(services.play.chat(again, 1, m.Say(type="chat", id="d", text="hey"))) == "quiet"
        assert [row.text for row in await services.store.chat(match)] == ["you fool"], "the host still has it"

    with_services(database, work)


def test_what_the_host_does_is_seen_after_a_match_was_removed(database: str) -> None:
    async def work(services: Services) -> None:
        gone, live = await new_table(services, "me", "other"), await new_table(services, "me", "other")
        await host(services, reporting.rename, gone.row.match, 1)
        await services.reports.look()

        def remove(connection: Connection) -> None:
            for column in removal.belongings():
                connection.execute(delete(column.table).where(column == gone.row.match))

        await services.store.write(remove)
        await host(services, reporting.rename, live.row.match, 1)
        await services.reports.look()
        assert live.seats[1].name != "Bob"

    with_services(database, work)


def test_chat_can_be_switched_off(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def work(services: Services) -> None:
        object.__setattr__(services.tables, "settings", Settings(chat=False))
        live = await new_table(services, "me", "other")
        assert await refused(services.play.chat(live, 0, m.Say(type="chat", id="c", text="hey"))) == "chat-off"

    with_services(tmp_path, work)
    monkeypatch.setenv("WATERSHED_CHAT", "off")
    assert Settings().chat is False


def test_by_hand(tmp_path: Path) -> None:
    found: list[tuple[str, int]] = []

    async def work(services: Services) -> None:
        live = await new_table(services, "me", "other")
        line = await said(services, live, text="you \x1b[31mfool")
        await services.reports.report(live, 0, report(1, line))
        found.append((live.row.match, line))

    with_services(tmp_path, work)
    database, (match, line) = str(tmp_path / "table.db"), found[0]

    def done(do: str, *what: str) -> dict[str, Any]:
        return dict(json.loads(by_hand.done_as_json(by_hand.carry_out(database, do, what))))

    rows = by_hand.found(database, everything=False)
    assert f"match {match}, seat 2 (Bob), line {line}: you  [31mfool" in by_hand.as_text(rows)
    assert json.loads(by_hand.as_json(rows))[0]["seat"] == 2
    assert done("hide", str(line)) == {"did": "hide", "line": line, "sentence": f"Line {line} is hidden."}
    assert by_hand.as_text(by_hand.found(database, everything=False)) == "There are no reports."
    renamed = done("rename", match, "2")
    assert renamed["sentence"] == f"Seat 2 of match {match} is called {renamed['name']} now."
    assert "can't chat" in done("quiet", match, "2")["sentence"]
    assert done("allow", match, "2") == {
        "did": "allow",
        "match": match,
        "seat": 2,
        "sentence": f"Seat 2 of match {match} can chat again.",
    }
    assert "dismissed" in done("dismiss", str(rows[0].number))["sentence"]
    for wrong in (
        ["hide", "999"],
        ["quiet", match, "7"],
        ["allow", match, "2"],
        ["dismiss", "99"],
        ["hide", "x"],
        ["praise", "1"],
        ["hide"],
    ):
        with pytest.raises(Trouble):
            by_hand.carry_out(database, wrong[0], wrong[1:])
