"""A ladder: which games are to be played, and the file in which every finished game is a line.

Every seed is played by every crew, and every crew in every rotation, so each bot sits in each seat equally often on the
same deals. This module and `play_ladder` need nothing but NumPy and Numba.
"""

from __future__ import annotations

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
from .own import bot_of
from .simulate import seeds_for

PEOPLE = ("random", "apprentice", "citizen", "statesman", "sage")
KIND = "watershed ladder plan 1"

Crew = tuple[str, ...]  # a bot for every seat
Key = tuple[Crew, int]  # a crew and a seed: one game


@dataclass(frozen=True)
class Plan:
    """All games to be played: every crew on every seed."""

    game: str
    book: str | None  # the edition, by name or as a file
    fingerprint: str  # of that book
    crews: tuple[Crew, ...]
    seeds: tuple[int, ...]

    @property
    def keys(self) -> list[Key]:
        """The games in order, seed by seed, so that what is done is whole as early as possible."""
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
    """So many games at least, whole seeds only. More games with the same seed are these and others."""
    found = game(name)
    edition = edition or found.open_book(book)
    for crew in crews:
        good_seats(found, len(crew))
    for bot in {bot for crew in crews for bot in crew}:
        bot_of(bot)
    seeds = seeds_for(good_seed(seed), -(-games // len(crews)))
    return Plan(name, book, edition.fingerprint, tuple(crews), tuple(int(deal) for deal in seeds))


def rotations(crews: Iterable[Crew]) -> list[Crew]:
    """Every crew turned round the table, each way once."""
    turned = (crew[at:] + crew[:at] for crew in crews for at in range(len(crew)))
    return list(dict.fromkeys(turned))


def table_of(bots: Sequence[str], seats: int) -> list[Crew]:
    """The bots at one table: in turn where there are fewer than seats, so many of them at a time where there are more.
    Each has each seat equally often.
    """
    windows = (tuple(bots[(first + at) % len(bots)] for at in range(seats)) for first in range(len(bots)))
    return rotations(windows)


def round_robin(bots: Sequence[str], seats: int) -> list[Crew]:
    """Every pairing, and the table of all."""
    if len(bots) < 2 or len(set(bots)) < len(bots):
        raise BadSetup(f"A ladder is between two bots or more, all different; not {', '.join(bots) or 'none'}.")
    tables = [table_of(pair, seats) for pair in combinations(bots, 2)]
    return list(dict.fromkeys(crew for table in (*tables, table_of(bots, seats)) for crew in table))


def against(one: str, others: str, seats: int) -> list[Crew]:
    """One bot in every seat, the others around it."""
    if one == others:
        raise BadSetup(f"{one} against itself shows nothing; name two bots.")
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
        raise BadSetup("The plan cannot be read; `watershed ladder ... --plan FILE --dry` writes one.") from None
    if kind != KIND or not plan.crews or not plan.seeds:
        raise BadSetup(f"The plan is not one of this version ({KIND}).")
    return plan


# the games as a file


def to_line(plan: Plan, bots: Crew, played: Played, seconds: float) -> str:
    """A finished game as a line of the file."""
    about = {"game": plan.game, "book": plan.fingerprint, "code": code_of(plan.game), "bots": bots}
    came_to = {"seed": played.seed, "places": played.places, "scores": played.scores, "moves": played.moves}
    return json.dumps({**about, **came_to, "seconds": round(seconds, 3)}) + "\n"


def code_of(name: str) -> str:
    """A name for the rules and bots as they are now."""
    from watershed.kernel.cache import fingerprint

    bound = as_key(bindings(game(name)))
    return "-".join(fingerprint(plain(rule), bound)[:12] for rule in (choose, simulate))


def read_games(path: Path, plan: Plan) -> dict[Key, Finished]:
    """The games of a plan that a file holds; others in it are left aside. A last line that was not written to its end
    is no game yet; any other line that is not one is an error.
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
        raise BadSetup(f"{path} cannot be read: {problem.strerror or problem}.") from None
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
        raise BadSetup(f"{where}, is not a finished game. Take the line out, or start anew with --fresh.")
    if (game_name, book) != (plan.game, plan.fingerprint):
        raise BadSetup(f"{where}, was played with another game or book. Name another file, or start anew with --fresh.")
    return done


def cut_torn_line(path: Path) -> None:
    """Takes away a last line that was not written to its end, so that the next one begins on its own."""
    if path.exists():
        with path.open("r+b") as file:
            file.truncate(file.read().rfind(b"\n") + 1)


def whole_seeds(plan: Plan, games: Mapping[Key, Finished]) -> list[Finished]:
    """The games of those seeds that every crew has played: only there is every seat held equally often."""
    return [
        games[crew, seed]
        for seed in plan.seeds
        if all((crew, seed) in games for crew in plan.crews)
        for crew in plan.crews
    ]
