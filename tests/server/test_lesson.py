"""The first game that Learn teaches with: its course is known, and all opponents are bots."""

from __future__ import annotations

import pytest

from watershed.kit.game import game

from .playing import Person, Served, deciding

ME, BOT, OPEN = {"kind": "me"}, {"kind": "bot", "bot": "random"}, {"kind": "open"}
COURSE = ("invest 3 2", "complete", "harvest", "snipe 4", "invest 3 2", "complete", "invest 4 2", "complete")
BROUGHT = {"invested", "completed", "bonus", "took-reserve", "harvested", "sniped", "struck", "raided"}


def turns_of(learner: Person) -> int:
    return sum(entry["kind"] == "turn" and entry["seat"] == 0 for entry in learner.journal)


def asked(*seats: dict[str, str], **more: object) -> dict[str, object]:
    return {"game": "flow", "lesson": True, "options": {"first": 1}, "seats": list(seats), **more}


def test_the_course_brings_everything_that_is_taught(server: Served) -> None:
    """web/src/games/flow/lessons.ts suggests these moves. When rules or bots change, it needs another course."""
    started = server.post("/api/matches", asked(ME, BOT, BOT))
    learner = Person(server, started["match"], started["token"])
    for number, words in enumerate(COURSE):
        learner.until(deciding)
        assert learner.play(words)["ok"], words
        while turns_of(learner) < number + 2:
            learner.listen()
    mine = {entry["kind"] for entry in learner.journal if entry["seat"] == 0}
    assert mine >= BROUGHT
    stacks = learner.state["view"]["nations"][0]["stacks"]
    assert stacks["leader"] == ["ramesses-ii"]
    assert stacks["government"] == ["aristocracy", "theocracy"]


@pytest.mark.parametrize(
    ("seats", "more"), [((ME, OPEN, BOT), {}), ((ME, ME, BOT), {}), ((ME, BOT, BOT), {"public": True})]
)
def test_nobody_is_dealt_a_known_deck(server: Served, seats: tuple[dict[str, str], ...], more: dict[str, bool]) -> None:
    answer = server.http.post("/api/matches", json=asked(*seats, **more))
    assert (answer.status_code, answer.json()["code"]) == (400, "bad-setup")


def test_every_lesson_has_a_seed() -> None:
    assert game("flow").lesson is not None
