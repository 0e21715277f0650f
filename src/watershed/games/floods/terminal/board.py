"""The whole table: the map as rows of letters, the players, the cells that matter, and what can be done."""

from __future__ import annotations

from rich.text import Text

from watershed.kit.drawing import LETTERS, Scene, called
from watershed.kit.game import Entry
from watershed.kit.lines import Lines, cut, fit, in_columns, line, table, wrap
from watershed.kit.messages import Json, Message
from watershed.kit.news import news_lines

from .names import (
    CHOICE_MARK,
    FLOODED,
    LAND,
    LOST,
    LOST_MARK,
    RESOURCES,
    SEA,
    SPEAKER,
    STYLES,
    cells_of,
    label_of,
    letters_of,
    map_of,
)

HEX = 3  # letters of a hex
LEAST = 46  # columns beside the map that are useful
CHOICES = 2  # lines of choices that are always there, if there are that many
SILENT = ("turn", "sealed", "born", "bred", "regrew", "passed")
HEADS = ("", "wood", "gold", "copp", "marb", "gran", "boat", "warr", "mine", "tree", "dolm", "cell", "legacy")


def said(entry: Entry) -> bool:
    """Whether a line of the journal is worth saying at the board."""
    return entry.kind not in SILENT


def board(scene: Scene, width: int, height: int) -> Lines:
    """The map, the players, what has happened, what is asked, and what can be chosen: everything above the prompt."""
    drawn = hexes(scene)
    broad = max(row.cell_len for row in drawn)
    if width < broad or height < len(drawn) + 6:
        return _text(scene, width, height)
    if width < broad + 2 + LEAST:
        return [*drawn, *_text(scene, width, height - len(drawn))]
    side = _text(scene, width - broad - 2, height)
    blank = [Text("")] * max(0, len(side) - len(drawn))
    rows = [*drawn, *blank][: max(len(side), len(drawn))]
    return [cut(line(fit(row, broad), "  ", side[at] if at < len(side) else ""), width) for at, row in enumerate(rows)][
        :height
    ]


def _text(scene: Scene, width: int, height: int) -> Lines:
    """Everything but the map, in that many lines: the choices come first, then news, then the cells."""
    asked = wrap(line((scene.sentence, "bold"), _how(scene)), width) if scene.sentence else []
    asked = [*wrap(_pending(scene), width, "  "), *asked] if _pending(scene) else asked
    rows = [_head(scene, width), *players(scene, width)]
    room = height - len(rows) - len(asked)
    if room < CHOICES:
        del rows[1]  # the heads
        rows = rows[: max(1, height - len(asked) - CHOICES)]
        room = height - len(rows) - len(asked)
    listed = _listed(scene, width)
    told = news_lines(scene.news, width, said, max(0, room - min(len(listed), CHOICES)))
    choices = _cut_short(listed, room - len(told))
    spare = room - len(told) - len(choices)
    cells = table_of_cells(scene, width)[:spare] if spare > 3 else []
    return [cut(row, width) for row in [*rows, *cells, *told, *asked, *choices]][:height]


def _pending(scene: Scene) -> str:
    """The offer that is being made or answered, or the plan of the harvest."""
    offer, plan = scene.view["offer"], scene.view["plan"]
    if offer:
        gives, gets = (", ".join(f"{count} {one}" for one, count in offer[side].items()) for side in ("give", "get"))
        return f"{called(scene.names, offer['from'])} gives {gives or 'nothing'} and gets {gets or 'nothing'}."
    return "Your plan: " + "; ".join(_work(scene, work) for work in plan) + "." if plan else ""


def _work(scene: Scene, work: Json) -> str:
    """What a plan does on a cell."""
    ore = cells_of(scene)[work["cell"]]["ore"]
    parts = [(work["wood"], "wood"), (work["ore"], ore), (work["idle"], "idle")]
    done = ", ".join(f"{count} {word}" for count, word in parts if count)
    warning = ", cell lost!" if work["lost"] else ", last tree!" if work["deforests"] else ""
    return f"{work['cell']} {done}{warning}"


def _how(scene: Scene) -> str:
    """How to answer, by an example."""
    item = next(iter(scene.items), None)
    if item is None:
        return ""
    return f" Type a cell, like {item.key}." if item.slot else " Type a number, or help."


def _head(scene: Scene, width: int) -> Text:
    view = scene.view
    phase = SPEAKER.say(Message(f"phase-{view['phase']}"))
    marks = "/".join(str(mark) for mark in (*view["thresholds"], view["end"]))
    parts: list[str | tuple[str, str]] = [
        ("Turn ", "dim"),
        (f"{view['turn']}/{view['turns']}", "bold"),
        f"  {phase}  ",
        ("scale ", "dim"),
    ]
    parts += [(str(view["scale"]), "bold"), (f" of {marks}", "dim")]
    if view["drownNext"]:
        parts.append((f"  next under water: {' '.join(view['drownNext'])}", "dim"))
    return cut(line(*parts), width)


