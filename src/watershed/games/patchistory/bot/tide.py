"""What time brings to every seat alike, in hundredths of a VP. It makes moves that end a round comparable with moves
that don't: without it the last seat to plan its movement would rather end the round, for the sake of the next auction,
than send a worker to a box.

The numbers are means over games of Citizens: what the best card that a seat can get is worth when an auction begins,
and what a seat's other prospects lose while a round ends, because goods lose their worth towards the end of the game.
"""

from watershed.kernel.rule import rule

from ..names import Phase
from ..table import Table
from .worth import rounds_left

# Worth of the cards of the next n auctions: 6 VP for the last, 19 for the first of Era III, 26 for the first of Era II.
CARDS = (0, 640, 1520, 2770, 4350, 6270, 7800, 9630, 11650, 13930, 16510, 18490, 20710, 23120, 25710, 28300)
FADED = (4300, 3300, 2000, 900, 350)  # what has lost its worth when n rounds are left


@rule
def auctions_to_come(table: Table) -> int:
    """Auctions that haven't begun."""
    rounds = rounds_left(table)
    return rounds - 1 if table.phase <= Phase.PRODUCTION else rounds


@rule
def tide(table: Table) -> int:
    """What a seat can expect from the cards to come, and what it has lost by the time."""
    rounds = rounds_left(table)
    return CARDS[auctions_to_come(table)] + (FADED[rounds] if rounds < len(FADED) else 0)
