"""The first moment of the program and its last words: Ctrl-C at any time, and outputs that are closed, cut or full."""

from __future__ import annotations

import json
import os
import signal
import socket
import subprocess
import sys
import time
import urllib.request
from contextlib import suppress
from pathlib import Path

import pytest
import typer

from watershed.cli import app
from watershed.server import socket_schemas as m

from ..processes import PATIENCE, run, wait_for
from ..server.tables import new_table, with_services

PROGRAM = [sys.executable, "-W", "error", "-m", "watershed"]
SHELL = " ".join(PROGRAM)


def test_python_m_is_the_command():
    done = run(*PROGRAM, "--version")
    assert (done.returncode, done.stderr) == (0, "")
    assert done.stdout.startswith("watershed ")
    assert run(*PROGRAM, "serve", "--help").stdout.startswith("Usage: watershed serve ")


def into_closed_pipe(command: str) -> tuple[str, str]:
    """The exit code of a command whose reader has gone before it writes, and what it says about that."""
    done = run("bash", "-c", f"{{ sleep 0.2; {command}; echo $? >&2; }} | true")
    said, _, code = done.stderr.strip().rpartition("\n")
    return code, said


@pytest.mark.parametrize(
    "args", ["games", "games --json", "replay LOG", "replay LOG --json", "log LOG", "rules flow 8"]
)
def test_a_reader_that_has_gone_is_no_error(args, log):
    assert into_closed_pipe(f"{SHELL} {args.replace('LOG', str(log))}") == ("0", "")


@pytest.mark.parametrize("args", ["--help", "--version", "games --help"])
def test_help_without_a_reader_is_no_error(args):
    assert into_closed_pipe(f"{SHELL} {args}") == ("0", "")


def changed(log: Path) -> Path:
    """A log in which somebody wrote another move."""
    found = json.loads(log.read_text(encoding="utf-8"))
    found["moves"][10], found["moves"][11] = found["moves"][11], found["moves"][10]
    path = log.with_name("changed.json")
    path.write_text(json.dumps(found), encoding="utf-8")
    return path


@pytest.mark.parametrize("asked", ["", "--json"])
def test_verify_keeps_its_verdict_without_a_reader(log, asked):
    assert into_closed_pipe(f"{SHELL} verify {log} {asked}") == ("0", "")
    assert into_closed_pipe(f"{SHELL} verify {changed(log)} {asked}") == ("1", "")


@pytest.mark.parametrize("args", ["games", "verify LOG", "replay LOG --json", "--help"])
def test_a_full_disk_is_one_sentence(args, log):
    done = run("bash", "-c", f"{SHELL} {args.replace('LOG', str(log))} > /dev/full")
    assert done.returncode == 2
    assert done.stderr == "watershed: The output can't be written: No space left on device.\n"


@pytest.mark.parametrize("args", ["games", "verify LOG", "play flow --seed 7", "--help"])
@pytest.mark.parametrize("closed", ["<&- >&- 2>&-", ">&-", "2>&-", "<&-"])
def test_closed_streams_are_no_error(args, closed, log):
    done = run("bash", "-c", f"{SHELL} {args.replace('LOG', str(log))} {closed}")
    assert (done.returncode, done.stderr) == (0, "")


def test_a_closed_output_never_becomes_another_file(log, tmp_path):
    """The first file that a program opens gets the number of a closed stream, and would be written to."""
    saved = tmp_path / "saved.json"
    assert run("bash", "-c", f"{SHELL} play flow --seed 7 --save {saved} >&- 2>&- <&-").returncode == 0
    before = log.read_text(encoding="utf-8")
    run("bash", "-c", f"{SHELL} replay {log} >&-")
    assert log.read_text(encoding="utf-8") == before


def free_port() -> int:
    with socket.socket() as found:
        found.bind(("127.0.0.1", 0))
        return found.getsockname()[1]


def is_healthy(port: int) -> bool:
    with suppress(OSError), urllib.request.urlopen(f"http://127.0.0.1:{port}/healthz") as answer:
        return answer.status == 200
    return False


