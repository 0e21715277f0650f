"""What a person typed: a number, a number and an amount, the words of a move, or a command."""

from __future__ import annotations

import difflib
from collections.abc import Sequence
from dataclasses import dataclass

from watershed.kit.drawing import Item, Scene
from watershed.kit.game import Refusal
from watershed.kit.trouble import Trouble
from watershed.match import Move

from .sitting import Sitting

ALIASES = {"?": "help", "q": "quit", "exit": "quit", "u": "undo", "j": "journal", "b": "board", "bye": "quit"}


class Refused(Trouble):
    """A move that can't be played, with the game's own reason."""

    def __init__(self, refusal: Refusal) -> None:
        super().__init__(refusal.sentence)
        self.refusal = refusal


@dataclass(frozen=True)
class Order:
    """What to do next: play a move, ask for the amount of an item, or carry out a command."""

    move: Move | None = None
    item: Item | None = None
    command: str = ""
    argument: str = ""


def understand(sitting: Sitting, scene: Scene, typed: str, commands: Sequence[str]) -> Order:
    """The order behind what was typed, or a Trouble that says what would work."""
    first, _, rest = typed.partition(" ")
    said = [move for item in scene.items for move in item.moves if typed.lower() in (move.words, move.text.lower())]
    if said:
        return Order(move=said[0])
    if first.isdecimal():
        return _numbered(sitting, scene, first, rest.strip())
    word = first.lower()
    word = ALIASES.get(word, word)
    if word in commands:
        return Order(command=word, argument=rest.strip() or " " * (word == "board"))
    verbs = sorted({move.name for item in scene.items for move in item.moves})
    starts = [name for name in (*verbs, *commands) if name.startswith(word)]
    if len(starts) > 1 and word not in starts:
        raise Trouble(f"{first!r} could be {_either(starts)}. Type a little more.")
    if starts and starts[0] in commands:
        return Order(command=starts[0], argument=rest.strip())
    return _worded(sitting, scene, f"{starts[0] if starts else word} {rest}".strip(), [*verbs, *commands])


def _either(names: Sequence[str]) -> str:
    return names[0] if len(names) == 1 else f"{', '.join(names[:-1])} or {names[-1]}"


def _numbered(sitting: Sitting, scene: Scene, key: str, rest: str) -> Order:
    item = next((item for item in scene.items if item.key == key), None)
    if item is None:
        _explain(sitting, scene, key)
    assert item is not None
    if not rest:
        return Order(item=item) if item.amounts else Order(move=item.moves[0])
    return Order(move=amount_of(item, rest))


def _explain(sitting: Sitting, scene: Scene, key: str) -> None:
    tried = sitting.drawing.attempt(scene, key)
    refusal = sitting.match.why_not(tried, sitting.asked) if tried else None
    if refusal:
        raise Refused(refusal)
    keys = ", ".join(item.key for item in scene.items)
    raise Trouble(f"{key} isn't a choice now. Choose from {keys}." if keys else "There is nothing to choose now.")


def amount_of(item: Item, text: str) -> Move:
    """The move of an item with that amount."""
    amounts = item.amounts
    if not amounts:
        if text == str(list(item.moves[0].args.values())[-1:]).strip("[]'"):
            return item.moves[0]
        raise Trouble(f"{item.text} doesn't take a number. Type {item.key}.")
    least, most = min(amounts), max(amounts)
    if not text.isdecimal() or len(text) > 6 or int(text) not in amounts:
        raise Trouble(f"{item.text}: how many {item.unit}? Type a number from {least} to {most}, not {text!r}.")
    return amounts[int(text)]


def _worded(sitting: Sitting, scene: Scene, typed: str, known: Sequence[str]) -> Order:
    """The words of a move, as the log has them or nearly so."""
    words = sitting.drawing.words(scene, typed)
    moves = [move for item in scene.items for move in item.moves]
    for move in moves:
        if move.words == words:
            return Order(move=move)
    for item in scene.items:
        if item.amounts and all(move.words.startswith(f"{words} ") for move in item.moves):
            return Order(item=item)
    refusal = sitting.match.why_not(words, sitting.asked)
    if refusal and refusal.code != "no-such-move":
        raise Refused(refusal)
    slug = typed.lower().replace(" ", "-")
    if slug in sitting.drawing.names(sitting.components):
        return Order(command=next(iter(sitting.drawing.LOOKS)), argument=typed)
    near = difflib.get_close_matches(typed.split()[0], known, 2, 0.6)
    if near:
        raise Trouble(f"{typed!r} isn't a move or command here. Did you mean {_either(near)}?")
    raise Trouble(f"{typed!r} isn't a move or command here. Type a number from the list, or help.")
