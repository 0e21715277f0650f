"""Building what the server sends. Only here are views, moves and rows turned into messages, so only here could a
secret slip out: of a match's row nothing but what Summary declares is ever read.
"""

from __future__ import annotations

from collections.abc import Collection, Sequence
from http import HTTPStatus
from typing import Any, Literal, cast

from pydantic import BaseModel
from pydantic_core import to_json
from starlette.responses import Response

from watershed.bots.searcher import Judged
from watershed.kernel.contract import seats_in
from watershed.kit.messages import Message, Seat, as_json
from watershed.match import Entry as JournalEntry
from watershed.match import Match, Previewed

from . import absent, clocks, shelf
from . import http_schemas as b
from . import person_schemas as p
from . import socket_schemas as m
from .begun import is_log, what_if_said
from .errors import Refuse
from .records import ChatRow, MatchRow, SeatRow, now
from .replaying import why_aside
from .room import Ask, LiveMatch, Proposal
from .seating import unopened
from .undoing import undo_now


def summary(row: MatchRow, seats: Sequence[SeatRow], here: Collection[int]) -> b.Summary:
    return b.Summary(**summary_parts(row, seats, here))


def my_summary(row: MatchRow, seats: Sequence[SeatRow], here: Collection[int], seat: int) -> b.MySummary:
    your_turn = row.going and bool(row.waiting >> seat & 1) and seats[seat].kind == "person"
    return b.MySummary(**summary_parts(row, seats, here), seat=seat, your_turn=your_turn)


def my_match(
    row: MatchRow, seats: Sequence[SeatRow], mine: list[int], ended: str | None, counted: Collection[str]
) -> p.MyMatch:
    """A match in somebody's history."""
    your_turn = row.going and any(row.waiting >> seat & 1 for seat in mine if seats[seat].kind == "person")
    more: dict[str, Any] = {"mine": mine, "your_turn": your_turn, "ended": ended, "counts": row.match in counted}
    return p.MyMatch(**summary_parts(row, seats, ()), **more)


def ranking(row: MatchRow) -> list[b.Standing]:
    return [b.Standing(**standing) for standing in row.ranking]


def summary_parts(row: MatchRow, seats: Sequence[SeatRow], here: Collection[int]) -> dict[str, Any]:
    return {
        "match": row.match,
        "game": row.game,
        "title": shelf.title_of(row.game),
        "book": shelf.book_of(row),
        "seats": [seat_said(seat, seat.seat in here) for seat in seats],
        "status": "set-aside" if row.is_aside else row.status,
        "moves": row.moves,
        "to_move": row.to_move if row.going else None,
        "waiting": list(seats_in(row.waiting)) if row.going else [],
        "public": row.public,
        "listed": row.listed,
        "language": row.language,
        "options": row.options,
        "deal": deal_said(row, seats),
        "commitment": row.commitment,
        "created": row.created.isoformat(),
        "rematch": row.rematch,
        "ranking": ranking(row),
        "clock": clock_said(row),
        "aside": b.Aside(move=row.aside.move, say=as_json(why_aside(row))) if row.aside else None,
        "what_if": what_if_said(row),
        "imported": is_log(row),
    }


def deal_said(row: MatchRow, seats: Sequence[SeatRow]) -> b.DealSaid:
    if row.dealt:
        return b.DealSaid(dealt=True, seals=row.deal["seals"] if row.deal else [], missing=[])
    full = all(seat.kind != "open" for seat in seats)
    return b.DealSaid(dealt=False, seals=[seat.seal for seat in seats], missing=unopened(seats) if full else [])


def clock_said(row: MatchRow) -> b.ClockSaid | None:
    if row.clock is None:
        return None
    times = [round(seconds, 1) for seconds in clocks.left(row, now())]
    return b.ClockSaid(**row.clock, left=times, running=list(clocks.running(row)))


def seat_said(seat: SeatRow, here: bool) -> b.SeatSaid:
    kind, colour = cast(b.Kind, seat.kind), cast(b.Colour, seat.colour)
    why = cast(Literal["left", "time", "away"], seat.after_why)
    gone = seat.after_name is not None
    after = b.Gone(name=seat.after_name or "", why=why, by=seat.after_by or []) if gone else None
    return b.SeatSaid(seat=seat.seat, kind=kind, name=seat.name, colour=colour, bot=seat.bot, here=here, after=after)


def live_summary(live: LiveMatch) -> b.Summary:
    return b.Summary(**summary_parts(live.row, live.seats, live.here()), away=absent.said(live))


def entry(line: JournalEntry) -> b.Entry:
    return b.Entry(move=line.move, seat=line.seat, kind=line.kind, say=as_json(line.message))


def text_of(message: BaseModel) -> str:
    """A message as it goes over the socket."""
    return message.model_dump_json(by_alias=True)


def states(live: LiveMatch, seats: Collection[int | None], after: int) -> dict[int | None, str]:
    """What some seats, and spectators, may know, each as the text of a `State`, with the journal after that many moves.

    Every move of every table is sent to every client, so what they share is written once.
    """
    said = text_of(live_summary(live))
    if live.row.dealt:
        journals, views = journals_for(live, seats, after), views_for(live.match, seats)
    else:
        journals, views = dict.fromkeys(seats, "[]"), {seat: _text(bare_view(live, seat)) for seat in seats}
    return {seat: _state(live, seat, after, said, journals[seat], views[seat]) for seat in seats}


def journals_for(live: LiveMatch, seats: Collection[int | None], after: int) -> dict[int | None, str]:
    """The journal as each may read it; in a game without secrets that is the same."""
    match = live.match
    if match.game.secrets:
        return {seat: _text(_journal(live, seat, after)) for seat in seats}
    return dict.fromkeys(seats, _text(_journal(live, None, after)))


