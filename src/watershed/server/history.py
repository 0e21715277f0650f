"""The matches and results of people, counted by the database.

A match counts when it is over, when the person has one seat there and kept it to the end, and when it is neither a
lesson nor a what-if.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, NamedTuple

from sqlalchemy import Connection, and_, case, func, not_, or_, select

from watershed.kit.game import game, games

from . import person_schemas as p
from . import serialize, shelf, sql_tables
from .devices import MATCHES, PEOPLE, SEATS, seats_at
from .errors import Refuse
from .people import People
from .records import MatchRow, PersonRow, SeatRow, in_utc
from .store import MATCHES as WHOLE
from .store import match_row, rows_of

OPPONENTS = 100  # names
SHOWN = 20  # public matches on a results page
PLACES = sql_tables.places
ME, MY_PLACE = SEATS.alias("me"), PLACES.alias("my_place")
OTHER, THEIR_PLACE = SEATS.alias("other"), PLACES.alias("their_place")
AGAIN = SEATS.alias("again")


class Page(NamedTuple):
    """One page of a person's matches."""

    rows: list[MatchRow]
    mine: dict[str, list[int]]
    ended: dict[str, str]
    counted: set[str]
    next: str | None


def is_lesson() -> Any:
    """Whether a match is dealt from the published seed of its game's lesson."""
    seeds = [(name, game(name).lesson) for name in games()]
    found = [and_(MATCHES.c.game == name, MATCHES.c.seed == seed) for name, seed in seeds if seed is not None]
    return or_(*found) if found else MATCHES.c.match.is_(None)


def counted(person: str) -> Any:
    """The seats of a person in matches that count, with their places."""
    twice = select(AGAIN.c.seat).where(AGAIN.c.match == ME.c.match, AGAIN.c.person == person, AGAIN.c.seat != ME.c.seat)
    placed = and_(MY_PLACE.c.match == ME.c.match, MY_PLACE.c.seat == ME.c.seat)
    joined = ME.join(MY_PLACE, placed).join(MATCHES, MATCHES.c.match == ME.c.match)
    real = (
        ME.c.kind == "person",
        MATCHES.c.begun.is_(None),
        not_(is_lesson()),
    )  # neither a what-if nor a log that was brought here
    return select().select_from(joined).where(ME.c.person == person, ~twice.exists(), *real)


# results


def results(connection: Connection, person: str, public: bool = False) -> p.Results:
    """How somebody did. Where everybody may read it, people are named only from public matches."""
    won = func.sum(case((MY_PLACE.c.place == 1, 1), else_=0))
    played, mean = func.count(), func.avg(MY_PLACE.c.place)
    columns = MATCHES.c.game, played, won, mean, func.avg(MY_PLACE.c.seats), func.min(MY_PLACE.c.place)
    by_game = counted(person).add_columns(*columns).group_by(MATCHES.c.game).order_by(played.desc(), MATCHES.c.game)
    games_played = [_game(*row) for row in connection.execute(by_game)]
    return p.Results(
        played=sum(one.played for one in games_played),
        won=sum(one.won for one in games_played),
        games=games_played,
        opponents=[_opponent(*row) for row in connection.execute(_by_opponent(person, public, played, won, mean))],
    )


def _by_opponent(person: str, public: bool, played: Any, won: Any, mean: Any) -> Any:
    name = case((OTHER.c.kind == "bot", OTHER.c.bot), else_=OTHER.c.name)
    ahead = func.sum(case((MY_PLACE.c.place < THEIR_PLACE.c.place, 1), else_=0))
    behind = func.sum(case((MY_PLACE.c.place > THEIR_PLACE.c.place, 1), else_=0))
    others = and_(OTHER.c.match == ME.c.match, OTHER.c.seat != ME.c.seat)
    placed = and_(THEIR_PLACE.c.match == OTHER.c.match, THEIR_PLACE.c.seat == OTHER.c.seat)
    found = counted(person).join_from(ME, OTHER, others).join(THEIR_PLACE, placed)
    if public:
        found = found.where(or_(OTHER.c.kind == "bot", MATCHES.c.public))
    found = found.add_columns(OTHER.c.kind, name, played, won, mean, ahead, behind)
    return found.group_by(OTHER.c.kind, name).order_by(played.desc(), OTHER.c.kind, name).limit(OPPONENTS)


def _game(name: str, played: int, won: int, place: Any, seats: Any, best: int) -> p.GameResult:
    title, mean, many = shelf.title_of(name), round(float(place), 2), round(float(seats), 2)
    return p.GameResult(game=name, title=title, played=played, won=won, place=mean, seats=many, best=best)


def _opponent(
    kind: str, name: str | None, played: int, won: int, place: Any, ahead: int, behind: int
) -> p.OpponentResult:
    return p.OpponentResult(
        kind="bot" if kind == "bot" else "person",
        name=name or "",
        played=played,
        won=won,
        place=round(float(place), 2),
        ahead=ahead,
        behind=behind,
    )


# matches


def page(connection: Connection, person: str, asked: p.MatchesOf) -> Page:
    """A person's matches, newest first."""
    theirs = select(SEATS.c.match).where(SEATS.c.person == person)
    query = select(MATCHES.c.match).where(MATCHES.c.match.in_(theirs), *_filters(person, asked))
    newest = query.order_by(MATCHES.c.created.desc(), MATCHES.c.match.desc()).limit(asked.count + 1)
    ids = list(connection.execute(newest).scalars())
    shown = ids[: asked.count]
    return Page(
        _in_order(shown, connection),
        _mine(connection, person, shown),
        _ended(connection, shown),
        set(connection.execute(counted(person).add_columns(ME.c.match).where(ME.c.match.in_(shown))).scalars()),
        shown[-1] if len(ids) > asked.count else None,
    )


