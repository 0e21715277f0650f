"""Positions for tests of the rules, and moves in words.

    s = Scene(3, era=2)                            # 3 players; seat 0 is first; Equality, no goods, no workers
    s.land(0, "L1", "i-01-white@g7", "Homer")      # a pile from the bottom up; see `land`
    s.workers(0, "e6", "1:2", "15:rest")           # in rooms by their cell, on routes by number and space
    s.goods(0, food=4, money=3, vp=20)             # kinds that aren't named stay as they are
    s.tiles(0, "culture-1", "traffic-6").tile(0, "e6", "wasteland").hand(0, "wonders", "money", "food")
    s.route(0, 1), s.ally(0, 2)                    # a new route; returns its number
    s.begin("management", favours=(6, 0, 0))       # a phase begins and runs on to the first question
    s.play("exchange minerals-food 5", "end")      # moves of the seat that is asked
    s.play_as(1, "war")                            # or of one of several that are

With three and four players, route N is the general one from seat N - 1 to the next seat, as after setting up, unless
`routes=False`. Cells are a1 to l12; the baseland is on e6 to g7. Spaces are start, 1 to 4, negotiation, war and rest.
A move is its family and its arguments, with a space in between: `legal()` shows how they look. Changes of a scene come
before `begin`. A phase without questions runs on: production ends in the next round's auction, where players without
money swap VP for 1, so give them some. `route` and `ally` return a number, all other setters the scene.
"""

from __future__ import annotations

import numpy as np

from watershed.games.patchistory.cards import print_room
from watershed.games.patchistory.names import (
    CELLS,
    GENERAL,
    ON_ROUTE,
    RECLAIMED,
    Events,
    Goods,
    Phase,
    Quantities,
    Question,
    Questions,
    Statuses,
)
from watershed.games.patchistory.rules.auction import begin_auction
from watershed.games.patchistory.rules.diplomacy import begin_diplomacy
from watershed.games.patchistory.rules.ground import room_at
from watershed.games.patchistory.rules.management import question_of
from watershed.games.patchistory.rules.movement import begin_movement
from watershed.games.patchistory.rules.production import begin_upkeep
from watershed.games.patchistory.rules.turn import apply, legal, run_on, waiting
from watershed.kernel.contract import seats_in
from watershed.kit.game import Event

from .setting import (
    BOOK,
    EDITION,
    FIGURES,
    PIECES,
    PROSPERITY,
    SIDES,
    SPACES,
    TILE_NAMES,
    Setting,
    action_of,
    cell,
    code,
    words_of,
)

__all__ = [
    "BOOK",
    "EDITION",
    "FIGURES",
    "PIECES",
    "PROSPERITY",
    "TILE_NAMES",
    "Scene",
    "action_of",
    "cell",
    "code",
    "words_of",
]

MOST_MOVES = 1024


