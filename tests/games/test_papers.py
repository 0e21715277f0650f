"""Every sentence of a rulebook is named by a test, and RULINGS.md explains everything that a rulebook leaves open."""

import re

import pytest

from watershed.kit import game as shelf
from watershed.kit.messages import LANGUAGES
from watershed.kit.rulebook import read_in

from .papers import names_of_tests, numbers, rulebook, rulings, sentences
from .recording import shipped

THOUSANDS = re.compile("(?<=\\d)[,\u202f](?=\\d{3})")
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
@pytest.mark.parametrize("language", sorted(set(LANGUAGES) - {"en"}))
def test_every_language_has_the_same_rulebook(game, language):
    """Sentence by sentence: the same numbers, rulings and figures in the same order."""
    assert read_in(shelf.game(game), language) == language
    ours, theirs = (_marked(rulebook(game, spoken)) for spoken in ("en", language))
    assert list(theirs) == list(ours)
    for number, marks in ours.items():
        assert theirs[number] == marks, number


def _marked(text):
    """Number of a chapter or a sentence -> the rulings that it cites, and the numbers in it (1000 for 1,000)."""
    lines = re.findall(r"^(?:## (\d+) |- \*\*(\d+\.\d+)\*\* )(.*)$", text, re.M)
    return {
        chapter or sentence: (re.findall(r"\bR\d+\b", said), sorted(re.findall(r"\d+", THOUSANDS.sub("", said))))
        for chapter, sentence, said in lines
    }


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
