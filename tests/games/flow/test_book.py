"""Reading a book: good files, small files that change a shipped one, and every kind of mistake with its line."""

import re

import pytest

from watershed.games.flow.book import Book, books, open_book
from watershed.games.flow.names import Icon
from watershed.kernel.record import lay_open
from watershed.kernel.rule import COMPILED
from watershed.kit.printed import BookError

from .scene import card

WHOLE = books()["flow"].read_text(encoding="utf-8")
STRIPE = re.search(r'stripe = "\w+"\n', WHOLE)[0]  # of the first card
LONG = "9" * 5000  # more digits than Python reads


@pytest.fixture
def file(tmp_path):
    def write(text, name="mine.toml"):
        path = tmp_path / name
        path.write_bytes(text if isinstance(text, bytes) else text.encode())
        return path

    return write


def refused(path):
    with pytest.raises(BookError) as problem:
        open_book(path)
    return str(problem.value)


def test_a_whole_file_by_its_path(file):
    edition = open_book(file(WHOLE))
    assert edition.fingerprint == open_book("flow").fingerprint == open_book().fingerprint
    assert open_book(str(file(WHOLE))).title == edition.title


def test_a_small_file_changes_only_what_it_names(file):
    mine = open_book(file('base = "flow"\ntitle = "Mine"\n[[card]]\nid = 13\nstripe = "CCH"\n[setup]\nhand = 7\n'))
    old = open_book()
    assert mine.title == "Mine"
    assert [c for c in mine.words["cards"].values() if c != old.words["cards"][c.id]] == [mine.words["cards"][13]]
    assert mine.words["cards"][13].stripe == "CCH"
    book = lay_open(Book, mine.records)
    assert (int(book.stripe[13, Icon.CULTURE]), int(book.stripe[13, Icon.HARVEST]), int(book.hand)) == (2, 1, 7)


def test_a_small_file_may_stand_on_the_alternative(file):
    mine = open_book(file('base = "alternative"\n'))
    assert mine.fingerprint == open_book("alternative").fingerprint != open_book().fingerprint


@pytest.mark.parametrize("source", ["rulebook", "outside", "reconstructed"])
def test_a_small_file_moves_a_field_to_the_source_it_names(file, source):
    text = f'base = "flow"\n[[card]]\nid = 13\nstripe = "C"\n{source} = ["stripe"]\n'
    old, new = open_book().words["cards"][13].sources, open_book(file(text)).words["cards"][13].sources
    assert new == {**old, "stripe": source}


def test_a_small_file_that_names_no_source_keeps_them(file):
    text = 'base = "flow"\n[[card]]\nid = 13\nstripe = "C"\nreconstructed = []\n'
    assert open_book(file(text)).words["cards"][13].sources == open_book().words["cards"][13].sources


def test_the_cards_of_a_small_file_stay_in_their_order(file):
    mine = open_book(file('base = "flow"\n[[card]]\nid = 13\nstripe = "CC"\n'))
    assert list(mine.words["cards"]) == list(range(1, 68))


