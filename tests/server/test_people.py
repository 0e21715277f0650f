"""People without accounts: devices, links to another device, signing out, and seats that a device opens."""

from __future__ import annotations

import json
import random
from typing import Any

import pytest

from .playing import Json, Person, Served, closing_code, deciding, play_on, some_move

ALONE = {"game": "flow", "seats": [{"kind": "me", "name": "Ann"}, {"kind": "bot", "bot": "greedy"}]}
PAIR = {"game": "flow", "seats": [{"kind": "me", "name": "Ann"}, {"kind": "open"}]}


def somebody(server: Served, name: str = "Ann", **more: Any) -> Json:
    return server.post("/api/me", {"label": "Firefox on Linux", "name": name} | more)


def me_of(server: Served, name: str = "Ann", **more: Any) -> str:
    return str(somebody(server, name, **more)["token"])


def refused(server: Served, path: str, body: Json) -> tuple[int, str]:
    answer = server.http.post(path, json=body)
    return answer.status_code, answer.json()["code"]


def moved(server: Served, me: str, label: str = "Safari on an iPhone") -> Json:
    """A person's second device."""
    code = server.post("/api/me/link", {"me": me})["code"]
    return server.post("/api/me/arrive", {"code": code, "label": label})


def test_a_person_is_a_name_and_devices(server: Served) -> None:
    arrived = somebody(server, "Ann", language="fr")
    me = arrived["token"]
    said = server.post("/api/me/who", {"me": me})
    assert said == arrived["me"]
    assert (said["name"], said["language"], said["page"]) == ("Ann", "fr", None)
    (device,) = said["devices"]
    assert (device["label"], device["here"]) == ("Firefox on Linux", True)
    assert server.post("/api/me/name", {"me": me, "name": "Anna"})["name"] == "Anna"
    assert refused(server, "/api/me/name", {"me": me, "name": "\u2800"}) == (400, "bad-name")


@pytest.mark.parametrize(
    "path",
    ["who", "seats", "matches", "results", "kept", "notices", "name", "share", "claim", "link", "revoke", "delete"],
)
def test_a_token_that_nobody_has_is_refused(server: Served, path: str) -> None:
    more: dict[str, Json] = {
        "seats": {"match": "abcdefghjk"},
        "name": {"name": "Ann"},
        "share": {"shared": True},
        "claim": {"tokens": []},
        "revoke": {"device": "abcdefghjk"},
    }
    assert refused(server, f"/api/me/{path}", {"me": "nobody"} | more.get(path, {})) == (401, "signed-out")


def test_a_token_that_nobody_has_sits_nowhere(server: Served) -> None:
    assert refused(server, "/api/matches", ALONE | {"me": "nobody"}) == (401, "signed-out")
    match = server.post("/api/matches", PAIR)["match"]
    assert refused(server, f"/api/matches/{match}/join", {"name": "Bob", "me": "nobody"}) == (401, "signed-out")
    assert server.get(f"/api/matches/{match}")["seats"][1]["kind"] == "open"
    assert refused(server, "/api/mine", {"tokens": [], "me": "nobody"}) == (401, "signed-out")


def test_a_device_opens_the_seats_of_its_person(server: Served) -> None:
    me = me_of(server)
    seated = server.post("/api/matches", ALONE | {"me": me})
    phone = moved(server, me)["token"]
    assert server.post("/api/me/seats", {"me": phone, "match": seated["match"]})["seats"] == [0]
    assert [one["match"] for one in server.post("/api/mine", {"tokens": [], "me": phone})] == [seated["match"]]
    both = server.post("/api/mine", {"tokens": [seated["token"]], "me": phone})
    assert [(one["match"], one["seat"]) for one in both] == [(seated["match"], 0)], "each seat once"
    here = Person(server, seated["match"], phone)
    assert here.state["seat"] == 0
    here.until(deciding)
    assert here.play(some_move(here.state, random.Random(1)))["ok"]
    left = server.post(f"/api/matches/{seated['match']}/leave", {"token": phone})
    assert left["seats"][0]["kind"] == "open"
    assert server.post("/api/me/seats", {"me": me, "match": seated["match"]})["seats"] == []
    assert refused(server, f"/api/matches/{seated['match']}/leave", {"token": phone}) == (401, "bad-token")


def test_several_seats_on_one_screen(server: Served) -> None:
    me = me_of(server)
    seats = [{"kind": "me", "name": "Ann"}, {"kind": "bot"}, {"kind": "me", "name": "Bob"}]
    match = server.post("/api/matches", {"game": "flow", "seats": seats, "me": me})["match"]
    phone = moved(server, me)["token"]
    assert server.post("/api/me/seats", {"me": phone, "match": match})["seats"] == [0, 2]
    for wanted, got in ((None, 0), (0, 0), (2, 2)):
        socket = server.socket(match)
        hello = {"type": "hello", "token": phone, "seat": wanted}
        person = Person.__new__(Person)
        person.socket, person.heard, person.state, person.journal = socket, [], {}, []
        person.send(hello)
        assert person.hear("state")["seat"] == got
        socket.close()
    socket = server.socket(match)
    socket.send(json.dumps({"type": "hello", "token": phone, "seat": 1}))
    assert closing_code(socket) == 4401, "the bot's seat is nobody's"
    server.post(f"/api/matches/{match}/leave", {"token": phone, "seat": 2, "bot": "greedy"})
    assert server.post("/api/me/seats", {"me": me, "match": match})["seats"] == [0]


