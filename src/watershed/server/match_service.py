"""Playing: moves, undo, consent and chat. Everything is stored before it is answered."""

from __future__ import annotations

import asyncio
from datetime import timedelta
from math import ceil

import structlog

from watershed.kit.game import IllegalMove

from . import checks, clocks, metrics, serialize
from . import socket_schemas as m
from .asking import asked, tell_while_thinking
from .bot_pool import Workers
from .errors import NotStored, Refuse, illegal
from .fair_queue import owner_of
from .limits import Buckets, Pauses
from .lobby import Tables
from .records import ChatRow, EndRow, MoveRow, Progress, now
from .room import Ask, LiveMatch
from .settings import Rate
from .undoing import others, own_last, screen_of, undo_now
from .upgrading import end_of
from .write_batch import Conflict

HINT = 1.0  # seconds of search
CHAT, CHAT_OF_ADDRESS = Rate(10, 1 / 3), Rate(100, 2)  # lines of one seat, and of everybody at one address
RESTS = timedelta(seconds=20)  # after which somebody may have opened a match that rests, on another server
RESTS_ALONE = timedelta(hours=1)  # where a person who opens it wakes it
log = structlog.get_logger()


class Play:
    """What people and bots do at the tables."""

    def __init__(self, tables: Tables, workers: Workers) -> None:
        self.tables, self.workers = tables, workers
        self.pauses = Pauses()
        self._talkers, self._homes = Buckets(CHAT), Buckets(CHAT_OF_ADDRESS)
        self._rest = RESTS_ALONE if tables.wire.alone else RESTS

    # moves

    async def move(self, live: LiveMatch, seat: int, said: m.PlayMove, key: str | None = None) -> None:
        """Play a person's move. If the same message comes again, it is answered again but played once."""
        message = f"{seat}:{said.id}"
        async with live.held():
            checks.key(live, seat, key)
            if message in live.done:
                checks.repeat(live, live.done[message], said.move)
                return
            checks.playing(live)
            checks.seen(live, seat, said.seen)
            if clocks.is_up(live.row, seat):
                raise Refuse(409, "time-up")
            await self._play(live, seat, said.move, message)
        self.wake(live)

    async def _play(self, live: LiveMatch, seat: int, words: str | int, message: str | None) -> None:
        """Play, store and show a move, under the lock. If it can't be stored, it was not played."""
        try:
            live.play(words, seat)
        except IllegalMove as problem:
            raise illegal(problem.refusal) from None
        await self._store(live, seat, live.match.last_words, message)
        metrics.MOVES.labels("bot" if message is None else "person").inc()
        serialize.broadcast(live, live.match.length - 1)

    async def _store(
        self,
        live: LiveMatch,
        seat: int,
        words: str,
        message: str | None,
        *,
        taken_back: int = 0,
        withdrawn: bool = False,
    ) -> None:
        """Store a move, an undo, or the withdrawal of a sealed answer, under the lock."""
        left, match = clocks.left_now(live.row, seat), live.match
        step = taken_back, message, match.fingerprint, now(), left, withdrawn
        row = MoveRow(live.row.match, live.seq + 1, seat, words, *step)
        spent = live.spent_by(seat) if withdrawn else live.spent(taken_back)
        progress = live.progress(not taken_back and not withdrawn, spent)
        end = await asyncio.to_thread(end_of, row.match, live.match) if progress.status == "over" else None
        try:
            await asyncio.shield(self._add_move(live, row, progress, end))
        except BaseException as problem:
            self.tables.forget(live)
            if isinstance(problem, Conflict):
                raise Refuse(409, "out-of-date") from None
            if isinstance(problem, NotStored) and row.words:
                raise NotStored("error-not-stored-move") from problem
            raise
        live.note_steps([row])
        live.note_progress(progress)
        live.lapse(quiet=live.shown < live.seq)
        self.tables.wire.tell(live.row.match, "changed")

    async def _add_move(self, live: LiveMatch, row: MoveRow, progress: Progress, end: EndRow | None) -> None:
        """Add a step to the rows. A claim of a seat that came in between is no reason to refuse it."""
        while True:
            try:
                return await self.tables.store.add_move(row, progress, live.row.version, end)
            except Conflict:
                if not await self.tables.take_in_people(live):
                    raise

    async def why(self, live: LiveMatch, seat: int | None, said: m.Why) -> None:
        """Say why a move isn't possible; None if it is."""
        async with live.held():
            checks.playing(live)
            if seat is None and live.match.game.secrets:  # the answer would reveal what somebody else has
                raise Refuse(403, "watching", "error-watching-why")
            if refusal := await asyncio.to_thread(live.match.why_not, said.move, seat):
                raise illegal(refusal)

    async def withdraw(self, live: LiveMatch, seat: int, said: m.Withdraw, key: str | None = None) -> None:
        """Withdraw a seat's last answer while others are thinking."""
        message = f"{seat}:{said.id}"
        async with live.held():
            checks.key(live, seat, key)
            if message in live.done:
                checks.repeat(live, live.done[message], "")
                return
            checks.playing(live)
            checks.seen(live, seat, said.seen)
            await self._withdraw(live, seat, message)
        self.wake(live)

    async def _withdraw(self, live: LiveMatch, seat: int, message: str) -> None:
        seen = 0 if seat in live.match.sealed else 1  # what others have seen isn't passed over in silence
        try:
            live.withdraw(seat)
        except IllegalMove as problem:
            raise illegal(problem.refusal) from None
        await self._store(live, seat, "", message, withdrawn=True, taken_back=seen)
        serialize.broadcast(live, 0)

    async def preview(self, live: LiveMatch, seat: int, said: m.Preview, key: str | None = None) -> m.Previewed:
        """What a move would change."""
        async with live.held():
            checks.key(live, seat, key)
            checks.playing(live)
            checks.seen(live, seat, said.seen)
            try:
                return serialize.previewed(said, await asyncio.to_thread(live.match.preview, said.move, seat))
            except IllegalMove as problem:
                raise illegal(problem.refusal) from None

    async def look(self, live: LiveMatch, seat: int | None, said: m.Look) -> m.Looked:
        """The table as a seat, or a spectator, saw it after that many moves, undone ones not counted."""
        async with live.held():
            checks.dealt(live)
            if said.move > live.match.length:
                raise Refuse(400, "no-such-move", most=live.match.length)
            return m.Looked(id=said.id, move=said.move, view=live.match.view(seat, said.move))

    async def hint(self, live: LiveMatch, seat: int, said: m.Hint, key: str | None = None) -> m.Hinted:
        """The best moves that a search finds, for people who play against bots or share one screen."""
        async with live.held():
            checks.key(live, seat, key)
            checks.playing(live)
            checks.seen(live, seat, said.seen)
            if seat not in live.match.waiting:
                raise Refuse(409, "wrong-seat", "error-hint-wrong-seat")
            if others(live, seat):
                raise Refuse(403, "others-play", "error-hint-others-play")
            if live.hinting:
                raise Refuse(409, "already-asked", "error-hint-thinking")
            job = self.workers.hint(HINT, asked(live, seat), address_of(live, seat))
            live.hinting = job.stop
        try:
            await tell_while_thinking(live, seat, job)
            judged = await job.answer
        finally:
            live.hinting = None
            job.stop()
            job.answer.cancel()
        async with live.held():
            checks.seen(live, seat, said.seen)
            return serialize.hinted(said, live.match, seat, judged)

    # undo

    async def undo(self, live: LiveMatch, seat: int, said: m.Undo, key: str | None = None) -> None:
        """Undo a seat's last move, at once or when the others have agreed."""
        message = f"{seat}:{said.id}"
        async with live.held():
            checks.key(live, seat, key)
            if message in live.done:
                checks.repeat(live, live.done[message], "")
                return
            live.check_going()
            checks.seen(live, seat, said.seen)
            asked = None
            match undo_now(live, seat):
                case "free":
                    await self._take_back(live, seat, message)
                case "withdraw":
                    await self._withdraw(live, seat, message)
                case "ask":
                    asked = self._ask(live, seat, message)
                case None:
                    raise Refuse(409, "nothing-to-undo")
        if asked:
            await asked
        self.wake(live)

    def _ask(self, live: LiveMatch, seat: int, message: str) -> asyncio.Future[None]:
        if live.ask:
            raise Refuse(409, "already-asked", "error-undo-asked")
        answer = asyncio.get_running_loop().create_future()
        live.ask = Ask(live.seq, seat, message, set(), answer)
        self.tables.wire.tell(live.row.match, "asked", seq=live.seq, seat=seat)
        self.show_ask(live)
        return answer

    def show_ask(self, live: LiveMatch) -> None:
        """Ask everybody here about an undo."""
        if live.ask:
            serialize.tell(live, serialize.asked(live, live.ask))

    async def consent(self, live: LiveMatch, seat: int, said: m.Consent, key: str | None = None) -> None:
        """Answer a question about an undo."""
        async with live.held():
            checks.key(live, seat, key)
            ask = live.ask
            if ask is None or ask.seq != said.undo:
                raise Refuse(409, "lapsed")
            if screen_of(live, seat) == screen_of(live, ask.seat):
                raise Refuse(403, "not-yours")
            if ask.answer is None:
                self.tables.wire.tell(live.row.match, "consent", undo=ask.seq, seat=seat, yes=said.yes)
                if not said.yes:
                    live.settle(ask, "declined", None, live.seats[seat].name)
                return
            if not said.yes:
                who = live.seats[seat].name
                self.tables.wire.tell(live.row.match, "declined", undo=ask.seq, who=who)
                live.settle(ask, "declined", Refuse(409, "declined", who=who), who)
                return
            ask.yes.add(screen_of(live, seat))
            if others(live, ask.seat) <= ask.yes:
                live.ask = None
                await self._take_back(live, ask.seat, ask.message)
                live.settle(ask, "granted", None)
        self.wake(live)

    async def _take_back(self, live: LiveMatch, seat: int, message: str) -> None:
        count = own_last(live, seat)
        live.take_back(count)
        await self._store(live, seat, "", message, taken_back=count)
        serialize.broadcast(live, 0)

    # talking

    async def chat(
        self, live: LiveMatch, seat: int, said: m.Say, key: str | None = None, address: str | None = None
    ) -> None:
        checks.chat(said.text)
        if not self.tables.settings.chat:
            raise Refuse(403, "chat-off")
        who = live.seats[seat]
        line = ChatRow(live.row.match, seat, who.name, said.text, f"{seat}:{said.id}", now(), who.person)
        async with live.held():
            checks.key(live, seat, key)
            self.count_line(live, seat, address)
            if await self.tables.store.is_quiet(live.row.match, seat):
                raise Refuse(403, "quiet")
            try:
                line = await self.tables.store.add_chat(line)
            except Conflict:
                return  # said already
            self.tables.wire.tell(live.row.match, "chat", **serialize.chat(line).model_dump(exclude={"type"}))
            serialize.tell(live, serialize.chat(line))

    def count_line(self, live: LiveMatch, seat: int, address: str | None) -> None:
        """Refuse more lines than anybody writes by hand. They are all kept, so they could fill the disk."""
        for buckets, who in ((self._talkers, f"{live.row.match}:{seat}"), (self._homes, address)):
            if who is not None and not buckets.take(who):
                seconds = ceil(max(1.0, buckets.wait(who)))
                raise Refuse(429, "too-fast", "error-chat-too-fast", seconds=seconds).after(seconds)

    # what happens by itself

    async def look_after(self, live: LiveMatch) -> None:
        """Check a match: a clock may have run out, or a dead server may have left a bot thinking."""
        if live.row.is_aside:
            return
        if live.dealing and live.row.due is not None and live.row.due <= now():
            await self.tables.deal(live)
        if not live.row.dealt:
            return
        if clocks.up(live.row) is not None:
            await self.tables.time_up(live)
        self.wake(live)
        again = clocks.next_look(live.row, self._rest if live.rests else clocks.PATIENCE)
        await self.tables.store.put_off(live.row.match, live.row.version, again)

    def wake(self, live: LiveMatch) -> None:
        """Let a bot think if it is a bot's turn and its move can be stored."""
        if self.tables.store.failing or live.row.match in self.pauses.waiting():
            return  # the watch tries again later
        live.note_presence()
        if live.thinking is None and _bots_to_move(live) and not live.rests:
            live.thinking = asyncio.create_task(self._bots(live))

    async def _bots(self, live: LiveMatch) -> None:
        try:
            while (seats := _bots_to_move(live)) and self.tables.live.get(live.row.match) is live:
                await asyncio.sleep(self.tables.settings.bot_pace)
                live.note_presence()
                if live.rests:
                    break
                await self._bot(live, seats[0])
                self.pauses.worked(live.row.match)
        except Refuse as problem:
            log.warning("bot move not stored", match=live.row.match, code=problem.code)
        except Exception:
            log.exception("bot stopped", match=live.row.match)
            self.pauses.failed(live.row.match)
        finally:
            live.thinking = None

    async def _bot(self, live: LiveMatch, seat: int) -> None:
        seq, bot = live.seq, live.seats[seat].bot
        if bot is None or seat not in _bots_to_move(live):
            return
        job = self.workers.choose(bot, asked(live, seat), lambda: owner_of(live))
        live.stop_thinking = job.stop
        try:
            await tell_while_thinking(live, seat, job)
            action = await job.answer
        finally:
            live.stop_thinking = None
        async with live.held():
            if live.up_to_date(seat, seq) and bot == live.seats[seat].bot and seat in _bots_to_move(live):
                await self._play(live, seat, action, None)


def address_of(live: LiveMatch, seat: int) -> str:
    """Where the person at a seat is, on this server."""
    return next((client.address for client in live.clients if client.seat == seat), "")


def _bots_to_move(live: LiveMatch) -> list[int]:
    waiting = live.match.waiting if live.playing else ()
    return [seat for seat in waiting if live.seats[seat].kind == "bot"]
