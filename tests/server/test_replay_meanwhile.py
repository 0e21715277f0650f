"""A replay of a public match that is read while somebody undoes a move."""

from __future__ import annotations

import random
import signal
import sys
import time
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

from .playing import Person, Served, deciding, some_move

SLOW = """
import threading, time
from watershed.cli import main
from watershed.match import Match

told = Match.entries

def entries(self, viewer, after=0):
    if threading.current_thread() is not threading.main_thread():
        time.sleep(1)
    return told(self, viewer, after)

Match.entries = entries
main()
"""


class Slow(Served):
    """A server that takes a second to read the journal in a thread."""

    program = (sys.executable, "-c", SLOW)


def test_an_undo_while_a_replay_is_read(tmp_path: Path) -> None:
    server = Slow(str(tmp_path / "table.db"))
    try:
        seats = [{"kind": "me"}, {"kind": "me"}, {"kind": "me"}]
        begun = server.post("/api/matches", {"game": "flow", "options": {"first": 1}, "public": True, "seats": seats})
        ann = Person(server, begun["match"], begun["token"])
        ann.until(deciding)
        assert ann.play(some_move(ann.state, random.Random(1)))["ok"]
        ann.until(lambda state: state["seq"] == 1)
        with ThreadPoolExecutor(1) as threads:
            replay = threads.submit(server.http.get, f"/api/matches/{ann.match}/replay?move=1")
            time.sleep(0.5)
            assert ann.ask(type="undo", seen=1)["ok"]
            answer = replay.result()
        assert answer.status_code == 200, answer.text
        assert answer.json()["move"] == 1
    finally:
        server.end(signal.SIGKILL)
