"""The addresses of people. Every request that changes something is told to sockets and to other servers as well."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from fastapi import APIRouter

from . import person_schemas as p
from .caring import Caring


def routes(caring: Caring, slowly: Any, in_turn: Any) -> APIRouter:
    router = APIRouter(tags=["people"])
    for part in (_coming(caring, [slowly]), _changing(caring, [slowly]), _reading(caring, [in_turn])):
        router.include_router(part)
    router.include_router(_results(caring, [slowly]))
    return router


def _coming(caring: Caring, limited: Sequence[Any]) -> APIRouter:
    router = APIRouter(prefix="/api/me", dependencies=limited)
    people = caring.people

    @router.post("", status_code=201)
    async def begin(asked: p.NewPerson) -> p.Arrived:
        arrived, ended = await people.begin(asked)
        await caring.announce(ended)
        return arrived

    @router.post("/claim")
    async def claim(asked: p.Claim) -> p.Claimed:
        claimed, ended = await people.claim(asked)
        await caring.announce(ended)
        return claimed

    @router.post("/link")
    async def link(asked: p.AsMe) -> p.LinkMade:
        return await people.link(asked.me)

    @router.post("/link/cancel")
    async def cancel(asked: p.AsMe) -> p.LinksCancelled:
        return await people.cancel_links(asked.me)

    @router.post("/link/look")
    async def look(asked: p.LookAtLink) -> p.LinkSaid:
        return await people.look(asked.code)

    @router.post("/arrive", status_code=201)
    async def arrive(asked: p.Arrive) -> p.Arrived:
        arrived, ended = await people.arrive(asked)
        await caring.announce(ended)
        return arrived

    return router


def _changing(caring: Caring, limited: Sequence[Any]) -> APIRouter:
    router = APIRouter(prefix="/api/me", dependencies=limited)
    people = caring.people

    @router.post("/name")
    async def name(asked: p.Rename) -> p.Me:
        return await people.rename(asked)

    @router.post("/share")
    async def share(asked: p.ShareResults) -> p.Me:
        return await people.share(asked)

    @router.post("/revoke")
    async def revoke(asked: p.Revoke) -> p.Me:
        me, ended = await people.revoke(asked)
        await caring.announce(ended)
        return me

    @router.post("/delete")
    async def delete(asked: p.AsMe) -> p.Deleted:
        deleted, ended = await caring.eraser.delete(asked.me)
        await caring.announce(ended)
        return deleted

    return router


def _reading(caring: Caring, limited: Sequence[Any]) -> APIRouter:
    router = APIRouter(prefix="/api/me", dependencies=limited)
    people, history, own = caring.people, caring.history, caring.own

    @router.post("/who")
    async def who(asked: p.AsMe) -> p.Me:
        return await people.who(asked.me)

    @router.post("/seats")
    async def seats(asked: p.SeatsAt) -> p.MySeats:
        return await history.seats(asked)

    @router.post("/matches")
    async def matches(asked: p.MatchesOf) -> p.MyMatches:
        return await history.matches(asked)

    @router.post("/kept")
    async def kept(asked: p.KeptOf) -> p.Kept:
        return await own.kept(asked)

    @router.post("/notices")
    async def notices(asked: p.AsMe) -> p.MyNotices:
        return await own.notices(asked.me)

    return router


def _results(caring: Caring, limited: Sequence[Any]) -> APIRouter:
    router = APIRouter(prefix="/api", dependencies=limited)

    @router.post("/me/results")
    async def results(asked: p.AsMe) -> p.Results:
        return await caring.history.results(asked.me)

    @router.get("/people/{page}")
    async def page(page: str) -> p.ResultsPage:
        return await caring.history.page(page)

    return router
