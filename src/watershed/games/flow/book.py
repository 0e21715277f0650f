"""The book: what is printed. Rules read it and never write it."""

from __future__ import annotations

import functools
from collections.abc import Mapping
from dataclasses import dataclass
from pathlib import Path

from watershed.kernel.record import Ints, blank, field, lay_open, record
from watershed.kit.editions import Editions, fingerprint_of, title_of
from watershed.kit.game import BookError, Edition
from watershed.kit.printed import SOURCES, Printed, Section, read, slug_of

from .grammar import ALLOWED, GAINS, LETTERS, PRICES, TYPES, EffectError, Step, read_step
from .names import CARDS, DECK, NESTED, STEPS, Timing

HERE = Path(__file__).parent
FIELDS = ("name", "type", "age", "timing", "obsolete", "effect", "stripe")
SETUP = {"tokens": (20, 999), "hand": (0, 20), "market": (5, 6), "market_of_five": (5, 6)}
SETUP |= {"banker": (0, 20), "turn_limit": (1, 1000)}
AGES = {"S": 0, "A": 0, "I": 1, "II": 2, "III": 3, "IV": 4, "V": 5}
TIMINGS = {name.lower().replace("_", "-"): number for name, number in Timing._asdict().items()}


@record
class Book:
    tokens: int = field()  # printed resource tokens
    hand: int = field()  # tokens each seat starts with
    market: int = field()  # cards on the market
    market_of_five: int = field()  # with five seats
    banker: int = field()  # tokens the Banker invests beyond the current age
    turn_limit: int = field()  # turns after which a game is scored
    internet: int = field()  # the last card but one
    future: int = field()  # the last card
    indicator: Ints = field(7)  # the icon that pays the investor bonus, by card type
    type: Ints = field(CARDS + 1)
    age: Ints = field(CARDS + 1)  # 0 for A and for starting cards
    starting: Ints = field(CARDS + 1)  # 1 for the six governments that nations begin with
    timing: Ints = field(CARDS + 1)
    obsolete: Ints = field(CARDS + 1)  # 1 if the effect is switched off for scoring
    stripe: Ints = field(CARDS + 1, 8)  # icons by kind
    verb: Ints = field(CARDS + 1, STEPS)  # what each step of the effect does
    amount: Ints = field(CARDS + 1, STEPS)  # how many
    icon: Ints = field(CARDS + 1, STEPS)  # of which icon
    per: Ints = field(CARDS + 1, STEPS)  # for each of what
    every: Ints = field(CARDS + 1, STEPS)  # or for every n of them
    types: Ints = field(CARDS + 1, STEPS)  # which card types, one bit each


@dataclass(frozen=True)
class Card:
    """A card as the book prints it."""

    id: int
    name: str
    type: int
    age: str
    timing: int
    obsolete: bool
    steps: tuple[Step, ...]
    stripe: str
    pages: tuple[int, ...]
    sources: Mapping[str, str]

    @functools.cached_property
    def slug(self) -> str:
        """The name as one word, for notation."""
        return slug_of(self.name)


def edition_of(printed: Printed) -> Edition:
    """Read, check and lock a book."""
    sections = _with_base(printed)
    sections.top.only(("title", "base"))
    sections.only(("setup", "indicator"), ("card",))
    cards = [_card(section) for section in sections.many.get("card", [])]
    _check_deck(sections, cards)
    records = blank(Book)
    book = lay_open(Book, records)
    setup = sections.section("setup")
    setup.only((*SETUP, "internet", "future", *SOURCES))
    for key, (least, most) in SETUP.items():
        setattr(book, key, setup.number(key, least, most))
    indicator = sections.section("indicator")
    indicator.only((*TYPES, *SOURCES))
    for name, number in TYPES.items():
        book.indicator[number] = indicator.one_of(name, LETTERS)
    for card in cards:
        _print_card(book, card)
    book.internet, book.future = (_named(setup, key, cards) for key in ("internet", "future"))
    if book.internet == book.future:
        raise setup.place.error("internet and future must be two different cards.", "future")
    sources = {
        "setup": setup.sources((*SETUP, "internet", "future")),
        "indicator": indicator.sources(tuple(TYPES)),
    }
    records.flags.writeable = False
    by_number = {card.id: card for card in sorted(cards, key=lambda card: card.id)}
    return Edition(
        title=title_of(sections),
        records=records,
        words={"cards": by_number, "sources": sources},
        printed={f"card-{card.slug}": card.name for card in by_number.values()},
        fingerprint=fingerprint_of(records, ((card.id, card.name) for card in cards)),
    )


def _with_base(printed: Printed) -> Printed:
    """A file with a `base` holds only what differs from that edition."""
    base = printed.top.data.get("base")
    if base is None:
        return printed
    bases = printed.books(EDITIONS.books())
    if not isinstance(base, str) or base not in bases:
        raise printed.top.place.error(f"base can be {', '.join(bases)}, not {base!r}.", "base")
    printed.only(("setup", "indicator"), ("card",))
    below = _with_base(read(bases[base]))
    cards = {section.get("id", int): section for section in below.many["card"]}
    changed = set()
    for section in printed.many.get("card", []):
        number = section.number("id", 1, CARDS)
        if number in changed:
            raise section.place.error(f"card {number} is changed twice.", "id")
        changed.add(number)
        cards[number] = _over(cards.pop(number), section)  # last, so that a clash is found where it was made
    single = {name: _over(found, printed.single.get(name)) for name, found in below.single.items()}
    top = Section(below.top.data | printed.top.data, printed.top.place)
    return Printed(printed.file, top, single, {"card": list(cards.values())})


