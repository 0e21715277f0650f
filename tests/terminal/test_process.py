"""The program as it is installed: pipes, pseudo-terminals, signals, exit codes."""

from __future__ import annotations

import fcntl
import json
import os
import pty
import re
import select
import signal
import struct
import sys
import termios
import time
from collections.abc import Callable, Iterator
from typing import Any

import pytest

from ..processes import PATIENCE, is_asleep, run, wait_for

PROGRAM = [sys.executable, "-W", "error", "-m", "watershed.cli"]
CONTROL = re.compile(r"\x1b\[[0-9;?]*[A-Za-z]")


class Session:
    """The program in a terminal of 80 by 24."""

    def __init__(self, *args: str, term: str = "xterm", size: tuple[int, int] = (24, 80)) -> None:
        self.pid, self.fd = pty.fork()
        if self.pid == 0:
            fcntl.ioctl(0, termios.TIOCSWINSZ, struct.pack("HHHH", *size, 0, 0))
            for name in ("COLUMNS", "LINES"):
                os.environ.pop(name, None)
            os.environ["TERM"] = term
            signal.signal(signal.SIGHUP, signal.SIG_DFL)
            os.execv(PROGRAM[0], [*PROGRAM, *args])

    def until(self, *ends: str, seconds: float = PATIENCE) -> str:
        """What is shown up to one of these ends, as it looks: without control sequences."""
        shown, limit = b"", time.monotonic() + seconds
        while time.monotonic() < limit and not shown.endswith(tuple(end.encode() for end in ends)):
            if select.select([self.fd], [], [], 0.1)[0]:
                try:
                    shown += os.read(self.fd, 65536)
                except OSError:  # the program has ended
                    break
        return CONTROL.sub("", shown.decode()).replace("\r", "")

    def type(self, text: str, *ends: str) -> str:
        """What is shown after these keys. They are pressed once the program waits for them."""
        wait_for(lambda: is_asleep(self.pid), "the program is busy")
        os.write(self.fd, text.encode())
        return self.until(*(ends or ("> ",)))

    def code(self) -> int | None:
        """The exit code, or None if the program does not end."""
        limit = time.monotonic() + PATIENCE
        while time.monotonic() < limit:
            self.until(seconds=0.1)
            pid, status = os.waitpid(self.pid, os.WNOHANG)
            if pid:
                os.close(self.fd)
                self.pid = 0
                return os.waitstatus_to_exitcode(status)
        return None

    def end(self) -> None:
        if self.pid:
            os.kill(self.pid, signal.SIGKILL)
            os.waitpid(self.pid, 0)
            os.close(self.fd)
            self.pid = 0


@pytest.fixture
def session() -> Iterator[Callable[..., Session]]:
    """Starts sessions, and ends those that are still going."""
    begun: list[Session] = []

    def begin(*args: str, **kwargs: Any) -> Session:
        begun.append(Session(*args, **kwargs))
        return begun[-1]

    yield begin
    for each in begun:
        each.end()


def pick(shown: str) -> str:
    """Something to play, found on the screen as a person would."""
    for wanted in (r"^ (\d) .* gain$", r"^ ?(\d) (?:Attack|Destroy) ", r"^ (\d) .* complete$", r"^ (\d) .* snipe \d+$"):
        if found := re.search(wanted, shown, re.MULTILINE):
            return found[1]
    invest = re.search(r"^ (\d) .* invest(?: 1)?$", shown, re.MULTILINE)
    return f"{invest[1]} 1" if invest else "0"


def test_a_whole_game_at_80_by_24_without_colour(session):
    table = session("play", "flow", "--seed", "11", "--bots", "random")
    shown = table.until("> ")
    decisions = 0
    while "still work" not in shown and decisions < 400:
        assert "Traceback" not in shown
        assert all(len(line) <= 80 for line in shown.splitlines()), shown
        assert len(shown.splitlines()) <= 25  # the echo of what was typed is cleared away
        shown = table.type(f"{pick(shown)}\n", "> ", "stop -- ", "still work: ")
        while shown.endswith("stop -- "):
            shown += table.type("\n", "stop -- ", "still work: ")
        decisions += 1
    assert "The game is over." in shown
    assert "Points" in shown
    assert "The game is saved." in table.type("\n", "last`.\n")
    assert table.code() == 0


@pytest.mark.parametrize("leave", ["\x03", "\x04"])
def test_ctrl_c_and_ctrl_d_leave_politely(session, leave, saves):
    table = session("play", "flow", "--seed", "7")
    table.until("> ")
    table.type("2 3\n")
    assert "The game is saved." in table.type(leave, "last`.\n")
    assert table.code() == 0
    assert len(json.loads((saves / "last-flow.json").read_text())["moves"]) >= 4


def test_a_dumb_terminal_gets_no_control_sequences(session):
    table = session("play", "flow", "--seed", "7", term="dumb")
    shown = table.until("> ")
    assert "\x1b" not in shown
    table.type("\x04", "last`.\n")
    assert table.code() == 0


def test_a_wide_terminal_shows_cards_and_pages(session):
    table = session("play", "flow", "--seed", "7", size=(50, 160))
    shown = table.until("> ")
    assert "┌ 1 ─" in shown
    table.type("\x04", "last`.\n")
    assert table.code() == 0


def test_long_pages_stop_at_a_full_screen(session):
    table = session("play", "flow", "--seed", "7")
    table.until("> ")
    assert "more lines: Enter to continue, q to stop" in table.type("rules a\n", "stop -- ")
    assert table.type("q\n").endswith("> ")
    table.type("\x03", "last`.\n")
    assert table.code() == 0


def test_replay_steps_back_and_forth(session, log):
    table = session("replay", str(log))
    assert "Move 0 of" in table.until("> ")
    assert "Move 1 of" in table.type("\n")
    assert "Move 30 of" in table.type("30\n")
    assert "Move 29 of" in table.type("b\n")
    assert "[" in table.type("j\n")
    assert "There is no move 9999" in table.type("9999\n")
    assert "Enter: next, b: back" in table.type("what\n")
    os.write(table.fd, b"q\n")
    assert table.code() == 0


def test_replay_runs_by_itself(session, log):
    table = session("replay", str(log), "--move", "60", "--speed", "500")
    assert "The game is over." in table.until("stop -- ")
    os.write(table.fd, b"\n\n")
    assert table.code() == 0


def test_output_that_cannot_show_every_letter():
    environment = os.environ | {"PYTHONIOENCODING": "ascii", "PYTHONUTF8": "0"}
    done = run(*PROGRAM, "play", "flow", "--seed", "7", env=environment)
    assert done.returncode == 0
    assert done.stdout.isascii()
    assert ">A Red" in done.stdout


def test_ctrl_c_while_stepping_leaves(session, log):
    table = session("replay", str(log))
    table.until("> ")
    table.type("\x03", "\n")
    assert table.code() == 0


def test_the_shelf_comes_at_once_and_needs_no_compiler():
    probe = "import sys, watershed.cli as c\ntry: c.main()\nexcept SystemExit: pass\nprint('numba' in sys.modules)"
    done = run(sys.executable, "-c", probe, "games")
    assert done.stdout.splitlines()[-1] == "False"


def test_a_signal_does_not_lose_the_game(session, saves):
    table = session("play", "flow", "--seed", "7")
    table.until("> ")
    table.type("2 3\n")
    table.end()
    assert len(json.loads((saves / "last-flow.json").read_text())["moves"]) >= 4
