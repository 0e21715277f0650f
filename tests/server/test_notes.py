"""Notes of one's own: saved for a seat, told to nobody else, never lost to another device in silence."""

from __future__ import annotations

import asyncio
import json
import random
from pathlib import Path

import pytest
from pydantic import ValidationError
from sqlalchemy import func, select

from watershed.server import http_schemas as b
from watershed.server import sql_tables
from watershed.server.errors import Refuse
from watershed.server.notes import forget_seat
from watershed.server.services import Services

from .playing import Person, Served, play_on, two_people
from .tables import new_table, token_of, with_services

JSON = {"content-type": "application/json"}
SECRET = "The third card is the Colossus; Bob bluffs."


def writes(token: str, text: str, version: int = 0) -> b.NotesWritten:
    return b.NotesWritten(token=token, text=text, version=version)


def reads(token: str) -> b.NotesWanted:
    return b.NotesWanted(token=token)


async def count(services: Services) -> int:
    query = select(func.count()).select_from(sql_tables.notes)
    return await services.store.read(lambda connection: int(connection.execute(query).scalar_one()))


def test_they_are_kept_for_the_seat(database: str) -> None:
    async def work(services: Services) -> None:
        live = await new_table(services, "me", "other", "other")
        match, (ann, bob) = live.row.match, (token_of(live, 0), token_of(live, 1))
        assert await services.notes.read(match, reads(ann)) == b.NotesSaid(text="", version=0, saved=True)
        first = await services.notes.save(match, writes(ann, SECRET))
        assert (first.version, first.saved) == (1, True)
        assert (await services.notes.save(match, writes(ann, SECRET + " é\n", 1))).version == 2
        assert (await services.notes.read(match, reads(ann))).text == SECRET + " é\n"
        assert (await services.notes.read(match, reads(bob))).text == ""
        for wrong in ("", "another"):
            with pytest.raises((Refuse, ValidationError)):
                await services.notes.read(match, reads(wrong))
        with pytest.raises(Refuse) as problem:
            await services.notes.read("nothing", reads(ann))
        assert problem.value.status == 401

    with_services(database, work)


def test_two_devices_lose_nothing_in_silence(database: str) -> None:
    async def work(services: Services) -> None:
        live = await new_table(services, "me", "other", "other")
        match, ann = live.row.match, token_of(live, 0)
        await services.notes.save(match, writes(ann, "phone"))
        late = await services.notes.save(match, writes(ann, "desk"))
        assert late == b.NotesSaid(text="phone", version=1, saved=False)
        assert (await services.notes.save(match, writes(ann, "phone and desk", late.version))).saved
        again = await services.notes.save(match, writes(ann, "phone and desk", late.version))
        assert again == b.NotesSaid(text="phone and desk", version=2, saved=True), "its answer was lost"
        at_once = [services.notes.save(match, writes(token_of(live, 1), name)) for name in ("one", "two", "three")]
        found = await asyncio.gather(*at_once, return_exceptions=True)
        assert sum(isinstance(one, b.NotesSaid) and one.saved for one in found) == 1

    with_services(database, work)


def test_they_go_with_the_seat(tmp_path: Path) -> None:
    async def work(services: Services) -> None:
        live = await new_table(services, "me", "other", "other")
        match, bob = live.row.match, token_of(live, 1)
        await services.notes.save(match, writes(bob, SECRET))
        await services.tables.leave(live, b.Leave(token=bob))
        assert await count(services) == 0
        with pytest.raises(Refuse):
            await services.notes.save(match, writes(bob, SECRET))
        eve = await services.tables.join(live, b.Join(name="Eve"))
        assert (await services.notes.read(match, reads(eve.token))).text == ""

    with_services(tmp_path, work)


def test_they_can_be_removed(tmp_path: Path) -> None:
    async def work(services: Services) -> None:
        live = await new_table(services, "me", "other", "other")
        match = live.row.match
        for seat in (0, 1):
            await services.notes.save(match, writes(token_of(live, seat), SECRET))
        await services.store.write(lambda connection: forget_seat(connection, match, 0))
        assert await count(services) == 1

    with_services(tmp_path, work)


def test_nobody_else_ever_hears_them(server: Served) -> None:
    """Every byte that the others, spectators and the world get, until long after the end."""
    ann, bob = two_people(server, public=True)
    watching = Person(server, ann.match, None)
    saved = server.http.put(f"/api/matches/{ann.match}/notes", json={"token": ann.token, "text": SECRET, "version": 0})
    assert saved.json() == {"text": SECRET, "version": 1, "saved": True}
    play_on((ann, bob), random.Random(4))
    bob.hello()
    watching.hello()
    heard = [*ann.heard, *bob.heard, *watching.heard]
    for path in ("", "/log", "/end", "/replay?move=3", "/analysis"):
        heard.append(server.http.get(f"/api/matches/{ann.match}{path}").text)
    heard.append(server.http.get("/api/matches").text)
    heard.append(server.http.post("/api/mine", json={"tokens": [ann.token, bob.token]}).text)
    heard.append(server.http.post(f"/api/matches/{ann.match}/notes", json={"token": bob.token}).text)
    assert not [text for text in heard if "Colossus; Bob" in text]
    assert server.post(f"/api/matches/{ann.match}/notes", {"token": ann.token})["text"] == SECRET


@pytest.mark.parametrize(
    "body",
    [
        {"text": "x" * 4001, "version": 0},
        {"text": "a\0b", "version": 0},
        {"text": 5, "version": 0},
        {"text": "x", "version": -1},
        {"text": "x", "version": "1"},
        {"text": "\ud800", "version": 0},
        {"text": "x"},
        {"text": "x", "version": 0, "to": 1},
    ],
)
def test_what_is_no_note(server: Served, body: dict[str, object]) -> None:
    seated = server.post(
        "/api/matches", {"game": "flow", "seats": [{"kind": "me"}, {"kind": "open"}, {"kind": "open"}]}
    )
    text = json.dumps(body | {"token": seated["token"]})
    answer = server.http.put(f"/api/matches/{seated['match']}/notes", content=text, headers=JSON)
    assert (answer.status_code, answer.json()["code"]) == (400, "bad-request")


def test_the_longest_notes_fit(server: Served) -> None:
    seated = server.post(
        "/api/matches", {"game": "flow", "seats": [{"kind": "me"}, {"kind": "open"}, {"kind": "open"}]}
    )
    body = {"token": seated["token"], "text": "é—" * 2000, "version": 0}
    answer = server.http.put(
        f"/api/matches/{seated['match']}/notes", content=json.dumps(body, ensure_ascii=False).encode(), headers=JSON
    )
    assert answer.json()["saved"]
