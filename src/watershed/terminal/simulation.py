"""`watershed simulate`: many games between bots, with a progress bar and a table."""

from __future__ import annotations

import json
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any, Protocol

from rich.text import Text

from watershed.kit.drawing import letter
from watershed.kit.lines import Lines, line, table
from watershed.kit.messages import Json
from watershed.lab.shares import interval

COMPILING = "Compiling the rules (first run on this machine)"
GAMES = ("Playing", "Played", "games")


class Watcher(Protocol):
    """Something that shows the progress."""

    def compiling(self, done: int, total: int) -> None: ...
    def playing(self, done: int, total: int) -> None: ...


class Plain:
    """A line at the start and at the end, for an error output that isn't a terminal."""

    def __init__(self, total: int, doing: tuple[str, str, str]) -> None:
        self._said, self._doing = False, doing
        print(f"{doing[0]} {total:,} {doing[2]}.", file=sys.stderr, flush=True)

    def compiling(self, done: int, total: int) -> None:
        if not self._said:
            print(f"{COMPILING}. This takes a while.", file=sys.stderr, flush=True)
        self._said = True

    def playing(self, done: int, total: int) -> None:
        if done == total:
            print(f"{self._doing[1]} {done:,} {self._doing[2]}.", file=sys.stderr, flush=True)


class Bar:
    """A progress bar with the speed and the time that is left."""

    def __init__(self, progress: Any, doing: tuple[str, str, str]) -> None:
        self._progress, self._doing = progress, doing
        self._compile: Any = None
        self._play: Any = None

    def compiling(self, done: int, total: int) -> None:
        if self._compile is None:
            self._compile = self._progress.add_task(COMPILING, total=total, unit="rules")
        self._progress.update(self._compile, completed=done, total=max(done, total))

    def playing(self, done: int, total: int) -> None:
        if self._compile is not None:
            self._progress.remove_task(self._compile)
            self._compile = None
        if self._play is None:
            self._play = self._progress.add_task(self._doing[0], total=total, unit=self._doing[2])
        self._progress.update(self._play, completed=done)


@contextmanager
def watcher(total: int, doing: tuple[str, str, str] = GAMES) -> Iterator[Watcher]:
    """A bar on a terminal, plain lines elsewhere."""
    if not sys.stderr.isatty():
        yield Plain(total, doing)
        return
    from rich.console import Console
    from rich.progress import BarColumn, MofNCompleteColumn, Progress, ProgressColumn, TextColumn, TimeRemainingColumn

    class Speed(ProgressColumn):
        def render(self, task: Any) -> Text:
            speed = task.finished_speed or task.speed
            shown = f"{speed:,.0f}" if speed and speed >= 10 else f"{speed or 0:.2f}"
            return Text(f"{shown} {task.fields['unit']}/s" if speed else "", style="dim")

    columns = (
        TextColumn("{task.description}"),
        BarColumn(20),
        MofNCompleteColumn(" of "),
        Speed(),
        TimeRemainingColumn(),
    )
    with Progress(*columns, console=Console(stderr=True), transient=True) as progress:
        yield Bar(progress, doing)


def summary(result: Any, seed: int, edition: Json) -> Json:
    """The result as JSON."""
    games = len(result.moves)
    seats = []
    for seat in range(result.seats):
        share, scores = float(result.wins[seat]), result.scores[:, seat]
        low, high = interval(share, games)
        seats.append(
            {
                "seat": seat,
                "bot": result.bots[seat],
                "wins": round(share, 6),
                "interval": [round(low, 6), round(high, 6)],
                "mean_score": round(float(scores.mean()), 4),
                "sd_score": round(float(scores.std(ddof=1)) if games > 1 else 0.0, 4),
            }
        )
    about = {"game": result.game, **edition, "seats": result.seats, "games": games, "seed": seed}
    speed = {"seconds": round(result.seconds, 4), "workers": result.workers}
    moves = {"moves_per_game": round(float(result.moves.mean()), 3), "moves_per_second": round(result.moves_per_second)}
    return {**about, **moves, **speed, "per_seat": seats}


def as_json(found: Json) -> str:
    return json.dumps(found, indent=1)


def as_table(found: Json) -> Lines:
    """The result as a table for people."""
    heads = ("seat", "bot", "wins", "95 % interval", "mean score", "sd")
    rows: list[list[str | Text]] = [[Text(name, "dim") for name in heads]]
    for part in found["per_seat"]:
        low, high = part["interval"]
        wins, spread = f"{part['wins']:.1%}", f"{low:.1%} to {high:.1%}"
        numbers: list[str | Text] = [Text(wins, "bold"), spread, f"{part['mean_score']:.2f}", f"{part['sd_score']:.2f}"]
        rows.append([letter(part["seat"]), part["bot"], *numbers])
    threads = "1 thread" if found["workers"] == 1 else f"{found['workers']} threads"
    speed = f"{found['moves_per_second']:,} moves per second on {threads}, {found['seconds']:.2f} s"
    title = f"{found['edition']}: {found['games']:,} games, {found['seats']} seats, seed {found['seed']}"
    return [
        line((title, "bold")),
        *table(rows, (2, 3, 4, 5)),
        line(f"{found['moves_per_game']:.1f} moves per game; {speed}"),
    ]
