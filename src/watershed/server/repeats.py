"""Log lines that are counted instead of repeated, so that nobody can fill a disk with them."""

from __future__ import annotations

import logging
import sys
import time
from collections import Counter
from collections.abc import Callable, MutableMapping
from dataclasses import dataclass
from traceback import walk_tb
from typing import Any, NamedTuple

import structlog

A_WHILE = 60.0  # seconds
LOUD = {"warning", "error", "exception", "critical"}
MOST = 1_000  # different lines that are remembered
OFTEN, EACH = 100, 300  # requests written in a while: those that are alike, and all of one address
MOST_ALIKE = 10_000  # kinds of requests that are counted apart for each address
Line = MutableMapping[str, Any]
log = structlog.get_logger()


@dataclass
class Heard:
    """A line that was written, and how often it came again."""

    at: float
    level: int
    event: str
    again: int = 0


class Alike(NamedTuple):
    """What requests have in common that are counted together."""

    address: str  # as limits count it
    method: str
    route: str  # with the names of its parameters
    status: int


@dataclass
class Requests:
    """Requests that are alike, in this minute."""

    since: float
    silent: bool  # none is written: there were too many a minute ago
    count: int = 0
    unwritten: int = 0
    slowest: float = 0.0


class Repeats:
    """A processor of structlog: a warning is written once a minute, and then says how many `times` it came. So are
    requests that are alike, after the first hundred in a minute, and as long as there are that many.
    """

    def __init__(self, clock: Callable[[], float] = time.monotonic) -> None:
        self._clock = clock
        self._heard: dict[tuple[str, str], Heard] = {}
        self._requests: dict[Alike, Requests] = {}
        self._written, self._written_since = Counter[str](), clock()  # lines about requests of each address

    def __call__(self, _logger: Any, method: str, line: Line) -> Line:
        if alike := line.pop("alike", None):
            return self._request(alike, line)
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

    def _request(self, alike: Alike, line: Line) -> Line:
        if alike not in self._requests and len(self._requests) >= MOST_ALIKE:
            alike = alike._replace(address="")
        requests = self._requests.setdefault(alike, Requests(self._clock(), silent=False))
        requests.count += 1
        if not requests.silent and requests.count <= OFTEN and self._written[alike.address] < EACH:
            self._written[alike.address] += 1
            return line
        requests.unwritten += 1
        requests.slowest = max(requests.slowest, line["ms"])
        raise structlog.DropEvent

    def _remember(self, key: tuple[str, str], heard: Heard) -> None:
        self._heard[key] = heard
        if len(self._heard) > MOST:
            del self._heard[next(iter(self._heard))]

    def tell(self, everything: bool = False) -> None:
        """Write what was counted: what hasn't come for a minute, or everything. Call this from time to time."""
        now = self._clock()
        for key, heard in [pair for pair in self._heard.items() if everything or now - pair[1].at >= A_WHILE]:
            del self._heard[key]
            if heard.again:
                log.log(heard.level, heard.event, times=heard.again)
        if now - self._written_since >= A_WHILE:
            self._written, self._written_since = Counter(), now
        for alike, requests in list(self._requests.items()):
            if everything or now - requests.since >= A_WHILE:
                self._tell_requests(alike, requests, now)

    def _tell_requests(self, alike: Alike, requests: Requests, now: float) -> None:
        del self._requests[alike]
        if requests.count > OFTEN:
            self._requests[alike] = Requests(now, silent=True)
        if requests.unwritten:
            about = {"method": alike.method, "path": alike.route, "status": alike.status}
            log.info("request", **about, ms=requests.slowest, times=requests.unwritten)


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
