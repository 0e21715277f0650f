"""The HTTP side of docs/protocol.md."""

from __future__ import annotations

import asyncio
import contextlib
from collections.abc import AsyncIterator
from typing import Annotated, Any

from fastapi import APIRouter, Depends, Query, Request, Response
from fastapi.responses import PlainTextResponse
from prometheus_client import CONTENT_TYPE_LATEST, generate_latest

from . import (
    endings,
    importing,
    metrics,
    notes,
    open_tables,
    person_routes,
    serialize,
    shelf,
    signing,
    standing_in,
    what_if,
)
from . import http_schemas as b
from .errors import NotStored, Refuse
from .fair_queue import home_of
from .notices import routes as notices
from .room import LiveMatch
from .services import Services

RETRY = {"description": "Seconds to wait before asking again", "schema": {"type": "integer"}}
PROBLEMS: dict[int | str, dict[str, Any]] = {
    status: {"model": b.Problem, "headers": {"Retry-After": RETRY} if status in (429, 503) else {}}
    for status in (400, 401, 403, 404, 408, 409, 410, 413, 423, 429, 503)
}
A_LOG: dict[int | str, dict[str, Any]] = {200: {"content": {"application/json": {"schema": {"type": "object"}}}}}
GameName = Annotated[str, Query(max_length=40)]
Language = Annotated[str, Query(max_length=10)]


def routes(services: Services) -> APIRouter:
    router = APIRouter(responses=PROBLEMS)
    router.include_router(open_tables.routes(services.open_tables, _in_turn(services)))
    for part in (_games(services), _lists(services), _seats(services), _looking(services), _operating(services)):
        router.include_router(part)
    router.include_router(signing.routes(services.signer))
    router.include_router(what_if.routes(services, _slowly(services), _in_turn(services)))
    router.include_router(standing_in.routes(services.standing, _slowly(services)))
    router.include_router(notes.routes(services.notes, _slowly(services)))
    router.include_router(importing.routes(services.importer, _slowly(services)))
    router.include_router(person_routes.routes(services.caring, _slowly(services), _in_turn(services)))
    router.include_router(notices.routes(services.notices, services.tables, _slowly(services)))
    return router


def _games(services: Services) -> APIRouter:
    router = APIRouter(prefix="/api/games", tags=["games"])

    @router.get("")
    async def games(language: Language = "en") -> list[b.GameSaid]:
        return shelf.shelf(language)

    @router.get("/{game}/components", dependencies=[_in_turn(services)])
    async def components(game: str, book: GameName | None = None) -> b.Components:
        return await services.tables.library.components(game, book)

    @router.get("/{game}/rules")
    async def rules(game: str, language: Language = "en") -> b.Rules:
        return shelf.rules(game, language)

    @router.get("/house/words/{language}", response_class=PlainTextResponse)
    async def house(language: str, request: Request) -> Response:
        return shelf.words(None, language, request.headers)

    @router.get("/{game}/words/{language}", response_class=PlainTextResponse)
    async def words(game: str, language: str, request: Request) -> Response:
        return shelf.words(game, language, request.headers)

    return router


def _slowly(services: Services) -> Any:
    """Refuse an address that asks for too much at once."""

    def check(request: Request) -> None:
        home = home_of(request)
        if not services.addresses.take(home):
            raise Refuse(429, "too-fast", "error-too-fast-address").after(services.addresses.wait(home))

    return Depends(check)


def _in_turn(services: Services) -> Any:
    """What takes long to compute is computed for one address at a time, so that a flood of it doesn't slow others."""

    async def take(request: Request) -> AsyncIterator[None]:
        async with services.turns.of_request(home_of(request)):
            if await _is_gone(request):
                raise Refuse(400, "bad-request", why="nobody waits for the answer any more")
            yield

    return Depends(take, scope="function")


async def _is_gone(request: Request) -> bool:
    """Whether nobody would hear the answer. The first thing there is to hear may be the body."""
    return await request.is_disconnected() or await request.is_disconnected()


