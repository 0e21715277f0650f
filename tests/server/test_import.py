"""Logs that somebody brings here: opened, shown, played on from; never taken for matches of this server."""

from __future__ import annotations

import asyncio
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
from watershed.match.signature import vouched
from watershed.server import endings, log_worker, serialize, sql_tables
from watershed.server import http_schemas as b
from watershed.server.errors import Refuse
from watershed.server.importing import Importer
from watershed.server.log_worker import LARGEST, MOST_MOVES, examined
from watershed.server.records import Aside
from watershed.server.services import Services
from watershed.server.what_if import begin

from .older import begun, other_version
from .playing import Person, Served
from .tables import with_services
from .test_what_if import FULL, play_alone, reread

LOGS = Path(__file__).parents[1] / "games"


def played(moves: int = FULL, seed: int = 5, game: str = "flow") -> Match:
    match, luck = Match.start(game, 3, seed=seed, names=["Ann", "Bob", "Cid"]), random.Random(seed)
    for _ in range(moves):
        if match.over:
            break
        seat = luck.choice(match.waiting)
        match.advance(luck.choice(match.legal(seat)), seat)
    return match


OVER, SHORT = played().to_json(), played(12).to_json()


def changed(text: str, **more: Any) -> str:
    """A log with other fields, and a checksum that fits."""
    data = json.loads(text) | more
    return json.dumps(data | {"check": _checksum(data)})


FORK = {"of": "", "move": 3, "seat": 0, "redealt": 7, "table": "0" * 8}
CIRCLE = "seats=3 nation0=working-animal>currency>working-animal"  # a card below itself: who counts the pile never ends


async def opened(services: Services, log: str | bytes, address: str = "192.0.2.1") -> b.Opened:
    return await services.importer.open(log if isinstance(log, bytes) else log.encode(), address)


def test_a_finished_log_has_a_replay_an_end_and_what_ifs(database: str) -> None:
    async def work(services: Services) -> None:
        found = await opened(services, OVER)
        live = await services.tables.find(found.match)
        assert (found.over, found.moves) == (True, live.match.length)
        assert live.match.table_bytes == Match.from_json(OVER).table_bytes
        assert [seat.name for seat in live.seats] == ["Ann", "Bob", "Cid"]
        end = await services.endings.end(found.match)
        assert [place.points for place in end.ranking] == [place.points for place in Match.from_json(OVER).ranking()]
        assert (end.commitment, end.secret, len(end.history)) == ("", None, live.match.length + 1)
        assert endings.replay(live, 3).view["moves"] == 3
        seated = await begin(services.tables, live, b.NewWhatIf(move=7, seat=2, redeal=True))
        other = await services.tables.find(seated.match)
        await play_alone(services, other, FULL)
        assert (await reread(services, other)).match.table_bytes == other.match.table_bytes
        text = await services.endings.log(seated.match)
        assert vouched(json.loads(text)).how == "unsigned", "it began with moves that were not played here"
        assert Match.from_json(text).over

    with_services(database, work)


def test_an_unfinished_log_is_shown_and_played_on(tmp_path: Path) -> None:
    async def work(services: Services) -> None:
        found = await opened(services, SHORT)
        assert not found.over
        live = await services.tables.find(found.match)
        said = serialize.live_summary(live)
        assert (said.status, said.imported, said.waiting, said.to_move) == ("unfinished", True, [], None)
        assert endings.replay(live, 12).move == 12
        assert await services.endings.log(found.match) == json.dumps(json.loads(SHORT), indent=1)
        with pytest.raises(Refuse):
            await services.endings.end(found.match)
        for refused in (services.tables.join(live, b.Join(name="Eve")), services.tables.rematch(live, "any")):
            with pytest.raises(Refuse):
                await refused
        seated = await begin(services.tables, live, b.NewWhatIf(move=12, seat=0, bot="greedy"))
        other = await services.tables.find(seated.match)
        assert other.match.table_bytes == live.match.table_bytes
        again = await reread(services, live)
        assert again.row == live.row

    with_services(tmp_path, work)


