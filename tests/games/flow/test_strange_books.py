"""Books that nobody would print, but that the loader accepts: both speeds agree, and nothing overflows."""

from itertools import islice

import numpy as np
import pytest

from watershed.games.flow import GAME
from watershed.games.flow.book import open_book
from watershed.kernel.luck import below
from watershed.kernel.record import blank, lay_open
from watershed.kernel.rule import COMPILED, native
from watershed.match import Match

from ...playing import at_random, sown

BOOKS = {
    "everybody takes without end": ("turn-action", '["take 20 from reserve per token"]', "HHHHHHHHH"),
    "everything gains the deck": ("instant", '["gain top"]', "A"),
    "icons count icons": ("permanent", '["provide 20 attack per culture", "provide 20 culture per attack"]', "CA"),
    "points without end": ("scoring", '["culture 20 per harvest", "culture 20 per token"]', "HHHHHHHHH"),
    "everything attacks": (
        "attack-all",
        '["raze military and construction and knowledge and government"]',
        "AAAAAAAAA",
    ),
}


@pytest.fixture(params=BOOKS, scope="module")
def edition(request, tmp_path_factory):
    timing, effect, stripe = BOOKS[request.param]
    lines = ['base = "flow"', 'title = "strange"']
    for card in [*range(1, 31), *range(37, 66)]:
        lines += ["[[card]]", f"id = {card}", f'timing = "{timing}"', f"effect = {effect}", f'stripe = "{stripe}"']
        lines += ["obsolete = false"]
    path = tmp_path_factory.mktemp("books") / "strange.toml"
    path.write_text("\n".join(lines), encoding="utf-8")
    return open_book(path)


def test_a_game_can_be_played_and_told(edition):
    for seats in (2, 5):
        for match in islice(at_random(Match.start("flow", seats, 3, book=edition), sown(seats)), 401):
            assert int(match.table.tokens.min()) >= 0
            assert all(0 <= points <= 9_999 for points in match.scores())
        if match.over:
            assert match.journal[-1].kind == "ended"


@pytest.mark.skipif(COMPILED, reason="compares both speeds, so rules must be interpreted by default")
def test_both_speeds_agree(edition):
    book, luck = edition.opened(GAME.book), sown(1)
    slow, fast = blank(GAME.table), blank(GAME.table)
    table, quick, out, options = (
        lay_open(GAME.table, slow),
        fast[0],
        np.zeros(GAME.most_moves, np.int16),
        np.zeros(8, np.int64),
    )
    GAME.rules.setup(book, table, 4, options, 9)
    native(GAME.rules.setup)(edition.records[0], quick, 4, options, 9)
    for _ in range(300):
        assert slow.tobytes() == fast.tobytes()
        count = GAME.rules.legal(book, table, int(table.turn), out)
        if count == 0:
            break
        action = int(out[below(luck, count)])
        seat = int(table.turn)
        GAME.rules.apply(book, table, seat, action)
        native(GAME.rules.apply)(edition.records[0], quick, seat, action)
