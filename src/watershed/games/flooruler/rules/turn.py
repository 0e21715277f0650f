"""A turn: rulebook, chapter 3. What a seat may do, doing it, and moving on to the next decision."""

from watershed.kernel.actions import encode, first_argument, is_of, second_argument
from watershed.kernel.journal import note
from watershed.kernel.record import Ints
from watershed.kernel.rule import rule

from ..book import Book
from ..names import ITEMS, PLANS, Event, Move, Question, Task
from ..table import Table
from .attack import attack, may_attack
from .closing import is_refuge, open_stores, relocate
from .death import rise, sits_out
from .ending import check_win, end_by_rounds
from .floors import ask_for_floor, build, finish_nuke, may_build, may_nuke, may_place, nuke, place, remove
from .fountain import collect, may_collect
from .items import buy, may_buy, may_refill, refill
from .moving import declare_move, go, must_leave
from .skills import land, may_land, may_use, use


@rule
def waiting(book: Book, table: Table) -> int:
    """3.1, 7.6  The seat that decides now: usually, but not always, the one whose turn it is."""
    return 0 if table.over else 1 << int(table.asked)


@rule
def legal(book: Book, table: Table, seat: int, out: Ints) -> int:
    """3.1  Write what the seat may do, in ascending order."""
    if table.question == Question.NONE:
        return 0
    if table.question == Question.ACTION:
        return legal_actions(book, table, int(table.turn), out)
    count = 0
    for tile in range(1, book.tiles + 1):
        if may_choose(book, table, tile):
            out[count] = encode(Move.TILE, tile)
            count += 1
    return count


@rule
def legal_actions(book: Book, table: Table, seat: int, out: Ints) -> int:
    """3.1, 3.2, 3.5, 4.5  "On your turn you take one action ..." None of them gives anything to another seat."""
    if must_leave(table, seat):
        out[0] = Move.MOVE.first
        return legal_uses(book, table, seat, out, 1)
    out[0] = Move.PASS.first
    out[1] = Move.MOVE.first
    count = 2
    if may_collect(book, table, seat):
        out[count] = Move.COLLECT.first
        count += 1
    count = legal_plans(book, table, seat, out, count)
    count = legal_purchases(book, table, seat, out, count)
    count = legal_uses(book, table, seat, out, count)
    return legal_attacks(book, table, seat, out, count)


@rule
def legal_plans(book: Book, table: Table, seat: int, out: Ints, count: int) -> int:
    """7.1, 8.1  The plans that can be bought."""
    for plan in range(1, PLANS + 1):
        if may_build(book, table, seat, plan):
            out[count] = encode(Move.BUILD, plan)
            count += 1
    for plan in range(1, PLANS + 1):
        for target in range(table.seats):
            if may_nuke(book, table, seat, plan, target):
                out[count] = encode(Move.NUKE, plan, target)
                count += 1
    return count


@rule
def legal_purchases(book: Book, table: Table, seat: int, out: Ints, count: int) -> int:
    """6.1, 6.4  The items that can be bought or refilled."""
    for item in range(1, ITEMS + 1):
        if may_buy(book, table, seat, item):
            out[count] = encode(Move.BUY, item)
            count += 1
    for item in range(1, ITEMS + 1):
        if may_refill(book, table, seat, item):
            out[count] = encode(Move.REFILL, item)
            count += 1
    return count


@rule
def legal_uses(book: Book, table: Table, seat: int, out: Ints, count: int) -> int:
    """11.1  The skills that can be used."""
    for item in range(1, ITEMS + 1):
        if may_use(book, table, seat, item):
            out[count] = encode(Move.USE, item)
            count += 1
    return count


@rule
def legal_attacks(book: Book, table: Table, seat: int, out: Ints, count: int) -> int:
    """9.1  The attacks that can be made."""
    for item in range(1, ITEMS + 1):
        if table.holder[item] == seat + 1:
            for target in range(table.seats):
                if may_attack(book, table, seat, item, target):
                    out[count] = encode(Move.ATTACK, item, target)
                    count += 1
    return count


@rule
def may_choose(book: Book, table: Table, tile: int) -> bool:
    """4.3, 7.2, 7.6, 8.1, 11.4  Whether a tile answers the question."""
    match table.question:
        case Question.GO:
            return table.way[tile] > 0
        case Question.LAND:
            return may_land(table, table.asked, tile)
        case Question.PLACE:
            return may_place(book, table, table.asked, tile)
        case Question.REMOVE:
            return table.owner[tile] == table.target + 1
        case Question.RELOCATE:
            return is_refuge(book, table, table.asked, tile)
    return False


@rule
def apply(book: Book, table: Table, seat: int, action: int) -> None:
    """3.1  Play one legal action and move on to the next decision."""
    table.noted = 0
    play(book, table, action)
    settle(book, table)


