"""A match in memory: the rows, and the table that playing them comes to."""

from __future__ import annotations

import asyncio
import math
import sys
from array import array
from collections import Counter
from collections.abc import AsyncIterator, Callable, Iterable, Sequence
from contextlib import asynccontextmanager
from dataclasses import dataclass, field, replace
from datetime import datetime, timedelta
from time import monotonic
from typing import Literal

from watershed.kit.printed import Kept
from watershed.match import Match

from . import clocks
from . import socket_schemas as m
from .begun import is_log
from .clocks import Spent
from .errors import Refuse
from .records import DealRow, MatchRow, MoveRow, Progress, SeatRow, now
from .replaying import set_aside

OPEN_WITHIN = timedelta(seconds=8)  # for browsers to open their nonces once everyone sits
HEARD_OF = 30.0  # seconds for which a message from another server is valid
LOOKED_WITHIN = 300.0  # seconds for which bots play on among themselves after somebody looked


@dataclass(eq=False)
class Client:
    """One socket on a match. `send` never waits; a client too slow to read is dropped and comes back by itself."""

    seat: int | None
    send: Callable[[str], None]  # a message as text
    drop: Callable[..., None]  # it comes back by itself, unless another code to close with is given
    key: str | None = field(default=None, repr=False)  # the hash of the token that it came with
    since: float = field(default_factory=monotonic)
    address: str = ""  # where it comes from
    device: str | None = field(default=None, repr=False)  # if it came with a device's token, not with the seat's own
    away: bool = False  # its page is hidden


@dataclass
class Ask:
    """A question to the other people whether moves may be undone."""

    seq: int
    seat: int
    message: str
    yes: set[int]  # the screens that have agreed
    answer: asyncio.Future[None] | None  # None if it was asked on another server, which decides

    def settle(self, problem: Refuse | None) -> None:
        """Answer the player who asked, unless the connection was lost."""
        if self.answer and not self.answer.done():
            self.answer.set_exception(problem) if problem else self.answer.set_result(None)


@dataclass
class Proposal:
    """A question to the other people who are here whether bots may play on for those who are away."""

    number: int
    seat: int  # who asks
    seats: list[int]  # whose answers are waited for
    yes: dict[int, str]  # who has agreed, by their screens
    decides: bool  # False if it was asked on another server, which decides
    made: float = field(default_factory=monotonic)


