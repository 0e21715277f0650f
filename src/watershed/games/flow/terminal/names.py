"""The names and colours of the things of The Flow of History: a letter or a word first, a colour second."""

from __future__ import annotations

import difflib
from collections.abc import Mapping
from pathlib import Path
from typing import Any, cast

from rich.text import Text

from watershed.kit.drawing import LETTERS, SEAT_STYLES, Scene
from watershed.kit.messages import Argument, Json, Listed, Message, Seat, Speaker, Thing
from watershed.kit.trouble import Trouble

ICONS = {"culture": "C", "science": "S", "industry": "I", "trade": "T", "harvest": "H", "attack": "A", "defence": "D"}
SHORT_ICONS = {name: name[:3].capitalize() for name in ICONS}
TYPES = {
    "military": "indian_red",
    "construction": "dark_orange3",
    "knowledge": "spring_green4",
    "government": "dodger_blue1",
    "leader": "dark_goldenrod",
    "wonder": "bold",
}
SHORT_TYPES = {name: name[:3].capitalize() for name in TYPES}
SPEAKER = Speaker(room=Path(__file__).parents[1])  # the terminal speaks English


def cards_of(components: Json) -> Mapping[str, Json]:
    """The cards by their short names."""
    return {card["card"]: card for card in components["cards"]}


def stripe(card: Json) -> str:
    """The icons at the foot of a card, a letter each."""
    return "".join(ICONS[icon] for icon in card["stripe"])


def stripe_names(card: Json) -> str:
    """The same in words: 2 attack, 1 science."""
    counts = {icon: card["stripe"].count(icon) for icon in ICONS}
    return ", ".join(f"{count} {icon}" for icon, count in counts.items() if count) or "nothing"


def type_style(card: Json) -> str:
    return TYPES.get(card["type"] or "", "")


def type_name(card: Json) -> str:
    return (card["type"] or "no type").capitalize()


def bonus(card: Json) -> str:
    """The letter of the icon that pays the investor bonus, where the components say it."""
    return ICONS.get(card.get("indicator") or "", "")


def timing(card: Json) -> str:
    """When the effect happens."""
    return "" if card["timing"] == "none" else say(Message(f"timing-{card['timing']}"))


def effect(card: Json) -> str:
    """What a card does."""
    return say(read(card["effect"]))


def shortened(card: Json, width: int) -> str:
    """An effect in fewer words, if it is too long for the place."""
    return effect(card) if len(effect(card)) <= width else say(read(card["brief"]))


def say(message: Message) -> str:
    return SPEAKER.say(message)


def read(json: Json) -> Message:
    """A message as the components have it."""
    args = {name: _argument(value) for name, value in json.get("args", {}).items()}
    return Message(json["id"], args, json.get("rule", ""))


def _argument(json: Any) -> Argument:
    match json:
        case {"id": _}:
            return read(json)
        case {"list": items, "link": str(link)}:
            return Listed(tuple(_argument(item) for item in items), link)
        case {"seat": int(seat)}:
            return Seat(seat)
        case dict():
            ((kind, key),) = json.items()
            return Thing(kind, key)
    return cast("int | str", json)


def investor_name(scene: Scene, investor: int | str) -> str:
    return "Banker" if isinstance(investor, str) else scene.names[investor]


def seat_style(seat: int | str) -> str:
    return "" if isinstance(seat, str) else SEAT_STYLES[seat % len(SEAT_STYLES)]


def seat_text(scene: Scene, seat: int, *, bold: bool = False) -> Text:
    """A seat as letter and name."""
    style = f"bold {seat_style(seat)}" if bold else seat_style(seat)
    return Text.assemble((LETTERS[seat], style), " ", (scene.names[seat], style))


def find_card(scene: Scene, wanted: str) -> Json:
    """The card somebody means by a slot or by (nearly) its name."""
    cards = cards_of(scene.components)
    word = wanted.strip().lower()
    slots = {str(slot["slot"]): slot["card"] for slot in scene.view["market"]}
    if word in slots:
        if slots[word] is None:
            raise Trouble(f"Slot {word} is empty until the market is refilled.")
        return cards[slots[word]]
    if word.isdecimal():
        raise Trouble(f"The market has {len(slots)} slots. For a card elsewhere, use its name.")
    named = {card["name"].lower(): card for card in cards.values()} | dict(cards)
    starts = {card["card"]: card for name, card in named.items() if name.startswith(word)}
    if word in named or len(starts) == 1:
        return named.get(word) or next(iter(starts.values()))
    near = [card["name"] for card in starts.values()] or [
        named[name]["name"] for name in difflib.get_close_matches(word, list(named), 3, 0.6)
    ]
    raise Trouble(
        f"There is no card {wanted!r}." + (f" Did you mean {' or '.join(dict.fromkeys(near))}?" if near else "")
    )
