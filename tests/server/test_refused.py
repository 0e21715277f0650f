"""Everything that a client may do wrong gets a clear answer and changes nothing."""

from __future__ import annotations

import contextlib
import json
import random
from pathlib import Path
from typing import Any

import pytest
from websockets.exceptions import InvalidStatus

from watershed.kit.game import game
from watershed.kit.messages import catalogue
from watershed.server.settings import Settings
from watershed.server.socket import TABS

from ..processes import PATIENCE, wait_for
from .playing import ConnectionClosed, Person, Served, closing_code, deciding, served, two_people


@pytest.fixture
def pair(server: Served) -> tuple[Person, Person]:
    """Two people, of whom the first is to move."""
    ann, bob = two_people(server, options={"first": 1})
    ann.until(deciding)
    return ann, bob


def same(person: Person) -> Any:
    """What the server has now, on a new connection."""
    fresh = Person(person.server, person.match, person.token)
    fresh.close()
    return {key: fresh.state[key] for key in ("seq", "view", "moves", "refusals", "entries", "undo")}


def test_a_repeated_message_is_played_once(pair: tuple[Person, Person]) -> None:
    ann, _ = pair
    message = {"type": "move", "id": "once", "seen": 0, "move": ann.state["moves"][0]["words"]}
    assert ann.ask(**message)["ok"]
    ann.until(lambda state: state["seq"] == 1)
    assert ann.ask(**message) == {"type": "answer", "id": "once", "ok": True}
    assert same(ann)["seq"] == 1
    other = ann.state["moves"][0]["words"] if ann.state["moves"] else "complete"
    assert ann.ask(**message | {"move": other})["code"] == "id-used"


@pytest.mark.parametrize("seen", [1, 7, 999_999])
def test_a_move_out_of_order(pair: tuple[Person, Person], seen: int) -> None:
    ann, _ = pair
    before = same(ann)
    assert ann.play(ann.state["moves"][0]["words"], seen=seen)["code"] == "out-of-date"
    assert same(ann) == before


def test_two_writers(pair: tuple[Person, Person]) -> None:
    """The same seat on two devices: one move is played, the other is refused because the table has changed."""
    ann, _ = pair
    twin = Person(ann.server, ann.match, ann.token)
    for device, name in ((ann, "x"), (twin, "y")):
        device.send({"type": "move", "id": name, "seen": 0, "move": ann.state["moves"][0]["words"]})
    answers = [ann.hear("answer"), twin.hear("answer")]
    assert sorted(answer.get("code", "ok") for answer in answers) == ["ok", "out-of-date"]
    assert same(ann)["seq"] == 1


def test_a_move_for_another_seat(pair: tuple[Person, Person]) -> None:
    ann, bob = pair
    before = same(ann)
    move = ann.state["moves"][0]["words"]
    assert bob.play(move)["code"] == "wrong-seat"
    assert bob.ask(type="move", move=move, seen=0, seat=0)["code"] == "bad-message"
    assert Person(ann.server, ann.match, None).play(move)["code"] == "watching"
    assert same(ann) == before


def test_a_move_that_is_not_possible_says_why(pair: tuple[Person, Person]) -> None:
    ann, _ = pair
    code, (words, *_) = next(iter(ann.state["refusals"].items()))
    for answer in (ann.play(words), ann.ask(type="why", move=words)):
        assert (answer["ok"], answer["code"]) == (False, code)
        assert catalogue(game("flow").room).has(answer["say"]["id"])
        assert answer["sentence"].endswith(".")
    assert ann.ask(type="why", move=ann.state["moves"][0]["words"])["ok"]
    assert not ann.play("fly to the moon")["ok"]
    assert same(ann)["seq"] == 0


@pytest.mark.parametrize(("token", "closed"), [("forged", 4401), ("", 4400)])
def test_a_forged_token(pair: tuple[Person, Person], token: str, closed: int) -> None:
    ann, _ = pair
    socket = ann.server.socket(ann.match)
    socket.send(json.dumps({"type": "hello", "token": token}))
    answer = json.loads(socket.recv(timeout=PATIENCE))
    assert not answer["ok"]
    assert closing_code(socket) == closed


