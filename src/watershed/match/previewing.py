"""Previews: what a move would change, as far as its seat can know."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any, NamedTuple

from watershed.kernel.record import Records, lay_open
from watershed.kit.game import Edition, Game, Tally
from watershed.kit.messages import Message

from .turns import legal_on

TRIALS = 16  # tables on which a move is tried; enough that a die shows every face


@dataclass(frozen=True)
class Change:
    """A number that a move would change."""

    seat: int | None  # None for what belongs to nobody
    what: str
    before: int
    after: int


class Previewed(NamedTuple):
    """The certain changes of a move, and notes about the rest."""

    changes: list[Change]
    notes: list[Message]


def previewed(
    game: Game, edition: Edition, book: Any, records: Records, seat: int, actions: Sequence[int]
) -> Previewed:
    """Try a move on tables dealt again for the seat that decides. Numbers that differ between them depend on chance and
    are left out.
    """
    befores: list[Tally] = []
    afters: list[Tally] = []
    for deal in range(TRIALS):
        table: Any = lay_open(game.table, records.copy())
        if game.veil:
            game.veil(table, seat, deal)
        game.rules.redeal(book, table, seat, deal)
        befores.append(game.preview.tally(edition, table, seat))
        _try(game, book, table, seat, actions)
        afters.append(game.preview.tally(edition, table, seat))
    certain = [
        Change(*key, before, afters[0][key])
        for key, before in befores[0].items()
        if afters[0][key] != before and _agree(befores, key) and _agree(afters, key)
    ]
    return Previewed(certain, game.preview.notes(edition, table, seat, actions[-1]))


def _agree(tallies: Sequence[Tally], key: tuple[int | None, str]) -> bool:
    return all(tally[key] == tallies[0][key] for tally in tallies)


def _try(game: Game, book: Any, table: Any, seat: int, actions: Sequence[int]) -> None:
    """Play a chain as far as possible: a die may end it early."""
    for action in actions:
        if action not in legal_on(game, book, table, seat):
            return
        game.rules.apply(book, table, seat, action)
