"""What a seat may see, as JSON. Everything is open but the order of the deck (1.2), so all seats see the same."""

from __future__ import annotations

from collections.abc import Mapping

from watershed.kernel.actions import encode
from watershed.kernel.record import lay_open
from watershed.kit.game import Edition
from watershed.kit.messages import Json

from .book import Book, Card
from .grammar import ICONS, LETTERS, TYPES
from .happenings import AGE_NAMES, ICON_NAMES
from .names import BANKER, DECK, SCRATCH, Icon, Move, Question, Timing, Type
from .notation import cards_of
from .rules.activate import is_uncovered
from .rules.ending import cards_in, culture_of, open_scratch, other_icons, points, wipe_scratch
from .rules.nation import first_uncovered, next_uncovered
from .table import Table
from .words import TIMING_NAMES, TYPE_NAMES, effect

QUESTIONS = {number: name.lower() for name, number in Question._asdict().items()}


def view(edition: Edition, table: Table, seat: int | None) -> Json:
    """The table as any seat, or a spectator, sees it."""
    return {
        "seats": int(table.seats),
        "turn": int(table.turn),
        "turns": int(table.turns),
        "question": QUESTIONS[int(table.question)],
        "over": bool(table.over),
        "age": AGE_NAMES[table.age],
        "supply": int(table.supply),
        "reserve": int(table.reserve),
        "substitutes": int(table.substitutes),
        "deck": _deck(edition, table),
        "market": [_slot(edition, table, slot) for slot in range(1, table.slots + 1)],
        "nations": [_nation(edition, table, other) for other in range(table.seats)],
        "asking": cards_of(edition)[table.cause].slug if table.cause else None,
    }


def _deck(edition: Edition, table: Table) -> Json:
    """How many cards are left, in all and of each age: that is public, the order is not."""
    left = [cards_of(edition)[int(card)].age for card in table.deck[table.drawn :]]
    return {"cards": DECK - int(table.drawn), "ages": {age: left.count(age) for age in AGE_NAMES[1:]}}


def _slot(edition: Edition, table: Table, slot: int) -> Json:
    card = int(table.market[slot])
    bid = int(table.bid[slot])
    investor = int(table.investor[slot])
    return {
        "slot": slot,
        "card": cards_of(edition)[card].slug if card else None,
        "tokens": bid,
        "investor": (investor if investor != BANKER else "banker") if bid else None,
    }


def _nation(edition: Edition, table: Table, seat: int) -> Json:
    book = lay_open(Book, edition.records)
    cards = cards_of(edition)
    icons = {name: int(table.icons[seat, number]) for name, number in ICONS.items()}
    return {
        "seat": seat,
        "tokens": int(table.tokens[seat]),
        "investment": int(table.stake[seat]) or None,
        "icons": icons,
        "attack": icons["attack"],
        "strength": int(table.icons[seat, Icon.ATTACK] + table.icons[seat, Icon.DEFENCE]),
        "points": int(points(book, table, seat)),
        "cards": int(cards_in(table, seat)),
        "stacks": {name: _pile(cards, table, seat, kind) for name, kind in TYPES.items()},
        "aside": _pile(cards, table, seat, Type.NONE),
        "uncovered": _uncovered(edition, book, table, seat),
    }


def _pile(cards: Mapping[int, Card], table: Table, seat: int, kind: int) -> list[str]:
    """From bottom to top."""
    pile: list[str] = []
    card = int(table.top[seat, kind])
    while card:
        pile.append(cards[card].slug)
        card = int(table.under[card])
    return pile[::-1]


def _uncovered(edition: Edition, book: Book, table: Table, seat: int) -> list[str]:
    found = []
    card = int(first_uncovered(table, seat))
    while card:
        found.append(cards_of(edition)[card].slug)
        card = int(next_uncovered(book, table, seat, card))
    return found


def shown(edition: Edition, table: Table) -> list[int]:
    """The moves that a board shows whether they are possible or not: one for every thing that could be clicked."""
    slots = range(1, table.slots + 1)
    if table.question == Question.GAIN:
        return [encode(Move.GAIN, slot) for slot in slots]
    if table.question == Question.TARGET:
        return [encode(Move.ATTACK, seat) for seat in range(table.seats) if seat != table.turn]
    first_tokens = [encode(Move.INVEST, slot, 1) for slot in slots]
    yours = _uncovered(edition, lay_open(Book, edition.records), table, table.turn)
    activated = [
        encode(Move.ACTIVATE, card.id)
        for card in cards_of(edition).values()
        if card.timing == Timing.TURN_ACTION and card.slug in yours
    ]
    return [
        Move.HARVEST.first,
        Move.COMPLETE.first,
        *(encode(Move.SNIPE, slot) for slot in slots),
        *activated,
        *first_tokens,
    ]


def scoring(edition: Edition, table: Table) -> list[Json]:
    """The score of every nation step by step, as the rulebook counts it: final, or as it would be now."""
    return [_score(edition, table, seat) for seat in range(table.seats)]


def _score(edition: Edition, table: Table, seat: int) -> Json:
    book = lay_open(Book, edition.records)
    open_scratch(book, table, seat)
    culture, others = int(table.icons[SCRATCH, Icon.CULTURE]), int(other_icons(table, SCRATCH))
    scored = {
        card.slug: int(culture_of(book, table, seat, card.id))
        for card in cards_of(edition).values()
        if card.timing == Timing.SCORING and is_uncovered(book, table, seat, card.id)
    }
    wipe_scratch(table)
    return {
        "seat": seat,
        "culture": culture,
        "others": others,
        "half": others // 2,
        "effects": [{"card": card, "points": points} for card, points in scored.items()],
        "total": culture + others // 2 + sum(scored.values()),
        "cards": int(cards_in(table, seat)),
        "tokens": int(table.tokens[seat]),
    }


def components(edition: Edition) -> Json:
    """Every card with its text, numbers and sources: what does not change during a game."""
    book = lay_open(Book, edition.records)
    return {"title": edition.title, "cards": [_card(book, card) for card in cards_of(edition).values()]}


def _card(book: Book, card: Card) -> Json:
    letters = {letter: ICON_NAMES[number] for letter, number in LETTERS.items()}
    return {
        "id": card.id,
        "card": card.slug,
        "name": card.name,
        "type": TYPE_NAMES.get(card.type),
        "age": card.age,
        "indicator": ICON_NAMES.get(int(book.indicator[card.type])),
        "timing": TIMING_NAMES[card.timing],
        "obsolete": card.obsolete,
        "effect": effect(card),
        "stripe": [letters[letter] for letter in card.stripe],
        "pages": list(card.pages),
        "sources": dict(card.sources),
    }