@dataclass(eq=False)
class LiveMatch:
    """One match. Hold the lock to change it, or to read more than one thing.

    Hundreds of these are in memory, and the garbage collector visits every object of each. So what is kept for every
    move is in bytes, numbers and texts, which the collector skips. The rows themselves are in the database.
    """

    row: MatchRow
    seats: list[SeatRow]
    match: Match  # before the deal one that stands in for it, and that nobody is shown
    book: str | Kept  # as a bot's process opens it
    seq: int = 0  # how many moves and undos were stored
    movers: bytearray = field(default_factory=bytearray)  # who played each of the moves, undone ones not counted
    times: array[float] = field(default_factory=lambda: array("d"))  # time left then; not a number without a clock
    done: dict[str, str] = field(default_factory=dict)  # what each message did, in words; nothing for an undo
    undone: int = 0  # the seq of the last undo
    undos: list[tuple[int, int, int]] = field(default_factory=list)  # after which move, who, and how many, in order
    shown: int = 0  # the seq of the last step that changed what the other waiting seats have before them
    acted: dict[int, int] = field(default_factory=dict)  # the seq of each seat's last step
    clients: set[Client] = field(default_factory=set)
    ask: Ask | None = None
    proposal: Proposal | None = None
    away: dict[int, datetime] = field(default_factory=dict)  # people who are not here, and since when
    changed: datetime | None = None  # when the last step was stored
    lock: asyncio.Lock = field(default_factory=asyncio.Lock)
    thinking: asyncio.Task[None] | None = None
    elsewhere: dict[str, tuple[set[int], float]] = field(default_factory=dict)  # who is here on other servers, and when
    stop_thinking: Callable[[], None] | None = None  # for what a bot is thinking about now
    hinting: Callable[[], None] | None = None  # stops the hint that is being thought about
    gone: bool = False  # a write failed, or it left the memory: this may differ from the rows
    addresses: frozenset[str] = frozenset({""})  # of those who are here, or were here last
    looked: float | None = None  # when somebody was last known to have the match open

    @asynccontextmanager
    async def held(self) -> AsyncIterator[None]:
        """Hold the lock. Refuses if the match was forgotten meanwhile."""
        async with self.lock:
            if self.gone:
                raise Refuse(409, "out-of-date")
            yield

    @property
    def full(self) -> bool:
        return all(seat.kind != "open" for seat in self.seats)

    @property
    def dealing(self) -> bool:
        """Everyone sits, and the deal waits for browsers to open their nonces."""
        return self.full and not self.row.dealt and self.row.aside is None

    @property
    def playing(self) -> bool:
        return self.full and self.row.dealt and not self.over and self.row.aside is None and not is_log(self.row)

    @property
    def over(self) -> bool:
        """Once over, always over, whatever later rules would say about the last table."""
        return self.row.status == "over" or (self.row.aside is None and self.match.over)

    def check_going(self) -> None:
        """Refuse playing, joining and leaving at a match that was set aside."""
        if self.row.is_aside:
            raise set_aside(self.row)

    def here(self) -> set[int]:
        """The seats of those who have the match open, on this server or on another."""
        recent = monotonic() - HEARD_OF
        others = [seats for seats, heard in self.elsewhere.values() if heard > recent]
        return self.here_now().union(*others)

    def here_now(self) -> set[int]:
        """The seats of those who have the match open on this server."""
        return {client.seat for client in self.clients if client.seat is not None}

    @property
    def watched(self) -> bool:
        """Whether somebody has the match open."""
        return bool(self.clients or self.here())

    def note_presence(self) -> None:
        """Remember that somebody is here, and from where: players, or else spectators."""
        if not self.watched:
            return
        self.looked = monotonic()
        players = {client.address for client in self.clients if client.seat is not None}
        found = players or {client.address for client in self.clients}
        self.addresses = frozenset(found) or self.addresses

    @property
    def rests(self) -> bool:
        """Whether only bots are left, and nobody has looked for a while. They go on when somebody looks again."""
        if self.watched or any(seat.kind == "person" for seat in self.seats):
            return False
        return self.looked is None or monotonic() - self.looked > LOOKED_WITHIN

    def moves_at(self, seq: int) -> int:
        """How many moves a client that has seen `seq` knows, undone ones not counted; 0 if it has to start again."""
        if not self.undone <= seq <= self.seq or self.row.aside:
            return 0
        return self.match.length - (self.seq - seq)

    def up_to_date(self, seat: int, seen: int) -> bool:
        """Whether a seat has seen all that matters to it. Others' later sealed answers don't matter."""
        return self.shown <= seen <= self.seq and self.acted.get(seat, 0) <= seen

    def play(self, move: str | int, seat: int) -> None:
        """Play a legal move, or raise and change nothing."""
        before = self.match.waiting
        self.match.advance(move, seat)
        self._note_shown(before, seat)

    def withdraw(self, seat: int) -> None:
        """Withdraw a sealed answer."""
        self.match.withdraw(seat)

    def follow(self, step: MoveRow) -> None:
        """Do what another server has stored."""
        if step.withdrawn:
            self.withdraw(step.seat)
        elif step.taken_back:
            self.take_back(step.taken_back)
        else:
            self.play(step.words, step.seat)

    def _note_shown(self, before: Sequence[int], seat: int) -> None:
        """A step while others are waiting too is quiet as long as they still are."""
        others = set(before) - {seat}
        if not others or not others <= set(self.match.waiting):
            self.shown = self.seq + 1

    def take_back(self, count: int) -> None:
        for _ in range(count):
            self.match.undo()
        self.shown = self.seq + 1

    def note_steps(self, steps: Iterable[MoveRow]) -> None:
        """Note steps that were stored."""
        for step in steps:
            self.seq = self.acted[step.seat] = step.sequence
            self.changed = step.at
            if step.message is not None:
                self.done[step.message] = sys.intern(step.words)  # the same few words, thousands of times
            if step.withdrawn:
                self.undone = step.sequence
                last = self.movers.rindex(step.seat)
                del self.movers[last], self.times[last]
                if step.taken_back:
                    self._note_undo(step.seat, step.taken_back)
            elif step.taken_back:
                self.undone = step.sequence
                del self.movers[-step.taken_back :], self.times[-step.taken_back :]
                self._note_undo(step.seat, step.taken_back)
            else:
                self.movers.append(step.seat)
                self.times.append(math.nan if step.left is None else step.left)

    def _note_undo(self, seat: int, count: int) -> None:
        """Remember an undo for the journal. Lines about moves that are gone move up to where the game goes on, and
        undos of one player there are one line.
        """
        end = len(self.movers)
        self.undos = [(min(move, end), who, many) for move, who, many in self.undos]
        if self.undos and self.undos[-1][:2] == (end, seat):
            count += self.undos.pop()[2]
        self.undos.append((end, seat, count))

    def recall(self, steps: Sequence[MoveRow]) -> None:
        """Note all steps that were stored before this match was read."""
        self.note_steps(steps)
        self.shown = self._last_shown(steps)

    def _last_shown(self, steps: Sequence[MoveRow]) -> int:
        """The last step but the answers that are sealed now, and those that were withdrawn since."""
        hidden = Counter(seat for seat in self.match.sealed if self.match.can_withdraw(seat))
        for step in reversed(steps):
            if step.withdrawn:
                hidden[step.seat] += 1
            elif step.taken_back or not hidden[step.seat]:
                return step.sequence
            else:
                hidden[step.seat] -= 1
        return 0

    def spent(self, count: int) -> list[Spent]:
        """The time that the seats of the last moves had left when they played them."""
        found = zip(self.movers[-count:], self.times[-count:], strict=True) if count else ()
        return [Spent(seat, seconds) for seat, seconds in found if not math.isnan(seconds)]

    def spent_by(self, seat: int) -> list[Spent]:
        """The time that a seat had left when it played last."""
        seconds = self.times[self.movers.rindex(seat)]
        return [] if math.isnan(seconds) else [Spent(seat, seconds)]

    def progress(self, moved: bool = False, undone: Sequence[Spent] = ()) -> Progress:
        """What the match has come to, since its row was written."""
        if not self.row.dealt:
            due = (self.row.due or now() + OPEN_WITHIN) if self.full else None
            times = clocks.after_change(self.row, "waiting", (), self.seats, moved=False)._replace(due=due)
            return Progress("waiting", 0, None, 0, [], *times)
        ranking = [standing._asdict() for standing in self.match.ranking()] if self.match.over else []
        status = "over" if self.match.over else "playing" if self.full else "waiting"
        waiting = self.match.waiting
        times = clocks.after_change(self.row, status, waiting, self.seats, moved, undone)
        mask = sum(1 << seat for seat in waiting)
        return Progress(status, self.match.length, self.match.to_move, mask, ranking, *times)

    def note_progress(self, found: Progress) -> None:
        """Note progress that was stored."""
        self.row = replace(self.row, **vars(found), version=self.row.version + 1)

    def note_deal(self, match: Match, deal: DealRow) -> None:
        """The cards are on the table, and can be stored."""
        self.match = match
        self.row = replace(self.row, **vars(deal))

    def lapse(self, quiet: bool = False, granted: bool = False) -> None:
        """End a question about an undo, and a bot's thinking, because the table or the people have changed. A sealed
        answer of somebody else is quiet: bots go on thinking.
        """
        for stop in () if quiet else (self.stop_thinking, self.hinting):
            if stop:
                stop()
        if self.ask:
            problem = None if granted else Refuse(409, "lapsed", "error-lapsed-going-on")
            self.settle(self.ask, "granted" if granted else "lapsed", problem)

    def settle(
        self, ask: Ask, how: Literal["granted", "declined", "lapsed"], problem: Refuse | None, who: str | None = None
    ) -> None:
        """Answer the player who asked about an undo, and let everybody here know that it is decided."""
        self.ask = None
        ask.settle(problem)
        said = m.Settled(undo=ask.seq, seat=ask.seat, how=how, who=who).model_dump_json()
        for client in list(self.clients):
            client.send(said)

    def seat_again(self) -> None:
        """Use the names of the people who sit there now."""
        self.match.rename([seat.name for seat in self.seats])
