"""Logs that can't be opened, hostile ones too: each is refused in a sentence, and none holds up the server."""

from __future__ import annotations

import json
import os
import random
import shutil
import signal
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import Connection, update
from structlog.testing import capture_logs

from watershed.match import Match
from watershed.match.log import _checksum
from watershed.server import http_schemas as b
from watershed.server import log_worker, sql_tables
from watershed.server.errors import Refuse
from watershed.server.importing import Importer, _refusal
from watershed.server.log_worker import LARGEST, MOST_MOVES, examined
from watershed.server.records import Aside
from watershed.server.services import Services
from watershed.server.what_if import begin

from .playing import Served
from .tables import with_services
from .test_import import OVER, SHORT, changed, opened

FORK = {"of": "", "move": 3, "seat": 0, "redealt": 7, "table": "0" * 8}
CIRCLE = "seats=3 nation0=working-animal>currency>working-animal"  # a card below itself: who counts the pile never ends


def broken() -> dict[str, tuple[str | bytes, str]]:
    """Logs that can't be opened, and why."""
    data = json.loads(SHORT)
    tables = [*data["tables"][:5], "00000000", *data["tables"][6:]]
    return {
        "nothing": (b"", "shape"),
        "not text": (b"\xff\xfe\x00", "shape"),
        "not JSON": ("{", "shape"),
        "deep": ("[" * 100_000, "shape"),
        "deep in a field": (SHORT.replace('"options": {', '"more": ' + "[" * 50_000 + "], {", 1), "shape"),
        "a number": ("1" * 100_000, "shape"),
        "another list": ("[]", "shape"),
        "twice": (SHORT.replace("{", '{"seed": 1,', 1), "shape"),
        "a wrong type": (changed(SHORT, seats="3"), "shape"),
        "a seed that is no number": (SHORT.replace('"seed": 5', '"seed": NaN'), "shape"),
        "a long seed": (changed(SHORT, seed=10**300), "setup"),
        "names of nothing": (changed(SHORT, names=["", "b", "c"]), "setup"),
        "another number of seats": (changed(SHORT, seats=9, names=[str(n) for n in range(9)]), "setup"),
        "another game": (changed(SHORT, game="chess"), "game"),
        "a folder": (changed(SHORT, game="../flow"), "game"),
        "another book": (changed(SHORT, book="0" * 16), "book"),
        "an impossible move": (changed(SHORT, moves=[*data["moves"][:3], "0 fly", *data["moves"][4:]]), "move"),
        "another table": (changed(SHORT, tables=tables), "table"),
        "too few tables": (changed(SHORT, tables=data["tables"][:-1]), "cut"),
        "an altered name": (SHORT.replace('"Ann"', '"Eve"'), "changed"),
        "many moves": (changed(SHORT, moves=["0 pass"] * (MOST_MOVES + 1)), "long"),
        "a long title": (changed(SHORT, edition="x" * 201), "long"),
        "a long version": (changed(SHORT, rules="x" * 41), "long"),
        "a long signature": (changed(SHORT, signature={"more": "x" * 2_000}), "long"),
        "a long move": (changed(SHORT, moves=["0 " + "pass; " * 1000]), "long"),
        "a position": (changed(SHORT, position=Match.from_json(SHORT).position()), "position"),
        "a position of nothing": (changed(SHORT, position="x"), "position"),
        "a position in a fork": (changed(SHORT, forks=[FORK | {"position": CIRCLE}]), "shape"),
        "a fork nowhere": (changed(SHORT, forks=[FORK]), "table"),
    }


@pytest.mark.parametrize("name", broken())
def test_logs_that_cannot_be_opened_say_why(name: str) -> None:
    log, why = broken()[name]
    found = examined(log if isinstance(log, bytes) else log.encode())
    assert found.get("why") == why, found
    assert len(found["detail"]) <= log_worker.SAID


