"""From the command line to a game, a picture or a simulation."""

from __future__ import annotations

import io
import re
import sys
from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path

import watershed
from watershed.kit.game import game as find_game
from watershed.kit.trouble import Trouble
from watershed.match import Match
from watershed.match.setup import good_seats

from . import saves, simulation
from .loop import run
from .screen import Screen
from .seating import check_writable, read_bots, read_names, read_options, seat_people
from .sitting import Sitting

PICTURE = (128, 46)  # columns and lines of a screenshot
MIDDLE = 56  # moves after which a screenshot is taken


@dataclass(frozen=True)
class Asked:
    """The options of `watershed play`."""

    game: str
    seats: int | None
    seat: Sequence[str]
    bots: str | None
    hotseat: bool
    seed: int | None
    book: str | None
    names: str | None
    resume: str | None
    save: Path | None
    options: Sequence[str] = ()


def play(asked: Asked) -> None:
    """Play a new game or resume an old one."""
    match = _resumed(asked) if asked.resume else new_match(asked)
    bots = seat_people(match, asked.seat, asked.bots, hotseat=asked.hotseat, resumed=bool(asked.resume))
    if asked.save:
        check_writable(asked.save)
    if not asked.resume:
        _quietly(saves.set_aside, match.game.name)
    _quietly(saves.remember, match, bots)
    run(Sitting(match, bots, asked.save), Screen())


def _quietly(keep: object, *args: object) -> None:
    """Save the old game or the seating if possible; the new game starts in any case."""
    assert callable(keep)
    try:
        keep(*args)
    except Trouble:
        return


def new_match(asked: Asked) -> Match:
    found = find_game(asked.game)
    seats = good_seats(found, asked.seats)
    options = read_options(asked.options)
    names = read_names(asked.names, seats)
    return Match.start(asked.game, seats, asked.seed, options, asked.book, names)


def _resumed(asked: Asked) -> Match:
    fixed = {"--seats": asked.seats, "--seed": asked.seed, "--option": asked.options or None}
    for name, value in fixed.items():
        if value is not None:
            raise Trouble(f"{name} is for a new game. A resumed game keeps its setup.")
    path = saves.find(find_game(asked.game).name, asked.resume or "")
    match = saves.load(path, asked.book)
    if match.game.name != asked.game:
        raise Trouble(f"{path} is a game of {match.game.name}. Use `watershed play {match.game.name} --resume {path}`.")
    names = read_names(asked.names, match.seats)
    return saves.load(path, asked.book, names) if names else match


def screenshot(asked: Asked, path: Path) -> None:
    """Let bots play to the middle of a game, and draw the table as SVG."""
    match = new_match(asked)
    sitting = Sitting(match, dict.fromkeys(range(1, match.seats), "greedy"))
    while not match.over and (len(match.played) < MIDDLE or match.to_move != 0):
        if match.to_move == 0:
            sitting.decided.append((len(match.played), 0))
        match.play(sitting.advice("greedy", match.to_move or 0))
    screen = Screen(io.StringIO(), PICTURE, record=True)
    screen.show([*sitting.drawing.board(sitting.scene(), *PICTURE), "> "])
    picture = screen.console.export_svg(title=f"watershed play {asked.game}")
    saves.write(path, re.sub(r"\s*@font-face \{[^}]*\}", "", picture))  # no fonts from elsewhere


def simulate(
    game: str, games: int, seats: int | None, seed: int, bots: str, book: str | None, workers: int | None, json: bool
) -> None:
    """Play many games and print the result."""
    found = find_game(game)
    seats = good_seats(found, seats)
    crew = read_bots(bots, set(), seats)
    edition = found.open_book(book)
    with simulation.watcher(games) as watching:
        result = watershed.simulate(
            game, seats, games, seed, list(crew.values()), book=edition, workers=workers,
            progress=watching.playing, compiling=watching.compiling,
        )  # fmt: skip
    if len(result.moves) < games:
        print(f"Stopped after {len(result.moves):,} of {games:,} games.", file=sys.stderr)
    summed = simulation.summary(result, seed, {"edition": edition.title, "book": edition.fingerprint})
    if json:
        print(simulation.as_json(summed))
    else:
        Screen().show(simulation.as_table(summed))
