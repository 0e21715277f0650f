"""`watershed doctor`: what an upgrade would do to the matches of a database."""

from __future__ import annotations

import json
import sys
from collections import Counter
from collections.abc import Iterator, Sequence
from time import monotonic

from watershed.server.checkup import Checkup, Finding

from . import databases

OFTEN = 0.5  # seconds between two reports of the progress
COUNTED = {
    "goes-on": "would go on",
    "set-aside": "would be set aside",
    "replays": "finished, and can be replayed",
    "cut": "finished, and could be replayed only in part",
    "known": "already set aside",
}
PROBLEMS = ("set-aside", "cut")


def examine(database: str | None) -> list[Finding]:
    """Check every match, and report the progress."""
    with databases.reading(database) as connection:
        return list(_slowly(Checkup(connection)))


def _slowly(checkup: Checkup) -> Iterator[Finding]:
    total, told = checkup.count(), monotonic()
    watched = sys.stderr.isatty()
    for number, finding in enumerate(checkup.findings(), 1):
        yield finding
        if watched and monotonic() - told > OFTEN:
            told = monotonic()
            print(f"\rChecking matches: {number} of {total}", end="", file=sys.stderr, flush=True)
    if watched:
        print("\r\x1b[K", end="", file=sys.stderr, flush=True)


def problems(findings: Sequence[Finding]) -> list[Finding]:
    """The matches that an upgrade would set aside or cut."""
    return [finding for finding in findings if finding.verdict in PROBLEMS]


def as_text(findings: Sequence[Finding]) -> str:
    """The counts, and a line for every problem."""
    counts = Counter(finding.verdict for finding in findings)
    lines = [f"{len(findings)} {'match' if len(findings) == 1 else 'matches'}"]
    lines += [f"{counts[verdict]:>6} {text}" for verdict, text in COUNTED.items() if counts[verdict]]
    lines += [_line(finding) for finding in problems(findings)]
    return "\n".join(lines)


def _line(finding: Finding) -> str:
    assert finding.broken is not None
    lost = "; its scoring was never stored" if finding.verdict == "cut" and not finding.end else ""
    where = f"{finding.match} ({finding.game}, {finding.moves} moves)"
    return f"{where}: {COUNTED[finding.verdict]} after move {finding.broken.move}: {finding.broken.detail}{lost}"


def as_json(findings: Sequence[Finding]) -> str:
    """The same for machines."""
    counts = Counter(finding.verdict for finding in findings)
    return json.dumps(
        {
            "matches": len(findings),
            "counts": {verdict: counts[verdict] for verdict in COUNTED},
            "problems": [_data(finding) for finding in problems(findings)],
        },
        indent=1,
    )


def _data(finding: Finding) -> dict[str, object]:
    assert finding.broken is not None
    return {
        "match": finding.match,
        "game": finding.game,
        "verdict": finding.verdict,
        "moves": finding.moves,
        "replays_to": finding.broken.move,
        "why": finding.broken.why,
        "detail": finding.broken.detail,
        "end_stored": finding.end,
    }
