"""Everything the facts file and the rulebook list is either named by a test or explained in RULINGS.md."""

import re
from pathlib import Path

import pytest

from watershed.games.flow import book

HERE = Path(__file__).parent
ROOM = Path(book.__file__).parent
RULEBOOK = (ROOM / "rulebook.md").read_text(encoding="utf-8")
RULINGS = (ROOM / "RULINGS.md").read_text(encoding="utf-8")
ENTRIES = {found[1]: found[3] for found in re.finditer(r"^## (R\d+) (.+)\n((?:(?!^## ).*\n)*)", RULINGS, re.M)}
TESTS = {name for path in HERE.glob("test_*.py") for name in re.findall(r"^def (test_\w+)\(", path.read_text(), re.M)}

FACTS = {  # gap of section 3 -> the test that names it, or RULINGS.md where no rule follows
    "R1": "test_2_2_the_internet_lies_above_the_future_at_the_bottom",
    "R2": "test_6_5_the_future_cannot_be_invested_in",
    "R3": "test_12_1_the_game_ends_after_the_turn_in_which_the_future_comes",
    "R4": "test_14_4_from_an_empty_deck_nothing_is_gained",
    "R5": "test_1_6_the_age_stays_when_its_card_is_gone",
    "R6": "test_11_3_the_check_is_repeated_until_nothing_more_goes",
    "R7": "test_12_1_the_game_ends_after_the_turn_in_which_the_future_comes",
    "R8": "test_6_3_an_investment_is_not_moved_raised_or_withdrawn",
    "R9": "test_12_6_places",
    "R10": "test_3_3_the_old_leader_is_gone_before_the_new_effect_counts",
    "R11": "test_9_3_what_could_do_nothing_is_not_offered",
    "R12": "test_4_12_the_inner_effect_is_finished_first",
    "R13": "test_3_5_an_instant_effect_does_not_happen_again",
    "R14": "test_4_4_only_a_strictly_lower_strength_is_weaker",
    "R15": "test_7_3_the_bonus_is_one_token_per_icon_of_the_indicator",
    "R16": "test_8_4_8_5_the_investor_takes_trade_then_half_the_rest",
    "R17": "test_5_2_harvesting_is_always_possible",
    "R18": "test_page_14_twenty_five_points",
    "R19": "test_1_4_the_reserve_never_runs_out",
    "R20": "test_13_1_the_banker_acts_at_the_end_of_each_second_turn",
    "R21": "test_every_action_goes_into_words_and_back",
    "R22": "RULINGS.md",
    "R23": "RULINGS.md",
    "R24": "RULINGS.md",
    "R25": "RULINGS.md",
}
STRIPES = {  # reading of section 2 -> the test that names it, or RULINGS.md where it is not forced
    "E1": "test_e1_alexanders_nation",
    "E2": "test_e2_the_scored_nation",
    "E3": "test_e3_the_difference_of_the_two",
    "E4": "test_e4_crossbowman_and_jet_fighter_have_six_attack",
    "E5": "test_e5_barracks_has_one_attack",
    "E6": "test_e6_irrigation_has_one_or_two_harvest",
    "E7": "test_e7_two_industry_before_monastery",
    "E8": "test_e8_a_nation_with_printing_press_can_have_four_science",
    "E9": "test_e9_every_card_has_an_icon",
    "facts R1": "test_r1_r2_bounds_for_alexanders_cards",
    "facts R2": "test_r1_r2_bounds_for_alexanders_cards",
} | {f"facts R{number}": "RULINGS.md" for number in range(3, 9)}


def test_all_gaps_and_readings_are_in_the_tables():
    assert list(FACTS) == [f"R{number}" for number in range(1, 26)]
    assert [key for key in STRIPES if key[0] == "E"] == [f"E{number}" for number in range(1, 10)]
    assert [key for key in STRIPES if key[0] == "f"] == [f"facts R{number}" for number in range(1, 9)]


@pytest.mark.parametrize("gap", FACTS)
def test_every_gap_has_a_test_or_a_reason(gap):
    if FACTS[gap] == "RULINGS.md":
        assert "No rule follows" in ENTRIES[gap]
    else:
        assert FACTS[gap] in TESTS
        assert f"`{FACTS[gap]}`" in ENTRIES[gap]


@pytest.mark.parametrize("reading", STRIPES)
def test_every_reading_of_the_stripes_has_a_test_or_a_reason(reading):
    assert STRIPES[reading] in TESTS or re.search(rf"\b{reading}\b", RULINGS, re.I)


@pytest.mark.parametrize("ruling", sorted(set(re.findall(r"\[(R\d+)\]", RULEBOOK)), key=lambda ruling: int(ruling[1:])))
def test_every_ruling_the_rulebook_cites_is_explained(ruling):
    assert ruling in ENTRIES


@pytest.mark.parametrize("ruling", ENTRIES)
def test_every_ruling_says_what_is_open_what_we_do_why_and_which_test_pins_it(ruling):
    entry = ENTRIES[ruling]
    if entry.startswith("No rule follows: "):
        return
    assert re.search(r"^Open: .*?^We do: .*?^Why: .*?^Pinned by: ", entry, re.M | re.S)
    pins = re.findall(r"`(test_\w+)`", entry)
    assert pins
    assert [name for name in pins if name not in TESTS] == []


def test_rulings_are_numbered_without_a_gap():
    assert list(ENTRIES) == [f"R{number}" for number in range(1, len(ENTRIES) + 1)]
    assert len(ENTRIES) >= 29


@pytest.mark.parametrize("rule", re.findall(r"^- \*\*(\d+\.\d+)\*\*", RULEBOOK, re.M))
def test_every_sentence_of_the_rulebook_is_named_by_a_test(rule):
    """`test_8_4_8_5_…` names two sentences."""
    named = {
        pair.replace("_", ".")
        for name in TESTS
        for numbers in re.findall(r"^test_((?:\d+_\d+_)+)", name)
        for pair in re.findall(r"\d+_\d+", numbers)
    }
    assert rule in named


def test_no_test_names_a_rule_that_does_not_stand_in_the_rulebook():
    rules = set(re.findall(r"\*\*(\d+\.\d+)\*\*", RULEBOOK))
    named = {match[1].replace("_", ".") for name in TESTS if (match := re.match(r"test_(\d+_\d+)_", name))}
    assert named <= rules
