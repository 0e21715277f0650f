"""The moves of The Flow of History by number: a market card's number is its slot, so that it stays where it is."""

from __future__ import annotations

from collections.abc import Sequence

from watershed.kit.drawing import Item, Scene, find_seat
from watershed.kit.game import Move
from watershed.kit.messages import Json
from watershed.kit.trouble import Trouble

from .names import cards_of, find_card

BY_SLOT = ("snipe", "gain", "invest")
FORMS = ("harvest", "complete", "activate", "attack", "wreck", *BY_SLOT)


def menu(view: Json, components: Json, moves: Sequence[Move]) -> list[Item]:
    """What can be chosen. A market card has the number of its slot, harvesting is 0, the rest follows."""
    slots: dict[int, list[Move]] = {}
    others: list[Move] = []
    harvest: list[Item] = []
    for move in moves:
        if move.name in BY_SLOT:
            slots.setdefault(move.args["slot"], []).append(move)
        elif move.name == "complete":
            slots.setdefault(_stake(view), []).append(move)
        elif move.name == "harvest":
            harvest.append(Item("0", move.text, (move,)))
        else:
            others.append(move)
    number = len(view["market"]) if slots or harvest else 0
    items = [_on_market(view, components, slot, tuple(group)) for slot, group in sorted(slots.items())]
    listed = [Item(str(at), _text(view, move), (move,)) for at, move in enumerate(others, number + 1)]
    return items + harvest + listed


def _stake(view: Json) -> int:
    """The slot the seat to move has invested in, or 0."""
    return int(view["nations"][view["turn"]]["investment"] or 0)


def _on_market(view: Json, components: Json, slot: int, moves: tuple[Move, ...]) -> Item:
    first = moves[0]
    if first.name != "invest":
        price = f" {view['market'][slot - 1]['tokens']}" if first.name == "snipe" else ""
        return Item(str(slot), first.text, moves, first.name + price, slot)
    name = cards_of(components)[view["market"][slot - 1]["card"]]["name"]
    most = len(moves)
    text = f"Invest in {name}, 1 to {most} tokens" if most > 1 else first.text
    return Item(str(slot), text, moves, "invest" if most > 1 else "invest 1", slot)


def _text(view: Json, move: Move) -> str:
    """The text of a listed move; an attack also says what it meets."""
    if move.name != "attack":
        return move.text
    nation = view["nations"][move.args["seat"]]
    tokens = "1 token" if nation["tokens"] == 1 else f"{nation['tokens']} tokens"
    return f"{move.text} (strength {nation['strength']}, holds {tokens})"


def words(scene: Scene, typed: str) -> str:
    """What was typed, in the words of the log: cards by name become slots, seats by letter become numbers."""
    name, *rest = typed.lower().split()
    if name == "complete" and rest:
        return _complete(scene, " ".join(rest))
    if not rest or name not in FORMS:
        return " ".join([name, *rest])
    if name == "attack":
        return typed if rest[0].isdecimal() else f"attack {find_seat(scene.names, ' '.join(rest))}"
    if name in ("activate", "wreck"):
        return f"{name} {find_card(scene, ' '.join(rest))['card']}"
    if rest[0].isdecimal():
        return " ".join([name, *rest])
    amount = [rest.pop()] if rest[-1].isdecimal() and len(rest) > 1 else []
    return " ".join([name, str(_slot_of(scene, " ".join(rest))), *amount])


def _complete(scene: Scene, named: str) -> str:
    """Refuse another card than the one that can be completed."""
    slot = _stake(scene.view)
    mine = scene.view["market"][slot - 1]["card"] if slot else None
    if mine and find_card(scene, named)["card"] != mine:
        raise Trouble(f"You can only complete {cards_of(scene.components)[mine]['name']}: that is your investment.")
    return "complete"


def _slot_of(scene: Scene, named: str) -> int:
    card = find_card(scene, named)
    for slot in scene.view["market"]:
        if slot["card"] == card["card"]:
            return int(slot["slot"])
    raise Trouble(f"{card['name']} is not on the market.")


def attempt(scene: Scene, key: str) -> str | None:
    """The move that typing the number of a market card means. If it is refused, it has a reason."""
    for slot in scene.view["market"]:
        if str(slot["slot"]) == key:
            return _natural(scene, slot)
    return None


def _natural(scene: Scene, slot: Json) -> str:
    """The move that a market card calls for."""
    if scene.view["question"] == "gain":
        return f"gain {slot['slot']}"
    if slot["investor"] is None:
        return f"invest {slot['slot']} 1"
    return "complete" if slot["investor"] == scene.view["turn"] else f"snipe {slot['slot']}"


def attempts(scene: Scene) -> list[str]:
    """Everything a player might want to do now, in words."""
    view = scene.view
    if view["question"] == "target":
        return [f"attack {nation['seat']}" for nation in view["nations"] if nation["seat"] != view["turn"]]
    slots = [_natural(scene, slot) for slot in view["market"] if slot["card"]]
    if view["question"] != "action":
        return slots if view["question"] == "gain" else []
    cards = cards_of(scene.components)
    mine = view["nations"][view["turn"]]["stacks"]
    actions = [card for pile in mine.values() for card in pile if cards[card]["timing"] == "turn-action"]
    return list(dict.fromkeys(["harvest", *slots, "complete", *(f"activate {card}" for card in actions)]))
