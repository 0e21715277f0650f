"""The whole table: the players, a territory as a grid of rooms, what is going on, and what can be done."""

from __future__ import annotations

from collections.abc import Iterator

from rich.text import Text

from watershed.kit.drawing import LETTERS, Scene
from watershed.kit.game import Entry
from watershed.kit.lines import Lines, beside, cut, line, table, wrap
from watershed.kit.messages import Json, Message
from watershed.kit.news import news_lines

from .grid import Size
from .land import Chart, shown_seat
from .listing import hint, listed
from .names import SPEAKER, STYLES, viewer_of
from .panels import aside, dues, era_word, focus

SILENT = ("sealed", "waited", "came-home")
CHOICES = 2  # lines of choices that are always there, if there are that many
SIDE, BROAD = 30, 60  # columns beside a territory that are useful, and those that an auction needs
NEWS = 2  # lines of news that are worth more than lines between the rows
SIZES = (Size(10, 2, True), Size(8, 2, True), Size(8, 1, True), Size(8, 1, False), Size(6, 1, False))
HEADS = ("", "VP", "food", "min", "money", "vote", "MIL", "shd", "POL", "TRA", "fav", "work", "eat", "H", "X", "rt")
END, END_AT, END_WIDE = "end", HEADS.index("eat") + 1, 5  # a column where somebody pays for heroes and wonders


def said(entry: Entry) -> bool:
    """Whether a line of the journal is worth saying at the board."""
    return entry.kind not in SILENT


def board(scene: Scene, width: int, height: int) -> Lines:
    """Everything above the prompt. The choices come first, then the drawings, then the news."""
    rows = [_head(scene, width), *players(scene, width)]
    asked = wrap(line((scene.sentence, "bold"), hint(scene)), width) if scene.sentence else []
    room = height - len(rows) - len(asked)
    if room < CHOICES:
        rows = rows[: max(1, height - len(asked) - CHOICES)]
        room = height - len(rows) - len(asked)
    choices = listed(scene, width)
    middle = _middle(scene, width, room - min(len(choices), max(CHOICES, room // 2)))
    choices = _cut_short(choices, room - len(middle))
    news = news_lines(scene.news, width, said, max(0, room - len(middle) - len(choices)))
    return [cut(row, width) for row in [*rows, *middle, *news, *asked, *choices]][:height]


def _cut_short(rows: Lines, room: int) -> Lines:
    if len(rows) <= room:
        return rows
    hidden = len(rows) - max(0, room - 1)
    return [*rows[: max(0, room - 1)], line((f"   ({hidden} more: type moves)", "dim"))] if room > 0 else []


def _middle(scene: Scene, width: int, room: int) -> Lines:
    """The best of the drawings that fit."""
    keep = NEWS if scene.news else 0
    for spare in (keep, 0):
        for rows in _drawings(scene, width, room - spare):
            if len(rows) <= room - spare:
                return rows
    return []


def _drawings(scene: Scene, width: int, room: int) -> Iterator[Lines]:
    """The territory and what is going on, from the largest to the smallest drawing."""
    chart = Chart(scene, shown_seat(scene))
    for spare in (True, False):
        for size in SIZES:
            wide, high = chart.extent(size)
            if wide <= width and high <= room:
                yield from _beside(scene, chart.lines(size), wide, width, room, spare)
    if scene.view["question"] == "patch" or not scene.view["auction"]:  # the territory matters more than the rest
        for size in SIZES:
            if chart.extent(size)[0] <= width and chart.extent(size)[1] <= room:
                yield chart.lines(size)
    yield focus(scene, width)


def _beside(scene: Scene, drawn: Lines, wide: int, width: int, room: int, spare: bool) -> Iterator[Lines]:
    """The territory with what is going on beside it if there is room, and otherwise below that."""
    side = width - wide - 2
    if side >= SIDE and (scene.view["patching"] or not scene.view["auction"] or side >= BROAD):
        main = focus(scene, side, spare=spare)
        if len(main) <= room:
            panel = [*main, *aside(scene, side)]
            yield beside([drawn, panel[: max(len(drawn), min(len(panel), room))]], [wide, side], "  ")
        return
    more = aside(scene, side) if side >= SIDE else []
    if more:
        drawn = beside([drawn, more[: len(drawn)]], [wide, side], "  ")
    yield [*focus(scene, width, spare=spare), *drawn]


def _head(scene: Scene, width: int) -> Text:
    view, store = scene.view, scene.view["storage"]
    rounds = scene.components["numbers"]["rounds"]
    parts: list[str | tuple[str, str]] = [
        (era_word(scene), "bold"),
        (" round ", "dim"),
        (f"{view['round']}/{rounds}", "bold"),
        f"  {SPEAKER.say(Message('phase-' + view['phase']))}  ",
        ("first ", "dim"),
        (LETTERS[view["first"]], STYLES[view["first"]]),
        (f"  left: {store['cards']} cards, {store['tiles']} tiles, {store['routes']}+{store['allied']} routes", "dim"),
    ]
    seat = shown_seat(scene)
    if seat != viewer_of(scene):
        parts.append((f"  territory of {LETTERS[seat]}", STYLES[seat]))
    return cut(line(*parts), width)


def players(scene: Scene, width: int) -> Lines:
    """A line per player under a line of heads. `4+2` is 4 food, and 2 more in production; `?` is behind a screen."""
    view = scene.view
    rows: list[list[str | Text]] = [[Text(head, "dim") for head in HEADS]]
    ends = [_end(scene, player) for player in view["players"]]
    room = 67 + END_WIDE * any(ends)
    for player in view["players"]:
        seat, status, goods = player["seat"], player["statuses"], player["goods"]
        mark = ">" if seat in view["waiting"] else "=" if seat in view["sealed"] else " "
        you = "*" if seat == viewer_of(scene) else " "
        name = Text(f"{mark}{LETTERS[seat]}{you}{scene.names[seat]}", STYLES[seat])
        made = [f"{goods[one] if goods else '?'}{status[one]:+}" for one in ("vp", "food", "minerals", "money")]
        numbers = [*made, goods["votes"] if goods else "?", status["mil"], status["shields"], status["pol"]]
        workers = f"{player['workers']}+{player['descendants']}"
        numbers += [status["tra"], player["favours"], workers, player["upkeep"]["food"]]
        numbers += [player["counts"]["hero"], player["counts"]["wonder"], len(player["routes"])]
        rows.append([cut(name, max(4, width - room)), *(str(number) for number in numbers)])
    if any(ends):
        for row, end in zip(rows, [Text(END, "dim"), *ends], strict=True):
            row.insert(END_AT, end)
    return [cut(row, width) for row in table(rows, range(1, len(rows[0])), " ")]


def _end(scene: Scene, player: Json) -> Text:
    """What a player pays for heroes and wonders at the end of the era, red if it isn't there now."""
    upkeep = player["upkeep"]
    owed = [f"{upkeep[key]}{letter}" for key, letter in (("heroFood", "f"), ("wonderMinerals", "m")) if upkeep[key]]
    return Text("".join(owed), "red" if dues(scene, player)[1] else "")
