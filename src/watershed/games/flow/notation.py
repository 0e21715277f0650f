"""Move <-> words <-> JSON, and position <-> line.

    harvest · complete · snipe 2 · invest 2 4 · activate bureaucracy · gain 3 · attack 1 · wreck great-wall

Slots count from 1, seats from 0 as everywhere in the API, cards are named by their titles as one word.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from watershed.kernel.game import Edition, IllegalMove, Json, Refusal
from watershed.kernel.record import lay_open
from watershed.kernel.wording import Forms, args_in, but, move_in, number_in, spelled

from .book import Book, Card
from .names import ACTIONS, CARDS, DECK, MOST_BID, SEATS, SLOTS, Move, Question, Type
from .rules.invest import put_on
from .rules.nation import place
from .table import Table

FORMS: Forms = {
    "harvest": (),
    "complete": (),
    "snipe": ("slot",),
    "gain": ("slot",),
    "attack": ("seat",),
    "activate": ("card",),
    "wreck": ("card",),
    "invest": ("slot", "tokens"),
}
BOUNDS = {"slot": (1, SLOTS), "seat": (0, SEATS - 1), "tokens": (1, MOST_BID)}


def cards_of(edition: Edition) -> Mapping[int, Card]:
    found: Mapping[int, Card] = edition.words["cards"]
    return found


def args_of(edition: Edition, action: int) -> Json:
    """{"move": "invest", "slot": 2, "tokens": 4}"""
    if not 0 <= action < ACTIONS:
        raise IllegalMove(Refusal(f"Moves are numbered 0 to {ACTIONS - 1}.", "no-such-move"))
    if action == Move.HARVEST:
        return {"move": "harvest"}
    if action == Move.COMPLETE:
        return {"move": "complete"}
    if action <= Move.GAIN:
        return {"move": "snipe", "slot": action - Move.SNIPE}
    if action < Move.TARGET:
        return {"move": "gain", "slot": action - Move.GAIN}
    if action <= Move.ACTIVATE:
        return {"move": "attack", "seat": action - Move.TARGET}
    if action <= Move.WRECK:
        return {"move": "activate", "card": cards_of(edition)[action - Move.ACTIVATE].slug}
    if action < Move.INVEST:
        return {"move": "wreck", "card": cards_of(edition)[action - Move.WRECK].slug}
    choice = action - Move.INVEST
    return {"move": "invest", "slot": choice // MOST_BID + 1, "tokens": choice % MOST_BID + 1}


def words_of(edition: Edition, action: int) -> str:
    """invest 2 4"""
    return spelled(args_of(edition, action))


def action_of_words(edition: Edition, words: str) -> int:
    """The action id of `invest 2 4`."""
    return action_of_args(edition, args_in(FORMS, words, ("card",)))


def action_of_args(edition: Edition, args: Mapping[str, Any]) -> int:
    """The action id of {"move": "invest", "slot": 2, "tokens": 4}."""
    name = move_in(FORMS, args)
    values = [_card(edition, args[key]) if key == "card" else _number(key, args[key]) for key in FORMS[name]]
    match name:
        case "harvest":
            return Move.HARVEST
        case "complete":
            return Move.COMPLETE
        case "snipe":
            return Move.SNIPE + values[0]
        case "gain":
            return Move.GAIN + values[0]
        case "attack":
            return Move.TARGET + values[0]
        case "activate":
            return Move.ACTIVATE + values[0]
        case "wreck":
            return Move.WRECK + values[0]
    return Move.INVEST + (values[0] - 1) * MOST_BID + values[1] - 1


def _number(key: str, value: Any) -> int:
    return number_in(key, value, *BOUNDS[key], rule="6.4" if key == "tokens" else "")


def _card(edition: Edition, value: Any) -> int:
    for card in cards_of(edition).values():
        if value == card.slug:
            return card.id
    raise IllegalMove(Refusal(f"A card is named like `great-wall`{but(value)}.", "bad-arguments"))


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
    """Lays a position on a blank table."""
    words = dict(word.split("=", 1) for word in line.split())
    book = lay_open(Book, edition.records)
    table.seats = int(words.get("seats", 3))
    table.slots = book.market_of_five if table.seats == 5 else book.market
    table.question = Question.ACTION
    for key in NUMBERS:
        if key in words:
            setattr(table, key, int(words[key]))
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
    """The deck as given, or all deck cards that lie nowhere else, earliest age first, behind those already drawn."""
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
    """Whether a card lies in a nation."""
    return bool(table.under[card] or (table.top == card).any() or (table.under == card).any())
