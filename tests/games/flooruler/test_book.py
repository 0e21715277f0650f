"""The catalogue as data: numbers, sources, and mistakes that are found where they were made."""

import pytest

from watershed.games.flooruler.book import books, former, open_book
from watershed.games.flooruler.view import components
from watershed.kit.printed import SOURCES, BookError

from .scene import BOOK, EDITION

TEXT = books()["flooruler"].read_text(encoding="utf-8")


def test_the_numbers_of_the_rulebook():
    """Section 1 of the facts."""
    plans = dict(zip(BOOK.floor_plan[1:].tolist(), BOOK.floor_price[1:].tolist(), strict=True))
    nukes = dict(zip(BOOK.nuke_plan[1:].tolist(), BOOK.nuke_price[1:].tolist(), strict=True))
    assert (plans[8], nukes[8], 4 in plans) == (12, 10, True)
    assert (BOOK.floors, BOOK.health, BOOK.gold, BOOK.die, BOOK.actions) == (24, 10, 0, 6, 1)
    items = {item["item"]: item for item in components(EDITION)["items"]}
    assert items["pistol"]["ammo"] == 5
    shotgun = items["shotgun"]
    assert (shotgun["range"], shotgun["damage"], shotgun["dice"], shotgun["ammo"]) == (2, 6, True, 3)
    assert (items["knife"]["ammo"], items["knife"]["uses"]) == (None, None)
    assert items["grenade"]["uses"]
    assert [items[skill]["uses"] for skill in ("healings", "speed-boost", "teleportation-tool", "time-freeze")] == [
        3,
        None,
        3,
        3,
    ]


def test_nukes_are_priced_like_the_printed_one():
    """The larger the plan, the less a floor costs, so that the printed 10 for 8 is never a mistake (R39)."""
    prices = BOOK.nuke_price[1:].tolist()
    each = [price / size for price, size in zip(prices, BOOK.nuke_plan[1:].tolist(), strict=True)]
    assert prices == sorted(set(prices))
    assert each == sorted(set(each), reverse=True)


def test_a_book_that_shipped_before_opens_but_is_not_offered():
    (name,) = former()
    assert name not in books()
    before = open_book(name)
    assert before.fingerprint == "43be9124e641ed02", "logs and matches of version 1 name it like this"
    assert before.records[0]["nuke_price"][1:].tolist() == [2, 3, 4, 10]
    assert before.title == EDITION.title


def test_every_number_has_a_source():
    found = components(EDITION)
    printed = [*found["items"], *found["floor_plans"], *found["nuke_plans"]]
    labels = [label for entry in printed for label in entry["sources"].values()]
    labels += [label for part in found["sources"].values() for label in part.values()]
    assert set(labels) <= set(SOURCES)
    assert found["sources"]["board"] == {"rows": "reconstructed"}
    assert found["floor_plans"][3]["sources"] == {"size": "rulebook", "price": "rulebook"}


@pytest.mark.parametrize(
    ("old", "new", "text"),
    [
        ("floors = 24", "floors = 61", "floors can be 1 to 60, not 61."),
        ("floors = 24  #", "floors = 32  #", "land for fewer than 32 floors"),
        ("size = 2\n", "size = 1\n", "plans must be in the order of their sizes"),
        ("size = 2\n", "size = 99\n", "size can be 1 to 24"),
        ('name = "Pistol"', 'name = "Knife"', "the name 'Knife' is taken"),
        ('name = "Pistol"', 'name = "!"', "a name is 1 to 40"),
        ("ammo = 5\nuses = 0", "ammo = 5\nuses = 2", "ammo or usages, not both"),
        ('effect = "heal"', 'effect = "fly"', "effect can be heal, haste, teleport, freeze"),
        ("amount = 2\nuses = 3", "amount = 2\nuses = 0", "needs a limit of uses"),
        ('title = "Flooruler"', 'title = ""', "a title is 1 to 80"),
        ("range = 1", "rnge = 1", "rnge means nothing here"),
        ("  r  1  r", "  r  r  r", "red needs one number tile"),
        (" yg YG  .", " yg yg  .", "each store needs 2 gates"),
        ("  r  1  r", "  r  ? 1r", "isn't a tile"),
        ('"WS WS WS', '"   WS WS', "must"),
        ("[board]", "[bord]", "bord isn't a section here"),
        ("[[skill]]", "[[skil]]", "skil isn't a section"),
    ],
)
def test_a_mistake_is_refused(tmp_path, old, new, text):
    path = tmp_path / "mine.toml"
    assert old in TEXT or old.startswith('"WS')
    path.write_text(TEXT.replace(old, new) if old != '"WS WS WS' else TEXT.replace("WS WS WS", "WS    WS"), "utf-8")
    with pytest.raises(BookError, match=r"mine\.toml") as problem:
        open_book(path)
    assert text in str(problem.value)


def test_a_missing_section_is_named(tmp_path):
    path = tmp_path / "mine.toml"
    path.write_text(TEXT[: TEXT.rindex("[[skill]]")], "utf-8")
    with pytest.raises(BookError, match="4 sections"):
        open_book(path)


def test_a_changed_number_is_another_book(tmp_path):
    path = tmp_path / "mine.toml"
    path.write_text(TEXT.replace("price = 12\n", "price = 11\n"), "utf-8")
    assert open_book(path).fingerprint != EDITION.fingerprint
    path.write_text(TEXT + "\n# a remark\n", "utf-8")
    assert open_book(path).fingerprint == EDITION.fingerprint
    assert open_book() is open_book("flooruler")