def test_it_is_never_listed_and_nobody_has_a_seat(tmp_path: Path) -> None:
    async def work(services: Services) -> None:
        for log in (OVER, SHORT):
            found = await opened(services, log)
            live = await services.tables.find(found.match)
            assert all(seat.token_hash is None and seat.reserved is None for seat in live.seats)
        assert await services.store.public() == []
        assert await services.store.due(live.row.created) == []

    with_services(tmp_path, work)


def test_the_same_log_is_the_same_page(database: str) -> None:
    async def work(services: Services) -> None:
        first = await opened(services, SHORT)
        spaced = json.dumps(dict(reversed(json.loads(SHORT).items())) | {"more": 1})
        assert (await opened(services, spaced, "192.0.2.2")).match == first.match
        found = await asyncio.gather(*(opened(services, played(5, 9).to_json(), f"192.0.2.{n}") for n in range(3, 6)))
        assert len({one.match for one in found}) == 1

    with_services(database, work)


def test_who_vouches_for_it_and_nobody_else_does(tmp_path: Path) -> None:
    async def work(services: Services) -> None:
        own = await begun(services, FULL)
        signed = await services.endings.log(own.row.match)
        altered = json.loads(signed)
        altered["names"] = ["Eve", *altered["names"][1:]]
        altered["check"] = _checksum(altered)
        logs = {"here": signed, "unsigned": OVER, "changed": json.dumps(altered), "elsewhere": signed_by_another(OVER)}
        for how, log in logs.items():
            found = await opened(services, log)
            told = await services.importer.told(found.match)
            assert told.signature == how
            out = json.loads(await services.endings.log(found.match))
            assert out == json.loads(log), "it is given out as it came"
        assert vouched(json.loads(logs["changed"])).how == "changed"
        with pytest.raises(Refuse):
            await services.importer.told(own.row.match)

    with_services(tmp_path, work)


def signed_by_another(text: str) -> str:
    from watershed.match import signature
    from watershed.server.records import now
    from watershed.server.signing import new_key

    key = new_key(1)
    return signature.signed(text, key.public, key.sign, now(), "https://elsewhere.example")


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


def test_every_recorded_game_can_be_opened() -> None:
    for file in sorted(LOGS.glob("*/logs/*.json")):
        if "books" not in file.name:
            found = examined(file.read_bytes())
            assert "why" not in found or found["why"] == "book", (file, found)


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


def test_an_upgrade_keeps_it(tmp_path: Path, monkeypatch: pytest.MonkeyPatch, tidy: None) -> None:
    found: list[b.Opened] = []

    async def before(services: Services) -> None:
        found.extend([await opened(services, SHORT), await opened(services, OVER)])

    async def after(services: Services) -> None:
        for one, status in zip(found, ("unfinished", "over"), strict=True):
            live = await services.tables.find(one.match)
            assert (live.row.status, live.row.aside, live.row.rules) == (status, None, "2")

    with_services(tmp_path, before)
    other_version(monkeypatch)
    with_services(tmp_path, after)


def test_over_http(server: Served) -> None:
    large = server.http.post("/api/logs", content=b"x" * (LARGEST + 1))
    assert (large.status_code, large.json()["code"]) == (413, "too-large")
    small = server.http.post("/api/mine", content=b"x" * 20_000)
    assert small.status_code == 413, "other requests have the limit that they had"
    answer = server.http.post("/api/logs", content=OVER)
    assert answer.status_code == 201
    match = answer.json()["match"]
    assert server.get(f"/api/matches/{match}")["imported"]
    assert server.get(f"/api/matches/{match}/import")["signature"] == "unsigned"
    assert server.get(f"/api/matches/{match}/replay?move=4")["move"] == 4
    watching = Person(server, match, None)
    assert watching.state["seat"] is None
    padded = json.dumps(json.loads(SHORT) | {"more": "x" * 100_000})
    assert server.http.post("/api/logs", content=padded).status_code == 201, "larger than other requests may be"
