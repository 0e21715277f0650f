"""A whole game: two people and a bot, over real sockets, on a real server."""

from __future__ import annotations

import json
import random

from watershed.match import Match
from watershed.match.deal import commitment_of, seed_of

from .playing import Person, Served, play_on, two_people


def test_a_whole_game(server: Served) -> None:
    ann, bob = two_people(server, public=True)
    watcher = Person(server, ann.match, None)
    early = server.http.get(f"/api/matches/{ann.match}/log")
    assert (early.status_code, early.json()["code"]) == (403, "not-yet")
    play_on((ann, bob), random.Random(1))
    watcher.until(lambda state: state["summary"]["status"] == "over")
    for person in (ann, bob, watcher):
        assert person.state["summary"]["ranking"]
        assert person.journal == ann.journal
    assert watcher.state["moves"] == []
    end = server.get(f"/api/matches/{ann.match}/end")
    assert commitment_of(end["secret"]) == end["commitment"] == ann.state["summary"]["commitment"]
    assert end["seed"] == str(seed_of(end["secret"], end["nonces"]))
    log = server.http.get(f"/api/matches/{ann.match}/log").text
    match = Match.from_json(log)
    assert str(match.seed) == end["seed"]
    assert [list(row) for row in end["history"]][-1] == match.scores()
    assert len(end["history"]) == len(match.played) + 1
    assert match.names[:2] == ("Ann", "Bob")
    _nothing_secret((ann, bob, watcher), end)
    _replayed(server, match, ann.match)


def _nothing_secret(people: tuple[Person, ...], end: dict[str, str]) -> None:
    """Not the seed, not the secret, not the generator, in any byte that was sent before the end."""
    for person in people:
        sent = "".join(person.heard)
        for secret in (end["seed"], end["secret"], '"luck"', '"seed"', '"secret"', '"nonces"'):
            assert secret not in sent


def _replayed(server: Served, match: Match, name: str) -> None:
    replay = server.get(f"/api/matches/{name}/replay?move=10")
    assert replay["moves"] == len(match.played)
    assert max(entry["move"] for entry in replay["entries"]) == 10
    while len(match.played) > 10:
        match.undo()
    assert replay["view"] == json.loads(json.dumps(match.view(None)))
    assert server.http.get(f"/api/matches/{name}/replay?move=9999").status_code == 400
    assert name in [summary["match"] for summary in server.get("/api/matches")]


def test_a_rematch_seats_the_same_people(server: Served) -> None:
    ann, bob = two_people(server)
    early = server.http.post(f"/api/matches/{ann.match}/rematch", json={"token": ann.token})
    assert early.status_code == 403
    play_on((ann, bob), random.Random(2))
    first = server.post(f"/api/matches/{ann.match}/rematch", {"token": bob.token})
    assert first["seat"] == 1
    stranger = server.http.post(f"/api/matches/{first['match']}/join", json={"name": "Eve", "seat": 0})
    assert stranger.status_code == 409, "the seat is kept for Ann"
    again = server.post(f"/api/matches/{ann.match}/rematch", {"token": bob.token})
    assert (again["match"], again["seat"]) == (first["match"], 1), "an answer that was lost can be asked for again"
    assert ann.hear("presence")["summary"]["rematch"] == first["match"]
    second = server.post(f"/api/matches/{ann.match}/rematch", {"token": ann.token})
    assert (second["match"], second["seat"]) == (first["match"], 0)
    summary = server.get(f"/api/matches/{first['match']}")
    assert [seat["name"] for seat in summary["seats"]] == ["Ann", "Bob", "Green bot"]
    assert summary["status"] == "playing"


def test_a_rematch_keeps_all_seats_of_a_screen(server: Served) -> None:
    seats = [{"kind": "me", "name": "Ann"}, {"kind": "open"}, {"kind": "me", "name": "Amy"}]
    first = server.post("/api/matches", {"game": "flow", "seats": seats})
    second = server.post(f"/api/matches/{first['match']}/join", {"name": "Bob"})
    tokens = [first["token"], second["token"], first["more"][0]["token"]]
    people = tuple(Person(server, first["match"], token) for token in tokens)
    play_on(people, random.Random(3))
    again = server.post(f"/api/matches/{first['match']}/rematch", {"token": tokens[1]})
    mine = server.post(f"/api/matches/{first['match']}/rematch", {"token": tokens[0]})
    assert (mine["seat"], [place["seat"] for place in mine["more"]], again["more"]) == (0, [2], [])
    assert server.get(f"/api/matches/{again['match']}")["status"] == "playing"


def test_chat_presence_and_mine(server: Served) -> None:
    ann, bob = two_people(server)
    assert ann.ask(type="chat", text="  Hello!  ")["ok"]
    said = bob.hear("chat")
    assert (said["seat"], said["name"], said["text"]) == (0, "Ann", "Hello!")
    late = Person(server, ann.match, None)
    assert late.hear("chat")["text"] == "Hello!"
    assert late.ask(type="chat", text="Me too")["code"] == "watching"
    bob.close()
    ann.until(
        lambda _: not json.loads(ann.heard[-1])["summary"]["seats"][1]["here"] if "presence" in ann.heard[-1] else False
    )
    mine = server.http.post("/api/mine", json={"tokens": [ann.token, "forged"]}).json()
    assert [(one["match"], one["seat"]) for one in mine] == [(ann.match, 0)]
    assert mine[0]["your_turn"] == (mine[0]["to_move"] == 0)


def test_a_seat_that_is_left_goes_to_a_bot_or_to_somebody(server: Served) -> None:
    ann, bob = two_people(server)
    left = server.post(f"/api/matches/{ann.match}/leave", {"token": bob.token})
    assert (left["seats"][1]["kind"], left["status"]) == ("open", "waiting")
    ann.until(lambda state: state["summary"]["status"] == "waiting")
    assert ann.play("harvest")["code"] == "not-begun"
    assert server.http.post(f"/api/matches/{ann.match}/leave", json={"token": bob.token}).status_code == 401
    joined = server.post(f"/api/matches/{ann.match}/join", {"name": "Ann", "seat": 1})
    ann.until(lambda state: state["summary"]["status"] == "playing")
    assert ann.state["view"]["names"][1] == "Ann 2"
    assert server.http.post(f"/api/matches/{ann.match}/join", json={"name": "Eve"}).json()["code"] == "seat-taken"
    gone = server.post(f"/api/matches/{ann.match}/leave", {"token": joined["token"], "bot": "random"})
    assert (gone["seats"][1]["bot"], gone["status"]) == ("random", "playing")
    play_on((ann,), random.Random(3))