@rule
def play(book: Book, table: Table, action: int) -> None:
    """3.1  An action, or the answer to a question."""
    question = int(table.question)
    table.question = Question.NONE
    if question == Question.ACTION:
        act(book, table, int(table.turn), action)
    else:
        answer(book, table, int(table.asked), question, first_argument(Move.TILE, action))


@rule
def act(book: Book, table: Table, seat: int, action: int) -> None:
    """3.1, 3.2  "... move, collect gold, buy at a store, attack, or use a skill." """
    if action == Move.PASS.first:
        table.actions = 0
        note(table, Event.PASSED, seat, 0, 0, 0)
    elif action == Move.MOVE.first:
        declare_move(book, table, seat)
    elif action == Move.COLLECT.first:
        collect(book, table, seat)
    elif is_of(Move.BUILD, action):
        build(book, table, seat, first_argument(Move.BUILD, action))
    elif is_of(Move.NUKE, action):
        nuke(book, table, seat, first_argument(Move.NUKE, action), second_argument(Move.NUKE, action))
    elif is_of(Move.BUY, action):
        buy(book, table, seat, first_argument(Move.BUY, action))
    elif is_of(Move.REFILL, action):
        refill(book, table, seat, first_argument(Move.REFILL, action))
    elif is_of(Move.USE, action):
        use(book, table, seat, first_argument(Move.USE, action))
    else:
        attack(book, table, seat, first_argument(Move.ATTACK, action), second_argument(Move.ATTACK, action))


@rule
def answer(book: Book, table: Table, seat: int, question: int, tile: int) -> None:
    """4.3, 7.1, 7.6, 8.1, 11.4  The tile that was asked for."""
    match question:
        case Question.GO:
            go(table, seat, tile)
        case Question.LAND:
            land(table, seat, tile)
        case Question.PLACE:
            place(table, seat, tile)
        case Question.REMOVE:
            remove(book, table, seat, tile)
        case Question.RELOCATE:
            relocate(table, seat, tile)


@rule
def settle(book: Book, table: Table) -> None:
    """3.4  "If there is only one choice, it is made for you." """
    waiting = False
    while not waiting and not table.over:
        if table.question == Question.NONE:
            go_on(book, table)
        else:
            action = only_choice(book, table)
            if action >= 0:
                play(book, table, action)
            else:
                waiting = True


@rule
def only_choice(book: Book, table: Table) -> int:
    """3.4  The one thing the seat can do; -1 if there is a choice. Floors that must all go are not a choice."""
    if table.question == Question.ACTION:
        return only_action(book, table, int(table.turn))
    found = 0
    all_go = table.question == Question.REMOVE and table.left >= table.floors[table.target]
    for tile in range(1, book.tiles + 1):
        if may_choose(book, table, tile):
            if found:
                return -1
            found = tile
            if all_go:
                break
    return encode(Move.TILE, found)


@rule
def only_action(book: Book, table: Table, seat: int) -> int:
    """3.4, 4.5  A seat that must leave and has no skill for it can only move."""
    if not must_leave(table, seat):
        return -1
    for item in range(1, ITEMS + 1):
        if may_use(book, table, seat, item):
            return -1
    return Move.MOVE.first


@rule
def go_on(book: Book, table: Table) -> None:
    """3.1  The next floor of a plan, the next action of the turn, or the next turn."""
    if table.left > 0:
        ask_for_floor(table)
    elif table.task == Task.NUKE:
        finish_nuke(table)
    elif table.task == Task.BUILD:
        if open_stores(book, table):
            table.task = Task.NONE
            check_win(book, table, int(table.turn))
    elif table.actions > 0:
        table.question = Question.ACTION
        table.asked = table.turn
    else:
        next_turn(book, table)


@rule
def next_turn(book: Book, table: Table) -> None:
    """2.4, 12.3  "Red begins, then yellow, green and blue, round after round." """
    if table.turn == table.seats - 1 and table.rounds_begun >= table.rounds:
        end_by_rounds(table)
    else:
        table.turn = (table.turn + 1) % table.seats
        if table.turn == 0:
            table.rounds_begun += 1
        begin_turn(book, table)


@rule
def begin_turn(book: Book, table: Table) -> None:
    """3.1, 4.5, 10.3  A turn begins, unless the piece sits it out."""
    seat = int(table.turn)
    note(table, Event.TURN, seat, 0, table.rounds_begun, 0)
    if not sits_out(table, seat):
        rise(table, seat)
        table.actions = book.actions
        if must_leave(table, seat):
            tile = int(table.tile[seat])
            note(table, Event.MUST_LEAVE, seat, tile, 0, int(table.owner[tile]) - 1)