def _filters(person: str, asked: p.MatchesOf) -> list[Any]:
    found: list[Any] = []
    if asked.game:
        found.append(MATCHES.c.game == asked.game)
    if asked.status:
        found.append(MATCHES.c.status == "over" if asked.status == "over" else MATCHES.c.status != "over")
    if asked.opponents:
        other = or_(OTHER.c.person.is_(None), OTHER.c.person != person)
        people = select(OTHER.c.seat).where(OTHER.c.match == MATCHES.c.match, OTHER.c.kind != "bot", other).exists()
        found.append(people if asked.opponents == "people" else ~people)
    if asked.before:
        found.append(older_than(asked.before))
    return found


def older_than(match: str) -> Any:
    """What comes after a match where the newest comes first."""
    at = select(MATCHES.c.created).where(MATCHES.c.match == match).scalar_subquery()
    return or_(MATCHES.c.created < at, and_(MATCHES.c.created == at, MATCHES.c.match < match))


def _in_order(ids: Sequence[str], connection: Connection) -> list[MatchRow]:
    found = {row.match: row for row in rows_of(connection, match_row, WHOLE.where(MATCHES.c.match.in_(ids)))}
    return [found[match] for match in ids if match in found]


def _mine(connection: Connection, person: str, ids: Sequence[str]) -> dict[str, list[int]]:
    query = select(SEATS.c.match, SEATS.c.seat).where(SEATS.c.person == person, SEATS.c.match.in_(ids))
    found: dict[str, list[int]] = {}
    for match, seat in connection.execute(query.order_by(SEATS.c.match, SEATS.c.seat)):
        found.setdefault(match, []).append(seat)
    return found


def _ended(connection: Connection, ids: Sequence[str]) -> dict[str, str]:
    query = select(PLACES.c.match, func.max(PLACES.c.at).label("at")).where(PLACES.c.match.in_(ids))
    rows = [in_utc(dict(row)) for row in connection.execute(query.group_by(PLACES.c.match)).mappings()]
    return {row["match"]: row["at"].isoformat() for row in rows}


def shown_publicly(connection: Connection, person: str) -> list[p.PlayedMatch]:
    """The newest public matches that count."""
    columns = ME.c.match, ME.c.seat, MY_PLACE.c.place, MY_PLACE.c.at
    query = counted(person).add_columns(*columns).where(MATCHES.c.public)
    newest = query.order_by(MATCHES.c.created.desc(), MATCHES.c.match.desc()).limit(SHOWN)
    found = [in_utc(dict(row)) for row in connection.execute(newest).mappings()]
    ids = [one["match"] for one in found]
    seats = rows_of(connection, SeatRow, select(SEATS).where(SEATS.c.match.in_(ids)).order_by(SEATS.c.seat))
    names = {match: [seat.name for seat in seats if seat.match == match] for match in ids}
    rows = {row.match: row for row in _in_order(ids, connection)}
    return [_played(one, rows[one["match"]], names[one["match"]]) for one in found]


def _played(one: dict[str, Any], row: MatchRow, names: list[str]) -> p.PlayedMatch:
    return p.PlayedMatch(
        match=row.match,
        game=row.game,
        title=shelf.title_of(row.game),
        seat=one["seat"],
        place=one["place"],
        names=names,
        ranking=serialize.ranking(row),
        created=row.created.isoformat(),
        ended=one["at"].isoformat(),
    )


class History:
    """What people ask about their matches."""

    def __init__(self, people: People) -> None:
        self._people, self._store = people, people.store

    async def seats(self, asked: p.SeatsAt) -> p.MySeats:
        found = await self._people.read(asked.me, lambda connection, _: seats_at(connection, asked.match, asked.me))
        return p.MySeats(seats=[seat for _, seat in found])

    async def matches(self, asked: p.MatchesOf) -> p.MyMatches:
        found = await self._people.read(asked.me, lambda connection, device: page(connection, device.person, asked))
        seats = await self._store.seats(row.match for row in found.rows)
        said = [
            serialize.my_match(row, seats[row.match], found.mine[row.match], found.ended.get(row.match), found.counted)
            for row in found.rows
            if row.match in seats  # it may be removed meanwhile
        ]
        return p.MyMatches(matches=said, next=found.next)

    async def results(self, me: str) -> p.Results:
        return await self._people.read(me, lambda connection, device: results(connection, device.person))

    async def page(self, page: str) -> p.ResultsPage:
        """What a person shares with everybody."""

        def work(connection: Connection) -> p.ResultsPage:
            found = rows_of(connection, PersonRow, select(PEOPLE).where(PEOPLE.c.page == page))
            if not found:
                raise Refuse(404, "no-such-page")
            (person,) = found
            shown = shown_publicly(connection, person.person)
            since = person.made.isoformat()
            said = results(connection, person.person, public=True)
            return p.ResultsPage(name=person.name, since=since, results=said, matches=shown)

        if not page.isalnum() or not page.isascii():
            raise Refuse(404, "no-such-page")
        return await self._store.read(work)