def test_seats_from_before_are_claimed_once(server: Served) -> None:
    old = server.post("/api/matches", PAIR)
    bob = server.post(f"/api/matches/{old['match']}/join", {"name": "Bob"})
    ann = somebody(server, tokens=[old["token"], "no-such-token"])
    assert ann["brought"] == 1
    other = me_of(server, "Eve")
    claimed = server.post("/api/me/claim", {"me": other, "tokens": [old["token"], bob["token"]]})
    assert claimed["seats"] == [{"match": old["match"], "seat": 1}], "the other seat has somebody"
    again = server.post("/api/me/claim", {"me": ann["token"], "tokens": [old["token"]]})
    assert again["seats"] == [{"match": old["match"], "seat": 0}]


def test_a_link_works_once(server: Served) -> None:
    me = me_of(server)
    server.post("/api/matches", ALONE | {"me": me})
    link = server.post("/api/me/link", {"me": me})
    assert link["minutes"] == 10
    assert server.post("/api/me/link/look", {"code": link["code"]}) == {"name": "Ann", "matches": 1}
    arrived = server.post("/api/me/arrive", {"code": link["code"], "label": "Phone"})
    labels = [(device["label"], device["here"]) for device in arrived["me"]["devices"]]
    assert labels == [("Phone", True), ("Firefox on Linux", False)]
    assert refused(server, "/api/me/arrive", {"code": link["code"], "label": "Phone"}) == (401, "bad-code")
    assert refused(server, "/api/me/link/look", {"code": link["code"]}) == (401, "bad-code")


def test_only_the_newest_links_are_open(server: Served) -> None:
    me = me_of(server)
    codes = [server.post("/api/me/link", {"me": me})["code"] for _ in range(5)]
    status = [server.http.post("/api/me/link/look", json={"code": code}).status_code for code in codes]
    assert status == [401, 401, 200, 200, 200]


def test_links_are_cancelled(server: Served) -> None:
    ann, bob = me_of(server), me_of(server, "Bob")
    codes = [server.post("/api/me/link", {"me": me})["code"] for me in (ann, ann, bob)]
    assert server.post("/api/me/link/cancel", {"me": ann}) == {"cancelled": 2}
    assert server.post("/api/me/link/cancel", {"me": ann}) == {"cancelled": 0}
    status = [server.http.post("/api/me/link/look", json={"code": code}).status_code for code in codes]
    assert status == [401, 401, 200], "those of others still work"
    assert refused(server, "/api/me/arrive", {"code": codes[0], "label": "Phone"}) == (401, "bad-code")


def test_two_people_become_one(server: Served) -> None:
    ann, phone = me_of(server), me_of(server, "Anna")
    first = server.post("/api/matches", ALONE | {"me": ann})["match"]
    second = server.post("/api/matches", ALONE | {"me": phone})
    code = server.post("/api/me/link", {"me": ann})["code"]
    assert refused(server, "/api/me/arrive", {"code": code, "label": "Phone", "me": "nobody"}) == (401, "signed-out")
    arrived = server.post("/api/me/arrive", {"code": code, "label": "Phone", "me": phone})
    assert (arrived["brought"], arrived["me"]["name"]) == (1, "Ann")
    assert len(arrived["me"]["devices"]) == 2, "the phone has a new token, not a second one"
    assert refused(server, "/api/me/who", {"me": phone}) == (401, "signed-out")
    mine = server.post("/api/me/matches", {"me": ann})["matches"]
    assert [one["match"] for one in mine] == [second["match"], first]
    here = Person(server, second["match"], second["token"])
    assert here.state["seat"] == 0, "the seat's own token still opens it"


def test_arriving_where_one_is_already(server: Served) -> None:
    me = me_of(server)
    code = server.post("/api/me/link", {"me": me})["code"]
    again = server.post("/api/me/arrive", {"code": code, "label": "The same", "me": me})
    assert len(again["me"]["devices"]) == 1
    assert refused(server, "/api/me/who", {"me": me}) == (401, "signed-out")


def test_a_person_has_so_many_devices(server: Served) -> None:
    me = me_of(server)
    for _ in range(19):
        moved(server, me)
    code = server.post("/api/me/link", {"me": me})["code"]
    assert refused(server, "/api/me/arrive", {"code": code, "label": "One more"}) == (409, "too-many-devices")
    assert server.post("/api/me/link/look", {"code": code})["name"] == "Ann", "the link isn't used up"


