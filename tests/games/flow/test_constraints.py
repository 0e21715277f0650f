"""The known facts about the cards, on both shipped books. Rebalancing must keep them true."""

import pytest

from watershed.games.flow.grammar import TYPES, read_step
from watershed.games.flow.names import Icon, Timing

from .scene import SHIPPED, card, scene, stripe

BOTH = pytest.mark.parametrize("edition", SHIPPED.values(), ids=SHIPPED)
N1 = "warriors frigate lighthouse temple monastery working-animal astronomy agrarian-tribe republic bureaucracy"
N1 = [*N1.split(), "napoleon", "great-wall", "great-mosque"]
P = ["napoleon", "working-animal", "lighthouse"]
Q = ["einstein", "steam-power", "democracy", "jet-fighter", "military-academy"]
N2 = [slug for slug in N1 if slug not in P] + Q
OTHERS = ("science", "industry", "trade", "harvest", "attack", "defence")


@BOTH
def test_e1_alexanders_nation(edition):
    expected = {"culture": 4, "science": 1, "industry": 0, "trade": 3, "harvest": 2, "attack": 5, "defence": 3}
    assert stripe(edition, *N1) == expected


@BOTH
def test_e2_the_scored_nation(edition):
    found = stripe(edition, *N2)
    assert (found["culture"], found["defence"]) == (4, 3)
    assert sum(found[icon] for icon in OTHERS) == 23
    assert sorted(found[icon] for icon in OTHERS) == [1, 2, 2, 3, 6, 9]


@BOTH
def test_e3_the_difference_of_the_two(edition):
    first, second, gone, come = (stripe(edition, *cards) for cards in (N1, N2, P, Q))
    assert (come["culture"], come["defence"]) == (gone["culture"], gone["defence"])
    for icon in OTHERS:
        assert come[icon] - gone[icon] == second[icon] - first[icon]
    assert sum(come.values()) == 9 + sum(gone.values())


@BOTH
def test_e4_crossbowman_and_jet_fighter_have_six_attack(edition):
    assert stripe(edition, "crossbowman", "jet-fighter")["attack"] == 6


@BOTH
def test_e5_barracks_has_one_attack(edition):
    assert stripe(edition, "barracks")["attack"] == 1


@BOTH
def test_e6_irrigation_has_one_or_two_harvest(edition):
    assert stripe(edition, "irrigation")["harvest"] in (1, 2)


@BOTH
def test_e7_two_industry_before_monastery(edition):
    """Lighthouse's effect is one; the second is on Barracks or on a card that any player could have by then."""
    stack = scene("seats=3 nation0=barracks>lighthouse", edition).icons(0)["industry"]
    early = [c.slug for c in edition.words["cards"].values() if c.age in ("S", "A", "I", "II") and c.type != 2]
    assert stack == 2 or any(stripe(edition, slug)["industry"] == 2 - stack for slug in early)


@BOTH
def test_e8_a_nation_with_printing_press_can_have_four_science(edition):
    early = [c.slug for c in edition.words["cards"].values() if c.age in ("S", "A", "I", "II", "III")]
    assert stripe(edition, "printing-press")["science"] <= 4
    assert sum(stripe(edition, slug)["science"] for slug in early) >= 4


@BOTH
def test_e9_every_card_has_an_icon(edition):
    assert all(1 <= len(found.stripe) <= 9 for found in edition.words["cards"].values())


@BOTH
@pytest.mark.parametrize("slug", N1)
def test_r1_r2_bounds_for_alexanders_cards(edition, slug):
    most = {"culture": 4, "science": 1, "industry": 0, "trade": 3, "harvest": 2, "attack": 5, "defence": 3}
    assert all(count <= most[icon] for icon, count in stripe(edition, slug).items())


BY_TYPE = {"military": 10, "construction": 10, "government": 15, "leader": 10, "wonder": 10}


@BOTH
def test_0_the_cards_by_type(edition):
    types = [found.type for found in edition.words["cards"].values()]
    assert {name: types.count(TYPES[name]) for name in BY_TYPE} == BY_TYPE
    assert types.count(TYPES["knowledge"]) in (10, 11, 12), "The Internet's and The Future's types are unknown"
    assert len(types) == 67


@BOTH
def test_0_the_cards_by_age(edition):
    last = {card("the-internet", edition), card("the-future", edition)}
    ages = [found.age for found in edition.words["cards"].values() if found.id not in last]
    assert {age: ages.count(age) for age in ("S", "A", "I", "II", "III", "IV", "V")} == {
        "S": 6,
        "A": 5,
        "I": 12,
        "II": 12,
        "III": 12,
        "IV": 12,
        "V": 6,
    }


