"""The HTTP side of notices, as docs/protocol.md says."""

from __future__ import annotations

from typing import Any

from fastapi import APIRouter, Request

from ..fair_queue import home_of
from ..lobby import Tables
from ..room import LiveMatch
from . import schemas as b
from .service import Notices


def routes(notices: Notices, tables: Tables, slowly: Any) -> APIRouter:
    """`slowly` refuses an address that asks for too much at once."""
    router = APIRouter(tags=["notices"])

    @router.get("/api/notices")
    async def offered() -> b.Offered:
        return await notices.offered()

    @router.post("/api/notices", dependencies=[slowly])
    async def notify(asked: b.Notify, request: Request) -> b.Notified:
        return await notices.notify(asked, home_of(request))

    @router.post("/api/notices/off", dependencies=[slowly])
    async def no_more(asked: b.NotifyNoMore) -> dict[str, str]:
        await notices.no_more(asked)
        return {}

    @router.post("/api/notices/confirm", dependencies=[slowly])
    async def confirm(asked: b.Confirm) -> b.Confirmed:
        return await notices.confirm(asked.code)

    @router.post("/api/notices/stop", dependencies=[slowly])
    async def stop(code: b.Code) -> dict[str, str]:
        await notices.stop(code)
        return {}

    router.include_router(_webhooks(notices, tables, slowly))
    return router


def _webhooks(notices: Notices, tables: Tables, slowly: Any) -> APIRouter:
    router = APIRouter(prefix="/api/matches/{match}/webhook", tags=["notices"], dependencies=[slowly])

    async def known(match: str, token: str) -> LiveMatch:
        return await tables.knows(await tables.find(match), token)

    @router.post("")
    async def webhook(match: str, asked: b.WebhookWanted, request: Request) -> b.WebhookMade:
        live, here = await known(match, asked.token), str(request.base_url).rstrip("/")
        return await notices.set_webhook(live, asked, here, home_of(request))

    @router.post("/seen")
    async def seen(match: str, asked: b.SeatedHere) -> b.WebhookSeen:
        return await notices.webhook(await known(match, asked.token), asked.token)

    @router.post("/off")
    async def off(match: str, asked: b.SeatedHere) -> dict[str, str]:
        await notices.drop_webhook(await known(match, asked.token), asked.token)
        return {}

    return router
