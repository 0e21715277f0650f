"""The market in three sizes: one line per card, two lines per card, or a row of whole cards."""

from __future__ import annotations

from rich.text import Text

from watershed.kit.drawing import Item, Scene
from watershed.kit.lines import Lines, beside, cut, fit, line, wrap
from watershed.kit.messages import Json

from .names import (
    SHORT_TYPES,
    bonus,
    cards_of,
    effect,
    investor_name,
    seat_style,
    shortened,
    stripe,
    stripe_names,
    timing,
    type_name,
    type_style,
)


def head(scene: Scene, width: int) -> Text:
    """Age, turn, tokens and deck in one line."""
    view = scene.view
    ages = ", ".join(f"{age} {count}" for age, count in view["deck"]["ages"].items() if count)
    left = f"{view['deck']['cards']} ({ages})" if ages else "empty"
    parts = [("Age ", view["age"]), ("Turn ", view["turns"]), ("Supply ", view["supply"])]
    parts += [("Reserve ", view["reserve"]), ("Deck ", left)]
    text = Text("  ", end="").join([Text.assemble((name, "dim"), (str(value), "bold")) for name, value in parts])
    return cut(text, width)


def _item(scene: Scene, slot: Json) -> Item | None:
    return next((item for item in scene.items if item.slot == slot["slot"]), None)


def _invested(scene: Scene, slot: Json, width: int) -> Text:
    """Who has invested, and how many tokens."""
    if slot["investor"] is None:
        return fit("-", width, "dim")
    number = f" {slot['tokens']}"
    name = fit(investor_name(scene, slot["investor"]), width - len(number), seat_style(slot["investor"]))
    name.rstrip()
    return fit(line(name, (number, "bold")), width)


def _action(scene: Scene, slot: Json) -> Text:
    item = _item(scene, slot)
    return Text(item.short, style="bold") if item else Text("")


def _key(scene: Scene, slot: Json) -> tuple[str, str]:
    return f"{slot['slot']:>2} ", "bold" if _item(scene, slot) else "dim"


def two_lines(scene: Scene, width: int) -> Lines:
    """A table with a line for the card and a line for its effect."""
    spare = max(0, min(20, width - 80))
    sizes = (17, 13, 4, 12, 6, 6, 10 + spare)
    heads = ("MARKET", "type", "age", "timing", "icons", "bonus", "invested")
    rows = [line("   ", *(fit(name, size, "dim") for name, size in zip(heads, sizes, strict=True)))]
    cards = cards_of(scene.components)
    for slot in scene.view["market"]:
        if slot["card"] is None:
            rows += [line(_key(scene, slot), ("(empty until the market is refilled)", "dim")), Text("", end="")]
            continue
        card = cards[slot["card"]]
        cells = (card["name"], type_name(card), card["age"], timing(card), stripe(card), bonus(card) or "-")
        styles = (f"bold {type_style(card)}", type_style(card), "", "", "bold", "")
        parts = [fit(cell, size, style) for cell, size, style in zip(cells, sizes[:-1], styles, strict=True)]
        rows.append(
            cut(line(_key(scene, slot), *parts, _invested(scene, slot, sizes[-1]), _action(scene, slot)), width)
        )
        rows.append(cut(line("   ", shortened(card, width - 3)), width))
    return rows


def one_line(scene: Scene, width: int) -> Lines:
    """The same with the effect in the line, cut if it is too long."""
    room = width - 54
    heads = (("MARKET", 17), ("type", 5), ("age", 4), ("effect", room), ("icons", 6), ("invested", 10))
    rows = [line("   ", *(fit(name, size, "dim") for name, size in heads))]
    cards = cards_of(scene.components)
    for slot in scene.view["market"]:
        if slot["card"] is None:
            rows.append(line(_key(scene, slot), ("(empty)", "dim")))
            continue
        card = cards[slot["card"]]
        kind = SHORT_TYPES.get(card["type"], "-")
        name, does = fit(card["name"], 17, f"bold {type_style(card)}"), shortened(card, room - 1)
        parts = [name, fit(kind, 5, type_style(card)), fit(card["age"], 4), fit(fit(does, room - 1), room)]
        parts += [fit(stripe(card), 6, "bold"), _invested(scene, slot, 10)]
        rows.append(cut(line(_key(scene, slot), *parts, _action(scene, slot)), width))
    return rows


def whole_cards(scene: Scene, width: int) -> Lines:
    """A row of whole cards."""
    slots = scene.view["market"]
    size = min(34, (width - len(slots) + 1) // len(slots))
    cards = cards_of(scene.components)
    faces = [face(cards[slot["card"]], size - 4) if slot["card"] else [Text("(empty)")] for slot in slots]
    height = max(len(lines) for lines in faces)
    blocks = [_framed(scene, slot, lines, height, size) for slot, lines in zip(slots, faces, strict=True)]
    return beside(blocks, [size] * len(slots))


def face(card: Json, width: int) -> Lines:
    """What is printed on a card."""
    when = f" · {timing(card)}" if timing(card) else ""
    rows = [line((card["name"], f"bold {type_style(card)}"))]
    rows += wrap(Text(f"{type_name(card)}{when}", style=type_style(card)), width)
    rows += wrap(effect(card), width)
    return rows


def _framed(scene: Scene, slot: Json, rows: Lines, height: int, size: int) -> Lines:
    """A card in its frame: number and age above, stripe and investment below."""
    card = cards_of(scene.components).get(slot["card"] or "")
    inner = size - 4
    padded = rows + [Text("")] * (height - len(rows))
    age = f" {card['age']} " if card else ""
    top = line("┌ ", (str(slot["slot"]), _key(scene, slot)[1]), " ", "─" * (size - 6 - len(age)), (age, "bold"), "─┐")
    foot = [_stripe_line(card, inner), Text("─" * inner, style="dim")] if card else [Text(""), Text("")]
    item = _item(scene, slot)
    action = line((f"{item.key} ▸ ", "dim"), _action(scene, slot)) if item else Text("")
    foot += [_holder(scene, slot, inner), action]
    body = [line("│ ", fit(row, inner), " │") for row in [*padded, *foot]]
    return [top, *body, line("└" + "─" * (size - 2) + "┘")]


def _stripe_line(card: Json, width: int) -> Text:
    """The stripe in letters and words, and the icon of the investor bonus."""
    right = f"bonus {bonus(card)}" if bonus(card) else ""
    room = width - len(right) - len(stripe(card)) - 4
    names = stripe_names(card) if len(stripe_names(card)) <= room else ""
    return line(fit(line((f"[{stripe(card)}]", "bold"), f" {names}"), width - len(right)), (right, "dim"))


def _holder(scene: Scene, slot: Json, width: int) -> Text:
    if slot["investor"] is None:
        return Text("nobody has invested", style="dim")
    tokens = "1 token" if slot["tokens"] == 1 else f"{slot['tokens']} tokens"
    name = Text(investor_name(scene, slot["investor"]), style=seat_style(slot["investor"]))
    return cut(line(name, ": ", (tokens, "bold")), width)