@BOTH
def test_0_ids_run_by_type_and_age(edition):
    """Section 0: within a type the ids go through the ages, one card of age A, two of each age to IV, one of V."""
    cards = edition.words["cards"]
    for first in (1, 11, 21, 46, 56):
        block = [cards[number] for number in range(first, first + 10)]
        assert [found.age for found in block] == ["A", "I", "I", "II", "II", "III", "III", "IV", "IV", "V"]
        assert len({found.type for found in block}) == 1
    later = ["I", "I", "II", "II", "III", "III", "IV", "IV", "V"]
    assert [cards[number].age for number in range(31, 46)] == ["S"] * 6 + later


@BOTH
def test_0_starting_cards_have_no_effect_and_all_others_have_one(edition):
    for found in edition.words["cards"].values():
        plain = found.age == "S" or found.name == "The Future"
        assert (found.timing == Timing.NONE) == plain


@BOTH
def test_0_construction_looks_at_industry(edition):
    assert int(scene("seats=3", edition).book.indicator[TYPES["construction"]]) == Icon.INDUSTRY
    assert edition.words["sources"]["indicator"]["construction"] == "rulebook"


def test_1_what_only_the_answers_of_page_16_name_is_not_called_printed():
    """They say what Printing Press pays and whom Knight attacks, but not what type Printing Press or Confucius is."""
    cards = {found.slug: found.sources for found in SHIPPED["flow"].words["cards"].values()}
    printed = {
        slug: [field for field, source in cards[slug].items() if source == "rulebook"]
        for slug in ("knight", "printing-press", "confucius", "the-internet", "the-future")
    }
    assert printed == {
        "knight": ["name", "type", "timing"],
        "printing-press": ["name", "timing", "effect"],
        "confucius": ["name"],
        "the-internet": ["name"],
        "the-future": ["name"],
    }


@pytest.mark.parametrize(
    ("slug", "pages"),
    [
        ("warriors", (5, 7, 8, 13, 14)),
        ("lighthouse", (2, 4, 5, 7, 10, 13)),
        ("castle", (11, 12)),
        ("irrigation", (10, 11, 13)),
    ],
)
def test_1_the_pages_of_the_rulebook_that_show_a_card(slug, pages):
    assert SHIPPED["flow"].words["cards"][card(slug, SHIPPED["flow"])].pages == pages


PRINTED = {  # the effects that stand in the rulebook, by card
    "warriors": ["raid 2"],
    "archers": ["provide 2 defence"],
    "crossbowman": ["provide 2 defence"],
    "frigate": ["provide 1 defence per trade"],
    "tank": ["wreck"],
    "jet-fighter": ["raze knowledge and construction"],
    "barracks": ["provide 1 defence"],
    "lighthouse": ["provide 1 science", "provide 1 industry"],
    "temple": ["provide 2 culture"],
    "castle": ["provide 1 attack per military"],
    "monastery": ["provide 1 culture"],
    "military-academy": ["provide 1 defence per government"],
    "stock-exchange": ["provide 2 science", "provide 2 industry"],
    "working-animal": ["take 1 from reserve per harvest"],
    "iron-works": ["gain military"],
    "irrigation": ["take 1 from reserve per harvest"],
    "astronomy": ["gain top"],
    "printing-press": ["take 1 from supply per science"],
    "steam-power": ["take 1 from supply per industry"],
    "republic": ["provide 2 trade"],
    "theocracy": ["provide 1 attack per wonder"],
    "bureaucracy": ["gain government"],
    "feudalism": ["provide 1 defence per harvest"],
    "democracy": ["provide 3 culture"],
    "capitalism": ["culture 1 per trade"],
    "ramesses-ii": ["remove this", "gain wonder"],
    "justinian-i": ["gain knowledge or construction or government"],
    "napoleon": ["raze government"],
    "columbus": ["remove this", "gain top"],
    "einstein": ["culture 1 per knowledge"],
    "john-lennon": ["discard military", "gain any"],
    "the-pyramids": ["culture 1 per wonder"],
    "great-wall": ["culture 1 per 2 defence"],
    "hanging-gardens": ["culture 1 per construction"],
    "great-mosque": ["culture 1 per government"],
    "apollo-program": ["culture 1 per science"],
}
OBSOLETE = {"frigate", "castle", "military-academy", "theocracy", "feudalism"}


@BOTH
@pytest.mark.parametrize("slug", PRINTED)
def test_1_printed_effects_are_as_printed(edition, slug):
    found = edition.words["cards"][card(slug, edition)]
    assert list(found.steps) == [read_step(text) for text in PRINTED[slug]]
    assert found.obsolete == (slug in OBSOLETE)
    assert found.sources["effect"] == "rulebook"


@BOTH
def test_1_every_effect_with_the_rulebook_as_source_is_checked_here(edition):
    sure = {found.slug for found in edition.words["cards"].values() if found.sources["effect"] == "rulebook"}
    assert {slug for slug in sure if edition.words["cards"][card(slug, edition)].steps} == set(PRINTED)
