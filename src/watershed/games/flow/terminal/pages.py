"""The pages of The Flow of History that a player can ask for, and the final scores."""

from __future__ import annotations

from collections.abc import Mapping

from rich.text import Text

from watershed.kit.drawing import Scene, called, find_seat
from watershed.kit.lines import Lines, cut, in_columns, line, table, wrap
from watershed.kit.messages import Json, Message
from watershed.kit.trouble import Trouble

from .market import head, two_lines
from .names import (
    ICONS,
    SHORT_TYPES,
    cards_of,
    effect,
    find_card,
    investor_name,
    say,
    stripe_names,
    timing,
    type_name,
    type_style,
)
from .nations import WHOLE, panel

LOOKS: Mapping[str, str] = {what: say(Message(f"look-{what}")) for what in ("card", "nation", "market")}
HELP = say(Message("help"))


def names(components: Json) -> list[str]:
    """Names that the prompt can complete."""
    return list(cards_of(components))


def look(scene: Scene, what: str, argument: str, width: int) -> Lines:
    """One of the pages."""
    if what == "card":
        if not argument:
            raise Trouble("Which card? `card 3` is the one in slot 3, `card castle` finds one by name.")
        return _card(scene, find_card(scene, argument), width)
    if what == "nation":
        return _nation(scene, argument, width)
    return _market(scene, width)


def _card(scene: Scene, card: Json, width: int) -> Lines:
    when = f", {timing(card).lower()}" if timing(card) else ""
    rows = [
        line((card["name"], f"bold {type_style(card)}"), f"  {type_name(card)} card of age {card['age']}{when}"),
        *wrap(effect(card), width, "  "),
        *wrap(f"Stripe: {stripe_names(card)}.", width, "  "),
    ]
    if card.get("indicator"):
        rows += wrap(f"Completing it pays the investor 1 token per {card['indicator']} icon.", width, "  ")
    return rows + wrap(_where(scene, card["card"]), width, "  ")


def _where(scene: Scene, wanted: str) -> str:
    """Where a card is, as far as players can see."""
    for slot in scene.view["market"]:
        if slot["card"] == wanted:
            if slot["investor"] is None:
                return f"On the market, slot {slot['slot']}; nobody has invested in it."
            who = investor_name(scene, slot["investor"])
            return f"On the market, slot {slot['slot']}; {who} has invested {slot['tokens']}."
    for nation in scene.view["nations"]:
        for kind, pile in nation["stacks"].items():
            if wanted in pile:
                covered = "" if kind == "wonder" or pile[-1] == wanted else ", covered"
                return f"In the nation of {called(scene.names, nation['seat'])}{covered}."
    return "Not on the market or in a nation: it is still in the deck, or out of the game."


def _nation(scene: Scene, argument: str, width: int) -> Lines:
    own = scene.view["to_move"] if scene.view["to_move"] is not None else 0
    nation = scene.view["nations"][find_seat(scene.names, argument) if argument else own]
    cards = cards_of(scene.components)
    rows = panel(scene, nation, min(width, 78), WHOLE)
    covered = [
        f"{cards[name]['name']} ({stripe_names(cards[name])})"
        for kind in list(SHORT_TYPES)[:5]
        for name in nation["stacks"][kind][:-1]
    ]
    if covered:
        rows += wrap(Text("Covered: " + ", ".join(covered)), width)
    if nation["investment"]:
        slot = scene.view["market"][nation["investment"] - 1]
        rows += wrap(f"Invested {slot['tokens']} in {cards[slot['card']]['name']} (slot {slot['slot']}).", width)
    return rows


def _market(scene: Scene, width: int) -> Lines:
    rows = [head(scene, width), *two_lines(scene, width)]
    cards = cards_of(scene.components)
    long = [card for slot in scene.view["market"] if (card := cards.get(slot["card"] or "")) and len(effect(card)) > 77]
    for card in long:
        rows += wrap(f"{card['name']}: {effect(card)}", width, "  ", "    ")
    return rows + legend(width)


def legend(width: int) -> Lines:
    """What the letters mean."""
    icons = [f"{letter} {name}" for name, letter in ICONS.items()]
    return in_columns([Text(entry, "dim") for entry in icons], width)


def final(scene: Scene, scoring: list[Json], width: int) -> Lines:
    """The score, step by step as chapter 12 counts it; `scoring` has the best seat first."""
    cards = cards_of(scene.components)
    effects: dict[str, dict[int, int]] = {}
    for part in scoring:
        for scored in part["effects"]:
            effects.setdefault(cards[scored["card"]]["name"], {})[part["seat"]] = scored["points"]
    room = (width - 24) // len(scoring) - 2
    names = [cut(Text(called(scene.names, part["seat"]), "bold"), room) for part in scoring]
    rows: list[list[str | Text]] = [["", *names]]
    rows.append(["Culture icons [12.3]", *(str(part["culture"]) for part in scoring)])
    rows.append(["Half the others [12.4]", *(f"{part['others']}/2 {part['half']:>2}" for part in scoring)])
    for name, points in sorted(effects.items()):
        rows.append([f"{name} [12.5]", *(str(points.get(part["seat"], "·")) for part in scoring)])
    rows.append([Text("Points", "bold"), *(Text(str(part["total"]), "bold") for part in scoring)])
    rows.append([Text("Ties: cards [12.6]", "dim"), *(Text(str(part["cards"]), "dim") for part in scoring)])
    rows.append([Text("then tokens [12.6]", "dim"), *(Text(str(part["tokens"]), "dim") for part in scoring)])
    return table(rows, range(1, len(scoring) + 1))
