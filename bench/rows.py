"""What a benchmark prints: one row for each figure, with its target where there is one."""

from __future__ import annotations

import json
from collections.abc import Sequence
from dataclasses import asdict, dataclass
from pathlib import Path

from rich.console import Console
from rich.table import Table


@dataclass
class Row:
    what: str
    value: float
    unit: str
    target: str = ""
    met: bool | None = None


def print_rows(title: str, rows: Sequence[Row], console: Console) -> None:
    table = Table("what", "value", "unit", "target", title=title)
    for row in rows:
        mark = "" if row.met is None else " met" if row.met else " MISSED"
        value = f"{row.value:,.2f}" if row.value < 100 else f"{row.value:,.0f}"
        table.add_row(row.what, value, row.unit, row.target + mark)
    console.print(table)


def write_rows(rows: Sequence[Row], path: Path) -> None:
    path.write_text(json.dumps([asdict(row) for row in rows], indent=1), encoding="utf-8")