@pytest.mark.parametrize(
    ("output", "said"),
    [
        ("> >(true)", ""),
        ("> /dev/full", "watershed: The output can't be written: No space left on device.\n"),
        (">&-", ""),
    ],
)
def test_a_server_whose_address_nobody_reads_goes_on(output, said, tmp_path):
    port = free_port()
    serve = f"exec {SHELL} serve --port {port} --database {tmp_path / 'table.db'} {output}"
    settings = {"WATERSHED_LOG": "error", "WATERSHED_WARM_UP": "0"}
    server = subprocess.Popen(["bash", "-c", serve], stderr=subprocess.PIPE, text=True, env=os.environ | settings)
    try:
        wait_for(lambda: is_healthy(port) or server.poll() is not None, "it doesn't begin to serve")
        server.send_signal(signal.SIGINT)
        assert (server.communicate(timeout=PATIENCE)[1], server.returncode) == (said, 0)
    finally:
        server.kill()


def test_errors_that_nobody_can_read_keep_their_code():
    assert run("bash", "-c", f"{SHELL} rules flow 99.9 2> /dev/full").returncode == 2
    assert run("bash", "-c", f"{SHELL} nonsense 2> /dev/full").returncode == 2


CURVE = ["ladder", "flow", "--curve", "5", "--against", "random"]
LADDER = ["ladder", "flow", "--bots", "random,greedy", "--games", "4000", "--processes", "2"]


@pytest.mark.parametrize(
    ("args", "moments"),
    [
        (["games"], (0.0, 0.05, 0.1, 0.2)),
        (["verify", "LOG"], (0.0, 0.1, 0.2)),
        (["simulate", "flow", "--games", "100000000"], (0.1, 0.3)),
        (LADDER, (0.1, 0.4, 0.7, 1.0, 1.4)),
    ],
    ids=lambda part: part[0] if isinstance(part, list) else "",
)
def test_ctrl_c_ends_it(args, moments, log):
    """In the first moment, while packages are imported, and while processes start: everyone in the group gets it."""
    for moment in moments:
        started = subprocess.Popen(
            [sys.executable, "-c", WATCHED, *(str(log) if part == "LOG" else part for part in args)],
            stdout=subprocess.PIPE,
            stderr=subprocess.PIPE,
            text=True,
            start_new_session=True,
        )
        assert started.stdout is not None
        assert started.stdout.readline() == "begun\n"
        time.sleep(moment)
        os.killpg(started.pid, signal.SIGINT)
        _, said = started.communicate(timeout=PATIENCE)  # far less than all those games would take
        if started.returncode == 0:
            assert args[0] in ("games", "verify"), "it was done before Ctrl-C came"
            continue
        assert (started.returncode, "Traceback" in said) == (130, False), f"after {moment} s: {said}"
        assert said.splitlines()[-1].startswith("watershed: Stopped")


# Says when the program has begun; what comes before that is Python itself.
WATCHED = """
import sys
sys.argv[0] = "watershed"
from watershed import command
begin = command.begin
def watched():
    begin()
    print("begun", flush=True)
    command.begin = begin
command.begin = watched
from watershed.__main__ import main
main()
"""


@pytest.mark.parametrize(
    "args",
    [["simulate", "flow"], ["ladder", "flow"], ["play", "flow"], CURVE],
)
def test_a_number_of_seats_with_thirty_digits(args):
    done = run(*PROGRAM, *args, "--seats", "9" * 30)
    assert (done.returncode, done.stdout) == (2, "")
    assert done.stderr == f"watershed: The Flow of History is for 2, 3, 4 or 5 seats, not {'9' * 30}.\n"


@pytest.mark.parametrize("args", [["simulate", "flow", "--workers"], ["ladder", "flow", "--dry", "--processes"]])
def test_a_number_of_workers_with_thirty_digits(args):
    done = run(*PROGRAM, *args, "9" * 30)
    assert (done.returncode, done.stdout) == (2, "")
    assert "1024" in done.stderr


@pytest.mark.parametrize(
    ("name", "value", "said"),
    [
        ("WATERSHED_RULES", "fast", "WATERSHED_RULES is 'fast'; it can be interpreted or compiled."),
        ("WATERSHED_GAMES", "nowhere.at_all", "WATERSHED_GAMES can't be used: there is no module nowhere.at_all."),
        ("WATERSHED_GAMES", "json", "WATERSHED_GAMES can't be used: the module json has no GAME."),
    ],
)
def test_a_setting_that_makes_no_sense(name, value, said):
    done = run(*PROGRAM, "games", env=os.environ | {name: value})
    assert (done.returncode, done.stdout, done.stderr) == (2, "", f"watershed: {said}\n")


