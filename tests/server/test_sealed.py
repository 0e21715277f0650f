"""Sealed answers over real sockets: given at once, seen by nobody, withdrawn, and kept through every crash."""

from __future__ import annotations

import json
import random
import shutil
import signal
import threading
import time
from pathlib import Path

import pytest

from watershed.match import Match

from ..processes import PATIENCE
from .playing import Json, Person, Served, play_on, served
from .sealing import (
    OPEN,
    bid,
    bids,
    heard_all,
    one_screen,
    resume,
    rows_in,
    sealed_by,
    three_people,
    to_pick,
)

CLOCK = {"by": "game", "bank": 600, "increment": 0, "then": None}


def test_two_answers_at_the_same_moment(server: Served) -> None:
    ann, bob, cid = three_people(server)
    answers: list[Json] = []

    def answer(person: Person, coins: int) -> None:
        answers.append(bid(person, coins, seen=0))

    at_once = [threading.Thread(target=answer, args=(person, coins)) for person, coins in ((ann, 3), (bob, 5))]
    for thread in at_once:
        thread.start()
    for thread in at_once:
        thread.join(PATIENCE)
    assert [said["ok"] for said in answers] == [True, True]
    heard_all(ann, bob, cid)
    for person in (ann, bob, cid):
        assert (person.state["seq"], person.state["view"]["sealed"]) == (2, [0, 1])
        assert person.state["summary"]["waiting"] == [2]
    assert (sealed_by(ann), sealed_by(bob), sealed_by(cid)) == ([3, None, None], [None, 5, None], [None] * 3)
    assert bid(cid, 4, seen=0)["ok"], "Cid has seen no answer, and there was none to see"
    heard_all(ann, bob, cid)
    assert [player["bids"] for player in ann.state["view"]["players"]] == [[3], [5], [4]]
    assert bid(ann, 1, seen=0)["code"] == "out-of-date"


def heard_until_the_reveal(server: Served, match: str, tokens: list[str], coins: int) -> dict[str, list[str]]:
    """Bob bids, withdraws and bids again; then Ann bids. What each of the others is sent, byte for byte."""
    people = [Person(server, match, token) for token in (*tokens, None)]
    for person in people:
        heard_all(person)
    ann, bob, cid, watcher = people
    for person, move in ((bob, coins), (bob, None), (bob, coins + 1), (ann, 2)):
        said = {"seen": person.state["seq"], "id": f"m{person.state['seq']}"}
        done = bid(person, move, **said) if move is not None else person.ask(type="withdraw", **said)
        assert done["ok"]
        heard_all(*people)
    for question in ({"type": "look", "move": 1}, {"type": "why", "move": f"bid {coins + 1}"}):
        cid.ask(**question, id="q") if question["type"] == "why" else cid.send(question | {"id": "q"})
    heard_all(*people)
    found = {"Ann": list(ann.heard), "Cid": list(cid.heard), "nobody": list(watcher.heard)}
    assert bid(cid, 1)["ok"]
    heard_all(*people)
    assert [player["bids"] for player in cid.state["view"]["players"]] == [[2], [coins + 1], [1]]
    return found | {"Bob": bob.heard, "Cid after the reveal": cid.heard}


def test_every_byte_is_the_same_whatever_another_has_sealed(tmp_path: Path) -> None:
    """The same deal on copies of one database, and only Bob's bids differ."""
    with served(tmp_path / "table.db") as server:
        people = three_people(server)
        match, tokens = people[0].match, [str(person.token) for person in people]
        for person in people:
            person.close()
        assert server.end(signal.SIGINT) == 0
    heard = []
    for coins in (4, 7):
        copy = tmp_path / f"copy{coins}.db"
        for file in tmp_path.glob("table.db*"):
            shutil.copy(file, tmp_path / file.name.replace("table.db", copy.name))
        with served(copy) as server:
            heard.append(heard_until_the_reveal(server, match, tokens, coins))
    for viewer in ("Ann", "Cid", "nobody"):
        assert heard[0][viewer] == heard[1][viewer], viewer
        assert sum(map(len, heard[0][viewer])) > 10_000
    assert heard[0]["Bob"] != heard[1]["Bob"]
    assert heard[0]["Cid after the reveal"] != heard[1]["Cid after the reveal"]


