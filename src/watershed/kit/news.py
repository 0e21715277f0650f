"""The journal as lines: in full with every rule number, or one line per move."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence

from rich.text import Text

from .game import Entry
from .lines import Lines, cut, line, wrap

Said = Callable[[Entry], bool]


def sentence(entry: Entry) -> Text:
    """What happened, with the number of its rule."""
    if not entry.citation:
        return line(entry.text)
    return line(entry.text, (f" [{entry.citation}]", "dim"))


def full(entries: Iterable[Entry], width: int) -> Lines:
    """Every entry on its own line, with the number of the move before it."""
    rows: Lines = []
    number = -1
    for entry in entries:
        before = f"{entry.move:>4}  " if entry.move != number else " " * 6
        number = entry.move
        text = sentence(entry)
        if entry.kind == "turn":
            text.stylize("bold", 0, len(entry.text))
        rows += wrap(text, width, before, " " * 8)
    return rows


def told(entries: Iterable[Entry], said: Said) -> list[Text]:
    """The entries that matter, joined into one text per move, and one per turn if a move has several turns."""
    stories: list[list[Text]] = []
    number = -1
    for entry in entries:
        if entry.move != number or entry.kind == "turn":
            stories.append([])
        number = entry.move
        if said(entry):
            stories[-1].append(sentence(entry))
    return [Text(" ", end="").join(story) for story in stories if story]


def news_lines(entries: Sequence[Entry], width: int, said: Said, room: int | None = None) -> Lines:
    """What has happened, newest last: in full if there is room, else one cut line per move, else the last moves."""
    stories = told(entries, said)
    whole = [row for story in stories for row in wrap(story, width, "  ", "    ")]
    if room is None or len(whole) <= room:
        return whole
    short = [cut(line("  ", story), width) for story in stories]
    if len(short) <= room:
        return _spread(stories, short, width, room)
    if room < 2:
        return short[len(short) - room :]
    hidden = len(short) - room + 1
    moves = "move" if hidden == 1 else "moves"
    return [line((f"  ({hidden} earlier {moves}: type journal)", "dim")), *short[len(short) - room + 1 :]]


def _spread(stories: Sequence[Text], short: Lines, width: int, room: int) -> Lines:
    """Give the free lines to the stories that were cut, newest first."""
    spare = room - len(short)
    blocks = [[row] for row in short]
    for at in range(len(stories) - 1, -1, -1):
        rows = wrap(stories[at], width, "  ", "    ")
        if len(rows) - 1 <= spare:
            spare -= len(rows) - 1
            blocks[at] = rows
    return [row for block in blocks for row in block]
