"""People who bid at once, over real sockets, in the small game that lives in the tests."""

from __future__ import annotations

import sqlite3
from typing import Any

from .playing import Json, Person, Served

OPEN = [{"kind": "me", "name": "Ann"}, {"kind": "open"}, {"kind": "open"}]
SHARED = [{"kind": "me", "name": name} for name in ("Ann", "Bob", "Cid")]


def three_people(server: Served, **more: Any) -> tuple[Person, Person, Person]:
    """Ann, Bob and Cid, each on their own device."""
    first = server.post("/api/matches", {"game": "sealed", "seats": OPEN} | more)
    tokens = [server.post(f"/api/matches/{first['match']}/join", {"name": name})["token"] for name in ("Bob", "Cid")]
    return seated(server, first["match"], first["token"], *tokens)


def one_screen(server: Served, **more: Any) -> tuple[Person, Person, Person]:
    """The three of them at one screen."""
    first = server.post("/api/matches", {"game": "sealed", "seats": SHARED} | more)
    return seated(server, first["match"], first["token"], *(place["token"] for place in first["more"]))


def seated(server: Served, match: str, *tokens: str) -> tuple[Person, Person, Person]:
    ann, bob, cid = (Person(server, match, token) for token in tokens)
    return ann, bob, cid


def heard_all(*people: Person) -> None:
    """Everything that was sent to them has arrived."""
    for person in people:
        person.send({"type": "ping"})
        person.hear("pong")


def resume(*people: Person) -> None:
    """Everybody comes back after the server was started again."""
    for person in people:
        person.close()
        person.hello()
    heard_all(*people)


def bid(person: Person, coins: int, **more: Any) -> Json:
    return person.play(f"bid {coins}", **more)


def bids(people: tuple[Person, ...], *coins: int) -> None:
    """Everybody bids, and has the table afterwards."""
    for person, count in zip(people, coins, strict=True):
        heard_all(*people)
        assert bid(person, count)["ok"]
    heard_all(*people)


def sealed_by(person: Person) -> list[int | None]:
    """The bids under cover that a person sees."""
    return [player["bid"] for player in person.state["view"]["players"]]


def to_pick(server: Served, **more: Any) -> tuple[Person, Person, Person]:
    """Round one screen, where Bob has won and can choose among cards."""
    while True:
        people = one_screen(server, **more)
        bids(people, 0, 4, 1)
        if people[1].state["view"]["question"] == "pick":
            return people


def rows_in(database: str, match: str) -> list[tuple[int, str, int, int]]:
    """Seat, words, undone moves and whether it is a withdrawal, of every stored step."""
    with sqlite3.connect(database) as connection:
        query = "SELECT seat, words, taken_back, withdrawn FROM moves WHERE match = ? ORDER BY sequence"
        found = connection.execute(query, (match,)).fetchall()
    connection.close()
    return found