def _lists(services: Services) -> APIRouter:
    router = APIRouter(tags=["matches"])
    tables, slowly = services.tables, _slowly(services)

    @router.get("/api/matches", dependencies=[_in_turn(services)])
    async def public() -> list[b.Summary]:
        return await tables.summaries(await services.store.public())

    @router.post("/api/matches", status_code=201, dependencies=[slowly])
    async def create(asked: b.NewMatch) -> b.Seated:
        seated = await tables.create(asked)
        services.play.wake(await tables.find(seated.match))
        return seated

    @router.post("/api/mine", dependencies=[_in_turn(services)])
    async def mine(asked: b.Mine) -> list[b.MySummary]:
        return await tables.mine(asked.tokens, asked.me)

    return router


def _seats(services: Services) -> APIRouter:
    router = APIRouter(prefix="/api/matches/{match}", tags=["seats"], dependencies=[_slowly(services)])
    tables, play = services.tables, services.play

    @router.post("/join")
    async def join(match: str, asked: b.Join) -> b.Seated:
        live, seated = await tables.sit_down(match, asked)
        play.wake(live)
        return seated

    @router.post("/leave")
    async def leave(match: str, asked: b.Leave) -> b.Summary:
        live = await tables.knows(await tables.find(match), asked.token)
        await tables.leave(live, asked)
        play.wake(live)
        return serialize.live_summary(live)

    @router.post("/fill")
    async def fill(match: str, asked: b.Fill) -> b.Summary:
        live = await tables.knows(await tables.find(match), asked.token)
        await tables.fill(live, asked)
        play.wake(live)
        return serialize.live_summary(live)

    @router.post("/rematch")
    async def rematch(match: str, asked: b.Rematch) -> b.Seated:
        live = await tables.knows(await tables.find(match), asked.token)
        seated = await tables.rematch(live, asked.token, asked.seal, asked.seat, asked.me)
        play.wake(await tables.find(seated.match))
        return seated

    return router


def _looking(services: Services) -> APIRouter:
    router = APIRouter(prefix="/api/matches/{match}", tags=["matches"])
    in_turn = [_in_turn(services)]

    async def held(match: str) -> LiveMatch:
        """A match, with no write in progress."""
        live = await services.tables.find(match)
        async with live.held():
            return live

    @router.get("")
    async def summary(match: str) -> b.Summary:
        return await services.tables.summary(match)

    @router.get("/log", dependencies=in_turn, responses=A_LOG)
    async def log(match: str) -> Response:
        text = await services.endings.log(match)
        name = f'attachment; filename="watershed-{match}.json"'
        return Response(text, media_type="application/json", headers={"Content-Disposition": name})

    @router.get("/replay", dependencies=in_turn)
    async def replay(match: str, move: Annotated[int, Query(ge=0, le=100_000)]) -> b.Replay:
        live = await held(match)
        if live.over:
            return await asyncio.to_thread(endings.replay, live, move)
        async with live.held():  # a move or an undo would change what is read meanwhile
            return await asyncio.to_thread(endings.replay, live, move)

    @router.get("/end", dependencies=in_turn)
    async def end(match: str) -> b.End:
        return await services.endings.end(match)

    @router.get("/analysis", dependencies=in_turn)
    async def analysis(match: str) -> b.Analysis:
        return await services.analyst.told(await held(match))

    @router.post("/analysis", dependencies=[_slowly(services)])
    async def analyse(match: str, request: Request) -> b.Analysis:
        return await services.analyst.begin(await held(match), home_of(request))

    return router


def _operating(services: Services) -> APIRouter:
    router = APIRouter(tags=["operating"])

    @router.get("/healthz")
    async def healthz() -> dict[str, str]:
        await services.store.check()
        return {"status": "ok"}

    @router.get("/metrics", dependencies=[_in_turn(services)], response_class=PlainTextResponse)
    async def told() -> Response:
        metrics.LIVE.set(len(services.tables.live))
        with contextlib.suppress(NotStored):  # then it is what was counted last
            metrics.REPORTS.set(await services.reports.count())
        return Response(generate_latest(), media_type=CONTENT_TYPE_LATEST)

    return router
