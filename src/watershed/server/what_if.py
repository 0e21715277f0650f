"""What-ifs: from any moment of a match that is over, one person plays on against bots, in a match of its own.

Only then are the hidden cards published. A what-if of a match in progress would deal out what somebody has behind their
screen, and even one that is dealt again would tell how good a plan is before it has to be chosen.
"""

from __future__ import annotations

import asyncio
import secrets
from collections.abc import Sequence
from dataclasses import replace
from typing import Any

from fastapi import APIRouter, Request
from sqlalchemy import Connection, insert

from watershed.kernel.contract import seats_in
from watershed.kit.game import BadSetup
from watershed.match import Match
from watershed.match.setup import SEEDS

from . import checks, clocks, metrics, seating, shelf, sql_tables
from . import http_schemas as b
from .begun import Begun, begun_of, is_log
from .errors import Refuse, bad_setup
from .fair_queue import home_of
from .limits import Buckets
from .lobby import Tables
from .records import MatchRow, MoveRow, SeatRow, new_match_id, now
from .replaying import set_aside
from .room import LiveMatch
from .services import Services
from .settings import Rate
from .store import Store
from .upgrading import mask_of

RARER = 30  # times than other requests of one address: all moves of a match are stored again


async def begin(tables: Tables, live: LiveMatch, asked: b.NewWhatIf) -> b.Seated:
    """A new match that goes on from a moment of this one."""
    checks.name(asked.name)
    check_can(live)
    _check_moment(live, asked)
    row, seats, moves, token = await asyncio.to_thread(_made, live, asked)
    await add(tables.store, row, seats, moves)
    metrics.MATCHES.inc()
    return b.Seated(match=row.match, seat=asked.seat, token=token)


def _made(live: LiveMatch, asked: b.NewWhatIf) -> tuple[MatchRow, list[SeatRow], list[MoveRow], str]:
    """The rows of a what-if, and the token of its person. A long match takes a while."""
    seed = secrets.randbelow(SEEDS) if asked.redeal else None
    try:
        match = live.match.what_if(asked.move, asked.seat, seed, live.row.match)
        if match.over:
            raise Refuse(409, "over", "error-what-if-over")
        row, seats, tokens = laid(live, match, asked)
    except BadSetup as problem:
        raise bad_setup(problem) from None
    return row, seats, moves_of(row.match, match), tokens[asked.seat]


def check_can(live: LiveMatch) -> None:
    """Whether everything that was hidden in a match is known by now."""
    if live.row.aside:
        raise set_aside(live.row)
    if not live.over and not is_log(live.row):
        raise Refuse(403, "not-yet", "error-what-if-not-over")


def _check_moment(live: LiveMatch, asked: b.NewWhatIf) -> None:
    if asked.move > live.match.length:
        raise Refuse(400, "no-such-move", most=live.match.length)
    if asked.seat >= len(live.seats):
        raise Refuse(400, "no-such-seat", "error-what-if-seat", most=len(live.seats))


def laid(live: LiveMatch, match: Match, asked: b.NewWhatIf) -> tuple[MatchRow, list[SeatRow], dict[int, str]]:
    """The row of a what-if, its seats, and the token of the one that a person has."""
    name, game = new_match_id(), shelf.found(live.row.game)
    wanted = [_seat(seat, asked) for seat in live.seats]
    seats, tokens = seating.lay_seats(name, game, wanted, asked.language)
    before = begun_of(live.row)
    begun = Begun("what-if", match.forks, before is not None and before.brought)
    row = replace(
        live.row,
        match=name,
        rules=match.game.version,
        edition=match.edition.fingerprint,
        opening=match.fingerprints()[0],
        begun=begun.to_json(),
        **_nothing_dealt(),
        **_standing(match),
    )
    times = clocks.after_change(row, row.status, seats_in(row.waiting), seats, moved=False)
    return replace(row, **times._asdict()), seats, tokens


def _seat(seat: SeatRow, asked: b.NewWhatIf) -> b.SeatWanted:
    """The same colours; the person goes on under a name of their own, or that of the player who sat there."""
    if seat.seat == asked.seat:
        return b.SeatWanted.model_construct(kind="me", name=asked.name or seat.name, colour=seat.colour, bot=None)
    return b.SeatWanted.model_construct(kind="bot", name=None, colour=seat.colour, bot=asked.bot)


def _nothing_dealt() -> dict[str, Any]:
    """What only a match has that was dealt here, between people."""
    none = ("rematch_of", "rematch", "clock", "left", "since", "due", "secret", "deal", "language", "attended")
    return dict.fromkeys(none) | {"salt": "", "commitment": "", "public": False, "listed": False, "running": 0}


def _standing(match: Match) -> dict[str, Any]:
    """What the table of a new match says."""
    come_to = {"status": "playing", "moves": match.length, "to_move": match.to_move, "waiting": mask_of(match)}
    return come_to | {"ranking": [], "version": 0, "created": now()}


def moves_of(name: str, match: Match) -> list[MoveRow]:
    """The moves so far as they are stored."""
    at, played = now(), zip(match.movers, match.played, match.fingerprints()[1:], strict=True)
    return [MoveRow(name, number, *move[:2], 0, None, move[2], at) for number, move in enumerate(played, 1)]


async def add(store: Store, row: MatchRow, seats: Sequence[SeatRow], moves: Sequence[MoveRow]) -> None:
    """Store a match that begins with moves."""

    def work(connection: Connection) -> None:
        connection.execute(insert(sql_tables.matches), row.columns())
        connection.execute(insert(sql_tables.seats), [vars(seat) for seat in seats])
        if moves:
            connection.execute(insert(sql_tables.moves), [vars(move) for move in moves])

    await store.write(work)


def routes(services: Services, slowly: Any, in_turn: Any) -> APIRouter:
    router = APIRouter(prefix="/api/matches/{match}", tags=["matches"], dependencies=[slowly, in_turn])
    tables, requests = services.tables, services.settings.requests
    addresses = Buckets(Rate(requests.burst, requests.a_second / RARER))

    @router.post("/what-if", status_code=201)
    async def what_if(match: str, asked: b.NewWhatIf, request: Request) -> b.Seated:
        live, home = await tables.find(match), home_of(request)
        async with live.held():  # with no write in progress
            check_can(live)
        if not addresses.take(home):
            raise Refuse(429, "too-fast", "error-too-fast-address").after(addresses.wait(home))
        seated = await begin(tables, live, asked)
        services.play.wake(await tables.find(seated.match))
        return seated

    return router
