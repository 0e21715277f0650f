"""A match in a notebook: the table as the terminal draws it for a spectator."""

from __future__ import annotations

import io
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from .match import Match

WIDTH, HEIGHT = 110, 60
FORM = '<pre style="line-height: 1.2; font-family: ui-monospace, monospace">{code}</pre>'


def html(match: Match) -> str:
    """The table as HTML. Rich is loaded only when it is needed."""
    from rich.console import Console

    from watershed.kit.drawing import Scene
    from watershed.kit.drawings import drawing_of

    components = match.components()
    last = tuple(entry for entry in match.entries(None) if entry.move == match.length)
    scene = Scene(match.view(None), components, (), last, frozenset(), match.question)
    console = Console(record=True, file=io.StringIO(), width=WIDTH, force_terminal=True)
    for row in drawing_of(match.game).board(scene, WIDTH, HEIGHT):
        console.print(row, no_wrap=True, crop=False)
    return console.export_html(inline_styles=True, code_format=FORM)
