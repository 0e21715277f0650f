"""What tells the kinds of rooms apart besides their colour, in cells of 100: a roof of its own for every building,
waves, grass, and the frames of heroes and wonders. The browser draws the same.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import NamedTuple

ROOF, EDGE = 24, 4
TUFT = "m0 0-3-11m7 11 2-14m3 14 5-9"
MOTIFS = {  # by hero or wonder and era, in boxes of 100: what is filled, and lines
    ("hero", 1): (
        "M50 8a13 13 0 1 1 0 26a13 13 0 0 1 0-26zM36 38q14-6 28 0l10 18-5 6 7 36H24l7-36-5-6z",
        "M36 16q14-12 28 0M64 38 40 60l-6 36M60 52l-8 44M44 58l24 8",
    ),
    ("hero", 2): (
        "M50 14a12 12 0 1 1 0 24a12 12 0 0 1 0-24zM30 18q20-18 40 0l-4 4H34zM34 42q16-7 32 0l14 54H20z",
        "M38 42q12 8 24 0M50 47v49M34 42l-4 30M66 42l4 30M64 12q10-8 14-2",
    ),
    ("hero", 3): (
        "M50 8a13 13 0 1 1 0 26a13 13 0 0 1 0-26zM32 40q18-7 36 0l8 30-8 3-2 25H34l-2-25-8-3z",
        "M42 38l8 12 8-12M50 50v48M34 73V54M66 73V54M38 14q8-8 24 0",
    ),
    ("wonder", 1): ("M10 84h80v8h-80zM14 34h72L50 12zM18 38h10v42h-10zM45 38h10v42h-10zM72 38h10v42h-10z", ""),
    ("wonder", 2): ("M14 52h72v40h-72zM24 52q0-40 26-40t26 40z", "M50 12V4M40 92v-18q10-16 20 0v18"),
    ("wonder", 3): ("M14 44h18v48h-18zM36 14h26v78h-26zM66 34h20v58h-20z", "M42 26h14M42 38h14M42 50h14"),
}


class Zone(NamedTuple):
    """A part of a room."""

    x: float
    y: float
    w: float
    h: float


def _each(wide: int, count: int, draw: Callable[[float, float], str]) -> str:
    """Something side by side, so often in each cell."""
    step = (100 * wide - 2 * EDGE) / (count * wide)
    return "".join(draw(EDGE + at * step, step) for at in range(count * wide))


def _dome(x: float, s: float) -> str:
    return f"M{x + s * 0.16:g} 19c0-20 {s * 0.68:g}-20 {s * 0.68:g} 0z"


def _gable(x: float, s: float) -> str:
    return f"M{x + 2:g} 20 {x + s / 2:g} 5l{s / 2 - 2:g} 15z"


def _awning(x: float, s: float) -> str:
    return f"M{x:g} 6h{s:g}v12a{s / 2:g} 9 0 0 1-{s:g} 0z"


def _battlement(x: float, s: float) -> str:
    return f"M{x:g} 7h{s * 0.6:g}v10h-{s * 0.6:g}z"


def _arch(x: float, s: float) -> str:
    foot = s * 0.12
    return f"M{x:g} 12h{s:g}v15h-{foot:g}c0-14-{s * 0.76:g}-14-{s * 0.76:g} 0h-{foot:g}z"


def _saw(x: float, s: float) -> str:
    return f"M{x:g} 27V7l{s:g} 11v9z"


def _pennant(x: float, s: float) -> str:
    return f"M{x + s * 0.12:g} 8h{s * 0.76:g}l-{s * 0.38:g} 15z"


ROOFS = {  # kind -> its beam, how many things are on it in a cell, and what they are
    "culture": ("M4 19h{w}v8H4z", 1, _dome),
    "politics": ("M4 20h{w}v7H4z", 1, _gable),
    "economy": ("", 4, _awning),
    "military": ("M4 17h{w}v10H4z", 4, _battlement),
    "traffic": ("M4 6h{w}v6H4z", 2, _arch),
    "industry": ("", 3, _saw),
    "special": ("", 4, _pennant),
}


def roof(kind: str, wide: int) -> str:
    """The roof of a building; nothing for what has none."""
    if kind not in ROOFS:
        return ""
    beam, count, draw = ROOFS[kind]
    paths = [f'<path d="{beam.format(w=100 * wide - 2 * EDGE)}{_each(wide, count, draw)}"/>']
    if kind == "economy":
        paths.append(f'<path class="pale" d="{_stripes(wide)}"/>')
    if kind == "special":
        paths.append(f'<path class="string" d="M4 8h{100 * wide - 2 * EDGE}"/>')
    return f'<g class="roof" transform="scale(1 {ROOF / 27:.3g})">{"".join(paths)}</g>'


def _stripes(wide: int) -> str:
    """Every other stripe of an awning is pale."""
    step = (100 * wide - 2 * EDGE) / (4 * wide)
    return "".join(_awning(EDGE + at * step, step) for at in range(1, 4 * wide, 2))


def ground(kind: str, wide: int, high: int) -> str:
    """Waves of water, and the grass of Wasteland."""
    if kind == "water":
        waves = [f"M{10 if at % 2 else 18} {18 + at * 22}{'q8-9 16 0t16 0' * (3 * wide - 1)}" for at in range(4 * high)]
        return f'<path class="waves" d="{"".join(waves)}"/>'
    if kind != "wasteland":
        return ""
    grass = ""
    for at in range(wide * high):
        x, y = 100 * (at % wide), 100 * (at // wide)
        tufts = "".join(f"M{x + right} {y + down}{TUFT}" for right, down in ((24, 36), (62, 56), (26, 82)))
        stones = ((66, 26, 8), (14, 56, 11), (62, 80, 16), (44, 66, 5))
        grass += tufts + "".join(f"M{x + right} {y + down}h{long}" for right, down, long in stones)
    return f'<path class="grass" d="{grass}"/>'


def frame(zone: Zone, era: int) -> str:
    """The frame of a hero or wonder: a round arch in Era I, a pointed one in Era II, steps in Era III."""
    left, top, right, foot = zone.x, zone.y, zone.x + zone.w, zone.y + zone.h
    middle, rise = left + zone.w / 2, min(30, zone.h * 0.4)
    shoulder = f"M{left:g} {foot:g}V{top + rise:g}"
    if era == 2:
        neck = top + rise * 0.35
        rounded = f"Q{left + 4:g} {neck:g} {middle:g} {top:g}Q{right - 4:g} {neck:g} {right:g} {top + rise:g}"
        return f"{shoulder}{rounded}V{foot:g}z"
    if era == 3:
        s = rise / 3
        up, down = f"V{top + 2 * s:g}h{s:g}v-{s:g}h{s:g}v-{s:g}", f"v{s:g}h{s:g}v{s:g}h{s:g}"
        return f"M{left:g} {foot:g}{up}H{right - 2 * s:g}{down}V{foot:g}z"
    return f"{shoulder}Q{left:g} {top:g} {middle:g} {top:g}T{right:g} {top + rise:g}V{foot:g}z"


def motif(kind: str, era: int) -> str:
    """Who or what is in the frame, the same for all of an era."""
    solid, line = MOTIFS[kind, era or 1]
    return f'<path class="figure" d="{solid}"/>' + (f'<path class="lines" d="{line}"/>' if line else "")
