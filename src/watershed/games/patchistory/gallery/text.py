"""The gallery as text: every side as a small grid of rooms, with its notation and what its hero or wonder does."""

from __future__ import annotations

from watershed.kit.game import Edition
from watershed.kit.lines import Lines, beside, cut, in_columns, line, wrap
from watershed.kit.messages import Json, Speaker

from ..components import components
from ..terminal.grid import Size, draw, extent
from ..terminal.land import side_plots
from ..terminal.names import KIND_LETTER, SYMBOL_LETTER
from .contents import Part, Shown, named, parts, say

SIZE = Size(10, 1, True)
LEAST = 24  # columns for the words beside a drawing


def text(edition: Edition, speaker: Speaker, width: int) -> Lines:
    """Everything that is printed in a book."""
    printed = named(dict(components(edition)), edition, speaker)
    found = list(parts(edition, speaker))
    count = sum(bool(one.side and one.side.era) for part in found for one in part.shown)
    rows: Lines = [cut(line((edition.title, "bold"), f"  {say(speaker, 'cards-count', count=count)}"), width)]
    rows += _legend(speaker, width)
    for part in found:
        rows += [line(""), cut(line((part.title, "bold underline")), width)]
        first = part.shown[0]
        if first.side is None:
            rows += [row for shown in part.shown for row in _told(shown, width)]
        else:
            rows += _tiles(part, width) if first.columns == 1 else _sides(printed, part, width)
    return rows


def _legend(speaker: Speaker, width: int) -> Lines:
    kinds = [f"{letter} {say(speaker, f'kind-{kind}')}" for kind, letter in KIND_LETTER.items()]
    signs = [f"{letter} {say(speaker, f'cards-symbol-{status}')}" for status, letter in SYMBOL_LETTER.items()]
    return [
        *wrap(", ".join(kinds) + ".", width),
        *wrap(", ".join(signs) + ".", width),
        *wrap(say(speaker, "cards-box"), width),
    ]


def _sides(printed: Json, part: Part, width: int) -> Lines:
    """A drawing at the left, words at the right; below it on a narrow screen."""
    pieces = {piece["piece"]: piece for piece in printed["pieces"]}
    rows: Lines = []
    for shown in part.shown:
        size = SIZE if extent(shown.columns, 2, SIZE)[0] <= width else Size(7, 1, True)
        size = size._replace(tall=2) if shown.effects else size  # a name and its symbols
        wide = extent(shown.columns, 2, size)[0]
        drawn = draw(side_plots(printed, pieces[shown.slug]), shown.columns, 2, size)
        side = width - wide - 2
        if side >= LEAST:
            rows += beside([drawn, _words(shown, side)], [wide, side], "  ")
        else:
            rows += [*_words(shown, width), *drawn]
    return [cut(row, width) for row in rows]


def _told(shown: Shown, width: int) -> Lines:
    """What needs no drawing: a prosperity card in a line, spaces in a few."""
    if shown.measure:
        told = line((shown.title, "bold"), f"  {shown.effects}", (f" [{shown.rule}]  {shown.source}", "dim"))
        return wrap(told, width, "", "  ")
    return _words(shown, width)


def _words(shown: Shown, width: int) -> Lines:
    rows = wrap(line((shown.title, "bold")), width)
    rows += wrap(line((shown.number, "dim")), width) if shown.number else []
    rows += wrap(line((shown.notation, "dim")), width)
    if shown.effects:
        rows += wrap(line(shown.effects, (f" [{shown.rule}]", "dim")), width)
    return [*rows, *wrap(line((shown.source, "dim")), width)]


def _tiles(part: Part, width: int) -> Lines:
    return in_columns([line((f"{shown.notation:<8} ", "bold"), shown.title) for shown in part.shown], width)
