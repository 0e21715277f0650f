"""Sealed: a small game that uses the whole contract. It lives in the tests, and is the example for new games."""

from watershed.kernel.contract import Rules
from watershed.kit.game import Game, Option

from . import messages, notation, preview, view
from .book import Book, books, open_book
from .names import EVENT_KINDS, FAMILIES, MOST_COINS
from .rules.ending import ranks, scores
from .rules.opening import redeal, setup
from .rules.sight import Observation, observe
from .rules.turn import apply, legal, waiting
from .table import Table

GAME = Game(
    package=__name__,
    version="1",
    seats=(3, 2, 4),
    options=(Option("rounds", (6, 4, 8)),),
    table=Table,
    book=Book,
    rules=Rules(setup, waiting, legal, apply, scores, ranks, redeal, observe),
    families=FAMILIES,
    most_moves=1 + MOST_COINS,  # bids
    observation=Observation,
    open_book=open_book,
    books=books,
    notation=notation,
    messages=messages,
    kinds=EVENT_KINDS,
    view=view,
    preview=preview,
    secrets=True,
)
