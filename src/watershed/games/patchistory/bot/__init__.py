"""How bots evaluate and play this game."""

from watershed.kernel.rule import rule
from watershed.kit.bot import SearchParameters

from ..book import Book
from ..names import SEATS
from ..table import Table
from .evaluation import evaluate
from .rollout import rollout_move

__all__ = ["PARAMETERS", "evaluate", "hold", "rollout_move", "slips"]

# A round is some sixty decisions; an action or the plan of a movement is several of them. Games are won by tens of VP.
PARAMETERS = SearchParameters(curiosity=0.4, scale=80.0, plies=24, haze=40.0, lead=15.0, follow_up=0.5)


@rule
def hold(book: Book, table: Table) -> None:
    """A seat that isn't there, and never answers: what the others have answered waits for it."""
    if table.pending:
        table.pending |= 1 << SEATS


@rule
def slips() -> int:
    """Cards and treaties are worth several VP, so an apprentice errs by more than in other games."""
    return 800