class Scene(Setting):
    """One table and what a test does to it."""

    def begin(self, phase: str, favours: tuple[int, ...] = ()) -> Scene:
        """A phase begins and runs on to the first question: auction, diplomacy, management, movement, negotiation,
        production, upkeep (of heroes and wonders, after round 5), vote or end (of the era). `favours` replace those
        that come from POL.
        """
        table = self.table
        table.question, table.noted, table.step, table.stage, table.talked = Question.NONE, 0, 0, 0, 0
        table.pending, table.sealed, table.done, table.gathered = 0, 0, 0, 0
        if phase == "auction":
            begin_auction(self.book, table)
        elif phase in ("diplomacy", "management"):
            begin_diplomacy(table)
            table.phase = getattr(Phase, phase.upper())
            for seat, count in enumerate(favours):
                table.favours[seat] = count
        elif phase == "movement":
            begin_movement(table)
        elif phase == "upkeep":
            table.lap = 5
            begin_upkeep(self.book, table)
        else:
            table.phase = getattr(Phase, phase.upper())
        return self.run_on()

    def run_on(self) -> Scene:
        run_on(self.book, self.table, (1 << int(self.table.seats)) - 1)
        return self

    def patching(self, *pieces: str) -> Scene:
        """Everybody patches; by slug or name what each seat has won. The others, of more than two, have discarded."""
        table = self.table
        table.question, table.noted, table.phase, table.step, table.stage = Question.NONE, 0, Phase.PATCHING, 0, 0
        table.pending, table.sealed, table.done, table.gathered = 0, 0, 0, 0
        for seat in range(table.seats):
            name = pieces[min(seat, len(pieces) - 1)]
            table.row[seat], table.won[seat] = SIDES.get(name) or PIECES[name.lower()], seat + 1
        self.run_on()
        for seat in range(len(pieces), table.seats if table.seats > 2 else 0):
            table.piece[seat], table.won[seat] = 0, 0
            table.done |= 1 << seat
        return self

    def legal(self, seat: int | None = None) -> list[str]:
        """The legal moves in words, of the seat that is asked if none is named."""
        out = np.zeros(MOST_MOVES, np.int16)
        count = legal(self.book, self.table, self.to_move() if seat is None else seat, out)
        return [words_of(int(action)) for action in out[:count]]

    def play(self, *moves: str) -> Scene:
        """Moves of the seat that is asked; each must be legal."""
        for words in moves:
            self.play_as(self.to_move(), words)
        return self

    def play_as(self, seat: int, *moves: str) -> Scene:
        """Moves of one seat among those that are asked."""
        for words in moves:
            found = self.legal(seat)
            assert words in found, f"{words} is not legal; these are: {found}"
            apply(self.book, self.table, seat, action_of(words))
        return self

    def waiting(self) -> tuple[int, ...]:
        """The seats that have to decide."""
        return seats_in(int(waiting(self.book, self.table)))

    def to_move(self) -> int:
        return self.waiting()[0]

    def question(self, seat: int | None = None) -> str:
        """What a seat is asked, or the first of those that are: in management each is at another point."""
        seats = self.waiting() if seat is None else (seat,)
        asked = question_of(self.table, seats[0]) if seats else self.table.question
        return Questions._fields[asked].lower()

    def good(self, seat: int, name: str) -> int:
        return int(self.table.goods[seat, Goods._fields.index(name.upper())])

    def all_goods(self, seat: int) -> dict[str, int]:
        """What is behind a screen, without zeros."""
        return {name.lower(): self.good(seat, name) for name in Goods._fields[1:] if self.good(seat, name)}

    def status(self, seat: int, name: str) -> int:
        return int(self.table.status[seat, Statuses._fields.index(name.upper())])

    def board(self, seat: int) -> dict[str, int]:
        """The status board, without zeros."""
        return {name.lower(): self.status(seat, name) for name in Statuses._fields[1:] if self.status(seat, name)}

    def count(self, seat: int, name: str) -> int:
        """A quantity that is counted on the board."""
        return int(self.table.count[seat, Quantities._fields.index(name.upper())])

    def room(self, seat: int, at: str) -> str:
        """What is seen on a cell, as it is printed in the book; empty for nothing."""
        return ROOMS.get(int(room_at(self.book, self.table, seat, cell(at))), "")

    def places(self, seat: int) -> list[str]:
        """Where the seat's workers are, as `workers` takes them; `homing` for one that needs a room."""
        return [self._place(seat, int(place)) for place in self.table.place[seat] if place]

    def _place(self, seat: int, place: int) -> str:
        if place <= CELLS:
            return code(place)
        if place == ON_ROUTE:
            return "homing"
        route, allied, table = place - ON_ROUTE, place - ON_ROUTE - GENERAL, self.table
        if allied <= 0:
            return f"{route}:{SPACES[table.space[route] - 1]}"
        space = table.space_a[allied] if table.end_a[allied] == seat + 1 else table.space_b[allied]
        return f"{route}:{SPACES[space - 1]}"

    def events(self, kind: str = "") -> list[Event]:
        """What the last move noted: (what, seat, card, count, other), all or of one kind (`war-won`)."""
        number = Events._fields.index(kind.upper().replace("-", "_")) if kind else 0
        page = [Event(*row[:5].tolist()) for row in self.table.events[: self.table.noted]]
        return [event for event in page if not kind or event.what == number]

    def told(self, kind: str) -> list[tuple[int, int, int, int]]:
        """The events of one kind as (seat, card, count, other)."""
        return [(event.seat, event.card, event.count, event.other) for event in self.events(kind)]


def _rooms() -> dict[int, str]:
    found = {int(BOOK.tile_room[RECLAIMED]): "D"}
    for number, side in EDITION.words["pieces"].items():
        for room in side.rooms:
            found[int(BOOK.room[number, room.quarters[0]])] = print_room(room)
    for tile in EDITION.words["tiles"].values():
        found[int(BOOK.tile_room[tile.id])] = print_room(tile.room)
    return found


ROOMS = _rooms()
