"""The chaos run notices what must not happen. All of it is fed here, so that a soak that can't fail is noticed."""

from __future__ import annotations

import asyncio
import json
import random
import time
from collections import Counter
from collections.abc import Callable, Collection
from pathlib import Path
from time import monotonic
from types import SimpleNamespace
from typing import Any

import pytest

from . import chaos, summary
from .chaos import Chaos
from .fakes import site, somebody, state
from .faults import ANYWHERE, ON_POSTGRES, ON_SQLITE, draw
from .heart import BEAT, Heart
from .ledger import Book, Ledger, compare
from .logs import Log
from .players import Kind, Person
from .weights import HEAVIER, MORE_FILES, MORE_OBJECTS, Weight, an_hour, gained

NOTHING = frozenset[str]()
FAILED = {"level": "error", "event": "message failed", "exception": [{"exc_type": "KeyError", "exc_value": "'x'"}]}
ORPHAN = """Traceback (most recent call last):
  File "spawn.py", line 122, in spawn_main
    exitcode = _main(fd, parent_sentinel)
EOFError: Ran out of input"""
OUTAGE = {"level": "error", "event": "nothing can be written", "exception": [{"exc_type": "OperationalError"}]}


@pytest.fixture
def person() -> Person:
    return somebody()


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


@pytest.mark.parametrize(
    ("stored", "lost"),
    [([("0:n1", "")], 0), ([("1:n1", "")], 1), ([("0:n1", "harvest")], 1), ([("0:n1", ""), ("0:n2", "")], 0), ([], 1)],
    ids=["asked on both servers", "of another seat", "a move", "both stored", "lost"],
)
def test_an_undo_that_was_asked_on_two_servers(stored: list[tuple[str, str]], lost: int) -> None:
    book, ledger = Book(), Ledger({"0:n1": "", "0:n2": "", "1:n1": ""}, {"0:n2": ""})
    compare(book, "m", ledger, stored, [])
    assert book.lost == lost


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
    whole = Chaos(fakes, [], random.Random(1), "", SimpleNamespace(late=0.0))  # type: ignore[arg-type]
    whole._note("one", Weight(140, 30, 1000))
    whole._note("one", Weight(150, 30, 1000))
    assert not fakes.book.violations
    whole._note("one", Weight(140 + HEAVIER + 1, 30, 1000))
    whole._note("one", None)
    assert len(fakes.book.violations) == 2


def test_a_process_of_bots_that_grows_without_loading_rules(capsys: pytest.CaptureFixture[str]) -> None:
    fakes = site()
    fakes.book, fakes.cannot, fakes.servers = Book(), {}, []
    whole = Chaos(fakes, [], random.Random(1), "", SimpleNamespace(late=0.0))  # type: ignore[arg-type]
    for memory, rules in [(200, 300), (290, 500), (290 + HEAVIER, 500)]:
        whole._note_worker("one", 7, Weight(memory, 30, rules=rules))
    whole._note_worker("one", 8, Weight(900, 30, rules=500))
    assert not fakes.book.violations, "rules take memory, and another process has a weight of its own"
    whole._note_worker("one", 7, Weight(291 + HEAVIER, 30, rules=500))
    assert "process 7 of one has gained +25 MB" in fakes.book.violations[0]


def test_a_slow_leak_is_seen_by_the_hour() -> None:
    weights = [Weight(140 + at / 120, 30, 1000 + at, at=float(at)) for at in (0, 300, 600)]
    assert an_hour(weights) == "+30 MB, +3,600 objects"
    assert an_hour(weights[:1]) == "unknown"


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
        (ORPHAN, ("process",), 0),
        (ORPHAN, ("database",), 1),
        (ORPHAN.replace("EOFError", "OSError"), ("process",), 1),
        (ORPHAN.replace("spawn_main", "main"), ("process",), 1),
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


def standing_still(monkeypatch: pytest.MonkeyPatch, heart: Any, seconds: float) -> Chaos:
    """A site that is well, where nobody moves for that long, and a minute that is shorter."""
    fakes, began = site(), monotonic()

    async def well() -> bool:
        whole.tables[0].moved = monotonic() + 1 if monotonic() - began > seconds else 0.0
        return True

    monkeypatch.setattr(chaos, "WITHIN", 0.05)
    fakes.book, fakes.cannot, fakes.servers, fakes.is_well = Book(), {}, [], well
    whole = Chaos(fakes, [Kind("flow", 2, ())], random.Random(1), "", heart)
    asyncio.run(whole._all_go_on())
    return whole


def test_a_table_that_does_not_go_on(monkeypatch: pytest.MonkeyPatch) -> None:
    whole = standing_still(monkeypatch, SimpleNamespace(late=0.0), 60.0)
    assert "don't go on: here, flow" in whole.site.book.violations[0]


def test_a_minute_is_one_of_the_wall_unless_the_harness_itself_was_late(monkeypatch: pytest.MonkeyPatch) -> None:
    whole = standing_still(monkeypatch, SimpleNamespace(late=0.0), 0.3)
    assert "don't go on" in whole.site.book.violations[0]
    assert not summary.not_judged([whole], late=0.0)

    class Late:
        late = property(lambda _: monotonic() - began - 0.01)

    began = monotonic()
    whole = standing_still(monkeypatch, Late(), 0.3)
    assert not whole.site.book.violations
    assert "the harness was late" in summary.not_judged([whole], late=0.0)[0]


def test_a_harness_that_is_late_all_the_time() -> None:
    assert "late for 40%" in summary.not_judged([], late=0.4)[0]


def test_a_heart_measures_by_how_much_it_is_late() -> None:
    async def busy() -> float:
        heart = Heart()
        beating = asyncio.create_task(heart.run())
        await asyncio.sleep(0)
        time.sleep(BEAT + 0.2)
        await asyncio.sleep(0.01)
        beating.cancel()
        return heart.late

    assert asyncio.run(busy()) == pytest.approx(0.2, abs=0.1)


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
