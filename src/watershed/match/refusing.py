"""Why a move isn't possible. The rules decide: what they don't list is refused, and the game says why."""

from __future__ import annotations

from typing import Any

from watershed.kit.game import Edition, Game, Refusal, refusal
from watershed.kit.messages import Seat, Speaker

from .turns import legal_on, waiting_on


def spoken(found: Refusal, speaker: Speaker) -> Refusal:
    """A refusal in the words of its reader."""
    return Refusal(found.message, found.code, speaker)


def against(game: Game, edition: Edition, table: Any, seat: int, action: int) -> Refusal | None:
    """The reason against an action of a seat; None if it is legal."""
    book: Any = edition.opened(game.book)
    waiting = waiting_on(game, book, table)
    if waiting and seat not in waiting:
        one = refusal("wrong-seat", turn=Seat(waiting[0]), who=Seat(seat))
        many = refusal("wrong-seat", id="refused-not-waiting", who=Seat(seat))
        return one if len(waiting) == 1 else many
    return None if action in legal_on(game, book, table, seat) else _reason(game, edition, table, seat, action)


def shown_but_refused(game: Game, edition: Edition, table: Any, seat: int) -> dict[str, Refusal]:
    """The moves that a board shows a seat but that aren't possible: their words, and why not. Nothing is shown to a
    seat that isn't waiting.
    """
    book: Any = edition.opened(game.book)
    if seat not in waiting_on(game, book, table):
        return {}
    possible = set(legal_on(game, book, table, seat))
    refused = [action for action in game.view.shown(edition, table, seat) if action not in possible]
    return {game.notation.words_of(edition, action): _reason(game, edition, table, seat, action) for action in refused}


def _reason(game: Game, edition: Edition, table: Any, seat: int, action: int) -> Refusal:
    return game.messages.why_not(edition, table, seat, action) or refusal("not-possible")