def players(scene: Scene, width: int) -> Lines:
    """A line per player under a line of heads."""
    rows: list[list[str | Text]] = [[Text(head, "dim") for head in HEADS]]
    for player in scene.view["players"]:
        seat = player["seat"]
        mark = ">" if scene.view["to_move"] == seat else " "
        name = Text(f"{mark}{LETTERS[seat]} {scene.names[seat]}", STYLES[seat])
        numbers = [player["resources"][one] for one in RESOURCES]
        numbers += [player["boats"], f"{player['warriors']}/{player['warriorCap']}", player["mines"], player["forests"]]
        numbers += [player["dolmens"], player["cells"], player["legacy"]]
        rows.append([cut(name, max(4, width - 63)), *(str(number) for number in numbers)])
    return [cut(row, width) for row in table(rows, range(1, len(HEADS)), " ")]


def _listed(scene: Scene, width: int) -> Lines:
    """The choices by number; cells that can be chosen are marked on the map instead."""
    listed = [line((f"{item.key:>2} ", "bold"), item.text) for item in scene.items if not item.slot]
    return in_columns(listed, width) if width > 60 else [cut(text, width) for text in listed]


def _cut_short(rows: Lines, room: int) -> Lines:
    if len(rows) <= room:
        return rows
    hidden = len(rows) - max(0, room - 1)
    return [*rows[: max(0, room - 1)], line((f"   ({hidden} more: type moves)", "dim"))] if room > 0 else []


def hexes(scene: Scene) -> Lines:
    """The map: a hex is three letters, and each row is half a hex further right or left than the one above."""
    chart, cells = map_of(scene), cells_of(scene)
    chosen = {item.key for item in scene.items if item.slot}
    most = max(len(row) for row in chart["rows"])
    even = all(len(row) == most for row in chart["rows"])
    drawn = []
    for y, row in enumerate(chart["rows"]):
        first = y % 2 if even else most - len(row)  # in half hexes
        text = line(" " * (first * HEX // 2))
        for column, code in enumerate(row):
            labelled = cells[code]["label"] == [first + 2 * column, y]
            text.append_text(_hex(cells[code], scene.view["cells"][code], labelled, code in chosen))
        text.rstrip()
        drawn.append(text)
    return drawn


def _hex(cell: Json, shown: Json, labelled: bool, chosen: bool) -> Text:
    """Land has its letters in every hex, sea only where it is labelled; there stands also whose it is."""
    code, status, holder = cell["code"].upper(), shown["status"], shown["controller"]
    boats = shown["boats"]
    if status in ("sea", "flooded"):
        style = SEA if status == "sea" else FLOODED
        mark = CHOICE_MARK if chosen else letters_of(boats["seat"] if boats else None)
        return Text(f"{code}{mark or ' '}" if labelled else "~  ", "bold " + style if boats or chosen else style)
    mark = CHOICE_MARK if chosen else LOST_MARK if status == "lost" else letters_of(holder)
    style = LOST if status == "lost" else LAND[holder] if holder is not None else "bold" if chosen else ""
    text = Text(f"{code}{(mark or ' ') if labelled else ' '}")
    text.stylize(style, 0, 2)
    return text


CELL_HEADS = ("", "cell", "held", "workers", "warriors", "fanatics", "trees", "mines", "dolmen", "boats")


def table_of_cells(scene: Scene, width: int) -> Lines:
    """The cells that somebody controls or has something on, those of the player who is asked first."""
    shown = scene.view["cells"]
    mine = scene.view["to_move"]
    matter = [code for code in shown if is_of_interest(shown[code])]
    matter.sort(key=lambda code: shown[code]["controller"] != mine)
    rows: list[list[str | Text]] = [[Text(head, "dim") for head in CELL_HEADS]]
    rows += [_row(code, shown[code]) for code in matter]
    return [cut(row, width) for row in table(rows)] if matter else []


def is_of_interest(cell: Json) -> bool:
    return bool(
        cell["workers"] or cell["warriors"] or cell["boats"] or cell["fanatics"] or cell["dolmen"] is not None
        or cell["mines"] or cell["status"] in ("lost", "flooded")
    )  # fmt: skip


def _row(code: str, cell: Json) -> list[str | Text]:
    holder, boats, warriors = cell["controller"], cell["boats"], cell["warriors"]
    workers = " ".join(f"{count}{LETTERS[int(seat)]}" for seat, count in cell["workers"].items())
    held = "war" if cell["contested"] else letters_of(holder) or (cell["status"] if cell["status"] != "dry" else "")
    land = cell["status"] == "dry"
    return [
        Text(code, STYLES[holder] if holder is not None else ""),
        label_of(code),
        "" if held == "sea" else held,
        workers,
        f"{warriors['count']}{LETTERS[warriors['seat']]}" if warriors else "",
        str(cell["fanatics"] or ""),
        str(cell["forests"]) if land else "",
        str(cell["mines"] or ""),
        letters_of(cell["dolmen"]),
        f"{boats['count']}{LETTERS[boats['seat']]}" if boats else "",
    ]
