"""Log lines that are counted instead of repeated, so that nobody can fill a disk with them."""

from __future__ import annotations

import logging
import sys
import time
from collections.abc import Callable, MutableMapping
from dataclasses import dataclass
from traceback import walk_tb
from typing import Any

import structlog

A_WHILE = 60.0  # seconds
LOUD = {"warning", "error", "exception", "critical"}
MOST = 1_000  # different lines that are remembered
Line = MutableMapping[str, Any]
log = structlog.get_logger()


@dataclass
class Heard:
    """A line that was written, and how often it came again."""

    at: float
    level: int
    event: str
    again: int = 0


class Repeats:
    """A processor of structlog: a warning is written once a minute, and then says how many `times` it came."""

    def __init__(self, clock: Callable[[], float] = time.monotonic) -> None:
        self._clock = clock
        self._heard: dict[tuple[str, str], Heard] = {}

    def __call__(self, _logger: Any, method: str, line: Line) -> Line:
        if method not in LOUD or "times" in line:
            return line
        key, now = (str(line["event"]), where(line.get("exc_info"))), self._clock()
        heard = self._heard.pop(key, None)
        if heard and now - heard.at < A_WHILE:
            heard.again += 1
            self._heard[key] = heard
            raise structlog.DropEvent
        self._remember(key, Heard(now, logging.getLevelNamesMapping()[line["level"].upper()], key[0]))
        if heard and heard.again:
            line["times"] = heard.again + 1
        return line

    def _remember(self, key: tuple[str, str], heard: Heard) -> None:
        self._heard[key] = heard
        if len(self._heard) > MOST:
            del self._heard[next(iter(self._heard))]

    def tell(self) -> None:
        """Write what was counted, and has not come since. Call this from time to time."""
        now = self._clock()
        for key, heard in [pair for pair in self._heard.items() if now - pair[1].at >= A_WHILE]:
            del self._heard[key]
            if heard.again:
                log.log(heard.level, heard.event, times=heard.again)


def where(problem: Any) -> str:
    """What was raised, and on which line: different problems under one name are different."""
    if problem is True:
        problem = sys.exc_info()
    if isinstance(problem, BaseException):
        problem = type(problem), problem, problem.__traceback__
    if not problem or problem[0] is None:
        return ""
    frames = list(walk_tb(problem[2]))
    place = f"{frames[-1][0].f_code.co_filename}:{frames[-1][1]}" if frames else ""
    return f"{problem[0].__name__} {place}"


class Bridge(logging.Handler):
    """Takes the warnings of other packages, such as uvicorn and asyncio, into our log."""

    def emit(self, record: logging.LogRecord) -> None:
        said, _, more = record.getMessage().partition("\n")
        log.log(record.levelno, said, by=record.name, **({"more": more} if more else {}), exc_info=record.exc_info)


def take_over() -> None:
    """Let all warnings of other packages go through our log."""
    root = logging.getLogger()
    for handler in [handler for handler in root.handlers if isinstance(handler, Bridge)]:
        root.removeHandler(handler)
    root.addHandler(Bridge(logging.WARNING))
