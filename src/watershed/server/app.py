"""The application: everything put together."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Any

from fastapi import FastAPI, Request
from fastapi.exceptions import RequestValidationError
from starlette.exceptions import HTTPException
from starlette.responses import Response
from starlette.routing import Match

from watershed.about import version
from watershed.kit.game import games

from . import client, clocks, importing, metrics, rest, socket
from .errors import Refuse, complaint
from .log_worker import LARGEST
from .middleware import METHODS, Guard, Room
from .packing import Packing
from .records import now
from .serialize import problem_answer
from .services import Services
from .settings import Settings

CODES = {404: "not-found", 405: "not-allowed"}


class Table(FastAPI):
    """The application. Its description leaves out FastAPI's 422, which is never sent: bad requests get a 400. Problems
    are always `application/problem+json`.
    """

    def openapi(self) -> dict[str, Any]:
        described = super().openapi()
        for path in described["paths"].values():
            for operation in path.values():
                operation["responses"].pop("422", None)
                for status, answer in operation["responses"].items():
                    if not status.startswith("2"):
                        (said,) = answer["content"].values()
                        answer["content"] = {"application/problem+json": said}
        for name in ("HTTPValidationError", "ValidationError"):
            described["components"]["schemas"].pop(name, None)
        return described


def create_app(settings: Settings | None = None) -> FastAPI:
    """The web table for one database."""
    services = Services.of(settings or Settings())

    @asynccontextmanager
    async def lifespan(_app: FastAPI) -> AsyncIterator[None]:
        await services.store.start()
        await services.tables.library.adopt()
        await services.signer.begin()
        await services.notices.keys.begin()
        started = now()
        clocks.downs[:] = [clocks.Down(await services.store.last_beat() or started, started)]
        tasks = [
            asyncio.create_task(part.run())
            for part in (
                services.watch,
                services.neighbours,
                services.tables.upgrades,
                services.open_tables,
                services.standing,
                services.tidier,
                services.caring,
                services.notices,
                services.reports,
            )
        ]
        if services.settings.warm_up:
            tasks.append(asyncio.create_task(services.workers.warmup.run(games())))
        yield
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
        services.analyst.close()
        services.importer.close()
        services.workers.close()
        await services.store.close()

    app = Table(
        title="Watershed",
        version=version(),
        openapi_url="/api/openapi.json",
        docs_url=None,  # these pages load scripts from elsewhere
        redoc_url=None,
        lifespan=lifespan,
    )
    app.state.services = services
    app.add_middleware(Packing)
    larger = {importing.PATH: Room(LARGEST, services.importer.reading)}
    app.add_middleware(Guard, largest=services.settings.largest, larger=larger, within=services.settings.body_within)
    app.add_exception_handler(RequestValidationError, _bad_request)
    app.add_exception_handler(HTTPException, _http)
    app.add_exception_handler(Refuse, _refused)
    for router in (rest.routes(services), socket.routes(services)):
        app.include_router(router)
    app.state.api = tuple(app.routes)
    app.include_router(client.routes(services.settings.static))
    return app


async def _refused(_request: Request, problem: Exception) -> Response:
    assert isinstance(problem, Refuse)
    metrics.REFUSED.labels(problem.code).inc()
    return problem_answer(problem)


async def _bad_request(request: Request, problem: Exception) -> Response:
    assert isinstance(problem, RequestValidationError)
    first = problem.errors()[0]
    return await _refused(request, Refuse(400, "bad-request", why=complaint(first["loc"][1:], first["msg"])))


async def _http(request: Request, problem: Exception) -> Response:
    assert isinstance(problem, HTTPException)
    status = problem.status_code
    refuse = Refuse(status, CODES[status]) if status in CODES else Refuse(status, "bad-request", why=problem.detail)
    answer = await _refused(request, refuse)
    answer.headers.update(problem.headers or {})
    if status == 405:
        answer.headers["Allow"] = ", ".join(allowed(request))
    return answer


def allowed(request: Request) -> list[str]:
    """The methods that a path has: each may have a route of its own. What isn't of the API is a page."""
    path = request.scope["path"]
    routes = request.app.state.api if path.startswith("/api/") else request.app.routes
    asked = {"type": "http", "path": path, "root_path": request.scope.get("root_path", ""), "headers": []}
    found = {
        method for method in METHODS for route in routes if route.matches({**asked, "method": method})[0] is Match.FULL
    }
    return sorted(found | ({"HEAD"} if "GET" in found else set()))
