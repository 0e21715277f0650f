"""The settings of a server, from the command line and the environment."""

from __future__ import annotations

from dataclasses import dataclass
from pathlib import Path
from typing import Annotated, Any

from pydantic import Field, ValidationError, field_validator
from pydantic_settings import BaseSettings, NoDecode, SettingsConfigDict

from watershed.folders import data_folder

HERE = Path(__file__).parent
REFILL = 20  # seconds in which a burst of requests is free again


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


class Settings(BaseSettings):
    """Each by its name, or from the environment: `WATERSHED_` and the name, except the two with an alias."""

    model_config = SettingsConfigDict(
        env_prefix="WATERSHED_", env_ignore_empty=True, frozen=True, extra="forbid", populate_by_name=True
    )

    database: str = Field(default_factory=own_database, validation_alias="DATABASE_URL")
    redis: str | None = Field(default=None, validation_alias="REDIS_URL")  # between several servers
    bot_workers: Annotated[int, Field(ge=1)] = 1
    bot_pace: Annotated[float, Field(ge=0)] = 0.5  # seconds between a bot's moves, so that people can follow
    warm_up: bool = True  # compile the search of every game at the start, in the background
    static: Path = Field(default_factory=built_client)
    origins: Annotated[tuple[str, ...], NoDecode] = ()  # other origins whose pages may open a socket
    messages: Rate = Rate(60, 20)  # over one socket
    requests: Annotated[Rate, NoDecode] = Rate(40, 40 / REFILL)  # POSTs from one address
    largest: int = 16_384  # bytes in a request's body
    largest_message: int = 4_096  # bytes in a socket message
    watchers: int = 200  # spectators of one match
    sockets: Annotated[int, Field(ge=1)] = 500  # from one address, besides those of players
    hello_within: float = 10.0  # seconds
    watch_every: float = 1.0  # seconds between looks for clocks that have run out
    kept_matches: int = 500  # matches in memory before idle ones are unloaded

    @field_validator("origins", mode="before")
    @classmethod
    def _split(cls, given: Any) -> Any:
        """Separated by commas."""
        return tuple(part.strip() for part in given.split(",") if part.strip()) if isinstance(given, str) else given

    @field_validator("requests", mode="before")
    @classmethod
    def _rate(cls, given: Any) -> Any:
        """A burst, which refills in `REFILL` seconds."""
        return Rate(float(given), float(given) / REFILL) if isinstance(given, str) else given


def settings_of(database: str | None = None, bot_workers: int = 1) -> Settings:
    """The settings of `watershed serve`. A bad one is explained in one sentence."""
    given: dict[str, Any] = {"bot_workers": bot_workers} | ({"database": database} if database else {})
    try:
        return Settings(**given)
    except ValidationError as problem:
        first = problem.errors(include_url=False, include_input=False, include_context=False)[0]
        raise BadSettings(f"{_variable(str(first['loc'][0]))} can't be used: {first['msg']}.") from None


def _variable(name: str) -> str:
    """A setting as the environment names it."""
    return name if name.isupper() else f"WATERSHED_{name.upper()}"
