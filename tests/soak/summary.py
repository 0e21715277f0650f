"""What a run has shown, in a table, and its exit code."""

from __future__ import annotations

import statistics
from collections import Counter
from collections.abc import Sequence

from .chaos import Chaos
from .heart import MOST_LATE
from .weights import Weight, an_hour

FINE, VIOLATED, NOT_ALL, STOPPED = 0, 1, 3, 130


def verdict(violations: int, missing: Sequence[str], partly: bool, stopped: bool) -> int:
    """The exit code. A run in which something could not be tried is good only for those who asked for no more."""
    if violations:
        return VIOLATED
    if stopped:
        return STOPPED
    return NOT_ALL if missing and not partly else FINE


def not_made(chaoses: Sequence[Chaos]) -> list[str]:
    """The faults that could not be made here."""
    return [f"{name}, at {chaos.site.name} ({why})" for chaos in chaoses for name, why in chaos.cannot.items()]


def not_drawn(chaoses: Sequence[Chaos]) -> list[str]:
    """The faults that chance left out: the run was short."""
    return [f"{name}, at {chaos.site.name}" for chaos in chaoses for name in chaos.faults if not chaos.times[name]]


def not_judged(chaoses: Sequence[Chaos], late: float) -> list[str]:
    """What says nothing about the servers, because this harness was late."""
    found = [what for chaos in chaoses for what in chaos.unjudged]
    return found + ([f"anything in good time: the harness was late for {late:.0%} of it"] if late > MOST_LATE else [])


def show(chaoses: Sequence[Chaos]) -> None:
    """Print the table, and what was refused and logged on the way."""
    for chaos in chaoses:
        _faults(chaos)
    heads = f"{'matches':>7} {'answered':>8} {'lost':>5} {'rounds':>6} {'median':>7} {'longest':>8}  replayed"
    print(f"\n{'site':<12} {heads}")
    for chaos in chaoses:
        book, times = chaos.site.book, [one.took for one in chaos.rounds] or [0.0]
        one, many = chaos.site.replayed
        print(
            f"{chaos.site.name:<12} {book.matches:>7} {book.moves:>8} {book.lost:>5} {len(chaos.rounds):>6} "
            f"{statistics.median(times):>5.1f} s {max(times):>6.1f} s  {one} of {many} logs"
        )
    print(f"\n{'server':<14} {'starts':>6} {'refused':>7}  memory with the same load, while it lived through the rest")
    for chaos in chaoses:
        for server in chaos.site.servers:
            print(f"{server.name:<14} {server.starts:>6} {server.refused:>7}  {_life(chaos.weights[server.name])}")
        for (name, pid), weights in chaos.workers.items():
            print(f"{name:<14} {'bots':>6} {pid:>7}  {_life(weights)}")
    for chaos in chaoses:
        book, warnings = chaos.site.book, Counter[str]()
        for server in chaos.site.servers:
            warnings += server.log.warnings
        print(f"\n{chaos.site.name}: {book.hellos} hellos; asked besides: {_counted(book.asked)}")
        for name, heard in chaos.site.flooded.items():
            print(f"  flood, {name}: {_counted(heard)}")
        turns = f"{book.stood_still} clocks ran while all servers stood still for longer than they had"
        print(f"  {turns}; {chaos.site.delivered} deliveries to the webhooks of {len(chaos.site.hooks)} matches")
        print(f"  refused: {_counted(book.refused)}")
        print(f"  in the logs: {_counted(warnings)}")
        for violation in book.violations:
            print(f"  VIOLATION: {violation}")


def _life(weights: Sequence[Weight]) -> str:
    """What a process weighed, and how fast it grew."""
    told = " -> ".join(str(weight) for weight in weights) or "not weighed"
    return f"{told}; an hour: {an_hour(weights)}" if len(weights) > 1 else told


def _faults(chaos: Chaos) -> None:
    together = sum(len(one.names) > 1 for one in chaos.rounds)
    print(f"\n{chaos.site.name}: {chaos.times.total()} faults, in {together} of {len(chaos.rounds)} rounds together")
    for name in chaos.faults:
        took = [one.took for one in chaos.rounds if name in one.names]
        longest = f"all went on after {max(took):.1f} s at most" if took else ""
        print(f"  {name:<32} {chaos.times[name]:>4}  {longest}")


def _counted(counter: dict[str, int]) -> str:
    most = sorted(counter.items(), key=lambda pair: -pair[1])
    return ", ".join(f"{count} {name}" for name, count in most) or "nothing"
