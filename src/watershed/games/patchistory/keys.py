"""What the view and the components call the named numbers."""

from __future__ import annotations

from typing import cast

from .grammar import QUANTITIES as COUNTABLE
from .grammar import WHENS as TIMES
from .names import COUNTED, Costs, Goods, Kinds, Phases, Questions, Statuses
from .viewtypes import CostKey, GoodKey, KindKey, PhaseKey, QuantityKey, QuestionKey, StatusKey, WhenKey


def _keys(names: tuple[str, ...]) -> tuple[str, ...]:
    return tuple(name.lower().replace("_", "-") for name in names)


PHASES = cast("tuple[PhaseKey, ...]", ("over", *_keys(Phases._fields)[1:]))
QUESTIONS = cast("tuple[QuestionKey, ...]", _keys(Questions._fields))
GOODS = cast("tuple[GoodKey, ...]", _keys(Goods._fields))
STATUSES = cast("tuple[StatusKey, ...]", _keys(Statuses._fields))
KINDS = cast("tuple[KindKey, ...]", _keys(Kinds._fields))
COSTS = cast("tuple[CostKey, ...]", _keys(Costs._fields))
QUANTITIES = cast("dict[int, QuantityKey]", {number: word for word, number in COUNTABLE.items()})
COUNTS = {number: word for number, word in QUANTITIES.items() if number < COUNTED}
WHENS = cast("dict[int, WhenKey]", {1: "always"} | {number: word for word, number in TIMES.items()})
