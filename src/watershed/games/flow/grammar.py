"""The words in which book.toml writes effects: `provide 1 defence per trade`, `gain military or government`.

A step is read into the numbers the rules use, and `messages.py` says what the card does from the same numbers.
"""

from __future__ import annotations

from typing import NamedTuple

from .names import Icon, Measure, Timing, Type, Verb

ICONS = {name.lower(): number for name, number in Icon._asdict().items() if number}
TYPES = {name.lower(): number for name, number in Type._asdict().items() if number}
LETTERS = {"C": 1, "S": 2, "I": 3, "T": 4, "H": 5, "A": 6, "D": 7}
THINGS: dict[str, int] = (
    ICONS
    | {name: Measure.ICONS + number for name, number in TYPES.items()}
    | {"token": Measure.TOKENS, "type": Measure.KINDS}
)
SMALL = {str(number) for number in range(1, 21)}
COUNTED = {  # verbs that are followed by a number and may count something
    "provide": Verb.PROVIDE,
    "take": Verb.TAKE_SUPPLY,
    "culture": Verb.CULTURE,
    "raid": Verb.RAID,
    "tribute": Verb.TRIBUTE,
}
ALLOWED = {  # which verbs can be on a card of each timing
    Timing.NONE: (),
    Timing.PERMANENT: (Verb.PROVIDE,),
    Timing.SCORING: (Verb.CULTURE,),
    Timing.ATTACK: (Verb.RAID, Verb.RAZE, Verb.WRECK),
    Timing.ATTACK_ALL: (Verb.RAID, Verb.RAZE, Verb.WRECK),
    Timing.INSTANT: (Verb.TAKE_RESERVE, Verb.TAKE_SUPPLY, Verb.GAIN, Verb.GAIN_TOP, Verb.TRIBUTE),
    Timing.TURN_ACTION: (
        Verb.REMOVE_THIS,
        Verb.DISCARD_OWN,
        Verb.TAKE_RESERVE,
        Verb.TAKE_SUPPLY,
        Verb.GAIN,
        Verb.GAIN_TOP,
        Verb.TRIBUTE,
    ),
}
GAINS = (Verb.GAIN, Verb.GAIN_TOP)
PRICES = (Verb.REMOVE_THIS, Verb.DISCARD_OWN)


class Step(NamedTuple):
    verb: int
    amount: int = 0
    icon: int = 0
    per: int = 0
    every: int = 1
    types: int = 0


class EffectError(ValueError):
    """An effect that can't be read; the message says what is wrong."""


def read_step(text: str) -> Step:
    """One step of an effect."""
    words = text.split()
    match words:
        case ["gain", "top"]:
            return Step(Verb.GAIN_TOP)
        case ["gain", "any"]:
            return Step(Verb.GAIN, types=_types(list(TYPES)) | 1)
        case ["gain", *names]:
            return Step(Verb.GAIN, types=_types(_listed(names, "or")))
        case ["raze", *names]:
            return Step(Verb.RAZE, types=_types(_listed(names, "and")))
        case ["discard", *names]:
            return Step(Verb.DISCARD_OWN, types=_types(_listed(names, "and")))
        case ["wreck"]:
            return Step(Verb.WRECK)
        case ["remove", "this"]:
            return Step(Verb.REMOVE_THIS)
        case [verb, amount, *rest] if verb in COUNTED:
            return _counted(verb, _number(amount), rest)
    raise EffectError(f"{text!r} isn't an effect of this game")


def _counted(verb: str, amount: int, rest: list[str]) -> Step:
    number, icon = COUNTED[verb], 0
    if verb == "provide":
        if not rest or rest[0] not in ICONS:
            raise EffectError(f"provide what? One of {', '.join(ICONS)}")
        icon, rest = ICONS[rest[0]], rest[1:]
    if verb == "take":
        if rest[:2] not in (["from", "reserve"], ["from", "supply"]):
            raise EffectError("take from where? `from reserve` or `from supply`")
        number, rest = Verb.TAKE_RESERVE if rest[1] == "reserve" else Verb.TAKE_SUPPLY, rest[2:]
    if rest and verb in ("raid", "tribute"):
        raise EffectError(f"{verb} takes only a number")
    per, every = _per(rest)
    if verb == "provide" and per > Measure.TYPES:
        raise EffectError("provide can count icons and cards only")
    return Step(number, amount, icon, per, every)


def _per(rest: list[str]) -> tuple[int, int]:
    match rest:
        case []:
            return Measure.NONE, 1
        case ["per", thing]:
            return _thing(thing), 1
        case ["per", every, thing]:
            return _thing(thing), _number(every)
    raise EffectError(f"after the number comes nothing or `per THING`, not {' '.join(rest)!r}")


def _thing(word: str) -> int:
    if word not in THINGS:
        raise EffectError(f"{word!r} can't be counted; these can: {', '.join(THINGS)}")
    return THINGS[word]


def _number(word: str) -> int:
    if word not in SMALL:
        raise EffectError(f"{word[:40]!r} should be a number from 1 to 20")
    return int(word)


def _listed(words: list[str], link: str) -> list[str]:
    if len(words) % 2 == 0 or any(word != link for word in words[1::2]):
        raise EffectError(f"name card types with `{link}` between them")
    return words[::2]


def _types(names: list[str]) -> int:
    bits = 0
    for name in names:
        if name not in TYPES:
            raise EffectError(f"{name!r} isn't a card type; these are: {', '.join(TYPES)}")
        bits |= 1 << TYPES[name]
    return bits
