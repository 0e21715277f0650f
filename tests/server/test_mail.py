"""Mail: nothing before the address has said yes, and one click ends it."""

from __future__ import annotations

from collections.abc import Callable, Coroutine
from datetime import timedelta
from email.message import Message
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import select, update

from watershed.server import sql_tables
from watershed.server.errors import NotStored, Refuse
from watershed.server.notices import rows
from watershed.server.notices import schemas as b
from watershed.server.records import now
from watershed.server.services import Services
from watershed.server.settings import BadSettings, settings_of

from .noticing import Postbox, postbox, rounds, with_notices
from .tables import new_table, token_of
from .test_notices import move, until_turn_of

ANN = "ann@example.org"


def mailed(where: Path, work: Callable[[Services, Postbox], Coroutine[Any, Any, None]]) -> None:
    with postbox() as box:
        with_notices(where, lambda services: work(services, box), smtp=box.url, mail_from="table@example.org")


def text_of(mail: Message) -> str:
    found = mail.get_payload(decode=True)
    assert isinstance(found, bytes)
    return found.decode()


def code_in(mail: Message, purpose: str) -> str:
    return text_of(mail).split(f"/notices#{purpose}=")[1].split()[0]


async def ask(
    services: Services, *tokens: str, mail: dict[str, str], language: str = "en", who: str = ""
) -> b.Notified:
    body = {"language": language, "tokens": list(tokens), "mail": mail}
    return await services.notices.notify(b.Notify.model_validate(body), who)


def test_an_address_is_confirmed_told_and_forgotten(tmp_path: Path) -> None:
    async def work(services: Services, box: Postbox) -> None:
        notices = services.notices
        live = await new_table(services, "me", "other", "other")
        await until_turn_of(services, live, 0)
        asked = await ask(services, token_of(live, 1), mail={"address": ANN}, language="fr")
        assert (asked.mail, asked.confirmed, asked.seats) == (ANN, False, 1)
        await move(services, live)
        await rounds(notices)
        (first,) = box.mails
        assert (first["To"], first["From"]) == (ANN, "table@example.org")
        assert "deux jours" in text_of(first)
        assert asked.key is not None
        assert asked.key not in first.as_string()
        assert not (await ask(services, mail={"key": asked.key})).confirmed
        with pytest.raises(Refuse):
            await notices.confirm(code_in(first, "confirm")[:-1] + "x")
        assert (await notices.confirm(code_in(first, "confirm"))).mail == ANN
        assert (await ask(services, mail={"key": asked.key}, language="fr")).confirmed
        await until_turn_of(services, live, 0)
        await until_turn_of(services, live, 1)
        await rounds(notices)
        second = box.mails[-1]
        assert f"https://table.example/table/{live.row.match}" in text_of(second)
        stop = second["List-Unsubscribe"].strip("<>")
        assert stop.startswith("https://table.example/api/notices/stop?code=")
        assert second["List-Unsubscribe-Post"] == "List-Unsubscribe=One-Click"
        assert code_in(second, "stop") == stop.partition("=")[2]
        await notices.stop(code_in(second, "stop"))
        assert await services.store.read(lambda c: c.execute(select(sql_tables.channels)).all()) == []
        with pytest.raises(Refuse) as refused:
            await ask(services, mail={"key": asked.key})
        assert refused.value.code == "no-such-notices"

    mailed(tmp_path, work)


def test_nobody_is_flooded_with_confirmations(tmp_path: Path) -> None:
    async def work(services: Services, box: Postbox) -> None:
        for number in range(4):
            asked = await ask(services, mail={"address": ANN.upper() if number else ANN}, who=f"1.1.1.{number}")
            await services.notices.no_more(b.NotifyNoMore(key=asked.key))
        with pytest.raises(Refuse) as refused:
            await ask(services, mail={"address": ANN}, who="1.1.1.9")
        assert (refused.value.status, refused.value.code) == (429, "too-many-mails")
        for number in range(5):
            await ask(services, mail={"address": f"bob{number}@example.org"}, who="2.2.2.2")
        with pytest.raises(Refuse):
            await ask(services, mail={"address": "bob9@example.org"}, who="2.2.2.2")

    mailed(tmp_path, work)


