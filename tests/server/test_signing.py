"""The server signs the logs it gives out: one key for a database, made on the first start, and never shown."""

from __future__ import annotations

import asyncio
import json
import os
import random
import sqlite3
import stat
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import create_engine, delete, text
from sqlalchemy.exc import OperationalError

from watershed.kit.trouble import Trouble
from watershed.match import Match
from watershed.match.signature import vouched
from watershed.server import sql_tables
from watershed.server.migrating import migrate
from watershed.server.services import Services
from watershed.server.settings import Settings, sqlalchemy_url
from watershed.server.signing import Signer, stored_keys
from watershed.server.store import Store
from watershed.terminal.keys import renewed

from .older import as_before, played
from .playing import Served, play_on, served, two_people
from .tables import with_services

FULL = 10_000  # moves, more than any game has


def log_of(where: Path | str, match: str) -> dict[str, Any]:
    found: list[str] = []

    async def work(services: Services) -> None:
        found.append(await services.endings.log(match))

    with_services(where, work)
    return dict(json.loads(found[0]))


def private_keys(database: str) -> list[str]:
    engine = create_engine(sqlalchemy_url(database))
    with engine.connect() as connection:
        found = [str(row[0]) for row in connection.execute(text("SELECT private FROM signing_keys"))]
    engine.dispose()
    return found


def test_a_log_is_signed_with_the_published_key(tmp_path: Path) -> None:
    database = tmp_path / "new" / "table.db"
    with served(database, WATERSHED_ADDRESS="https://table.example/", WATERSHED_LOG="debug") as server:
        published = server.get("/api/key")
        ann, bob = two_people(server)
        play_on((ann, bob), random.Random(5))
        answer = server.http.get(f"/api/matches/{ann.match}/log")
        end = server.get(f"/api/matches/{ann.match}/end")
    log = answer.json()
    found = vouched(log)
    assert found.by is not None
    assert (found.how, found.by.key, found.by.server) == ("signed", published["key"], "https://table.example")
    assert (published["algorithm"], published["server"], published["earlier"]) == (
        "ed25519",
        "https://table.example",
        [],
    )
    assert end["key"] == published["key"]
    assert Match.from_json(answer.text).over
    (private,) = private_keys(str(database))
    everything = answer.text + json.dumps([published, end]) + "".join(ann.heard + bob.heard)
    assert private not in everything
    if os.name != "nt":
        for file in database.parent.iterdir():
            assert stat.S_IMODE(file.stat().st_mode) == 0o600, f"others can read {file.name}"


def test_the_key_stays(database: str) -> None:
    before = played(database, FULL)
    first, again = log_of(database, before.row.match), log_of(database, before.row.match)
    assert first["signature"]["key"] == again["signature"]["key"]
    assert len(private_keys(database)) == 1


def test_servers_that_start_together_make_one_key(database: str) -> None:
    async def run() -> None:
        stores = [Store(database) for _ in range(4)]
        for store in stores:
            await store.start()
        await stores[0].write(lambda connection: connection.execute(delete(sql_tables.signing_keys)))  # type: ignore
        keys = await asyncio.gather(*(Signer(store, None).newest() for store in stores))
        assert len({key.public for key in keys}) == 1
        for store in stores:
            await store.close()

    asyncio.run(run())


def test_a_new_key_signs_and_the_old_one_is_still_published(tmp_path: Path) -> None:
    before = played(tmp_path, FULL)
    old = log_of(tmp_path, before.row.match)["signature"]["key"]

    async def work(services: Services) -> None:
        new = await services.signer.renew()
        said = await services.signer.published()
        assert (said.key, [key.key for key in said.earlier]) == (new.public, [old])
        assert "private" not in repr(new)

    with_services(tmp_path, work)
    assert log_of(tmp_path, before.row.match)["signature"]["key"] != old


def test_a_new_key_that_cannot_be_stored_is_one_sentence(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capfd: pytest.CaptureFixture[str]
) -> None:
    """What the server would log has the values of variables in it, where nobody has set the log up."""
    played(tmp_path, 3)
    database = str(tmp_path / "table.db")

    def cannot_write(store: Store, work: Any) -> None:
        if work is not migrate:
            raise OperationalError("INSERT", {}, sqlite3.OperationalError("attempt to write a readonly database"))

    monkeypatch.setattr(Store, "_transact", cannot_write)
    capfd.readouterr()
    with pytest.raises(Trouble) as problem:
        renewed(database)
    why = "the database can't be written (attempt to write a readonly database)"
    assert str(problem.value) == f"Nothing was changed: {why}."
    assert capfd.readouterr() == ("", "")


def test_matches_from_before_there_were_keys(database: str) -> None:
    over = played(database, FULL)
    as_before(database)
    assert vouched(log_of(database, over.row.match)).how == "signed"


def test_the_address_has_to_be_one(server: Served) -> None:
    assert Settings(address="https://table.example/").address == "https://table.example"
    for wrong in ("table.example", "https://a b", "https://table.example/page", "ftp://x", "https://" + "x" * 300):
        with pytest.raises(ValueError, match="an address looks like"):
            Settings(address=wrong)
    assert server.get("/api/key")["server"] is None


def test_the_keys_of_a_database_are_read_in_order(tmp_path: Path) -> None:
    async def work(services: Services) -> None:
        made = [(await services.signer.renew()).number for _ in range(3)]
        assert made == [1, 2, 3]
        assert [key.number for key in await services.store.read(stored_keys)] == [3, 2, 1]

    with_services(tmp_path, work)
