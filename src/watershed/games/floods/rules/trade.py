"""Trade: rulebook, chapter 11."""

from watershed.kernel.actions import encode
from watershed.kernel.journal import note
from watershed.kernel.record import Ints
from watershed.kernel.rule import rule

from ..book import Book
from ..names import NOBODY, Event, Move, Phase, Question, Resource
from ..table import GOODS, Table

OFFER, COUNTER = 0, 1  # the two sides of a table's `give` and `get`


@rule
def begin_trade(book: Book, table: Table) -> None:
    """11.3  "The first player has the floor, then the others in turn order, twice around the table." """
    table.phase = Phase.TRADE
    table.step = 0
    table.lap = 1
    table.passes = 0
    table.offers = book.offers
    table.active = table.first


@rule
def is_trade_over(book: Book, table: Table) -> bool:
    """11.3  "The phase ends early when all players have passed in a row." """
    return table.lap > book.laps or table.passes >= table.seats


@rule
def pass_floor(book: Book, table: Table) -> None:
    """11.3  The next player has the floor."""
    table.offers = book.offers
    table.step += 1
    if table.step == table.seats:
        table.step = 0
        table.lap += 1
    table.active = (table.first + table.step) % table.seats


@rule
def end_trade(table: Table) -> None:
    """11.3  Nobody has the floor."""
    table.lap = 0
    table.offers = 0
    table.passes = 0


@rule
def wealth(table: Table, seat: int) -> int:
    """11.1  All resources of a seat."""
    total = 0
    for resource in range(Resource.WOOD, Resource.GRANITE + 1):
        total += int(table.goods[seat, resource])
    return total


@rule
def may_offer(table: Table, seat: int, other: int) -> bool:
    """11.5  Whether there is anything to give or to get."""
    return other != seat and (wealth(table, seat) > 0 or wealth(table, other) > 0)


@rule
def has_offer(table: Table, seat: int) -> bool:
    """11.3, 1.7  Whether a seat with the floor can do anything but pass."""
    if table.offers:
        for other in range(table.seats):
            if may_offer(table, seat, other):
                return True
    return False


@rule
def open_offer(table: Table, addressee: int) -> None:
    """11.4  "An offer goes to one player or to all." """
    table.offers -= 1
    table.passes = 0
    table.addressee = addressee
    ask_to_lay(table, int(table.active))


@rule
def side_of(table: Table) -> int:
    """11.7  Whether an offer or a counter-offer is on the table."""
    return COUNTER if table.counter else OFFER


@rule
def has(table: Table, seat: int, wanted: Ints) -> bool:
    """11.5, 11.6  Whether a seat has what an offer asks for."""
    for resource in range(Resource.WOOD, Resource.GRANITE + 1):
        if table.goods[seat, resource] < wanted[resource]:
            return False
    return True


@rule
def to_be_had(table: Table, seat: int, resource: int) -> int:
    """11.5  "You can only ... ask for what the other has." To all: for what one of them has, with all the rest."""
    if table.counter:
        return int(table.goods[table.active, resource])
    if table.addressee != NOBODY:
        return int(table.goods[table.addressee, resource])
    most = 0
    for other in range(table.seats):
        if other != seat and table.goods[other, resource] > most and has(table, other, table.get[OFFER]):
            most = int(table.goods[other, resource])
    return most


@rule
def laid_in_all(row: Ints) -> int:
    """11.4  Units on one side of an offer."""
    total = 0
    for resource in range(Resource.WOOD, Resource.GRANITE + 1):
        total += int(row[resource])
    return total


@rule
def most_given(book: Book, table: Table, seat: int, resource: int) -> int:
    """11.4, 11.5  How much of a resource can be given next; resources are laid down in order."""
    if resource <= table.laid:
        return 0
    return min(int(table.goods[seat, resource]), int(book.units) - laid_in_all(table.give[side_of(table)]))


@rule
def most_wanted(book: Book, table: Table, seat: int, resource: int) -> int:
    """11.4, 11.5  How much of a resource can be asked for next. Nothing is given and asked for at once."""
    side = side_of(table)
    if GOODS + resource <= table.laid or table.give[side, resource]:
        return 0
    return min(to_be_had(table, seat, resource), int(book.units) - laid_in_all(table.get[side]))


@rule
def legal_lays(book: Book, table: Table, seat: int, out: Ints) -> int:
    """11.4  What can be laid down next, sending it, and taking it back."""
    count = 0
    for resource in range(Resource.WOOD, Resource.GRANITE + 1):
        for units in range(1, most_given(book, table, seat, resource) + 1):
            out[count] = encode(Move.GIVE, resource, units)
            count += 1
    for resource in range(Resource.WOOD, Resource.GRANITE + 1):
        for units in range(1, most_wanted(book, table, seat, resource) + 1):
            out[count] = encode(Move.GET, resource, units)
            count += 1
    if table.laid:
        out[count] = Move.SEND.first
        count += 1
    out[count] = Move.CANCEL.first
    return count + 1


