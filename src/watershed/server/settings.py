"""The settings of a server, from the command line and the environment."""

from __future__ import annotations

import ipaddress
import os
import re
from dataclasses import dataclass
from pathlib import Path
from typing import Annotated, Any
from urllib.parse import urlsplit

from pydantic import Field, ValidationError, ValidationInfo, field_validator
from pydantic_settings import BaseSettings, NoDecode, SettingsConfigDict

from watershed.folders import data_folder

HERE = Path(__file__).parent
REFILL, REFILL_MESSAGES = 20, 3  # seconds in which a burst of requests, or of messages, is free again
PREFIX = "WATERSHED_"
IN_FRONT, HERE_ONLY = "FORWARDED_ALLOW_IPS", "127.0.0.1,::1"  # web servers in front of us, as uvicorn names them
MOST_BURST, MOST_WORKERS = 1_000_000, 256
LONGEST_ADDRESS = 200
SHOWN = 200  # letters of a folder
ORIGIN = re.compile(r"https?://[^/\s,]+")


HOST = re.compile(r"[a-z0-9._:-]{1,253}")
SENDER = re.compile(r"[^\s@<>]+@[\w.-]+|[^<>\n\r\"]* <[^\s@<>]+@[\w.-]+>")
SMTP = ("smtp", "smtp+starttls", "smtps")


class BadSettings(Exception):
    """A setting that makes no sense, in one sentence."""


@dataclass(frozen=True)
class Rate:
    """The rate of a token bucket: how many at once, and how many per second after that."""

    burst: float
    a_second: float


def built_client() -> Path:
    """The browser's part: in the package, or where the repository builds it."""
    folders = (HERE / "static", HERE.parents[2] / "web" / "dist")
    return next((folder for folder in folders if (folder / "index.html").is_file()), folders[0])


def own_database() -> str:
    """A file in the user's data folder."""
    return str(data_folder() / "table.db")


def sqlalchemy_url(database: str) -> str:
    """The URL with our driver, from a file name or a URL as people write it."""
    for start in ("postgres://", "postgresql://"):
        if database.startswith(start):
            return "postgresql+psycopg://" + database.removeprefix(start)
    return database if "://" in database else f"sqlite:///{database}"


def good_smtp(url: str) -> None:
    """Raise ValueError unless it names an SMTP server. The address isn't repeated: it has a password in it."""
    try:
        parts = urlsplit(url)
        good = parts.scheme in SMTP and bool(parts.hostname) and parts.port != 0
    except ValueError:
        good = False
    if not good:
        raise ValueError("it looks like smtp+starttls://user:password@host:587, smtps://... or smtp://...")


