"""Somebody with an identity, who plays with the token of a device, keeps notes, and has a webhook at the match."""

from __future__ import annotations

import asyncio
import contextlib
import itertools
import random
from collections.abc import Callable
from typing import Any

import httpx2
from websockets.exceptions import WebSocketException

from .habits import Json
from .ledger import Book

LOST = (WebSocketException, OSError, EOFError, TimeoutError, httpx2.HTTPError)
BUSY = (409, 429, 503)  # asked again later
BETWEEN = (2.0, 6.0)  # seconds between two things that they ask for
NUMBERS = itertools.count(1)


class Notes:
    """What was saved for sure, and what may have been saved: the answer was lost."""

    def __init__(self, book: Book, match: str) -> None:
        self.book, self.match = book, match
        self.text, self.version, self.doubtful = "", 0, set[str]()

    def sent(self, text: str) -> None:
        self.doubtful.add(text)

    def heard(self, said: Json) -> None:
        """What the server has now: what was answered last, or something newer that was sent."""
        text, version = said["text"], said["version"]
        known = text == self.text if version == self.version else version > self.version and text in self.doubtful
        if not known:
            told = f"{self.text!r} (version {self.version}) was saved, {text!r} (version {version}) is there"
            self.book.violated(f"notes at {self.match}: {told}")
        if version > self.version:
            self.doubtful.clear()  # they were made from an older version, and come too late now
        self.text, self.version = text, version


class Identity:
    """A person on one device, through all matches of a table."""

    def __init__(self, site: Any, book: Book, luck: random.Random) -> None:
        self.site, self.book, self.luck, self.me = site, book, luck, ""

    async def token(self) -> str:
        """The device's, made once."""
        if not self.me:
            self.me = (await self._ask("POST", "/api/me", {"label": "Chaos", "name": "Ada", "language": "en"}))["token"]
        return self.me

    async def use(self, match: str, is_over: Callable[[], bool]) -> None:
        """Write and read notes and look at one's own seats while a match lasts."""
        notes, secret = Notes(self.book, match), ""
        while not is_over():
            await asyncio.sleep(self.luck.uniform(*BETWEEN))
            with contextlib.suppress(*LOST):
                if not self.site.paused:
                    secret = secret or await self._set_webhook(match)
                    await self.luck.choice((self._save, self._save, self._read, self._look))(notes)

    async def _set_webhook(self, match: str) -> str:
        again = match in self.site.hooks
        body = {"token": self.me, "url": f"{self.site.sink.url}/{match}", "language": "en"}
        self.site.hooks[match] = ""  # in doubt: a server that stood still may carry it out later
        secret = str((await self._ask("POST", f"/api/matches/{match}/webhook", body))["secret"])
        self.site.hooks[match] = "" if again else secret
        return secret

    async def _save(self, notes: Notes) -> None:
        text = f"Note {next(NUMBERS)}"
        notes.sent(text)
        body = {"token": self.me, "text": text, "version": notes.version}
        notes.heard(await self._ask("PUT", f"/api/matches/{notes.match}/notes", body))

    async def _read(self, notes: Notes) -> None:
        notes.heard(await self._ask("POST", f"/api/matches/{notes.match}/notes", {"token": self.me}))

    async def _look(self, notes: Notes) -> None:
        """The match is one of theirs."""
        said = await self._ask("POST", "/api/me/seats", {"me": self.me, "match": notes.match})
        if not said["seats"]:
            self.book.violated(f"{notes.match}: the person who began it has no seat there")

    async def _ask(self, method: str, path: str, body: Json) -> Json:
        """The answer, or TimeoutError where it has to be asked again."""
        async with httpx2.AsyncClient(timeout=20, base_url=f"http://{self.site.address(self.luck)}") as http:
            answer = await http.request(method, path, json=body)
        self.book.asked[f"{method} {path.rpartition('/')[2]}, with an identity"] += 1
        if answer.status_code in BUSY:
            raise TimeoutError
        if answer.status_code not in (200, 201):
            self.book.violated(f"{method} {path}: {answer.status_code} {answer.text[:200]}")
            raise TimeoutError
        found: Json = answer.json()
        return found
