"""Floods."""

from watershed.kernel.contract import Rules
from watershed.kit.game import Game, Option

from . import messages, notation, preview, view
from .book import Book, books, open_book
from .names import EVENT_KINDS, FAMILIES, JOBS, LAND, TREES, WORLD
from .rules.ending import ranks, scores
from .rules.opening import redeal, setup
from .rules.options import legal
from .rules.sight import Observation, observe
from .rules.turn import apply, waiting
from .table import Table

GAME = Game(
    package=__name__,
    version="1",
    seats=(4, 3),
    options=(
        Option("map", (0, 1)),
        Option("stop", (1, 0)),
        Option("turns", (24, 16, 36, 48)),
        Option("first", (0, 1, 2, 3, 4), names_a_seat=True),
    ),
    table=Table,
    book=Book,
    rules=Rules(setup, waiting, legal, apply, scores, ranks, redeal, observe),
    families=FAMILIES,
    most_moves=1 + (LAND - WORLD + 4) * (JOBS + TREES),  # a plan that can still change every land cell
    observation=Observation,
    open_book=open_book,
    books=books,
    notation=notation,
    messages=messages,
    kinds=EVENT_KINDS,
    view=view,
    preview=preview,
    secrets=True,
    colours=("Yellow", "Green", "White", "Blue"),
    lesson=8,  # what web/src/games/floods/lessons.ts proposes comes up soon; `npm run course` in web/ finds another
    minutes=(90, 180),
    weight="heavy",
)