def test_another_matchs_token(server: Served, pair: tuple[Person, Person]) -> None:
    other, _ = two_people(server)
    socket = server.socket(pair[0].match)
    socket.send(json.dumps({"type": "hello", "token": other.token}))
    assert json.loads(socket.recv(timeout=PATIENCE))["code"] == "bad-token"


def test_a_match_that_is_not_there(server: Served) -> None:
    socket = server.socket("nowhere")
    socket.send('{"type": "hello"}')
    assert json.loads(socket.recv(timeout=PATIENCE))["code"] == "no-such-match"
    assert server.http.get("/api/matches/nowhere").json()["code"] == "no-such-match"


@pytest.mark.parametrize(
    ("text", "code"),
    [
        ("{", "bad-message"),
        ("[" * 4000, "bad-message"),
        ('{"type": "move"}', "bad-message"),
        ('{"type": "dance", "id": "z"}', "bad-message"),
        ('{"type": "chat", "id": "z", "text": "' + "x" * 4096 + '"}', "too-large"),
        ('{"type": "consent", "id": "z", "undo": 3, "yes": true}', "lapsed"),
        ('{"type": "undo", "id": "z", "seen": 0}', "nothing-to-undo"),
    ],
)
def test_malformed_and_oversized(pair: tuple[Person, Person], text: str, code: str) -> None:
    ann, _ = pair
    before = same(ann)
    ann.send(text)
    answer = ann.hear("answer")
    assert (answer["ok"], answer["code"]) == (False, code)
    assert "Traceback" not in answer["sentence"]
    assert same(ann) == before


def test_a_huge_message_ends_the_line(pair: tuple[Person, Person]) -> None:
    ann, _ = pair
    before = same(ann)
    with contextlib.suppress(ConnectionClosed, EOFError):
        ann.send("x" * 1_000_000)
    assert closing_code(ann.socket) == 1009
    assert same(ann) == before


def test_ten_thousand_junk_messages(pair: tuple[Person, Person]) -> None:
    """Each is answered until the connection is closed for speed. Other players notice nothing."""
    ann, bob = pair
    before, luck = same(ann), random.Random(1)
    sent, codes, closings = 0, set(), set()
    while sent < 10_000:
        heard = 0
        try:
            for _ in range(50):
                ann.send(junk(luck))
                sent += 1
            while heard < 50:
                codes.add(ann.hear("answer")["code"])
                heard += 1
        except (ConnectionClosed, EOFError):
            closings.add(ann.socket.close_code)
            ann.hello()
            assert bob.ask(type="why", move="harvest")["type"] == "answer"
    assert codes == {"bad-message", "too-fast"}
    assert closings == {4429}
    assert bob.ask(type="chat", text="still here")["ok"]
    assert same(ann) == before


def junk(luck: random.Random) -> str:
    kinds = ('{"type": "junk"}', "{", "[]", "null", '{"type": "move"}', '{"type": "move", "id": 3, "seen": "x"}', "\0")
    return luck.choice((*kinds, "".join(chr(luck.randrange(1, 0xD7FF)) for _ in range(40))))


def test_a_page_of_another_site_opens_no_socket(server: Served, pair: tuple[Person, Person]) -> None:
    with pytest.raises(InvalidStatus) as problem:
        server.socket(pair[0].match, origin="https://evil.example")
    response = problem.value.response
    assert (response.status_code, response.headers["content-type"]) == (403, "application/problem+json")
    assert json.loads(response.body or b"")["code"] == "other-origin"
    server.socket(pair[0].match, origin=f"http://127.0.0.1:{server.port}").close()


