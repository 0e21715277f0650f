"""A disk of its own for a database, and a program that has locked one."""

from __future__ import annotations

import os
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from ..processes import PATIENCE, run

LOCKING = """
import sqlite3, sys
connection = sqlite3.connect(sys.argv[1], timeout=600, isolation_level=None)
connection.execute("BEGIN IMMEDIATE")
print("locked", flush=True)
sys.stdin.read()
"""


class CannotMount(Exception):
    """Why there is no such disk."""


class Disk:
    """A file system in memory. Only root may mount one; in the CI, the tests' user may become root."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        root = os.getuid() == 0 or os.environ.get("CI") != "true"
        self._as_root = [] if root else ["sudo", "--non-interactive"]

    def mount(self, megabytes: int) -> None:
        self.folder.mkdir()
        options = f"size={megabytes}m,mode=700,uid={os.getuid()},gid={os.getgid()}"
        self._do("mount", "-t", "tmpfs", "-o", options, "tmpfs", str(self.folder))

    def make(self, how: str) -> None:
        """Make it read-only (ro), which it refuses while a file on it is open for writing, or writable (rw)."""
        self._do("mount", "-o", f"remount,{how}", str(self.folder))

    def unmount(self) -> None:
        self._do("umount", "--lazy", str(self.folder))

    def _do(self, *command: str) -> None:
        try:
            done = run(*self._as_root, *command)
        except OSError as problem:
            raise CannotMount(str(problem)) from None
        if done.returncode:
            raise CannotMount(done.stderr.strip())


@contextmanager
def locking(database: str) -> Iterator[None]:
    """Another program has begun to write into a SQLite file, and doesn't end."""
    command = [sys.executable, "-c", LOCKING, database]
    with subprocess.Popen(command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True) as program:
        assert program.stdin is not None
        assert program.stdout is not None
        assert program.stdout.readline() == "locked\n"
        try:
            yield
        finally:
            program.stdin.close()
            program.wait(PATIENCE)
