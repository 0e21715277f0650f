"""What completing a claim would bring, worked out by completing it on a copy of the table."""

from __future__ import annotations

from typing import NamedTuple

from watershed.kernel.actions import encode
from watershed.kernel.record import duplicate
from watershed.kit.game import Edition

from .book import Book
from .names import DECK, Event, Move, Question, Reason, Type, Verb
from .rules.complete import complete
from .rules.effects import carry_on
from .rules.turn import answer
from .table import Table


class Brought(NamedTuple):
    """Tokens, least and most where it depends on whom the seat attacks."""

    least: int
    most: int
    gaining: int = 0  # the card whose effect gains another one that isn't counted: it's still to be chosen or drawn


def completed(edition: Edition, table: Table, seat: int) -> Brought:
    """What completing would bring a seat if it were its turn now. Nobody knows the top card of the deck, so on the copy
    the deck is empty."""
    trial = duplicate(Table, table)
    unknown = trial.drawn < DECK
    trial.turn, trial.question, trial.noted, trial.drawn = seat, Question.NONE, 0, DECK
    complete(edition.opened(Book), trial, seat)
    return _carried_on(edition, trial, int(table.tokens[seat]), unknown)


def _carried_on(edition: Edition, trial: Table, before: int, unknown: bool) -> Brought:
    """What the effects under way would bring."""
    book, seat = edition.opened(Book), int(trial.turn)
    carry_on(book, trial)
    while trial.question == Question.WONDER:  # which one is lost makes no difference to tokens
        _answer(edition, trial, encode(Move.WRECK, int(trial.top[trial.victim, Type.WONDER])))
        carry_on(book, trial)
    if trial.question == Question.TARGET:
        return _attacked(edition, trial, before, unknown)
    brought = int(trial.tokens[seat]) - before
    gaining = int(trial.cause) if trial.question == Question.GAIN else 0
    return Brought(brought, brought, gaining or (_drawing(book, trial) if unknown else 0))


def _attacked(edition: Edition, trial: Table, before: int, unknown: bool) -> Brought:
    """An attack for which there is a choice: each choice is tried."""
    found = []
    for other in range(trial.seats):
        if trial.victims >> other & 1:
            struck = duplicate(Table, trial)
            _answer(edition, struck, encode(Move.ATTACK, other))
            found.append(_carried_on(edition, struck, before, unknown))
    least, most = min(one.least for one in found), max(one.most for one in found)
    return Brought(least, most, max(one.gaining for one in found))


def _answer(edition: Edition, trial: Table, action: int) -> None:
    trial.question = Question.NONE
    answer(edition.opened(Book), trial, trial.turn, action)


def _drawing(book: Book, trial: Table) -> int:
    """The card whose effect would have drawn from the deck, or 0."""
    for what, _, card, _, reason in trial.events[: trial.noted].tolist():
        missed = what == Event.NO_TARGET and reason == Reason.NOTHING_TO_GAIN
        if missed and Verb.GAIN_TOP in book.verb[card].tolist():
            return int(card)
    return 0
