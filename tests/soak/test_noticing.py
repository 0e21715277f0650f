"""The chaos run notices what must not happen. All of it is fed here, so that a soak that can't fail is noticed."""

from __future__ import annotations

import asyncio
import json
import random
from collections import Counter
from collections.abc import Callable, Collection
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import pytest

from . import chaos, summary
from .chaos import Chaos
from .faults import ANYWHERE, ON_POSTGRES, ON_SQLITE, draw
from .ledger import Book, Ledger, compare
from .logs import Log
from .players import Kind, Person, Table
from .weights import HEAVIER, MORE_FILES, MORE_OBJECTS, Weight, gained

NOTHING = frozenset[str]()
FAILED = {"level": "error", "event": "message failed", "exception": [{"exc_type": "KeyError", "exc_value": "'x'"}]}
OUTAGE = {"level": "error", "event": "nothing can be written", "exception": [{"exc_type": "OperationalError"}]}


def site() -> Any:
    return SimpleNamespace(name="here", paused=False, servers=[1, 2], address=lambda _luck: "nowhere")


@pytest.fixture
def person() -> Person:
    table = Table(site(), Kind("flow", 2, ()), Book(), random.Random(1))
    return Person(table, "token")


def state(seq: int) -> str:
    summed = {"status": "playing", "moves": seq}
    return json.dumps({"type": "state", "seq": seq, "seat": 0, "summary": summed, "moves": [], "undo": None})


# moves


@pytest.mark.parametrize(
    ("stored", "lost", "violations"),
    [
        ([("0:n1", "invest 2"), ("None", "harvest")], 0, 0),
        ([], 1, 1),
        ([("0:n1", "invest 2")] * 2, 0, 1),
        ([("0:n1", "invest 2"), ("1:n7", "harvest")], 0, 1),
        ([("0:n1", "harvest")], 1, 2),
    ],
    ids=["good", "lost", "stored twice", "never sent", "another move"],
)
def test_a_lost_move(stored: list[tuple[str, str]], lost: int, violations: int) -> None:
    book, ledger = Book(), Ledger({"0:n1": "invest 2"}, {"0:n1": "invest 2"})
    compare(book, "m", ledger, stored, [])
    assert (book.lost, len(book.violations)) == (lost, violations)


def test_a_chat_line_that_is_lost() -> None:
    book = Book()
    compare(book, "m", Ledger(said={"0:n1": "hello"}), [], [])
    assert len(book.violations) == 1


def test_an_answer_counts_also_when_it_comes_late(person: Person) -> None:
    person.hear(state(1))
    person.table.ledger.sent["0:n1"] = "invest 2"
    person.hear('{"type": "answer", "id": "n1", "ok": true}')
    assert person.table.ledger.answered == {"0:n1": "invest 2"}
    assert person.table.book.moves == 1


def test_a_match_that_goes_back(person: Person) -> None:
    for seq in (3, 4, 4, 5):
        person.hear(state(seq))
    assert not person.table.book.violations
    person.heard_here = False  # another connection, maybe to another server
    person.hear(state(4))
    assert "went back from 5 to 4" in person.table.book.violations[0]


@pytest.mark.parametrize("code", ["server-error", "no-such-match", "bad-token"])
def test_a_match_that_is_gone(person: Person, code: str) -> None:
    person.hear(json.dumps({"type": "answer", "id": None, "ok": False, "code": code}))
    assert len(person.table.book.violations) == 1


def test_a_traceback_that_a_client_gets(person: Person) -> None:
    person.hear('{"type": "pong", "more": "Traceback (most recent call last)"}')
    assert len(person.table.book.violations) == 1


# servers


@pytest.mark.parametrize(
    ("more", "found"),
    [
        (Weight(0, 0), ""),
        (Weight(HEAVIER - 1, MORE_FILES, MORE_OBJECTS), ""),
        (Weight(HEAVIER + 1, 0), "MB"),
        (Weight(0, MORE_FILES + 1), "files"),
        (Weight(0, 0, MORE_OBJECTS + 1, Counter(dict=MORE_OBJECTS + 1)), "25,001 dict"),
    ],
)
def test_memory_that_grows(more: Weight, found: str) -> None:
    before = Weight(140.0, 30, 1000)
    after = Weight(140.0 + more.memory, 30 + more.files, 1000 + more.objects, more.kinds)
    assert found in "".join(gained(before, after))
    assert bool(gained(before, after)) == bool(found)


