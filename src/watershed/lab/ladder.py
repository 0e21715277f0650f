"""A ladder: which games to play, and the file in which every finished game is a line.

Every seed is played by every crew, and every crew in every rotation, so each bot sits in each seat equally often on the
same deals. This module and `play_ladder` need only what the rules need.
"""

from __future__ import annotations

import functools
import json
from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import asdict, dataclass
from itertools import combinations
from pathlib import Path
from typing import Any

from watershed.bots.bindings import bindings
from watershed.bots.choose import choose
from watershed.bots.search import simulate
from watershed.kernel.rule import as_key, plain
from watershed.kit.game import BadSetup, Edition, game
from watershed.match.setup import good_seats, good_seed

from .contest import Played
from .own import bot_of, source_of
from .simulate import seeds_for

PEOPLE = ("random", "apprentice", "citizen", "statesman", "sage")
KIND = "watershed ladder plan 1"

Crew = tuple[str, ...]  # a bot for every seat
Key = tuple[Crew, int]  # a crew and a seed: one game


@dataclass(frozen=True)
class Plan:
    """All games of a ladder: every crew on every seed."""

    game: str
    book: str | None  # the edition, by name or as a file
    fingerprint: str  # of that book
    crews: tuple[Crew, ...]
    seeds: tuple[int, ...]

    @property
    def keys(self) -> list[Key]:
        """The games in order, seed by seed, so that whole seeds are finished early."""
        return [(crew, seed) for seed in self.seeds for crew in self.crews]

    @property
    def seats(self) -> int:
        return len(self.crews[0])


@dataclass(frozen=True)
class Finished:
    """One game of a ladder."""

    bots: Crew
    seed: int
    places: tuple[int, ...]
    scores: tuple[int, ...]
    moves: int
    seconds: float
    code: str = ""  # names the rules and bots that played it, where the line says so

    @property
    def shares(self) -> list[float]:
        """Each seat's share of the win."""
        winners = self.places.count(1)
        return [1 / winners if place == 1 else 0.0 for place in self.places]