def _journal(live: LiveMatch, seat: int | None, after: int) -> list[b.Entry]:
    """What the rules say has happened, and the undos, which only the rows know of."""
    told = [entry(line) for line in live.match.entries(seat, after)]
    undos = [undone(*undo) for undo in live.undos if undo[0] > after or after == 0]
    more = forked(live.match, after) + undos
    return sorted(told + more, key=lambda line: line.move) if more else told


def forked(match: Match, after: int = 0) -> list[b.Entry]:
    """Where the match left another one."""
    found = [fork for fork in match.forks if fork.move > after or after == 0]
    said = Message("journal-what-if")
    return [b.Entry(move=fork.move, seat=None, kind="what-if", say=as_json(said)) for fork in found]


def undone(move: int, seat: int, count: int) -> b.Entry:
    said = Message("undone", {"who": Seat(seat), "count": count})
    return b.Entry(move=move, seat=seat, kind="undone", say=as_json(said))


def views_for(match: Match, seats: Collection[int | None]) -> dict[int | None, str]:
    """What each may see; in a game without secrets only the seat itself differs."""
    if match.game.secrets:
        return {seat: _text(match.view(seat)) for seat in seats}
    seen = match.view(None)
    del seen["seat"]
    shared = _text(seen)[1:]
    return {seat: f'{{"seat":{_text(seat)},{shared}' for seat in seats}


def bare_view(live: LiveMatch, seat: int | None) -> b.Json:
    """What there is to see before the deal: who sits here."""
    return {
        "game": live.row.game,
        "seat": seat,
        "moves": 0,
        "to_move": None,
        "waiting": [],
        "sealed": [],
        "prompt": as_json(Message("prompt-not-dealt")),
        "names": [place.name for place in live.seats],
    }


def _state(live: LiveMatch, seat: int | None, after: int, said: str, entries: str, view: str) -> str:
    deciding = live.playing and seat is not None and seat in live.match.waiting
    possible = _text(moves(live.match, seat)) if deciding else "[]"
    forbidden = _text(refusals(live.match, seat)) if deciding else "{}"
    return (
        f'{{"type":"state","seq":{live.seq},"summary":{said},"seat":{_text(seat)},"view":{view},"moves":{possible},'
        f'"refusals":{forbidden},"entries":{entries},"from":{after},"undo":{_text(undo_now(live, seat))}}}'
    )


def _text(part: Any) -> str:
    """Part of a message as JSON."""
    return to_json(part).decode()


def moves(match: Match, seat: int | None) -> list[m.MoveSaid]:
    return [
        m.MoveSaid(words=move.words, name=move.name, args=move.args, say=as_json(move.message))
        for move in match.moves(seat)
    ]


def refusals(match: Match, seat: int | None) -> dict[str, list[str]]:
    """Only the codes: a player who asks why gets the sentence."""
    found: dict[str, list[str]] = {}
    for words, refusal in match.refusals(seat).items():
        found.setdefault(refusal.code, []).append(words)
    return found


def refused(message: str | None, problem: Refuse) -> m.Refused:
    return m.Refused(id=message, **problem_said(problem))


def problem_said(problem: Refuse) -> dict[str, Any]:
    return {"code": problem.code, "say": as_json(problem.message), "sentence": problem.sentence}


def problem_answer(problem: Refuse) -> Response:
    """An error over HTTP."""
    title, status = HTTPStatus(problem.status).phrase, problem.status
    said = b.Problem(title=title, status=status, detail=problem.sentence, **problem_said(problem))
    headers = {} if problem.wait is None else {"Retry-After": str(problem.wait)}
    return Response(to_json(said), status, headers, "application/problem+json")


def previewed(said: m.Preview, found: Previewed) -> m.Previewed:
    return m.Previewed(
        id=said.id,
        move=said.move,
        changes=[m.Change(**vars(change)) for change in found.changes],
        notes=[as_json(note) for note in found.notes],
    )


def hinted(said: m.Hint, match: Match, seat: int, judged: Sequence[Judged]) -> m.Hinted:
    known = {move.id: move for move in match.moves(seat)}
    moves = [
        m.Good(
            words=known[move.action].words,
            say=as_json(known[move.action].message),
            place=round(move.expected_place, 2),
            win=round(move.win_chance, 3),
            simulations=move.visits,
        )
        for move in judged
    ]
    return m.Hinted(id=said.id, moves=moves)


def chat(line: ChatRow) -> m.Said:
    text = "" if line.hidden else line.text
    at = line.at.isoformat()
    return m.Said(line=line.line, seat=line.seat, name=line.name, text=text, at=at, hidden=line.hidden)


def asked(live: LiveMatch, ask: Ask) -> m.Asked:
    return m.Asked(undo=ask.seq, seat=ask.seat, name=live.seats[ask.seat].name)


def proposed(live: LiveMatch, asked: Proposal) -> m.Proposed:
    name = live.seats[asked.seat].name
    return m.Proposed(proposal=asked.number, seat=asked.seat, name=name, away=asked.seats)


def broadcast(live: LiveMatch, after: int) -> None:
    """Send the new state to everybody at the match, with the journal after that many moves."""
    said = states(live, {client.seat for client in live.clients}, after)
    for client in list(live.clients):
        client.send(said[client.seat])


def presence(live: LiveMatch) -> None:
    """Send the summary, because somebody came or went or something else in it changed."""
    tell(live, m.Presence(summary=live_summary(live)))


def tell(live: LiveMatch, message: m.FromServer) -> None:
    """The same message to everybody at the match."""
    text = text_of(message)
    for client in list(live.clients):
        client.send(text)
