"""Why an offer, a building, a payment or a flight isn't possible. The other refusals are in refusals.py."""

from __future__ import annotations

from watershed.kit.game import Edition, Refusal, refusal
from watershed.kit.messages import Seat

from .book import Book
from .names import NOBODY, Building
from .rules.construction import can_pay, can_pay_with, is_shore_of
from .rules.flood import is_haven
from .rules.ground import is_sea
from .rules.trade import laid_in_all, may_offer, most_given, most_wanted, side_of, to_be_had
from .table import GOODS, Table
from .things import building_thing, cell_thing, price_of, resource_thing


def on_map(table: Table, cell: int) -> Refusal | None:
    """A cell of the map in play."""
    if table.first_cell <= cell < table.end_cell:
        return None
    return refusal("no-such-cell", "16.1", cells=int(table.end_cell - table.first_cell))


def opponent(table: Table, seat: int, other: int, rule: str, own: str) -> Refusal | None:
    """Another player at the table."""
    if other >= table.seats:
        return refusal("no-such-seat", rule, "refused-no-such-opponent", need=other + 1, have=int(table.seats))
    return refusal(own, rule) if other == seat else None


def offer(table: Table, seat: int, partner: int) -> Refusal | None:
    """Why there is nothing to offer to somebody."""
    if found := opponent(table, seat, partner, "11.4", "own-offer"):
        return found
    return None if may_offer(table, seat, partner) else refusal("nothing-to-trade", "11.5", partner=Seat(partner))


def lay(book: Book, table: Table, seat: int, name: str, resource: int = 0, count: int = 0) -> Refusal | None:
    """Why that can't be the next line of an offer."""
    if name == "send":
        return None if table.laid else refusal("empty-offer", "11.4")
    most = most_given(book, table, seat, resource) if name == "give" else most_wanted(book, table, seat, resource)
    if count <= most:
        return None
    thing, side = resource_thing(resource), int(side_of(table))
    if resource + (GOODS if name == "get" else 0) <= table.laid:
        return refusal("laid", "11.4")
    if name == "get" and table.give[side, resource]:
        return refusal("both-sides", "11.4", resource=thing)
    have = int(table.goods[seat, resource] if name == "give" else to_be_had(table, seat, resource))
    if count > have:
        return _lacking(table, name, resource, count, have)
    left = int(book.units) - int(laid_in_all(table.give[side] if name == "give" else table.get[side]))
    return refusal("too-many-units", "11.4", most=int(book.units), need=count, have=left)


def _lacking(table: Table, name: str, resource: int, need: int, have: int) -> Refusal:
    """Whoever would give a resource doesn't have that much of it."""
    thing = resource_thing(resource)
    if name == "give":
        return refusal("too-few-goods", "11.5", resource=thing, need=need, have=have)
    if table.addressee == NOBODY and not table.counter:
        return refusal("all-lack", "11.5", resource=thing, need=need, have=have)
    partner = Seat(int(table.active if table.counter else table.addressee))
    return refusal("partner-lacks", "11.5", partner=partner, resource=thing, need=need, have=have)


def counter(table: Table, seat: int) -> Refusal | None:
    """Why there can't be a counter-offer."""
    if table.counter:
        return refusal("counter-to-counter", "11.7")
    return refusal("countered", "11.7") if table.countered >> seat & 1 else None


def build(edition: Edition, table: Table, seat: int, building: int, cell: int) -> Refusal | None:
    """Why that can't be built there."""
    if found := on_map(table, cell):
        return found
    if building == Building.BOAT:
        return _build_boat(edition, table, seat, cell)
    book, there = edition.opened(Book), cell_thing(edition, cell)
    if is_sea(table, cell):
        return refusal("build-at-sea", "12.2", building=building_thing(building))
    if table.control[cell] != seat + 1:
        return refusal("not-your-cell", "12.2", cell=there)
    if building == Building.MINE and table.mines[cell] >= book.mines:
        return refusal("most-mines", "12.6", cell=there, most=int(book.mines), have=int(table.mines[cell]))
    if building == Building.DOLMEN and table.dolmen[cell]:
        return refusal("has-dolmen", "12.7", cell=there)
    most = int(book.most_warriors - table.fallen[seat])
    if building == Building.WARRIOR and table.army[seat] >= most:
        return refusal("most-warriors", "2.5", most=most, have=int(table.army[seat]))
    if can_pay(book, table, seat):
        return None
    one, two, three, four = (int(book.each[kinds]) for kinds in (1, 2, 3, 4))
    thing = building_thing(building)
    return refusal("too-poor", "12.5", building=thing, one=one, two=two, three=three, four=four)


def _build_boat(edition: Edition, table: Table, seat: int, cell: int) -> Refusal | None:
    book = edition.opened(Book)
    if not is_sea(table, cell):
        return refusal("boat-on-land", "12.3")
    if not is_shore_of(book, table, seat, cell):
        return refusal("no-coast", "12.3", cell=cell_thing(edition, cell))
    if table.navy[seat] >= book.most_boats:
        return refusal("most-boats", "2.4", have=int(table.navy[seat]))
    have, need = int(table.goods[seat, 1]), int(book.boat)
    return None if have >= need else refusal("too-little-wood", "12.3", need=need, have=have)


def pay(edition: Edition, table: Table, seat: int, way: int) -> Refusal | None:
    """The first resource of which there isn't enough."""
    if can_pay_with(edition.opened(Book), table, seat, way):
        return None
    short = [item for item in price_of(edition, way).items() if table.goods[seat, item[0]] < item[1]]
    resource, need = short[0]
    have = int(table.goods[seat, resource])
    return refusal("too-few-to-pay", "12.5", resource=resource_thing(resource), need=need, have=have)


def flee(edition: Edition, table: Table, seat: int, cell: int) -> Refusal | None:
    """Why nobody can flee there."""
    if found := on_map(table, cell):
        return found
    book, there = edition.opened(Book), cell_thing(edition, cell)
    beside = book.beside[table.site, : book.touching[table.site]]
    if is_sea(table, cell):
        return refusal("flee-sea", "14.6")
    if not is_haven(table, seat, cell):
        return refusal("flee-strange", "14.6", cell=there)
    return None if cell in beside else refusal("flee-apart", "14.6", cell=there)
