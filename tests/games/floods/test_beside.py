"""The real rules beside the second model: the same moves, and at every decision the same questions, options and board.
What differs is told in a few lines; what the texts leave to choose is in RULINGS.md and in the second model's OPEN.md.
"""

from __future__ import annotations

import os
import random
from collections import deque
from collections.abc import Callable, Iterator
from typing import Any, Protocol

import pytest

import watershed as ws
from watershed.bots.choose import Bot
from watershed.bots.levels import Level
from watershed.bots.searcher import Budget
from watershed.bots.seat import SeatedBot

from .second import Second
from .second.moods import MOODS, pick

GAME = "floods"
GAMES = int(os.environ.get("WATERSHED_BESIDE_GAMES", "6"))
SEARCHED = int(os.environ.get("WATERSHED_BESIDE_SEARCHED", "0"))  # games between searches, which have to be compiled
SETUPS: tuple[tuple[int, dict[str, int]], ...] = ((4, {}), (3, {}), (3, {"map": 1}), (4, {"stop": 0, "turns": 16}))
OPTIONS = {"map": 0, "stop": 1, "turns": 24, "first": 1}
SIMULATIONS = 40
PARTS = ("map", "turn", "first", "phase", "question", "asked", "scale", "rises", "cells", "players")
LAST, TOLD, WIDTH = 5, 12, 300  # moves and differences in a report, and characters of each
EVERYBODY = 25  # after so many decisions, what everybody sees is compared, and not only what the mover sees

on_the_shelf = pytest.mark.skipif(GAME not in ws.games(), reason="the game isn't on the shelf yet")


class Side(Protocol):
    """What the comparison needs of a game."""

    def waiting(self) -> set[int]: ...
    def words(self, seat: int) -> list[str]: ...
    def view(self, seat: int | None) -> dict[str, Any]: ...
    def play(self, seat: int, words: str) -> None: ...
    def scores(self) -> list[int]: ...
    def places(self) -> list[int]: ...


class Real:
    """A match of the real rules."""

    def __init__(self, seats: int, seed: int, options: dict[str, int]) -> None:
        self.match = ws.Match.start(GAME, seats, seed, options=options)

    def waiting(self) -> set[int]:
        return set(self.match.waiting)

    def words(self, seat: int) -> list[str]:
        notation, edition = self.match.game.notation, self.match.edition
        return sorted(notation.words_of(edition, action) for action in self.match.legal(seat))

    def view(self, seat: int | None) -> dict[str, Any]:
        return dict(self.match.view(seat))

    def play(self, seat: int, words: str) -> None:
        self.match.advance(words, seat)

    def scores(self) -> list[int]:
        return self.match.scores()

    def places(self) -> list[int]:
        return [standing.place for standing in sorted(self.match.ranking())]


class Mirror:
    """The second model in the place of the real rules, with a fault if a test wants one."""

    def __init__(self, seats: int, options: dict[str, int], fault: Callable[[Second], None] | None = None) -> None:
        self.second, self.fault = Second(seats, options), fault

    def waiting(self) -> set[int]:
        return self.second.waiting

    def words(self, seat: int) -> list[str]:
        return self.second.legal(seat)

    def view(self, seat: int | None) -> dict[str, Any]:
        return self.second.visible(seat)

    def play(self, seat: int, words: str) -> None:
        self.second.play(seat, words)
        if self.fault:
            self.fault(self.second)

    def scores(self) -> list[int]:
        return self.second.scores()

    def places(self) -> list[int]:
        return self.second.ranks()


# what differs


def differences(real: Side, second: Second, viewers: list[int | None]) -> Iterator[str]:
    if real.waiting() != second.waiting:
        yield f"waiting: real {sorted(real.waiting())}, second {sorted(second.waiting)}"
    for seat in sorted(real.waiting() & second.waiting):
        ours, theirs = set(real.words(seat)), set(second.legal(seat))
        if ours != theirs:
            yield f"options of seat {seat}: only real {some(ours - theirs)}; only second {some(theirs - ours)}"
    if second.over:
        yield from compared("scores", real.scores(), second.scores())
        yield from compared("places", real.places(), second.ranks())
    seen: dict[str, list[str]] = {}
    for viewer in viewers:
        view, visible = real.view(viewer), second.visible(viewer)
        for part in PARTS:
            for line in compared(part, view.get(part), visible[part]):
                seen.setdefault(line, []).append("a spectator" if viewer is None else f"seat {viewer}")
    yield from (f"seen by {', '.join(who)}: {line}" for line, who in seen.items())


def some(words: set[str]) -> str:
    return ", ".join(sorted(words)[:LAST]) + (f" and {len(words) - LAST} more" if len(words) > LAST else "") or "none"


def compared(where: str, real: Any, second: Any) -> Iterator[str]:
    """Where two things that are made of dicts and lists differ. The real one may say more than the second."""
    real, second = plain(where, real), plain(where, second)
    if isinstance(real, dict) and isinstance(second, dict):
        missing = {"cells": set(real) - set(second)}.get(where, set())
        for key in sorted(missing | set(second)):
            yield from compared(f"{where}.{key}", real.get(key), second.get(key))
    elif isinstance(real, list) and isinstance(second, list) and len(real) == len(second):
        for number, (ours, theirs) in enumerate(zip(real, second, strict=True)):
            yield from compared(f"{where}.{number}", ours, theirs)
    elif real != second:
        yield f"{where}: real {real}, second {second}"


