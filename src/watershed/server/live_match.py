"""A match in memory: the rows, and the table that playing them comes to."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Callable, Sequence
from contextlib import asynccontextmanager
from dataclasses import dataclass, field, replace
from time import monotonic

from watershed.kit.game import Edition, Game, IllegalMove, game
from watershed.match import Entry, Match

from . import clocks, shelf
from .messages import FromServer
from .rows import MatchRow, MoveRow, Progress, SeatRow
from .trouble import Refuse

HEARD_OF = 30.0  # seconds for which the word of another server holds
STALE = "The table has changed since; look again."


@dataclass(eq=False)
class Client:
    """One socket on a match. `send` never waits; a client too slow to read is dropped and comes back by itself."""

    seat: int | None
    send: Callable[[FromServer], None]
    drop: Callable[[], None]
    key: str | None = field(default=None, repr=False)  # the hash of the token that it came with


@dataclass
class Ask:
    """A question to the other people whether moves may be taken back."""

    seq: int
    seat: int
    message: str
    yes: set[int]  # the screens that have agreed
    answer: asyncio.Future[None] | None  # none where it was asked on another server, which decides

    def settle(self, problem: Refuse | None) -> None:
        """Tells whoever asked; nobody, where the line was lost."""
        if self.answer and not self.answer.done():
            self.answer.set_exception(problem) if problem else self.answer.set_result(None)


@dataclass(eq=False)
class LiveMatch:
    """One match. Whoever changes it, or reads more than one thing, holds the lock."""

    row: MatchRow
    seats: list[SeatRow]
    match: Match
    movers: list[int]  # who played each of the moves that stand
    steps: list[MoveRow]  # everything that was stored, moves and undos
    lines: list[Entry]  # the journal
    clients: set[Client] = field(default_factory=set)
    ask: Ask | None = None
    lock: asyncio.Lock = field(default_factory=asyncio.Lock)
    thinking: asyncio.Task[None] | None = None
    elsewhere: dict[str, tuple[set[int], float]] = field(default_factory=dict)  # who is here on other servers, and when
    stop_thinking: Callable[[], None] | None = None  # for what a bot is thinking about now
    hinting: Callable[[], None] | None = None  # stops the hint that is being thought about
    gone: bool = False  # a write failed: this is no longer what the rows come to

    @asynccontextmanager
    async def held(self) -> AsyncIterator[None]:
        """The lock, for as long as this is the match."""
        async with self.lock:
            if self.gone:
                raise Refuse(409, "out-of-date", STALE)
            yield

    @property
    def seq(self) -> int:
        return len(self.steps)

    @property
    def full(self) -> bool:
        return all(seat.kind != "open" for seat in self.seats)

    @property
    def playing(self) -> bool:
        return self.full and not self.match.over

    def here(self) -> set[int]:
        """The seats of those who have the match open, on this server or on another."""
        recent = monotonic() - HEARD_OF
        others = [seats for seats, heard in self.elsewhere.values() if heard > recent]
        return self.here_now().union(*others)

    def here_now(self) -> set[int]:
        """Those on this server."""
        return {client.seat for client in self.clients if client.seat is not None}

    def step_of(self, message: str) -> MoveRow | None:
        """What a message did, if it was carried out already."""
        return next((step for step in reversed(self.steps) if step.message == message), None)

    def moves_at(self, seq: int) -> int:
        """After how many of the moves that stand a client is that has seen `seq`; 0 where it has to start anew."""
        since = self.steps[seq:]
        if seq > self.seq or any(step.taken_back for step in since):
            return 0
        return len(self.match.played) - len(since)

    def entries(self, after: int) -> list[Entry]:
        """The journal after so many moves; all of it, the setup too, after 0."""
        return [line for line in self.lines if line.move > after] if after else list(self.lines)

    def play(self, move: str | int, seat: int) -> None:
        """Plays a legal move, or raises and changes nothing."""
        self.lines += self.match.play(move, seat)
        self.movers.append(seat)

    def take_back(self, count: int) -> None:
        for _ in range(count):
            self.match.undo()
            self.movers.pop()
        self.lines = [line for line in self.lines if line.move <= len(self.match.played)]

    def progress(self, moved: bool = False, undone: Sequence[MoveRow] = ()) -> Progress:
        """What the match has come to, since its row was written."""
        ranking = [standing._asdict() for standing in self.match.ranking()] if self.match.over else []
        status = "over" if self.match.over else "playing" if self.full else "waiting"
        times = clocks.after_change(self.row, status, self.match.to_move, self.seats, moved, undone)
        return Progress(status, len(self.match.played), self.match.to_move, ranking, *times)

    def note_progress(self, found: Progress) -> None:
        """When it was stored."""
        self.row = replace(self.row, **vars(found), version=self.row.version + 1)

    def lapse(self) -> None:
        """A question about taking back, and a bot's thoughts, end when the table or the people change."""
        for stop in (self.stop_thinking, self.hinting):
            if stop:
                stop()
        if self.ask:
            self.ask.settle(Refuse(409, "lapsed", "The game has gone on before everybody answered."))
            self.ask = None

    def seat_again(self) -> None:
        """Plays the moves again with the names of those who sit there now."""
        self.match, self.movers = replay(self.row, self.seats, self.steps)
        self.lines = self.match.journal


def edition_of(row: MatchRow) -> tuple[Game, Edition]:
    """The game and the book of a match, which must still be the ones that it was begun with."""
    found, edition = game(row.game), shelf.edition_of(row.game, row.book)
    if found.version != row.rules or edition.fingerprint != row.edition:
        raise Refuse(410, "old-rules", "This match was begun by rules or with a book that this server no longer has.")
    return found, edition


def opened(row: MatchRow, seats: Sequence[SeatRow]) -> Match:
    """The match before its first move."""
    _, edition = edition_of(row)
    names = [seat.name for seat in seats]
    return Match.start(row.game, len(seats), row.seed, row.options, edition, names)


def standing(steps: Sequence[MoveRow]) -> list[MoveRow]:
    """The moves that were not taken back."""
    found: list[MoveRow] = []
    for step in steps:
        if step.taken_back:
            del found[-step.taken_back :]
        else:
            found.append(step)
    return found


def replay(row: MatchRow, seats: Sequence[SeatRow], steps: Sequence[MoveRow]) -> tuple[Match, list[int]]:
    """Plays the stored moves that stand; the table must come out as it was then."""
    match, moves = opened(row, seats), standing(steps)
    try:
        for move in moves:
            match.play(move.words)
    except IllegalMove:
        raise Refuse(410, "old-rules", "A move of this match can no longer be played.") from None
    if steps and match.fingerprint != steps[-1].fingerprint:
        raise Refuse(410, "old-rules", "This match no longer plays out as it did; it can only be read in its database.")
    return match, [move.seat for move in moves]
