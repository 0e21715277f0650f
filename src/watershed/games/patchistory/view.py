"""What a seat may see, as JSON. Territories, statuses, routes and bids are open; goods, tiles, cards, plans are not."""

from __future__ import annotations

from watershed.kernel.contract import seats_in
from watershed.kit.game import Edition

from .affairs import aid, alliance, answer, commitment, laying, plan, talk
from .auctions import auction, patching, vote
from .book import Book
from .components import components
from .costs import campaign, costs, threats
from .keys import PHASES, QUESTIONS
from .names import DECK, PROSPERITY, Good, Phase, Quantity
from .notation import CARDS, figures_of
from .players import allied_routes, goods_of, only_asked, player, routes
from .rules.ending import counts_now
from .rules.management import question_of
from .rules.status import figure_on, quantity, worth
from .rules.turn import waiting
from .shown import shown
from .table import Table
from .viewtypes import PatchistoryView, Score

__all__ = ["components", "scoring", "shown", "view"]


def view(edition: Edition, table: Table, viewer: int | None) -> PatchistoryView:
    """The table as a seat, or a spectator, sees it."""
    book, over = edition.opened(Book), is_over(table)
    return {
        "seats": int(table.seats),
        "viewer": viewer,
        "liberty": bool(table.liberty),
        "screens": bool(table.screens),
        "era": int(table.era),
        "round": int(table.lap),
        "phase": PHASES[int(table.phase)],
        "question": QUESTIONS[asked_of(book, table, viewer)],
        "first": int(table.first),
        "active": None if over else int(table.active),
        "asked": only_asked(table),
        "waiting": list(seats_in(int(waiting(book, table)))),
        "sealed": list(seats_in(int(table.sealed))),
        "over": over,
        "players": [player(edition, table, seat, viewer) for seat in range(table.seats)],
        "auction": auction(edition, table, viewer),
        "patching": patching(edition, table, viewer),
        "routes": routes(edition, table),
        "allied": allied_routes(edition, table),
        "storage": {
            "routes": int(table.routes_left),
            "allied": int(table.allied_left),
            "tiles": int(table.stack_left),
            "cards": DECK - int(table.drawn),
        },
        "costs": None if viewer is None else costs(edition, table, viewer),
        "campaign": None if viewer is None else campaign(edition, table, viewer),
        "threats": threats(edition, table),
        "standings": standings(book, table),
        "played": [CARDS[card] for card in range(1, PROSPERITY + 1) if int(table.played) >> (card - 1) & 1],
        "vote": vote(table),
        "plan": plan(edition, table, viewer),
        "answer": answer(table, viewer),
        "talk": talk(edition, table),
        "commitment": commitment(edition, table, viewer),
        "aid": aid(edition, table),
        "trading": None if viewer is None else int(table.trade[viewer]) or None,
        "laying": laying(edition, table, viewer),
        "alliance": alliance(table),
    }


def asked_of(book: Book, table: Table, viewer: int | None) -> int:
    """9.1  The viewer's own question; of those who wait for others, the one that is asked."""
    if viewer is None or not int(waiting(book, table)) >> viewer & 1:
        return int(table.question)
    return int(question_of(table, viewer))


def is_over(table: Table) -> bool:
    return bool(table.phase == Phase.NONE)


def standings(book: Book, table: Table) -> dict[str, list[int] | None]:
    """14.7 to 14.9  What every prosperity card compares, by seat. A book may compare what is behind the screens."""
    found: dict[str, list[int] | None] = {}
    for card, slug in CARDS.items():
        measure = int(book.measure[card])
        hidden = measure == Quantity.SAVINGS and not table.screens and not is_over(table)
        found[slug] = None if hidden else [int(quantity(table, seat, measure)) for seat in range(table.seats)]
    return found


def scoring(edition: Edition, table: Table) -> list[Score]:
    """1.1, 15.3  VP, and what the texts about the end of Era III and of the game brought of them."""
    return [_score(edition, table, seat) for seat in range(table.seats)]


def _score(edition: Edition, table: Table, seat: int) -> Score:
    total, texts = int(table.goods[seat, Good.VP]), _texts(edition, table, seat) if is_over(table) else {}
    return {
        "seat": seat,
        "vp": total - sum(texts.values()),
        "goods": goods_of(table, seat),
        "texts": texts,
        "total": total,
    }


def _texts(edition: Edition, table: Table, seat: int) -> dict[str, int]:
    """15.1, 15.3  The last texts of a seat's heroes and wonders."""
    book, found = edition.opened(Book), dict[str, int]()
    for level in range(table.height[seat]):
        figure = figures_of(edition).get(int(figure_on(book, table, seat, level)))
        for at, effect in enumerate(figure.effects if figure else ()):
            if figure and (counts_now(table, effect.when, False) or counts_now(table, effect.when, True)):
                found[figure.slug] = found.get(figure.slug, 0) + int(worth(book, table, seat, figure.id, at))
    return found
