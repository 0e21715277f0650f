"""A match: one game from the first decision to the last."""

from __future__ import annotations

import secrets
from collections.abc import Iterator, Mapping, Sequence
from pathlib import Path
from typing import Any, NamedTuple

import numpy as np

from watershed.kernel.contract import first_of
from watershed.kernel.record import Ints, blank, lay_open, overwrite
from watershed.kit.game import BadSetup, Edition, Entry, Game, IllegalMove, Move, NotThere, Refusal, game, refusal
from watershed.kit.messages import Json, Message, Reader, Seat, Speaker, as_json

from . import log
from .fork import MOST_FORKS, Fork
from .history import History, Line
from .journal import EVERYONE, entries_of, events_of, reveal
from .previewing import Previewed, previewed
from .refusing import against, shown_but_refused, spoken
from .setup import MOST_SEATS, SEEDS, full_options, good_names, good_seats, good_seed, options_row, short, whole
from .turns import legal_on, sealed_on, waiting_on
from .words import Moves, OneMove, action_of, actions_of, moves_of, words_of

ON_TABLE = ""  # the start of a match that began with a table: its position is written when somebody asks


class Standing(NamedTuple):
    """A seat in the ranking."""

    seat: int
    place: int
    points: int


class Decision(NamedTuple):
    """A decision that was made: the table before it, who decided, and what."""

    line: int  # which line it belongs to, counted from 1
    seat: int
    table: bytes
    action: int


