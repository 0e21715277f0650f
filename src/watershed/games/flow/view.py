"""What a seat may see, as JSON. Everything is open but the order of the deck (1.2), so all seats see the same."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import cast

from watershed.kernel.actions import encode
from watershed.kit.game import Edition
from watershed.kit.messages import as_json, catalogue

from . import viewtypes
from .book import Book, Card
from .grammar import LETTERS
from .messages import brief, effect
from .names import BANKER, DECK, SCRATCH, Icon, Move, Question, Timing, Type
from .notation import cards_of
from .rules.activate import is_uncovered
from .rules.ending import cards_in, culture_of, open_scratch, other_icons, points, wipe_scratch
from .rules.nation import first_uncovered, next_uncovered
from .table import Table
from .things import AGES, ICON_KEYS, TIMING_KEYS, TYPE_KEYS

ROOM = Path(__file__).parent
QUESTIONS = cast("dict[int, viewtypes.Question]", {number: name.lower() for name, number in Question._asdict().items()})


def view(edition: Edition, table: Table, viewer: int | None) -> viewtypes.View:
    """The table as any seat, or a spectator, sees it."""
    return {
        "seats": int(table.seats),
        "turn": int(table.turn),
        "turns": int(table.turns),
        "question": QUESTIONS[int(table.question)],
        "over": bool(table.over),
        "age": AGES[table.age],
        "supply": int(table.supply),
        "reserve": int(table.reserve),
        "substitutes": int(table.substitutes),
        "deck": _deck(edition, table),
        "market": [_slot(edition, table, slot) for slot in range(1, table.slots + 1)],
        "nations": [_nation(edition, table, other) for other in range(table.seats)],
        "asking": cards_of(edition)[table.cause].slug if table.cause else None,
    }


def _deck(edition: Edition, table: Table) -> viewtypes.Deck:
    """How many cards are left, in all and of each age. That is public; the order is not."""
    cards = cards_of(edition)
    left = [cards[card].age for card in table.deck[table.drawn :].tolist()]
    return {"cards": DECK - int(table.drawn), "ages": {age: left.count(age) for age in AGES[1:]}}


def _slot(edition: Edition, table: Table, slot: int) -> viewtypes.Slot:
    card = int(table.market[slot])
    bid = int(table.bid[slot])
    investor = int(table.investor[slot])
    return {
        "slot": slot,
        "card": cards_of(edition)[card].slug if card else None,
        "tokens": bid,
        "investor": (investor if investor != BANKER else "banker") if bid else None,
    }


def _nation(edition: Edition, table: Table, seat: int) -> viewtypes.Nation:
    book = edition.opened(Book)
    cards = cards_of(edition)
    tops, under = table.top[seat].tolist(), table.under.tolist()
    counted = table.icons[seat].tolist()
    icons = {key: counted[number] for number, key in ICON_KEYS.items()}
    return {
        "seat": seat,
        "tokens": int(table.tokens[seat]),
        "investment": int(table.stake[seat]) or None,
        "icons": icons,
        "attack": icons["attack"],
        "strength": counted[Icon.ATTACK] + counted[Icon.DEFENCE],
        "points": int(points(book, table, seat)),
        "cards": int(cards_in(table, seat)),
        "stacks": {key: _pile(cards, under, tops[kind]) for kind, key in TYPE_KEYS.items()},
        "aside": _pile(cards, under, tops[Type.NONE]),
        "uncovered": _uncovered(edition, book, table, seat),
    }


def _pile(cards: Mapping[int, Card], under: Sequence[int], top: int) -> list[str]:
    """From bottom to top."""
    pile: list[str] = []
    while top:
        pile.append(cards[top].slug)
        top = under[top]
    return pile[::-1]


def _uncovered(edition: Edition, book: Book, table: Table, seat: int) -> list[str]:
    found = []
    card = int(first_uncovered(table, seat))
    while card:
        found.append(cards_of(edition)[card].slug)
        card = int(next_uncovered(book, table, seat, card))
    return found


def shown(edition: Edition, table: Table, seat: int) -> list[int]:
    """The moves that a board shows whether they are possible or not: one for every thing that could be clicked."""
    slots = range(1, table.slots + 1)
    if table.question == Question.GAIN:
        return [encode(Move.GAIN, slot) for slot in slots]
    if table.question == Question.TARGET:
        return [encode(Move.ATTACK, other) for other in range(table.seats) if other != seat]
    first_tokens = [encode(Move.INVEST, slot, 1) for slot in slots]
    yours = _uncovered(edition, edition.opened(Book), table, seat)
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


def scoring(edition: Edition, table: Table) -> list[viewtypes.Score]:
    """The score of every nation step by step, as the rulebook counts it: final, or as it would be now."""
    return [_score(edition, table, seat) for seat in range(table.seats)]


def _score(edition: Edition, table: Table, seat: int) -> viewtypes.Score:
    book = edition.opened(Book)
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


def components(edition: Edition) -> viewtypes.Components:
    """Every card with its effect, numbers and sources: what does not change during a game."""
    book = edition.opened(Book)
    return {
        "title": edition.title,
        "cards": [_card(edition, book, card) for card in cards_of(edition).values()],
        "printed": {id: name for id, name in edition.printed.items() if not catalogue(ROOM).has(id)},
    }


def _card(edition: Edition, book: Book, card: Card) -> viewtypes.CardFace:
    by_type = edition.words["sources"]["indicator"]  # all cards of a type have the same indicator
    own = {"indicator": by_type[TYPE_KEYS[card.type]]} if card.type else {}
    return {
        "id": card.id,
        "card": card.slug,
        "name": card.name,
        "type": TYPE_KEYS.get(card.type),
        "age": cast("viewtypes.PrintedAge", card.age),
        "indicator": ICON_KEYS.get(int(book.indicator[card.type])),
        "timing": TIMING_KEYS[card.timing],
        "obsolete": card.obsolete,
        "effect": as_json(effect(card)),
        "brief": as_json(brief(card)),
        "stripe": [ICON_KEYS[LETTERS[letter]] for letter in card.stripe],
        "pages": list(card.pages),
        "sources": cast("dict[str, viewtypes.Source]", {**card.sources, **own}),
    }
