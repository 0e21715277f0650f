"""Many games of equal bots, a line of JSON for each, so that a trial can be stopped and continued."""

from __future__ import annotations

import argparse
import json
from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import ProcessPoolExecutor
from dataclasses import asdict
from pathlib import Path
from statistics import mean, median, quantiles
from typing import Any

from rich.console import Console
from rich.progress import track

from watershed.kernel.crowd import cores, serve_parent
from watershed.lab.ladder import cut_torn_line
from watershed.lab.shares import interval


def trial_arguments(parser: argparse.ArgumentParser, games: int, bot: str, first: int) -> None:
    """The arguments that every trial has."""
    parser.add_argument("--games", type=int, default=games)
    parser.add_argument("--bot", default=bot, help="a level, or a search with its budget: `search:1500`")
    parser.add_argument("--first", type=int, default=first, help="the first seed")
    parser.add_argument("--book", help="another book")
    parser.add_argument("--processes", type=int, default=cores())
    parser.add_argument("--keep", type=Path, help="a file with a line for every game, to continue from")


def games_of(args: argparse.Namespace, trial: dict[str, Any], kind: type, play: Callable[[int], Any]) -> list[Any]:
    """All games that were asked for: those in the file, and the others played now."""
    seeds = range(args.first, args.first + args.games)
    found = [game for game in _read(args.keep, trial, kind) if game.seed in seeds] if args.keep else []
    for game in _play_all(args.processes, play, sorted(set(seeds) - {game.seed for game in found})):
        found.append(game)
        if args.keep:
            with args.keep.open("a") as file:
                file.write(json.dumps(asdict(game)) + "\n")
    if not found:
        raise SystemExit("No game has finished.")
    return found


def _read(path: Path, trial: dict[str, Any], kind: type) -> list[Any]:
    """The games in a file, if they belong to this trial. A line torn by a power cut is left out."""
    head, text = json.dumps(trial) + "\n", path.read_text() if path.exists() else ""
    if not text.startswith(head) and not head.startswith(text):
        raise SystemExit(f"{path} belongs to another trial: {text[:100]!r}. Name another file.")
    if head.startswith(text):
        path.write_text(head)
    cut_torn_line(path)
    _, *lines = path.read_text().splitlines()
    return [kind(**json.loads(line)) for line in lines]


def _play_all(processes: int, play: Callable[[int], Any], seeds: Sequence[int]) -> Iterator[Any]:
    """Yield the games in the order of their seeds, until Ctrl-C."""
    if not seeds:
        return
    play(0)  # compiles, once
    with ProcessPoolExecutor(processes, initializer=serve_parent) as pool:
        jobs = [pool.submit(play, seed) for seed in seeds]
        try:
            for job in track(jobs, "Playing", console=Console(stderr=True)):
                yield job.result()
        except KeyboardInterrupt:
            pool.shutdown(wait=False, cancel_futures=True)


def percent(part: float, of: float) -> str:
    low, high = interval(part / of, of)
    return f"{100 * part / of:.1f} % ({100 * low:.1f} to {100 * high:.1f})"


def spread(what: str, numbers: Sequence[int]) -> str:
    tenth = quantiles(numbers, n=10)[-1] if len(numbers) > 1 else numbers[0]
    return f"{what}: {mean(numbers):.0f} on average, median {median(numbers):.0f}, a tenth over {tenth:.0f}"
