"""`watershed doctor`: what an upgrade would do to the matches of a database."""

from __future__ import annotations

import json
import sys
from collections import Counter
from collections.abc import Iterator, Sequence
from time import monotonic

from sqlalchemy.exc import SQLAlchemyError

from watershed.about import install
from watershed.kit.trouble import Trouble
from watershed.server.checkup import Checkup, Finding, NoDatabase, open_database
from watershed.server.migrating import BadDatabase
from watershed.server.settings import BadSettings, settings_of

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
    try:
        engine = open_database(database or settings_of().database)
        try:
            with engine.connect() as connection:
                checkup = Checkup(connection)
                return list(_slowly(checkup))
        finally:
            engine.dispose()
    except (NoDatabase, BadSettings) as problem:
        raise Trouble(str(problem)) from None
    except ModuleNotFoundError as problem:
        if problem.name == "psycopg":
            raise Trouble(f"PostgreSQL needs psycopg: {install('postgres')}.") from None
        raise Trouble(f"The database can't be read: {problem}.") from None
    except (BadDatabase, SQLAlchemyError, OSError, ValueError) as problem:
        reason = str(getattr(problem, "orig", None) or problem).strip().splitlines()[0]
        raise Trouble(f"The database can't be read: {reason.rstrip('.')}.") from None


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
