"""What messages call the printed things: goods, rooms, cards, heroes and wonders by their names.

The names are the messages `good-food`, `status-mil`, `kind-culture`, `figure-petra`, `prosperity-workers`,
`piece-i-01-white`, `tile-culture-1`, `quantity-worker`, `space-5`, `exchange-minerals-food`.
"""

from __future__ import annotations

from watershed.kit.game import Edition
from watershed.kit.messages import Argument, Listed, Message, Thing

from .book import Book
from .grammar import SWITCHES, VERBS, Effect
from .keys import GOODS, KINDS, QUANTITIES, STATUSES, WHENS
from .names import Quantity
from .notation import CARDS, cell_name, exchange_words, figures_of, pieces_of, tiles_of

VERB_KEYS = {number: word for word, number in VERBS.items()}


def cell_word(cell: int) -> str:
    """A cell is called `e6` in every language."""
    return cell_name(cell)


def good_thing(good: int) -> Thing:
    """Food, minerals, money, VP or votes."""
    return Thing("good", GOODS[int(good)])


def status_thing(status: int) -> Thing:
    return Thing("status", STATUSES[int(status)])


def kind_thing(kind: int) -> Thing:
    """A kind of room."""
    return Thing("kind", KINDS[int(kind)])


def piece_thing(edition: Edition, piece: int) -> Thing:
    """A baseland, or a side of a land card."""
    return Thing("piece", pieces_of(edition)[int(piece)].slug)


def figure_thing(edition: Edition, figure: int) -> Thing:
    """A hero or wonder."""
    return Thing("figure", figures_of(edition)[int(figure)].slug)


def tile_thing(edition: Edition, tile: int) -> Thing:
    return Thing("tile", tiles_of(edition)[int(tile)].slug)


def prosperity_thing(card: int) -> Thing:
    """A prosperity card."""
    return Thing("prosperity", CARDS[int(card)])


def quantity_thing(quantity: int) -> Thing:
    """What effects count."""
    return Thing("quantity", QUANTITIES[int(quantity)])


def space_thing(space: int) -> Thing:
    """A space of a route: 0 for Start, 7 for Rest."""
    return Thing("space", str(int(space)))


def exchange_thing(edition: Edition, kind: int) -> Thing:
    """What is changed into what."""
    return Thing("exchange", exchange_words(edition)[int(kind)])


def amount(good: int, count: int) -> Message:
    """Some of one good."""
    return Message("amount", {"count": int(count), "good": good_thing(good)})


def goods(row: dict[int, int]) -> Argument:
    """Some of several goods."""
    return Listed(tuple(amount(good, count) for good, count in row.items() if count))


def mix_of(edition: Edition, mix: int) -> dict[int, int]:
    """The goods of an aid."""
    return {good: count for good, count in enumerate(edition.opened(Book).mix[mix].tolist()) if count}


def effect_id(effect: Effect) -> str:
    """The message of what an effect does: `effect-toll`, or `effect-vp-per` where something is counted."""
    counts = effect.per != Quantity.NONE
    return f"effect-{VERB_KEYS[effect.verb]}" + ("-per" if counts else "")


def effect_message(effect: Effect) -> Message:
    """An effect in words, from the numbers that the rules use. `when` and `sign` are words for selectors."""
    args: dict[str, Argument] = {"when": WHENS[effect.when]}
    if effect.verb not in SWITCHES:
        args["amount"] = abs(effect.amount)
        args["sign"] = "less" if effect.amount < 0 else "more"
    if effect.per != Quantity.NONE:
        args |= {"every": effect.every, "per": quantity_thing(effect.per)}
    return Message(effect_id(effect), args)
