"""Flooruler."""

from watershed.kernel.contract import Rules
from watershed.kit.game import Game, Option

from . import messages, notation, preview, view
from .book import Book, books, former, open_book
from .names import EVENT_KINDS, FAMILIES, TILES
from .rules.ending import ranks, scores
from .rules.opening import redeal, setup
from .rules.sight import Observation, observe
from .rules.turn import apply, legal, waiting
from .table import Table

GAME = Game(
    package=__name__,
    version="2",
    seats=(4, 3, 2),
    options=(Option("skip", (1, 0, 2)), Option("rounds", (150, 60, 30, 15)), Option("toll", (3, 0, 1, 2))),
    table=Table,
    book=Book,
    rules=Rules(setup, waiting, legal, apply, scores, ranks, redeal, observe),
    families=FAMILIES,
    most_moves=TILES,
    observation=Observation,
    open_book=open_book,
    books=books,
    former=former,
    notation=notation,
    messages=messages,
    kinds=EVENT_KINDS,
    view=view,
    preview=preview,
    colours=("Red", "Yellow", "Green", "Blue"),
    lesson=304,  # what web/src/games/flooruler/lessons.ts proposes comes up soonest
    minutes=(40, 85),
    weight="light",
)
