"""The Flow of History."""

from watershed.kernel.contract import Rules
from watershed.kit.game import Game, Option

from . import messages, notation, preview, view
from .book import Book, books, open_book
from .names import CARDS, EVENT_KINDS, FAMILIES, MOST_BID, SLOTS
from .rules.ending import ranks, scores
from .rules.opening import redeal, setup
from .rules.sight import Observation, observe
from .rules.turn import apply, legal, waiting
from .table import Table

GAME = Game(
    package=__name__,
    version="1",
    seats=(4, 3, 5, 2),
    options=(Option("first", (0, 1, 2, 3, 4, 5), names_a_seat=True),),
    table=Table,
    book=Book,
    rules=Rules(setup, waiting, legal, apply, scores, ranks, redeal, observe),
    families=FAMILIES,
    most_moves=2 + SLOTS + CARDS + SLOTS * MOST_BID,  # harvest, complete, snipes, activations, investments
    observation=Observation,
    open_book=open_book,
    books=books,
    notation=notation,
    messages=messages,
    kinds=EVENT_KINDS,
    view=view,
    preview=preview,
    lesson=2393,  # web/src/games/flow/lessons.ts follows its course
    minutes=(20, 40),
    weight="medium",
)