def _over(below: Section, above: Section | None) -> Section:
    """The small file overrides the base. A field that it names in a source list moves there."""
    if above is None:
        return below
    data = below.data | above.data
    named = {source: above.get(source, list) for source in SOURCES if source in above.data}
    moved = [field for fields in named.values() for field in fields]
    for source in SOURCES:
        kept = [field for field in below.data.get(source, []) if field not in moved]
        data[source] = kept + named.get(source, [])
    return Section(data, above.place)


def _card(section: Section) -> Card:
    section.only((*FIELDS, "id", "pages", *SOURCES))
    if not all(isinstance(page, int) for page in section.get("pages", list)):
        raise section.place.error("pages should be whole numbers.", "pages")
    timing = section.one_of("timing", TIMINGS)
    age = section.get("age", str)
    section.one_of("age", AGES)
    return Card(
        id=section.number("id", 1, CARDS),
        name=section.get("name", str),
        type=section.one_of("type", TYPES | {"none": 0}),
        age=age,
        timing=timing,
        obsolete=section.get("obsolete", bool),
        steps=_steps(section, timing),
        stripe=_stripe(section),
        pages=tuple(section.get("pages", list)),
        sources=section.sources(FIELDS),
    )


def _steps(section: Section, timing: int) -> tuple[Step, ...]:
    texts = section.get("effect", list)
    if len(texts) > STEPS:
        raise section.place.error(f"an effect has at most {STEPS} steps.", "effect")
    if bool(texts) != (timing != Timing.NONE):
        raise section.place.error("a card has an effect if and only if it has a timing.", "effect")
    steps = []
    for text in texts:
        try:
            steps.append(read_step(str(text)))
        except EffectError as problem:
            raise section.place.error(f"{problem}.", "effect") from None
        if steps[-1].verb not in ALLOWED[timing]:
            raise section.place.error(f"{text!r} can't be on a card with this timing.", "effect")
    prices = [step.verb in PRICES for step in steps]
    if sum(prices) > 1 or any(prices[1:]):
        raise section.place.error("an effect has at most one price, and it comes first.", "effect")
    if steps and section.get("type", str) == "none":
        raise section.place.error("a card without a type has no effect.", "effect")
    return tuple(steps)


def _stripe(section: Section) -> str:
    stripe = str(section.get("stripe", str))
    for letter in stripe:
        if letter not in LETTERS:
            raise section.place.error(
                f"a stripe is written with the letters {''.join(LETTERS)}, not {letter!r}.", "stripe"
            )
    if not 1 <= len(stripe) <= 9:
        raise section.place.error("a stripe has one to nine icons.", "stripe")
    return stripe


def _check_deck(printed: Printed, cards: list[Card]) -> None:
    """The numbers of cards that the rules count on."""
    sections = printed.many.get("card", [])
    names: dict[str, int] = {}
    for section, card in zip(sections, cards, strict=True):
        if not card.slug or not card.name.isprintable() or len(card.name) > 60:
            raise section.place.error("a name is 1 to 60 printable letters.", "name")
        if card.slug in names:
            raise section.place.error(f"the name {card.name!r} is taken.", "name")
        names[card.slug] = card.id
        if card.age == "S" and card.type != TYPES["government"]:
            raise section.place.error("a starting card (age S) is a government.", "type")
    if sorted(names.values()) != list(range(1, CARDS + 1)):
        raise BookError(f"{printed.file}: the cards must have the numbers 1 to {CARDS}, each once.")
    counts = {age: sum(card.age == age for card in cards) for age in AGES}
    if (counts["S"], counts["A"]) != (6, 5) or sum(counts.values()) - 11 != DECK:
        raise BookError(f"{printed.file}: there must be 6 cards of age S, 5 of age A and {DECK} of ages I to V.")
    nesting = [card for card in cards if any(step.verb in GAINS for step in card.steps[:-1])]
    if len(nesting) >= NESTED:
        raise BookError(f"{printed.file}: at most {NESTED - 1} cards may gain a card before their last step.")


def _named(setup: Section, key: str, cards: list[Card]) -> int:
    name = setup.get(key, str)
    for card in cards:
        if card.name == name and AGES[card.age]:
            return card.id
        if card.name == name:
            raise setup.place.error(f"{name!r} is in the deck, so its age must be I to V.", key)
    raise setup.place.error(f"there is no card called {name!r}.", key)


def _print_card(book: Book, card: Card) -> None:
    book.type[card.id] = card.type
    book.age[card.id] = AGES[card.age]
    book.starting[card.id] = card.age == "S"
    book.timing[card.id] = card.timing
    book.obsolete[card.id] = card.obsolete
    book.every[card.id][:] = 1
    for letter in card.stripe:
        book.stripe[card.id, LETTERS[letter]] += 1
    for at, step in enumerate(card.steps):
        book.verb[card.id, at], book.amount[card.id, at], book.icon[card.id, at] = step.verb, step.amount, step.icon
        book.per[card.id, at], book.every[card.id, at], book.types[card.id, at] = step.per, step.every, step.types


EDITIONS = Editions(edition_of, {"flow": HERE / "book.toml", "alternative": HERE / "alternative.toml"})
books, open_book = EDITIONS.books, EDITIONS.open