@pytest.mark.parametrize("name", ["another table", "a fork nowhere", "another game"])
def test_a_reason_is_a_sentence_of_its_own(name: str) -> None:
    log, _ = broken()[name]
    assert examined(str(log).encode())["detail"][0].isupper()


def test_a_log_that_is_another_from_its_setup_on_says_so() -> None:
    found = examined(changed(SHORT, seed=6).encode())
    told = "From the setup on this log comes out differently. After the setup: the table is "
    assert _refusal(found).sentence.startswith(told)


def test_a_refusal_names_the_move(tmp_path: Path) -> None:
    async def work(services: Services) -> None:
        with pytest.raises(Refuse) as problem:
            await opened(services, broken()["an impossible move"][0])
        assert (problem.value.status, problem.value.code) == (400, "bad-log")
        assert problem.value.sentence.startswith("Move 4 of this log isn't possible. `fly`: The moves are")

    with_services(tmp_path, work)


def test_a_log_that_begins_at_a_position_stops_nobody(server: Served) -> None:
    answer = server.http.post("/api/logs", content=changed(SHORT, position=CIRCLE, moves=[], tables=["2441c6cf"]))
    assert (answer.status_code, answer.json()["code"]) == (400, "bad-log")
    assert answer.json()["sentence"].startswith("This log begins at a position.")


@pytest.mark.parametrize("log", [SHORT, OVER])
def test_one_that_was_stored_is_set_aside(tmp_path: Path, log: str) -> None:
    """An earlier version opened them, and people played on from them."""

    async def work(services: Services) -> None:
        found = await opened(services, log)
        live = await services.tables.find(found.match)
        seated = await begin(services.tables, live, b.NewWhatIf(move=3, seat=0))
        for match in (found.match, seated.match):
            await lay(services, match, CIRCLE)
            services.tables.live.clear()
            for _ in range(2):
                with pytest.raises(Refuse, match="begins at a position") as problem:
                    await services.tables.find(match)
                assert (problem.value.status, problem.value.code) == (410, "set-aside")
            row = await services.tables.row(match)
            assert row.aside == Aside(0, "position")

    with_services(tmp_path, work)


async def lay(services: Services, match: str, position: str) -> None:
    """Write into a row that its match begins at a position."""
    row = await services.tables.row(match)
    changed = dict(row.begun or {}) | {"position": position}
    table = sql_tables.matches

    def work(connection: Connection) -> None:
        connection.execute(update(table).where(table.c.match == match).values(begun=changed))

    await services.store.write(work)


def test_no_log_is_stored_larger_than_one_may_be() -> None:
    """It is stored in lines and in ASCII, whatever it comes in."""
    match = Match.start("flow", 3, seed=5)
    while not match.over:
        match.advance("harvest", match.to_move)
    data = json.loads(match.to_json())
    data["moves"] = [move.replace(" ", " " + "\u3000" * 1_990) for move in data["moves"][:43]]
    data["tables"] = data["tables"][:44]
    log = json.dumps(data | {"check": _checksum(data)}, ensure_ascii=False).encode()
    assert len(log) <= LARGEST
    assert examined(log)["why"] == "long"


HALF = "\ud800"  # of a character


@pytest.mark.parametrize(
    "log",
    [
        changed(SHORT, tables=[HALF, *json.loads(SHORT)["tables"][1:]]),
        changed(SHORT, book=HALF),
        changed(SHORT, edition=HALF, book="0"),
        changed(SHORT, rules=HALF, moves=["0 x"]),
        changed(SHORT, moves=[f"0 {HALF}"]),
        changed(SHORT, names=[HALF, "b", "c"]),
        changed(SHORT, options={HALF: 1}),
    ],
)
def test_half_a_character_is_refused_in_a_sentence(server: Served, log: str) -> None:
    answer = server.http.post("/api/logs", content=log)
    assert (answer.status_code, answer.json()["code"]) == (400, "bad-log")