@rule
def ask_to_lay(table: Table, seat: int) -> None:
    """11.4  What else is in the offer?"""
    table.question = Question.LAY
    table.asked = seat


@rule
def lay(table: Table, seat: int, what: int, units: int) -> None:
    """11.4  "It says what you give and what you get ..." """
    if what < GOODS:
        table.give[side_of(table), what] = units
    else:
        table.get[side_of(table), what - GOODS] = units
    table.laid = what
    ask_to_lay(table, seat)


@rule
def take_back(table: Table) -> None:
    """11.4, 11.7  An offer that isn't sent is nothing; without the counter-offer the offer still wants an answer."""
    table.laid = 0
    if table.counter:
        table.counter = 0
        wipe(table, COUNTER)
        ask_for_answer(table, int(table.responder))
    else:
        close_offer(table)


@rule
def send(table: Table, seat: int) -> None:
    """11.4, 11.6, 11.7  An offer is complete: who answers it?"""
    side = side_of(table)
    table.laid = 0
    if table.counter:
        note(table, Event.COUNTERED, seat, 0, 0, int(table.active))
    else:
        note(table, Event.OFFERED, seat, 0, 0, int(table.addressee))
    for resource in range(Resource.WOOD, Resource.GRANITE + 1):
        if table.give[side, resource]:
            note(table, Event.GIVES, seat, resource, int(table.give[side, resource]), 0)
    for resource in range(Resource.WOOD, Resource.GRANITE + 1):
        if table.get[side, resource]:
            note(table, Event.GETS, seat, resource, int(table.get[side, resource]), 0)
    if table.counter:
        ask_for_answer(table, int(table.active))
    elif table.addressee != NOBODY:
        table.responder = table.addressee
        ask_for_answer(table, int(table.responder))
    else:
        table.responder = table.active
        ask_next(table)


@rule
def ask_for_answer(table: Table, seat: int) -> None:
    """11.7  Accepted, rejected or countered?"""
    table.question = Question.ANSWER
    table.asked = seat


@rule
def ask_next(table: Table) -> None:
    """11.6  "An offer to all goes to one player after another, in turn order ... Players who don't have what it asks
    for are passed over."
    """
    while True:
        table.responder = (table.responder + 1) % table.seats
        if table.responder == table.active:
            close_offer(table)
            return
        if has(table, int(table.responder), table.get[OFFER]):
            ask_for_answer(table, int(table.responder))
            return
        note(table, Event.LACKS, int(table.responder), 0, 0, int(table.active))


@rule
def may_counter(table: Table, seat: int) -> bool:
    """11.7  "A player who gets an offer may answer with one counter-offer. It can only be accepted or rejected." """
    return table.counter == 0 and not table.countered >> seat & 1


@rule
def counter(table: Table, seat: int) -> None:
    """11.7  An offer in return."""
    table.countered |= 1 << seat
    table.counter = 1
    ask_to_lay(table, seat)


@rule
def accept(table: Table, seat: int) -> None:
    """11.8  "Both sides of a trade change hands together or not at all." """
    side = side_of(table)
    other = int(table.responder) if table.counter else int(table.active)
    note(table, Event.ACCEPTED, seat, 0, 0, other)
    for resource in range(Resource.WOOD, Resource.GRANITE + 1):
        hand_over(table, other, seat, resource, int(table.give[side, resource]))
        hand_over(table, seat, other, resource, int(table.get[side, resource]))
    close_offer(table)


@rule
def hand_over(table: Table, giver: int, receiver: int, resource: int, units: int) -> None:
    """11.8  Resources change hands."""
    if units:
        table.goods[giver, resource] -= units
        table.goods[receiver, resource] += units
        note(table, Event.TRADED, giver, resource, units, receiver)


@rule
def reject(table: Table, seat: int) -> None:
    """11.6, 11.7  A counter-offer that is rejected leaves the offer; an offer to all goes on to the next player."""
    other = int(table.responder) if table.counter else int(table.active)
    note(table, Event.REJECTED, seat, 0, 0, other)
    if table.counter:
        table.counter = 0
        wipe(table, COUNTER)
        ask_for_answer(table, int(table.responder))
    elif table.addressee == NOBODY:
        ask_next(table)
    else:
        close_offer(table)


@rule
def close_offer(table: Table) -> None:
    """11.8  Nothing is left of an offer."""
    table.addressee = 0
    table.responder = 0
    table.countered = 0
    table.counter = 0
    wipe(table, OFFER)
    wipe(table, COUNTER)


@rule
def wipe(table: Table, side: int) -> None:
    """11.8  Nothing is on offer on that side."""
    for resource in range(Resource.WOOD, Resource.GRANITE + 1):
        table.give[side, resource] = 0
        table.get[side, resource] = 0
