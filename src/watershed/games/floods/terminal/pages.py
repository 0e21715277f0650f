"""The pages of Floods that a player can ask for, and the final scores."""

from __future__ import annotations

from collections.abc import Mapping

from rich.text import Text

from watershed.kit.drawing import LETTERS, Scene, called
from watershed.kit.lines import Lines, cut, line, table, wrap
from watershed.kit.messages import Json, Message
from watershed.kit.trouble import Trouble

from .board import table_of_cells
from .names import RESOURCES, SPEAKER, cells_of, counted, find_cell, label_of

LOOKS: Mapping[str, str] = {name: SPEAKER.say(Message(f"look-{name}")) for name in ("cell", "cells", "costs", "map")}
HELP = SPEAKER.say(Message("help"))
LEGEND = (
    "A hex of land shows the letters of its cell: W4 is Mesoamerica. ~ is sea; a sea cell has its letters once.",
    "The letter after the letters of a cell is the player who controls it, or whose boats are there.",
    "! marks a cell that is lost to fanatics, + a cell that you can choose.",
    "The east and west edges of the world map join: the row goes on at its other end.",
    "In the table of cells, 4A is four pawns of player A. Workers under another player's warriors are slaves.",
)
RACES = (("forests", "15.2"), ("boats", "15.3"), ("warriors", "15.4"), ("mines", "15.5"))


def names(components: Json) -> list[str]:
    """Names that the prompt can complete."""
    return [cell["code"] for chart in components["maps"] for cell in chart["cells"]]


def look(scene: Scene, what: str, argument: str, width: int) -> Lines:
    """One of the pages."""
    if what == "cell":
        if not argument:
            raise Trouble("Which cell? `cell w4`, or `cells` for all of them.")
        return _cell(scene, find_cell(scene, argument), width)
    if what == "map":
        return [row for text in LEGEND for row in wrap(text, width)]
    return _costs(scene, width) if what == "costs" else table_of_cells(scene, width)


def _cell(scene: Scene, code: str, width: int) -> Lines:
    """Everything about a cell."""
    printed, cell = cells_of(scene)[code], scene.view["cells"][code]
    head = line((f"{code} {label_of(code)}", "bold"), f"  {_ground(printed, cell)}")
    rows = [cut(head, width), *wrap(_contents(scene, cell), width, "  ")]
    if printed["rise"] and cell["status"] in ("dry", "lost"):
        rows += wrap(f"Rise {printed['rise']} of the sea floods it.", width, "  ")
    beside = ", ".join(f"{other} {label_of(other)}" for other in printed["neighbours"])
    return [*rows, *wrap(f"Next to {beside}.", width, "  ")]


def _ground(printed: Json, cell: Json) -> str:
    if printed["kind"] == "sea":
        return "sea"
    if cell["status"] != "dry":
        return "lost to fanatics" if cell["status"] == "lost" else "under water"
    return f"{printed['ore']}, {counted(cell['jobs'], 'job')} for it, {counted(cell['forests'], 'tree')}"


def _contents(scene: Scene, cell: Json) -> str:
    """Who and what is on a cell."""
    holder, parts = cell["controller"], []
    if holder is not None:
        parts.append(f"{called(scene.names, holder)} controls it")
    for seat, count in cell["workers"].items():
        slave = cell["warriors"] and cell["warriors"]["seat"] != int(seat)
        parts.append(f"{counted(count, 'slave' if slave else 'worker')} of {LETTERS[int(seat)]}")
    for pawns, word in (("warriors", "warrior"), ("boats", "boat")):
        if cell[pawns]:
            parts.append(f"{counted(cell[pawns]['count'], word)} of {LETTERS[cell[pawns]['seat']]}")
    for count, word in ((cell["fanatics"], "fanatic"), (cell["mines"], "mine")):
        if count:
            parts.append(counted(count, word))
    if cell["dolmen"] is not None:
        parts.append(f"a dolmen of {LETTERS[cell['dolmen']]}")
    return ", ".join(parts) + "." if parts else "Nobody is there."


def _costs(scene: Scene, width: int) -> Lines:
    """What buildings cost, and what the player who is asked can pay with."""
    numbers, payments, seat = scene.components["numbers"], scene.components["payments"], scene.view["to_move"]
    each = {len(way["resources"]): way["each"] for way in payments}
    prices = ", ".join(
        f"{price} of each of {kinds}" if kinds > 1 else f"{price} of one" for kinds, price in each.items()
    )
    rows = wrap(f"A boat costs {numbers['boat']} wood.", width)
    rows += wrap(f"A mine, a warrior or a dolmen costs {prices} resources.", width)
    if seat is not None:
        held = scene.view["players"][seat]["resources"]
        ways = [way["payment"] for way in payments if all(held[one] >= way["each"] for one in way["resources"])]
        has = ", ".join(f"{held[one]} {one}" for one in RESOURCES)
        rows += wrap(f"{called(scene.names, seat)} has {has}.", width)
        rows += wrap(f"Can pay: {', '.join(ways)}." if ways else "Can't pay for any of them now.", width)
    return rows


def final(scene: Scene, scoring: list[Json], width: int) -> Lines:
    """What ranks the seats, in the order of chapter 15; `scoring` has the best seat first."""
    room = (width - 28) // len(scoring) - 2
    rows: list[list[str | Text]] = [
        ["", *(cut(Text(called(scene.names, part["seat"]), "bold"), room) for part in scoring)],
        ["Dolmens [15.1]", *(f"{part['dolmens']} = {part['dolmenPoints']:>2}" for part in scoring)],
    ]
    for race, rule in RACES:
        points = [f"{part['counts'][race]} = {part['majorities'][race]:>2}" for part in scoring]
        rows.append([f"Most {race} [{rule}]", *points])
    rows.append([Text("Legacy [15.7]", "bold"), *(Text(str(part["total"]), "bold") for part in scoring)])
    rows.append(["then resources [15.7]", *(str(part["resources"]) for part in scoring)])
    return table(rows, range(1, len(scoring) + 1))