def test_a_server_that_has_grown_or_says_nothing(capsys: pytest.CaptureFixture[str]) -> None:
    fakes = site()
    fakes.book, fakes.cannot = Book(), {}
    fakes.servers = [SimpleNamespace(name="one")]
    whole = Chaos(fakes, [], random.Random(1), "", SimpleNamespace(now=lambda: 0.0))  # type: ignore[arg-type]
    whole._note("one", Weight(140, 30, 1000))
    whole._note("one", Weight(150, 30, 1000))
    assert not fakes.book.violations
    whole._note("one", Weight(140 + HEAVIER + 1, 30, 1000))
    whole._note("one", None)
    assert len(fakes.book.violations) == 2


def lately(*groups: str) -> Callable[[float], Collection[str]]:
    return lambda _seconds: groups


@pytest.mark.parametrize(
    ("line", "groups", "violations"),
    [
        (FAILED, (), 1),
        (FAILED, ("database", "process", "redis"), 1),
        (OUTAGE, ("database",), 0),
        (OUTAGE, ("redis", "clients"), 1),
        ({"level": "warning", "event": "bot worker died"}, (), 0),
        ("Traceback (most recent call last):", ("database",), 1),
        ("The database can't be used: it is locked.", (), 0),
    ],
)
def test_a_traceback_that_nothing_explains(tmp_path: Path, line: Any, groups: tuple[str, ...], violations: int) -> None:
    book, file = Book(), tmp_path / "log"
    log = Log(file, "one", book)
    log.follow(lately(*groups))
    text = line if isinstance(line, str) else json.dumps(line)
    file.write_text(f'{{"level": "warning", "event": "before"}}\n{text}', encoding="utf-8")
    log.follow(lately(*groups))
    assert not book.violations, "half a line is not read"
    file.write_text(f'{{"level": "warning", "event": "before"}}\n{text}\n', encoding="utf-8")
    for _ in range(2):
        log.follow(lately(*groups))
    assert len(book.violations) == violations
    assert log.warnings["before"] == 1


def test_a_table_that_does_not_go_on(monkeypatch: pytest.MonkeyPatch) -> None:
    """Nobody moves, and the heart beats a minute."""

    async def well() -> bool:
        return True

    monkeypatch.setattr(chaos, "WITHIN", 0.05)
    fakes = site()
    fakes.book, fakes.cannot, fakes.servers, fakes.is_well = Book(), {}, [], well
    beats = iter(range(100))
    heart: Any = SimpleNamespace(now=lambda: next(beats) * 0.02)
    whole = Chaos(fakes, [Kind("flow", 2, ())], random.Random(1), "", heart)
    asyncio.run(whole._all_go_on())
    assert "don't go on: here, flow" in fakes.book.violations[0]


# the run


def test_the_exit_code_says_it() -> None:
    assert summary.verdict(0, [], False, False) == 0
    assert summary.verdict(1, [], True, False) == 1
    assert summary.verdict(1, [], False, True) == 1
    assert summary.verdict(0, ["PostgreSQL"], False, False) == 3
    assert summary.verdict(0, ["PostgreSQL"], True, False) == 0
    assert summary.verdict(0, [], False, True) == 130


@pytest.mark.parametrize("faults", [ANYWHERE | ON_SQLITE, ANYWHERE | ON_POSTGRES])
def test_a_seed_draws_the_same_faults_and_some_come_together(faults: Any) -> None:
    def drawn(seed: int) -> list[list[tuple[str, float, float]]]:
        luck = random.Random(seed)
        return [[act[:3] for act in draw(faults, luck)] for _ in range(300)]

    assert drawn(7) == drawn(7) != drawn(8)
    rounds = drawn(7)
    assert {name for acts in rounds for name, _, _ in acts} == set(faults)
    assert {len(acts) for acts in rounds} == {1, 2, 3}
    for acts in rounds:
        groups = [group for name, _, _ in acts for group in faults[name].groups]
        assert len(groups) == len(set(groups))
