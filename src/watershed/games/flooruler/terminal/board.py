"""The whole table: the board with the price lists in its corners, and beside it the players and what can be done."""

from __future__ import annotations

from rich.text import Text

from watershed.kit.drawing import LETTERS, Scene
from watershed.kit.game import Entry
from watershed.kit.lines import Lines, cut, fit, in_columns, line, wrap
from watershed.kit.messages import Json
from watershed.kit.news import news_lines

from .names import FLOORS, PLACES, STORES, STYLES, colour_of, counter, items_of, lands_of

CELL = 2  # letters of a tile
LABEL = 3  # letters before a row
CORNER = 9  # columns in a corner of the board, for a price list
LEAST = 26  # columns beside the board that are useful
SILENT = ("turn", "starts", "rolled")
MARKED = ("place", "remove", "relocate")  # questions whose tiles are marked


def said(entry: Entry) -> bool:
    """Whether a line of the journal is worth saying at the board."""
    return entry.kind not in SILENT


def board(scene: Scene, width: int, height: int) -> Lines:
    """The board, the players, what has happened, what is asked, and what can be chosen: everything above the prompt."""
    drawn = tiles(scene)
    broad = max(row.cell_len for row in drawn)
    if len(drawn) > height or width < broad:
        return _beside(scene, width, height)
    if width < broad + LEAST:
        rest = _beside(scene, width, height - len(drawn)) if height > len(drawn) else []
        return [*drawn, *rest]
    below = news_lines(scene.news, width, said, height - len(drawn)) if height > len(drawn) + 2 else []
    side = _beside(scene, width - broad - 2, len(drawn), news=not below)
    rows = [cut(line(fit(row, broad), "  ", text), width) for row, text in zip(drawn, side, strict=False)]
    return [*rows, *drawn[len(side) :], *below]


def _beside(scene: Scene, width: int, height: int, *, news: bool = True) -> Lines:
    """Round and die, the players, what happened, the question and the choices, in that many lines."""
    asked = wrap(line((scene.sentence, "bold"), _how(scene)), width) if scene.sentence else []
    rows = [_head(scene, width), *_players(scene, width, height - len(asked) - 2)]
    room = height - len(rows) - len(asked)
    choices = _choices(scene, width, room)
    told = news_lines(scene.news, width, said, room - len(choices)) if news and room > len(choices) else []
    return [cut(row, width) for row in [*rows, *told, *asked, *choices]][:height]


def _how(scene: Scene) -> str:
    """How to answer, by an example."""
    item = next(iter(scene.items), None)
    if item is None:
        return ""
    return f" Type a tile, like {item.key}." if item.slot else " Type a number, or help."


def _head(scene: Scene, width: int) -> Text:
    view = scene.view
    die = f"[{view['die']}]" if view["die"] else "-"
    return cut(line(("Round ", "dim"), (str(view["round"]), "bold"), ("  die ", "dim"), (die, "bold")), width)


def _players(scene: Scene, width: int, room: int) -> Lines:
    """Two lines per player, three with items; one if there is no room for more."""
    rows: Lines = []
    for player in scene.view["players"]:
        rows += _player(scene, player, width)
    return rows if len(rows) <= room else [_numbers(scene, player, width) for player in scene.view["players"]]


def _numbers(scene: Scene, player: Json, width: int) -> Text:
    """Name, floors and gold."""
    seat, goal = player["seat"], scene.components["floors"]
    mark = ">" if scene.view["to_move"] == seat else " "
    style = f"bold {STYLES[player['colour']]}"
    numbers = f" {player['floors']:>2}/{goal} floors {player['gold']:>2} gold"
    name = fit(f"{LETTERS[seat]} {scene.names[seat]}", max(4, min(18, width - len(numbers) - 1)), style)
    return line((mark, "bold"), name, numbers)


def _player(scene: Scene, player: Json, width: int) -> Lines:
    waits = f" for {player['sits_out']}" if player["sits_out"] else ""
    state = f" face down{waits}" if player["face_down"] else ""
    state = " must leave" if player["must_leave"] else state
    rows = [_numbers(scene, player, width)]
    rows.append(cut(line(f"   health {player['health']} deaths {player['deaths']} at {player['tile']}{state}"), width))
    cards, held = items_of(scene.components), {item["item"]: item for item in scene.view["items"]}
    if player["items"]:
        texts = [cards[item]["name"] + counter(cards[item], held[item]) for item in player["items"]]
        rows += wrap(", ".join(texts), width, "   ")
    return rows


def _choices(scene: Scene, width: int, room: int) -> Lines:
    """The actions by number; tiles are marked on the board instead."""
    listed = [line((f"{item.key:>2} ", "bold"), item.text) for item in scene.items if not item.slot]
    rows = in_columns(listed, width) if width > 60 else [cut(text, width) for text in listed]
    if len(rows) <= room:
        return rows
    hidden = len(rows) - max(0, room - 1)
    return [*rows[: max(0, room - 1)], line((f"   ({hidden} more: type moves)", "dim"))]


