"""A small file that corrects the book, and every kind of mistake with its line."""

import pytest

from watershed.games.patchistory.book import Book, books, open_book
from watershed.games.patchistory.cards import print_side
from watershed.games.patchistory.names import Status, Verb
from watershed.kernel.record import lay_open
from watershed.kit.game import BookError
from watershed.kit.printed import Kept, text_of

WHOLE = text_of(books()["patchistory"])
SMALL = 'base = "patchistory"\n'


@pytest.fixture
def file(tmp_path):
    def write(text):
        path = tmp_path / "mine.toml"
        path.write_text(text, encoding="utf-8")
        return path

    return write


def refused(path):
    with pytest.raises(BookError) as problem:
        open_book(path)
    return str(problem.value)


def test_a_whole_file_by_its_path(file):
    assert open_book(file(WHOLE)).fingerprint == open_book("patchistory").fingerprint == open_book().fingerprint
    assert open_book(file(SMALL)).fingerprint == open_book().fingerprint


CORRECTED = """title = "Mine"
[white]
I-01 = "T C:2v[w] | D | W"
outside = ["I-01"]
[wonders]
petra = ["money +2 per route", "toll 3"]
[war]
spoils = 9
[upkeep]
upkeep = [1, 2, 3, 4, 5, 6, 7, 8]
rulebook = ["upkeep"]
[tiles]
culture = ["C:v", "C:v", "C:v", "C:v", "C:v", "C:[9v]"]
"""


def test_a_small_file_changes_only_what_it_names(file):
    mine, old = open_book(file(SMALL + CORRECTED)), open_book()
    assert mine.title == "Mine"
    assert mine.fingerprint != old.fingerprint
    for words, changed in (("pieces", [6]), ("figures", [7]), ("tiles", [3, 4, 5, 6])):
        assert [at for at, found in mine.words[words].items() if found != old.words[words][at]] == changed
    book = lay_open(Book, mine.records, compiled=False)
    assert print_side(mine.words["pieces"][6]) == "T C:2v[w] | D | W"
    assert book.free[book.room[6, 1], Status.VP] == 2
    assert (book.spoils, book.upkeep.tolist()) == (9, [0, 1, 2, 3, 4, 5, 6, 7, 8])
    assert (book.amount[7, 0], book.verb[7, 1], book.amount[7, 1]) == (2, Verb.TOLL, 3)


def test_a_small_file_moves_what_it_names_to_another_source(file):
    new, old = open_book(file(SMALL + CORRECTED)).words["sources"], open_book().words["sources"]
    assert (old["white"]["I-01"], new["white"]["I-01"]) == ("reconstructed", "outside")
    assert (old["upkeep"]["upkeep"], new["upkeep"]["upkeep"]) == ("reconstructed", "rulebook")
    assert new["white"] == old["white"] | {"I-01": "outside"}
    assert new["tiles"] == old["tiles"]


def test_two_figures_can_change_places(file):
    text = '[black]\nI-01 = "T X:Petra=v | S:2c | D"\nI-07 = "B S:c | D | X:Colosseum=m"\n'
    assert open_book(file(SMALL + text)).words["figures"] == open_book().words["figures"]


def test_a_kept_book_brings_its_base():
    kept = Kept("mine.toml", SMALL + "[setup]\nvp = 30\n", (("patchistory", WHOLE),))
    assert lay_open(Book, open_book(kept).records, compiled=False).vp == 30


