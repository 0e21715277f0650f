"""The whole table, as much of it as the screen has room for."""

from __future__ import annotations

from collections.abc import Iterator

from watershed.kit.drawing import Scene
from watershed.kit.game import Entry
from watershed.kit.lines import Lines, in_columns, line, wrap
from watershed.kit.news import news_lines

from .market import head, one_line, two_lines, whole_cards
from .nations import BRIEF, LASTING, TOPS, WHOLE, numbers, panels, with_tops

WIDE = 120  # columns from which the cards are drawn as cards
NEWS = 3  # lines for what has happened, if there is enough news; one if room is scarce
SILENT = ("traded", "shared", "grew", "harvested", "bonus", "took-reserve", "took-supply", "raided", "paid-tribute")


def said(entry: Entry) -> bool:
    """Whether the board should repeat a line of the journal: not if nothing was taken, or if it shows anyway."""
    if entry.kind in ("turn", "refilled", "opened", "starts", "struck"):
        return False
    return not (entry.kind in SILENT and entry.data["count"] == 0) or entry.kind == "grew"


def layouts(scene: Scene, width: int) -> Iterator[tuple[int, Lines]]:
    """Ways to draw the table, the richest first, each with the lines that news should have beside it."""
    title = [head(scene, width)]
    if width >= WIDE:
        cards = whole_cards(scene, width)
        for detail in (WHOLE, LASTING, BRIEF, TOPS):
            yield NEWS, [*title, *cards, *panels(scene, width, detail)]
        yield NEWS, [*title, *cards, *with_tops(scene, width)]
        yield NEWS, [*title, *cards, *numbers(scene, width)]
    market = two_lines(scene, width)
    yield NEWS, [*title, *market, *with_tops(scene, width)]
    yield 1, [*title, *market, *numbers(scene, width)]
    yield 0, [*title, *one_line(scene, width), *numbers(scene, width)]


def board(scene: Scene, width: int, height: int) -> Lines:
    """The table, what has happened, what is asked, and what can be chosen: everything above the prompt."""
    question = [*_choices(scene, width)]
    wanted = len(news_lines(scene.news, width, said))
    drawn: Lines = []
    for kept, drawn in layouts(scene, width):
        if len(drawn) + len(question) + min(wanted, kept) <= height:
            break
    room = max(0, height - len(drawn) - len(question))
    return [*drawn, *news_lines(scene.news, width, said, room), *question]


def _how(scene: Scene) -> str:
    """How to answer, by an example."""
    item = next(iter(scene.items), None)
    if item is None:
        return ""
    return f" Type a number ({item.key}: {item.moves[0].name}) or help."


def _choices(scene: Scene, width: int) -> Lines:
    """The question, and the moves that are not already drawn on a market card."""
    rows: Lines = wrap(line((scene.sentence, "bold"), _how(scene)), width) if scene.sentence else []
    listed = [item for item in scene.items if not item.slot or width >= WIDE]
    return rows + in_columns([line((f"{item.key:>2} ", "bold"), item.text) for item in listed], width)
