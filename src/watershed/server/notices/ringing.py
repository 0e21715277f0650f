"""Looks at the bells every second, and queues what is to be told. All servers of a database do; one of them tells."""

from __future__ import annotations

from collections.abc import Sequence
from datetime import timedelta

import structlog
from sqlalchemy import Connection, update

from .. import clocks, metrics
from ..errors import NotStored
from ..limits import Buckets, Pauses
from ..lobby import Tables
from ..records import now
from ..settings import Rate
from ..store import Store
from ..write_batch import Conflict
from . import hooks, queue, rows
from .bells import STRONGEST, Bell, Event, Seen, looked, phase_of, waits
from .rows import Channel, Heard
from .words import News

A_CHANNEL, A_TABLE = Rate(60, 60 / 3600), Rate(20, 20 / 3600)  # pushes or mails to one address; about one match
A_MATCH = Rate(60, 60 / 600)  # events of one webhook
Told = list[tuple[Event, int]]  # what, and to which seat
log = structlog.get_logger()


class Ringing:
    def __init__(self, store: Store, tables: Tables, grace: float) -> None:
        self.store, self.tables, self.grace = store, tables, timedelta(seconds=grace)
        self._channels, self._each, self._hooks = Buckets(A_CHANNEL), Buckets(A_TABLE), Buckets(A_MATCH)
        self.pauses = Pauses()

    async def round(self) -> bool:
        """Look at every bell that may ring; whether something was queued."""
        here = {(match, seat) for match in self.tables.live for seat in self._here(match)}
        besides = self.pauses.waiting()
        found = await self.store.read(lambda connection: rows.heard(connection, now(), here, besides))
        rang = False
        for one in found:
            try:
                rang = await self._look(one) or rang
                self.pauses.worked(one.row.match)
            except Conflict:
                continue  # another server was quicker
            except NotStored:
                raise
            except Exception:  # of this match alone: the others are told
                log.exception("nobody told", match=one.row.match)
                self.pauses.failed(one.row.match)
        return rang

    async def _look(self, heard: Heard) -> bool:
        """Look at the bells of one match, and store what comes of it in one transaction."""
        here = self._here(heard.row.match)
        changed: list[tuple[Bell, Bell]] = []
        told: Told = []
        for bell in heard.bells:
            after, event = looked(bell, _seen(heard, bell, bell.seat in here), self.grace)
            changed.append((bell, after))
            if event:
                told.append((event, bell.seat))
        phase = phase_of(heard.row)
        hooked = heard.webhook is not None and heard.webhook.phase != phase
        if all(before == after for before, after in changed) and not told and not hooked:
            return False

        def work(connection: Connection) -> None:
            for before, after in changed:
                if before != after:
                    rows.keep_bell(connection, before, after)
            for seat in heard.seats:
                rows.forget_seat(connection, seat.match, seat.seat, seat.token_hash or "")
            self._queue(connection, heard, told)
            self._post(connection, heard, told)
            if phase == "over" and all(after.event is None for _, after in changed):
                rows.forget_match(connection, heard.row.match)

        await self.store.write(work)
        return bool(told) or hooked

    def _here(self, match: str) -> set[int]:
        """The seats of those who look at the table here. Another server knows its own."""
        live = self.tables.live.get(match)
        return {one.seat for one in live.clients if one.seat is not None and not one.away} if live else set()

    def _queue(self, connection: Connection, heard: Heard, told: Told) -> None:
        """One notice for each channel, about all its seats."""
        events = {seat: event for event, seat in told}
        channels: dict[str, tuple[Channel, list[int]]] = {}
        for channel, seat in rows.told_about(connection, heard.row.match, events):
            channels.setdefault(channel.channel, (channel, []))[1].append(seat)
        for channel, seats in channels.values():
            event = next(event for event in STRONGEST if event in {events[seat] for seat in seats})
            self._tell(connection, heard, channel, seats, event)

    def _tell(self, connection: Connection, heard: Heard, channel: Channel, seats: Sequence[int], event: Event) -> None:
        table = f"{channel.channel}:{heard.row.match}"
        if not self._each.take(table) or not self._channels.take(channel.channel):
            metrics.NOTICES.labels(channel.kind, "too-many").inc()
            return
        news = news_of(connection, heard, event, seats)
        said = {
            "match": heard.row.match,
            "event": event,
            "title": news.title(channel.language),
            "body": news.body(channel.language),
        }
        to = channel.address if channel.kind == "push" else ""
        place = {"channel": channel.channel, "match": heard.row.match, "home": channel.home}
        queue.put(connection, channel.kind, said, to, **place)

    def _post(self, connection: Connection, heard: Heard, told: Told) -> None:
        """What the match's webhook gets: whose turn it is, and, whoever is here, that it has begun or is over."""
        hook, phase = heard.webhook, phase_of(heard.row)
        if hook is None:
            return
        events: list[tuple[Event, list[int]]] = []
        if hook.phase != phase:
            events.append(("over" if phase == "over" else "begun", [seat.seat for seat in heard.seats]))
            table = rows.WEBHOOKS
            connection.execute(update(table).where(table.c.match == hook.match).values(phase=phase))
        turns = [seat for event, seat in told if event == "turn" or (event == "begun" and _waits(heard, seat))]
        if turns:
            events.append(("turn", turns))
        for event, seats in events:
            body = hooks.body_of(hook, news_of(connection, heard, event, seats))
            if self._hooks.take(hook.match):
                queue.put(connection, "webhook", body, hook.url, match=hook.match, home=hook.home)
            else:
                metrics.NOTICES.labels("webhook", "too-many").inc()


def _waits(heard: Heard, seat: int) -> bool:
    return waits(heard.row, heard.seats[seat])


def _seen(heard: Heard, bell: Bell, here: bool) -> Seen:
    steps = {seat: number for seat, number in heard.steps if bell.turn is not None and number > bell.turn}
    return Seen(heard.row, heard.seats[bell.seat], heard.last, steps, here, now())


def news_of(connection: Connection, heard: Heard, event: Event, seats: Sequence[int]) -> News:
    row, mover = heard.row, rows.last_mover(connection, heard.row.match)
    if event == "over":
        seats = [standing["seat"] for standing in row.ranking if standing["place"] == 1]
    left = min((clocks.left(row, now())[seat] for seat in seats), default=None) if row.left is not None else None
    return News(
        match=row.match,
        game=row.game,
        event=event,
        names=[heard.seats[seat].name for seat in seats],
        mover=heard.seats[mover].name if mover is not None and mover not in seats else None,
        turn=any(_waits(heard, seat) for seat in seats),
        left=left,
    )