SMALL = [  # what a small file says from line 2 on, the line that is wrong, a word of the message
    ('[[card]]\nid = 1\nstripe = "AX"', 4, "'X'"),
    ('[[card]]\nid = 1\nstripe = ""', 4, "one to nine"),
    ('[[card]]\nid = 1\nstripe = "AAAAAAAAAA"', 4, "one to nine"),
    ("[[card]]\nid = 1\nstripe = 5", 4, "text in quotes"),
    ('[[card]]\nid = 1\neffect = ["rade 2"]', 4, "an effect of this game"),
    ('[[card]]\nid = 1\neffect = ["raid 99"]', 4, "1 to 20"),
    ('[[card]]\nid = 1\neffect = ["raid 0"]', 4, "1 to 20"),
    (f'[[card]]\nid = 1\neffect = ["raid {LONG}"]', 4, "1 to 20"),
    ('[[card]]\nid = 1\neffect = ["raid 2 per trade"]', 4, "only a number"),
    ('[[card]]\nid = 1\neffect = ["raid two"]', 4, "1 to 20"),
    ('[[card]]\nid = 1\neffect = ["provide 2 defence"]', 4, "timing"),
    ('[[card]]\nid = 1\neffect = ["raze army"]', 4, "card type"),
    ('[[card]]\nid = 1\neffect = ["raze military construction"]', 4, "between"),
    ('[[card]]\nid = 3\neffect = ["provide 2 honour"]', 4, "provide what"),
    ('[[card]]\nid = 3\neffect = ["provide 2 defence per token"]', 4, "icons and cards only"),
    ('[[card]]\nid = 3\neffect = ["provide 2 defence per gold"]', 4, "can't be counted"),
    ('[[card]]\nid = 3\neffect = ["provide 2 defence for each trade"]', 4, "per THING"),
    ('[[card]]\nid = 21\neffect = ["take 2 from bank"]', 4, "from where"),
    ('[[card]]\nid = 1\neffect = "raid 2"', 4, "a list"),
    ("[[card]]\nid = 1\neffect = []", 4, "timing"),
    ('[[card]]\nid = 31\neffect = ["raid 2"]', 4, "timing"),
    ('[[card]]\nid = 1\neffect = ["raid 1", "raid 1", "raid 1", "raid 1"]', 4, "at most"),
    ('[[card]]\nid = 46\neffect = ["gain wonder", "remove this"]', 4, "price"),
    ('[[card]]\nid = 46\neffect = ["discard leader", "remove this"]', 4, "price"),
    ('[[card]]\nid = 46\neffect = ["remove this", "remove this"]', 4, "price"),
    ('[[card]]\nid = 67\ntiming = "scoring"\neffect = ["culture 3"]', 5, "without a type"),
    ('[[card]]\nid = 1\ntype = "army"', 4, "type can be"),
    ('[[card]]\nid = 1\nage = "VI"', 4, "age can be"),
    ('[[card]]\nid = 1\ntiming = "later"', 4, "timing can be"),
    ('[[card]]\nid = 1\nobsolete = "no"', 4, "true or false"),
    ('[[card]]\nid = 1\npages = ["x"]', 4, "pages"),
    ('[[card]]\nid = 1\ncolour = "red"', 4, "colour"),
    ('[[card]]\nid = 1\n\n# a comment\nname = "Archers"', 6, "taken"),
    ('[[card]]\nid = 1\nname = ""', 4, "printable"),
    ('[[card]]\nid = 31\ntype = "leader"', 4, "starting"),
    ('[[card]]\nstripe = "A"', 2, "id is missing"),
    ('[[card]]\nid = 68\nstripe = "A"', 3, "68"),
    ('[[card]]\nid = "1"\nstripe = "A"', 3, "whole number"),
    ('[[card]]\nid = 1\nstripe = "A"\n[[card]]\nid = 1\nstripe = "AA"', 6, "twice"),
    ('[[card]]\nid = 1\nrulebook = ["stripe"]\noutside = ["stripe"]', 5, "two sources"),
    ('[[card]]\nid = 1\nrulebook = ["colour"]', 4, "colour"),
    ("[setup]\nhand = 99", 3, "0 to 20"),
    ("[setup]\nhand = -1", 3, "0 to 20"),
    ("[setup]\nhand = 4.5", 3, "whole number"),
    ("[setup]\nhand = true", 3, "whole number"),
    ("[setup]\nturn_limit = 0", 3, "1 to 1000"),
    ("[setup]\nmarket = 7", 3, "5 to 6"),
    ("[setup]\nhnd = 5", 3, "hnd"),
    ('[setup]\nfuture = "Tomorrow"', 3, "Tomorrow"),
    ('[setup]\nfuture = "Warriors"', 3, "age"),
    ('[setup]\nfuture = "The Internet"', 3, "two different cards"),
    ('[indicator]\nmilitary = "X"', 3, "military can be"),
    ('[indicator]\nfoo = "C"', 3, "foo"),
    ("[setpu]\nhand = 5", 2, "setpu"),
    ('[[cards]]\nid = 1\nstripe = "A"', 2, "cards"),
    ("[[setup]]\nhand = 5", 2, "setup"),
    ("[card]\nid = 5", 2, "card"),
    ("card = 5", 2, "card"),
    ("foo = 3", 2, "foo"),
    ("title = 3", 2, "title"),
    ("setup = {hand = 5}", 2, "setup"),
    ('card = [{id = 1, stripe = "A"}]', 2, "card"),
    ('["setup"]\nhand = 5', 1, "setup"),
    ("[setup.x]\nhand = 5", 1, "setup"),
]


@pytest.mark.parametrize(("text", "line", "word"), SMALL, ids=[row[0].replace("\n", " ")[:60] for row in SMALL])
def test_a_mistake_is_refused_with_its_file_and_line(file, text, line, word):
    message = refused(file(f'base = "flow"\n{text}\n'))
    assert message.startswith(f"mine.toml, line {line}: ")
    assert word in message
    assert message.endswith(".")
    assert len(message) < 400


def line_of(text, part):
    return text[: text.index(part)].count("\n") + 1


