"""The servers' logs: every error in them has to be one that what is broken explains."""

from __future__ import annotations

import json
from collections import Counter
from collections.abc import Callable, Collection
from pathlib import Path
from typing import Any

from .ledger import Book

BAD = ("error", "critical")
SHORT = 400  # letters of a violation
DATABASE, STARTS = "database", "process"  # groups of faults
BEGINNING, ALONE = "spawn_main", "EOFError: Ran out of input"  # a process that has lost its server at once
EXPECTED = {  # errors, each with the groups of faults that explain it
    "nothing can be written": {DATABASE},
}


class Log:
    """One server's log, read as it grows."""

    def __init__(self, file: Path, name: str, book: Book) -> None:
        self.file, self.name, self.book = file, name, book
        self._read = 0
        self._traceback: list[str] = []  # of one that was printed, as far as it has been read
        self.warnings: Counter[str] = Counter()

    def follow(self, lately: Callable[[float], Collection[str]]) -> None:
        """Judge the lines that are new. `lately` says which groups of faults there were in the last seconds."""
        for line in self._news():
            self.judge(line, lately)

    def _news(self) -> list[str]:
        if not self.file.exists():
            return []
        with self.file.open("rb") as file:
            file.seek(self._read)
            text = file.read()
        whole = text[: text.rfind(b"\n") + 1]
        self._read += len(whole)
        return whole.decode(errors="replace").splitlines()

    def judge(self, line: str, lately: Callable[[float], Collection[str]]) -> None:
        """Find what must not be in a log."""
        try:
            said = json.loads(line)
        except ValueError:
            said = None
        if not isinstance(said, dict):
            self._judge_printed(line, lately)
            return
        event = str(said.get("event"))
        if said.get("level") not in BAD and "exception" not in said:
            self.warnings[event] += int(said.get("times", 1))
            return
        counted = "times" in said  # a line that was held back and counted comes a minute later
        if not EXPECTED.get(event, set()) & set(lately(240.0 if counted else 60.0)):
            self.book.violated(f"{self.name} logged {event!r}: {_why(said)}"[:SHORT])
        self.warnings[event] += 1

    def _judge_printed(self, line: str, lately: Callable[[float], Collection[str]]) -> None:
        """A traceback that was printed ends with the first line that isn't indented."""
        if not self._traceback and "Traceback" not in line:
            return
        self._traceback.append(line)
        if len(self._traceback) == 1 or line.startswith(" "):
            return
        text, self._traceback = "\n".join(self._traceback), []
        if STARTS in lately(60.0) and BEGINNING in text and line.startswith(ALONE):
            self.warnings["a process began and its server was killed"] += 1
        else:
            self.book.violated(f"{self.name} printed a traceback: {line}: {text}"[:SHORT])


def _why(said: dict[str, Any]) -> str:
    """The end of a traceback in one line, or whatever else the line says."""
    found = said.get("exception")
    if not isinstance(found, list) or not found:
        return json.dumps({key: said[key] for key in said if key not in ("event", "timestamp", "level")})
    first = found[0]
    frames = first.get("frames") or [{}]
    places = " < ".join(
        f"{frame.get('filename', '?').rsplit('/', 1)[-1]}:{frame.get('lineno')}" for frame in frames[:-5:-1]
    )
    return f"{first.get('exc_type')}: {first.get('exc_value')} at {places}"
