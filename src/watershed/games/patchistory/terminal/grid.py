"""Rooms drawn as a grid: rectangles with text in them, with or without lines between the rows."""

from __future__ import annotations

from collections.abc import Collection, Sequence
from typing import NamedTuple

from rich.cells import cell_len
from rich.text import Text

from watershed.kit.lines import Lines

CORNERS = {  # by the lines that meet there: 1 up, 2 right, 4 down, 8 left
    0: " ", 3: "└", 5: "│", 6: "┌", 7: "├", 9: "┘", 10: "─", 11: "┴", 12: "┐", 13: "┤", 14: "┬", 15: "┼",
}  # fmt: skip
DITTO = '"'  # the room above goes on here
MARK = "+"  # can be chosen
FRAME = "dim"

Letter = tuple[str, str]  # a letter and its style


class Plot(NamedTuple):
    """A rectangle of the grid. Its texts are tried from the first on: the first one that fits is written."""

    x: int
    y: int
    wide: int
    high: int
    texts: tuple[str, ...]  # lines are separated by \n
    style: str = ""
    tail: str = ""  # always there, at the end of its first line
    tail_style: str = "bold"
    keep: str = ""  # what has to be read even if no text fits into one line


class Size(NamedTuple):
    """How large a grid is drawn."""

    cell: int = 8  # letters of a cell
    tall: int = 1  # lines of a cell
    ruled: bool = True  # lines between the rows


def extent(columns: int, rows: int, size: Size) -> tuple[int, int]:
    """The columns and lines that a grid takes."""
    return columns * (size.cell + 1) + 1, rows * (size.tall + size.ruled) + size.ruled


def draw(plots: Sequence[Plot], columns: int, rows: int, size: Size, marks: Collection[tuple[int, int]] = ()) -> Lines:
    """The grid as lines, with a + at the end of the cells that are marked."""
    owners = {
        (plot.x + right, plot.y + down): at
        for at, plot in enumerate(plots)
        for right in range(plot.wide)
        for down in range(plot.high)
    }
    wide, high = extent(columns, rows, size)
    canvas: list[list[Letter]] = [[(" ", "")] * wide for _ in range(high)]
    _draw_lines(canvas, owners, columns, rows, size)
    for plot in plots:
        end = (plot.x + plot.wide - 1, plot.y)
        _write(canvas, plot._replace(tail=f"{plot.tail} ") if end in marks else plot, size)
    for x, y in marks:
        canvas[y * (size.tall + size.ruled) + size.ruled][(x + 1) * (size.cell + 1) - 1] = (MARK, "bold")
    return [_as_text(row) for row in canvas]


def _draw_lines(
    canvas: list[list[Letter]], owners: dict[tuple[int, int], int], columns: int, rows: int, size: Size
) -> None:
    step, down = size.cell + 1, size.tall + size.ruled
    for y in range(rows + 1):
        for x in range(columns + 1):
            here, left, above, corner = (owners.get((x - a, y - b)) for a, b in ((0, 0), (1, 0), (0, 1), (1, 1)))
            if y < rows and here != left:
                for line in range(size.tall):
                    canvas[y * down + size.ruled + line][x * step] = ("│", FRAME)
            if not size.ruled:
                continue
            if x < columns and here != above:
                for letter in range(1, step):
                    canvas[y * down][x * step + letter] = ("─", FRAME)
            meets = (above != corner) + 2 * (here != above) + 4 * (here != left) + 8 * (left != corner)
            canvas[y * down][x * step] = (CORNERS[meets], FRAME)


def _write(canvas: list[list[Letter]], plot: Plot, size: Size) -> None:
    """Write a plot's text into its rectangle."""
    step, down = size.cell + 1, size.tall + size.ruled
    left, top = plot.x * step + 1, plot.y * down + size.ruled
    wide, high = plot.wide * step - 1, plot.high * down - size.ruled
    room = wide - len(plot.tail)
    rows = _chosen(plot, wide, high, room)
    if not size.ruled:
        rows += [DITTO] * (plot.high - len(rows))
    for at, row in enumerate(rows):
        _put(canvas[top + at], left, _shortened(row, room if at == 0 else wide), plot.style)
    if plot.tail:
        _put(canvas[top], left + wide - len(plot.tail), plot.tail, plot.tail_style)


def _chosen(plot: Plot, wide: int, high: int, first: int) -> list[str]:
    """The first text that fits, or as much as possible of the last."""
    for text in plot.texts:
        rows = text.split("\n")
        widths = [cell_len(row) for row in rows]
        if len(rows) <= high and widths[0] <= first and all(one <= wide for one in widths):
            return rows
    rows = plot.texts[-1].split("\n")[:high] if plot.texts else []
    if plot.keep and len(rows) == 1 and first > len(plot.keep) + 4:
        return [f"{_shortened(rows[0], first - len(plot.keep) - 1)} {plot.keep}"]
    return rows


def _shortened(text: str, wide: int) -> str:
    if cell_len(text) <= wide:
        return text
    cut = Text(text)
    cut.truncate(max(0, wide), overflow="ellipsis")
    return cut.plain


def _put(row: list[Letter], left: int, text: str, style: str) -> None:
    for letter in text:
        row[left] = (letter, style)
        for extra in range(1, cell_len(letter)):  # a wide letter takes the next place too
            row[left + extra] = ("", style)
        left += cell_len(letter)


def _as_text(row: Sequence[Letter]) -> Text:
    text = Text(end="")
    for letter, style in row:
        text.append(letter, style)
    return text
