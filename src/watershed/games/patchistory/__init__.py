"""Patchistory."""

from watershed.kernel.contract import Rules
from watershed.kit.game import Game, Option

from . import accounts, messages, notation, preview, view
from .book import Book, books, former, open_book
from .names import EVENT_KINDS, FAMILIES
from .rules.ending import ranks, scores
from .rules.opening import redeal, setup
from .rules.sight import Observation, observe
from .rules.turn import apply, legal, waiting
from .table import Table

GAME = Game(
    package=__name__,
    version="3",
    seats=(4, 3, 2),
    options=(
        Option("baselands", (1, 0)),
        Option("screens", (0, 1)),
        Option("first", (0, 1, 2, 3, 4), names_a_seat=True),
    ),
    table=Table,
    book=Book,
    rules=Rules(setup, waiting, legal, apply, scores, ranks, redeal, observe),
    families=FAMILIES,
    most_moves=600,  # bids on four cards are 396 at most, and management has fewer actions than that
    observation=Observation,
    open_book=open_book,
    books=books,
    notation=notation,
    messages=messages,
    kinds=EVENT_KINDS,
    view=view,
    preview=preview,
    secrets=True,
    colours=("Red", "Blue", "Green", "Violet"),
    lesson=50,  # what web/src/games/patchistory/lessons.ts proposes comes up in Era I; `npm run course` finds another
    former=former,
    veil=preview.veil,
    sources=accounts.sources,
    minutes=(65, 130),
    weight="heavy",
)
