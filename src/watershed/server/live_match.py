"""A match in memory: the rows, and the table that playing them comes to."""

from __future__ import annotations

import asyncio
import math
from array import array
from collections.abc import AsyncIterator, Callable, Iterable, Sequence
from contextlib import asynccontextmanager
from dataclasses import dataclass, field, replace
from time import monotonic

from watershed.kit.printed import Kept
from watershed.match import Entry, Match

from . import clocks
from .clocks import Spent
from .messages import FromServer
from .replaying import sentence
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
    """One match. Whoever changes it, or reads more than one thing, holds the lock.

    Hundreds of these are in memory, and the garbage collector visits every object of each. So what there is for every
    move is in bytes, numbers and texts, which it passes over; the rows themselves are in the database.
    """

    row: MatchRow
    seats: list[SeatRow]
    match: Match
    book: str | Kept  # as a bot's process opens it
    seq: int = 0  # how many moves and undos were stored
    movers: bytearray = field(default_factory=bytearray)  # who played each of the moves that stand
    times: array[float] = field(default_factory=lambda: array("d"))  # what they had left then; not a number: no clock
    done: dict[str, str] = field(default_factory=dict)  # what each message did, in words; nothing for an undo
    undone: int = 0  # the seq of the last undo
    last: list[Entry] | None = None  # the journal of the last move, where it is at hand
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
    def full(self) -> bool:
        return all(seat.kind != "open" for seat in self.seats)

    @property
    def playing(self) -> bool:
        return self.full and not self.over and self.row.aside is None

    @property
    def over(self) -> bool:
        """Once over, always over, whatever later rules would say about the last table."""
        return self.row.status == "over" or (self.row.aside is None and self.match.over)

    def check_going(self) -> None:
        """Nobody plays, comes or goes at a match that was set aside."""
        if self.row.is_aside:
            raise Refuse(409, "set-aside", sentence(self.row))

    def here(self) -> set[int]:
        """The seats of those who have the match open, on this server or on another."""
        recent = monotonic() - HEARD_OF
        others = [seats for seats, heard in self.elsewhere.values() if heard > recent]
        return self.here_now().union(*others)

    def here_now(self) -> set[int]:
        """Those on this server."""
        return {client.seat for client in self.clients if client.seat is not None}

    def moves_at(self, seq: int) -> int:
        """After how many of the moves that stand a client is that has seen `seq`; 0 where it has to start anew."""
        if not self.undone <= seq <= self.seq or self.row.aside:
            return 0
        return len(self.match.played) - (self.seq - seq)

    def entries(self, after: int) -> list[Entry]:
        """The journal after so many moves; all of it, the setup too, after 0."""
        if after and after == len(self.match.played) - 1:
            return self.last_entries()
        return [line for line in self.match.journal if line.move > after or not after]

    def last_entries(self) -> list[Entry]:
        """The journal of the last move."""
        if self.last is None:
            count = len(self.match.played)
            self.last = [line for line in self.match.journal if line.move == count]
        return self.last

    def play(self, move: str | int, seat: int) -> None:
        """Plays a legal move, or raises and changes nothing."""
        self.last = self.match.play(move, seat)

    def take_back(self, count: int) -> None:
        for _ in range(count):
            self.match.undo()
        self.last = None

    def note_steps(self, steps: Iterable[MoveRow]) -> None:
        """What was stored."""
        for step in steps:
            self.seq = step.sequence
            if step.message is not None:
                self.done[step.message] = step.words
            if step.taken_back:
                self.undone = step.sequence
                del self.movers[-step.taken_back :], self.times[-step.taken_back :]
            else:
                self.movers.append(step.seat)
                self.times.append(math.nan if step.left is None else step.left)

    def spent(self, count: int) -> list[Spent]:
        """What the seats of the last so many moves had left when they played them."""
        found = zip(self.movers[-count:], self.times[-count:], strict=True) if count else ()
        return [Spent(seat, seconds) for seat, seconds in found if not math.isnan(seconds)]

    def progress(self, moved: bool = False, undone: Sequence[Spent] = ()) -> Progress:
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
        row, names = self.row, [seat.name for seat in self.seats]
        again = Match.start(row.game, len(names), row.seed, row.options, self.match.edition, names)
        for words in self.match.played:
            again.play(words)
        self.match, self.last = again, None
