"""Move <-> words <-> JSON, and position <-> line.

    harvest · complete · snipe 2 · invest 2 4 · activate bureaucracy · gain 3 · attack 1 · wreck great-wall

Slots count from 1, seats from 0 as everywhere in the API, cards are named by their titles as one word.
"""

from __future__ import annotations

from collections.abc import Mapping

from watershed.kernel.actions import Family
from watershed.kit.game import Edition
from watershed.kit.syntax import Names, Syntax

from .book import Book, Card
from .names import CARD, CARDS, DECK, FAMILIES, Question, Type
from .rules.invest import put_on
from .rules.nation import place
from .table import Table


def cards_of(edition: Edition) -> Mapping[int, Card]:
    found: Mapping[int, Card] = edition.words["cards"]
    return found


def card_names(edition: Edition, family: Family) -> Names:
    """Cards are called by their titles as one word."""
    return {number: card.slug for number, card in cards_of(edition).items()}


SYNTAX = Syntax(FAMILIES, {"card": card_names}, {"tokens": ("6.2", "6.4")})
args_of, words_of = SYNTAX.args_of, SYNTAX.words_of
action_of_words, action_of_args = SYNTAX.action_of_words, SYNTAX.action_of_args


def _card(edition: Edition, slug: str) -> int:
    """The number of a card; an unknown one is refused."""
    return SYNTAX.number_of(edition, CARD, slug)


# A position as one line of key=value words. Left-out keys have the value of a quiet table: nothing asked but the
# action, nobody invested, the deck in the order of ages and numbers.

QUIET = ("seats", "first", "turn", "turns", "question", "over", "ending", "age", "supply", "reserve", "substitutes")
NUMBERS = (*QUIET, "slots", "drawn", "cause", "wanted", "victims", "victim")


def position(edition: Edition, table: Table) -> str:
    """Everything on the table, the hidden things too, in one line."""
    cards = cards_of(edition)
    parts = [f"{key}={getattr(table, key)}" for key in NUMBERS]
    parts.append("tokens=" + ",".join(str(table.tokens[seat]) for seat in range(table.seats)))
    parts.append("market=" + ",".join(_market_word(cards, table, slot) for slot in range(1, table.slots + 1)))
    for seat in range(table.seats):
        parts.append(f"nation{seat}=" + ",".join(_pile_words(cards, table, seat)))
    parts.append("deck=" + ",".join(cards[int(card)].slug if card else "-" for card in table.deck))
    effects = (f"{cards[int(table.effect[at])].slug}:{table.step[at]}" for at in range(table.depth))
    parts.append("effects=" + ",".join(effects))
    parts.append("luck=" + ",".join(str(word) for word in table.luck))
    return " ".join(parts)


def _market_word(cards: Mapping[int, Card], table: Table, slot: int) -> str:
    card = int(table.market[slot])
    if card == 0:
        return "-"
    return cards[card].slug + (f":{table.investor[slot]}:{table.bid[slot]}" if table.bid[slot] else "")


def _pile_words(cards: Mapping[int, Card], table: Table, seat: int) -> list[str]:
    """Each pile from bottom to top."""
    piles = []
    for kind in range(Type.WONDER + 1):
        pile = []
        card = int(table.top[seat, kind])
        while card:
            pile.append(cards[card].slug)
            card = int(table.under[card])
        if pile:
            piles.append(">".join(reversed(pile)))
    return piles


def lay_position(edition: Edition, table: Table, line: str) -> None:
    """Set up a position on a blank table."""
    words = dict(word.split("=", 1) for word in line.split())
    book = edition.opened(Book)
    table.seats = int(words.get("seats", 3))
    table.slots = book.market_of_five if table.seats == 5 else book.market
    table.question = Question.ACTION
    for key in NUMBERS:
        if key in words:
            setattr(table, key, int(words[key]))
    _refuse_twice(edition, table, words)
    for seat, count in enumerate(_list(words, "tokens")):
        table.tokens[seat] = int(count)
    for seat in range(table.seats):
        for pile in _list(words, f"nation{seat}"):
            for slug in pile.split(">"):
                place(book, table, seat, _card(edition, slug))
    _lay_market(edition, table, _list(words, "market"))
    _lay_deck(edition, book, table, words)
    if "reserve" not in words:
        table.reserve = max(0, book.tokens - int(table.tokens.sum()) - table.supply - int(table.bid.sum()))
    for effect in _list(words, "effects"):
        slug, step = effect.split(":")
        table.effect[table.depth], table.step[table.depth] = _card(edition, slug), int(step)
        table.depth += 1
    for at, word in enumerate(_list(words, "luck")):
        table.luck[at] = int(word)


def _refuse_twice(edition: Edition, table: Table, words: Mapping[str, str]) -> None:
    """Refuse a card that is in two places: below itself it makes a circle, and no rule comes to the end of such a pile.
    Cards that were drawn have left the deck.
    """
    deck = _list(words, "deck")
    named = deck[max(0, table.drawn) :] if len(deck) == DECK else deck
    named += [entry.split(":")[0] for entry in _list(words, "market")]
    named += [slug for seat in range(table.seats) for pile in _list(words, f"nation{seat}") for slug in pile.split(">")]
    found: set[int] = set()
    for slug in named:
        card = _card(edition, slug) if slug != "-" else 0
        if card in found:
            raise ValueError(f"{slug!r} is in two places")
        found |= {card} - {0}


def _list(words: Mapping[str, str], key: str) -> list[str]:
    return words[key].split(",") if words.get(key) else []


def _lay_market(edition: Edition, table: Table, entries: list[str]) -> None:
    for slot, entry in enumerate(entries, 1):
        if entry != "-":
            slug, *investment = entry.split(":")
            table.market[slot] = _card(edition, slug)
            if investment:
                put_on(table, int(investment[0]), slot, int(investment[1]))


def _lay_deck(edition: Edition, book: Book, table: Table, words: Mapping[str, str]) -> None:
    """The deck as given, or all deck cards that aren't elsewhere, earliest age first, after those already drawn."""
    named = [_card(edition, slug) if slug != "-" else 0 for slug in _list(words, "deck")]
    if len(named) == DECK:
        table.deck[:] = named
        return
    out = (
        {int(card) for card in table.market} | set(named) | {card for card in range(1, CARDS + 1) if _lies(table, card)}
    )
    rest = [card for card in range(1, CARDS + 1) if card not in out and book.age[card] and card != book.future]
    rest.sort(key=lambda card: (card == book.internet, int(book.age[card])))
    left = named + rest + ([book.future] if book.future not in out else [])
    table.drawn = DECK - len(left)
    table.deck[table.drawn :] = left


def _lies(table: Table, card: int) -> bool:
    """Whether a card is in a nation."""
    return bool(table.under[card] or (table.top == card).any() or (table.under == card).any())
