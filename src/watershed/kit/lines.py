"""Layout of text: everything that is drawn is a list of lines that fit a width."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from rich.cells import cell_len
from rich.console import Console
from rich.text import Text

Lines = list[Text]

PLAIN = str.maketrans(
    {"…": "~", "·": "-", "│": "|", "─": "-", "┌": "+", "┐": "+", "└": "+", "┘": "+", "├": "+", "┤": "+"}
    | {"┬": "+", "┴": "+", "┼": "+", "▸": ">", "▲": "^", "±": "+-"}
    | dict(zip("▁▂▃▄▅▆▇█", "__..::##", strict=True))
)
_MEASURE = Console(width=10_000, color_system=None, force_terminal=False)


def line(*parts: str | tuple[str, str] | Text) -> Text:
    """One line from pieces, each plain or with a style."""
    return Text.assemble(*parts, no_wrap=True, overflow="ignore", end="")


def fit(text: str | Text, width: int, style: str = "", *, right: bool = False) -> Text:
    """A piece of exactly that width: padded, or cut with an ellipsis."""
    piece = Text(text, style=style) if isinstance(text, str) else text.copy()
    missing = width - piece.cell_len
    if missing < 0:
        piece.truncate(max(0, width), overflow="ellipsis")
    elif right:
        piece.pad_left(missing)
    else:
        piece.pad_right(missing)
    return piece


def cut(text: Text, width: int) -> Text:
    """The line, shortened if it is too long."""
    return fit(text, width) if text.cell_len > width else text


def wrap(text: str | Text, width: int, first: str = "", rest: str | None = None) -> Lines:
    """Text wrapped at words to that width; later lines can be indented."""
    rest = " " * cell_len(first) if rest is None else rest
    body = Text(text) if isinstance(text, str) else text
    room = max(10, width - max(cell_len(first), cell_len(rest)))
    pieces = body.wrap(_MEASURE, room, overflow="fold", no_wrap=False) if body.plain else [Text("")]
    found = []
    for at, piece in enumerate(pieces):
        piece.rstrip()
        found.append(line(first if at == 0 else rest, piece))
    return found


def beside(blocks: Sequence[Lines], widths: Sequence[int], gap: str = " ") -> Lines:
    """Blocks next to each other, each padded to its width and to the height of the tallest."""
    height = max((len(block) for block in blocks), default=0)
    rows: Lines = []
    for at in range(height):
        row = Text(end="")
        for number, (block, width) in enumerate(zip(blocks, widths, strict=True)):
            row.append_text(Text(gap) if number else Text(""))
            row.append_text(fit(block[at] if at < len(block) else "", width))
        row.rstrip()
        rows.append(row)
    return rows


def in_columns(cells: Sequence[str | Text], width: int, gap: int = 3) -> Lines:
    """Short texts in as many columns as fit, read downwards; long ones below."""
    if not cells:
        return []
    pieces = [Text(cell) if isinstance(cell, str) else cell for cell in cells]
    long = [piece for piece in pieces if piece.cell_len > max(46, width // 2)]
    if long:
        short = [piece for piece in pieces if piece not in long]
        return in_columns(short, width, gap) + [row for piece in long for row in wrap(piece, width, "", "    ")]
    widest = max(piece.cell_len for piece in pieces)
    across = max(1, min(len(pieces), (width + gap) // (widest + gap)))
    down = -(-len(pieces) // across)
    blocks = [pieces[at : at + down] for at in range(0, len(pieces), down)]
    sizes = [max(piece.cell_len for piece in block) for block in blocks]
    return [cut(row, width) for row in beside(blocks, sizes, " " * gap)]


def table(rows: Sequence[Sequence[str | Text]], right: Iterable[int] = (), gap: str = "  ") -> Lines:
    """Rows of cells in columns as wide as their widest cell."""
    ends = set(right)
    pieces = [[Text(cell) if isinstance(cell, str) else cell for cell in row] for row in rows]
    sizes = [max(piece.cell_len for piece in column) for column in zip(*pieces, strict=True)]
    found: Lines = []
    for row in pieces:
        cells = [fit(piece, size, right=at in ends) for at, (piece, size) in enumerate(zip(row, sizes, strict=True))]
        made = Text(gap, end="").join(cells)
        made.rstrip()
        found.append(made)
    return found
