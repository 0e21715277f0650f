"""All matches of this server: found, started, joined and left. Those in use are in memory, the others in rows."""

from __future__ import annotations

import asyncio
from collections.abc import Collection, Sequence
from dataclasses import replace
from weakref import WeakValueDictionary

import structlog

from watershed.kernel.contract import seats_in
from watershed.kit.game import BadSetup, IllegalMove
from watershed.match import deal

from . import checks, clocks, metrics, removal, seating, serialize, shelf
from . import http_schemas as b
from .errors import Refuse, bad_setup, bad_token, stood_in
from .library import Library
from .people import NOBODY, People, Sitting
from .pubsub import Wire
from .records import MatchRow, MoveRow, Progress, SeatRow, good_id, new_token, token_hash
from .room import LiveMatch
from .settings import Settings
from .store import Store
from .upgrading import Upgrades
from .write_batch import Conflict

log = structlog.get_logger()


class SeatsChanged(Refuse):
    """Something about the match has changed since it was read."""

    def __init__(self) -> None:
        super().__init__(409, "seat-taken", "error-seat-changed")


class Tables:
    """The matches, one `LiveMatch` for each that is in use."""

    def __init__(self, settings: Settings, store: Store, wire: Wire) -> None:
        self.settings, self.store, self.wire = settings, store, wire
        self.library = Library(store)
        self.people = People(store)
        self.upgrades = Upgrades(store, self.library)
        self.live: dict[str, LiveMatch] = {}
        self._loading = WeakValueDictionary[str, asyncio.Lock]()  # by match, while somebody waits

    # finding

    async def find(self, match: str) -> LiveMatch:
        """A match, rebuilt from its rows on first use."""
        if match not in self.live:
            async with self._loading.setdefault(match, asyncio.Lock()):
                if match not in self.live:
                    live = self.live[match] = await self.upgrades.load(match)
                    await self._stays(live)
                    self._put_away()
                    if not self.wire.alone:  # something may have happened while it was read
                        self.wire.tell(match, "who")
                        await self.catch_up(live)
                    return live
        return self.live[match]

    async def _stays(self, live: LiveMatch) -> None:
        """A match that is opened isn't removed."""
        try:
            await removal.take_back(self.store, live.row.match)
        except BaseException:
            self.forget(live)
            raise

    async def row(self, match: str) -> MatchRow:
        """A match as its row has it."""
        found = await self.store.match(match) if good_id(match) else None
        if found is None:
            raise await removal.not_there(self.store, match)
        return found

    async def summary(self, match: str) -> b.Summary:
        """The summary of a match. If nobody has it open, the rows are enough."""
        if (live := self.live.get(match)) is None:
            if found := await self.summaries([await self.row(match)]):
                return found[0]
            raise await removal.not_there(self.store, match)
        async with live.held():
            return serialize.live_summary(live)

    async def catch_up(self, live: LiveMatch) -> None:
        """Read what another server has written."""
        async with live.lock:
            found = None if live.gone else await self.store.whole(live.row.match, after=live.seq)
            if found is None or (found[0].version, found[0].rematch) == (live.row.version, live.row.rematch):
                return
            try:
                self._follow(live, *found)
            except (IllegalMove, Refuse):
                log.exception("match differs from its rows", match=live.row.match)
                self.forget(live)

    async def take_in_people(self, live: LiveMatch) -> bool:
        """Take in who the people at the seats are. That is written without the lock of a match: a browser claims its
        seat in the moment after it sat down. False if anything else has changed in the rows.
        """
        found = await self.store.whole(live.row.match, after=live.seq)
        if found is None:
            return False
        row, seats, steps = found
        if steps or seats != live.seats or replace(row, version=live.row.version, due=live.row.due) != live.row:
            return False
        live.row, live.seats = replace(live.row, version=row.version), seats
        return True

    async def catch_up_with(self, some: Collection[LiveMatch]) -> None:
        """Read what other servers have written, of some matches. There can be thousands, and few will have changed.
        Only those are read whole, one after the other, so that moves needn't wait behind all of them.
        """
        versions = await self.store.versions([live.row.match for live in some])
        for live in some:
            if versions.get(live.row.match) != (live.row.version, live.row.rematch):
                await self.catch_up(live)

    def _follow(self, live: LiveMatch, row: MatchRow, seats: list[SeatRow], steps: Sequence[MoveRow]) -> None:
        """Play what was played on another server, and show it."""
        known, before, dealt = live.match.length, live.seats, row.dealt and not live.row.dealt
        if dealt:
            live.match = seating.dealt(row, seats, live.match)
        for step in steps:
            live.follow(step)
            live.note_steps([step])
        if steps and live.match.fingerprint != steps[-1].fingerprint:
            raise Refuse(409, "out-of-date")
        live.row, live.seats = row, seats
        if steps or seats != before:
            ask = live.ask
            live.lapse(granted=ask is not None and any(step.taken_back and step.seat == ask.seat for step in steps))
        if seats != before:
            live.seat_again()
        whole_journal = dealt or seats != before or any(step.taken_back or step.withdrawn for step in steps)
        serialize.broadcast(live, 0 if whole_journal else known)
        self._turn_out(live)

    def _turn_out(self, live: LiveMatch) -> None:
        """Drop clients whose token no longer opens a seat. They have to connect again."""
        for client in list(live.clients):
            if client.seat is not None and live.seats[client.seat].token_hash != client.key:
                live.clients.discard(client)
                client.drop()

    def turn_out(self, devices: Collection[str]) -> None:
        """Drop clients that came with the token of a device that was signed out."""
        for live in list(self.live.values()):
            for client in [client for client in live.clients if client.device in devices]:
                live.clients.discard(client)
                client.drop()
                self.come_and_go(live)

    async def seats_changed(self, matches: Collection[str]) -> None:
        """Let everybody know that somebody has changed seats in the database."""
        for match in matches:
            self.wire.tell(match, "changed")
            if live := self.live.get(match):
                await self.catch_up(live)

    def forget(self, live: LiveMatch) -> None:
        """Forget a match after a failed write. Its clients say hello again, and it is read again from its rows. Players
        who wait for an answer get it first.
        """
        live.gone = True
        if self.live.get(live.row.match) is live:
            del self.live[live.row.match]
        for client in list(live.clients):
            asyncio.get_running_loop().call_soon(client.drop)

    def _put_away(self) -> None:
        """Unload matches that nobody has open, if there are many. A request that has found one, and waits for something
        else, is refused: the match would be read again, and nobody else would see what the request does.
        """
        for name, live in list(self.live.items())[: max(0, len(self.live) - self.settings.kept_matches)]:
            if not live.clients and not live.lock.locked() and live.thinking is None:
                live.gone = True
                del self.live[name]

    async def knows(self, live: LiveMatch, token: str) -> LiveMatch:
        """The match, caught up if somebody may just have sat down on another server."""
        if not self.wire.alone and token_hash(token) not in {seat.token_hash for seat in live.seats}:
            await self.catch_up(live)
        return live

    def seat_of(self, live: LiveMatch, token: str) -> int:
        """The seat that a token opens."""
        held = token_hash(token)
        for seat in live.seats:
            if seat.token_hash == held:
                return seat.seat
        if found := next((seat for seat in live.seats if seat.is_kept_for(held)), None):
            raise stood_in(found.after_by or ())
        raise bad_token()

    async def admit(self, live: LiveMatch, token: str, seat: int | None = None) -> tuple[int, str | None]:
        """The seat that a token opens, and the device if it is the token of one. That opens all seats of its person:
        the wanted one, or the first.
        """
        held = token_hash(token)
        if any(place.token_hash == held or place.is_kept_for(held) for place in live.seats):
            own = self.seat_of(live, token)
            if seat not in (None, own):
                raise bad_token()
            return own, None
        theirs = [one for one in await self.people.seats_at(live.row.match, token) if seat in (None, one[1])]
        for device, number in theirs:
            if live.seats[number].token_hash:
                return number, device
        for _, number in theirs:
            if live.seats[number].after_why == "away":
                raise stood_in(live.seats[number].after_by or ())
        raise bad_token()

    async def summaries(self, matches: Sequence[MatchRow]) -> list[b.Summary]:
        seats = await self.store.seats(row.match for row in matches)
        there = [row for row in matches if row.match in seats]  # a match may be removed meanwhile
        return [serialize.summary(row, seats[row.match], self.here(row.match)) for row in there]

    async def mine(self, tokens: Sequence[str], me: str | None = None) -> list[b.MySummary]:
        """The matches that tokens open, newest first. Invalid tokens are skipped. A person's seats are among them."""
        held = await self.store.held([token_hash(token) for token in tokens])
        if me is not None:
            own = await self.people.seats(me)
            held += [seat for seat in own if (seat.match, seat.seat) not in {(s.match, s.seat) for s in held}]
        seats = await self.store.seats({seat.match for seat in held})
        rows = await self.store.matches(seats)
        there = [seat for seat in held if seat.match in rows]  # a match may be removed meanwhile
        found = [serialize.my_summary(rows[s.match], seats[s.match], self.here(s.match), s.seat) for s in there]
        return sorted(found, key=lambda summary: summary.created, reverse=True)

    def here(self, match: str) -> set[int]:
        """The seats of those who have a match open, as far as this server knows."""
        return self.live[match].here() if match in self.live else set()

    def come_and_go(self, live: LiveMatch) -> None:
        """Announce that somebody came or went."""
        self.wire.tell(live.row.match, "here", seats=sorted(live.here_now()))
        serialize.presence(live)

    # starting

    async def create(self, asked: b.NewMatch) -> b.Seated:
        """Start a match, with a seat for the person who starts it."""
        if not any(place.kind == "me" for place in asked.seats):
            raise Refuse(400, "no-seat")
        for place in asked.seats:
            checks.name(place.name)
        return await self._start(asked, by=await self.people.sitting(asked.me))

    async def _start(
        self,
        asked: b.NewMatch,
        rematch_of: str | None = None,
        old: Sequence[SeatRow] = (),
        by: Sitting = NOBODY,
    ) -> b.Seated:
        try:
            game = shelf.found(asked.game)
            row = seating.new_row(game, asked, len(asked.seats), rematch_of)
            seats, tokens = seating.lay_seats(row.match, game, asked.seats, asked.language, asked.seal)
            seats = seating.keep_seats(seats, old) if old else seats
            seats = [replace(seat, **by._asdict()) if seat.token_hash else seat for seat in seats]
            times = clocks.after_change(row, row.status, seats_in(row.waiting), seats, moved=False)
            row = replace(row, **times._asdict())
        except BadSetup as problem:
            raise bad_setup(problem) from None
        await self.library.keep(row.game, row.book)
        try:
            await self.store.add_match(row, seats)
        except Conflict:
            raise Refuse(409, "out-of-date", "error-started" if rematch_of else "error-me-changed") from None
        metrics.MATCHES.inc()
        (seat, token), *others = tokens.items()
        more = [b.SeatToken(seat=seat, token=token) for seat, token in others]
        return b.Seated(match=row.match, seat=seat, token=token, more=more)

    async def rematch(
        self, live: LiveMatch, token: str, seal: str | None = None, wanted: int | None = None, me: str | None = None
    ) -> b.Seated:
        """Start a rematch with the same people. The first to ask starts the new match. Everybody finds the seats of
        their screen reserved for them, even if they ask twice.
        """
        seat, device = await self.admit(live, token, wanted)
        by = await self.people.sitting(me or (token if device else None))
        if not live.over and not live.row.is_aside:
            raise Refuse(403, "not-yet", "error-not-over")
        if live.row.begun is not None:
            raise Refuse(409, "no-rematch")
        async with live.held():
            again = live.row.rematch
            if again is None:
                asked = self._again(live, live.seats[seat].screen)
                started = await self._start(asked, live.row.match, live.seats)
                again = started.match
                live.row = replace(live.row, rematch=again)
                self.wire.tell(live.row.match, "changed")
                serialize.presence(live)
        return await self._take_kept(await self.find(again), live.seats, seat, seal, by)

    async def _take_kept(
        self, live: LiveMatch, old: Sequence[SeatRow], seat: int, seal: str | None, by: Sitting
    ) -> b.Seated:
        """Take the seats reserved for a screen, each with a new token. The seat that asks has the seal."""
        tokens: dict[int, str] = {}
        async with live.held():
            for before in old:
                held = before.token_hash if before.screen == old[seat].screen else None
                if held and live.seats[before.seat].reserved == held:
                    tokens[before.seat] = new_token()
                    held = token_hash(tokens[before.seat])
                    after = replace(live.seats[before.seat], kind="person", name=before.name, token_hash=held, bot=None)
                    who = by if by.person else Sitting(before.person, before.device)
                    after = replace(after, **who._asdict())
                    if before.seat == seat and not live.full:
                        after = replace(after, seal=seal)
                    await self._sit(live, after)
        if seat not in tokens:
            raise Refuse(409, "seat-taken", "error-seat-given-up")
        more = [b.SeatToken(seat=at, token=held) for at, held in tokens.items() if at != seat]
        return b.Seated(match=live.row.match, seat=seat, token=tokens[seat], more=more)

    def _again(self, live: LiveMatch, screen: int) -> b.NewMatch:
        seats = [seating.wanted_again(seat, seat.screen == screen) for seat in live.seats]
        row, clock = live.row, b.ClockWanted(**live.row.clock) if live.row.clock else None
        book = row.book if row.book in shelf.found(row.game).books() else None
        return b.NewMatch.model_construct(
            game=row.game,
            book=book,
            options=row.options,
            public=row.public,
            listed=row.listed,
            clock=clock,
            seats=seats,
            language=row.language or "en",
        )

    # sitting down and leaving

    async def sit_down(self, match: str, asked: b.Join) -> tuple[LiveMatch, b.Seated]:
        """Take an open seat; again if anything about the match changed meanwhile, such as another player's device."""
        live = await self.find(match)
        try:
            return live, await self.join(live, asked)
        except SeatsChanged:
            live = await self.find(match)
            return live, await self.join(live, asked)

    async def join(self, live: LiveMatch, asked: b.Join) -> b.Seated:
        """Take an open seat."""
        checks.name(asked.name)
        by = await self.people.sitting(asked.me)
        async with live.held():
            live.check_going()
            if live.over:
                raise Refuse(409, "over")
            number = seating.open_seat(live.seats, asked.seat)
            others = [seat for seat in live.seats if seat.seat != number]
            colour = seating.free_colour(asked.colour or live.seats[number].colour, {seat.colour for seat in others})
            name = seating.free_name(asked.name, {seat.name for seat in others})
            token = new_token()
            screen = 1 + max(seat.screen for seat in live.seats)
            after = SeatRow(live.row.match, number, "person", name, colour, None, screen, token_hash(token))
            after = replace(after, **by._asdict())
            await self._sit(live, after if live.row.dealt else replace(after, seal=asked.seal))
        return b.Seated(match=live.row.match, seat=number, token=token)

    async def open_nonce(self, live: LiveMatch, seat: int, nonce: str, key: str | None = None) -> None:
        """Open the nonce that a browser sealed, once everyone is seated. The last one deals the match."""
        async with live.held():
            checks.key(live, seat, key)
            live.check_going()
            if live.row.dealt:
                if live.row.deal is None or live.row.deal["nonces"][seat] != nonce:
                    raise Refuse(409, "already-dealt")
                return
            if not live.dealing:
                raise Refuse(409, "not-begun")
            if live.seats[seat].seal != deal.seal_of(nonce):
                raise Refuse(409, "wrong-nonce")
            if live.seats[seat].nonce is None:
                await self._sit(live, replace(live.seats[seat], nonce=nonce))

    async def deal(self, live: LiveMatch) -> None:
        """Deal without the browsers that didn't open their nonces in time."""
        async with live.held():
            if live.dealing:
                await self._deal(live)

    async def _deal(self, live: LiveMatch) -> None:
        match, made = seating.deal_out(live.row, live.seats, live.match)
        live.note_deal(match, made)
        progress = live.progress()
        try:
            await asyncio.shield(self.store.add_deal(live.row.match, made, progress, live.row.version))
        except BaseException as problem:
            self.forget(live)
            if isinstance(problem, Conflict):
                raise Refuse(409, "out-of-date") from None
            raise
        self._show(live, progress)

    async def leave(self, live: LiveMatch, asked: b.Leave) -> None:
        """Leave a seat: open it again, or give it to a bot."""
        async with live.held():
            seat, _ = await self.admit(live, asked.token, asked.seat)
            live.check_going()
            if live.over:
                raise Refuse(409, "over", "error-nothing-to-leave")
            await self._give_up(live, seat, asked.bot, "left")

    async def fill(self, live: LiveMatch, asked: b.Fill) -> None:
        """Give an open seat to a bot, for a person at the match."""
        async with live.held():
            await self.admit(live, asked.token)
            live.check_going()
            if live.over or asked.seat >= len(live.seats) or live.seats[asked.seat].kind != "open":
                raise Refuse(409, "seat-taken", "error-seat-not-open")
            await self._give_up(live, asked.seat, asked.bot, None)

    async def time_up(self, live: LiveMatch) -> None:
        """Take away a seat whose clock has run out."""
        async with live.held():
            seat = clocks.up(live.row)
            if seat is not None and live.row.clock:
                await self._give_up(live, seat, live.row.clock["then"], "time")

    async def abandon(self, live: LiveMatch, seat: int, person: str) -> bool:
        """Leave the seat of somebody who is gone for good, as the clock would. False if there is nothing to leave."""
        async with live.held():
            if live.over or live.row.is_aside or live.seats[seat].person != person:
                return False
            await self._give_up(live, seat, live.row.clock["then"] if live.row.clock else None, "left")
            return True

    async def stand_in(self, live: LiveMatch, seat: int, bot: str, by: list[str]) -> None:
        """Let a bot play on for somebody who is away, under the lock. The seat stays theirs."""
        await self._give_up(live, seat, bot, "away", by)

    async def take_back(self, live: LiveMatch, token: str, wanted: int | None = None) -> b.Seated:
        """Give a seat back to the person for whom a bot stood in."""
        async with live.held():
            live.check_going()
            seat = await self._kept(live, token, wanted)
            if seat is None:
                number, _ = await self.admit(live, token, wanted)
                return b.Seated(match=live.row.match, seat=number, token=token)
            if live.over:
                raise Refuse(409, "over")
            name = seating.free_name(seat.after_name or "", {one.name for one in live.seats if one.seat != seat.seat})
            again = replace(seat, kind="person", name=name, bot=None, token_hash=seat.reserved, reserved=None)
            await self._sit(live, replace(again, after_name=None, after_why=None, after_by=None))
        return b.Seated(match=live.row.match, seat=seat.seat, token=token)

    async def _kept(self, live: LiveMatch, token: str, wanted: int | None) -> SeatRow | None:
        """The seat in which a bot stands in for the person with this token, of a seat or of a device."""
        kept = [seat for seat in live.seats if seat.after_why == "away" and wanted in (None, seat.seat)]
        if not kept:
            return None
        mine = {seat for _, seat in await self.people.seats_at(live.row.match, token)}
        held = token_hash(token)
        return next((seat for seat in kept if seat.is_kept_for(held) or seat.seat in mine), None)

    async def _give_up(
        self, live: LiveMatch, seat: int, bot: str | None, why: str | None, by: list[str] | None = None
    ) -> None:
        """Give a seat to a bot, or open it. Once the match has begun, it remembers who had it. While nonces are being
        opened it is dealt first, so that nobody seals again knowing those of others.
        """
        if live.dealing:
            await self._deal(live)
        before = live.seats[seat]
        taken = {other.name for other in live.seats if other.seat != seat}
        try:
            name = seating.bot_name(bot, before.colour, None) if bot else before.colour.title()
        except BadSetup as problem:
            raise bad_setup(problem) from None
        after = replace(
            before,
            kind="bot" if bot else "open",
            name=seating.free_name(name, taken),
            bot=bot,
            token_hash=None,
            reserved=before.token_hash if why == "away" else None,
            after_by=by,
            seal=None,
            nonce=None,
        )
        if why and live.row.dealt:
            after = replace(after, after_name=before.name, after_why=why, after_person=before.person)
        stays = {"after_person": None} if why == "away" else NOBODY._asdict()
        after = replace(after, **stays)
        await self._sit(live, after)
        self._turn_out(live)

    async def _sit(self, live: LiveMatch, after: SeatRow) -> None:
        before = live.seats[after.seat]
        live.seats[after.seat] = after
        if after.kind == "person":
            live.row = replace(live.row, left=clocks.refilled(live.row, before))
        made = None
        if live.dealing and not seating.unopened(live.seats):
            match, made = seating.deal_out(live.row, live.seats, live.match)
            live.note_deal(match, made)
        progress = live.progress()
        try:
            await asyncio.shield(self.store.change_seat(before, after, progress, live.row.version, made))
        except BaseException as problem:
            self.forget(live)
            if isinstance(problem, Conflict):
                raise SeatsChanged from None
            raise
        self._show(live, progress)

    def _show(self, live: LiveMatch, progress: Progress) -> None:
        """Show everybody what was stored about the seats."""
        live.note_progress(progress)
        self.wire.tell(live.row.match, "changed")
        live.lapse()
        live.seat_again()
        serialize.broadcast(live, 0)
