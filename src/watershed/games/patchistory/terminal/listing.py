"""The choices as lines: moves of one kind share a line, and what is marked on the map isn't repeated."""

from __future__ import annotations

from collections.abc import Sequence

from watershed.kit.drawing import Item, Scene
from watershed.kit.lines import Lines, cut, in_columns, line
from watershed.kit.messages import Message

from .menu import ALONE
from .names import SPEAKER, goods_word, piece_of, title_of, viewer_of

SHARED = ("exchange", "route", "aid", "threaten", "trade", "reclaim", "build", "ally", "break")
ACTIONS = {"route": "link", "worship-heroes": "heroes", "worship-wonders": "wonders"}  # what the costs call them
HEADS = {"ally": "Ally with", "break": "Break with"}
LEAST = 60  # columns for two columns of choices


def hint(scene: Scene) -> str:
    """How to answer, by an example."""
    items = scene.items
    if not items:
        return ""
    marked = [item for item in items if item.slot and item.moves[0].name not in ALONE]
    names = {item.moves[0].name for item in items}
    if "patch" in names:
        example = next((item for item in marked if len(item.moves) > 1), marked[0])
        where = f" + marks where its upper left quarter can go: type a cell, like {example.key}."
        return f"{where} moves says what is covered."
    if marked:
        return f" Type a cell marked +, like {marked[0].key}."
    if names <= set(ALONE):
        amounts = [int(item.key) for item in items]
        return f" Type a number from {min(amounts)} to {max(amounts)}."
    if "bid" in names:
        example = next(item for item in items if item.moves[0].name == "bid")
        least = example.moves[0].args["count"]
        return f" Type {example.key} {least} to bid {least} on card {example.key}.{_named(scene)}"
    return " Type a number, or help."


def _named(scene: Scene) -> str:
    """How to read what a hero or wonder of the row does."""
    for card in scene.view["auction"]["cards"]:
        if piece_of(scene.components, card["piece"])["figure"]:
            return f" card {card['card']} explains {title_of(scene.components, card['piece'])}."
    return ""


def listed(scene: Scene, width: int) -> Lines:
    """The choices by number, those of one kind behind each other."""
    shown = [item for item in scene.items if not item.slot]
    single, shared = [], dict[str, list[Item]]()
    for item in shown:
        name = item.moves[0].name
        if name in SHARED and item.short and _is_shared(name, shown):
            shared.setdefault(name, []).append(item)
        else:
            single.append(item)
    rows: Lines = [row for name, items in shared.items() for row in _share(scene, name, items, width)]
    short = [line((f"{item.key:>2} ", "bold"), item.text) for item in single]
    return rows + (in_columns(short, width) if width > LEAST else [cut(text, width) for text in short])


def _is_shared(name: str, items: Sequence[Item]) -> bool:
    return sum(item.moves[0].name == name for item in items) > 1


def _share(scene: Scene, name: str, items: Sequence[Item], width: int) -> Lines:
    """One line for an action: its name and price, and then its choices."""
    head = line(
        (HEADS.get(name) or SPEAKER.say(Message(f"action-{ACTIONS.get(name, name)}")), ""), (_price(scene, name), "dim")
    )
    rows, row = Lines(), line("   ", head)
    for item in items:
        part = line((f"  {item.key} ", "bold"), item.short)
        if row.cell_len + part.cell_len > width:
            rows.append(row)
            row = line("    ")
        row = line(row, part)
    return [cut(row, width) for row in [*rows, row]]


def _price(scene: Scene, name: str) -> str:
    """What an action costs the viewer now."""
    cost = next((one for one in scene.view["costs"] or [] if one["action"] == ACTIONS.get(name, name)), None)
    if cost is None or scene.view["question"] in ("free-route", "free-threat", "stealth"):
        return ":"
    goods = "" if name == "build" else goods_word(cost["goods"])
    favours = f"{cost['favours']} fav"
    free = f"{scene.view['players'][viewer_of(scene) or 0]['freeExchanges']} free" if name == "exchange" else ""
    parts = (favours, goods, "" if free == "0 free" else free)
    return f" ({', '.join(part for part in parts if part)}):"