class Match:
    """One match. `play` either plays the whole move or raises and changes nothing. Everything that reads leaves the
    table alone, so other threads may read while none plays.
    """

    def __init__(
        self,
        game: Game,
        edition: Edition,
        seats: int,
        seed: int,
        options: Mapping[str, int],
        names: Sequence[str] | None = None,
        position: str | None = None,
    ) -> None:
        self.game, self.edition, self.seats, self.seed = game, edition, seats, seed
        self._start, self._forks = position, tuple[Fork, ...]()
        self.language = "en"
        self._options = dict(options)
        self.names = good_names(game, seats, names)
        self._lay_out(blank(game.table))
        if position is None:
            game.rules.setup(self._book, self._table, seats, options_row(game, options), seed)
        else:
            game.notation.lay_position(edition, self._table, position)
        self._history = History(self._page().shape[1], self._page(), self.table_bytes, self.fingerprint)

    def rename(self, names: Sequence[str]) -> None:
        """Give the seats other names."""
        self.names = good_names(self.game, self.seats, names)

    def _lay_out(self, records: Any) -> None:
        self._records = records
        self._table: Any = lay_open(self.game.table, records)
        self._book: Any = self.edition.opened(self.game.book)

    @classmethod
    def start(
        cls,
        name: str,
        seats: int | None = None,
        seed: int | None = None,
        options: Mapping[str, int] | None = None,
        book: str | Path | Edition | None = None,
        names: Sequence[str] | None = None,
    ) -> Match:
        """Set up a new match. Without a seed a secret one is drawn."""
        found = game(name)
        seats = good_seats(found, seats)
        seed = secrets.randbelow(SEEDS) if seed is None else good_seed(seed)
        edition = book if isinstance(book, Edition) else found.open_book(book)
        return cls(found, edition, seats, seed, full_options(found, seats, options or {}), names)

    @classmethod
    def from_position(
        cls, name: str, line: str, book: str | Path | Edition | None = None, names: Sequence[str] | None = None
    ) -> Match:
        """A match that begins at a position, as `position()` writes it."""
        found = game(name)
        if not isinstance(line, str):
            raise BadSetup(f"A position is text, as `position()` writes it, not {short(line)}.")
        edition = book if isinstance(book, Edition) else found.open_book(book)
        table: Any = lay_open(found.table, blank(found.table))
        try:
            found.notation.lay_position(edition, table, line)
        except (AttributeError, IllegalMove, IndexError, KeyError, OverflowError, ValueError) as problem:
            raise BadSetup(f"That is not a position of {found.title}: {problem}") from None
        seats = good_seats(found, int(table.seats))
        return cls(found, edition, seats, 0, full_options(found, seats, {}), names, line)

    @classmethod
    def on_table(cls, game: Game, edition: Edition, table: bytes) -> Match:
        """A match that begins with a table as it is."""
        match = cls.__new__(cls)
        match.game, match.edition, match.seed, match._start, match.language = game, edition, 0, ON_TABLE, "en"
        match._forks = ()
        records = blank(game.table)
        overwrite(records, table)
        match._lay_out(records)
        match.seats = int(match._table.seats)
        match.names, match._options = good_names(game, match.seats, None), full_options(game, match.seats, {})
        match._history = History(match._page().shape[1], match._page()[:0], table, match.fingerprint)
        return match

    def imagined(self, seat: int, seed: int = 0) -> Match:
        """A match that could be this one as far as a seat knows: everything hidden from the seat is dealt again. Its
        journal starts empty.
        """
        records = self._records.copy()
        self.game.rules.redeal(self._book, lay_open(self.game.table, records), self._seat(seat), good_seed(seed))
        match = Match.on_table(self.game, self.edition, bytes(records.tobytes()))
        match.names, match._options, match.language = self.names, self.options, self.language
        return match

    def what_if(self, after: int, seat: int, redealt: int | None = None, of: str = "") -> Match:
        """Another match that begins with this one's first moves and goes on from there. With a seed, everything that
        the seat may not know is dealt again first; `of` names this match in the log of the other.
        """
        match = self.copy()
        match._cut(self._number(after))
        match.branch(seat, redealt, of)
        return match

    def branch(self, seat: int, redealt: int | None = None, of: str = "") -> None:
        """Go on as a what-if from the last move. No undo goes behind it."""
        mover, seed = self._seat(seat), None if redealt is None else good_seed(redealt)
        if len(self._forks) >= MOST_FORKS:
            raise BadSetup(Message("setup-what-ifs", {"most": MOST_FORKS}))
        if seed is not None:
            self.game.rules.redeal(self._book, self._table, mover, seed)
        self._history.keep(self.table_bytes)
        self._forks += (Fork(of, len(self._history), mover, seed, self.fingerprint),)

    @property
    def forks(self) -> tuple[Fork, ...]:
        """Where the match left another one, if it is a what-if; the last is where its own moves begin."""
        return self._forks

    @property
    def begins(self) -> int:
        """How many of the moves are another match's."""
        return self._forks[-1].move if self._forks else 0

    def copy(self) -> Match:
        """An independent copy of the match."""
        return _restored(*self._state())

    def __reduce__(self) -> tuple[Any, ...]:
        return _restored, self._state()

    def _state(self) -> tuple[Any, ...]:
        start = self.game.name, self.edition, self.seats, self.seed, self.options, self.names, self._start
        return *start, self._forks, self.language, self._history.copy(), self.table_bytes

    def __repr__(self) -> str:
        waiting = " and ".join(self.names[seat] for seat in self.waiting)
        return f"<Match {self.game.name}, {self.seats} seats, move {len(self._history)}, {waiting or 'over'}>"

    def _repr_html_(self) -> str:
        from .picture import html

        return html(self)

    # what is going on

    @property
    def waiting(self) -> tuple[int, ...]:
        """The seats that have a decision to make now; none when the game is over."""
        return waiting_on(self.game, self._book, self._table)

    @property
    def to_move(self) -> int | None:
        """The first seat that has to decide, or None when the game is over."""
        seat = int(first_of(self.game.rules.waiting(self._book, self._table)))
        return None if seat < 0 else seat

    @property
    def sealed(self) -> tuple[int, ...]:
        """The seats that have answered, and whose answers are hidden until the others have too."""
        return sealed_on(self._table)

    @property
    def over(self) -> bool:
        return self.to_move is None

    @property
    def start_position(self) -> str | None:
        """The position at which the match began; None if it began with a setup."""
        if self._start == ON_TABLE:
            return self.game.notation.position(self.edition, self._copy(0))
        return self._start

    @property
    def options(self) -> dict[str, int]:
        """The options of the match, defaults included."""
        return dict(self._options)

    @property
    def lines(self) -> tuple[Line, ...]:
        """The moves so far, each with its seat and its actions."""
        return tuple(self._history)

    @property
    def played(self) -> tuple[str, ...]:
        """The moves so far, in words; a chain is one of them."""
        return tuple(words_of(self.game, self.edition, line.actions) for line in self._history)

    @property
    def last_words(self) -> str:
        """The last move in words; empty before the first."""
        last = self._history[len(self._history) - 1].actions if len(self._history) else ()
        return words_of(self.game, self.edition, last)

    def as_logged(self, move: Moves) -> str:
        """A move in the words of the log, from any form that `play` takes."""
        return words_of(self.game, self.edition, actions_of(self.game, self.edition, move))

    def action_of(self, move: OneMove) -> int:
        """The id of a move, from any form that `play` takes."""
        return action_of(self.game, self.edition, move)

    @property
    def movers(self) -> tuple[int, ...]:
        """The seat that played each move."""
        return tuple(line.seat for line in self._history)

    @property
    def length(self) -> int:
        """How many moves have been played."""
        return len(self._history)

    @property
    def actions(self) -> tuple[tuple[int, int], ...]:
        """Every action so far: the seat that took it, and its id."""
        return tuple((line.seat, action) for line in self._history for action in line.actions)

    def decisions(self) -> Iterator[Decision]:
        """Every decision so far."""
        records = self._records.copy()
        overwrite(records, self._history.kept(0)[1])
        table: Any = lay_open(self.game.table, records)
        for number, line in enumerate(self._history, 1):
            self._change(records, number - 1)
            for action in line.actions:
                yield Decision(number, line.seat, records.tobytes(), action)
                self.game.rules.apply(self._book, table, line.seat, action)

    def said_on(self, table: bytes, seat: int, action: int) -> str:
        """The text of the button for an action on an earlier table, as `decisions` gives it."""
        return self.speaker(seat).say(self.message_on(table, seat, action))

    def message_on(self, table: bytes, seat: int, action: int) -> Message:
        records = self._records.copy()
        overwrite(records, table)
        return self.game.messages.move(self.edition, lay_open(self.game.table, records), seat, action)

    @property
    def table(self) -> Any:
        """The table itself, for bots and tests; players get a view."""
        return self._table

    @property
    def table_bytes(self) -> bytes:
        return bytes(self._records.tobytes())

    @property
    def fingerprint(self) -> str:
        """The table in eight hex digits; equal tables have equal ones."""
        return log.fingerprint(self._records.dtype, self.table_bytes)

    def speaker(self, you: int | None = None) -> Speaker:
        """What turns messages into sentences here; `you` is the seat that reads them."""
        return self.game.speaker(Reader(self.language, self.names, you, self.edition.printed))

    def prompt(self, viewer: int | None) -> Message:
        """What is being decided, and by whom, as a seat or a spectator may know it."""
        return self.game.messages.question(self.edition, self._copy(), None if viewer is None else self._seat(viewer))

    @property
    def question(self) -> str:
        """One sentence that says what is being decided, and by whom."""
        return self.speaker().say(self.prompt(None))

    @property
    def journal(self) -> list[Entry]:
        """All that has happened, in order, with everybody's secrets."""
        return self._entries(EVERYONE, 0, None)

    def entries(self, viewer: int | None, after: int = 0) -> list[Entry]:
        """What has happened as a seat, or a spectator, may read it: all of it, or what came after that many moves."""
        number = self._number(after)
        return self._entries(0 if viewer is None else 1 << self._seat(viewer), number + 1 if number else 0, viewer)

    def reveals(self, number: int) -> bool:
        """Whether a move showed somebody what nobody could know before."""
        return reveal(self.game, self._history.events(self._number(number)))

    def legal(self, seat: int | None = None) -> list[int]:
        """The legal action ids of the first seat that has to decide, or of another that waits with it."""
        asked = self.to_move if seat is None else self._seat(seat)
        return [] if asked is None else legal_on(self.game, self._book, self._table, asked)

    def mask(self, seat: int | None = None) -> np.ndarray[Any, np.dtype[np.bool_]]:
        """The legal actions as a row of truth values, one for every action id."""
        row = np.zeros(self.game.actions, np.bool_)
        row[self.legal(seat)] = True
        return row

    def moves(self, seat: int | None = None) -> list[Move]:
        """The legal moves, in the order of their ids."""
        asked = self.to_move if seat is None else self._seat(seat)
        if asked is None:
            return []
        return moves_of(self.game, self.edition, self._table, asked, self.legal(asked), self.speaker(asked))

    def refusals(self, seat: int | None = None) -> dict[str, Refusal]:
        """The moves that a board shows a waiting seat but that aren't possible now: their words, and why not."""
        asked = self.to_move if seat is None else self._seat(seat)
        if asked is None:
            return {}
        found, speaker = shown_but_refused(self.game, self.edition, self._table, asked), self.speaker(asked)
        return {words: spoken(reason, speaker) for words, reason in found.items()}

    def observe(self, seat: int) -> Any:
        """What a seat may know, as a record with named fields."""
        out = blank(self.game.observation)
        self.game.rules.observe(self._book, self._copy(), self._seat(seat), lay_open(self.game.observation, out))
        return out[0]

    def position(self) -> str:
        """Everything on the table, the hidden things too, in one line."""
        return self.game.notation.position(self.edition, self._copy())

    def view(self, seat: int | None, after: int | None = None) -> Json:
        """What a seat may see, now or after that many moves; None is a spectator."""
        viewer = None if seat is None else self._seat(seat)
        table = self._copy(after)
        waiting = waiting_on(self.game, self._book, table)
        general = {
            "game": self.game.name,
            "seat": viewer,
            "moves": len(self._history) if after is None else after,
            "to_move": waiting[0] if waiting else None,
            "waiting": list(waiting),
            "sealed": list(sealed_on(table)),
            "prompt": as_json(self.game.messages.question(self.edition, table, viewer)),
            "names": list(self.names),
        }
        return general | dict(self.game.view.view(self.edition, table, viewer))

    def components(self) -> Json:
        """What doesn't change during a game: cards, board, items."""
        return dict(self.game.view.components(self.edition))

    def scores(self, after: int | None = None) -> list[int]:
        """Each seat's points: final, or as they would be if the game ended now, or after that many moves."""
        return self._fill(self.game.rules.scores, after)

    def score_history(self) -> Iterator[list[int]]:
        """Each seat's points after the setup and after every move."""
        records = self._records.copy()
        overwrite(records, self._history.kept(0)[1])
        table: Any = lay_open(self.game.table, records)
        yield self._row_of(self.game.rules.scores, lay_open(self.game.table, records.copy()))
        for number, line in enumerate(self._history):
            self._change(records, number)
            for action in line.actions:
                self.game.rules.apply(self._book, table, line.seat, action)
            yield self._row_of(self.game.rules.scores, lay_open(self.game.table, records.copy()))

    def scoring(self) -> list[Json]:
        """Each seat's points step by step, as the rulebook counts them. Once the match is over, their `sources` too, if
        the game knows them: meanwhile points may be behind screens.
        """
        parts = [dict(part) for part in self.game.view.scoring(self.edition, self._copy())]
        if self.game.sources is None or not self.over:
            return parts
        events = events_of(self._history, 1, EVERYONE)
        found = self.game.sources(self.edition, self.scores(0), events, self.scores())
        return [part | {"sources": dict(found[part["seat"]])} for part in parts]

    def ranking(self) -> list[Standing]:
        """Seats with their places, best first; equal places are shared."""
        places, points = self._fill(self.game.rules.ranks), self.scores()
        return sorted((Standing(seat, places[seat], points[seat]) for seat in range(self.seats)), key=lambda s: s.place)

    # playing

    def play(self, move: Moves, seat: int | None = None) -> list[Entry]:
        """Play a legal move, or a chain of them as one, and return its journal entries.

        If several seats are waiting, `seat` says whose move it is; without it, it is the first one's. A chain has to
        end with the first move that reveals something: otherwise you could try a chain, see what is revealed from the
        refusal, and choose again.
        """
        self.advance(move, seat)
        return self._entries(EVERYONE, len(self._history), None)

    def advance(self, move: Moves, seat: int | None = None) -> None:
        """Play as `play` does, without its journal entries: cheaper if nobody reads them now."""
        mover = self._mover(seat)
        before, actions = self.table_bytes, actions_of(self.game, self.edition, move)
        pages: list[Ints] = []
        try:
            for action in actions:
                if pages and reveal(self.game, pages[-1]):
                    raise IllegalMove(spoken(refusal("chain-reveals"), self.speaker(mover)))
                if problem := self._against(mover, action):
                    raise IllegalMove(problem)
                self.game.rules.apply(self._book, self._table, mover, action)
                pages.append(self._page().copy())
        except BaseException:
            overwrite(self._records, before)
            raise
        self._history.add(Line(mover, tuple(actions)), pages, self.table_bytes, self.fingerprint)

    def why_not(self, move: OneMove, seat: int | None = None) -> Refusal | None:
        """The reason why a move can't be played now; None if it can."""
        try:
            return self._against(self._mover(seat), self.action_of(move))
        except IllegalMove as problem:
            return problem.refusal

    def preview(self, move: Moves, seat: int | None = None) -> Previewed:
        """What a legal move is certain to change, and notes about the rest."""
        mover, actions = self._mover(seat), actions_of(self.game, self.edition, move)
        if problem := self._against(mover, actions[0]):
            raise IllegalMove(problem)
        return previewed(self.game, self.edition, self._book, self._records, mover, actions)

    def undo(self) -> str:
        """Undo the last move, and return its words. The moves that a what-if begins with stay."""
        if len(self._history) <= self.begins:
            raise IllegalMove(refusal("nothing-to-undo"))
        return self._take_out(len(self._history) - 1)

    def withdraw(self, seat: int) -> str:
        """Withdraw a seat's last answer while others are still thinking, and return its words. Answers of seats that
        wait together are independent of each other, so later ones stay.
        """
        mover = self._seat(seat)
        given = self._given(mover)
        if given is None:
            raise IllegalMove(spoken(refusal("nothing-to-withdraw", who=Seat(mover)), self.speaker(mover)))
        return self._take_out(given)

    def can_withdraw(self, seat: int) -> bool:
        """Whether a seat has given an answer that it can still withdraw."""
        return self._given(self._seat(seat)) is not None

    # the log

    def to_json(self) -> str:
        """The log: everything needed to replay the match."""
        return log.write(self)

    @classmethod
    def from_json(cls, text: str, book: str | Path | Edition | None = None) -> Match:
        """A match from its log. A log that doesn't fit or isn't intact raises LogError, which says where it breaks."""
        return log.replayed(cls, text, book)

    def fingerprints(self) -> list[str]:
        """The fingerprints of the table after the setup and after every move."""
        return [self._history.fingerprint(number) for number in range(len(self._history) + 1)]

    # inside

    def _cut(self, number: int) -> None:
        """Return to the table after that many lines, and forget the later ones."""
        overwrite(self._records, self._bytes_after(number))
        self._history.cut(number)
        self._forks = tuple(fork for fork in self._forks if fork.move <= number)

    def _change(self, records: Any, number: int) -> None:
        """Lay out the table with which a what-if went on after that many lines, if it did."""
        if any(fork.move == number for fork in self._forks):
            overwrite(records, self._history.kept(number)[1])

    def _take_out(self, number: int) -> str:
        """Remove a line and play the later lines again."""
        rest = [self._history[later] for later in range(number + 1, len(self._history))]
        words = words_of(self.game, self.edition, self._history[number].actions)
        self._cut(number)
        for line in rest:
            self.advance(list(line.actions), line.seat)
        return words

    def _given(self, seat: int) -> int | None:
        """The line that a seat can withdraw: with which it sealed the answer that is hidden now, or its last one among
        seats that answer openly, unless it revealed something.
        """
        last = max((number for number, line in enumerate(self._history) if line.seat == seat), default=None)
        if last is None or last < self.begins:
            return None
        gathered = getattr(self._table, "gathered", None)
        if gathered is None:
            return last if seat in self.sealed and self._is_sealed_since(last, seat) else None
        same = gathered % 2 == 1 and self._copy(last).gathered == gathered
        return last if same and not self.reveals(last + 1) else None

    def _is_sealed_since(self, number: int, seat: int) -> bool:
        """Whether a line sealed a seat's answer, and it is still sealed. The rules themselves seal the answer of a seat
        that has only one; that isn't a line, even if a line of the seat led to it.
        """
        before, after = (waiting_on(self.game, self._book, self._copy(at)) for at in (number, number + 1))
        later = (self._copy(at) for at in range(number + 1, len(self._history) + 1))
        return set(after) == set(before) - {seat} and all(seat in sealed_on(table) for table in later)

    def _mover(self, seat: int | None) -> int:
        """The seat whose move it is: the given one, or the first that is waiting."""
        if seat is not None:
            return self._seat(seat)
        found = self.to_move
        return 0 if found is None else found

    def _seat(self, seat: Any) -> int:
        found = whole(seat)
        if found is None or not 0 <= found < self.seats:
            raise NotThere(Message("refused-no-such-seat", {"given": short(seat), "most": self.seats - 1}))
        return found

    def _number(self, after: Any) -> int:
        number = whole(after)
        if number is None or not 0 <= number <= len(self._history):
            raise NotThere(Message("refused-no-such-line", {"given": short(after), "most": len(self._history)}))
        return number

    def _against(self, seat: int, action: int) -> Refusal | None:
        """The reason against an action, in the words of the seat that would take it."""
        found = against(self.game, self.edition, self._table, seat, action)
        return None if found is None else spoken(found, self.speaker(seat))

    def _entries(self, mask: int, first: int, viewer: int | None) -> list[Entry]:
        speaker = self.speaker(viewer)
        return list(entries_of(self.game, self.edition, self.seats, self._history, first, mask, speaker))

    def _page(self) -> Ints:
        page: Ints = self._table.events[: self._table.noted]
        return page

    def _bytes_after(self, number: int) -> bytes:
        """The table after that many lines."""
        at, table = self._history.kept(number)
        if at == number:
            return table
        records = self._records.copy()
        overwrite(records, table)
        opened: Any = lay_open(self.game.table, records)
        for later in range(at, number):
            line = self._history[later]
            for action in line.actions:
                self.game.rules.apply(self._book, opened, line.seat, action)
        return bytes(records.tobytes())

    def _copy(self, after: int | None = None) -> Any:
        """A copy of the table, now or after that many moves, for rules that write on it."""
        records = self._records.copy()
        if after is not None:
            overwrite(records, self._bytes_after(self._number(after)))
        return lay_open(self.game.table, records)

    def _fill(self, rule: Any, after: int | None = None) -> list[int]:
        return self._row_of(rule, self._copy(after))

    def _row_of(self, rule: Any, table: Any) -> list[int]:
        row = np.zeros(MOST_SEATS, np.int16)
        rule(self._book, table, row)
        return [int(number) for number in row[: self.seats]]


def _restored(
    name: str,
    edition: Edition,
    seats: int,
    seed: int,
    options: Mapping[str, int],
    names: Sequence[str],
    position: str | None,
    forks: tuple[Fork, ...],
    language: str,
    history: History,
    table: bytes,
) -> Match:
    """A match from its state, when it is copied or unpickled."""
    match = Match.__new__(Match)
    match.game, match.edition, match.seats, match.seed = game(name), edition, seats, seed
    match._options, match.names, match.language = dict(options), tuple(names), language
    match._start, match._forks, match._history = position, forks, history
    records = blank(match.game.table)
    overwrite(records, table)
    match._lay_out(records)
    return match