def test_killed_withdrawn_and_sealed_again(database: str) -> None:
    with served(database) as server:
        ann, bob, cid = people = three_people(server, options={"rounds": 4})

        def killed() -> None:
            server.end(signal.SIGKILL)
            server.start()
            resume(*people)

        assert bid(ann, 4)["ok"]
        assert bid(bob, 2, seen=0)["ok"]
        killed()
        assert (sealed_by(ann), sealed_by(bob), sealed_by(cid)) == ([4, None, None], [None, 2, None], [None] * 3)
        assert [person.state["undo"] for person in people] == ["withdraw", "withdraw", None]
        withdrawal = {"type": "withdraw", "id": "w", "seen": ann.state["seq"]}
        assert ann.ask(**withdrawal)["ok"]
        killed()
        assert ann.ask(**withdrawal)["ok"], "it was lost on the way, and is done once"
        assert (ann.state["seq"], ann.state["summary"]["waiting"], sealed_by(bob)) == (3, [0, 2], [None, 2, None])
        assert bid(ann, 6)["ok"]
        killed()
        for said in map(json.loads, cid.heard):
            players = said["view"]["players"] if said["type"] == "state" else []
            assert [player["bid"] for player in players if player["seat"] != 2] in ([], [None, None])
            assert not any(
                e["say"].get("args", {}).get("count") for e in said.get("entries", ()) if e["kind"] == "sealed"
            )
        assert bid(cid, 5, seen=0)["ok"], "only sealed answers came in between"
        killed()
        assert [player["bids"] for player in bob.state["view"]["players"]] == [[6], [2], [5]]
        early = ann.play(ann.state["moves"][0]["words"], seen=3)
        assert early["code"] == "out-of-date", "Ann's move would be about a table that she has not seen"
        play_on(people, random.Random(1))
        match = Match.from_json(server.http.get(f"/api/matches/{ann.match}/log").text)
        assert match.played[:3] == ("bid 2", "bid 6", "bid 5")
        assert match.movers[:3] == (1, 0, 2)
        assert match.scores() == [row["points"] for row in sorted(ann.state["summary"]["ranking"], key=_seat)]


def _seat(row: Json) -> int:
    return int(row["seat"])


def test_nothing_is_withdrawn_after_the_reveal(server: Served) -> None:
    people = three_people(server)
    bids(people, 1, 4, 2)
    for person in people:
        before = person.state
        assert person.state["undo"] != "withdraw"
        assert person.ask(type="withdraw", seen=before["seq"])["code"] == "nothing-to-withdraw"
        assert person.state == before


def test_to_undo_a_sealed_answer_is_to_withdraw_it(server: Served) -> None:
    ann, bob, cid = three_people(server)
    assert bid(bob, 4)["ok"]
    assert bid(ann, 2, seen=0)["ok"]
    heard_all(ann, bob, cid)
    assert bob.ask(type="undo", seen=2)["ok"], "nobody has to agree, and Ann's answer stays"
    heard_all(ann, bob, cid)
    assert (cid.state["view"]["sealed"], cid.state["summary"]["moves"]) == ([0], 1)


def test_an_answer_that_the_rules_have_sealed_is_not_withdrawn(server: Served) -> None:
    """Ann spends all her coins; in the next round she has one option, and isn't asked."""
    people = one_screen(server)
    bids(people, 10, 0, 0)
    while people[0].state["view"]["round"] == 1:
        assert people[0].play(people[0].state["moves"][0]["words"])["ok"]
        heard_all(*people)
    ann = people[0]
    assert (ann.state["view"]["sealed"], ann.state["moves"]) == ([0], [])
    assert ann.state["undo"] == "free", "her last move is the card that she laid"
    assert ann.ask(type="withdraw", seen=ann.state["seq"])["code"] == "nothing-to-withdraw"


