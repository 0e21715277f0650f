"""What matches in memory cost the garbage collector."""

from __future__ import annotations

import gc
import subprocess
import sys
from pathlib import Path

from watershed.match import Entry
from watershed.server.records import MoveRow
from watershed.server.services import Services

from .older import begun
from .tables import with_services

SETTLED = "import gc; from watershed.server import collector; collector.settle(); print(gc.get_freeze_count() > 10_000)"


def test_the_start_is_frozen() -> None:
    done = subprocess.run([sys.executable, "-c", SETTLED], capture_output=True, text=True, check=True)
    assert done.stdout == "True\n"


def test_a_live_match_keeps_nothing_for_each_move(tmp_path: Path) -> None:
    async def work(services: Services) -> None:
        live = await begun(services, 30)
        assert not gc.is_tracked(live.movers)
        assert not gc.is_tracked(live.done), "texts only"
        assert gc.get_referents(live.times) in ([], [type(live.times)]), "numbers only"
        kept = [thing for value in vars(live).values() if isinstance(value, list) for thing in value]
        assert sum(isinstance(thing, MoveRow) for thing in kept) == 0
        assert not any(isinstance(thing, Entry) for thing in kept), "the journal is made when it is read"

    with_services(tmp_path, work)
