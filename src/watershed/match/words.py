"""Moves and their words: what people, bots and logs write, to action ids and back."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from typing import Any

from watershed.kit.game import Edition, Game, IllegalMove, Move, refusal
from watershed.kit.messages import Speaker
from watershed.kit.syntax import chain_of, chained

from .setup import whole

OneMove = Move | int | str | Mapping[str, Any]
Moves = OneMove | Sequence[OneMove]


def action_of(game: Game, edition: Edition, move: Any) -> int:
    """The id of a move: a Move, an id, words or a dict."""
    match move:
        case Move():
            return move.id
        case str():
            return game.notation.action_of_words(edition, move)
        case Mapping():
            return game.notation.action_of_args(edition, move)
    action = whole(move)
    if action is None or not 0 <= action < game.actions:
        raise IllegalMove(refusal("no-such-move", id="refused-move-kind", most=game.actions))
    return action


def actions_of(game: Game, edition: Edition, moves: Any) -> list[int]:
    """The ids of a move, or of a chain of them."""
    if isinstance(moves, str):
        return [action_of(game, edition, part) for part in chain_of(moves)]
    if isinstance(moves, Sequence) and moves:
        return [action_of(game, edition, part) for part in moves]
    return [action_of(game, edition, moves)]


def words_of(game: Game, edition: Edition, actions: Iterable[int]) -> str:
    """A move or a chain of them, as the log writes it."""
    return chained([game.notation.words_of(edition, action) for action in actions])


def moves_of(
    game: Game, edition: Edition, table: Any, seat: int, actions: Iterable[int], speaker: Speaker
) -> list[Move]:
    """What a seat may do, with its words and the text of its button."""
    return [_move(game, edition, table, seat, action, speaker) for action in actions]


def _move(game: Game, edition: Edition, table: Any, seat: int, action: int, speaker: Speaker) -> Move:
    args = game.notation.args_of(edition, action)
    words = game.notation.words_of(edition, action)
    message = game.messages.move(edition, table, seat, action)
    return Move(action, args.pop("move"), args, words, message, speaker)
