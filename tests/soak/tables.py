"""Which tables there are at a site: every game, people together and alone, against every kind of bot."""

from __future__ import annotations

from collections.abc import Collection

from .players import Kind

QUICK = ("greedy", "apprentice")
TABLES = (
    Kind("flow", 2, ("statesman",), joins=True, known=True),
    Kind("flooruler", 2, ("greedy",), joins=True, clock=True),
    Kind("floods", 2, ("greedy",), joins=True, known=True),
    Kind("patchistory", 2, ("greedy",), joins=True),
    Kind("flow", 1, ("sage", "statesman"), hints=True),
    Kind("flooruler", 1, ("statesman", "apprentice"), hints=True),
    Kind("floods", 1, ("greedy", "greedy"), hints=True),
    Kind("patchistory", 1, ("greedy", "apprentice"), hints=True),
    Kind("flow", 3, ("greedy",), clock=True),
    Kind("floods", 3, (), joins=True),
)


def tables_of(count: int, compiled: Collection[str]) -> list[Kind]:
    """That many tables. Nobody searches in a game whose search isn't compiled."""
    found = [TABLES[number % len(TABLES)] for number in range(count)]
    return [kind if kind.game in compiled else _quick(kind) for kind in found]


def _quick(kind: Kind) -> Kind:
    bots = tuple(bot if bot in QUICK else QUICK[0] for bot in kind.bots)
    return kind._replace(bots=bots, hints=False)


def searched() -> list[str]:
    """The games that need a search, the one that needs it most first."""
    return list(dict.fromkeys(kind.game for kind in TABLES if kind.hints))
