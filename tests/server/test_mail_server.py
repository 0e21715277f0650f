"""Mail over TLS, with a name and a password. Where something is wrong, no secret is sent and the log says why once."""

from __future__ import annotations

from collections.abc import MutableMapping
from pathlib import Path
from typing import Any
from urllib.parse import quote

import pytest
from sqlalchemy import select
from structlog.testing import capture_logs

from watershed.server import sql_tables
from watershed.server.notices.queue import Delivery
from watershed.server.services import Services

from .mailing import PASSWORD, USER, MailServer, certificate, mail_server
from .noticing import rounds, with_notices
from .test_mail import ANN, ask

LOGIN = f"{quote(USER, safe='')}:{quote(PASSWORD, safe='')}@"
TLS = ("smtps", "smtp+starttls")
SECRETS = (ANN, USER, PASSWORD, "hush", quote(PASSWORD, safe=""))


def trusted(monkeypatch: pytest.MonkeyPatch, file: Path) -> Path:
    """As an operator makes a certificate of their own known."""
    monkeypatch.setenv("SSL_CERT_FILE", str(file))
    return file


def send(folder: Path, server: MailServer, login: str = LOGIN) -> tuple[list[MutableMapping[str, Any]], int]:
    """Send one mail. What the log says, and how many wait to be sent again."""
    left: list[int] = []

    async def work(services: Services) -> None:
        await ask(services, mail={"address": ANN})
        await rounds(services.notices)
        left.append(len(await services.store.rows(Delivery, select(sql_tables.deliveries))))

    with mail_server(server), capture_logs() as logs:
        url = f"{server.scheme}://{login}127.0.0.1:{server.port}"
        with_notices(folder, work, smtp=url, mail_from="table@example.org")
    return [said for said in logs if said["log_level"] != "debug"], left[0]


@pytest.mark.parametrize("scheme", TLS)
@pytest.mark.parametrize("login", [LOGIN, ""])
def test_a_mail_over_tls(tmp_path: Path, monkeypatch: pytest.MonkeyPatch, scheme: str, login: str) -> None:
    server = MailServer(scheme, trusted(monkeypatch, certificate(tmp_path)))
    assert send(tmp_path, server, login) == ([], 0)
    assert [mail["To"] for mail in server.mails] == [ANN]
    assert any(line.startswith(b"AUTH ") for line in server.hidden) is bool(login)
    assert is_nothing(server.clear)


def test_a_login_without_tls(tmp_path: Path) -> None:
    """As to a mail server on the same machine."""
    server = MailServer("smtp", certificate(tmp_path), offers=("AUTH PLAIN",))
    assert send(tmp_path, server) == ([], 0)
    assert len(server.mails) == 1


def is_nothing(clear: list[bytes]) -> bool:
    """Whether only greetings were sent in clear text."""
    return all(line.split()[:1] in ([], [b"ehlo"], [b"STARTTLS"], [b"QUIT"]) for line in clear)


@pytest.mark.parametrize("scheme", TLS)
def test_a_login_that_is_refused(tmp_path: Path, monkeypatch: pytest.MonkeyPatch, scheme: str) -> None:
    server = MailServer(scheme, trusted(monkeypatch, certificate(tmp_path)), password="another")
    logs, left = send(tmp_path, server)
    assert told(logs) == "it refuses the user or the password (535)"
    assert (left, server.mails) == (1, []), "it is tried again, as the operator may mend it"
    assert is_nothing(server.clear)


def told(logs: list[MutableMapping[str, Any]]) -> str:
    """Why the mail server took no mail, as the one line of the log says without any secret or traceback."""
    (said,) = logs
    assert (said["event"], said["log_level"]) == ("the mail server took no mail", "warning")
    assert "exc_info" not in said
    assert not any(secret in str(said) for secret in SECRETS)
    return str(said["why"])


@pytest.mark.parametrize("login", [LOGIN, ""])
def test_a_server_without_starttls_is_sent_nothing(tmp_path: Path, login: str) -> None:
    server = MailServer("smtp+starttls", certificate(tmp_path), offers=("AUTH PLAIN LOGIN",))
    logs, left = send(tmp_path, server, login)
    assert told(logs) == "it doesn't offer what WATERSHED_SMTP wants: STARTTLS, or a login that we know"
    assert (left, server.mails, server.hidden) == (1, [], [])
    assert is_nothing(server.clear)


def test_a_server_without_logins_is_sent_nothing(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    server = MailServer("smtp+starttls", trusted(monkeypatch, certificate(tmp_path)), offers=("STARTTLS",))
    logs, left = send(tmp_path, server)
    assert told(logs) == "it doesn't offer what WATERSHED_SMTP wants: STARTTLS, or a login that we know"
    assert (left, server.mails) == (1, [])


@pytest.mark.parametrize("scheme", TLS)
@pytest.mark.parametrize("host", ["127.0.0.1", "127.0.0.9"])
def test_a_certificate_that_nobody_trusts(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, scheme: str, host: str
) -> None:
    """Or one that is trusted, of another host."""
    server = MailServer(scheme, certificate(tmp_path, host))
    if host != "127.0.0.1":
        trusted(monkeypatch, server.certificate)
    logs, left = send(tmp_path, server)
    assert told(logs).startswith("its certificate isn't trusted: ")
    assert (left, server.mails) == (1, [])
    assert is_nothing(server.clear)


def test_a_mail_server_that_is_away(tmp_path: Path) -> None:
    server = MailServer("smtps", certificate(tmp_path))

    async def work(services: Services) -> None:
        await ask(services, mail={"address": ANN})
        await rounds(services.notices)

    with capture_logs() as logs:
        with mail_server(server):
            pass
        url = f"smtps://{LOGIN}127.0.0.1:{server.port}"
        with_notices(tmp_path, work, smtp=url, mail_from="table@example.org")
    assert told([said for said in logs if said["log_level"] != "debug"]) == "it can't be reached: Connection refused"
