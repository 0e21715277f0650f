"""Many tables at once, on every system."""

from __future__ import annotations

import ast
import os
import signal
import threading
from pathlib import Path

import pytest

import watershed
from watershed.kernel import crowd

HOUSE = Path(watershed.__file__).parent
POSIX_MODULES = {"fcntl", "grp", "pty", "pwd", "resource", "syslog", "termios", "tty", "uvloop"}
POSIX_NAMES = {
    "nice",
    "fork",
    "getuid",
    "geteuid",
    "killpg",
    "setsid",
    "mkfifo",
    "sched_getaffinity",
    "pthread_sigmask",
}
POSIX_NAMES |= {"SIGKILL", "SIGHUP", "SIGPIPE", "SIGALRM", "SIGUSR1", "SIGUSR2", "symlink", "setrlimit", "uname"}


def used(path: Path) -> set[str]:
    """What a file imports and what it takes from os and signal, unless it asks first whether that is there."""
    tree = ast.parse(path.read_text(encoding="utf-8"))
    asked = {
        node.args[1].value
        for node in ast.walk(tree)
        if isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id == "hasattr"
        if isinstance(node.args[1], ast.Constant)
    }
    tried = [node for node in ast.walk(tree) if isinstance(node, ast.Try)]
    caught = {
        alias.name
        for attempt in tried
        if any(isinstance(one.type, ast.Name) and one.type.id == "ImportError" for one in attempt.handlers)
        for node in attempt.body
        if isinstance(node, ast.Import)
        for alias in node.names
    }
    found = set()
    for node in ast.walk(tree):
        if isinstance(node, ast.Import):
            found |= {alias.name.partition(".")[0] for alias in node.names}
        elif isinstance(node, ast.ImportFrom) and node.module and not node.level:
            found.add(node.module.partition(".")[0])
        elif isinstance(node, ast.Attribute) and isinstance(node.value, ast.Name) and node.value.id in ("os", "signal"):
            found.add(node.attr)
    return found - asked - caught


def test_nothing_needs_what_only_some_systems_have():
    wrong = {
        path.relative_to(HOUSE).as_posix(): used(path) & (POSIX_MODULES | POSIX_NAMES) for path in HOUSE.rglob("*.py")
    }
    assert {path: names for path, names in wrong.items() if names} == {}


def test_a_system_without_niceness_and_signal_masks(monkeypatch):
    for module, name in ((os, "nice"), (os, "sched_getaffinity"), (signal, "pthread_sigmask")):
        monkeypatch.delattr(module, name)
    crowd.step_back(10)
    with crowd.uninterrupted():
        assert crowd.cores() == os.cpu_count()


@pytest.mark.skipif(not hasattr(os, "nice"), reason="this system has no niceness")
@pytest.mark.parametrize(("own", "more"), [(0, 10), (4, 6), (10, 0), (19, 0)])
def test_nobody_steps_forward(monkeypatch, own, more):
    """That is for root alone: a process that was started with a lower priority keeps it."""
    asked = []
    monkeypatch.setattr(os, "nice", lambda change: asked.append(change) or own + change)
    crowd.step_back(10)
    assert asked == [0, more]


def test_windows_waits_for_61_processes_at_most(monkeypatch):
    assert crowd.most_processes(96) == 96
    monkeypatch.setattr(os, "name", "nt")
    assert (crowd.most_processes(96), crowd.most_processes(8)) == (61, 8)


# Windows has no signal masks. There Ctrl-C is not held back, and the test above shows that nothing fails without them.
@pytest.mark.skipif(not hasattr(signal, "pthread_sigmask"), reason="this system has no signal masks")
def test_ctrl_c_is_held_back_while_processes_start():
    before = signal.pthread_sigmask(signal.SIG_BLOCK, set())
    started = []

    def start() -> None:
        with crowd.uninterrupted():
            signal.raise_signal(signal.SIGINT)
            started.append("all of it")

    with pytest.raises(KeyboardInterrupt):
        start()
    assert started == ["all of it"]
    assert signal.pthread_sigmask(signal.SIG_BLOCK, set()) == before


def test_everything_is_done_once():
    done, lock, told = [], threading.Lock(), []

    def work(first: int, last: int) -> None:
        with lock:
            done.extend(range(first, last))

    crowd.in_chunks(1003, 10, work, 3, lambda count, total: told.append((count, total)))
    assert sorted(done) == list(range(1003))
    assert told[-1] == (1003, 1003)


def test_an_interrupt_waits_only_for_what_is_under_way():
    done = []

    def work(first: int, last: int) -> None:
        done.append(first)

    def interrupt(count: int, total: int) -> None:
        raise KeyboardInterrupt

    with pytest.raises(KeyboardInterrupt):
        crowd.in_chunks(10**15, 1, work, 2, interrupt)
    assert len(done) <= 4
