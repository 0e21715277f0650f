"""Two real servers on one PostgreSQL, with Redis between them, serve the same match to the people of both."""

from __future__ import annotations

import os
import random
import signal
import subprocess
import sys
import threading
from collections.abc import Iterator
from pathlib import Path

import pytest

from watershed.match.deal import seal_of

from ..processes import PATIENCE, wait_for
from .conftest import Redis
from .playing import TABLE, Person, Served, deciding, play_on, served, some_move


@pytest.fixture(scope="module")
def pair(postgres: str, redis: Redis) -> Iterator[tuple[Served, Served]]:
    with served(postgres, REDIS_URL=redis.url) as one, served(postgres, REDIS_URL=redis.url) as other:
        yield one, other


def across(pair: tuple[Served, Served]) -> tuple[Person, Person]:
    """Ann on the first server, Bob, who joined there too, on the second."""
    one, other = pair
    first = one.post("/api/matches", TABLE)
    ann = Person(one, first["match"], first["token"])
    watcher = Person(other, first["match"], None)  # so that the second server has the match open as it was
    second = one.post(f"/api/matches/{first['match']}/join", {"name": "Bob"})
    bob = Person(other, first["match"], second["token"])
    watcher.close()
    return ann, bob


def test_a_whole_game_is_played_across_them(pair: tuple[Served, Served]) -> None:
    ann, bob = across(pair)
    watcher = Person(pair[1], ann.match, None)
    play_on((ann, bob), random.Random(3))
    watcher.until(lambda state: state["summary"]["status"] == "over")
    assert ann.state["view"]["nations"] == bob.state["view"]["nations"] == watcher.state["view"]["nations"]
    assert ann.state["summary"]["ranking"] == bob.state["summary"]["ranking"]
    assert ann.journal == bob.journal == watcher.journal
    again = pair[0].post(f"/api/matches/{ann.match}/rematch", {"token": ann.token})
    other = pair[1].post(f"/api/matches/{ann.match}/rematch", {"token": bob.token})
    assert (again["match"], again["seat"], other["seat"]) == (other["match"], 0, 1)


def test_browsers_on_both_add_to_the_deal(pair: tuple[Served, Served]) -> None:
    one, other = pair
    nonces = ["0" * 32, "1" * 32]
    seals = [seal_of(nonce) for nonce in nonces]
    seats = [{"kind": "me", "name": "Ann"}, {"kind": "open"}]
    first = one.post("/api/matches", {"game": "flow", "seats": seats, "seal": seals[0]})
    ann = Person(one, first["match"], first["token"])
    second = other.post(f"/api/matches/{ann.match}/join", {"name": "Bob", "seal": seals[1]})
    bob = Person(other, ann.match, second["token"])
    for person, nonce in zip((ann, bob), nonces, strict=True):
        person.until(lambda state: state["summary"]["deal"]["seals"] == seals)
        assert person.ask(type="open", nonce=nonce)["ok"]
        if person is ann:
            bob.until(lambda state: state["summary"]["deal"]["missing"] == [1])
    for person in (ann, bob):
        person.until(lambda state: state["summary"]["deal"]["dealt"])
    assert ann.state["view"]["nations"] == bob.state["view"]["nations"]
    play_on((ann, bob), random.Random(4), 6)


def seen_at(server: Served, match: str) -> list[bool]:
    """Whether a server says that Ann and Bob are here."""
    return [seat["here"] for seat in server.get(f"/api/matches/{match}")["seats"][:2]]


def test_both_see_who_is_here_and_what_is_said(pair: tuple[Served, Served]) -> None:
    ann, bob = across(pair)
    for server in pair:
        wait_for(lambda server=server: seen_at(server, ann.match) == [True, True], "they do not see each other")
    assert bob.ask(type="chat", text="hello from the other server")["ok"]
    assert ann.hear("chat")["text"] == "hello from the other server"
    bob.close()
    wait_for(lambda: not seen_at(pair[0], ann.match)[1], "Bob is still here")


@pytest.mark.parametrize("yes", [True, False])
def test_taking_back_is_asked_and_answered_across_them(pair: tuple[Served, Served], yes: bool) -> None:
    ann, bob = across(pair)
    luck = random.Random(9)
    while ann.state["undo"] != "ask":
        play_on((ann, bob), luck, 1)
        for person in (ann, bob):
            person.until(lambda state: state["summary"]["to_move"] != 2)  # the bot has played
    before = ann.state["summary"]["moves"]
    answers = []
    asking = threading.Thread(target=lambda: answers.append(ann.ask(type="undo", seen=ann.state["seq"])), daemon=True)
    asking.start()
    asked = bob.hear("asked")
    assert (asked["seat"], asked["name"]) == (0, "Ann")
    assert bob.ask(type="consent", undo=asked["undo"], yes=yes)["ok"]
    asking.join(PATIENCE)
    assert [answer.get("code") for answer in answers] == [None if yes else "declined"]
    if yes:
        bob.until(lambda state: state["summary"]["moves"] < before)