def tiles(scene: Scene) -> Lines:
    """The board: a line of column letters, then a line per row."""
    places = {(tile["row"], tile["column"]): tile for tile in scene.components["tiles"]}
    rows, columns = (max(at[side] for at in places) + 1 for side in (0, 1))
    marked = {item.key for item in scene.items if item.slot}
    letters = "".join(f"{'abcdefghijklmnopqrstuvwxyz'[column]} " for column in range(columns))
    drawn = [line(" " * LABEL, (letters, "dim"))]
    lists = _price_lists(scene, rows, columns)
    for row in range(rows):
        text = line((f"{row + 1:>2} ", "dim"))
        column = 0
        while column < columns:
            if (row, column) in lists and all((row, column + at) not in places for at in range(CORNER)):
                text.append_text(fit(lists[row, column], CORNER * CELL))
                column += CORNER
            else:
                text.append_text(_cell(scene, places.get((row, column)), marked))
                column += 1
        drawn.append(text)
    return drawn


def _cell(scene: Scene, tile: Json | None, marked: set[str]) -> Text:
    """A tile in two letters: whose piece is there, how far it is, whose floor it has, or what it is."""
    if tile is None:
        return Text(" " * CELL)
    name = tile["tile"]
    here = [player for player in scene.view["players"] if player["tile"] == name]
    owner = scene.view["floors"].get(name)
    floor = FLOORS[colour_of(scene, owner)] if owner is not None else ""
    chosen = name in marked and scene.view["question"] in MARKED
    if here:
        return Text(_pieces(here), style=f"bold {floor or STYLES[here[0]['colour']]} reverse"[:60])
    if name in scene.view["ways"] and name in marked:
        return Text(f"{scene.view['ways'][name]:>2}", style=f"bold {floor or 'reverse'}")
    if owner is not None:
        letter = colour_of(scene, owner)[0].upper()
        return Text(letter + ("+" if chosen else letter), style=f"bold {floor}")
    lands = lands_of(scene, tile)
    style = "bold reverse" if chosen else _ground_style(tile, lands)
    return Text(_ground(tile, lands, chosen), style=style)


def _pieces(here: list[Json]) -> str:
    """One piece by its letter, several by their number; `x` for a face-down one."""
    if len(here) > 1:
        return f"@{len(here)}"
    return ("x" if here[0]["face_down"] else "@") + str(LETTERS[here[0]["seat"]])


def _ground(tile: Json, lands: list[str], chosen: bool) -> str:
    if tile["place"]:
        return PLACES[tile["place"]]
    letters = "".join(colour[0] for colour in lands) or "."
    if chosen:
        return letters[0] + "+"
    if tile["number"] and lands:
        return letters + "*"
    return letters if len(letters) > 1 else f"{letters} "


def _ground_style(tile: Json, lands: list[str]) -> str:
    if tile["place"]:
        return "bold gold3" if tile["place"] == "gold-fountain" else "bold"
    return STYLES[lands[0]] if len(lands) == 1 else "dim"


def _price_lists(scene: Scene, rows: int, columns: int) -> dict[tuple[int, int], Text]:
    """The lists in the corners beside their stores, by the row and column where each line begins."""
    found: dict[tuple[int, int], Text] = {}
    for store, title in STORES.items():
        inside = [tile for tile in scene.components["tiles"] if tile["place"] == store]
        above = inside[0]["row"] < rows // 2
        left = inside[0]["column"] < columns // 2
        entries = [line((title, "bold")), *_entries(scene, store)]
        first = 0 if above else rows - len(entries)
        for at, entry in enumerate(entries):
            found[first + at, 0 if left else columns - CORNER] = line("" if left else " ", entry)
    return found


def _entries(scene: Scene, store: str) -> Lines:
    """What a store sells, and for how much; for what is sold out, who has it."""
    if store in ("floor-store", "nuke-store"):
        plans = scene.components["floor_plans" if store == "floor-store" else "nuke_plans"]
        return [line(f"{plan['floors']:>2} floors", (f"{plan['price']:>5}", "bold")) for plan in plans]
    held = {item["item"]: item["holder"] for item in scene.view["items"]}
    kind = "weapon" if store == "weapon-store" else "skill"
    rows: Lines = []
    for item in (item for item in scene.components["items"] if item["kind"] == kind):
        seat = held[item["item"]]
        price = f"{item['price']:>3}" if seat is None else f"  {LETTERS[seat]}"
        rows.append(line(fit(item["name"], 14, "" if seat is None else "dim"), (price, "bold")))
    return rows
