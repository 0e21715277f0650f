"""Moves in words and as JSON: `nuke 8 1` and {"move": "nuke", "floors": 8, "seat": 1}, from the families of a game.

An argument is written as its number, unless the game has a vocabulary for it: cards by their titles as one word, plans
by their floors. A chain of moves is written with semicolons: `pick 3; place 4`.
"""

from __future__ import annotations

import functools
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any

from watershed.kernel.actions import Argument, Family, encode

from .game import Edition, IllegalMove, Refusal, refusal
from .messages import Json, Listed, Message

DIGITS = 3  # of the largest number that a move can name
LINK = ";"  # between the moves of a chain
SPELLED = 1 << 14  # moves whose words are kept

Names = Mapping[int, str | int]  # what each number of an argument is called
Vocabulary = Mapping[str, Callable[[Edition, Family], Names]]  # argument -> its names in an edition
Cited = Mapping[str, tuple[str, ...]]  # argument or move -> the rule about its values: one, or its least and its most


@dataclass(frozen=True, eq=False)
class Syntax:
    """How the moves of a game are written."""

    families: tuple[Family, ...]
    vocabulary: Vocabulary
    rules: Cited = field(default_factory=dict)

    @property
    def actions(self) -> int:
        """How many actions there are."""
        return self.families[-1].span.end

    def args_of(self, edition: Edition, action: int) -> Json:
        """{"move": "invest", "slot": 2, "tokens": 4}"""
        return dict(_spelled(self, edition, action))

    def words_of(self, edition: Edition, action: int) -> str:
        """invest 2 4"""
        return _worded(self, edition, action)

    def action_of_words(self, edition: Edition, words: str) -> int:
        """The action id of `invest 2 4`."""
        move, *rest = words.split() or [""]
        family = self._called(move)
        if len(rest) != len(family.arguments):
            form = " ".join([move, *(argument.name.upper() for argument in family.arguments)])
            raise IllegalMove(refusal("bad-arguments", id="refused-move-form", form=form, **given(words)))
        words_given = zip(family.arguments, rest, strict=True)
        named = {
            argument.name: word if self._is_word(edition, family, argument) else _number(word)
            for argument, word in words_given
        }
        return self.action_of_args(edition, {"move": move} | named)

    def action_of_args(self, edition: Edition, args: Mapping[str, Any]) -> int:
        """The action id of {"move": "invest", "slot": 2, "tokens": 4}."""
        family = self._called(args.get("move"))
        self._check_names(family, args)
        numbers = [self._number_of(edition, family, argument, args[argument.name]) for argument in family.arguments]
        return int(encode(family.span, *numbers))

    def number_of(self, edition: Edition, argument: Argument, value: Any) -> int:
        """The number with that name, in the first family that has the argument."""
        family = next(family for family in self.families if argument in family.arguments)
        return self._number_of(edition, family, argument, value)

    def family_of(self, action: int) -> Family:
        """The family of an action."""
        for family in self.families:
            if family.span.first <= action < family.span.end:
                return family
        raise IllegalMove(refusal("no-such-move", id="refused-move-number", most=self.actions - 1))

    def _called(self, move: Any) -> Family:
        for family in self.families:
            if family.name == move:
                return family
        known = Listed(tuple(family.name for family in self.families))
        raise IllegalMove(refusal("no-such-move", moves=known, **given(move)))

    def _check_names(self, family: Family, args: Mapping[str, Any]) -> None:
        form = [argument.name for argument in family.arguments]
        extra = [str(key)[:40] for key in args if key not in ("move", *form)]
        missing = [name for name in form if name not in args]
        if extra or missing:
            id = "refused-argument-missing" if missing else "refused-argument-extra"
            names, takes = Listed(tuple(missing or extra)), "some" if form else "nothing"
            args = {"move": family.name, "names": names, "form": ", ".join(form), "takes": takes}
            raise IllegalMove(Refusal(Message(id, args), "bad-arguments"))

    def _names(self, edition: Edition, family: Family, argument: Argument) -> Names | None:
        names = self.vocabulary.get(argument.name)
        return _named(names, edition, family) if names else None

    def name_of(self, edition: Edition, family: Family, argument: Argument, value: int) -> str | int:
        """The name of a number. A number without a name in an edition is a move that nobody can make there."""
        names = self._names(edition, family, argument)
        return value if names is None else names.get(value, f"#{value}")

    def _is_word(self, edition: Edition, family: Family, argument: Argument) -> bool:
        names = self._names(edition, family, argument)
        return names is not None and any(isinstance(name, str) for name in names.values())

    def _cited(self, family: Family, argument: Argument) -> Sequence[str]:
        return self.rules.get(argument.name) or self.rules.get(family.name) or ("",)

    def _number_of(self, edition: Edition, family: Family, argument: Argument, value: Any) -> int:
        names = self._names(edition, family, argument)
        if names is None:
            return _within(argument, value, self._cited(family, argument))
        for number, name in names.items():
            if value == name and not isinstance(value, bool):
                return number
        spare = _number(value[1:]) if isinstance(value, str) and value.startswith("#") else ""
        if isinstance(spare, int) and argument.least <= spare <= argument.most and spare not in names:
            return spare
        raise IllegalMove(_unknown(argument, names, value, self._cited(family, argument)[0]))


