"""Starting other processes, and waiting so long for them that only a hanging one fails."""

from __future__ import annotations

import subprocess
import time
from collections.abc import Callable
from pathlib import Path
from typing import Any

PATIENCE = 600  # seconds: a slow machine may compile the rules first


def run(*command: str, **kwargs: Any) -> subprocess.CompletedProcess[str]:
    """What a process wrote and how it ended. It has nothing to read."""
    return subprocess.run(
        command,
        stdin=subprocess.DEVNULL,
        capture_output=True,
        encoding="utf-8",
        timeout=PATIENCE,
        check=False,
        **kwargs,
    )


def wait_for(happens: Callable[[], bool], otherwise: str) -> None:
    """Returns once it has happened."""
    limit = time.monotonic() + PATIENCE
    while not happens():
        assert time.monotonic() < limit, otherwise
        time.sleep(0.01)


def is_asleep(pid: int) -> bool:
    """Whether a process waits for something, such as a key, or has ended."""
    return Path(f"/proc/{pid}/stat").read_text(encoding="utf-8").rpartition(")")[2].split()[0] in "SZ"


def children_of(parent: int) -> list[int]:
    """The processes that a process has started."""
    found = Path(f"/proc/{parent}/task/{parent}/children").read_text(encoding="utf-8")
    return [int(child) for child in found.split()]


def is_alive(pid: int) -> bool:
    """Whether a process has not ended."""
    try:
        return "Z" not in Path(f"/proc/{pid}/stat").read_text(encoding="utf-8").rpartition(")")[2].split()[0]
    except FileNotFoundError:
        return False
