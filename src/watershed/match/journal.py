"""What has happened, as somebody may read it."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from watershed.kernel.record import Ints
from watershed.kit.game import Edition, Entry, Event, Game
from watershed.kit.messages import Speaker

from .history import History

EVERYONE = -1  # the readers' mask of somebody who may read everything


def event_of(row: Sequence[int], mask: int) -> Event:
    """An event as a reader with the bits of that mask may read it."""
    what, seat, card, count, other, *readers = row
    if readers and readers[0] and not readers[0] & mask:
        return Event(what, seat, hidden=True)
    return Event(what, seat, card, count, other)


def events_of(history: History, first: int, mask: int) -> Iterator[Event]:
    """The events of every line from a number on, for a reader with the bits of that mask."""
    for number in range(first, len(history) + 1):
        yield from (event_of(row, mask) for row in history.events(number).tolist())


def reveal(game: Game, events: Ints) -> bool:
    """Whether some of the events showed somebody what nobody could know before."""
    return any(game.messages.reveals(event_of(row, EVERYONE)) for row in events.tolist())


def entries_of(
    game: Game, edition: Edition, seats: int, history: History, first: int, mask: int, speaker: Speaker
) -> Iterator[Entry]:
    """The entries of every line from a number on, for a reader with the bits of that mask."""
    for number in range(first, len(history) + 1):
        for row in history.events(number).tolist():
            event = event_of(row, mask)
            seat = event.seat if event.seat < seats else None
            message = game.messages.event(edition, event)
            yield Entry(number, seat, game.kinds[event.what], message, speaker)