def test_nobody_takes_all_confirmations_of_an_address(tmp_path: Path) -> None:
    """Or its owner couldn't confirm it for two days, and for ever if somebody goes on."""

    async def work(services: Services, box: Postbox) -> None:
        for number in range(3):
            await ask(services, mail={"address": ANN}, who=f"2001:db8:1:2::{number}")
        with pytest.raises(Refuse) as refused:
            await ask(services, mail={"address": ANN}, who="2001:db8:1:2::9")
        assert (refused.value.status, refused.value.code) == (429, "too-many-mails")
        assert (await ask(services, mail={"address": ANN}, who="1.1.1.1")).mail == ANN

    mailed(tmp_path, work)


def test_links_that_are_too_old(tmp_path: Path) -> None:
    async def work(services: Services, box: Postbox) -> None:
        await ask(services, mail={"address": ANN})
        await rounds(services.notices)
        table, old = sql_tables.channels, now() - timedelta(days=3)
        made = (await services.store.rows(rows.Channel, select(table)))[0].made
        code = (await services.notices.keys.found()).code("confirm", rows.channel_of("x"), made)
        with pytest.raises(Refuse):
            await services.notices.confirm(code)
        await services.store.write(lambda c: c.execute(update(table).values(made=old)) and None)
        with pytest.raises(Refuse) as refused:
            await services.notices.confirm(code_in(box.mails[0], "confirm"))
        assert refused.value.code == "no-such-code"
        await services.store.write(rows.clean_up)
        assert await services.store.read(lambda c: c.execute(select(table)).all()) == []

    mailed(tmp_path, work)


@pytest.mark.parametrize(
    ("said", "left"),
    [
        ("550 nobody", []),
        ("550 5.1.1 there is nobody of that name", []),
        ("550 5.4.5 you have sent too much today", [ANN]),
        ("550 5.7.1 we take no mail from you", [ANN]),
        ("553 5.1.8 we don't know who you are", [ANN]),
        ("530 say who you are first", [ANN]),
        ("450 not now", [ANN]),
    ],
)
def test_an_address_that_nobody_has_is_forgotten(tmp_path: Path, said: str, left: list[str]) -> None:
    """But none because of what the mail server thinks of this one: it would say the same of everybody's."""

    async def work(services: Services, box: Postbox) -> None:
        box.refuse = said
        await ask(services, mail={"address": ANN})
        await rounds(services.notices)
        assert box.mails == []
        addresses = select(sql_tables.channels.c.address)
        assert await services.store.read(lambda c: list(c.execute(addresses).scalars())) == left

    mailed(tmp_path, work)


def test_a_stop_that_cannot_be_stored_says_so(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """The mail program then tries again; it won't if it hears that all is well."""

    async def full(_work: object) -> None:
        raise NotStored

    async def work(services: Services, box: Postbox) -> None:
        await ask(services, mail={"address": ANN})
        await rounds(services.notices)
        code = box.mails[0]["List-Unsubscribe"].strip("<>").partition("=")[2]
        with monkeypatch.context() as patch:
            patch.setattr(services.store, "write", full)
            with pytest.raises(NotStored) as refused:
                await services.notices.stop(code)
            assert (refused.value.status, refused.value.wait) == (503, 5)
            await services.notices.stop(code[:-1] + "x")
        await services.notices.stop(code)
        await services.notices.stop(code)
        assert await services.store.read(lambda c: c.execute(select(sql_tables.channels)).all()) == []

    mailed(tmp_path, work)


def test_no_mail_where_none_is_set(tmp_path: Path) -> None:
    async def work(services: Services) -> None:
        assert (await services.notices.offered()).mail is False
        with pytest.raises(Refuse) as refused:
            await ask(services, mail={"address": ANN})
        assert refused.value.code == "no-mail"

    with_notices(tmp_path, work)


@pytest.mark.parametrize(
    ("name", "value"),
    [
        ("WATERSHED_SMTP", "mail.example:25"),
        ("WATERSHED_SMTP", "smtp://"),
        ("WATERSHED_SMTP", "smtp://user:hush@[mail"),
        ("WATERSHED_MAIL_FROM", "table"),
        ("WATERSHED_MAIL_FROM", "a@b.example\r\nBcc: c@d.example"),
        ("WATERSHED_PRIVATE_HOSTS", "http://chat"),
    ],
)
def test_settings_that_make_no_sense(monkeypatch: pytest.MonkeyPatch, name: str, value: str) -> None:
    monkeypatch.setenv(name, value)
    with pytest.raises(BadSettings) as refused:
        settings_of()
    assert str(refused.value).startswith(f"{name} can't be used: ")
    assert "hush" not in str(refused.value)
