"""Rooms as SVG: a colour and a letter for the kind, a drawing for every symbol, boxes framed in gold."""

from __future__ import annotations

from collections.abc import Callable
from html import escape
from textwrap import wrap

from ..cards import KIND_LETTERS, Room, Symbols
from ..keys import KINDS, STATUSES

CELL = 84  # units of a quarter
EDGE = 3  # between a room and the edge of its quarters
SIGN = 20  # units of a symbol
NUMBER = 11  # of the number before it
LETTER = 6.6  # of a letter of a name
SIGNS = {  # in boxes of 24: what is filled, and what is only a line
    "vp": ("M12 1.8l3.1 6.7 7.3.8-5.4 5 1.5 7.2L12 17.9l-6.5 3.6L7 14.3l-5.4-5 7.3-.8z", ""),
    "pol": (
        "M12 6.3C9.5 4.6 6 4.1 2.5 4.8v13.7c3.5-.7 7-.2 9.5 1.5 2.5-1.7 6-2.2 9.5-1.5V4.8C18 4.1 14.5 4.6 12 6.3z",
        "M12 6.3V20",
    ),
    "money": ("M12 2.5a9.5 9.5 0 1 1 0 19 9.5 9.5 0 0 1 0-19zM9 9v6h6V9z", ""),
    "mil": ("M21.5 2.5l-.6 4.6L10.6 17.4l-4-4L16.9 3.1z", "M4.3 11.6l8.1 8.1M8 16l-4.5 4.5"),
    "shields": (
        "M12 2.5l8 2.6v6c0 5-3.3 8.4-8 10.4-4.7-2-8-5.4-8-10.4v-6z",
        "M12 2.5v19M4 10.5h16",
    ),
    "tra": (
        "M12 2.5a9.5 9.5 0 1 1 0 19 9.5 9.5 0 0 1 0-19zM12 5.7a6.3 6.3 0 1 0 0 12.6 6.3 6.3 0 0 0 0-12.6z",
        "M12 5.7v12.6M6.5 8.9l11 6.2M6.5 15.1l11-6.2",
    ),
    "food": (
        "M12 1.5c2.3 2.2 2.3 4.8 0 7-2.3-2.2-2.3-4.8 0-7zM11.6 13.2C8 13.3 5.9 11.4 6 8c3.6-.1 5.7 1.8 5.6 5.2z"
        "M12.4 13.2c3.6.1 5.7-1.8 5.6-5.2-3.6-.1-5.7 1.8-5.6 5.2zM11.6 18.6c-3.6.1-5.7-1.8-5.6-5.2 3.6-.1 5.7 1.8 "
        "5.6 5.2zM12.4 18.6c3.6.1 5.7-1.8 5.6-5.2-3.6-.1-5.7 1.8-5.6 5.2z",
        "M12 8.5v13.5",
    ),
    "minerals": (
        "M4 15l4-9.5 6-2.5 6.5 7-1.5 8-8 3.5z",
        "M8 5.5l4 7.5 8.5-3M12 13l-1 8.5M12 13l-8 2",
    ),
}


def signs() -> str:
    """The symbols, once for the whole page."""
    shapes = [
        f'<symbol id="s-{name}" viewBox="0 0 24 24"><path class="{name}" fill-rule="evenodd" d="{solid}"/>'
        + (f'<path class="line" d="{line}"/>' if line else "")
        + "</symbol>"
        for name, (solid, line) in SIGNS.items()
    ]
    return (
        f'<svg width="0" height="0" style="position:absolute" aria-hidden="true"><defs>{"".join(shapes)}</defs></svg>'
    )


def side_svg(rooms: tuple[Room, ...], columns: int, rows: int, label: str, name_of: Callable[[Room], str]) -> str:
    """A side, a baseland or a tile."""
    wide, high = columns * CELL, rows * CELL
    drawn = "".join(_room(room, columns, name_of(room) if room.figure else "") for room in rooms)
    return (
        f'<svg viewBox="0 0 {wide} {high}" width="{wide}" height="{high}" role="img" aria-label="{escape(label)}">'
        f'<rect class="paper" width="{wide}" height="{high}" rx="7"/>{drawn}</svg>'
    )


def _room(room: Room, columns: int, name: str) -> str:
    spots = [(quarter % columns, quarter // columns) for quarter in room.quarters]
    (left, top), (right, bottom) = spots[0], spots[-1]
    x, y = left * CELL + EDGE, top * CELL + EDGE
    wide, high = (right - left + 1) * CELL - 2 * EDGE, (bottom - top + 1) * CELL - 2 * EDGE
    kind = KINDS[room.kind]
    parts = [
        f'<g class="room {kind}"><rect x="{x}" y="{y}" width="{wide}" height="{high}" rx="5"/>',
        f'<text class="kind" x="{x + 6}" y="{y + 16}">{KIND_LETTERS[room.kind]}</text>',
    ]
    middle = x + wide / 2
    rows = wrap(name, max(6, int((wide - 8) / LETTER))) if name else []
    for at, row in enumerate(rows):
        parts.append(f'<text class="name" x="{middle:g}" y="{y + 30 + 12 * at}">{escape(row)}</text>')
    below = y + 26 + 12 * len(rows) if rows else y + (24 if room.box else (high - SIGN) / 2)
    parts.append(_symbols(room.free, middle, below, wide))
    if room.box:
        across = min(wide - 8, _across(room.box) + 10)
        beneath = below + SIGN + 3 if room.free else y + (high - SIGN) / 2
        frame = f'x="{middle - across / 2:g}" y="{beneath - 3:g}" width="{across:g}" height="{SIGN + 6}" rx="4"'
        parts += [f'<rect class="box" {frame}/>', _symbols(room.box, middle, beneath, wide - 10)]
    return "".join([*parts, "</g>"])


def _across(symbols: Symbols) -> float:
    return sum(SIGN + 2 + (NUMBER if count > 1 else 0) for _, count in symbols)


def _symbols(symbols: Symbols, middle: float, top: float, wide: float) -> str:
    """Symbols in a row, each with its number before it; smaller if they don't fit."""
    across = _across(symbols)
    scale = min(1.0, (wide - 6) / across) if across else 1.0
    parts, x = [], 0.0
    for status, count in symbols:
        if count > 1:
            parts.append(f'<text class="count" x="{x:g}" y="{SIGN - 4}">{count}</text>')
            x += NUMBER
        parts.append(f'<use href="#s-{STATUSES[status]}" x="{x:g}" y="0" width="{SIGN}" height="{SIGN}"/>')
        x += SIGN + 2
    left = middle - across * scale / 2
    return f'<g transform="translate({left:g} {top:g}) scale({scale:.3g})">{"".join(parts)}</g>' if parts else ""
