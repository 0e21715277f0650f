"""The die."""

from watershed.kernel.luck import below
from watershed.kernel.rule import rule

from ..book import Book
from ..table import Table


@rule
def roll(book: Book, table: Table) -> int:
    """1.2  "Only the next roll of the die is unknown." """
    table.die = 1 + below(table.luck, book.die)
    return int(table.die)