@pytest.mark.parametrize(
    ("path", "body", "status", "code"),
    [
        ("/api/matches", {"game": "chess", "seats": [{"kind": "me"}]}, 404, "no-such-game"),
        ("/api/matches", {"game": "flow", "seats": [{"kind": "me"}]}, 400, "bad-setup"),
        ("/api/matches", {"game": "flow", "seats": [{"kind": "open"}] * 3}, 400, "no-seat"),
        ("/api/matches", {"game": "flow", "book": "x", "seats": [{"kind": "me"}] * 3}, 404, "no-such-book"),
        ("/api/matches", {"game": "flow", "seed": 7, "seats": [{"kind": "me"}] * 3}, 400, "bad-request"),
        ("/api/matches/nowhere/join", {"name": "Ann"}, 404, "no-such-match"),
        ("/api/matches/nowhere/join", {"name": ""}, 400, "bad-request"),
        ("/api/mine", {"tokens": ["x"] * 101}, 400, "bad-request"),
        ("/api/mine", {"tokens": ["x" * 70] * 300}, 413, "too-large"),
        ("/api/nothing", {}, 405, "not-allowed"),
    ],
)
def test_errors_over_http(server: Served, path: str, body: Any, status: int, code: str) -> None:
    answer = server.http.post(path, json=body)
    assert (answer.status_code, answer.json()["code"]) == (status, code)
    said = answer.json()
    assert set(said) == {"title", "status", "detail", "code", "say", "sentence"}
    assert (said["status"], said["detail"]) == (answer.status_code, said["sentence"])
    assert answer.headers["content-type"] == "application/problem+json"


def test_too_many_matches_from_one_address(tmp_path: Path) -> None:
    with served(tmp_path / "table.db", WATERSHED_REQUESTS="10") as server:
        seats = [{"kind": "me"}, {"kind": "open"}]
        codes = [server.http.post("/api/matches", json={"game": "flow", "seats": seats}).status_code for _ in range(30)]
    assert codes[:10] == [201] * 10
    assert 429 in codes


def test_too_many_sockets_from_one_address(tmp_path: Path) -> None:
    """The one too many is refused. The others play on, and there is room again when somebody leaves."""
    with served(tmp_path / "table.db", WATERSHED_SOCKETS="2") as server:
        ann, bob = two_people(server, options={"first": 1})
        watchers = [Person(server, ann.match, None) for _ in range(2)]
        assert turned_away(server, ann.match) == ("error-too-many", 4429)
        for person in (ann, bob):  # a reload: players are let in however many watch from their address
            person.close()
            person.hello()
        ann.until(deciding)
        assert ann.play(ann.state["moves"][0]["words"])["ok"]
        watchers[0].close()
        wait_for(lambda: is_let_in(server, ann.match), "there is no room")


def test_an_address_has_a_limit_for_players_too(tmp_path: Path) -> None:
    with served(tmp_path / "table.db", WATERSHED_SOCKETS="1") as server:
        ann, bob = two_people(server)
        silent = [server.socket(ann.match) for _ in range(2)]
        late = server.socket(ann.match)
        assert json.loads(late.recv(timeout=PATIENCE))["code"] == "too-many"
        for socket in silent:
            socket.close()
        bob.close()
        wait_for(lambda: is_let_in(server, ann.match), "there is no room")


def test_players_get_in_however_many_watch(server: Served) -> None:
    ann, bob = two_people(server, options={"first": 1})
    watchers = [Person(server, ann.match, None) for _ in range(Settings().watchers)]
    assert turned_away(server, ann.match) == ("error-too-many-people", 4429)
    for person in (ann, bob):
        person.close()
        person.hello()
    ann.until(deciding)
    assert ann.play(ann.state["moves"][0]["words"])["ok"], "the player to move reloads, and moves"
    for watcher in watchers:
        watcher.close()


def test_the_oldest_of_too_many_tabs_makes_way(server: Served) -> None:
    ann, bob = two_people(server)
    tabs = [Person(server, ann.match, ann.token) for _ in range(TABS)]
    assert closing_code(ann.socket) == 4403
    assert tabs[-1].ask(type="chat", text="here")["ok"]
    for person in (bob, *tabs):
        person.close()


def turned_away(server: Served, match: str) -> tuple[str, int | None]:
    """What a spectator is told who does not get in, and how the server hangs up."""
    socket = server.socket(match)
    socket.send(json.dumps({"type": "hello", "token": None, "have": None}))
    said = json.loads(socket.recv(timeout=PATIENCE))
    return said["say"]["id"], closing_code(socket)


def is_let_in(server: Served, match: str) -> bool:
    socket = server.socket(match)
    with contextlib.suppress(ConnectionClosed):  # who is turned away may be so before the hello
        socket.send(json.dumps({"type": "hello", "token": None, "have": None}))
    return json.loads(socket.recv(timeout=PATIENCE))["type"] == "state"
