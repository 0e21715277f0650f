"""Tokens: rulebook, chapter 1."""

from watershed.kernel.rule import rule

from ..names import MOST_SUBSTITUTES
from ..table import Table


@rule
def take_from_supply(table: Table, seat: int, wanted: int) -> int:
    """1.3  "If the Supply runs short when you take tokens from it, you get what is there." """
    taken = min(wanted, table.supply)
    table.supply -= taken
    table.tokens[seat] += taken
    return taken


@rule
def leave_reserve(table: Table, wanted: int) -> int:
    """1.4  "The Reserve never runs out: when the printed tokens are used up, use any substitute, up to 20,000." """
    printed = min(wanted, table.reserve)
    table.reserve -= printed
    substitutes = min(wanted - printed, MOST_SUBSTITUTES - table.substitutes)
    table.substitutes += substitutes
    return printed + substitutes


@rule
def take_from_reserve(table: Table, seat: int, wanted: int) -> int:
    """1.4  Move tokens from the Reserve to a nation."""
    taken = leave_reserve(table, wanted)
    table.tokens[seat] += taken
    return taken


@rule
def grow_supply(table: Table, wanted: int) -> int:
    """10.1  Move tokens from the Reserve to the Supply."""
    grown = leave_reserve(table, wanted)
    table.supply += grown
    return grown


@rule
def return_to_reserve(table: Table, count: int) -> None:
    """13.4  Return tokens to the Reserve. Substitutes leave first."""
    substitutes = min(count, table.substitutes)
    table.substitutes -= substitutes
    table.reserve += count - substitutes


@rule
def hand_over(table: Table, giver: int, taker: int, wanted: int) -> int:
    """1.1, 14.5  "... that many tokens ..., or as many as it has." """
    given = min(wanted, table.tokens[giver])
    table.tokens[giver] -= given
    table.tokens[taker] += given
    return given
