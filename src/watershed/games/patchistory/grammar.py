"""The words in which book.toml writes what heroes and wonders do: `shields +1 per worker`, `era-3: vp +40`.

An effect is when it happens (while the figure is visible, if nothing is said), what it does, how much, and for each of
what: `vp +1 per 2 economy` counts Economy rooms, divided by 2 and rounded down.
"""

from __future__ import annotations

import re
from typing import NamedTuple

from .names import Quantity, Verb, When

WHENS = {name.lower().replace("_", "-"): number for name, number in When._asdict().items() if number > When.ALWAYS}
VERBS = {name.lower().replace("_", "-"): number for name, number in Verb._asdict().items() if number}
PLAIN = {"heroes": "hero", "wonders": "wonder", "workers": "worker", "routes": "route", "general": "general-building"}
QUANTITIES = {
    PLAIN.get(name.lower(), name.lower().replace("_", "-")): number
    for name, number in Quantity._asdict().items()
    if number
}
ADDED = (Verb.HERO_FOOD, Verb.BUILD_FAVOURS, Verb.BUILD_MINERALS, Verb.THREAT_FAVOURS)  # to what an action costs
SWITCHES = (  # what is so or isn't, and has no number
    Verb.SAFE_MONEY,
    Verb.DRY_WATER,
    Verb.NO_UPKEEP,
    Verb.KEEP_VOTES,
    Verb.FREE_THREAT,
    Verb.CLAIM,
    Verb.DOUBLE,
    Verb.SURE_AID,
    Verb.THREAT_FORCE,
    Verb.THREAT_ALL,
    Verb.NO_LIMIT,
    Verb.LASTING,
    Verb.STEALTH,
    Verb.SWIFT,
    Verb.SAFE_VP,
    Verb.DESCENDANT,
    Verb.BORN,
    Verb.ALLY,
    Verb.ROUTE,
    Verb.DEMOLISH,
    Verb.TRIBUTE_WORKER,
)
STANDING = 8  # the most of an effect that lasts; fifteen of them still fit where the rules keep them
ONCE = 99  # the most of another one
FORM = re.compile(r"(?:([a-z0-9-]+): *)?([a-z-]+)(?: +([+-]?[0-9]{1,4}))?(?: +per(?: +([0-9]{1,4}))? +([a-z-]+))?")


class EffectError(ValueError):
    """An effect that can't be read; the message says what is wrong."""


class Effect(NamedTuple):
    when: int
    verb: int
    amount: int = 1
    per: int = Quantity.NONE
    every: int = 1


def read_effect(text: str) -> Effect:
    """One effect of a hero or wonder."""
    form = FORM.fullmatch(text.strip())
    if not form:
        raise EffectError(f"{text[:60]!r} isn't an effect: `WHEN: WHAT NUMBER per NUMBER THING`, most of it optional")
    when, verb, amount, every, thing = form.groups()
    if when is not None and when not in WHENS:
        raise EffectError(f"{when!r} isn't a time; these are: {', '.join(WHENS)}")
    if verb not in VERBS:
        raise EffectError(f"{verb!r} isn't something a hero or wonder does; these are: {', '.join(VERBS)}")
    if thing is not None and thing not in QUANTITIES:
        raise EffectError(f"{thing!r} can't be counted; these can: {', '.join(QUANTITIES)}")
    if (amount is None) != (VERBS[verb] in SWITCHES):
        raise EffectError(f"{verb} needs a number" if amount is None else f"{verb} has no number")
    found = Effect(
        WHENS[when] if when else When.ALWAYS,
        VERBS[verb],
        int(amount or 1),
        QUANTITIES[thing] if thing else Quantity.NONE,
        int(every or 1),
    )
    _check(found, verb)
    return found


def print_effect(effect: Effect) -> str:
    """An effect as `read_effect` reads it."""
    whens, verbs, things = ({number: word for word, number in words.items()} for words in (WHENS, VERBS, QUANTITIES))
    parts = [] if effect.when == When.ALWAYS else [f"{whens[effect.when]}:"]
    parts.append(verbs[effect.verb])
    if effect.verb not in SWITCHES:
        parts.append(f"{effect.amount:+}" if effect.verb <= Verb.TRA or effect.verb in ADDED else str(effect.amount))
    if effect.per:
        parts += ["per", *([str(effect.every)] if effect.every > 1 else []), things[effect.per]]
    return " ".join(parts)


def _check(effect: Effect, verb: str) -> None:
    """An effect that the rules can carry out."""
    if effect.when == When.ALWAYS and effect.verb >= Verb.SAFE_VP:
        raise EffectError(f"{verb} happens once: write `patched: {verb}`")
    if effect.when == When.PATCHED and effect.verb < Verb.SAFE_VP:
        raise EffectError(f"{verb} can't happen when a card is patched")
    if effect.when > When.PATCHED and effect.verb != Verb.VP:
        raise EffectError("at the end of an era or of the game there are only vp")
    most = STANDING if effect.when == When.ALWAYS else ONCE
    least = -most if effect.verb <= Verb.TRA or effect.verb in ADDED else 1
    if not least <= effect.amount <= most or not effect.amount:
        raise EffectError(f"{verb} can be {least} to {most} and not 0, but is {effect.amount}")
    if not 1 <= effect.every <= 20:
        raise EffectError(f"per can be followed by 1 to 20, not {effect.every}")
    if effect.per and effect.verb > Verb.TRA:
        raise EffectError(f"{verb} doesn't count anything")
    _check_order(effect, verb)


def _check_order(effect: Effect, verb: str) -> None:
    """A status can't depend on one that depends on it: effects may count rooms, workers, routes, and POL and TRA."""
    if effect.when != When.ALWAYS or effect.per < Quantity.FOOD:
        return
    if effect.per not in (Quantity.POL, Quantity.TRA) or effect.verb in (Verb.POL, Verb.TRA):
        raise EffectError(f"{verb} can't depend on that while the figure is visible")
