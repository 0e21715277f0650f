"""A match seen afterwards, or by spectators: its end, its log, and the table at any move."""

from __future__ import annotations

import asyncio
from dataclasses import replace

from watershed.match import Deal
from watershed.match import log as logs

from . import checks, serialize
from . import http_schemas as b
from .begun import begun_of, is_log
from .errors import Refuse
from .importing import stored_import
from .lobby import Tables
from .records import MatchRow, MoveRow, SeatRow, good_id
from .removal import not_there
from .replaying import replay as play_again
from .replaying import standing
from .room import LiveMatch
from .signing import Signer
from .store import Store
from .upgrading import stored_end, write_aside


class Endings:
    """Answers from the rows of a match. The rules are needed only if something was never stored."""

    def __init__(self, store: Store, tables: Tables, signer: Signer) -> None:
        self._store, self._tables, self._signer = store, tables, signer

    async def end(self, match: str) -> b.End:
        """The final scores, how they came about, and the seed and salt, which are no longer secret."""
        row = await self._tables.row(match)
        _check_over(row)
        found = await stored_end(self._store, match)
        if found is None:  # from before ends were stored: reading the match stores it, if the rules still fit
            await self._tables.find(match)
            found = await stored_end(self._store, match)
        return b.End(
            ranking=[b.Standing(**standing) for standing in row.ranking],
            scoring=found.scoring if found else [],
            history=found.history if found else [],
            seed=str(row.seed),
            salt=row.salt,
            commitment=row.commitment,
            secret=row.secret,
            nonces=list(row.nonces),
            seals=row.deal["seals"] if row.deal else [],
            key=(await self._signer.newest()).public,
        )

    async def log(self, match: str) -> str:
        """The signed log, from the rows; not signed where its first moves came here in a log. It holds the seed, so a
        match that was set aside never goes on after this.
        """
        found = await self._store.whole(match) if good_id(match) else None
        if found is None:
            raise await not_there(self._store, match)
        row, seats, steps = found
        if brought := await stored_import(self._store, match):
            return brought.text
        if not row.is_aside or not row.dealt:
            _check_over(row)
        elif row.aside and not row.aside.published:
            await write_aside(self._store, match, replace(row.aside, published=True))
        text, begun = await self._composed(row, seats, steps), begun_of(row)
        return text if begun and begun.brought else await self._signer.signed(text)

    async def _composed(self, row: MatchRow, seats: list[SeatRow], steps: list[MoveRow]) -> str:
        begun = begun_of(row)
        return logs.compose(
            row.game,
            row.rules,
            row.edition,
            await self._tables.library.title(row),
            len(seats),
            row.options,
            row.seed,
            [seat.name for seat in seats],
            [logs.written(move.seat, move.words) for move in standing(steps)],
            await self._tables_of(row, seats, steps),
            position=begun.position if begun else None,
            deal=Deal(row.secret, row.nonces) if row.secret else None,
            forks=begun.forks if begun else (),
        )

    async def _tables_of(self, row: MatchRow, seats: list[SeatRow], steps: list[MoveRow]) -> list[str]:
        """The fingerprint of every table. If an answer was withdrawn it is computed, as far as these rules can."""
        known = [await self._opening(row, seats, steps), *(move.fingerprint for move in standing(steps))]
        if all(known[1:]):
            return known
        book = await self._tables.library.open(row)
        match = (await asyncio.to_thread(play_again, row, seats, steps, book)).match
        found = match.fingerprints() if match else []
        return found + known[len(found) :]

    async def _opening(self, row: MatchRow, seats: list[SeatRow], steps: list[MoveRow]) -> str:
        """The fingerprint of the table before the first move, stored or computed; empty if neither is possible."""
        if row.opening:
            return row.opening
        for count, step in enumerate(steps, 1):
            if step.taken_back and not standing(steps[:count]):
                return step.fingerprint
        book = await self._tables.library.open(row)
        return (await asyncio.to_thread(play_again, row, seats, [], book)).opening or ""


def replay(live: LiveMatch, move: int) -> b.Replay:
    """The table after a move, as a spectator sees it."""
    if not (live.over or live.row.public or live.row.is_aside or is_log(live.row)):
        raise Refuse(403, "not-yet", "error-not-yet-replay")
    checks.dealt(live)
    count = live.match.length
    if not 0 <= move <= count:
        raise Refuse(400, "no-such-move", most=count)
    told = [serialize.entry(line) for line in live.match.entries(None)] + serialize.forked(live.match)
    entries = sorted((line for line in told if line.move <= move), key=lambda line: line.move)
    scores = live.match.scores(move) if live.over else []  # a game may keep points behind screens until its end
    return b.Replay(move=move, moves=count, view=live.match.view(None, move), entries=entries, scores=scores)


def check_over(live: LiveMatch) -> None:
    _check_over(live.row)


def _check_over(row: MatchRow) -> None:
    if row.status != "over":
        raise Refuse(403, "not-yet")