@pytest.fixture
def database(tmp_path):
    """A database with a match, a line of chat and a report about it."""
    found = []

    async def work(services):
        live = await new_table(services, "me", "other")
        await services.play.chat(live, 1, m.Say(type="chat", id="c", text="you fool"))
        line = (await services.store.chat(live.row.match))[-1].line
        await services.reports.report(
            live, 0, m.Report(type="report", id="r", line=line, seat=1, reason="insult", note="rude")
        )
        found.extend([live.row.match, line])

    with_services(tmp_path, work)
    return tmp_path / "table.db", *found


SHOWS_NOTHING = {"play", "serve", "export-types"}  # besides what people look at, and files


def test_every_command_that_shows_something_can_show_json():
    commands = typer.main.get_command(app).commands
    without = {name for name, command in commands.items() if not any("--json" in one.opts for one in command.params)}
    assert without == SHOWS_NOTHING


def test_all_about_a_database_has_json(run, database):
    file, match, line = database

    def told(*args):
        done = run(*args, "--database", str(file), "--json")
        assert (done.exit_code, done.stderr) == (0, ""), args
        return json.loads(done.stdout)

    assert told("doctor")["problems"] == []
    assert len(told("key", "--new")) == len(told("key")) == 1
    assert told("tidy", "--unfinished", "1", "--dry-run")
    (report,) = told("reports")
    assert (report["line"], report["text"]) == (line, "you fool")
    assert told("reports", "hide", str(line))["line"] == line
    assert told("reports") == []
    for do in ("quiet", "allow", "rename"):
        done = told("reports", do, match, "2")
        assert (done["did"], done["match"], done["seat"]) == (do, match, 2)
    assert told("reports", "dismiss", str(report["number"]))["report"] == report["number"]
    assert told("tidy", "--unfinished", "1")


def test_everything_that_shows_something_has_json(log):
    shown = ["games", "log LOG", "verify LOG", "replay LOG", "rules flow", "rules flow 8.4", "rules flow harvest"]
    shown += ["cards flow", "cards flow --book alternative"]
    slow = [
        "simulate flow --games 8 --bots random",
        "ladder flow --one greedy --against random --games 8 --processes 1",
    ]
    slow += ["analyse LOG --simulations 2"]  # they say how far they are, but not on stdout
    found = {}
    for args in [*shown, *slow]:
        done = run(*PROGRAM, *args.replace("LOG", str(log)).split(), "--json")
        assert (done.returncode, "" if args in slow else done.stderr) == (0, ""), args
        found[args] = json.loads(done.stdout)
    assert {game["name"] for game in found["games"]} >= {"flow", "floods"}
    assert found["log LOG"]["names"] == ["Ann", "Bob", "Cid", "Dot"]
    assert found["verify LOG"]["intact"]
    assert [chapter["number"] for chapter in found["rules flow"]["chapters"]][:2] == ["1", "2"]
    assert [len(chapter["sentences"]) for chapter in found["rules flow 8.4"]["chapters"]] == [1]
    assert all(chapter["sentences"] for chapter in found["rules flow harvest"]["chapters"])
    assert found["simulate flow --games 8 --bots random"]["games"] == 8
    assert found["cards flow"]["title"] != found["cards flow --book alternative"]["title"]


SWALLOWED = """
import signal, sys
from watershed.command import begin
begin()
from watershed.terminal import shelf

def broken(width):
    try:
        signal.raise_signal(signal.SIGINT)
    except KeyboardInterrupt:
        pass
    raise RuntimeError("no compiled object yet")

shelf.shelf = broken
sys.argv[1:] = ["games"]
from watershed.cli import main
main()
"""


def test_ctrl_c_that_the_compiler_swallows_still_stops():
    done = run(sys.executable, "-c", SWALLOWED)
    assert (done.returncode, done.stdout, done.stderr) == (130, "", "\nwatershed: Stopped.\n")
    done = run(sys.executable, "-c", SWALLOWED.replace("signal.raise_signal(signal.SIGINT)", "pass"))
    assert "RuntimeError" in done.stderr, "a fault of ours is still seen"
