"""What does not change during a game: pieces, tiles and cards, heroes and wonders, and the numbers of the rulebook."""

from __future__ import annotations

from pathlib import Path
from typing import cast

from watershed.kit.game import Edition
from watershed.kit.messages import MessageJson, as_json, catalogue
from watershed.kit.printed import slug_of

from .book import Book
from .cards import Room, Side, print_side
from .contents import Figure, Tile
from .grammar import Effect, print_effect
from .keys import COSTS, GOODS, KINDS, QUANTITIES, WHENS
from .names import DECK, ERAS, HAND, LAPS, TILES, VOTES_HELD, WORKERS, Cost, Kind, Quantity
from .notation import CARDS, exchange_words, figures_of, mix_words, pieces_of, tiles_of
from .phrases import figure_rule
from .territories import symbols
from .things import VERB_KEYS, effect_message, mix_of
from .viewtypes import (
    EffectComponent,
    ExchangeComponent,
    FigureComponent,
    MixComponent,
    PatchistoryComponents,
    PatchistoryNumbers,
    PieceComponent,
    RoomComponent,
    Source,
    SpaceComponent,
    TileComponent,
)

ROOM = Path(__file__).parent
SPACES = range(1, 5)  # of a route, with goods


def components(edition: Edition) -> PatchistoryComponents:
    """Every piece, tile and card, heroes and wonders, and the numbers of the rulebook, with sources."""
    book = edition.opened(Book)
    return {
        "title": edition.title,
        "pieces": [_piece(edition, book, number) for number in pieces_of(edition)],
        "figures": [_figure(edition, figure) for figure in figures_of(edition).values()],
        "tiles": [_tile(book, tile) for tile in tiles_of(edition).values()],
        "prosperity": [
            {"prosperity": slug, "number": card, "measure": QUANTITIES[int(book.measure[card])]}
            for card, slug in CARDS.items()
        ],
        "generalSpaces": [_space(int(book.route_good[at]), int(book.route_gain[at])) for at in SPACES],
        "alliedSpaces": [_space(int(book.allied_good[at]), int(book.allied_gain[at])) for at in SPACES],
        "mixes": [_mix(edition, mix, word) for mix, word in mix_words(edition).items()],
        "exchanges": [_exchange(book, kind, word) for kind, word in exchange_words(edition).items()],
        "numbers": _numbers(book),
        "sources": edition.words["sources"],
        "printed": {id: name for id, name in edition.printed.items() if not catalogue(ROOM).has(id)},
    }


def _source(edition: Edition, section: str, key: str) -> Source:
    """3.7  Whether something is printed in the rulebook, published elsewhere, or reconstructed."""
    return cast("Source", edition.words["sources"][section][key])


def _piece(edition: Edition, book: Book, number: int) -> PieceComponent:
    side = pieces_of(edition)[number]
    section = side.colour if side.era else "baselands"
    return {
        "piece": side.slug,
        "id": side.id,
        "number": number,
        "card": int(book.card[number]),
        "era": side.era,
        "black": side.black,
        "columns": side.columns,
        "rooms": [_room(room) for room in side.rooms],
        "figure": slug_of(side.figure.figure) if side.figure else None,
        "notation": print_side(side),
        "source": _source(edition, section, side.id),
    }


def _room(room: Room) -> RoomComponent:
    return {
        "quarters": list(room.quarters),
        "kind": KINDS[room.kind],
        "free": symbols(room.free),
        "box": symbols(room.box) if room.box else None,
        "figure": slug_of(room.figure) if room.figure else None,
    }


def _figure(edition: Edition, figure: Figure) -> FigureComponent:
    side = _side_of(edition, figure)
    room = cast("Room", side.figure)
    return {
        "figure": figure.slug,
        "hero": figure.hero,
        "era": figure.era,
        "piece": side.slug,
        "free": symbols(room.free),
        "effects": [_effect(effect) for effect in figure.effects],
        "rule": figure_rule(edition, figure.id),
        "source": _source(edition, "heroes" if figure.hero else "wonders", figure.slug),
    }


def _side_of(edition: Edition, figure: Figure) -> Side:
    """The side that a hero or wonder is on."""
    return next(side for side in pieces_of(edition).values() if side.figure and side.figure.figure == figure.name)


def _effect(effect: Effect) -> EffectComponent:
    text: MessageJson = as_json(effect_message(effect))
    return {
        "when": WHENS[effect.when],
        "verb": VERB_KEYS[effect.verb],
        "amount": effect.amount,
        "per": None if effect.per == Quantity.NONE else QUANTITIES[effect.per],
        "every": effect.every,
        "notation": print_effect(effect),
        "text": text,
    }


def _tile(book: Book, tile: Tile) -> TileComponent:
    return {
        "tile": tile.slug,
        "number": tile.id,
        "kind": KINDS[tile.room.kind],
        "free": symbols(tile.room.free),
        "box": symbols(tile.room.box) if tile.room.box else None,
        "minerals": int(book.build[tile.room.kind]),
    }


def _space(good: int, count: int) -> SpaceComponent:
    return {"good": GOODS[good], "count": count}


def _mix(edition: Edition, mix: int, word: str) -> MixComponent:
    return {"mix": word, "goods": {GOODS[good]: count for good, count in mix_of(edition, mix).items()}}


def _exchange(book: Book, kind: int, word: str) -> ExchangeComponent:
    return {
        "exchange": word,
        "pays": GOODS[int(book.lot_from[kind])],
        "paid": int(book.lot_pays[kind]),
        "gets": GOODS[int(book.lot_to[kind])],
        "got": int(book.lot_gets[kind]),
    }


def _numbers(book: Book) -> PatchistoryNumbers:
    return {
        "eras": ERAS,
        "rounds": LAPS,
        "cards": DECK,
        "workers": book.workers.tolist(),
        "mostWorkers": WORKERS,
        "food": int(book.food),
        "money": int(book.money),
        "vp": int(book.vp),
        "swap": int(book.swap),
        "limit": book.limit[1:].tolist(),
        "aid": int(book.aid),
        "aidAccepted": int(book.aid_accepted),
        "aidRefused": int(book.aid_refused),
        "threatMoney": book.threat_money[1:].tolist(),
        "threatVp": book.threat_vp[1:].tolist(),
        "trade": book.trade[1:].tolist(),
        "birth": book.birth[1:].tolist(),
        "heroFood": book.hero_food[1:].tolist(),
        "wonderMinerals": book.wonder_minerals[1:].tolist(),
        "link": int(book.link),
        "reclaim": int(book.reclaim),
        "favours": {COSTS[cost]: int(book.favours[cost]) for cost in range(Cost.AID, Cost.BUILD + 1)},
        "build": {KINDS[kind]: int(book.build[kind]) for kind in range(Kind.CULTURE, Kind.INDUSTRY + 1)},
        "prepare": book.prepare[1:].tolist(),
        "invader": book.invader[1:].tolist(),
        "defender": book.defender[1:].tolist(),
        "perfect": int(book.perfect),
        "spoils": int(book.spoils),
        "heroUpkeep": int(book.hero_upkeep),
        "wonderUpkeep": int(book.wonder_upkeep),
        "missingFood": int(book.missing_food),
        "missingMineral": int(book.missing_mineral),
        "upkeep": book.upkeep.tolist(),
        "general": int(book.general),
        "allied": int(book.allied),
        "tiles": TILES,
        "hand": HAND,
        "prosperity": VOTES_HELD,
    }
