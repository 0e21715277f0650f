"""Many tables at once, on all cores: compiled rules release the interpreter, so threads share one memory."""

from __future__ import annotations

import multiprocessing
import os
import signal
import threading
from collections.abc import Callable
from concurrent.futures import FIRST_COMPLETED, ThreadPoolExecutor, wait
from multiprocessing.connection import wait as wait_for
from threading import Event as Flag

Work = Callable[[int, int], None]  # plays the games from the first number to before the second
Progress = Callable[[int, int], None]  # games played so far, games in all


def cores() -> int:
    """The cores this process may use."""
    return len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count() or 1


def in_chunks(total: int, chunk: int, work: Work, workers: int | None = None, progress: Progress | None = None) -> None:
    """Do all the work in chunks that the workers take in turn. An interrupt stops after the chunks under way."""
    stop = Flag()
    done = 0

    def one(first: int) -> int:
        if stop.is_set():
            return 0
        last = min(first + chunk, total)
        work(first, last)
        return last - first

    with ThreadPoolExecutor(workers or cores()) as pool:
        jobs = [pool.submit(one, first) for first in range(0, total, chunk)]
        pending = set(jobs)
        try:
            while pending:
                finished, pending = wait(pending, return_when=FIRST_COMPLETED)
                done += sum(job.result() for job in finished)
                if progress:
                    progress(done, total)
        except BaseException:
            stop.set()
            for job in pending:
                job.cancel()
            raise


def serve_parent() -> None:
    """Set up a worker process: it leaves Ctrl-C to its parent, and ends when its parent ends."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    threading.Thread(target=_leave_with_parent, daemon=True).start()


def _leave_with_parent() -> None:
    parent = multiprocessing.parent_process()
    if parent is not None:
        wait_for([parent.sentinel])
        os._exit(1)