def plain(where: str, value: Any) -> Any:
    """As JSON would have it: keys are text, codes and questions are small; of workers, only those that are there."""
    if isinstance(value, dict):
        value = {str(key).lower() if where == "cells" else str(key): entry for key, entry in value.items()}
    if where.endswith(".workers") and not isinstance(value, int):
        pairs = enumerate(value) if isinstance(value, (list, tuple)) else (value or {}).items()
        return {str(key): number for key, number in pairs if number}
    if where == "question":
        return str(value).lower()
    return list(value) if isinstance(value, tuple) else value


# following


def follow(real: Side, second: Second, choose: Callable[[int, list[str]], str], luck: random.Random, name: str) -> int:
    """Plays a game on both sides; fails with a report at the first decision where they differ."""
    last: deque[str] = deque(maxlen=LAST)
    number, seat = 0, 0
    while True:
        everybody = number % EVERYBODY == 0 or second.over
        viewers: list[int | None] = [*range(second.seats), None] if everybody else [seat]
        if found := list(differences(real, second, viewers)):
            pytest.fail(report(name, number, list(last), found), pytrace=False)
        if second.over:
            return number
        seat = luck.choice(sorted(second.waiting))
        words = choose(seat, second.legal(seat))
        last.append(f"seat {seat}: {words}")
        real.play(seat, words)
        second.play(seat, words)
        number += 1


def report(name: str, number: int, last: list[str], found: list[str]) -> str:
    more = [f"... and {len(found) - TOLD} more"] if len(found) > TOLD else []
    told = [line if len(line) <= WIDTH else f"{line[:WIDTH]} ..." for line in found[:TOLD]]
    parts = [f"{name}, decision {number}", "last moves:", *last, "what differs:", *told, *more]
    return "\n  ".join(parts)


def in_a_mood(second: Second, luck: random.Random, mood: str) -> Callable[[int, list[str]], str]:
    return lambda seat, words: pick(luck, words, mood, second.prey(seat))


def drawn(number: int) -> tuple[int, dict[str, int], str]:
    """Seats, options and mood of a game; twenty-four games have every setup in every mood. In five games everybody goes
    first, and a lot is drawn.
    """
    seats, options = SETUPS[(number + number // 12) % len(SETUPS)]
    return seats, OPTIONS | options | {"first": number % (seats + 1)}, list(MOODS)[number % len(MOODS)]


def both(seats: int, number: int, options: dict[str, int]) -> tuple[Real, Second]:
    """Both sides of a game. The second model is told who starts, and if the lot is drawn, whom it fell on."""
    real = Real(seats, number, options)
    return real, Second(seats, options | {"first": options["first"] or real.view(None)["first"] + 1})


@on_the_shelf
@pytest.mark.parametrize("number", range(GAMES))
def test_random_play_is_the_same_on_both_sides(number):
    seats, options, mood = drawn(number)
    luck, (real, second) = random.Random(number), both(seats, number, options)
    assert follow(real, second, in_a_mood(second, luck, mood), luck, f"{mood} game {number}, {seats} seats, {options}")


@on_the_shelf
@pytest.mark.skipif(SEARCHED == 0, reason="searches are compiled; `make soak` plays these games")
@pytest.mark.parametrize("number", range(SEARCHED))
def test_search_play_is_the_same_on_both_sides(number):
    seats, options, _ = drawn(number)
    luck, (real, second) = random.Random(number), both(seats, number, options)
    level = Level("A short search.", Bot.SEARCH, Budget(SIMULATIONS))
    bot = SeatedBot(level, real.match.game, number)

    def think(seat: int, words: list[str]) -> str:
        action = bot.choose(real.match.edition, real.match.table_bytes, seat)
        return real.match.game.notation.words_of(real.match.edition, action)

    assert follow(real, second, think, luck, f"searched game {number}, {seats} seats, {options}")


# the comparison itself


def beside_a_mirror(fault: Callable[[Second], None] | None = None) -> int:
    luck, second = random.Random(1), Second(3, OPTIONS)
    return follow(Mirror(3, OPTIONS, fault), second, in_a_mood(second, luck, "warlike"), luck, "mirrored game")


def test_the_same_rules_never_differ():
    assert beside_a_mirror() > 100


def one_tree_less(game: Second) -> None:
    if game.turn == 2:
        game.board.cells["s2"].forests = 0


def one_option_less(game: Second) -> None:
    game._asked = {seat: type(asked)(asked.question, asked.options[:-1]) for seat, asked in game._asked.items()}


def another_score(game: Second) -> None:
    if game.over:
        game.board.cells["a1"].dolmen = 0 if game.board.cells["a1"].dolmen != 0 else 1


@pytest.mark.parametrize(
    ("fault", "told"),
    [
        (one_tree_less, r"seen by seat .*: cells.s2.forests: real 0, second \d"),
        (one_option_less, r"options of seat \d: only real none; only second \w+"),
        (another_score, r"  scores.\d: real \d+, second \d+"),
    ],
)
def test_a_difference_is_told(fault, told):
    with pytest.raises(pytest.fail.Exception, match=told) as failure:
        beside_a_mirror(fault)
    lines = str(failure.value).splitlines()
    assert lines[0].startswith("mirrored game, decision ")
    assert len(lines) <= 4 + LAST + TOLD