def test_a_chain_is_one_row_and_undone_as_one(server: Served) -> None:
    people = to_pick(server)
    bob, before = people[1], people[1].state
    chain = f"{before['moves'][0]['words']}; place 4; lay over"
    assert bob.play(chain)["ok"]
    heard_all(*people)
    assert (bob.state["summary"]["moves"], bob.state["seq"], bob.state["view"]["round"]) == (4, 4, 2)
    assert rows_in(server.database, bob.match)[3:] == [(1, chain, 0, 0)]
    assert bob.ask(type="undo", seen=4)["ok"]
    heard_all(*people)
    assert rows_in(server.database, bob.match)[4:] == [(1, "", 1, 0)]
    for part in ("moves", "refusals", "entries"):
        assert bob.state[part] == Person(server, bob.match, bob.token).state[part]
    assert (bob.state["view"], bob.state["moves"]) == (before["view"], before["moves"])


@pytest.mark.parametrize("rest", ["place 99", "place 4; bid 3", "lay over", "dance", "", "place 4; lay over; bid 1"])
def test_a_chain_with_a_step_that_is_not_possible_changes_nothing(server: Served, rest: str) -> None:
    people = to_pick(server)
    bob, before = people[1], people[1].state
    stored = rows_in(server.database, bob.match)
    answer = bob.play(f"{before['moves'][0]['words']}; {rest}")
    assert (answer["ok"], bool(answer["sentence"])) == (False, True)
    assert answer["code"] != "server-error"
    assert rows_in(server.database, bob.match) == stored
    fresh = Person(server, bob.match, bob.token).state
    assert {key: fresh[key] for key in ("seq", "view", "moves", "undo")} == {
        key: before[key] for key in ("seq", "view", "moves", "undo")
    }


def test_clocks_run_for_all_who_think_and_stop_for_who_has_sealed(server: Served) -> None:
    ann, bob, _ = people = three_people(server, clock=CLOCK)
    assert ann.state["summary"]["clock"]["running"] == [0, 1, 2]
    assert bid(ann, 4)["ok"]
    heard_all(*people)
    clock = ann.state["summary"]["clock"]
    assert clock["running"] == [1, 2]
    time.sleep(1.2)
    late = server.get(f"/api/matches/{ann.match}")["clock"]
    assert late["left"][0] == clock["left"][0]
    assert all(late["left"][seat] < clock["left"][seat] - 1 for seat in (1, 2))
    assert ann.ask(type="withdraw", seen=1)["ok"]
    heard_all(*people)
    again = ann.state["summary"]["clock"]
    assert (again["running"], again["left"][0] <= clock["left"][0]) == ([0, 1, 2], True)
    bids(people, 1, 4, 2)
    assert bob.state["summary"]["clock"]["running"] == [1]


def test_a_bot_answers_while_people_think(server: Served) -> None:
    first = server.post("/api/matches", {"game": "sealed", "seats": [*OPEN[:2], {"kind": "bot", "bot": "greedy"}]})
    second = server.post(f"/api/matches/{first['match']}/join", {"name": "Bob"})
    people = tuple(Person(server, first["match"], token) for token in (first["token"], second["token"]))
    for person in people:
        person.until(lambda state: state["view"]["sealed"] == [2])
        assert (person.state["summary"]["waiting"], sealed_by(person)) == ([0, 1], [None] * 3)
    play_on(people, random.Random(4))
    match = Match.from_json(server.http.get(f"/api/matches/{first['match']}/log").text)
    assert match.movers.count(2) >= 2


def test_spectators_do_not_ask_what_a_hand_holds(server: Served) -> None:
    people = to_pick(server, public=True)
    watcher = Person(server, people[0].match, None)
    assert {watcher.ask(type="why", move=f"pick {card}")["code"] for card in range(1, 7)} == {"watching"}
    assert {people[0].ask(type="why", move=f"pick {card}")["code"] for card in range(1, 7)} == {"wrong-seat"}
    assert people[1].ask(type="why", move=people[1].state["moves"][0]["words"])["ok"]
