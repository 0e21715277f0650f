"""Positions of the second model, laid out by hand."""

from __future__ import annotations

from typing import Any

from .second import Second
from .second.board import Boat, Pawn

YELLOW, GREEN, WHITE, BLUE = range(4)
Group = tuple[int, int]  # a seat, and how many


def empty(seats: int = 4, **options: int) -> Second:
    """A game with nobody on the map."""
    game = Second(seats, options)
    for cell in game.board.cells.values():
        cell.pawns, cell.boats = [], []
    return game


def put(
    game: Second,
    code: str,
    workers: list[Group] | None = None,
    warriors: Group | None = None,
    boats: Group | None = None,
    **more: Any,
) -> None:
    """Lays out a cell."""
    cell = game.board.cells[code]
    for seat, number in workers or ():
        slave = warriors is not None and warriors[0] != seat
        cell.pawns += [Pawn("worker", seat, slave=slave) for _ in range(number)]
    if warriors:
        cell.pawns += [Pawn("warrior", warriors[0]) for _ in range(warriors[1])]
    if boats:
        cell.boats += [Boat(boats[0]) for _ in range(boats[1])]
    for name, value in more.items():
        setattr(cell, name, value)


def seen(game: Second, code: str) -> tuple[Any, ...]:
    """A cell in short: status, controller, workers, warriors, fanatics."""
    cell = game.visible()["cells"][code]
    return cell["status"], cell["controller"], cell["workers"], cell["warriors"], cell["fanatics"]


def play(game: Second, seat: int, *moves: str) -> None:
    """Plays moves of one seat; each has to be asked for."""
    for words in moves:
        assert words in game.legal(seat), f"{words} is not among {game.legal(seat)}"
        game.play(seat, words)


def end_all(game: Second, phase: str) -> None:
    """Ends sub-turns until the phase is over."""
    while game.phase == phase:
        seat = min(game.waiting)
        game.play(seat, next(words for words in ("end", "refuse", "harvest", "pass") if words in game.legal(seat)))
