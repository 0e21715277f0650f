"""The document at /api/openapi.json: every address, what goes in, what comes out, what goes wrong."""

from __future__ import annotations

from typing import Any

import pytest

from watershed.server import http_schemas as b
from watershed.server import person_schemas as p
from watershed.server.app import create_app
from watershed.server.notices import schemas as n
from watershed.server.settings import Settings

DOCUMENT: dict[str, Any] = create_app(Settings(database="never-opened.db")).openapi()
ROUTES = {
    f"{method} {path}": DOCUMENT["paths"][path][method]
    for path in DOCUMENT["paths"]
    for method in DOCUMENT["paths"][path]
}
MATCH = "/api/matches/{match}"
BODIES = {
    "post /api/matches": b.NewMatch,
    "post /api/mine": b.Mine,
    f"post {MATCH}/join": b.Join,
    f"post {MATCH}/leave": b.Leave,
    f"post {MATCH}/fill": b.Fill,
    f"post {MATCH}/take-back": b.TakeBack,
    f"post {MATCH}/rematch": b.Rematch,
    f"post {MATCH}/what-if": b.NewWhatIf,
    "post /api/me": p.NewPerson,
    "post /api/me/who": p.AsMe,
    "post /api/me/name": p.Rename,
    "post /api/me/claim": p.Claim,
    "post /api/me/seats": p.SeatsAt,
    "post /api/me/link": p.AsMe,
    "post /api/me/link/cancel": p.AsMe,
    "post /api/me/link/look": p.LookAtLink,
    "post /api/me/arrive": p.Arrive,
    "post /api/me/revoke": p.Revoke,
    "post /api/me/matches": p.MatchesOf,
    "post /api/me/results": p.AsMe,
    "post /api/me/kept": p.KeptOf,
    "post /api/me/notices": p.AsMe,
    "post /api/me/share": p.ShareResults,
    "post /api/me/delete": p.AsMe,
    "post /api/notices": n.Notify,
    "post /api/notices/off": n.NotifyNoMore,
    "post /api/notices/confirm": n.Confirm,
    f"post {MATCH}/webhook": n.WebhookWanted,
    f"post {MATCH}/webhook/seen": n.SeatedHere,
    f"post {MATCH}/webhook/off": n.SeatedHere,
    f"post {MATCH}/notes": b.NotesWanted,
    f"put {MATCH}/notes": b.NotesWritten,
}
ANSWERS = {
    "get /api/games": b.GameSaid,
    "get /api/games/{game}/rules": b.Rules,
    "get /api/key": b.SigningKey,
    "get /api/matches": b.Summary,
    "get /api/matches/open": b.OpenTable,
    "post /api/matches": b.Seated,
    "post /api/mine": b.MySummary,
    "get /api/notices": n.Offered,
    "post /api/notices": n.Notified,
    "post /api/notices/confirm": n.Confirmed,
    f"post {MATCH}/webhook": n.WebhookMade,
    f"post {MATCH}/webhook/seen": n.WebhookSeen,
    f"get {MATCH}": b.Summary,
    f"post {MATCH}/join": b.Seated,
    f"post {MATCH}/leave": b.Summary,
    f"post {MATCH}/fill": b.Summary,
    f"post {MATCH}/take-back": b.Seated,
    f"post {MATCH}/rematch": b.Seated,
    f"post {MATCH}/what-if": b.Seated,
    f"post {MATCH}/notes": b.NotesSaid,
    f"put {MATCH}/notes": b.NotesSaid,
    "post /api/logs": b.Opened,
    f"get {MATCH}/import": b.Brought,
    f"get {MATCH}/replay": b.Replay,
    f"get {MATCH}/end": b.End,
    f"get {MATCH}/analysis": b.Analysis,
    f"post {MATCH}/analysis": b.Analysis,
    "post /api/me": p.Arrived,
    "post /api/me/who": p.Me,
    "post /api/me/name": p.Me,
    "post /api/me/claim": p.Claimed,
    "post /api/me/seats": p.MySeats,
    "post /api/me/link": p.LinkMade,
    "post /api/me/link/cancel": p.LinksCancelled,
    "post /api/me/link/look": p.LinkSaid,
    "post /api/me/arrive": p.Arrived,
    "post /api/me/revoke": p.Me,
    "post /api/me/matches": p.MyMatches,
    "post /api/me/results": p.Results,
    "post /api/me/kept": p.Kept,
    "post /api/me/notices": p.MyNotices,
    "post /api/me/share": p.Me,
    "post /api/me/delete": p.Deleted,
    "get /api/people/{page}": p.ResultsPage,
}
TEXTS = {"get /api/games/{game}/words/{language}", "get /api/games/house/words/{language}", "get /metrics"}
OTHERS = {"get /api/games/{game}/components", f"get {MATCH}/log", "get /healthz", *TEXTS}
OTHERS |= {"post /api/notices/off", "post /api/notices/stop", f"post {MATCH}/webhook/off"}
PROBLEM = {"$ref": "#/components/schemas/Problem"}


def shape(part: dict[str, Any], kind: str = "application/json") -> dict[str, Any]:
    found: dict[str, Any] = part["content"][kind]["schema"]
    return found.get("items", found)


def named(part: dict[str, Any]) -> str:
    return str(shape(part)["$ref"]).rsplit("/", 1)[-1]


def test_every_address_is_there() -> None:
    assert ROUTES.keys() == ANSWERS.keys() | OTHERS


@pytest.mark.parametrize("route", BODIES)
def test_what_goes_in(route: str) -> None:
    body = ROUTES[route]["requestBody"]
    assert body["required"]
    assert named(body) == BODIES[route].__name__


def test_nothing_else_takes_a_body() -> None:
    assert {route for route in ROUTES if "requestBody" in ROUTES[route]} == BODIES.keys()


@pytest.mark.parametrize("route", ANSWERS)
def test_what_comes_out(route: str) -> None:
    (good,) = (answer for status, answer in ROUTES[route]["responses"].items() if status.startswith("2"))
    assert named(good) == ANSWERS[route].__name__


@pytest.mark.parametrize("route", ROUTES)
def test_what_goes_wrong(route: str) -> None:
    wrong = {status: answer for status, answer in ROUTES[route]["responses"].items() if status[0] in "45"}
    assert {"400", "404", "413", "429"} <= wrong.keys()
    assert all(shape(answer, "application/problem+json") == PROBLEM for answer in wrong.values())
    assert all(len(answer["content"]) == 1 for answer in wrong.values())
    assert "Retry-After" in wrong["429"]["headers"]


def test_a_problem_is_a_code_a_message_and_a_sentence() -> None:
    required = DOCUMENT["components"]["schemas"]["Problem"]["required"]
    assert set(required) == {"title", "status", "detail", "code", "say", "sentence"}


def test_no_answer_is_documented_that_is_never_given() -> None:
    assert not [route for route in ROUTES if "422" in ROUTES[route]["responses"]]
    assert "HTTPValidationError" not in DOCUMENT["components"]["schemas"]


@pytest.mark.parametrize("route", sorted(TEXTS))
def test_what_is_text(route: str) -> None:
    assert list(ROUTES[route]["responses"]["200"]["content"]) == ["text/plain"]


def test_components_have_a_title() -> None:
    assert named(ROUTES["get /api/games/{game}/components"]["responses"]["200"]) == "Components"
