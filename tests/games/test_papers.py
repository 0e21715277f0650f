"""Every sentence of a rulebook is named by a test, and RULINGS.md explains everything that a rulebook leaves open."""

import re

import pytest

from .papers import names_of_tests, numbers, rulebook, rulings, sentences
from .recording import shipped

FORM = re.compile(r"^Open: .*?^We do: .*?^Why: .*?^Pinned by: ", re.M | re.S)
every_game = pytest.mark.parametrize("game", shipped())


@every_game
def test_the_tests_name_the_sentences_of_the_rulebook(game):
    """All of them, and none that isn't there."""
    assert {number.replace("_", ".") for number in numbers(game, r"\d+_\d+")} == sentences(game)


@every_game
def test_the_rulings_are_numbered_without_a_gap(game):
    assert list(rulings(game)) == [f"R{number}" for number in range(1, len(rulings(game)) + 1)]


@every_game
def test_every_ruling_that_the_rulebook_cites_is_explained(game):
    cited = set(re.findall(r"\bR\d+\b", rulebook(game)))
    assert cited
    assert cited - set(rulings(game)) == set()


@every_game
def test_a_ruling_says_what_is_open_what_we_do_why_and_which_test_pins_it(game):
    decided = {ruling: entry for ruling, entry in rulings(game).items() if not entry.startswith("No rule follows: ")}
    assert decided
    assert {ruling for ruling, entry in decided.items() if not FORM.search(entry)} == set()
    pins = {ruling: set(re.findall(r"`(test_\w+)`", entry)) for ruling, entry in decided.items()}
    assert {ruling for ruling, names in pins.items() if not names} == set()
    assert set().union(*pins.values()) - names_of_tests(game) == set()