MISTAKES = [  # what a small file says from line 2 on, the line that is wrong, words of the message
    ('[white]\nI-01 = "Q D | D"', 3, "I-01: this layout has 4 rooms, not 2"),
    ('[white]\nI-02 = "F I:f"\nI-01 = "F K:v"', 4, "I-01: 'K:v' isn't a room"),
    ("[white]\nI-01 = 5", 3, "text in quotes"),
    ('[white]\nI-26 = "F I:f"', 3, "I-26 means nothing here"),
    ('[white]\ni-01 = "F I:f"', 3, "i-01 means nothing here"),
    ('[white]\nI-01 = "F H:Homer=v"', 3, "I-01: heroes and wonders are on black sides"),
    ('[white]\nI-01 = "F I:f"\noutside = ["I-99"]', 4, "outside names 'I-99'"),
    ('[white]\nrest = "hearsay"', 3, "rest can be"),
    ('[baselands]\nL5 = "D"', 3, "L5 means nothing here"),
    ('[baselands]\nL4 = "D | D | D"', 3, "L4: a baseland is two rows"),
    ('[tiles]\nculture = ["C:v"]', 2, "36 construction tiles, not 31"),
    ('[tiles]\nculture = ["P:b"]', 3, "isn't a tile with culture"),
    ('[tiles]\nculture = ["C:"]', 3, "needs symbols"),
    ('[black]\nI-02 = "T X:Colosseum=v | S:2c | D"', 3, "Colosseum is on I-01 and on I-02"),
    ('[black]\nI-01 = "T X:Petra=v | S:2c | D"', 3, "Petra is on I-01 and on I-07"),
    ('[black]\n\nI-01 = "F S:2c"', 2, "colosseum is on no black side"),
    ('[black]\nI-01 = "T H:Colosseum=v | S:2c | D"', 3, "should be a wonder of Era I, as number 1 of [wonders]"),
    ('[black]\nI-25 = "F X:Atlantis=v"', 3, "atlantis is in neither"),
    ('[wonders]\ngreat-wall = ["toll 1"]', 3, "great-wall is on no black side"),
    ('[wonders]\npetra = ["tol 1"]', 3, "petra: 'tol' isn't something"),
    ('[wonders]\npetra = "toll 1"', 3, "should be a list"),
    ('[wonders]\npetra = ["toll 1", "toll 1", "toll 1", "toll 1", "toll 1"]', 3, "at most 4 effects"),
    ("[setup]\nfood = 100", 3, "food can be 0 to 99, not 100"),
    ("[setup]\nfod = 4", 3, "fod means nothing here"),
    ("[setup]\nworkers = [1]", 3, "workers has 2 numbers, not 1"),
    ("[setup]\nworkers = [1, true]", 3, "a whole number"),
    ("[auction]\nlimit = [5, 6, 8]", 3, "limit can be 3 to 7, not 8"),
    ("[upkeep]\nupkeep = [1, 2, 3, 3, 5, 6, 8, 10]", 3, "higher than the one before"),
    ("[favours]\naid = 0", 3, "aid can be 1 to 20"),
    ("[exchange]\nfood = 0", 3, "food can be 1 to 9"),
    ('[routes]\ngeneral_spaces = ["2 food"]', 3, "4 spaces, not 1"),
    ('[routes]\nallied_spaces = ["2 food", "2 gold", "1 vp", "1 vp"]', 3, "'2 gold' isn't what a space brings"),
    ('[prosperity]\nwater = "wine"', 3, "water can be"),
    ("[wrong]\nfood = 4", 2, "wrong isn't a section here"),
    ("[[white]]\nid = 4", 2, "white isn't a section here"),
    ("titel = 'Mine'", 2, "titel means nothing here"),
]


@pytest.mark.parametrize(("text", "line", "words"), MISTAKES)
def test_a_mistake_is_named_with_its_line(file, text, line, words):
    message = refused(file(SMALL + text + "\n"))
    assert message.startswith(f"mine.toml, line {line}: ")
    assert words in message


@pytest.mark.parametrize("base", ['"floods"', "4"])
def test_a_base_that_is_not_there(file, base):
    assert refused(file(f"base = {base}\n")).startswith("mine.toml, line 1: base can be patchistory, not")


@pytest.mark.parametrize(
    ("old", "new", "words"),
    [
        ("petra = ", "# petra = ", "I-07: petra is in neither"),
        ("homer = ", "petra = []\nhomer = ", "petra can't be a wonder and a hero"),
        ("petra = ", "pyramid = []\npetra = ", "not valid TOML"),
        ('I-07 = "B S:c | D | X:Petra=m"\n', "", "I-07 is missing"),
        ('outside = ["III-01"]\nrest = "reconstructed"', "", "I-01 has no source"),
        ("vp = 20\n", "", "vp is missing"),
        ("[routes]", "[rotes]", "rotes isn't a section"),
    ],
)
def test_a_whole_file_with_something_missing(file, old, new, words):
    assert WHOLE.count(old) == 1
    message = refused(file(WHOLE.replace(old, new)))
    assert message.startswith("mine.toml")
    assert words in message
