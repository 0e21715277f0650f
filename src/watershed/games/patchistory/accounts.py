"""Where VP come from. Everything that anybody gains or loses is public (1.2), so events account for all of it."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator, Sequence

from watershed.kit.game import Edition, Event

from .names import Event as Happened
from .names import Good
from .notation import figures_of

TEXTS = "texts at the end"
GAINED = {  # events whose `count` are VP that their seat gains
    Happened.PRODUCED_VP: "production",
    Happened.SCORED: "votes",
    Happened.WAR_WON: "wars",
    Happened.PERFECT: "perfect victories",
    Happened.WORSHIPPED_HEROES: "worship",
    Happened.WORSHIPPED_WONDERS: "worship",
    Happened.GAINED_VP: "texts with actions",
    Happened.FINAL: TEXTS,
}
PAID = {Happened.LOST_VP: "tributes", Happened.SWAPPED: "swaps for money"}  # that it loses
MISSED = {Happened.FED: "hunger", Happened.MAINTAINED: "upkeep", Happened.PREPARED: "missing minerals"}  # as `other`
SOURCES = {  # what a player reads, in the order in which it is counted: the message of each cause
    "production": "source-production",
    "aid": "source-aid",
    "threats": "source-threats",
    "votes": "source-votes",
    "wars": "source-wars",
    "perfect victories": "source-wars",
    "worship": "source-worship",
    "texts with actions": "source-texts",
    "tributes": "source-texts",
    "routes": "source-routes",
    "hunger": "source-losses",
    "upkeep": "source-losses",
    "missing minerals": "source-losses",
    "swaps for money": "source-losses",
}
START = "source-start"


def gains(event: Event) -> Iterator[tuple[int, str, int]]:
    """The VP that change hands: whose, why, and how many more or fewer."""
    what, seat, count, other = event.what, event.seat, event.count, event.other
    if what in GAINED:
        yield seat, GAINED[what], count
    if what in PAID:
        yield seat, PAID[what], -count
    if what in MISSED:
        yield seat, MISSED[what], -other
    match what:
        case Happened.AID_ACCEPTED | Happened.AID_REFUSED:
            yield other, "aid", count
        case Happened.THREATENED if event.card == Good.VP:
            yield seat, "threats", count
            yield other, "threats", -count
        case Happened.PERFECT:
            yield other, "perfect victories", -count
        case Happened.ROUTE_GAIN if other == Good.VP:
            yield seat, "routes", count


def sources(
    edition: Edition, began: Sequence[int], events: Iterable[Event], ended: Sequence[int]
) -> list[dict[str, int]]:
    """The VP of every seat by source, from those it began with to those it ended with. All seats have the same sources:
    those that brought or cost anybody something, and the heroes and wonders that counted at the end of an era.
    """
    found = [Counter({START: vp}) for vp in began]
    taken = [Counter[str]() for _ in began]  # what texts demanded
    for event in events:
        for seat, why, vp in gains(event):
            source = f"figure-{figures_of(edition)[event.card].slug}" if why == TEXTS else SOURCES[why]
            found[seat][source] += vp
            if why == TEXTS and vp < 0:
                taken[seat][source] -= vp
    for seat, vp in enumerate(ended):
        _forgive(found[seat], taken[seat], vp - found[seat].total())
    texts = [f"figure-{figure.slug}" for figure in figures_of(edition).values()]
    order = [*dict.fromkeys(SOURCES.values()), START, *texts]
    used = [source for source in order if any(seat[source] for seat in found)]
    return [{source: seat[source] for source in used} for seat in found]


def _forgive(found: Counter[str], taken: Counter[str], owed: int) -> None:
    """2.2, 15.1  "If you lose more than you have, you lose what you have and owe nothing." Every other event says what
    was really lost; those about texts say what their text demands.
    """
    for source, vp in taken.items():
        forgiven = min(max(0, owed), vp)
        found[source] += forgiven
        owed -= forgiven
