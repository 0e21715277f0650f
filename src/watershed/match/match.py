"""A match: one game from the first decision to the last, whoever plays it and however it is shown."""

from __future__ import annotations

import secrets
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, replace
from pathlib import Path
from typing import Any, NamedTuple

import numpy as np

from watershed.kernel.record import blank, lay_open, overwrite
from watershed.kit.game import (
    BadSetup,
    Edition,
    Entry,
    Event,
    Game,
    IllegalMove,
    Json,
    Move,
    Note,
    Refusal,
    game,
)

from . import log
from .setup import MOST_SEATS, SEEDS, full_options, good_names, good_seats, good_seed, options_row, short, whole

TRIALS = 16  # tables on which a move is foreseen; so many seeds show every face of a die


@dataclass(frozen=True)
class Change:
    """A number that a move would change."""

    seat: int | None  # None for what belongs to nobody
    what: str
    before: int
    after: int


class Standing(NamedTuple):
    seat: int
    place: int
    points: int


class Match:
    """One match. `play` either plays a move wholly or raises and changes nothing; everything that reads leaves the
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
    ) -> None:
        self.game, self.edition, self.seats, self.seed = game, edition, seats, seed
        self._options = dict(options)
        self.names = good_names(game, seats, names)
        self._played: list[str] = []
        self._actions: list[int] = []
        self._journal: list[Entry] = []
        self._records = blank(game.table)
        self._table: Any = lay_open(game.table, self._records)
        self._book: Any = lay_open(game.book, edition.records)
        game.rules["setup"](self._book, self._table, seats, options_row(game, options), seed)
        self._snapshots = [self._records.tobytes()]
        self._read_page()

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
        """Sets up a new match. Without a seed a secret one is drawn."""
        found = game(name)
        seats = good_seats(found, seats)
        seed = secrets.randbelow(SEEDS) if seed is None else good_seed(seed)
        edition = book if isinstance(book, Edition) else found.open_book(book)
        return cls(found, edition, seats, seed, full_options(found, seats, options or {}), names)

    # what is going on

    @property
    def to_move(self) -> int | None:
        """The seat that decides now, or None when the game is over."""
        seat = self.game.rules["to_move"](self._book, self._table)
        return None if seat < 0 else int(seat)

    @property
    def over(self) -> bool:
        return self.to_move is None

    @property
    def options(self) -> dict[str, int]:
        """What was chosen when the match was set up, with the defaults of the rest."""
        return dict(self._options)

    @property
    def played(self) -> tuple[str, ...]:
        """The moves so far, in words."""
        return tuple(self._played)

    def decisions(self) -> list[tuple[bytes, int]]:
        """Every decision so far: the table before it, and the action that was played."""
        return list(zip(self._snapshots, self._actions, strict=False))

    def said(self, action: int, after: int) -> str:
        """What a button for an action said after so many moves."""
        return self.game.words.move(self.edition, self._copy(after), action, self.names)

    @property
    def actions(self) -> tuple[int, ...]:
        """The moves so far, by their ids."""
        return tuple(self._actions)

    @property
    def table(self) -> Any:
        """The table itself, for bots and tests; players get a view."""
        return self._table

    @property
    def table_bytes(self) -> bytes:
        return self._records.tobytes()

    @property
    def fingerprint(self) -> str:
        """The table in eight letters; equal tables have equal ones."""
        return self._fingerprint(self.table_bytes)

    @property
    def question(self) -> str:
        """One sentence that says what is being decided, and by whom."""
        return self.game.words.question(self.edition, self._table, self.names)

    @property
    def journal(self) -> list[Entry]:
        """All that has happened, in order."""
        return [replace(entry, data=dict(entry.data)) for entry in self._journal]

    def legal(self) -> list[int]:
        """The legal action ids, ascending."""
        out = np.zeros(self.game.most_moves, np.int16)
        count = self.game.rules["legal"](self._book, self._table, out)
        return [int(action) for action in out[:count]]

    def moves(self) -> list[Move]:
        """The legal moves, in the order of their ids."""
        return [self._move(action) for action in self.legal()]

    def refusals(self) -> dict[str, Refusal]:
        """For every move that a board shows but that is not possible now: its words, and why not."""
        found = {}
        for action in () if self.over else self.game.view.shown(self.edition, self._table):
            refusal = self._refusal(action, None)
            if refusal:
                found[self.game.notation.words_of(self.edition, action)] = refusal
        return found

    def view(self, seat: int | None, after: int | None = None) -> Json:
        """What a seat may see, now or after so many moves; None is a spectator."""
        found = whole(seat)
        if seat is not None and (found is None or not 0 <= found < self.seats):
            raise BadSetup(f"There is no seat {short(seat)}; the seats are 0 to {self.seats - 1}.")
        table = self._copy(after)
        asked = int(self.game.rules["to_move"](self._book, table))
        general = {
            "game": self.game.name,
            "seat": found,
            "moves": len(self._played) if after is None else after,
            "to_move": None if asked < 0 else asked,
            "sentence": self.game.words.question(self.edition, table, self.names),
        }
        return general | {"names": list(self.names)} | self.game.view.view(self.edition, table, found)

    def views(self, seats: Iterable[int | None]) -> dict[int | None, Json]:
        """What each of several seats may see. In a game without secrets that is the same, and worked out once."""
        if self.game.secrets:
            return {seat: self.view(seat) for seat in seats}
        seen = self.view(None)
        return {seat: seen | {"seat": seat} for seat in seats}

    def scores(self, after: int | None = None) -> list[int]:
        """Each seat's points: final, or as they would be if the game ended now, or after so many moves."""
        return self._fill("scores", after)

    def scoring(self) -> list[Json]:
        """Each seat's points step by step, as the rulebook counts them."""
        return self.game.view.scoring(self.edition, self._copy())

    def ranking(self) -> list[Standing]:
        """Seats with their places, best first; equal places are shared."""
        places, points = self._fill("ranks"), self.scores()
        return sorted((Standing(seat, places[seat], points[seat]) for seat in range(self.seats)), key=lambda s: s.place)

    # playing

    def play(self, move: Move | int | str | Mapping[str, Any], seat: int | None = None) -> list[Entry]:
        """Plays a legal move and returns what it did. If a seat is given, it must be the one to move."""
        action = self._action(move)
        refusal = self._refusal(action, seat)
        if refusal:
            raise IllegalMove(refusal)
        words = self.game.notation.words_of(self.edition, action)
        try:
            self.game.rules["apply"](self._book, self._table, action)
        except BaseException:
            overwrite(self._records, self._snapshots[-1])
            raise
        self._played.append(words)
        self._actions.append(action)
        self._snapshots.append(self._records.tobytes())
        return self._read_page()

    def why_not(self, move: Move | int | str | Mapping[str, Any], seat: int | None = None) -> Refusal | None:
        """None if the move can be played now, otherwise why not."""
        try:
            return self._refusal(self._action(move), seat)
        except IllegalMove as problem:
            return problem.refusal

    def foresee(
        self, move: Move | int | str | Mapping[str, Any], seat: int | None = None
    ) -> tuple[list[Change], list[Note]]:
        """What a legal move would change for certain, and what else to know. It is tried on tables dealt again for the
        seat that decides; what comes out differently is left to chance, and left out.
        """
        action = self._action(move)
        if refusal := self._refusal(action, seat):
            raise IllegalMove(refusal)
        asked = self.to_move
        assert asked is not None
        tallies = []
        for deal in range(TRIALS):
            table = self._copy()
            self.game.rules["redeal"](self._book, table, asked, deal)
            self.game.rules["apply"](self._book, table, action)
            tallies.append(self.game.foresight.tally(self.edition, table))
        before = self.game.foresight.tally(self.edition, self._copy())
        changes = [
            Change(*key, value, tallies[0][key])
            for key, value in before.items()
            if tallies[0][key] != value and all(other[key] == tallies[0][key] for other in tallies)
        ]
        return changes, self.game.foresight.notes(self.edition, table, action, asked, self.names)

    def undo(self) -> str:
        """Goes back to the decision before the last move, and returns that move's words."""
        if not self.played:
            raise IllegalMove(Refusal("There is nothing to take back.", "nothing-to-undo"))
        self._snapshots.pop()
        overwrite(self._records, self._snapshots[-1])
        self._journal = [entry for entry in self._journal if entry.move < len(self.played)]
        self._actions.pop()
        return self._played.pop()

    # the log

    def to_json(self) -> str:
        """The log: everything needed to play the match again."""
        tables = [self._fingerprint(snapshot) for snapshot in self._snapshots]
        start = self.seats, self.options, self.seed, self.names
        return log.write(self.game, self.edition, *start, self.played, tables)

    @classmethod
    def from_json(cls, text: str, book: str | Path | Edition | None = None) -> Match:
        """Plays a log again. A log that does not fit, or does not hold together, raises LogError and says where."""
        found = log.read(text)
        edition = log.edition_for(found, book)
        try:
            match = cls.start(found.game.name, found.seats, found.seed, found.options, edition, found.names)
        except BadSetup as problem:
            raise log.LogError(f"The log cannot be set up: {problem}") from None
        log.compare(found, match.fingerprint, 0)
        for number, words in enumerate(found.moves, 1):
            try:
                match.play(words)
            except IllegalMove as problem:
                shown = f"`{words}`" if words.isprintable() and len(words) < 40 else short(words)
                raise log.LogError(f"The log breaks at move {number}, {shown}: {problem}") from None
            log.compare(found, match.fingerprint, number)
        log.check_whole(found)
        return match

    # inside

    def _fingerprint(self, table: bytes) -> str:
        return log.fingerprint(self._records.dtype, table)

    def _copy(self, after: int | None = None) -> Any:
        """The table, now or after so many moves, for rules that use it as scratch paper."""
        records = self._records.copy()
        if after is not None:
            if whole(after) not in range(len(self._snapshots)):
                raise BadSetup(f"There is no move {short(after)}; the moves are 0 to {len(self._played)}.")
            overwrite(records, self._snapshots[after])
        return lay_open(self.game.table, records)

    def _fill(self, rule: str, after: int | None = None) -> list[int]:
        row = np.zeros(MOST_SEATS, np.int16)
        self.game.rules[rule](self._book, self._copy(after), row)
        return [int(number) for number in row[: self.seats]]

    def _move(self, action: int) -> Move:
        args = self.game.notation.args_of(self.edition, action)
        text = self.game.words.move(self.edition, self._table, action, self.names)
        words = self.game.notation.words_of(self.edition, action)
        return Move(action, args.pop("move"), args, text, words)

    def _action(self, move: Any) -> int:
        match move:
            case Move():
                return move.id
            case str():
                return self.game.notation.action_of_words(self.edition, move)
            case Mapping():
                return self.game.notation.action_of_args(self.edition, move)
        action = whole(move)
        if action is None or not 0 <= action < self.game.actions:
            raise IllegalMove(
                Refusal(f"A move is words, a number below {self.game.actions} or a mapping.", "no-such-move")
            )
        return action

    def _refusal(self, action: int, seat: int | None) -> Refusal | None:
        asked = self.to_move
        if asked is not None and seat is not None and seat != asked:
            who = self.names[seat] if whole(seat) in range(self.seats) else f"seat {short(seat)}"
            return Refusal(f"It is {self.names[asked]}'s turn, not {who}'s.", "wrong-seat")
        return self.game.words.why_not(self.edition, self._table, action, self.names)

    def _read_page(self) -> list[Entry]:
        entries = []
        for row in self._table.events[: self._table.noted]:
            event = Event(*(int(number) for number in row))
            line = self.game.words.event(self.edition, event, self.names)
            seat = event.seat if event.seat < self.seats else None
            entries.append(Entry(len(self._played), seat, line.text, line.rule, line.kind, line.data))
        self._journal.extend(entries)
        return entries
