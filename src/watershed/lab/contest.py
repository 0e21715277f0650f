"""Single games between any bots, searches included: for ladders and comparisons."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace
from typing import Any

import numpy as np

from watershed.bots.levels import Level, level
from watershed.bots.searcher import Stop
from watershed.kernel.contract import first_of
from watershed.kernel.record import blank
from watershed.kit.game import Edition, game
from watershed.match.setup import full_options, options_row

from .own import Bot, seated


@dataclass(frozen=True)
class Played:
    """The result of one game, by seat."""

    seed: int
    places: tuple[int, ...]
    scores: tuple[int, ...]
    log: tuple[tuple[int, int], ...]  # every move: whose it was, and the action

    @property
    def moves(self) -> int:
        """How many moves there were."""
        return len(self.log)


class Unfinished(Exception):
    """A game that was stopped before its end."""


def play_one(
    name: str,
    bots: Sequence[str | Level | Bot],
    seed: int,
    options: Mapping[str, int] | None = None,
    book: str | Edition | None = None,
    *,
    reuse: bool = True,
    stop: Stop | None = None,
) -> Played:
    """Play one game, compiled. A bot is a name, a level of your own making, or a bot of your own. The same call gives
    the same game as long as no budget is in seconds. `stop` ends it early and raises Unfinished.
    """
    found = game(name)
    edition = book if isinstance(book, Edition) else found.open_book(book)
    rules = found.rules.compiled()
    records = blank(found.table)
    table, record = records[0], edition.records[0]
    rules.setup(record, table, len(bots), options_row(found, full_options(found, len(bots), options or {})), seed)
    crew = [seated(bot, found, seed + 1 + seat, compiled=True) for seat, bot in enumerate(bots)]
    log: list[tuple[int, int]] = []
    asked: dict[int, int] = {}  # how many moves had been played when a seat was last asked
    while (seat := int(first_of(rules.waiting(record, table)))) >= 0:
        since = log[asked[seat] :] if reuse and seat in asked else None
        asked[seat] = len(log)
        action = crew[seat].choose(edition, records.tobytes(), seat, since, stop)
        if stop is not None and stop():
            raise Unfinished
        rules.apply(record, table, seat, action)
        log.append((seat, action))
    places, scores = (_row(rule, record, table, len(bots)) for rule in (rules.ranks, rules.scores))
    return Played(seed, places, scores, tuple(log))


def _row(rule: Any, record: Any, table: Any, seats: int) -> tuple[int, ...]:
    out = np.zeros(seats, np.int16)
    rule(record, table, out)
    return tuple(int(number) for number in out)


def rotated(
    one: str | Level, others: str | Level, seats: int, seeds: Sequence[int]
) -> list[tuple[list[str | Level], int]]:
    """Arguments for `play_one`: one bot against others of one kind, in every seat on every seed."""
    return [
        ([one if seat == mine else others for seat in range(seats)], seed) for seed in seeds for mine in range(seats)
    ]


def share_of_win(played: Played, seat: int) -> float:
    """1 for a win, part of it for a shared one."""
    return played.places.count(1) ** -1 if played.places[seat] == 1 else 0.0


def changed(name: str, **changes: Any) -> Level:
    """A named level with other parameters or budget: `changed("sage", parameters=SearchParameters(plies=12))`."""
    return replace(level(name), **changes)
