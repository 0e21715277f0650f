"""People on two servers of one database: a device that was signed out on one is signed out on the other."""

from __future__ import annotations

import random
from collections.abc import Iterator

import pytest

from .conftest import Redis
from .playing import TABLE, Person, Served, closing_code, deciding, served, some_move
from .test_people import me_of, moved, refused


@pytest.fixture(scope="module")
def pair(postgres: str, redis: Redis) -> Iterator[tuple[Served, Served]]:
    with served(postgres, REDIS_URL=redis.url) as one, served(postgres, REDIS_URL=redis.url) as other:
        yield one, other


def test_a_person_arrives_on_another_server(pair: tuple[Served, Served]) -> None:
    one, other = pair
    me = me_of(one)
    match = one.post("/api/matches", TABLE | {"seats": TABLE["seats"][::2], "me": me})["match"]
    code = other.post("/api/me/link", {"me": me})["code"]
    phone = one.post("/api/me/arrive", {"code": code, "label": "Phone"})["token"]
    assert refused(other, "/api/me/arrive", {"code": code, "label": "Phone"}) == (401, "bad-code")
    here = Person(other, match, phone)
    here.until(deciding)
    assert here.play(some_move(here.state, random.Random(3)))["ok"]


def test_signing_out_is_heard_everywhere(pair: tuple[Served, Served]) -> None:
    one, other = pair
    me = me_of(one)
    phone = moved(one, me)
    seated = other.post("/api/matches", TABLE | {"me": phone["token"]})
    theirs = [Person(server, seated["match"], token) for server in pair for token in (seated["token"], phone["token"])]
    device = next(found["device"] for found in phone["me"]["devices"] if found["here"])
    one.post("/api/me/revoke", {"me": me, "device": device})
    for person in theirs:
        assert closing_code(person.socket) == 4410
    for server in pair:
        for token in (seated["token"], phone["token"]):
            assert refused(server, f"/api/matches/{seated['match']}/leave", {"token": token}) == (401, "bad-token")
        assert Person(server, seated["match"], me).state["seat"] == 0


def test_deleting_is_heard_everywhere(pair: tuple[Served, Served]) -> None:
    one, other = pair
    me = me_of(one)
    seated = one.post("/api/matches", TABLE | {"me": me})
    bob = other.post(f"/api/matches/{seated['match']}/join", {"name": "Bob"})
    watching = Person(other, seated["match"], bob["token"])
    assert watching.state["summary"]["seats"][0]["name"] == "Ann"
    assert one.post("/api/me/delete", {"me": me})["given_up"] == 1
    watching.until(lambda state: state["summary"]["seats"][0]["kind"] == "open")
    assert watching.state["summary"]["seats"][0]["after"]["name"] == "Former player"
