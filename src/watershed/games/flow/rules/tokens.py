"""Tokens: rulebook, chapter 1."""

from watershed.kernel.rule import rule

from ..table import Table


@rule
def take_from_supply(table: Table, seat: int, wanted: int) -> int:
    """1.3  "When tokens are taken from the Supply and it runs short, you get what is there." """
    taken = min(wanted, table.supply)
    table.supply -= taken
    table.tokens[seat] += taken
    return taken


@rule
def leave_reserve(table: Table, count: int) -> None:
    """1.4  "The Reserve never runs out: when the printed tokens are used up, any substitute serves." """
    printed = min(count, table.reserve)
    table.reserve -= printed
    table.substitutes += count - printed


@rule
def take_from_reserve(table: Table, seat: int, count: int) -> None:
    """1.4  Tokens from the Reserve to a nation."""
    leave_reserve(table, count)
    table.tokens[seat] += count


@rule
def grow_supply(table: Table, count: int) -> None:
    """10.1  Tokens from the Reserve to the Supply."""
    leave_reserve(table, count)
    table.supply += count


@rule
def return_to_reserve(table: Table, count: int) -> None:
    """13.4  Tokens go back to the Reserve; substitutes leave first."""
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
