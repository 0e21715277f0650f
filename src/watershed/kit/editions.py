"""Opening books: those of the shelf by name, any file by its path, and a match's own as it was kept."""

from __future__ import annotations

import functools
import hashlib
import json
from collections.abc import Callable, Iterable, Mapping
from pathlib import Path
from types import MappingProxyType

from watershed.kernel.record import Records

from .game import Edition
from .own_books import own_books
from .printed import Kept, Printed, read

LONGEST_TITLE = 80


class Editions:
    """The books of one game. The first that ships is the usual one and has the game's name. Former ones aren't offered:
    they open what was begun with them. Books of one's own come after those that ship.
    """

    def __init__(
        self,
        edition_of: Callable[[Printed], Edition],
        shipped: Mapping[str, Path],
        former: Mapping[str, Path] = MappingProxyType({}),
    ) -> None:
        self._edition_of, self._shipped, self._former = edition_of, shipped, former
        self._opened = functools.cache(self._read)  # a book is locked, so everybody can have the same

    def books(self) -> Mapping[str, Path]:
        """The editions that ship with the game, and those that were added by `own_books`."""
        known = {**self._shipped, **self._former}
        return {**self._shipped, **own_books(next(iter(self._shipped)), known)}

    def former(self) -> Mapping[str, Path]:
        """The editions that shipped before."""
        return self._former

    def open(self, which: str | Path | Kept | None = None) -> Edition:
        """An edition by its name, by the path of a file, or as it was kept."""
        if isinstance(which, Kept):
            return self._edition_of(read(which))
        name = str(which or next(iter(self._shipped)))
        named = self.books().get(name) or self._former.get(name)
        return self._opened(named) if named else self._read(Path(str(which)))

    def _read(self, path: Path) -> Edition:
        return self._edition_of(read(path))


def title_of(printed: Printed) -> str:
    """The title of a book, which goes onto screens."""
    title: str = printed.top.get("title", str)
    if not title.isprintable() or not 1 <= len(title) <= LONGEST_TITLE:
        raise printed.top.place.error(f"a title is 1 to {LONGEST_TITLE} printable letters.", "title")
    return title


def fingerprint_of(records: Records, names: Iterable[tuple[int, str]]) -> str:
    """Changes with every number and every name of a book, not with its comments or sources."""
    listed = sorted([number, name] for number, name in names)
    return hashlib.sha256(records.tobytes() + json.dumps(listed).encode()).hexdigest()[:16]
