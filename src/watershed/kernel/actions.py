"""Actions are declared once, as families: `invest(slot 1..6, tokens 1..99)` is 594 actions.

    class Moves(NamedTuple):
        HARVEST: Span = family()
        INVEST: Span = family(Argument("slot", 1, 6), Argument("tokens", 1, 99))

    Move, FAMILIES = declare(Moves)

Ids are handed out in the order of declaration, so those of a family are consecutive. In a rule,
`encode(Move.INVEST, slot, tokens)` is the id of an action, `is_of(Move.INVEST, action)` says whether an action is an
investment, and `first_argument(Move.INVEST, action)` reads the slot back. Notation and the table of moves follow from
the same declaration: see `kit.syntax`.
"""

from __future__ import annotations

from typing import Any, NamedTuple, TypeVar

from .rule import rule

MOST_ARGUMENTS = 3
T = TypeVar("T", bound=tuple[Any, ...])


class Argument(NamedTuple):
    """What a family is about: a name, and the numbers it can be."""

    name: str
    least: int
    most: int


class Span(NamedTuple):
    """The ids of one family, as rules read them. An argument that it does not have is 0, of one possible value."""

    first: int
    end: int
    least1: int
    least2: int
    size2: int
    least3: int
    size3: int


class Family(NamedTuple):
    """One kind of move: its name, what it is about, and its ids."""

    name: str
    arguments: tuple[Argument, ...]
    span: Span

    def values(self, action: int) -> tuple[int, ...]:
        """The arguments of one of its actions."""
        readers = (first_argument, second_argument, third_argument)
        return tuple(int(read(self.span, action)) for read in readers[: len(self.arguments)])


@rule
def encode(span: Span, one: int = 0, two: int = 0, three: int = 0) -> int:
    """The id of an action, from its arguments."""
    place = (one - span.least1) * span.size2 + two - span.least2
    return span.first + place * span.size3 + three - span.least3


@rule
def is_of(span: Span, action: int) -> bool:
    """Whether an action is of a family."""
    return span.first <= action < span.end


@rule
def first_argument(span: Span, action: int) -> int:
    """The first argument of an action."""
    return (action - span.first) // (span.size2 * span.size3) + span.least1


@rule
def second_argument(span: Span, action: int) -> int:
    """The second argument of an action."""
    return (action - span.first) // span.size3 % span.size2 + span.least2


@rule
def third_argument(span: Span, action: int) -> int:
    """The third argument of an action."""
    return (action - span.first) % span.size3 + span.least3


def family(*arguments: Argument) -> Any:
    """Declare a family of actions; the number of arguments is limited because rules read them by place."""
    if len(arguments) > MOST_ARGUMENTS:
        raise TypeError(f"A move has at most {MOST_ARGUMENTS} arguments; split it into a chain of moves.")
    return arguments


def declare(moves: type[T]) -> tuple[T, tuple[Family, ...]]:
    """Assign the ids: the spans for the rules, and the families for everything else."""
    found: list[Family] = []
    declared: dict[str, tuple[Argument, ...]] = moves._field_defaults  # type: ignore[attr-defined]
    for name, arguments in declared.items():
        first = found[-1].span.end if found else 0
        sizes = [argument.most - argument.least + 1 for argument in arguments] + [1] * MOST_ARGUMENTS
        least = [argument.least for argument in arguments] + [0] * MOST_ARGUMENTS
        end = first + sizes[0] * sizes[1] * sizes[2]
        span = Span(first, end, least[0], least[1], sizes[1], least[2], sizes[2])
        found.append(Family(name.lower().replace("_", "-"), arguments, span))
    return moves(*(entry.span for entry in found)), tuple(found)
