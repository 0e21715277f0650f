"""What people ask for: tell me, no more, confirm, and a webhook for this match."""

from __future__ import annotations

import asyncio
import secrets
from collections.abc import Callable
from dataclasses import replace

import structlog
from sqlalchemy import Connection, func, select, update

from .. import serialize
from ..errors import NotStored, Refuse
from ..fair_queue import household
from ..limits import Buckets
from ..lobby import Tables
from ..match_service import Play
from ..records import ChatRow, new_token, now
from ..room import LiveMatch
from ..settings import Rate, Settings
from ..store import Store
from ..write_batch import Conflict
from . import push, queue, rows
from . import schemas as b
from .bells import phase_of
from .keys import Keys
from .mail import Mailer
from .outgoing import Forbidden, Outgoing, host_of
from .post import Post
from .ringing import Ringing
from .rows import CONFIRM_WITHIN, Channel, Webhook, channel_of
from .words import say

SENT, SENT_BY_A_HOME = 4, 3  # confirmations that one address may be sent in two days: nobody takes all of them
MAILS, ALL_MAILS = Rate(5, 5 / 3600), Rate(200, 200 / 3600)  # confirmations that one person may ask for, and everybody
CLEAN_EVERY = 600  # rounds
log = structlog.get_logger()


class Notices:
    def __init__(self, store: Store, tables: Tables, settings: Settings, play: Play) -> None:
        self.store, self.tables, self.settings, self.play = store, tables, settings, play
        self.out = Outgoing(settings.private_hosts)
        self.mailer = Mailer(*settings.mails) if settings.mails else None
        self.keys = Keys(store)
        self.post = Post(store, self.keys, self.out, self.mailer, settings.address)
        self.ringing = Ringing(store, tables, settings.notice_after)
        self._mails, self._all_mails = Buckets(MAILS), Buckets(ALL_MAILS)
        self._untidy = False

    async def run(self) -> None:
        """Look at the bells and send what is due, until the server ends."""
        rounds = 0
        try:
            while True:
                try:
                    if not self.store.failing:
                        await self.round(clean=rounds % CLEAN_EVERY == 0)
                except NotStored:
                    pass  # the watch says so
                except Exception:
                    log.exception("notices failed")
                rounds += 1
                await asyncio.sleep(self.settings.watch_every)
        finally:
            await self.post.close()

    async def round(self, clean: bool = False) -> None:
        await self.ringing.round()
        await self.post.round()
        if clean or self._untidy:
            await self.store.write(rows.clean_up)
            self._untidy = await self.store.read(lambda connection: bool(rows.too_old(connection, 1)))

    async def offered(self) -> b.Offered:
        return b.Offered(push=(await self.keys.found()).public, mail=self.mailer is not None)

    # channels

    async def notify(self, asked: b.Notify, address: str) -> b.Notified:
        """Tell a browser, or a mail address, about some seats."""
        if asked.push and asked.mail is None:
            return await self._by_push(asked, asked.push, address)
        if asked.mail and asked.push is None:
            return await self._by_mail(asked, asked.mail, address)
        raise Refuse(400, "bad-request", why="push or mail")

    async def _by_push(self, asked: b.Notify, wanted: b.Subscription, address: str) -> b.Notified:
        if not push.good_keys(wanted.p256dh, wanted.auth) or not self._may_go_to(wanted.endpoint):
            raise Refuse(400, "bad-subscription")
        keys, at, home = {"p256dh": wanted.p256dh, "auth": wanted.auth}, now(), await self._home(address)
        place = channel_of(wanted.endpoint), "push", wanted.endpoint, keys, asked.language, True
        found = Channel(*place, made=at, used=at, home=home)
        return b.Notified(key=None, mail=None, confirmed=True, seats=await self._keep(found, asked.tokens))

    async def _by_mail(self, asked: b.Notify, wanted: b.MailWanted, address: str) -> b.Notified:
        if self.mailer is None:
            raise Refuse(404, "no-mail")
        if wanted.key is not None:
            return await self._known_mail(asked, wanted.key, address)
        if wanted.address is None:
            raise Refuse(400, "bad-request", why="mail: address or key")
        await self._may_mail(wanted.address, address)
        key, at, home = new_token(), now(), await self._home(address)
        place = channel_of(key), "mail", wanted.address, None, asked.language, False
        found = Channel(*place, made=at, used=at, home=home)
        seats = await self._keep(found, asked.tokens)
        await self.store.write(lambda connection: _confirm(connection, found))
        return b.Notified(key=key, mail=found.address, confirmed=False, seats=seats)

    async def _known_mail(self, asked: b.Notify, key: str, address: str) -> b.Notified:
        found = await self.store.read(lambda connection: rows.channel(connection, channel_of(key)))
        if found is None:
            raise Refuse(404, "no-such-notices")
        home = await self._home(address)
        changed = replace(found, language=asked.language, used=now(), home=home)
        seats = await self._keep(changed, asked.tokens)
        return b.Notified(key=None, mail=found.address, confirmed=found.confirmed, seats=seats)

    async def _home(self, address: str) -> str:
        """Who asks for something, as the queue counts it."""
        return (await self.keys.found()).home(address)

    async def _may_mail(self, mail: str, address: str) -> None:
        """Refuse to flood an address with confirmations, whoever asks for them."""
        table, home = rows.CHANNELS, await self._home(address)
        fresh = (func.lower(table.c.address) == mail.lower(), table.c.made > now() - CONFIRM_WITHIN)
        query = select(table.c.home).where(*fresh, table.c.kind == "mail")
        sent = await self.store.read(lambda connection: list(connection.execute(query).scalars()))
        if len(sent) >= SENT or sent.count(home) >= SENT_BY_A_HOME:
            raise Refuse(429, "too-many-mails").after(CONFIRM_WITHIN.total_seconds())
        for bucket, name in ((self._mails, household(address)), (self._all_mails, "")):
            if not bucket.take(name):
                raise Refuse(429, "too-many-mails").after(bucket.wait(name))

    async def _keep(self, found: Channel, tokens: list[str]) -> int:
        """Store a channel with its seats, and count them. A browser that has none comes again when it has one."""
        counted: list[int] = []

        def work(connection: Connection) -> None:
            is_new = rows.channel(connection, found.channel) is None
            rows.keep_channel(connection, found, tokens)
            rows.add_notices(connection, found.channel, tokens)
            counted.append(rows.seats_told(connection, found.channel))
            if is_new and found.kind == "push" and not counted[-1]:
                rows.drop_channel(connection, found.channel)

        await self._write(work)
        return counted[-1]

    async def _write(self, work: Callable[[Connection], None]) -> None:
        """Write it, and once again if somebody wrote the same at the same moment."""
        try:
            await self.store.write(work)
        except Conflict:
            try:
                await self.store.write(work)
            except Conflict:
                raise Refuse(409, "out-of-date") from None

    async def no_more(self, asked: b.NotifyNoMore) -> None:
        """Forget a browser, or a mail address."""
        secret = asked.endpoint or asked.key
        if secret is None:
            raise Refuse(400, "bad-request", why="endpoint or key")
        name = channel_of(secret)
        await self._write(lambda connection: _drop(connection, name))

    async def confirm(self, code: str) -> b.Confirmed:
        """A mail address says yes."""
        found = await self._named(code, "confirm")
        if not found.confirmed and found.made < now() - CONFIRM_WITHIN:
            raise Refuse(404, "no-such-code")
        table = rows.CHANNELS
        yes = update(table).where(table.c.channel == found.channel).values(confirmed=True, used=now())

        def work(connection: Connection) -> None:
            connection.execute(yes)

        await self.store.write(work)
        return b.Confirmed(mail=found.address)

    async def stop(self, code: str) -> None:
        """One click in a mail: forget the address. One that is forgotten already needs nothing more."""
        try:
            found = await self._named(code, "stop")
        except NotStored:
            raise
        except Refuse:
            return
        await self.store.write(lambda connection: rows.drop_channel(connection, found.channel))

    async def _named(self, code: str, purpose: str) -> Channel:
        name, key = code.partition(".")[0], await self.keys.found()
        found = await self.store.read(lambda connection: rows.channel(connection, name))
        if found is None or not key.accepts(code, purpose, found.channel, found.made):
            raise Refuse(404, "no-such-code")
        return found

    async def forget_seat(self, match: str, seat: int) -> None:
        """Tell nobody about a seat any more."""
        await self.store.write(lambda connection: rows.forget_seat(connection, match, seat))

    # webhooks

    async def set_webhook(
        self, live: LiveMatch, asked: b.WebhookWanted, address: str, home: str | None = None
    ) -> b.WebhookMade:
        """`address` is where this server was asked, and `home` who asked, as limits count it."""
        seat, _ = await self.tables.admit(live, asked.token)
        live.check_going()
        if live.over:
            raise Refuse(409, "over")
        if self.settings.chat and await self.store.is_quiet(live.row.match, seat):  # it is said in the chat
            raise Refuse(403, "quiet")
        if not self._may_go_to(asked.url):
            raise Refuse(400, "bad-webhook")
        self._may_announce(live, seat, home)
        place = live.row.match, asked.url, secrets.token_hex(32), live.seats[seat].name
        number = None if home is None else await self._home(home)
        hook = Webhook(*place, self.settings.address or address, asked.language, phase_of(live.row), number)
        row, seats = live.row, list(live.seats)
        await self._write(lambda connection: rows.add_webhook(connection, hook, row, seats))
        if self.settings.chat:
            await self._announce(live, seat, say(asked.language, "webhook-set", host=host_of(asked.url)))
        return b.WebhookMade(secret=hook.secret)

    def _may_announce(self, live: LiveMatch, seat: int, home: str | None) -> None:
        """Nobody announces anything more often than they may say something: the name of a host is chosen freely, and
        everybody reads it.
        """
        if self.settings.chat:
            self.play.count_line(live, seat, home)

    async def _announce(self, live: LiveMatch, seat: int, text: str) -> None:
        """Say it in the chat, so that everybody at the match knows where its events go, and because of whom."""
        message, who = f"{seat}:webhook-{secrets.token_hex(8)}", live.seats[seat]
        line = ChatRow(live.row.match, seat, who.name, text, message, now(), who.person)
        await self.store.add_chat(line)
        said = serialize.chat(line)
        self.tables.wire.tell(live.row.match, "chat", **said.model_dump(exclude={"type"}))
        serialize.tell(live, said)

    async def webhook(self, live: LiveMatch, token: str) -> b.WebhookSeen:
        await self.tables.admit(live, token)
        found = await self.store.read(lambda connection: rows.webhook(connection, live.row.match))
        said = b.WebhookSaid(by=found.by, host=host_of(found.url)) if found else None
        return b.WebhookSeen(webhook=said)

    async def drop_webhook(self, live: LiveMatch, token: str) -> None:
        await self.tables.admit(live, token)
        await self.store.write(lambda connection: rows.drop_webhook(connection, live.row.match))

    def _may_go_to(self, url: str) -> bool:
        try:
            self.out.check(url)
        except Forbidden:
            return False
        return True


def _confirm(connection: Connection, found: Channel) -> None:
    if not queue.put(connection, "confirm", {}, channel=found.channel, home=found.home):
        raise Refuse(503, "not-stored")


def _drop(connection: Connection, name: str) -> None:
    if found := rows.channel(connection, name):
        rows.no_more(connection, found)
