"""Ways to play at random. When every move is as likely as any other, idle workers ruin everybody before there is war, a
rise of the sea or a rich trade; so most moods have a liking for something.
"""

from __future__ import annotations

import random
from collections.abc import Collection, Sequence

# How often a kind of move is chosen, by how its words begin; the longest beginning counts, and 10 is usual.
CALM = {"idle": 0, "harvest": 100, "fell": 1, "pass": 40, "end": 1, "drown": 1}
WAR = CALM | {"fell": 10, "move workers": 100, "move warriors": 200, "all": 3, "build": 4, "build warrior": 100}
MOODS: dict[str, dict[str, int]] = {
    "calm": CALM,
    "spreading": CALM | {"move workers": 200, "all": 3, "build": 20},
    "warlike": WAR | {"build mine": 30, "build boat": 30, "pass": 100, "ask": 30, "grant": 30, "refuse": 3},
    "trading": CALM | {"pass": 10, "send": 30, "fell": 10},
    "reckless": CALM | {"idle": 2, "fell": 10, "end": 5, "drown": 10},
    "plain": {},  # every move is as likely as any other
}
HUNTING = ("warlike", "reckless")


def pick(luck: random.Random, words: Sequence[str], mood: str, prey: Collection[str] = ()) -> str:
    """First a kind of move, then one of that kind; some moods like to go where others are."""
    if mood == "plain":
        return luck.choice(words)
    kinds: dict[str, list[str]] = {}
    for word in words:
        kinds.setdefault(kind_of(word, mood), []).append(word)
    weights = [MOODS[mood].get(kind, 10) for kind in kinds]
    chosen = kinds[luck.choices(list(kinds), weights)[0] if any(weights) else luck.choice(list(kinds))]
    hunted = [word for word in chosen if word.removeprefix("to ") in prey]
    return luck.choice(hunted if hunted and mood in HUNTING and luck.random() < 0.8 else chosen)


def kind_of(word: str, mood: str) -> str:
    """The longest of the mood's beginnings that fits, or the first word."""
    fitting = [kind for kind in MOODS[mood] if word == kind or word.startswith(f"{kind} ")]
    return max(fitting, key=len) if fitting else word.split()[0]
