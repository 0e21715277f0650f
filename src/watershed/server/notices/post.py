"""The post: sends what is queued in the database, a few at a time, without ever holding up play.

A delivery is claimed before it is sent, so that one of several servers sends it. If that server dies, the claim runs
out, and another one tries. What can't be sent is tried again after longer and longer pauses, and then given up.
"""

from __future__ import annotations

import asyncio
import functools
import time
from typing import Literal

import structlog
from sqlalchemy import Connection

from .. import metrics
from ..errors import NotStored
from ..store import Store
from . import hooks, mail, push, queue, rows
from .keys import Keys
from .mail import Mailer, NotSent
from .outgoing import Answer, Forbidden, Outgoing, Unreachable
from .queue import Delivery
from .sharing import Sharing
from .threads import apart

LONGEST, LONGEST_MAIL = 50.0, 240.0  # seconds that a delivery may take: a mail server has ten for every line
MARGIN = 10.0  # seconds for which it stays claimed after that
PAUSES = (30.0, 120.0, 600.0, 3600.0)  # seconds before each new try
LONGEST_PAUSE = 6 * 3600.0
GONE = (404, 410)  # what a push service or a chat says of an address that is no longer there
log = structlog.get_logger()
Fate = Literal["sent", "gone", "refused", "later"]


class Post:
    """Everything that leaves this server by itself."""

    def __init__(self, store: Store, keys: Keys, out: Outgoing, mailer: Mailer | None, address: str | None) -> None:
        self.store, self.keys, self.out, self.mailer, self.address = store, keys, out, mailer, address
        self.pauses = PAUSES
        self._busy: dict[asyncio.Task[None], Delivery] = {}  # what is being sent
        self._sharing = Sharing()

    async def round(self) -> None:
        """Begin to send what is due, as far as there is room."""
        if self.store.failing:
            return
        busy = list(self._busy.values())
        chosen = await self.store.read(lambda connection: self._sharing.chosen(connection, busy))
        if not chosen:
            return
        claimed: list[Delivery] = []

        def work(connection: Connection) -> None:
            in_order = sorted(chosen, key=lambda one: one.delivery)  # so that two servers never deadlock
            claimed.extend(one for one in in_order if queue.claim(connection, one, _longest(one) + MARGIN))

        await self.store.write(work)
        for delivery in claimed:
            task = asyncio.create_task(self._deliver(delivery))
            self._busy[task] = delivery
            task.add_done_callback(lambda done: self._busy.pop(done, None))

    async def close(self) -> None:
        for task in list(self._busy):
            task.cancel()
        await asyncio.gather(*self._busy, return_exceptions=True)

    async def _deliver(self, delivery: Delivery) -> None:
        again: float | None = None
        try:
            async with asyncio.timeout(_longest(delivery)):
                fate, again = await self._send(delivery)
        except TimeoutError:
            fate = "later"
        except Exception:
            log.exception("delivery failed", kind=delivery.kind)
            fate = "later"
        try:
            await self._settle(delivery, fate, again)
        except NotStored:
            return  # it is sent again when the claim runs out

    async def _settle(self, delivery: Delivery, fate: Fate, again: float | None) -> None:
        tries = delivery.tries
        if fate == "later" and tries < len(self.pauses):
            pause = max(self.pauses[tries], min(again or 0.0, LONGEST_PAUSE))
            metrics.NOTICES.labels(delivery.kind, "retried").inc()
            await self.store.write(lambda connection: queue.put_off(connection, delivery, pause))
            return
        metrics.NOTICES.labels(delivery.kind, "given-up" if fate == "later" else fate).inc()

        def work(connection: Connection) -> None:
            gone = queue.done(connection, delivery) and fate == "gone"
            if gone and delivery.kind == "webhook" and delivery.match:
                rows.drop_webhook(connection, delivery.match)
            elif gone and delivery.channel:
                rows.drop_channel(connection, delivery.channel)

        await self.store.write(work)

    async def _send(self, delivery: Delivery) -> tuple[Fate, float | None]:
        match delivery.kind:
            case "push":
                return await self._push(delivery)
            case "webhook":
                return await self._hook(delivery)
            case _:
                return await self._mail(delivery), None

    async def _post(self, url: str, data: bytes, headers: dict[str, str]) -> tuple[Fate, float | None]:
        try:
            answer = await self.out.post(url, data, headers)
        except Forbidden:
            return "refused", None
        except Unreachable:
            return "later", None
        return _fate(answer), answer.retry_after

    async def _push(self, delivery: Delivery) -> tuple[Fate, float | None]:
        channel = await self.store.read(lambda connection: rows.channel(connection, delivery.channel or ""))
        if channel is None or channel.keys is None:
            return "refused", None
        key = await self.keys.found()
        data = await asyncio.to_thread(push.encrypted, channel.address, channel.keys, delivery.body)
        topic = str(delivery.match)
        return await self._post(channel.address, data, push.headers(channel.address, key, self.address, topic))

    async def _hook(self, delivery: Delivery) -> tuple[Fate, float | None]:
        hook = await self.store.read(lambda connection: rows.webhook(connection, delivery.match or ""))
        if hook is None:
            return "refused", None
        data, headers = hooks.signed(hook.secret, delivery.delivery, int(time.time()), delivery.body)
        return await self._post(hook.url, data, headers)

    async def _mail(self, delivery: Delivery) -> Fate:
        channel = await self.store.read(lambda connection: rows.channel(connection, delivery.channel or ""))
        if channel is None or self.mailer is None or self.address is None:
            return "refused"
        key, to, language = await self.keys.found(), channel.address, channel.language
        stop = key.code("stop", channel.channel, channel.made)
        if delivery.kind == "confirm":
            code = key.code("confirm", channel.channel, channel.made)
            letter = mail.confirmation(to, language, self.address, code, stop)
        else:
            said = delivery.body
            table = f"{self.address}/table/{delivery.match}"
            letter = mail.notice(to, language, said["title"], said["body"], table, self.address, stop)
        try:
            await apart(functools.partial(self.mailer.send, letter))
        except NotSent as problem:
            if problem.for_good:
                return "gone"
            log.warning("the mail server took no mail", why=problem.why)
            return "later"
        return "sent"


def _longest(delivery: Delivery) -> float:
    return LONGEST if delivery.kind in ("push", "webhook") else LONGEST_MAIL


def _fate(answer: Answer) -> Fate:
    if 200 <= answer.status < 300:
        return "sent"
    if answer.status in GONE:
        return "gone"
    return "later" if answer.status >= 500 or answer.status in (408, 425, 429) else "refused"
