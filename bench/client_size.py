"""The size of the browser's part in web/dist: what a first visit loads, compressed as a web server would send it."""

from __future__ import annotations

import gzip
import re
from pathlib import Path

from rows import Row

DIST = Path(__file__).parent.parent / "web" / "dist"
LIMIT = 120.0  # kB, for all of it
TEXT = {".html", ".js", ".css", ".svg", ".json", ".webmanifest"}
LOADED = re.compile(r'(?:src|href)="\.?/?([^"#?:]+)"')


def kilobytes(files: set[Path]) -> float:
    """Text counts compressed. The rest, such as fonts, is compressed already."""
    return (
        sum(
            len(gzip.compress(data, 9)) if file.suffix in TEXT else len(data)
            for file in files
            if (data := file.read_bytes())
        )
        / 1000
    )


def client_size(dist: Path = DIST) -> list[Row]:
    """The rows, or none if nothing is built."""
    page = dist / "index.html"
    if not page.is_file():
        return []
    first = {page} | {
        dist / name for name in LOADED.findall(page.read_text(encoding="utf-8")) if (dist / name).is_file()
    }
    every = {file for file in dist.rglob("*") if file.is_file() and file.suffix != ".map"}
    total = kilobytes(every)
    return [
        Row("the client, files of its first page, gzipped", kilobytes(first), "kB"),
        Row("the client, all files, gzipped", total, "kB", "under 120", total < LIMIT),
    ]
