"""What keeps bots from waiting for each other for ever.

A bot that has invested hopes to be sniped, and its evaluation promises it more than completing shows: a turn action to
come, an attack that may find nobody, half a point that rounding takes. Where nobody can pay for a snipe and nothing is
left to harvest, all would harvest nothing until the limit of turns. So a turn spent on nothing has a price, and a game
that falls behind its usual pace makes every move more welcome that brings the next card. Nothing here counts in a game
that goes on as most do: of a thousand games of three Citizens some ten ever fall behind.
"""

from watershed.kernel.rule import rule

from ..names import Event, Icon
from ..rules.activate import came_to_nothing
from ..table import Table

PACE = 3  # turns for each card from the deck; most games take two and a bit
SLACK = 12  # turns behind that pace that are nothing unusual
HASTE = 2  # hundredths of a point, times the square of the half turns beyond that
IDLE = 150  # what a harvest costs that moves no token
WASTE = 1000  # what an activation without a target costs: more than an apprentice misjudges


@rule
def behind(table: Table, seat: int) -> int:
    """Half turns by which a game is behind its pace. To a seat, a card it has invested in is half of one drawn."""
    come = 2 * int(table.drawn) + (1 if table.stake[seat] else 0)
    return max(0, 2 * (int(table.turns) - SLACK) - PACE * come)


@rule
def delay(table: Table, seat: int) -> int:
    """What it costs a seat that the game is behind: ever more, so that any card is worth gaining in the end."""
    late = behind(table, seat)
    return HASTE * late * late


@rule
def haste(table: Table, seat: int) -> int:
    """About how much of that a move saves that brings the next card."""
    return 2 * HASTE * PACE * behind(table, seat)


@rule
def nothing_to_harvest(table: Table, seat: int) -> bool:
    """Whether a harvest would move no token."""
    return table.icons[seat, Icon.HARVEST] == 0 and table.supply < 2 and table.tokens[seat] >= table.age


@rule
def harvested_nothing(table: Table) -> bool:
    """Whether the last move was a harvest that moved no token."""
    if table.noted < 2 or table.events[0, 0] != Event.GREW or table.events[1, 0] != Event.HARVESTED:
        return False
    topped_up = table.noted > 2 and table.events[2, 0] == Event.TOPPED_UP
    return table.events[0, 3] == 0 and table.events[1, 3] == 0 and not topped_up


@rule
def wasted(table: Table, seat: int) -> int:
    """What the seat's last move cost it by doing nothing."""
    if table.noted == 0 or table.events[0, 1] != seat:
        return 0
    if came_to_nothing(table):
        return WASTE
    return IDLE if harvested_nothing(table) else 0
