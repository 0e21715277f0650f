"""The bots by name: the levels that people choose from, and the plain ones that the lab plays with."""

from __future__ import annotations

import re
from collections.abc import Mapping
from dataclasses import dataclass

from watershed.kit.bot import SearchParameters
from watershed.kit.game import BadSetup
from watershed.kit.messages import Listed, Message

from .choose import Bot
from .searcher import Budget

MOST_SIMULATIONS, MOST_SECONDS = 100_000_000, 3600.0


@dataclass(frozen=True)
class Level:
    """How a bot plays: by a quick choice, or by a search with a budget."""

    about: str  # one sentence for people
    number: int  # among `Bots`
    budget: Budget | None = None  # for a search
    parameters: SearchParameters | None = None  # None for the game's own


BOTS: Mapping[str, Level] = {
    "apprentice": Level("Knows what is good for it, but often misjudges it.", Bot.APPRENTICE),
    "citizen": Level("Plays the move after which it looks best off, one step ahead.", Bot.GREEDY),
    "statesman": Level("Looks many moves ahead, but not for long.", Bot.SEARCH, Budget(600)),
    "sage": Level(
        "Thinks for about two seconds about what everyone may do, many moves ahead.",
        Bot.SEARCH,
        Budget(simulations=100_000, seconds=2.0),
    ),
    "random": Level("Plays any legal move.", Bot.RANDOM),
    "greedy": Level("The citizen, as the lab calls it.", Bot.GREEDY),
}
LEVELS = ("apprentice", "citizen", "statesman", "sage")  # their titles are the messages `level-name`


def about(name: str) -> Message:
    """What people read about a level, with the seconds that it thinks."""
    budget = BOTS[name].budget
    return Message(f"about-level-{name}", {"seconds": round(budget.seconds)} if budget and budget.seconds else {})


def level(name: str) -> Level:
    """The bot with that name."""
    if not isinstance(name, str) or name not in BOTS:
        raise BadSetup(Message("setup-no-bot", {"given": repr(str(name)[:40]), "bots": Listed(tuple(BOTS))}))
    return BOTS[name]


def level_with_budget(words: str) -> Level:
    """A bot by its name, or a search by its budget: `search:2000` in simulations or `search:1.5s` in seconds."""
    found = re.fullmatch(r"search:(\d{1,9}|\d{1,4}(?:\.\d{1,3})?s)", words.strip(), re.ASCII)
    if found is None:
        if words.startswith("search"):
            raise BadSetup(f"A search has a budget, `search:2000` simulations or `search:1.5s`, not {words[:40]!r}.")
        return level(words.strip())
    amount = found[1]
    if amount.endswith("s") and 0 < float(amount[:-1]) <= MOST_SECONDS:
        return Level(f"Searches for {amount[:-1]} s.", Bot.SEARCH, Budget(seconds=float(amount[:-1])))
    if amount.isdecimal() and 0 < int(amount) <= MOST_SIMULATIONS:
        return Level(f"Searches with {int(amount):,} simulations.", Bot.SEARCH, Budget(int(amount)))
    raise BadSetup(f"A search can have up to {MOST_SIMULATIONS:,} simulations or {MOST_SECONDS:.0f} s, not {amount}.")


def bot_number(name: str) -> int:
    """The number of the bot with that name."""
    return level(name).number
