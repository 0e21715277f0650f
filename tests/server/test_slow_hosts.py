"""A host that answers slowly, or never, holds up notices to no other host."""

from __future__ import annotations

import threading
from pathlib import Path

from sqlalchemy import Connection

from watershed.server.notices import queue, rows
from watershed.server.notices import schemas as b
from watershed.server.notices.sharing import AT_ONCE, AT_ONCE_A_HOST
from watershed.server.services import Services

from .noticing import Browser, notify, sink, with_notices
from .tables import new_table, token_of
from .test_fair_bots import until


def test_many_for_one_slow_host_come_before_mine(tmp_path: Path) -> None:
    async def work(services: Services) -> None:
        post = services.notices.post
        slowly, mine = [await new_table(services, "me", "other") for _ in range(2)]
        await services.notices.set_webhook(slowly, b.WebhookWanted(token=token_of(slowly, 0), url=slow.url), "")
        await notify(services, mine, browser := Browser(f"http://localhost:{push.url.rpartition(':')[2]}"), 0)

        def fill(connection: Connection) -> None:
            for _ in range(20 * AT_ONCE):
                queue.put(connection, "webhook", {}, slow.url, match=slowly.row.match)
            said = {"match": mine.row.match, "event": "turn", "title": "", "body": ""}
            place = {"channel": rows.channel_of(browser.endpoint), "match": mine.row.match}
            queue.put(connection, "push", said, browser.endpoint, **place)

        await services.store.write(fill)
        for _ in range(3):
            await post.round()
        await until(lambda: push.got)
        assert len(slow.got) <= AT_ONCE_A_HOST
        assert slow.hold is not None
        slow.hold.set()

    with sink() as slow, sink() as push:
        slow.hold = threading.Event()
        with_notices(tmp_path, work, private_hosts=("127.0.0.1", "localhost"))
