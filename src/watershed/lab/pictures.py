"""Plots as plain SVG, without scripts and fonts, so that they look the same in ten years."""

from __future__ import annotations

import math
from collections.abc import Sequence
from dataclasses import dataclass
from html import escape

WIDTH, HEIGHT = 760, 420
LEFT, RIGHT, TOP, BOTTOM = 64, 24, 52, 56  # margins
COLOURS = ("#b8433f", "#2f6fb5", "#2f8f5b", "#c07a1e", "#8a55b0")
INK, FAINT = "#2b2b2b", "#d9d9d9"


@dataclass(frozen=True)
class Dot:
    """A number with its interval."""

    name: str
    at: float
    low: float
    high: float


def ladder_svg(title: str, axis: str, rows: Sequence[Dot]) -> str:
    """One line per row, the best at the top: a dot and its interval."""
    height = TOP + BOTTOM + 34 * len(rows)
    left = LEFT + max((7 * len(row.name) for row in rows), default=0)
    ticks = _ticks(min(row.low for row in rows), max(row.high for row in rows))
    scale = _scale(ticks[0], ticks[-1], left, WIDTH - RIGHT)
    parts = [_upright(scale(tick), TOP, height - BOTTOM, f"{tick:g}") for tick in ticks]
    for at, row in enumerate(rows):
        y = TOP + 34 * at + 17
        parts += [
            _text(left - 12, y + 4, row.name, anchor="end"),
            _line(scale(row.low), y, scale(row.high), y, COLOURS[1], 3),
            _circle(scale(row.at), y, COLOURS[1]),
        ]
    parts.append(_text((left + WIDTH - RIGHT) / 2, height - 12, axis))
    return _picture(title, height, parts)


def curve_svg(title: str, axes: tuple[str, str], rows: Sequence[Dot], even: float) -> str:
    """Shares of wins by budget: intervals, a line through the dots, and a line at an even share."""
    xs = _scale(0, max(1, len(rows) - 1), LEFT + 30, WIDTH - RIGHT - 30)
    ys = _shares()
    parts = [_level(ys(tick / 100), f"{tick} %") for tick in range(0, 101, 20)]
    parts.append(_line(LEFT, ys(even), WIDTH - RIGHT, ys(even), INK, 1, "4 4"))
    parts.append(_text(WIDTH - RIGHT, ys(even) - 6, f"even {even:.0%}", anchor="end"))
    parts.append(_path([(xs(at), ys(row.at)) for at, row in enumerate(rows)], COLOURS[1]))
    for at, row in enumerate(rows):
        parts += [
            _line(xs(at), ys(row.low), xs(at), ys(row.high), COLOURS[1], 3),
            _circle(xs(at), ys(row.at), COLOURS[1]),
            _text(xs(at), HEIGHT - BOTTOM + 18, row.name),
        ]
    return _picture(title, HEIGHT, [*parts, *_axes(*axes)])


def chances_svg(title: str, names: Sequence[str], chances: Sequence[Sequence[float]], marks: Sequence[int]) -> str:
    """Each seat's chance to win over all decisions; `marks` are the decisions that were swings, counted from 1."""
    xs, ys = _scale(1, max(2, len(chances)), LEFT, WIDTH - RIGHT), _shares()
    parts = [_level(ys(tick / 100), f"{tick} %") for tick in range(0, 101, 20)]
    parts += [_upright(xs(tick), TOP, HEIGHT - BOTTOM, f"{tick:g}") for tick in _ticks(1, len(chances))[1:-1]]
    for mark in marks:
        parts.append(_line(xs(mark), TOP, xs(mark), HEIGHT - BOTTOM, INK, 1, "3 3"))
        parts.append(_text(xs(mark), TOP - 4, str(mark), size=11))
    for seat, name in enumerate(names):
        colour = COLOURS[seat % len(COLOURS)]
        parts.append(_path([(xs(at), ys(row[seat])) for at, row in enumerate(chances, 1)], colour))
        parts.append(_text(LEFT + 130 * seat + 20, HEIGHT - 8, name, anchor="start"))
        parts.append(_circle(LEFT + 130 * seat + 8, HEIGHT - 12, colour))
    return _picture(title, HEIGHT, [*parts, _text(WIDTH / 2, HEIGHT - BOTTOM + 34, "decision", size=12)])


class _Scale:
    def __init__(self, low: float, high: float, first: float, last: float) -> None:
        self._low, self._first, self._step = low, first, (last - first) / ((high - low) or 1.0)

    def __call__(self, value: float) -> float:
        return self._first + (value - self._low) * self._step


_scale = _Scale


def _shares() -> _Scale:
    return _scale(0.0, 1.0, HEIGHT - BOTTOM, TOP)


def _ticks(low: float, high: float) -> list[float]:
    """About six round numbers, from below the low to above the high."""
    rough = max(high - low, 1e-9) / 5
    size = 10.0 ** math.floor(math.log10(rough))
    step = next(size * part for part in (1, 2, 5, 10) if size * part >= rough)
    return [round(at * step, 9) for at in range(math.floor(low / step), math.ceil(high / step) + 1)]


def _picture(title: str, height: int, parts: Sequence[str]) -> str:
    body = "\n".join(parts)
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {WIDTH} {height}" role="img" '
        f'font-family="sans-serif" font-size="13" fill="{INK}">\n<title>{escape(title)}</title>\n'
        f'<rect width="{WIDTH}" height="{height}" fill="#ffffff"/>\n'
        f"{_text(WIDTH / 2, 24, title, size=15)}\n{body}\n</svg>\n"
    )


def _text(x: float, y: float, words: str, anchor: str = "middle", size: int = 13) -> str:
    return f'<text x="{x:.1f}" y="{y:.1f}" text-anchor="{anchor}" font-size="{size}">{escape(words)}</text>'


def _line(x: float, y: float, x2: float, y2: float, colour: str, width: int = 1, dashes: str = "") -> str:
    dashed = f' stroke-dasharray="{dashes}"' if dashes else ""
    ends = f'x1="{x:.1f}" y1="{y:.1f}" x2="{x2:.1f}" y2="{y2:.1f}"'
    return f'<line {ends} stroke="{colour}" stroke-width="{width}"{dashed}/>'


def _path(points: Sequence[tuple[float, float]], colour: str) -> str:
    joined = " ".join(f"{x:.1f},{y:.1f}" for x, y in points)
    return f'<polyline points="{joined}" fill="none" stroke="{colour}" stroke-width="2"/>'


def _circle(x: float, y: float, colour: str) -> str:
    return f'<circle cx="{x:.1f}" cy="{y:.1f}" r="5" fill="{colour}"/>'


def _upright(x: float, top: float, bottom: float, words: str) -> str:
    return _line(x, top, x, bottom, FAINT) + _text(x, bottom + 16, words, size=12)


def _level(y: float, words: str) -> str:
    return _line(LEFT, y, WIDTH - RIGHT, y, FAINT) + _text(LEFT - 8, y + 4, words, anchor="end", size=12)


def _axes(across: str, up: str) -> list[str]:
    return [_text((LEFT + WIDTH - RIGHT) / 2, HEIGHT - 14, across), _text(LEFT, TOP - 10, up, anchor="start", size=12)]
