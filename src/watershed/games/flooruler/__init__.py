"""Flooruler."""

from watershed.kernel.game import Game, Option

from . import foresight, notation, view, words
from .book import Book, books, open_book
from .names import ACTIONS, TILES
from .rules.ending import ranks, scores
from .rules.opening import redeal, setup
from .rules.sight import OBSERVATION, observe
from .rules.turn import apply, legal, to_move
from .table import Table

GAME = Game(
    name="flooruler",
    title="Flooruler",
    about="Fetch gold, lay twenty-four floors before anybody else does, and keep the others from theirs.",
    version="1",
    seats=(4, 3, 2),
    options=(
        Option("skip", "Turns that a dead piece sits out", {1: "one", 0: "none", 2: "two"}),
        Option("rounds", "When the game ends at the latest", {150: "after 150 rounds", 60: "60", 30: "30", 15: "15"}),
        Option(
            "toll",
            "Gold that a death costs",
            {3: "half of it, for who killed the piece", 0: "none", 1: "half of it", 2: "all of it"},
        ),
    ),
    table=Table,
    book=Book,
    rules={rule.__name__: rule for rule in (setup, to_move, legal, apply, scores, ranks, redeal, observe)},
    actions=ACTIONS,
    most_moves=TILES,
    observation=OBSERVATION,
    open_book=open_book,
    books=books,
    notation=notation,
    words=words,
    view=view,
    foresight=foresight,
    colours=("Red", "Yellow", "Green", "Blue"),
)
