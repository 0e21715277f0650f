"""The shapes of the views, as Python and TypeScript know them."""

from __future__ import annotations

from typing import Literal

from typing_extensions import TypedDict

from watershed.kit.messages import MessageJson

Icon = Literal["culture", "science", "industry", "trade", "harvest", "attack", "defence"]
CardType = Literal["military", "construction", "knowledge", "government", "leader", "wonder"]
Timing = Literal["none", "instant", "attack", "attack-all", "permanent", "turn-action", "scoring"]
Age = Literal["A", "I", "II", "III", "IV", "V"]
PrintedAge = Literal["S", "A", "I", "II", "III", "IV", "V"]  # S for starting cards
Source = Literal["rulebook", "outside", "reconstructed"]
Question = Literal["none", "action", "gain", "target", "wonder"]


class Deck(TypedDict):
    """How many cards are left, in all and of each age."""

    cards: int
    ages: dict[Age, int]


class Slot(TypedDict):
    """A place on the market."""

    slot: int
    card: str | None
    tokens: int
    investor: int | Literal["banker"] | None


class Nation(TypedDict):
    """What one seat has. Piles are from bottom to top."""

    seat: int
    tokens: int
    investment: int | None  # the slot
    icons: dict[Icon, int]
    attack: int
    strength: int
    points: int
    cards: int
    stacks: dict[CardType, list[str]]
    aside: list[str]
    uncovered: list[str]


class View(TypedDict):
    """The table as any seat, or a spectator, sees it."""

    seats: int
    turn: int
    turns: int
    question: Question
    over: bool
    age: Age
    supply: int
    reserve: int
    substitutes: int
    deck: Deck
    market: list[Slot]
    nations: list[Nation]
    asking: str | None


class ScoredCard(TypedDict):
    """What a scoring effect gives."""

    card: str
    points: int


class Score(TypedDict):
    """The points of one nation, step by step."""

    seat: int
    culture: int
    others: int
    half: int
    effects: list[ScoredCard]
    total: int
    cards: int
    tokens: int


class CardFace(TypedDict):
    """What is printed on a card. `effect` and `brief` are messages."""

    id: int
    card: str
    name: str
    type: CardType | None
    age: PrintedAge
    indicator: Icon | None
    timing: Timing
    obsolete: bool
    effect: MessageJson
    brief: MessageJson
    stripe: list[Icon]
    pages: list[int]
    sources: dict[str, Source]


class Components(TypedDict):
    """What does not change during a game."""

    title: str
    cards: list[CardFace]
    printed: dict[str, str]  # message id -> printed name, where the English catalogue has none
