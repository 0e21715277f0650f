"""Printed things as SVG: rooms with a roof, a colour and a letter for their kind, prosperity cards, roads, descendants.
A cell is 100 units, and as many pixels where there is room.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from html import escape
from textwrap import wrap
from typing import NamedTuple

from ..cards import KIND_LETTERS, Room, Symbols
from ..keys import KINDS, STATUSES
from .kinds import EDGE, ROOF, ROOFS, Zone, frame, ground, motif, roof
from .signs import sign

TEXT = 13  # units of a name
DIGIT = 0.62  # how wide a digit is, for its height
SPACE = 58  # units of a space of a road


class Plan(NamedTuple):
    """A room where it is printed, in cells."""

    room: Room
    x: int
    y: int
    wide: int
    high: int

    @property
    def kind(self) -> str:
        return KINDS[self.room.kind]

    @property
    def w(self) -> int:
        return 100 * self.wide

    @property
    def h(self) -> int:
        return 100 * self.high


def side_svg(
    rooms: tuple[Room, ...], columns: int, rows: int, label: str, name_of: Callable[[Room], str], era: int = 0
) -> str:
    """A side, a baseland or a tile, which has a second edge."""
    plans = [_plan(room, columns) for room in rooms]
    tile = len(rooms) == 1 and columns == 1
    drawn = "".join(_room(plan, name_of(plan.room) if plan.room.figure else "", era, tile) for plan in plans)
    return svg(columns * 100, rows * 100, label, drawn)


def svg(wide: int, high: int, label: str, drawn: str) -> str:
    return (
        f'<svg viewBox="0 0 {wide} {high}" width="{wide}" height="{high}" role="img" aria-label="{escape(label)}">'
        f'<rect class="paper" width="{wide}" height="{high}" rx="8"/>{drawn}</svg>'
    )


def swatch(kind: int) -> str:
    """A kind of room alone, for the legend."""
    name = KINDS[kind]
    drawn = roof(name, 1) + ground(name, 1, 1)
    if name in ("hero", "wonder"):
        drawn = _picture(Plan(Room(kind, figure=name), 0, 0, 1, 1), "", 1)
    return (
        f'<svg viewBox="0 0 100 100" width="34" height="34" aria-hidden="true"><g class="room {name}">'
        f'<rect class="floor" x="2.5" y="2.5" width="95" height="95" rx="7"/>{drawn}</g></svg>'
    )


def card_svg(measure: str, label: str) -> str:
    """A prosperity card: scales, and what they weigh."""
    return svg(100, 130, label, sign("prosperity", 32, 12, 36) + sign(measure, 23, 58, 54))


def row_svg(spaces: Sequence[tuple[str, int]], label: str) -> str:
    """Spaces side by side, each with a drawing and a number."""
    drawn = ""
    for at, (name, count) in enumerate(spaces):
        x = at * SPACE
        drawn += f'<rect class="space" x="{x + 3}" y="3" width="{SPACE - 6}" height="{SPACE - 6}" rx="7"/>'
        if not count:
            drawn += sign(name, x + SPACE / 2 - 15, SPACE / 2 - 15, 30)
            continue
        drawn += f'<text class="count" x="{x + 17}" y="{SPACE / 2 + 7:g}" font-size="20">{count}</text>'
        drawn += sign(name, x + 31, SPACE / 2 - 11, 22)
    return svg(len(spaces) * SPACE, SPACE, label, drawn)


def _plan(room: Room, columns: int) -> Plan:
    spots = [(quarter % columns, quarter // columns) for quarter in room.quarters]
    (left, top), (right, bottom) = spots[0], spots[-1]
    return Plan(room, left, top, right - left + 1, bottom - top + 1)


def _room(plan: Plan, name: str, era: int, tile: bool) -> str:
    w, h = plan.w, plan.h
    parts = [
        f'<g class="room {plan.kind}" transform="translate({100 * plan.x} {100 * plan.y})">',
        f'<rect class="floor" x="2.5" y="2.5" width="{w - 5}" height="{h - 5}" rx="7"/>',
        f'<rect class="edge" x="6.5" y="6.5" width="{w - 13}" height="{h - 13}" rx="4"/>' if tile else "",
        ground(plan.kind, plan.wide, plan.high),
        _picture(plan, name, era) if plan.room.figure else roof(plan.kind, plan.wide),
        f'<text class="kind" x="9" y="{ROOF + 15 if plan.kind in ROOFS else 20}">{KIND_LETTERS[plan.room.kind]}</text>',
        _contents(plan),
    ]
    return "".join([*parts, "</g>"])


def _contents(plan: Plan) -> str:
    """The symbols of a room, the free ones and those of its box."""
    free, box = _zones(plan)
    most = 30 if plan.room.figure else 56 if plan.wide * plan.high == 4 else 44 if plan.wide * plan.high == 2 else 34
    drawn = _symbols(plan.room.free, free, most)
    if not plan.room.box or not box:
        return drawn
    seat = min(box.h / 2 - 3, box.w * 0.19, 26)
    rest = Zone(box.x + 2 * seat + 6, box.y, box.w - 2 * seat - 9, box.h)
    return drawn + (
        f'<rect class="box" x="{box.x:g}" y="{box.y:g}" width="{box.w:g}" height="{box.h:g}" rx="7"/>'
        f'<circle class="seat" cx="{box.x + 4 + seat:g}" cy="{box.y + box.h / 2:g}" r="{seat - 1:g}"/>'
        f"{_symbols(plan.room.box, rest, most)}"
    )


def _zones(plan: Plan) -> tuple[Zone, Zone | None]:
    """Where the symbols are: the free ones, and the box."""
    w, h = plan.w, plan.h
    if plan.room.figure:
        return (Zone(104, h - 44, 90, 34) if w > h else Zone(8, h - 35, w - 16, 28)), None
    body = Zone(EDGE + 3, ROOF + 2, w - 2 * EDGE - 6, h - ROOF - EDGE - 5)
    if not plan.room.box:
        return body, None
    if not plan.room.free:
        tall = min(body.h, 50 * max(1, plan.high * 0.8))  # with the letter above it
        return body, body._replace(y=body.y + max(body.h - tall, 16) / (1 if plan.high == 1 else 2), h=tall)
    if w > h:
        half = body.w / 2 - 3
        return body._replace(w=half), body._replace(x=body.x + half + 6, w=half)
    upper = body.h * 0.48
    return body._replace(h=upper), body._replace(y=body.y + upper + 2, h=body.h - upper - 2)


def _symbols(symbols: Symbols, zone: Zone, most: float) -> str:
    """Symbols side by side, as large as they can be: up to two of a kind beside each other, more with a number."""
    if not symbols:
        return ""
    spread, counted = (_sized(symbols, zone, most, repeated) for repeated in (2, 1))
    items, size = counted if counted[1] > 1.15 * spread[1] else spread
    widths = [size * (1 + _digits(count)) for _, count in items]
    x = zone.x + (zone.w - sum(widths) - 0.1 * size * (len(items) - 1)) / 2
    middle, drawn = zone.y + zone.h / 2, ""
    for (name, count), wide in zip(items, widths, strict=True):
        if count:
            centre = x + size * _digits(count) / 2
            where = f'x="{centre:.4g}" y="{middle + size * 0.3:.4g}" font-size="{size * 0.88:.3g}"'
            drawn += f'<text class="count" {where}>{count}</text>'
        drawn += sign(name, round(x + wide - size, 1), round(middle - size / 2, 1), round(size, 1))
        x += wide + 0.1 * size
    return drawn


def _digits(count: int) -> float:
    return 0 if not count else DIGIT if count < 10 else 1.8 * DIGIT


def _sized(symbols: Symbols, zone: Zone, most: float, repeated: int) -> tuple[list[tuple[str, int]], float]:
    items: list[tuple[str, int]] = [
        item
        for status, count in symbols
        for item in ([(STATUSES[status], count)] if count > repeated else [(STATUSES[status], 0)] * count)
    ]
    across = sum(1 + _digits(count) for _, count in items) + 0.1 * (len(items) - 1)
    return items, min(most, zone.h * 0.94, zone.w / across)


def _picture(plan: Plan, name: str, era: int) -> str:
    """The frame of a hero or wonder with its name: beside it in a wide room, else at its foot."""
    w, h, bare = plan.w, plan.h, not plan.room.free
    beside = w > h
    zone = Zone(8, 8, 92 if beside else w - 16, h - 16 if beside or bare else h - 46)
    rows = wrap(name, max(6, int((90 if beside else w - 14) / (TEXT * 0.56)))) if name else []
    foot = zone.y + zone.h - (3 if beside or not rows else 14 * len(rows) + 5)
    size = min(112, zone.w - 8, foot - zone.y - 6)
    x, y = zone.x + (zone.w - size) / 2, foot - size * 0.96
    drawn = [
        f'<g class="era-{era or 1}"><path class="frame" d="{frame(zone, era)}"/>',
        f'<g transform="translate({x:.4g} {y:.4g}) scale({size / 100:.3g})">{motif(plan.kind, era)}</g></g>',
    ]
    first = (h - 44 - 14 * len(rows)) / 2 + TEXT + 2 if beside else foot + TEXT
    middle = 149 if beside else w / 2
    broad = 90 if beside else w - 22
    for at, row in enumerate(rows):
        tight = f' textLength="{broad}" lengthAdjust="spacingAndGlyphs"' if len(row) * TEXT * 0.58 > broad else ""
        drawn.append(f'<text class="name" x="{middle:g}" y="{first + 14 * at:g}"{tight}>{escape(row)}</text>')
    return "".join(drawn)
