"""Construction: rulebook, chapter 12."""

from watershed.kernel.journal import note
from watershed.kernel.rule import rule

from ..book import Book
from ..names import SETS, Building, Event, Phase, Question, Resource
from ..table import Table
from .conflict import anchor
from .ground import is_sea, update_control


@rule
def begin_construction(table: Table) -> None:
    """12.1  "In turn order, each player builds as much as they like and can pay for." """
    table.phase = Phase.CONSTRUCTION
    table.step = 0
    table.active = table.first


@rule
def can_pay(book: Book, table: Table, seat: int) -> bool:
    """12.5  Whether a seat can pay for a mine, a warrior or a dolmen."""
    for kinds in range(1, len(book.each)):
        enough = 0
        for resource in range(Resource.WOOD, Resource.GRANITE + 1):
            if table.goods[seat, resource] >= book.each[kinds]:
                enough += 1
        if enough >= kinds:
            return True
    return False


@rule
def can_pay_with(book: Book, table: Table, seat: int, way: int) -> bool:
    """12.5  "... 10 of one resource, or 4 of each of two, or 2 of each of three, or 1 of each of four." """
    for resource in range(Resource.WOOD, Resource.GRANITE + 1):
        if table.goods[seat, resource] < book.cost[way, resource]:
            return False
    return True


@rule
def can_afford(book: Book, table: Table, seat: int, building: int) -> bool:
    """2.4, 2.5, 12.3, 12.5  Whether a seat can pay for a building, and may have one more of it."""
    if building == Building.BOAT:
        return table.goods[seat, Resource.WOOD] >= book.boat and table.navy[seat] < book.most_boats
    if building == Building.WARRIOR and table.army[seat] >= book.most_warriors - table.fallen[seat]:
        return False
    return can_pay(book, table, seat)


@rule
def is_site(book: Book, table: Table, seat: int, building: int, cell: int) -> bool:
    """12.2, 12.3, 12.6, 12.7  Where a building can go."""
    if building == Building.BOAT:
        return is_sea(table, cell) and is_shore_of(book, table, seat, cell)
    if table.control[cell] != seat + 1:
        return False
    if building == Building.MINE:
        return table.mines[cell] < book.mines
    return building == Building.WARRIOR or table.dolmen[cell] == 0


@rule
def is_shore_of(book: Book, table: Table, seat: int, sea: int) -> bool:
    """12.3  "A boat goes on a sea cell adjacent to a land cell you control." """
    for at in range(book.touching[sea]):
        if table.control[book.beside[sea, at]] == seat + 1:
            return True
    return False


@rule
def may_build(book: Book, table: Table, seat: int) -> bool:
    """12.1, 1.7  Whether a seat can build anything."""
    boat = can_afford(book, table, seat, Building.BOAT)
    other = can_pay(book, table, seat)
    if not boat and not other:
        return False
    warrior = can_afford(book, table, seat, Building.WARRIOR)
    for cell in range(table.first_cell, table.end_land):
        if table.control[cell] == seat + 1:
            if other and (warrior or table.mines[cell] < book.mines or table.dolmen[cell] == 0):
                return True
            if boat and has_harbour(book, table, cell):
                return True
    return False


@rule
def has_harbour(book: Book, table: Table, cell: int) -> bool:
    """12.3  Whether a land cell is on a sea cell."""
    for at in range(book.touching[cell]):
        if is_sea(table, int(book.beside[cell, at])):
            return True
    return False


@rule
def choose_building(book: Book, table: Table, seat: int, building: int, cell: int) -> None:
    """12.5, 1.7  What is built, and where; how is it paid?"""
    table.building = building
    table.site = cell
    if building == Building.BOAT:
        build_boat(book, table, seat)
        return
    found, ways = 0, 0
    for way in range(1, SETS + 1):
        if can_pay_with(book, table, seat, way):
            found = way
            ways += 1
    if ways == 1:
        pay(book, table, seat, found)
    else:
        table.question = Question.PAY
        table.asked = seat


@rule
def build_boat(book: Book, table: Table, seat: int) -> None:
    """12.3, 12.4  "It costs 4 wood. A boat built on another player's boats starts a naval conflict at once." """
    cell = int(table.site)
    table.goods[seat, Resource.WOOD] -= book.boat
    table.navy[seat] += 1
    note(table, Event.BUILT, seat, cell, Building.BOAT, 0)
    anchor(table, seat, cell, 1)
    forget_building(table)


@rule
def pay(book: Book, table: Table, seat: int, way: int) -> None:
    """12.2, 12.5  Resources become a mine, a warrior or a dolmen."""
    cell = int(table.site)
    for resource in range(Resource.WOOD, Resource.GRANITE + 1):
        table.goods[seat, resource] -= book.cost[way, resource]
    match table.building:
        case Building.MINE:
            table.mines[cell] += 1
        case Building.WARRIOR:
            table.guard[cell] = seat + 1
            table.warriors[cell] += 1
            table.army[seat] += 1
            update_control(table, cell)
        case Building.DOLMEN:
            table.dolmen[cell] = seat + 1
    note(table, Event.BUILT, seat, cell, int(table.building), way)
    forget_building(table)


@rule
def forget_building(table: Table) -> None:
    """12.1  On to the next."""
    table.building = 0
    table.site = 0