def test_a_bot_plays_on_by_consent_across_them(postgres: str, redis: Redis) -> None:
    hurry = {"REDIS_URL": redis.url, "WATERSHED_AWAY_ASK": "1", "WATERSHED_AWAY_EVERY": "0.2"}
    with served(postgres, **hurry, WATERSHED_AWAY_NOTICED="0") as one, served(postgres, **hurry) as other:
        seats = [{"kind": "me", "name": "Ann"}, {"kind": "open"}, {"kind": "open"}]
        first = one.post("/api/matches", {"game": "flow", "options": {"first": 1}, "seats": seats})
        join = f"/api/matches/{first['match']}/join"
        bob, cid = (
            Person(server, first["match"], one.post(join, {"name": name})["token"])
            for server, name in ((one, "Bob"), (other, "Cid"))
        )

        def may_ask() -> bool:
            away = other.get(f"/api/matches/{first['match']}")["away"]
            return bool(away) and not away[0]["ask_in"]

        wait_for(may_ask, "nobody notices that Ann is away")
        assert cid.ask(type="propose")["ok"]
        asked = bob.hear("proposed")
        assert (asked["name"], asked["away"]) == ("Cid", [0])
        assert bob.ask(type="agree", proposal=asked["proposal"], yes=True)["ok"]
        assert bob.hear("resolved")["who"] == cid.hear("resolved")["who"] == ["Cid", "Bob"]
        for person in (bob, cid):
            person.until(lambda state: state["summary"]["seats"][0]["kind"] == "bot")
        assert other.post(f"/api/matches/{first['match']}/take-back", {"token": first["token"]})["seat"] == 0
        bob.until(lambda state: state["summary"]["seats"][0]["kind"] == "person")


def test_two_writers_one_is_told_to_look_again(pair: tuple[Served, Served]) -> None:
    """The same seat plays on both servers at once: one move counts, and both end up with it."""
    first = pair[0].post("/api/matches", {"game": "flow", "seats": [{"kind": "me"}, {"kind": "me"}]})
    tokens = [first["token"], first["more"][0]["token"]]
    luck = random.Random(2)
    for turn in range(12):
        here = [Person(server, first["match"], token) for server in pair for token in tokens]
        movers = [person for person in here if person.state["moves"]]
        assert len(movers) == 2
        moves = [some_move(movers[0].state, luck) for _ in movers]
        for number, (person, move) in enumerate(zip(movers, moves, strict=True)):
            person.send({"type": "move", "id": f"{turn}.{number}", "seen": person.state["seq"], "move": move})
        answers = []
        for person in movers:
            try:
                answers.append(person.hear("answer")["ok"])
            except Exception:  # dropped, to say hello again
                answers.append(False)
        assert answers.count(True) == 1
        for person in here:
            person.close()
    states = [Person(server, first["match"], None).state for server in pair]
    assert states[0]["view"] == states[1]["view"]
    assert states[0]["seq"] == 12


def test_a_bot_plays_on_when_its_server_dies(postgres: str, redis: Redis) -> None:
    with served(postgres, REDIS_URL=redis.url) as stays:
        with served(postgres, REDIS_URL=redis.url, WATERSHED_BOT_PACE="60") as dies:
            first = dies.post("/api/matches", {"game": "flow", "seats": [{"kind": "me"}, {"kind": "bot"}]})
            ann = Person(dies, first["match"], first["token"])
            while ann.state["moves"]:
                before = ann.state["seq"]
                assert ann.play(some_move(ann.state, random.Random(1)))["ok"]
                ann.until(lambda state, before=before: state["seq"] > before)
            dies.end(signal.SIGKILL)
        ann.server = stays
        ann.hello()
        ann.until(deciding)


def test_redis_may_come_and_go(pair: tuple[Served, Served], redis: Redis) -> None:
    ann, bob = across(pair)
    luck = random.Random(5)
    play_on((ann, bob), luck, 3)
    for person in (ann, bob):
        person.until(lambda state: state["summary"]["to_move"] != 2)  # the bot has played
    redis.stop()
    mover = ann if ann.state["moves"] else bob
    assert mover.state["moves"]
    assert mover.play(some_move(mover.state, luck))["ok"], "a server plays on alone"
    redis.start()
    other = bob if mover is ann else ann
    other.until(lambda state: state["summary"]["moves"] >= mover.state["summary"]["moves"])
    play_on((ann, bob), luck, 5)


def test_no_match_goes_back_for_who_changes_servers(pair: tuple[Served, Served], redis: Redis) -> None:
    """The other server hears of no move while Redis is away, but the browser says how many it has seen."""
    ann, bob = across(pair)
    for person in (ann, bob):
        person.until(lambda state: state["summary"]["to_move"] in (0, 1))  # dealt, and the bot has played
    redis.stop()
    try:
        mover = ann if ann.state["moves"] else bob
        before = mover.state["seq"]
        assert mover.play(some_move(mover.state, random.Random(6)))["ok"]
        mover.until(lambda state: state["seq"] > before)
        seen = mover.state["seq"]
        mover.close()
        mover.server = pair[1] if mover is ann else pair[0]
        mover.socket = mover.server.socket(mover.match)
        mover.send({"type": "hello", "token": mover.token, "have": seen})
        assert mover.hear("state")["seq"] >= seen
    finally:
        redis.start()


def test_a_redis_that_is_not_there_is_one_sentence(tmp_path: Path) -> None:
    done = subprocess.run(
        [sys.executable, "-m", "watershed.cli", "serve", "--port", "0", "--database", f"{tmp_path}/table.db"],
        env=os.environ | {"REDIS_URL": f"unix://{tmp_path}/none.sock"},
        capture_output=True,
        text=True,
        timeout=PATIENCE,
    )
    assert done.returncode == 75, "it may only be starting"
    assert "Redis can't be used" in done.stderr
    assert "Traceback" not in done.stderr
