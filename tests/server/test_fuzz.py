"""Made-up requests and messages: nothing breaks, nothing is answered that is not documented, nothing changes."""

from __future__ import annotations

import json
import random
from collections.abc import Iterator
from typing import Any

import pytest
import schemathesis
from hypothesis import HealthCheck, assume, given, settings
from hypothesis import strategies as st
from pydantic import BaseModel
from schemathesis import GenerationMode
from schemathesis.checks import not_a_server_error
from schemathesis.specs.openapi.checks import (
    content_type_conformance,
    negative_data_rejection,
    response_headers_conformance,
    response_schema_conformance,
    status_code_conformance,
)

from watershed.server import http_schemas as b
from watershed.server import person_schemas as p
from watershed.server.app import create_app
from watershed.server.services import Services
from watershed.server.settings import Rate, Settings

from .tables import play_move, with_services

CHECKS = [
    not_a_server_error,
    status_code_conformance,
    content_type_conformance,
    response_headers_conformance,
    response_schema_conformance,
]
FREELY = Rate(1e9, 1e9)
QUIET = [HealthCheck.too_slow, HealthCheck.function_scoped_fixture, HealthCheck.filter_too_much]
SOME = settings(max_examples=60, deadline=None, derandomize=True, database=None, suppress_health_check=QUIET)
MATCHES: list[str] = []  # real ones, filled by the fixture
TOKENS: list[str] = []  # of seats and of devices


async def fill(services: Services) -> None:
    """A match that waits, one that goes on and one that is over; and somebody who has seats there."""
    tables, luck = services.tables, random.Random(1)
    ann, _ = await tables.people.begin(p.NewPerson(label="Firefox", name="Ann"))
    TOKENS.append(ann.token)
    for kinds, moves in ((("me", "open"), 0), (("me", "me", "bot"), 0), (("me", "me"), 10_000)):
        seats = [{"kind": kind} for kind in kinds]
        body = {"game": "flow", "public": moves > 0, "options": {"first": 1}, "seats": seats, "me": ann.token}
        seated = await tables.create(b.NewMatch.model_validate(body))
        MATCHES.append(seated.match)
        TOKENS.extend([seated.token, *(place.token for place in seated.more)])
        live = await tables.find(seated.match)
        while live.seq < moves and live.match.to_move is not None:
            words = luck.choice(live.match.moves()).words
            await services.play.move(live, live.match.to_move, play_move(live, words, f"m{live.seq}"))


@pytest.fixture(scope="module")
def api(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Any]:
    folder = tmp_path_factory.mktemp("fuzz")
    MATCHES.clear()
    TOKENS.clear()
    with_services(folder, fill)
    app = create_app(Settings(database=str(folder / "table.db"), bot_pace=0, requests=FREELY))
    schema = schemathesis.openapi.from_asgi("/api/openapi.json", app)
    schema.config.phases.coverage.enabled = False
    yield schema
    from schemathesis.python.asgi import shutdown_lifespans

    shutdown_lifespans()


OPENED = create_app(Settings(database="never-opened.db")).openapi()["paths"]
ROUTES = [pytest.param(method, path, id=f"{method} {path}") for path in OPENED for method in OPENED[path]]


def made_up(api: Any, method: str, path: str) -> Any:
    """Requests that fit the document, and some that don't, if there is something to get wrong."""
    operation, described = api[path][method], OPENED[path][method]
    good = operation.as_strategy(generation_mode=GenerationMode.POSITIVE)
    if "requestBody" not in described:
        return good
    return good | operation.as_strategy(generation_mode=GenerationMode.NEGATIVE)


@pytest.mark.parametrize(("method", "path"), ROUTES)
def test_requests(api: Any, method: str, path: str) -> None:
    """Every request, even about real matches and with real tokens, gets a documented answer."""

    @SOME
    @given(made_up(api, method, path), st.sampled_from(["", *MATCHES]), st.sampled_from(["", *TOKENS]))
    def ask(case: Any, match: str, token: str) -> None:
        if match and "match" in case.path_parameters:
            case.path_parameters["match"] = match
        if token and isinstance(case.body, dict) and isinstance(case.body.get("token"), str):
            case.body["token"] = token
        if token and isinstance(case.body, dict) and isinstance(case.body.get("me"), str):
            case.body["me"] = token
        case.call_and_validate(checks=CHECKS)

    ask()


def fits(model: type[BaseModel], body: Any) -> bool:
    """A null instead of a text counts as wrong where it is made up, though both may be allowed."""
    try:
        model.model_validate_json(json.dumps(body))
    except (ValueError, TypeError):
        return False
    return True


@pytest.mark.parametrize(("path", "model"), [("/api/matches", b.NewMatch), ("/api/mine", b.Mine)])
def test_what_does_not_fit_the_document_is_refused(api: Any, path: str, model: type[BaseModel]) -> None:
    @SOME
    @given(api[path]["post"].as_strategy(generation_mode=GenerationMode.NEGATIVE))
    def ask(case: Any) -> None:
        assume(not fits(model, case.body))
        case.call_and_validate(checks=[not_a_server_error, negative_data_rejection, response_schema_conformance])

    ask()
