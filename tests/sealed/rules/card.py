"""The card: rulebook, chapter 4."""

from watershed.kernel.journal import note, note_for
from watershed.kernel.rule import rule

from ..names import DECK, KINDS, ROOM, Event, Question, Side
from ..table import Table


@rule
def pick(table: Table, card: int) -> None:
    """4.1  "The winner picks a card and shows it." """
    table.hand[table.winner, card] -= 1
    table.held[table.winner] -= 1
    table.picked = card
    table.question = Question.PLACE
    note(table, Event.PICKED, table.winner, card, 0, 0)


@rule
def only_card(table: Table) -> int:
    """4.1  The number that all cards of the winner have; 0 if they differ."""
    for card in range(1, KINDS + 1):
        if table.hand[table.winner, card] == table.held[table.winner]:
            return card
    return 0


@rule
def is_full(table: Table, pile: int) -> bool:
    """4.2  "A pile of ten cards is full." """
    return table.height[pile] == ROOM


@rule
def choose_pile(table: Table, pile: int) -> None:
    """4.2  "Then the winner chooses a pile." """
    table.place = pile
    table.question = Question.LAY
    note(table, Event.PLACED, table.winner, 0, 0, pile)


@rule
def lay(table: Table, side: int) -> None:
    """4.3, 4.4  "Then the winner lays the card over or under the pile." """
    if side == Side.OVER:
        put_over(table, table.winner, table.place, table.picked)
        note(table, Event.LAID_OVER, table.winner, table.picked, 0, table.place)
    else:
        put_under(table, table.winner, table.place, table.picked)
        note(table, Event.LAID_UNDER, table.winner, table.picked, 0, table.place)
    table.picked = 0
    table.place = 0


@rule
def put_over(table: Table, seat: int, pile: int, card: int) -> None:
    """4.3  "Over it: the pile is now the winner's." """
    table.pile[pile, table.height[pile]] = card
    table.height[pile] += 1
    table.owner[pile] = 1 + seat


@rule
def put_under(table: Table, seat: int, pile: int, card: int) -> None:
    """4.4  "Under it: the pile keeps its owner, and the card is safe." """
    for level in range(table.height[pile], 0, -1):
        table.pile[pile, level] = table.pile[pile, level - 1]
        table.safe[pile, level] = table.safe[pile, level - 1]
    table.pile[pile, 0] = card
    table.safe[pile, 0] = 1 + seat
    table.height[pile] += 1


@rule
def draw_card(table: Table, seat: int) -> None:
    """4.5  "The winner draws a card, if there is one." Others see only that."""
    if table.drawn < DECK:
        card = take_top(table)
        table.hand[seat, card] += 1
        table.held[seat] += 1
        note_for(table, 1 << seat, Event.DREW, seat, card, 0, 0)


@rule
def take_top(table: Table) -> int:
    """2.1  The top card of the deck; nothing is left in its place."""
    card = int(table.deck[table.drawn])
    table.deck[table.drawn] = 0
    table.drawn += 1
    return card