# The same few actions are spelled thousands of times a second in a server.
@functools.lru_cache(maxsize=SPELLED)
def _spelled(syntax: Syntax, edition: Edition, action: int) -> Json:
    family = syntax.family_of(action)
    values = zip(family.arguments, family.values(action), strict=True)
    named = {argument.name: syntax.name_of(edition, family, argument, value) for argument, value in values}
    return {"move": family.name} | named


@functools.lru_cache(maxsize=SPELLED)
def _worded(syntax: Syntax, edition: Edition, action: int) -> str:
    return " ".join(str(value) for value in _spelled(syntax, edition, action).values())


@functools.lru_cache(maxsize=256)
def _named(names: Callable[[Edition, Family], Names], edition: Edition, family: Family) -> Names:
    return names(edition, family)


def chain_of(words: str) -> list[str]:
    """The moves of a chain."""
    return [part.strip() for part in words.split(LINK)]


def chained(moves: Sequence[str]) -> str:
    """A chain in words."""
    return f"{LINK} ".join(moves)


def _unknown(argument: Argument, names: Names, value: Any, rule: str) -> Refusal:
    known = list(names.values())
    if all(isinstance(name, int) for name in known):
        listed = Listed(tuple(map(str, sorted(map(int, known)))), "or")
        choice = "refused-argument-choice"
        return refusal("bad-arguments", rule, choice, name=argument.name, choices=listed, **given(value))
    like = str(known[-1])
    return refusal("bad-arguments", rule, "refused-argument-name", name=argument.name, like=like, **given(value))


def _number(word: str) -> int | str:
    digits = len(word) <= DIGITS and word.isascii() and word.isdecimal()
    return int(word) if digits and (word == "0" or word[0] != "0") else word


def _within(argument: Argument, value: Any, rules: Sequence[str]) -> int:
    if isinstance(value, bool) or not isinstance(value, int) or not argument.least <= value <= argument.most:
        name, least, most = argument
        rule = "" if isinstance(value, bool) or not isinstance(value, int) else rules[-1 if value > most else 0]
        raise IllegalMove(
            refusal(
                "bad-arguments",
                rule,
                "refused-argument-number",
                name=name,
                least=least,
                most=most,
                **given(value),
            )
        )
    return value


def given(value: Any) -> dict[str, str]:
    """A given value as arguments of a sentence, if it is short enough."""
    if isinstance(value, str):
        return {"known": "yes", "given": repr(value[:40])}
    short = isinstance(value, int) and abs(value) < 10**9
    return {"known": "yes", "given": str(value)} if short else {"known": "no", "given": ""}
