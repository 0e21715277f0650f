"""What happens when a card is patched: the effects of its hero or wonder, the first workers. Rulebook, 6, 17 to 19."""

from typing import Any

from watershed.kernel.actions import encode, first_argument, second_argument
from watershed.kernel.journal import note
from watershed.kernel.rule import rule

from ..book import Book
from ..names import (
    CELLS,
    EFFECTS,
    ON_ROUTE,
    ROUTES,
    WORKERS,
    Event,
    Good,
    Move,
    Question,
    Verb,
    When,
)
from ..table import Table
from .goods import ask, ask_all, everybody, gain, keeper, lose, put, seat_at
from .patching import level_of, patch
from .people import descendants, is_on_table, may_ally, raise_worker, workers_of
from .status import figure_on

SIDE = 0  # stages of a patch
CARD = 1
TEXT = 2
EFFECT = 3
DONE = 4


@rule
def run_patching(book: Book, table: Table) -> None:
    """6.1, 4.2, 16.4  Everybody patches the card they won, two players one after the other. Then its text takes effect,
    in turn order.
    """
    seat = seat_at(table, int(table.step))
    table.active = seat
    if table.stage == SIDE:
        table.stage = CARD
        take_cards(table, seat)
    elif table.stage == CARD:
        ask_all(table, Question.PATCH, 1 << seat if table.seats == 2 else everybody(table))
    elif table.stage == TEXT:
        table.figure = visible_figure(book, table, seat)
        table.effect = 0
        table.stage = EFFECT
    elif table.stage == EFFECT:
        run_effect(book, table, seat)
    else:
        end_patch(table)


@rule
def take_cards(table: Table, seat: int) -> None:
    """6.1, 16.1  Everybody takes the card they won; of two players one, who chooses its side."""
    if table.seats == 2:
        table.piece[seat] = table.row[table.won[seat] - 1]
        ask(table, Question.SIDE, seat)
    else:
        for each in range(table.seats):
            table.piece[each] = table.row[table.won[each] - 1]


@rule
def place_card(book: Book, table: Table, seat: int, action: int) -> None:
    """6.1  "You may always discard it, and you must if it fits nowhere." """
    if action == Move.DISCARD.first:
        note(table, Event.DISCARDED, seat, int(table.piece[seat]), 0, 0)
        table.piece[seat] = 0
    else:
        patch(book, table, seat, first_argument(Move.PATCH, action), second_argument(Move.PATCH, action))
        figure = visible_figure(book, table, seat)
        if figure:
            note(table, Event.APPEARED, seat, figure, 0, 0)
    table.won[seat] = 0
    table.done |= 1 << seat


@rule
def visible_figure(book: Book, table: Table, seat: int) -> int:
    """6.11  "A hero or a wonder does something 'when patched' ... only if it is visible after the patch." """
    piece = int(table.piece[seat])
    return figure_on(book, table, seat, level_of(table, seat, piece)) if piece else 0


@rule
def run_effect(book: Book, table: Table, seat: int) -> None:
    """6.11  "Its own text comes first, then Chichen-Itza." 6.13: then the first workers."""
    if table.figure and table.effect < EFFECTS:
        effect = int(table.effect)
        table.effect += 1
        if book.when[table.figure, effect] == When.PATCHED:
            take_effect(book, table, seat, int(book.verb[table.figure, effect]), int(book.amount[table.figure, effect]))
    else:
        if table.figure and not book.hero[table.figure]:
            bring_minerals(book, table, seat)
        if table.era == 1 and table.lap == 1:
            for _ in range(book.workers[table.liberty]):
                raise_worker(book, table, seat)
        table.stage = DONE


@rule
def bring_minerals(book: Book, table: Table, seat: int) -> None:
    """18.2  "When you patch another visible wonder and Chichen-Itza is still visible, you gain 2 minerals." """
    figure = keeper(book, table, seat, Verb.WONDER_MINERALS)
    if figure and figure != table.figure:
        amount = int(table.power[seat, Verb.WONDER_MINERALS])
        gain(table, seat, Good.MINERALS, amount)
        note(table, Event.GAINED_MINERALS, seat, figure, amount, 0)


