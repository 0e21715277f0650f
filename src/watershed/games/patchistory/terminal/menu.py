"""The moves of Patchistory: cells and cards by their names, amounts by number, everything else from a short list."""

from __future__ import annotations

from collections.abc import Sequence

from watershed.kit.drawing import Item, Scene
from watershed.kit.game import Move
from watershed.kit.messages import Json, Message

from .names import SPEAKER, listed, quarters, room_word, title_of
from .reading import attempts, words

__all__ = ["attempt", "attempts", "menu", "words"]

LAST = ("end", "wait", "decline")  # what ends something has the number 0
BY_WORD = ("discard",)  # what nobody should do by mistake is a word
COUNTED = ("bid", "exchange", "campaign")  # moves that differ only in an amount share a number
ALONE = ("commit", "pledge", "vote")  # an amount is the whole answer
BY_NUMBER = ("bid", "claim", "double", "step")  # the number is the first argument
ON_MAP = ("room", "site", "patch")


def menu(view: Json, components: Json, moves: Sequence[Move]) -> list[Item]:
    """What can be chosen: what ends something is 0, a cell is its own name, an amount its own number, and so is a
    card's place in the row; other moves are numbered.
    """
    groups: dict[tuple[str, ...], list[Move]] = {}
    for move in moves:
        groups.setdefault(_group(move), []).append(move)
    items: list[Item] = []
    for group in groups.values():
        name = group[0].name
        key = "0" if name in LAST else _key(group[0]) or _free(items, groups)
        items.append(
            Item(key, _text(view, components, group), tuple(group), _short(view, components, group), _slot(name))
        )
    return items


def _group(move: Move) -> tuple[str, ...]:
    values = [str(value) for value in move.args.values()]
    return move.name, *(values[:-1] if move.name in (*COUNTED, "patch") else values)


def _slot(name: str) -> int:
    """What is marked on the map, or is only a number, isn't listed."""
    return int(name in (*ON_MAP, *ALONE))


def _key(move: Move) -> str:
    """The name of a cell, or a number that means something; nothing if the next free number will do."""
    if move.name in BY_WORD:
        return move.name
    first = str(next(iter(move.args.values()), ""))
    return first if move.name in (*ON_MAP, "worker", *ALONE, *BY_NUMBER) else ""


def _free(items: Sequence[Item], groups: dict[tuple[str, ...], list[Move]]) -> str:
    """The lowest number that no item has or will have."""
    taken = {item.key for item in items} | {_key(group[0]) for group in groups.values()}
    return next(str(number) for number in range(1, 1000) if str(number) not in taken)


def _text(view: Json, components: Json, group: Sequence[Move]) -> str:
    """What an item says in the list of all moves."""
    move = group[0]
    if move.name == "patch":
        return f"Patch at {move.args['cell']}: " + "; ".join(way(view, components, one) for one in group)
    if move.name in ("bid", "claim"):
        card = view["auction"]["cards"][move.args["card"] - 1]
        called = f"card {card['card']}" if card["back"] else title_of(components, card["piece"])
        if move.name == "claim":
            return f"Take {called} for nothing"
        least, most = (one.args["count"] for one in (move, group[-1]))
        return f"Bid on {called}: {least}" + (f" to {most} money" if most > least else " money")
    if len(group) > 1:
        return f"{move.text} (up to {group[-1].args['count']})"
    return move.text


def way(view: Json, components: Json, move: Move) -> str:
    """One way to patch at a cell, by its number: what the card covers, and what it goes under."""
    seat, mask = view["viewer"], int(move.args["over"])
    rooms = {cell: room for room in view["players"][seat]["territory"]["rooms"] for cell in room["cells"]}
    cells = quarters(move.args["cell"])
    covered = [f"{room_word(rooms[cell])} {cell}" for at, cell in enumerate(cells) if cell in rooms and mask >> at & 1]
    under = [cell for at, cell in enumerate(cells) if cell in rooms and not mask >> at & 1]
    parts = ([f"covers {listed(covered)}"] if covered else []) + ([f"goes under {listed(under)}"] if under else [])
    return f"{mask} {' and '.join(parts) or 'beside your territory'}"


def _short(view: Json, components: Json, group: Sequence[Move]) -> str:
    """What an item says behind the name of its action, where several share a line."""
    move, seats = group[0], view["names"]
    most = f" up to {group[-1].args['count']}" if len(group) > 1 and move.name in COUNTED else ""
    match move.name:
        case "exchange":
            return f"{move.args['kind']}{most}"
        case "route" | "aid" | "ally" | "break":
            return f"to {seats[move.args['seat']]}" if move.name in ("route", "aid") else str(seats[move.args["seat"]])
        case "threaten":
            return f"{seats[move.args['seat']]} for {_demand(move)}"
        case "trade":
            return f"route {move.args['route']}"
        case "reclaim" | "build":
            return _tile(view, components, move)
    return ""


def _demand(move: Move) -> str:
    """What a threat demands, as its button says it."""
    amount = move.message.args["amount"]
    return SPEAKER.say(amount) if isinstance(amount, Message) else str(amount)


def _tile(view: Json, components: Json, move: Move) -> str:
    """A tile by its building, and what that costs."""
    slug = view["players"][view["viewer"]]["tiles"][move.args["tile"] - 1]
    tile = next(one for one in components["tiles"] if one["tile"] == slug)
    if move.name == "reclaim":
        return f"with {room_word(tile)}"
    price = next(one for one in view["costs"] if one["action"] == "build" and one["kind"] == tile["kind"])
    return f"{room_word(tile)} for {price['goods'].get('minerals', 0)} min"


def attempt(scene: Scene, key: str) -> str | None:
    """What a number means that isn't a choice now: a bid on that card."""
    view = scene.view
    if view["question"] != "bid" or not view["auction"] or int(key) > len(view["auction"]["cards"]) or key == "0":
        return None
    return f"bid {key} {view['auction']['cards'][int(key) - 1]['least'] or 1}"
