"""Every gap and every reading that the facts list has a test or a ruling."""

import re

from ..papers import numbers, rulings, rulings_page

GAPS = {f"R{number}" for number in range(1, 26)}  # section 3 of the facts
WITHOUT_A_RULE = {"R22", "R23", "R24", "R25"}
FORCED = {f"e{number}" for number in range(1, 10)} | {"r1", "r2"}  # section 2: what the figures force on the stripes
JUDGED = {f"R{number}" for number in range(3, 9)}  # readings of section 2 that are not forced


def test_every_gap_has_a_ruling():
    assert GAPS - set(rulings("flow")) == set()


def test_only_these_gaps_need_no_rule():
    assert {ruling for ruling, entry in rulings("flow").items() if "No rule follows" in entry} == WITHOUT_A_RULE


def test_the_forced_readings_of_the_stripes_are_named_by_tests():
    assert numbers("flow", r"[er]\d+") == FORCED


def test_the_other_readings_are_named_among_the_rulings():
    assert JUDGED - {f"R{number}" for number in re.findall(r"[Ff]acts R(\d+)", rulings_page("flow"))} == set()
