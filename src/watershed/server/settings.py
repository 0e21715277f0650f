"""What a server can be told, from the command line and the environment."""

from __future__ import annotations

import os
from dataclasses import dataclass, field
from pathlib import Path

HERE = Path(__file__).parent


def built_client() -> Path:
    """The browser's part: in the package, or where the repository builds it."""
    folders = (HERE / "static", HERE.parents[2] / "web" / "dist")
    return next((folder for folder in folders if (folder / "index.html").is_file()), folders[0])


def default_database() -> str:
    """`DATABASE_URL`, or a file in the person's own data folder."""
    if url := os.environ.get("DATABASE_URL"):
        return url
    data = os.environ.get("XDG_DATA_HOME") or str(Path.home() / ".local" / "share")
    return str(Path(data) / "watershed" / "table.db")


def sqlalchemy_url(database: str) -> str:
    """A file name or a URL as people write it -> the URL with the driver that is used."""
    for start in ("postgres://", "postgresql://"):
        if database.startswith(start):
            return "postgresql+psycopg://" + database.removeprefix(start)
    return database if "://" in database else f"sqlite:///{database}"


def allowed_origins() -> tuple[str, ...]:
    """`WATERSHED_ORIGINS`: further addresses whose pages may open a socket, separated by commas."""
    return tuple(part.strip() for part in os.environ.get("WATERSHED_ORIGINS", "").split(",") if part.strip())


def bot_pace() -> float:
    """`WATERSHED_BOT_PACE`: seconds between a bot's moves, so that people can follow."""
    return float(os.environ.get("WATERSHED_BOT_PACE", "0.5"))


@dataclass(frozen=True)
class Rate:
    """A token bucket: so many at once, and so many a second after that."""

    burst: float
    a_second: float


def requests_rate() -> Rate:
    """`WATERSHED_REQUESTS`: how many matches may be started or joined at once from one address, and a 20th a second."""
    burst = float(os.environ.get("WATERSHED_REQUESTS", "40"))
    return Rate(burst, burst / 20)


def lines_held() -> int:
    """`WATERSHED_SOCKETS`: how many sockets one address may hold open."""
    return int(os.environ.get("WATERSHED_SOCKETS", "500"))


@dataclass(frozen=True)
class Settings:
    database: str = field(default_factory=default_database)
    redis: str | None = field(default_factory=lambda: os.environ.get("REDIS_URL") or None)  # between several servers
    bot_workers: int = 1
    bot_pace: float = field(default_factory=bot_pace)
    static: Path = field(default_factory=built_client)
    origins: tuple[str, ...] = field(default_factory=allowed_origins)
    messages: Rate = Rate(60, 20)  # over one socket
    requests: Rate = field(default_factory=requests_rate)  # POSTs from one address
    largest: int = 16_384  # bytes in a request's body
    largest_message: int = 4_096  # bytes in a socket message
    watchers: int = 200  # sockets on one match
    sockets: int = field(default_factory=lines_held)  # from one address
    hello_within: float = 10.0  # seconds
    watch_every: float = 1.0  # seconds between looks for clocks that have run out
    kept_matches: int = 500  # matches held in memory before idle ones are put away
