"""Who sits where: people and bots, as the command line asked for them."""

from __future__ import annotations

import os
from collections.abc import Sequence
from pathlib import Path

from watershed.bots.levels import BOTS
from watershed.kit.drawing import LETTERS
from watershed.kit.trouble import Trouble
from watershed.lab.own import bot_of
from watershed.match import Match

from . import saves

LONGEST = 16  # letters of a name


def read_names(text: str | None, seats: int) -> tuple[str, ...] | None:
    """The names of the seats, from Ann,Bob,..."""
    if text is None:
        return None
    names = tuple(name.strip() for name in text.split(","))
    for name in names:
        if not name or not name.isprintable() or len(name) > LONGEST:
            raise Trouble(f"A name is 1 to {LONGEST} printable letters, not {name!r}.")
    if len({name.lower() for name in names}) != len(names):
        raise Trouble("Two seats have the same name.")
    if len(names) != seats:
        raise Trouble(f"You gave {len(names)} names for {seats} seats. Give one for each, with commas between.")
    return names


def read_options(texts: Sequence[str]) -> dict[str, int]:
    """The options of a game by name, from rounds=60."""
    found = {}
    for text in texts:
        name, equals, value = text.partition("=")
        if not equals or not value.strip().isdecimal() or len(value) > 6:
            raise Trouble(f"Write an option as NAME=NUMBER, not {text[:40]!r}. `watershed games` lists them.")
        found[name.strip()] = int(value)
    return found


def read_seats(texts: Sequence[str], seats: int) -> set[int]:
    """The seats of people, from 1, A or 1,3."""
    found = set()
    for word in (word.strip() for text in texts for word in text.split(",")):
        number = LETTERS.find(word.upper()) if word.isalpha() and len(word) == 1 else -1
        if word.isdecimal() and len(word) < 3:
            number = int(word) - 1
        if not 0 <= number < seats:
            raise Trouble(f"There is no seat {word!r}. The seats are 1 to {seats}, or A to {LETTERS[seats - 1]}.")
        found.add(number)
    return found


def read_bots(text: str, people: set[int], seats: int) -> dict[int, str]:
    """The bot of every seat that isn't a person's, from greedy or random,greedy,..."""
    names = [name.strip() for name in text.split(",")]
    empty = [seat for seat in range(seats) if seat not in people]
    for name in names:
        bot_of(name)
    if len(names) == 1:
        return dict.fromkeys(empty, names[0])
    if len(names) == seats:
        return {seat: names[seat] for seat in empty}
    if len(names) == len(empty):
        return dict(zip(empty, names, strict=True))
    raise Trouble(f"You gave {len(names)} bots for {len(empty)} seats. Give one for all, or one for each.")


def seat_people(
    match: Match, chosen: Sequence[str], bots: str | None, *, hotseat: bool, resumed: bool
) -> dict[int, str]:
    """The bots by seat; all other seats are people's. A resumed game has the bots it had."""
    if hotseat:
        if chosen or bots:
            raise Trouble("--hotseat puts people in every seat. Leave out --seat and --bots.")
        return {}
    known = saves.recall(match) if resumed and not chosen and bots is None else None
    if known is not None:
        return {seat: bot for seat, bot in known.items() if bot in BOTS or ":" in bot}
    people = read_seats(chosen or ["1"], match.seats)
    return read_bots(bots or "greedy", people, match.seats)


def check_writable(path: Path) -> None:
    """Refuse a file that can't be written, before a game is played for it."""
    try:
        before = path.read_text(encoding="utf-8", errors="replace") if os.path.isfile(path) else None
    except OSError as problem:
        raise Trouble(f"{path} can't be read: {problem.strerror or problem}.") from None
    saves.write(path, before or "")
    if before is None:
        path.unlink()