@pytest.mark.parametrize(
    ("old", "new", "at", "word"),
    [
        (STRIPE, "", "[[card]]\nid = 1\n", "stripe is missing"),
        ('timing = "attack"\n', "", "[[card]]\nid = 1\n", "timing is missing"),
        ('reconstructed = ["stripe"]', "reconstructed = []", STRIPE, "stripe has no source"),
        ('reconstructed = ["stripe"]', "", "[[card]]\nid = 1\n", "reconstructed is missing"),
        ('reconstructed = ["stripe"]', 'reconstructed = ["stripe", "age"]', 'reconstructed = ["stripe", "age"]', "two"),
        ('effect = ["raid 2"]', 'effect = ["raid x"]', 'effect = ["raid x"]', "1 to 20"),
        ("hand = 4", "hand = 21", "hand = 21", "0 to 20"),
        ("hand = 4  # tokens each seat starts with\n", "", "[setup]", "hand is missing"),
        ('rulebook = ["construction"]', "rulebook = []", "construction =", "no source"),
        ('name = "Archers"', 'name = "Warriors"', 'name = "Warriors"\ntype = "military"\nage = "I"', "taken"),
    ],
)
def test_a_mistake_in_a_whole_file_too(file, old, new, at, word):
    assert old in WHOLE
    text = WHOLE.replace(old, new, 1)
    message = refused(file(text))
    assert message.startswith(f"mine.toml, line {line_of(text, at)}: ")
    assert word in message


@pytest.mark.parametrize(
    ("change", "word"),
    [
        (lambda text: text[: text.rindex("[[card]]")], "1 to 67"),
        (lambda text: text.replace("id = 2\n", "id = 3\n", 1), "1 to 67"),
        (lambda text: text.replace('age = "A"', 'age = "I"', 1), "5 of age A"),
        (lambda text: text.replace("[indicator]", "[indicators]", 1), "indicators"),
        (lambda text: text.replace("title =", "titel =", 1), "titel"),
        (lambda text: "", "1 to 67"),
        (lambda text: 'title = "Nothing"\n', "1 to 67"),
    ],
)
def test_a_deck_that_does_not_count_up_is_refused(file, change, word):
    message = refused(file(change(WHOLE)))
    assert message.startswith("mine.toml")
    assert word in message


def test_an_effect_that_nests_too_deep_is_refused(file):
    deep = "".join(
        f'[[card]]\nid = {number}\neffect = ["gain top", "gain top"]\n' for number in (21, 22, 23, 24, 25, 26, 27, 28)
    )
    assert "at most 7" in refused(file(f'base = "flow"\n{deep}'))


@pytest.mark.parametrize(
    ("text", "word"),
    [
        ('base = "flow"\n[[card]\nid = 1', "line 2"),
        ('base = "flow"\n[[card]]\nid = \n', "line 3"),
        ('base = "flow"\nbase = "flow"\n', "line 2"),
        (f'base = "flow"\n[setup]\nhand = {LONG}\n', "too long"),
        (b"\xff\xfe\x00b", "isn't a text file"),
        ('base = "flaw"\n', "line 1: base can be flow, alternative"),
        ('base = ["flow"]\n', "line 1: base"),
        ("\n\nbase = 5\n", "line 3: base"),
    ],
)
def test_a_file_that_cannot_be_read_is_refused(file, text, word):
    message = refused(file(text))
    assert "mine.toml" in message
    assert word in message


@pytest.mark.parametrize("name", ["nowhere.toml", "", "no-such-book"])
def test_a_file_that_is_not_there_is_refused(tmp_path, name):
    assert str(tmp_path) in refused(tmp_path / name)


def test_the_fingerprint_changes_with_what_is_printed(file):
    prints = {open_book().fingerprint}
    for change in ('stripe = "CC"', 'effect = ["provide 3 culture"]', 'name = "Shrine"', "obsolete = true"):
        prints.add(open_book(file(f'base = "flow"\n[[card]]\nid = 13\n{change}\n')).fingerprint)
    prints.add(open_book(file('base = "flow"\n[setup]\nhand = 5\n')).fingerprint)
    prints.add(open_book(file('base = "flow"\n[indicator]\nleader = "C"\n')).fingerprint)
    assert len(prints) == 7


def test_the_fingerprint_does_not_change_with_comments_or_sources(file):
    text = WHOLE.replace("# The Flow", "# A Flow", 1) + "\n# the end\n"
    text = text.replace('outside = []\nreconstructed = ["stripe"]', 'outside = ["stripe"]\nreconstructed = []', 1)
    text = text.replace("pages = [5, 7, 8, 13, 14]", "pages = []", 1)
    assert text != WHOLE
    assert open_book(file(text)).fingerprint == open_book().fingerprint


@pytest.mark.skipif(COMPILED, reason="compiled rules write through NumPy's own records, which know no lock")
def test_the_locked_book_cannot_be_written():
    edition = open_book()
    book = edition.opened(Book)
    with pytest.raises(ValueError, match="read-only"):
        book.stripe[1, Icon.ATTACK] = 9
    with pytest.raises(ValueError, match="read-only"):
        book.hand = 9
    assert open_book().words["cards"][card("warriors", edition)].stripe == edition.words["cards"][1].stripe