def make_plan(
    name: str, crews: Sequence[Crew], games: int, seed: int = 1, book: str | None = None, edition: Edition | None = None
) -> Plan:
    """Plan at least that many games, whole seeds only. A larger plan with the same seed has the same games and more."""
    found = game(name)
    edition = edition or found.open_book(book)
    for crew in crews:
        good_seats(found, len(crew))
    for bot in {bot for crew in crews for bot in crew}:
        bot_of(bot)
    seeds = seeds_for(good_seed(seed), -(-games // len(crews)))
    return Plan(name, book, edition.fingerprint, tuple(crews), tuple(int(deal) for deal in seeds))


def rotations(crews: Iterable[Crew]) -> list[Crew]:
    """Every crew in every rotation, each once."""
    turned = (crew[at:] + crew[:at] for crew in crews for at in range(len(crew)))
    return list(dict.fromkeys(turned))


def table_of(bots: Sequence[str], seats: int) -> list[Crew]:
    """The bots at one table, each in each seat equally often. Fewer bots than seats take turns; of more bots than
    seats, each crew has as many as there are seats.
    """
    windows = (tuple(bots[(first + at) % len(bots)] for at in range(seats)) for first in range(len(bots)))
    return rotations(windows)


def round_robin(bots: Sequence[str], seats: int) -> list[Crew]:
    """Crews for every pair of bots, and for all of them at one table."""
    if len(bots) < 2 or len(set(bots)) < len(bots):
        raise BadSetup(f"A ladder needs two different bots or more, not {', '.join(bots) or 'none'}.")
    tables = [table_of(pair, seats) for pair in combinations(bots, 2)]
    return list(dict.fromkeys(crew for table in (*tables, table_of(bots, seats)) for crew in table))


def against(one: str, others: str, seats: int) -> list[Crew]:
    """Crews with one bot in each seat in turn and another in all other seats."""
    if one == others:
        raise BadSetup(f"{one} can't play against itself. Name two different bots.")
    return rotations([(one, *[others] * (seats - 1))])


# the plan as a file


def write_plan(plan: Plan) -> str:
    return json.dumps({"kind": KIND, **asdict(plan)}) + "\n"


def read_plan(text: str) -> Plan:
    try:
        found = json.loads(text)
        kind, crews, seeds = found.pop("kind"), found.pop("crews"), found.pop("seeds")
        plan = Plan(**found, crews=tuple(tuple(map(str, crew)) for crew in crews), seeds=tuple(map(int, seeds)))
    except (ValueError, TypeError, KeyError, AttributeError):
        raise BadSetup("The plan can't be read. `watershed ladder ... --plan FILE --dry` writes one.") from None
    if kind != KIND or not plan.crews or not plan.seeds:
        raise BadSetup(f"This version can't read the plan. It reads {KIND!r}.")
    return plan


# the games as a file


def to_line(plan: Plan, bots: Crew, played: Played, seconds: float) -> str:
    """A finished game as a line of the file."""
    about = {"game": plan.game, "book": plan.fingerprint, "code": code_of(plan.game, bots), "bots": bots}
    came_to = {"seed": played.seed, "places": played.places, "scores": played.scores, "moves": played.moves}
    return json.dumps({**about, **came_to, "seconds": round(seconds, 3)}) + "\n"


@functools.cache
def code_of(name: str, bots: Crew = ()) -> str:
    """A name for the rules and bots as they are now, the files of your own bots included."""
    from watershed.kernel.cache import fingerprint

    bound = as_key(bindings(game(name)))
    own = filter(None, (source_of(bot_of(bot)) for bot in sorted(set(bots))))
    return "-".join([*(fingerprint(plain(rule), bound)[:12] for rule in (choose, simulate)), *own])


def read_games(path: Path, plan: Plan) -> dict[Key, Finished]:
    """The games of a plan that a file has. Games of other plans and an unfinished last line are skipped; any other
    line that isn't a finished game is an error.
    """
    wanted = set(plan.keys)
    found: dict[Key, Finished] = {}
    for number, line in enumerate(_lines(path), 1):
        done = _from_line(plan, line, f"{path}, line {number}")
        key = done.bots, done.seed
        if key in wanted:
            found.setdefault(key, done)
    return found


def _lines(path: Path) -> Iterator[str]:
    try:
        text = path.read_bytes() if path.exists() else b""
    except OSError as problem:
        raise BadSetup(f"{path} can't be read: {problem.strerror or problem}.") from None
    yield from text[: text.rfind(b"\n") + 1].decode("utf-8", errors="replace").splitlines()


def _from_line(plan: Plan, line: str, where: str) -> Finished:
    try:
        found: Mapping[str, Any] = json.loads(line)
        rows = [tuple(map(int, found[row])) for row in ("places", "scores")]
        done = Finished(
            tuple(map(str, found["bots"])), int(found["seed"]), rows[0], rows[1], int(found["moves"]),
            float(found["seconds"]), str(found.get("code", "")),
        )  # fmt: skip
        game_name, book = str(found["game"]), str(found["book"])
        whole = len(done.bots) == len(done.places) == len(done.scores) and 1 in done.places
    except (ValueError, TypeError, KeyError):
        whole = False
    if not whole:
        raise BadSetup(f"{where}, isn't a finished game. Remove the line, or start again with --fresh.")
    if (game_name, book) != (plan.game, plan.fingerprint):
        raise BadSetup(f"{where}, is of another game or book. Name another file, or start again with --fresh.")
    return done


def cut_torn_line(path: Path) -> None:
    """Remove an unfinished last line, so that the next game starts on a new line."""
    if path.exists():
        with path.open("r+b") as file:
            file.truncate(file.read().rfind(b"\n") + 1)


def whole_seeds(plan: Plan, games: Mapping[Key, Finished]) -> list[Finished]:
    """The games of the seeds that every crew has played: only there has each bot had each seat equally often."""
    return [
        games[crew, seed]
        for seed in plan.seeds
        if all((crew, seed) in games for crew in plan.crews)
        for crew in plan.crews
    ]
