"""Many tables at once, on all cores: compiled rules release the interpreter, so threads share one memory."""

from __future__ import annotations

import contextlib
import multiprocessing
import os
import signal
import threading
from collections.abc import Callable, Iterator
from concurrent.futures import FIRST_COMPLETED, Future, ThreadPoolExecutor, wait
from multiprocessing.connection import wait as wait_for
from threading import Event as Flag

Work = Callable[[int, int], None]  # plays the games from the first number to before the second
Progress = Callable[[int, int], None]  # games played so far, games in all


def cores() -> int:
    """The cores this process may use."""
    return len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count() or 1


def most_processes(wanted: int) -> int:
    """That many processes, or as many as one process can wait for on Windows."""
    return min(wanted, 61) if os.name == "nt" else wanted


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

    crew, firsts = workers or cores(), iter(range(0, total, chunk))
    with ThreadPoolExecutor(crew) as pool:
        pending: set[Future[int]] = set()
        try:
            while done < total:
                for first in firsts:
                    pending.add(pool.submit(one, first))
                    if len(pending) >= 2 * crew:
                        break
                finished, pending = wait(pending, return_when=FIRST_COMPLETED)
                done += sum(job.result() for job in finished)
                if progress:
                    progress(done, total)
        except BaseException:
            stop.set()
            raise


@contextlib.contextmanager
def uninterrupted() -> Iterator[None]:
    """For starting processes. They inherit that Ctrl-C is held back, so that it can't end one that has only half begun;
    the parent gets it afterwards. Windows has no such mask.
    """
    if not hasattr(signal, "pthread_sigmask"):
        yield
        return
    before = signal.pthread_sigmask(signal.SIG_BLOCK, {signal.SIGINT})
    try:
        yield
    finally:
        signal.pthread_sigmask(signal.SIG_SETMASK, before)


def serve_parent() -> None:
    """Set up a worker process: it leaves Ctrl-C to its parent, and ends when its parent ends."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    threading.Thread(target=_leave_with_parent, daemon=True).start()


def _leave_with_parent() -> None:
    parent = multiprocessing.parent_process()
    if parent is not None:
        wait_for([parent.sentinel])
        os._exit(1)


def step_back(niceness: int) -> None:
    """Let other processes run first; 19 is the last in line. A process that is further back already stays there: only
    root may step forward. Windows knows no niceness.
    """
    if hasattr(os, "nice"):
        os.nice(max(0, niceness - os.nice(0)))
