"""The nations: a table of numbers, lines with the cards on top, or a panel for each with its stacks."""

from __future__ import annotations

from rich.text import Text

from watershed.kit.drawing import LETTERS, Scene
from watershed.kit.lines import Lines, beside, cut, fit, line, wrap
from watershed.kit.messages import Json

from .names import (
    ICONS,
    SHORT_ICONS,
    SHORT_TYPES,
    cards_of,
    effect,
    seat_style,
    seat_text,
    shortened,
    stripe,
    timing,
    type_style,
)

# How much of its cards a nation shows: names; permanent effects cut to a line; permanent effects whole; everything.
TOPS, BRIEF, LASTING, WHOLE = 1, 2, 3, 4
LASTS = ("permanent", "turn-action", "scoring")


def numbers(scene: Scene, width: int) -> Lines:
    """One line per nation: tokens, icons, strength, points, and how many cards are in each stack."""
    rows = [line(*_heads())]
    for nation in scene.view["nations"]:
        rows.append(cut(line(*_who(scene, nation), *_numbers(nation)), width))
    return rows


def _heads() -> list[Text]:
    heads = [fit("NATIONS", 13, "dim"), fit("tok", 4, "dim", right=True)]
    heads += [fit(SHORT_ICONS[icon], 4, "dim", right=True) for icon in ICONS]
    heads += [fit("A+D", 4, "dim", right=True), fit("pts", 4, "dim", right=True), Text(" │", "dim")]
    return heads + [fit(name, 4, "dim", right=True) for name in SHORT_TYPES.values()]


def _who(scene: Scene, nation: Json) -> list[Text]:
    seat = nation["seat"]
    turn = seat == scene.view["to_move"]
    mark = "▸" if turn else " "
    style = f"bold {seat_style(seat)}" if turn else seat_style(seat)
    return [Text(mark, "bold"), Text(f"{LETTERS[seat]} ", style), fit(scene.names[seat], 10, style)]


def _numbers(nation: Json) -> list[Text]:
    cells = [fit(str(nation["tokens"]), 4, "bold", right=True)]
    cells += [_count(nation["icons"][icon]) for icon in ICONS]
    cells += [fit(str(nation["strength"]), 4, right=True), fit(str(nation["points"]), 4, "bold", right=True)]
    return [*cells, Text(" │", "dim"), *(_count(len(nation["stacks"][kind])) for kind in SHORT_TYPES)]


def _count(number: int) -> Text:
    return fit(str(number) if number else "·", 4, "" if number else "dim", right=True)


def with_tops(scene: Scene, width: int) -> Lines:
    """The numbers, and under each nation the names of its top cards."""
    rows = [line(*_heads())]
    for nation in scene.view["nations"]:
        rows.append(cut(line(*_who(scene, nation), *_numbers(nation)), width))
        rows += wrap(_tops(scene, nation), width, "   ")
    return rows


def _tops(scene: Scene, nation: Json) -> Text:
    cards = cards_of(scene.components)
    parts = []
    for kind, short in SHORT_TYPES.items():
        pile = nation["stacks"][kind]
        shown = pile if kind == "wonder" else pile[-1:]
        if shown:
            names = ", ".join(cards[name]["name"] for name in shown)
            parts.append(Text.assemble((f"{short} ", "dim"), (names, type_style(cards[pile[-1]]))))
    return Text("  ").join(parts)


def panels(scene: Scene, width: int, detail: int) -> Lines:
    """A panel for each nation, side by side."""
    nations = scene.view["nations"]
    size = (width - 3 * (len(nations) - 1)) // len(nations)
    blocks = [panel(scene, nation, size, detail) for nation in nations]
    rule = Text("─┬─", "dim").join([Text("─" * size, "dim")] * len(nations))
    tallest = max(len(block) for block in blocks)
    filled = [block + [Text("")] * (tallest - len(block)) for block in blocks]
    return [rule, *beside(filled, [size] * len(nations), " │ ")]


def panel(scene: Scene, nation: Json, width: int, detail: int) -> Lines:
    """One nation: its numbers, then its stacks."""
    turn = nation["seat"] == scene.view["to_move"]
    name = line(("▸ ", "bold") if turn else "  ", seat_text(scene, nation["seat"], bold=turn))
    if nation["seat"] in scene.people and len(scene.people) < len(scene.names):
        name = line(name, (" (you)", "bold"))
    points = f"{nation['points']} points" if nation["points"] != 1 else "1 point"
    icons = Text("  ").join(
        Text.assemble((SHORT_ICONS[icon], "dim"), f" {count}") for icon, count in nation["icons"].items()
    )
    tokens = "1 token" if nation["tokens"] == 1 else f"{nation['tokens']} tokens"
    rows = [line(fit(name, width - len(points) - 1), " ", (points, "bold"))]
    strength = "strength" if width > 36 else "A+D"
    rows += wrap(line((tokens, "bold"), f", attack {nation['attack']}, {strength} {nation['strength']}"), width)
    rows += wrap(icons, width)
    for kind in SHORT_TYPES:
        rows += stack(scene, kind, nation["stacks"][kind], width, detail)
    return rows + stack(scene, "", nation["aside"], width, detail)


def stack(scene: Scene, kind: str, pile: list[str], width: int, detail: int) -> Lines:
    """A stack from its top card down; covered cards show their stripes. Wonders are side by side."""
    cards = cards_of(scene.components)
    short = SHORT_TYPES.get(kind, "---")
    if not pile:
        return [line((f"{short} -", "dim"))] if kind else []
    rows: Lines = []
    for name in reversed(pile) if kind == "wonder" else pile[-1:]:
        covered = [cards[under] for under in pile[-2::-1]] if kind != "wonder" else []
        rows += _card(cards[name], short if not rows else "   ", covered, width, detail)
    return rows


def _card(card: Json, label: str, covered: list[Json], width: int, detail: int) -> Lines:
    under = "".join(f"[{stripe(other)}]" for other in covered)
    shown = line((f"{label} ", "dim"), (card["name"], f"bold {type_style(card)}"), (f" [{stripe(card)}]", "bold"))
    if under:
        shown.append(f" on {under}")
    rows = [cut(shown, width)]
    if detail == TOPS or not timing(card) or (detail < WHOLE and card["timing"] not in LASTS):
        return rows
    when = f"{timing(card)}: "
    if detail == BRIEF:
        return [*rows, cut(line("    ", when, shortened(card, width - 4 - len(when))), width)]
    return rows + wrap(when + effect(card), width, "    ")