def test_signing_a_device_out(server: Served) -> None:
    me = me_of(server)
    phone = moved(server, me)
    seated = server.post("/api/matches", ALONE | {"me": phone["token"]})
    by_seat, by_device = (Person(server, seated["match"], token) for token in (seated["token"], phone["token"]))
    other = Person(server, seated["match"], me)
    device = next(one["device"] for one in phone["me"]["devices"] if one["here"])
    left = server.post("/api/me/revoke", {"me": me, "device": device})
    assert [one["here"] for one in left["devices"]] == [True]
    for person in (by_seat, by_device, other):  # the seat has another secret, so all of them have to come again
        assert closing_code(person.socket) == 4410
    for token in (seated["token"], phone["token"]):
        socket = server.socket(seated["match"])
        socket.send(json.dumps({"type": "hello", "token": token}))
        assert closing_code(socket) == 4401
        assert refused(server, f"/api/matches/{seated['match']}/leave", {"token": token}) == (401, "bad-token")
    assert refused(server, "/api/me/who", {"me": phone["token"]}) == (401, "signed-out")
    assert refused(server, "/api/me/revoke", {"me": me, "device": device}) == (404, "no-such-device")
    other.hello()
    assert other.state["seat"] == 0
    other.until(deciding)
    assert other.play(some_move(other.state, random.Random(2)))["ok"]
    stolen = server.post("/api/me", {"label": "Thief", "tokens": [seated["token"], phone["token"]]})
    assert stolen["brought"] == 0


def test_signing_oneself_out(server: Served) -> None:
    arrived = somebody(server)
    device = arrived["me"]["devices"][0]["device"]
    assert server.post("/api/me/revoke", {"me": arrived["token"], "device": device})["devices"] == []
    assert refused(server, "/api/me/who", {"me": arrived["token"]}) == (401, "signed-out")


def test_nobody_signs_out_others(server: Served) -> None:
    ann, eve = somebody(server), somebody(server, "Eve")
    device = ann["me"]["devices"][0]["device"]
    assert refused(server, "/api/me/revoke", {"me": eve["token"], "device": device}) == (404, "no-such-device")
    assert server.post("/api/me/who", {"me": ann["token"]})["name"] == "Ann"


def test_a_rematch_keeps_the_person(server: Served) -> None:
    me = me_of(server)
    first = server.post("/api/matches", PAIR | {"options": {"first": 1}, "me": me})
    bob = server.post(f"/api/matches/{first['match']}/join", {"name": "Bob"})
    people = tuple(Person(server, first["match"], one["token"]) for one in (first, bob))
    play_on(people, random.Random(5))
    phone = moved(server, me)["token"]
    again = server.post(f"/api/matches/{first['match']}/rematch", {"token": phone})
    assert server.post("/api/me/seats", {"me": me, "match": again["match"]})["seats"] == [0]
    other = server.post(f"/api/matches/{first['match']}/rematch", {"token": bob["token"]})
    assert (other["match"], other["seat"]) == (again["match"], 1)


def test_a_seat_is_kept_in_a_rematch_though_its_device_was_signed_out(server: Served) -> None:
    me = me_of(server)
    phone = moved(server, me)
    first = server.post("/api/matches", PAIR | {"options": {"first": 1}, "me": phone["token"]})
    bob = server.post(f"/api/matches/{first['match']}/join", {"name": "Bob"})
    play_on(tuple(Person(server, first["match"], one["token"]) for one in (first, bob)), random.Random(5))
    again = server.post(f"/api/matches/{first['match']}/rematch", {"token": bob["token"]})
    device = next(one["device"] for one in phone["me"]["devices"] if one["here"])
    server.post("/api/me/revoke", {"me": me, "device": device})
    kept = server.post(f"/api/matches/{first['match']}/rematch", {"token": me, "me": me})
    assert (kept["match"], kept["seat"]) == (again["match"], 0)
    assert refused(server, f"/api/matches/{first['match']}/rematch", {"token": first["token"]}) == (401, "bad-token")


def test_nothing_of_a_person_is_shown_to_others(server: Served) -> None:
    ann = somebody(server)
    first = server.post("/api/matches", PAIR | {"options": {"first": 1}, "public": True, "me": ann["token"]})
    bob = server.post(f"/api/matches/{first['match']}/join", {"name": "Bob"})
    people = tuple(Person(server, first["match"], one["token"]) for one in (first, bob))
    assert people[0].ask(type="chat", text="hello")["ok"]
    watching = Person(server, first["match"], None)
    play_on(people, random.Random(7))
    watching.until(lambda state: state["summary"]["status"] == "over")
    paths = [
        "/api/matches",
        *(f"/api/matches/{first['match']}{part}" for part in ("", "/log", "/end", "/replay?move=3")),
    ]
    heard = "".join(people[1].heard + watching.heard + [server.http.get(path).text for path in paths])
    assert '"person"' in heard, "the kind of a seat"
    for secret in (ann["token"], ann["me"]["devices"][0]["device"], "after_person", '"device"', "token_hash"):
        assert secret not in heard
    assert server.http.get(f"/api/people/{ann['me']['devices'][0]['device']}").status_code == 404
