"""A page and a server of different versions: one sentence, and no game that half works."""

from __future__ import annotations

import json
from typing import Any

import pytest

from watershed.server.socket import RELOAD
from watershed.server.socket_schemas import PROTOCOL

from ..processes import PATIENCE
from .playing import Person, Served, closing_code, two_people


def said_to(server: Served, match: str, hello: dict[str, Any]) -> tuple[dict[str, Any], Any]:
    socket = server.socket(match)
    socket.send(json.dumps({"type": "hello"} | hello))
    return json.loads(socket.recv(timeout=PATIENCE)), socket


@pytest.mark.parametrize("hello", [{}, {"protocol": None}, {"protocol": PROTOCOL}], ids=["program", "null", "page"])
def test_the_same_version_plays(server: Served, hello: dict[str, Any]) -> None:
    ann, _ = two_people(server)
    heard, socket = said_to(server, ann.match, hello)
    assert heard["type"] == "state"
    socket.close()


@pytest.mark.parametrize(
    "hello",
    [
        {"protocol": PROTOCOL - 1},
        {"protocol": PROTOCOL + 1},
        {"protocol": PROTOCOL + 1, "a field": "that only the future knows"},
        {"protocol": 10**30},
    ],
    ids=["older", "newer", "newer with more in it", "absurd"],
)
def test_another_version_is_asked_to_reload(server: Served, hello: dict[str, Any]) -> None:
    ann, _ = two_people(server)
    heard, socket = said_to(server, ann.match, hello | {"token": ann.token})
    assert (heard["ok"], heard["code"]) == (False, "other-version")
    assert heard["sentence"] == "The table has been updated. Reload this page."
    assert closing_code(socket) == RELOAD


def test_a_token_is_not_looked_at_before_that(server: Served) -> None:
    ann: Person = two_people(server)[0]
    heard, _ = said_to(server, ann.match, {"protocol": PROTOCOL + 1, "token": "wrong"})
    assert heard["code"] == "other-version"
