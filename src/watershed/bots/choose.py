"""How bots choose a move: compiled or interpreted, for every game.

A bot works on `tables`, an array of records in which NOW is the table as it is; it may use the others as it likes.
"""

from typing import Any, NamedTuple

from watershed.kernel.contract import apply, evaluate, legal, redeal
from watershed.kernel.luck import Luck, below, draw
from watershed.kernel.record import Records
from watershed.kernel.rule import rule, stub

BLANK, NOW, SEEN, TRIED = 0, 1, 2, 3
TABLES = 4  # how many records a bot needs
NOISE = 25  # hundredths of a point by which the greedy bot misjudges
SLIPS = 400  # and by which the apprentice does, in games that don't say otherwise


class Bots(NamedTuple):
    """The bots by number."""

    RANDOM: int = 0
    GREEDY: int = 1
    APPRENTICE: int = 2
    SEARCH: int = 3  # thinks too long for these rules; see search.py


Bot = Bots()


@stub
def slips() -> int:
    """Hundredths of a point by which the apprentice misjudges moves: the stakes of a game are larger or smaller."""
    return SLIPS


@stub
def hold(book: Any, table: Any) -> None:
    """Keep answers of seats that wait together from being carried out, on a table that is only tried. So the last seat
    to answer judges its moves as the first did, and not by what the next phase brings.
    """


@rule
def choose(book: Any, tables: Records, seat: int, bot: int, luck: Luck, out: Any) -> int:
    """The action a bot plays."""
    if bot == Bot.GREEDY:
        return choose_greedy(book, tables, seat, NOISE, luck, out)
    if bot == Bot.APPRENTICE:
        return choose_greedy(book, tables, seat, slips(), luck, out)
    return choose_random(book, tables, seat, luck, out)


@rule
def choose_random(book: Any, tables: Records, seat: int, luck: Luck, out: Any) -> int:
    """Any legal action, each as likely."""
    count = legal(book, tables[NOW], seat, out)
    return int(out[below(luck, count)])


@rule
def choose_greedy(book: Any, tables: Records, seat: int, noise: int, luck: Luck, out: Any) -> int:
    """The action after which the table looks best. What the seat may not know is dealt again first, so the bot looks at
    a table that could be the real one, never at the real one.
    """
    tables[SEEN] = tables[NOW]
    redeal(book, tables[SEEN], seat, draw(luck))
    count = legal(book, tables[SEEN], seat, out)
    best = 0
    chosen = int(out[0])
    for at in range(count):
        tables[TRIED] = tables[SEEN]
        hold(book, tables[TRIED])
        apply(book, tables[TRIED], seat, int(out[at]))
        judged = evaluate(book, tables[TRIED], seat) + below(luck, noise)
        if at == 0 or judged > best:
            best = judged
            chosen = int(out[at])
    return chosen
