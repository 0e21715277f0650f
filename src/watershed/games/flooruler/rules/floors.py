"""Floor Store and Nuke Store: rulebook, chapters 7 and 8."""

from watershed.kernel.journal import note
from watershed.kernel.rule import rule

from ..book import Book
from ..names import Event, Place, Question, Task
from ..table import Table
from .death import die
from .ground import is_land_of, lay_floor, lift_floor
from .items import is_at


@rule
def may_place(book: Book, table: Table, seat: int, tile: int) -> bool:
    """7.2  "Floors go on your land, on tiles without a floor of yours." """
    return is_land_of(book, tile, seat) and table.owner[tile] != seat + 1


@rule
def floors_wanted(book: Book, table: Table, seat: int, plan: int) -> int:
    """7.4  "But you never lay more than you still need to win." """
    return min(int(book.floor_plan[plan]), int(book.floors - table.floors[seat]))


@rule
def has_room(book: Book, table: Table, seat: int, wanted: int) -> bool:
    """7.4  "You can buy a plan only if you can lay all its floors." """
    for tile in range(1, book.tiles + 1):
        if wanted > 0 and may_place(book, table, seat, tile):
            wanted -= 1
    return wanted <= 0


@rule
def may_build(book: Book, table: Table, seat: int, plan: int) -> bool:
    """7.1, 7.4  "On a tile of the Floor Store ..." """
    return (
        is_at(book, table, seat, Place.FLOOR_STORE)
        and table.gold[seat] >= book.floor_price[plan]
        and has_room(book, table, seat, floors_wanted(book, table, seat, plan))
    )


@rule
def build(book: Book, table: Table, seat: int, plan: int) -> None:
    """7.1  "... pay for one plan and lay as many floors as it says, one by one, in any shape." """
    table.actions -= 1
    table.gold[seat] -= book.floor_price[plan]
    table.task = Task.BUILD
    table.left = floors_wanted(book, table, seat, plan)
    note(table, Event.BOUGHT_FLOORS, seat, 0, table.left, book.floor_price[plan])


@rule
def place(table: Table, seat: int, tile: int) -> None:
    """7.1, 7.3  "If a neighbour has a floor ..., that floor goes back to its owner and yours takes its place." """
    if table.owner[tile]:
        other = lift_floor(table, tile)
        note(table, Event.REPLACED, seat, tile, 0, other)
    else:
        note(table, Event.PLACED, seat, tile, 0, 0)
    lay_floor(table, seat, tile)
    table.left -= 1


@rule
def may_nuke(book: Book, table: Table, seat: int, plan: int, target: int) -> bool:
    """8.1, 8.2  "The opponent must have at least that many floors on the board." """
    return (
        is_at(book, table, seat, Place.NUKE_STORE)
        and target != seat
        and target < table.seats
        and table.gold[seat] >= book.nuke_price[plan]
        and table.floors[target] >= book.nuke_plan[plan]
    )


@rule
def nuke(book: Book, table: Table, seat: int, plan: int, target: int) -> None:
    """8.1  "... pay for one plan against one opponent ..." """
    table.actions -= 1
    table.gold[seat] -= book.nuke_price[plan]
    table.task = Task.NUKE
    table.left = book.nuke_plan[plan]
    table.target = target
    note(table, Event.BOUGHT_NUKE, seat, book.nuke_price[plan], table.left, target)


@rule
def remove(book: Book, table: Table, seat: int, tile: int) -> None:
    """8.1, 8.3  "If that opponent's piece is on a floor that is removed, it dies at once." """
    target = lift_floor(table, tile)
    table.left -= 1
    note(table, Event.REMOVED, seat, tile, 0, target)
    if table.tile[target] == tile and table.down[target] == 0:
        die(book, table, target)


@rule
def ask_for_floor(table: Table) -> None:
    """7.1, 8.1  "... one by one ..." """
    table.question = Question.PLACE if table.task == Task.BUILD else Question.REMOVE
    table.asked = table.turn


@rule
def finish_nuke(table: Table) -> None:
    """8.1  The plan is carried out."""
    table.task = Task.NONE
    table.target = 0
