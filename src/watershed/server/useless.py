"""Settings that do nothing. The server says so when it starts, because nobody would notice otherwise."""

from __future__ import annotations

import difflib
import os
from collections.abc import Iterator, Mapping

from watershed.kernel import keeping
from watershed.kit import own_books
from watershed.kit.game import games

from .settings import PREFIX, Settings

COMMANDS = {keeping.SETTING, keeping.TOLD, own_books.SETTING, "WATERSHED_GAMES", "WATERSHED_LOG", "WATERSHED_RULES"}
DEVELOPERS = {  # of the tests, the benches and the browser's build
    "WATERSHED_BESIDE_GAMES",
    "WATERSHED_BESIDE_SEARCHED",
    "WATERSHED_CHAOS_MINUTES",
    "WATERSHED_CHAOS_PARTLY",
    "WATERSHED_COMPARED_MOVES",
    "WATERSHED_KILLS",
    "WATERSHED_PYTHON",
    "WATERSHED_RANDOM_GAMES",
    "WATERSHED_REDEALT_GAMES",
    "WATERSHED_SERVER",
}
ALIKE = 0.5  # two names, from 0 to 1, before one is taken for the other
SHOWN = 60  # letters of a name


def useless(settings: Settings, environment: Mapping[str, str] = os.environ) -> Iterator[str]:
    """A sentence for each setting that does nothing."""
    yield from map(_unknown, unknown(environment))
    missing = [name for name, value in (("MAIL_FROM", settings.mail_from), ("ADDRESS", settings.address)) if not value]
    if settings.smtp and missing:
        yield f"No mail is sent until {' and '.join(PREFIX + name for name in missing)} {_are(missing)} set."


def unknown(environment: Mapping[str, str]) -> list[str]:
    """The names that nothing here reads. A game from elsewhere may have settings of its own, after its short name."""
    known = {*_of_the_server(), *COMMANDS, *DEVELOPERS}
    own = tuple(f"{PREFIX}{game.upper()}_" for game in games())
    return sorted(
        name
        for name in environment
        if name.startswith(PREFIX) and name.upper() not in known and not name.upper().startswith(own)
    )


def _unknown(name: str) -> str:
    bare = {known.removeprefix(PREFIX): known for known in (*_of_the_server(), *COMMANDS - {keeping.TOLD})}
    near = difflib.get_close_matches(name.upper().removeprefix(PREFIX)[:SHOWN], bare, 1, ALIKE)
    meant = f" Did you mean {bare[near[0]]}?" if near else ""
    return f"There is no setting {name[:SHOWN]}.{meant}"


def _of_the_server() -> list[str]:
    return [PREFIX + name.upper() for name in Settings.model_fields]


def _are(some: list[str]) -> str:
    return "is" if len(some) == 1 else "are"
