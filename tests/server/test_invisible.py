"""Names and messages that nobody can see are refused, in the reader's language."""

from __future__ import annotations

from typing import Any

import pytest

from watershed.kit.messages import Message, Reader, Speaker

from .playing import Person, Served

HIDDEN = {
    "zero width": "\u200b\u200d",
    "word joiner": "\u2060",
    "only marks": "\u0301\u0308",
    "variation selector": "\ufe0f",
    "grapheme joiner": "\u034f",
    "Hangul filler": "\u3164",
    "blank Braille": "\u2800 \u2800",
    "control": "\x07",
    "override alone": "\u202e",
}
TURNED = {"override": "\u202ennA", "zero width inside": "An\u200bn", "escape": "Ann\x1b[2J"}
SEEN = ["Ann", "Ren\u0065\u0301", "日本", "Ζωή", "4", "❤", "عمر", "o_O"]
SENTENCES = {
    "bad-name": (
        "A name needs letters that others can see, and no hidden characters.",
        "Un nom doit avoir des lettres que les autres voient, et aucun caractère caché.",
    ),
    "nothing-said": (
        "There is nothing to see in this message. Write some words.",
        "On ne voit rien dans ce message. Écris quelques mots.",
    ),
}


def refused(found: dict[str, Any], code: str) -> None:
    assert found["code"] == code
    message = Message(found["say"]["id"])
    assert tuple(Speaker(Reader(language)).say(message) for language in ("en", "fr")) == SENTENCES[code]


@pytest.mark.parametrize("name", [*HIDDEN.values(), *TURNED.values()], ids=[*HIDDEN, *TURNED])
def test_a_name_that_cannot_be_seen_is_refused(server: Served, name: str) -> None:
    for seats in ([{"kind": "me", "name": name}, {"kind": "open"}], [{"kind": "me"}, {"kind": "bot", "name": name}]):
        answer = server.http.post("/api/matches", json={"game": "flow", "seats": seats})
        assert answer.status_code == 400
        refused(answer.json(), "bad-name")
    match = server.post("/api/matches", {"game": "flow", "seats": [{"kind": "me"}, {"kind": "open"}]})["match"]
    answer = server.http.post(f"/api/matches/{match}/join", json={"name": name})
    assert answer.status_code == 400
    refused(answer.json(), "bad-name")


@pytest.mark.parametrize("name", SEEN)
def test_a_name_in_any_script_is_welcome(server: Served, name: str) -> None:
    seats = [{"kind": "me", "name": name}, {"kind": "open"}]
    match = server.post("/api/matches", {"game": "flow", "seats": seats})["match"]
    assert server.get(f"/api/matches/{match}")["seats"][0]["name"] == name


def test_a_message_of_nothing_is_refused(server: Served) -> None:
    seated = server.post("/api/matches", {"game": "flow", "seats": [{"kind": "me"}, {"kind": "open"}]})
    ann = Person(server, seated["match"], seated["token"])
    for text in HIDDEN.values():
        answer = ann.ask(type="chat", text=text)
        assert not answer["ok"]
        refused(answer, "nothing-said")
    for text in [*TURNED.values(), "…", "👩\u200d👧"]:
        assert ann.ask(type="chat", text=text)["ok"]