@pytest.mark.parametrize("seed", range(40))
def test_altered_bytes_never_break_it(seed: int) -> None:
    luck = random.Random(seed)
    text = bytearray(SHORT.encode())
    for _ in range(luck.randint(1, 6)):
        at = luck.randrange(len(text))
        match luck.randrange(3):
            case 0:
                text[at] = luck.randrange(256)
            case 1:
                del text[at : at + luck.randrange(40)]
            case 2:
                text[at:at] = text[at // 2 : at // 2 + luck.randrange(40)]
    found = examined(bytes(text))
    assert "why" in found or found["moves"]


def test_the_longest_games_leave_room() -> None:
    """Random games of Floods are the longest: 66 kB, with 2,200 moves."""
    assert LARGEST > 3.5 * 66_000
    assert MOST_MOVES * len(' "0 move workers w4",\n "00000000",\n') < LARGEST


def test_a_log_that_takes_too_long_is_given_up(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    real = subprocess.Popen

    def endless(_command: list[str], **more: Any) -> Any:
        return real([sys.executable, "-c", "while True: pass"], **more)

    async def work(services: Services) -> None:
        monkeypatch.setattr("watershed.server.importing.subprocess.Popen", endless)
        monkeypatch.setattr("watershed.server.importing.WITHIN", 0.2)
        with pytest.raises(Refuse, match="too long to replay"):
            await opened(services, SHORT)
        process = services.importer._process
        assert process is not None
        assert process.poll() is not None, "it was ended"

    with_services(tmp_path, work)


@pytest.mark.skipif(not hasattr(os, "nice"), reason="this system has no niceness")
def test_a_server_of_low_priority_opens_logs(tmp_path: Path) -> None:
    server = Niced(str(tmp_path / "table.db"))
    try:
        answer = server.http.post("/api/logs", content=SHORT)
        assert answer.status_code == 201, answer.text
    finally:
        server.end(signal.SIGKILL)


class Niced(Served):
    """A server that is the last in line, and may not change that, whoever runs the tests."""

    is_root = hasattr(os, "getuid") and os.getuid() == 0 and shutil.which("setpriv")
    bound = ("setpriv", "--bounding-set", "-sys_nice", "--inh-caps", "-sys_nice", "--") if is_root else ()
    program = (*bound, "nice", "-n", "19", sys.executable, "-m", "watershed.cli")


@pytest.mark.parametrize("program", ["raise SystemExit('no such thing')", "print('{')"])
def test_a_worker_that_fails_is_in_the_log(tmp_path: Path, monkeypatch: pytest.MonkeyPatch, program: str) -> None:
    real = subprocess.Popen

    def failing(_command: list[str], **more: Any) -> Any:
        return real([sys.executable, "-c", program], **more)

    async def work(services: Services) -> None:
        monkeypatch.setattr("watershed.server.importing.subprocess.Popen", failing)
        with capture_logs() as logs, pytest.raises(Refuse) as problem:
            await opened(services, SHORT)
        assert (problem.value.status, problem.value.code) == (500, "server-error")
        (line,) = logs
        assert (line["log_level"], line["event"]) == ("error", "log worker failed")
        assert line["why"] == ("no such thing" if "such" in program else "")

    with_services(tmp_path, work)


def test_one_address_waits_and_others_do_not(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def refused(_importer: Importer, _log: bytes) -> dict[str, Any]:
        return {"why": "shape", "move": 0, "detail": ""}

    async def work(services: Services) -> None:
        monkeypatch.setattr(Importer, "_examine", refused)
        codes: list[int] = []
        for _ in range(12):
            with pytest.raises(Refuse) as problem:
                await opened(services, SHORT)
            codes.append(problem.value.status)
        assert codes == [400] * 10 + [429] * 2
        with pytest.raises(Refuse, match="isn't a log"):
            await opened(services, SHORT, "192.0.2.9")

    with_services(tmp_path, work)