@rule
def end_patch(table: Table) -> None:
    """4.2, 16.4  The next player's text, or the next of two players."""
    table.piece[table.active] = 0
    table.figure = 0
    table.effect = 0
    table.stage = SIDE if table.seats == 2 else TEXT
    table.step += 1


@rule
def take_effect(book: Book, table: Table, seat: int, verb: int, amount: int) -> None:
    """17.4, 17.12, 17.17, 18.4, 18.9, 18.10, 18.18, 19.6, 19.12, 19.18  What happens once."""
    figure = int(table.figure)
    match verb:
        case Verb.DESCENDANT:
            if descendants(table, seat) > 0:
                table.removed[seat] += 1
                note(table, Event.DESCENDANT_LOST, seat, figure, 0, 0)
        case Verb.BORN:
            if raise_worker(book, table, seat):
                note(table, Event.BORN, seat, figure, 0, 0)
        case Verb.ALLY:
            if has_ally_to_choose(table, seat):
                ask(table, Question.ALLY, seat)
        case Verb.ROUTE:
            if table.routes_left:
                ask(table, Question.FREE_ROUTE, seat)
        case Verb.DEMOLISH:
            if has_route(table):
                ask(table, Question.DEMOLISH, seat)
        case Verb.TRIBUTE_WORKER:
            if workers_of(table, seat):
                ask(table, Question.SACRIFICE, seat)
        case Verb.TRIBUTE_VP:
            note(table, Event.LOST_VP, seat, figure, lose(table, seat, Good.VP, amount), 0)
        case Verb.VOTES:
            gain(table, seat, Good.VOTES, amount)
            note(table, Event.GAINED_VOTES, seat, figure, amount, 0)
        case Verb.SAFE_VP:
            table.safe[seat] = 1
            note(table, Event.SAFE, seat, figure, 0, 0)


@rule
def has_ally_to_choose(table: Table, seat: int) -> bool:
    """17.12  Whether there is anybody to ally with."""
    for other in range(table.seats):
        if may_ally(table, seat, other):
            return True
    return False


@rule
def has_route(table: Table) -> bool:
    """19.6  Whether a route is on the table."""
    for route in range(1, ROUTES + 1):
        if is_on_table(table, route):
            return True
    return False


@rule
def legal_allies(table: Table, seat: int, out: Any) -> int:
    """17.12  Anybody who can be an ally, or nobody."""
    count = put(out, 0, Move.DECLINE.first)
    for other in range(table.seats):
        if may_ally(table, seat, other):
            count = put(out, count, encode(Move.ALLY, other))
    return count


@rule
def legal_links(table: Table, seat: int, out: Any, count: int) -> int:
    """9.8, 18.9  "... you lay a general route to any other kingdom." """
    for other in range(table.seats):
        if other != seat:
            count = put(out, count, encode(Move.ROUTE, other))
    return count


@rule
def legal_demolitions(table: Table, out: Any) -> int:
    """19.6  Any route of any kingdom."""
    count = 0
    for route in range(1, ROUTES + 1):
        if is_on_table(table, route):
            count = put(out, count, encode(Move.DEMOLISH, route))
    return count


@rule
def legal_workers(table: Table, seat: int, out: Any, count: int) -> int:
    """2.4, 18.4  Workers in the territory by their room, then those on routes."""
    for cell in range(1, CELLS + 1):
        if is_manned(table, seat, cell):
            count = put(out, count, encode(Move.WORKER, cell))
    for route in range(1, ROUTES + 1):
        if is_manned(table, seat, ON_ROUTE + route):
            count = put(out, count, encode(Move.TRAVELLER, route))
    return count


@rule
def is_manned(table: Table, seat: int, place: int) -> bool:
    """2.4  Whether a worker is at a place."""
    for worker in range(WORKERS):
        if table.place[seat, worker] == place:
            return True
    return False
