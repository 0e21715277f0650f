"""The folder in which compiled rules are kept. If it can't be used, rules are compiled without being kept."""

from __future__ import annotations

import contextlib
import functools
import os
import sys
import tempfile
import time
from collections.abc import Callable
from pathlib import Path

from platformdirs import user_cache_path

SETTING = "WATERSHED_CACHE"
TOLD = "WATERSHED_CACHE_TOLD"  # tells the processes that we start that somebody has been warned already
MONTH = 30 * 24 * 3600


@functools.cache
def cache_folder() -> Path:
    """The folder of the compiled rules. It may not be there yet."""
    home = Path(os.environ.get(SETTING) or _of_the_system()) / "rules"
    with contextlib.suppress(OSError):
        _forget_old(home)
    return home


def _of_the_system() -> Path:
    try:
        return user_cache_path("watershed")
    except RuntimeError:  # who has no home can keep nothing
        return Path(os.devnull) / "watershed"


def _forget_old(home: Path) -> None:
    """Remove what hasn't been written or read for a month: every change of a rule leaves files behind."""
    for kept in home.glob("*.nb*"):
        with contextlib.suppress(OSError):
            if time.time() - max(kept.stat().st_atime, kept.stat().st_mtime) > MONTH:
                kept.unlink()


def why_not_kept() -> OSError | None:
    """Why no file can be written to the folder, after trying."""
    try:
        cache_folder().mkdir(parents=True, exist_ok=True)
        with tempfile.TemporaryFile(dir=cache_folder()) as file:
            file.write(b"a rule")
    except OSError as problem:
        return problem
    return None


def refused() -> str | None:
    """Why the folder that somebody has chosen is no use at all. One that can only be read is, if it has rules in it."""
    if not os.environ.get(SETTING) or (problem := why_not_kept()) is None:
        return None
    with contextlib.suppress(OSError):
        if next(cache_folder().glob("*.nbi"), None):
            return None
    return f"{SETTING} can't be used: nothing can be kept in {_shown()}: {reason(problem)}."


def reason(problem: OSError) -> str:
    """What the system says, without the name of the file."""
    return problem.strerror or type(problem).__name__


def sentence(why: str) -> str:
    """What people are told once."""
    return f"Compiled rules can't be kept in {_shown()}: {why}. They will be compiled again each time."


def _shown() -> str:
    folder = str(cache_folder())
    return folder if len(folder) <= 200 else folder[:200] + "…"


def announce(problem: OSError) -> None:
    """Say it on the error stream, once for this process and those that it starts from now on."""
    if not is_told():
        told()
        print(f"watershed: {sentence(reason(problem))}", file=sys.stderr, flush=True)


def is_told() -> bool:
    """Whether somebody has been warned."""
    return bool(os.environ.get(TOLD))


def told() -> None:
    """From now on nobody has to be warned again."""
    os.environ[TOLD] = "1"


_report: Callable[[OSError], None] = announce


def report_to(report: Callable[[OSError], None]) -> None:
    """Have somebody else say it: a worker leaves it to its server."""
    global _report
    _report = report


def not_kept(problem: OSError) -> None:
    """A rule was compiled that can't be kept."""
    _report(problem)
