"""The first game that Learn teaches with: its course is known, and all opponents are bots."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from watershed.kit.game import game

from .playing import Json, Person, Served, deciding

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


# What web/src/games/flooruler/lessons.ts proposes in this deal, turn by turn. When rules or bots change, find another
# seed: of a few hundred, a few have a course as short.
TURNS = (
    ("move", "tile k12"),
    ("collect",),
    ("collect",),
    ("move", "tile i13"),
    ("build 4", "tile k18", "tile k17", "tile j18", "tile l18"),
    ("move", "tile m13"),
    ("buy teleportation-tool",),
    ("use teleportation-tool", "tile k10"),
    ("collect",),
    ("collect",),
    ("move", "tile i9"),
    ("buy pistol",),
    ("use teleportation-tool", "tile i11"),
    ("attack pistol 1",),
    ("use teleportation-tool", "tile m9"),
    ("nuke 2 2", "tile k1", "tile j2"),
)
# The steps of the lesson that are done, what the journal calls it, and the turn by which each has to come up.
COMES_UP = {
    "roll": ("rolled", 1),
    "go": ("went", 1),
    "gold": ("collected", 2),
    "build": ("bought-floors", 5),
    "lay": ("placed", 5),
    "skill": ("bought", 7),
    "use": ("landed", 8),
    "weapon": ("bought", 12),
    "shot": ("attacked", 14),
    "nuke": ("removed", 16),
}
BUILDERS = {"kind": "bot", "bot": "citizen"}  # random ones lay no floors, so there would be nothing to nuke


def kinds_by_turn(learner: Person) -> dict[str, list[int]]:
    """In which of the learner's turns the journal has which kinds of entries about the learner."""
    came: dict[str, list[int]] = {}
    number = 0
    for entry in learner.journal:
        if entry["seat"] == 0:
            number += entry["kind"] == "turn"
            came.setdefault(entry["kind"], []).append(number)
    return came


def test_a_skill_a_shot_and_a_nuke_come_up_soon(server: Served) -> None:
    started = server.post("/api/matches", {"game": "flooruler", "lesson": True, "seats": [ME, BUILDERS, BUILDERS]})
    learner = Person(server, started["match"], started["token"])
    for number, words in enumerate(TURNS, 1):
        for move in words:
            learner.until(deciding)
            assert learner.play(move)["ok"], (number, move)
        while turns_of(learner) <= number:
            learner.listen()
    came = kinds_by_turn(learner)
    late = {step: kind for step, (kind, by) in COMES_UP.items() if by not in came.get(kind, [])}
    assert not late, (late, came)
    assert not {"hurt", "died"} & came.keys(), "nobody is shot before they know what a shot is"


# The same for web/src/games/floods/lessons.ts. When rules or bots change, `npm run course -- floods` in web/ looks for
# another seed, and `npm run course -- floods SEED 1 --pin` writes what is proposed with it into this file.
FLOODS = json.loads(Path(__file__).with_name("course_floods.json").read_text())
# What the journal says of the steps that are done, and the turn by which each has to come up.
SOON = {"workers-moved": 1, "harvested": 1, "traded": 2, "built": 3, "naval-won": 5, "rose": 6}


def ready(state: Json) -> bool:
    """Whether the learner decides, and where all decide at once, the last one does: so the bots' luck is known."""
    view = state["view"]
    return deciding(state) and (len(view["waiting"]) == 1 if view["question"] == "harvest" else True)


def test_a_trade_a_conflict_and_a_rise_come_up_soon(server: Served) -> None:
    assert FLOODS["seed"] == game("floods").lesson
    options, seats = {"map": 0, "first": 1}, [ME, BUILDERS, BUILDERS]
    started = server.post("/api/matches", {"game": "floods", "lesson": True, "options": options, "seats": seats})
    learner = Person(server, started["match"], started["token"])
    came: dict[str, int] = {}
    for number, moves in enumerate(FLOODS["turns"], 1):
        for move in moves:
            learner.until(ready)
            assert learner.state["view"]["turn"] == number, (number, move)
            assert learner.play(move)["ok"], (number, move)
        while learner.state["view"]["turn"] == number:
            learner.listen()
        for entry in learner.journal:
            if entry["seat"] in (0, None):
                came.setdefault(entry["kind"], number)
    late = {kind: came.get(kind) for kind, by in SOON.items() if came.get(kind, 99) > by}
    assert not late, late
    assert not {"cell-lost", "captured"} & came.keys(), "nobody loses a cell before they know how"


# The same for web/src/games/patchistory/lessons.ts, round by round: `npm run course -- patchistory SEED 1 --pin`.
PATCHISTORY = json.loads(Path(__file__).with_name("course_patchistory.json").read_text())
# What the journal says of the steps that are done, and the round by which each has to come up.
IN_ERA = {
    **dict.fromkeys(("bid", "won", "patched", "settled", "ended", "produced", "fed"), 1),
    **dict.fromkeys(("appeared", "traded", "travelled", "exchanged", "built", "born", "campaigned", "negotiated"), 5),
    **dict.fromkeys(("voted", "scored"), 5),
}
EITHER = ({"aid-offered", "threatened"}, {"worshipped-heroes", "worshipped-wonders"}, {"allied", "committed"})


def last_of_all(state: Json) -> bool:
    """Whether the learner decides, and where all decide at once, the last one does: so the bots' luck is known."""
    return deciding(state) and len(state["view"]["waiting"]) == 1


def test_an_era_brings_everything_that_is_taught(server: Served) -> None:
    assert PATCHISTORY["seed"] == game("patchistory").lesson
    options, seats = {"baselands": 1, "screens": 0, "first": 1}, [ME, BUILDERS, BUILDERS]
    started = server.post("/api/matches", {"game": "patchistory", "lesson": True, "options": options, "seats": seats})
    learner = Person(server, started["match"], started["token"])
    came: dict[str, int] = {}
    for number, moves in enumerate(PATCHISTORY["turns"], 1):
        for move in moves:
            learner.until(last_of_all)
            view = learner.state["view"]
            assert (view["era"], view["round"]) == (1, number), (number, move)
            assert learner.play(move)["ok"], (number, move)
        learner.until(lambda state, number=number: (state["view"]["era"], state["view"]["round"]) != (1, number))
        for entry in learner.journal:
            if entry["seat"] == 0:
                came.setdefault(entry["kind"], number)
    late = {kind: came.get(kind) for kind, by in IN_ERA.items() if came.get(kind, 99) > by}
    assert not late, late
    assert all(kinds & came.keys() for kinds in EITHER), came
    tucked = [entry for entry in learner.journal if entry["kind"] == "patched" and entry["say"]["args"]["over"] != 15]
    assert any(entry["seat"] == 0 for entry in tucked), "a card goes under others"
    assert learner.state["view"]["era"] == 2, "the lesson is an era long"


def test_every_lesson_has_a_seed() -> None:
    assert all(game(name).lesson is not None for name in ("flow", "flooruler", "floods", "patchistory"))
