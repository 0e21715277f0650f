"""What searching bots need, compiled before anything breaks: servers that are killed every minute would never do it.

python -m tests.soak.compiling flow         compile one game, or find it compiled
"""

from __future__ import annotations

import subprocess
import sys
from collections.abc import Iterable
from time import monotonic

from watershed.bots.searcher import warm_up
from watershed.match import Match

EVERY = 50  # rules between two lines


def compiled(games: Iterable[str], until: float) -> list[str]:
    """The games whose search is compiled by then."""
    found = []
    for game in games:
        began, left = monotonic(), until - monotonic()
        if left <= 0:
            break
        try:
            subprocess.run([sys.executable, "-m", __name__, game], check=True, timeout=left)
        except subprocess.TimeoutExpired:
            break
        print(f"The search of {game} is compiled ({monotonic() - began:.0f} s).", flush=True)
        found.append(game)
    return found


def tell(done: int, total: int) -> None:
    if done % EVERY == 0:
        print(f"  {done} of {total} rules are compiled", flush=True)


if __name__ == "__main__":
    match = Match.start(sys.argv[1], seed=0)
    warm_up(match.game, match.edition, match.table_bytes, match.waiting[0], tell)