class Settings(BaseSettings):
    """Each by its name, or from the environment: `WATERSHED_` and the name, except the two with an alias."""

    model_config = SettingsConfigDict(
        env_prefix=PREFIX, env_ignore_empty=True, frozen=True, extra="forbid", populate_by_name=True
    )

    database: str = Field(default_factory=own_database, validation_alias="DATABASE_URL")
    redis: str | None = Field(default=None, validation_alias="REDIS_URL")  # between several servers
    bot_workers: Annotated[int, Field(ge=1, le=MOST_WORKERS)] = 1
    bot_pace: Annotated[float, Field(ge=0, le=60)] = 0.5  # seconds between a bot's moves, so that people can follow
    warm_up: bool = True  # compile the search of every game at the start, in the background
    static: Path = Field(default_factory=built_client)
    address: str | None = None  # where people find this table, as it signs logs
    smtp: str | None = None  # the server that sends mail
    mail_from: str | None = None
    private_hosts: Annotated[tuple[str, ...], NoDecode] = ()  # to which notices may go at private addresses
    notice_after: Annotated[float, Field(ge=0, le=3600)] = 5.0  # seconds in which a player may still come by themselves
    origins: Annotated[tuple[str, ...], NoDecode] = ()  # other origins whose pages may open a socket
    messages: Annotated[Rate, NoDecode] = Rate(60, 60 / REFILL_MESSAGES)  # over one socket
    requests: Annotated[Rate, NoDecode] = Rate(40, 40 / REFILL)  # POSTs from one address
    largest: Annotated[int, Field(ge=1024)] = 16_384  # bytes in a request's body
    largest_message: Annotated[int, Field(ge=1024)] = 4_096  # bytes in a socket message
    watchers: Annotated[int, Field(ge=0)] = 200  # spectators of one match
    sockets: Annotated[int, Field(ge=1)] = 500  # from one address, besides those of players
    connections: Annotated[int, Field(ge=1)] = 500  # from one address, besides sockets
    head_within: Annotated[float, Field(gt=0, le=3600)] = 10.0  # seconds, for the head of a request
    body_within: Annotated[float, Field(gt=0, le=3600)] = 20.0  # seconds, for its body
    send_within: Annotated[float, Field(gt=0, le=3600)] = 60.0  # seconds, to read some of what waits
    hello_within: Annotated[float, Field(gt=0, le=3600)] = 10.0  # seconds
    watch_every: Annotated[float, Field(gt=0, le=3600)] = 1.0  # seconds between looks for clocks that have run out
    away_ask: Annotated[float, Field(ge=1, le=30 * 86_400)] = 180.0  # seconds, before a bot may be proposed
    away_alone: Annotated[float, Field(ge=1, le=30 * 86_400)] = 600.0  # the same, where nobody else is here
    away_slow: Annotated[float, Field(ge=1, le=30 * 86_400)] = 86_400.0  # the same, in a game that isn't live
    away_every: Annotated[float, Field(gt=0, le=3600)] = 5.0  # seconds between looks for who is away
    away_noticed: Annotated[float, Field(ge=0, le=3600)] = 20.0  # seconds: a reload is no absence
    keep_unfinished: Annotated[int, Field(ge=0, le=36_500)] = 0  # days since the last move; 0 is for ever
    keep_finished: Annotated[int, Field(ge=0, le=36_500)] = 0  # days since the end
    keep_waiting: Annotated[int, Field(ge=0, le=36_500)] = 0  # days since a table was opened that never began
    chat: bool = True
    kept_matches: Annotated[int, Field(ge=1)] = 500  # matches in memory before idle ones are unloaded

    @field_validator("origins", mode="before")
    @classmethod
    def _split(cls, given: Any) -> Any:
        """Separated by commas."""
        if not isinstance(given, str):
            return given
        found = tuple(part.strip() for part in given.split(",") if part.strip())
        for origin in found:
            if not ORIGIN.fullmatch(origin):
                raise ValueError(f"an origin looks like https://table.example, not {origin[:40]!r}")
        return found

    @field_validator("private_hosts", mode="before")
    @classmethod
    def _hosts(cls, given: Any) -> Any:
        """Names without ports, separated by commas."""
        if not isinstance(given, str):
            return given
        found = tuple(part.strip().lower() for part in given.split(",") if part.strip())
        for host in found:
            if not HOST.fullmatch(host):
                raise ValueError(f"a host is a name or an address without a port, not {host[:40]!r}")
        return found

    @field_validator("smtp")
    @classmethod
    def _smtp(cls, given: str | None) -> str | None:
        if given:
            good_smtp(given)
        return given or None

    @field_validator("mail_from")
    @classmethod
    def _mail_from(cls, given: str | None) -> str | None:
        found = given.strip() if given else ""
        if found and not SENDER.fullmatch(found):
            raise ValueError("it looks like table@example.org, or Watershed <table@example.org>")
        return found or None

    @property
    def mails(self) -> tuple[str, str] | None:
        """How mails are sent and from whom, if they are, and their links lead here."""
        return (self.smtp, self.mail_from) if self.smtp and self.mail_from and self.address else None

    @field_validator("address")
    @classmethod
    def _address(cls, given: str | None) -> str | None:
        found = given.strip().rstrip("/") if given else ""
        if found and (len(found) > LONGEST_ADDRESS or not found.isprintable() or not ORIGIN.fullmatch(found)):
            raise ValueError(f"an address looks like https://table.example, not {found[:40]!r}")
        return found or None

    @field_validator("requests", "messages", mode="before")
    @classmethod
    def _rate(cls, given: Any, about: ValidationInfo) -> Any:
        """A burst, and in how many seconds it refills."""
        if not isinstance(given, str):
            return given
        if not given.strip().isdecimal() or not 1 <= int(given[:9]) <= MOST_BURST:
            raise ValueError(f"it has to be a whole number from 1 to {MOST_BURST}")
        return Rate(int(given), int(given) / (REFILL if about.field_name == "requests" else REFILL_MESSAGES))


def settings_of(database: str | None = None, bot_workers: int | None = None) -> Settings:
    """The settings of `watershed serve`. A bad one is explained in one sentence."""
    given: dict[str, Any] = {"database": database, "bot_workers": bot_workers}
    try:
        found = Settings(**{name: value for name, value in given.items() if value})
    except ValidationError as problem:
        first = problem.errors(include_url=False, include_input=False, include_context=False)[0]
        why = first["msg"].removeprefix("Value error, ")
        raise BadSettings(f"{_variable(str(first['loc'][0]))} can't be used: {why}.") from None
    if "static" in found.model_fields_set and not _has_client(found.static):
        raise BadSettings(f"WATERSHED_STATIC can't be used: {str(found.static)[:SHOWN]} has no index.html.")
    in_front()
    return found


def _has_client(folder: Path) -> bool:
    try:
        return (folder / "index.html").is_file()
    except (OSError, ValueError):  # no folder can be called that
        return False


def in_front() -> str:
    """The addresses of web servers in front of us, whose word about where a request comes from is taken."""
    given = os.environ.get(IN_FRONT, HERE_ONLY).strip()
    if given == "*":
        return given
    parts = [part.strip() for part in given.split(",") if part.strip()]
    for part in parts:
        try:
            ipaddress.ip_network(part)
        except ValueError:
            what = f"{part[:40]!r} is neither an address nor a network such as 10.0.0.0/8"
            raise BadSettings(f"{IN_FRONT} can't be used: {what}.") from None
    return ",".join(parts)


def _variable(name: str) -> str:
    """A setting as the environment names it."""
    return name if name.isupper() else f"{PREFIX}{name.upper()}"
