"""The Flow of History."""

from watershed.kernel.game import Game, Option

from . import foresight, notation, view, words
from .book import Book, books, open_book
from .names import ACTIONS, CARDS, MOST_BID, SLOTS
from .rules.ending import ranks, scores
from .rules.opening import redeal, setup
from .rules.sight import OBSERVATION, observe
from .rules.turn import apply, legal, to_move
from .table import Table

GAME = Game(
    name="flow",
    title="The Flow of History",
    about="Bid for the achievements of civilisation, and live with what the others pay for them.",
    version="1",
    seats=(4, 3, 5, 2),
    options=(
        Option(
            "first",
            "Who starts",
            {0: "by lot", 1: "seat 1", 2: "seat 2", 3: "seat 3", 4: "seat 4", 5: "seat 5"},
            names_a_seat=True,
        ),
    ),
    table=Table,
    book=Book,
    rules={rule.__name__: rule for rule in (setup, to_move, legal, apply, scores, ranks, redeal, observe)},
    actions=ACTIONS,
    most_moves=2 + SLOTS + CARDS + SLOTS * MOST_BID,  # harvest, complete, snipes, activations, investments
    observation=OBSERVATION,
    open_book=open_book,
    books=books,
    notation=notation,
    words=words,
    view=view,
    foresight=foresight,
    lesson=2393,  # web/src/games/flow/lessons.ts follows its course
)
