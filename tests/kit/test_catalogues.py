"""Every language of every catalogue has the same sentences about the same things, and all of them can be rendered."""

import itertools
import re
from pathlib import Path

import pytest
from fluent.runtime import FluentBundle, FluentResource
from fluent.syntax import ast
from fluent.syntax.visitor import Visitor

import watershed as ws
from watershed.kit.game import game
from watershed.kit.messages import (
    HOUSE,
    LANGUAGES,
    Catalogue,
    Listed,
    Message,
    Reader,
    Seat,
    Thing,
    as_json,
    catalogue,
    missing,
)

ROOMS = {"house": HOUSE, **{name: game(name).room for name in ws.games()}}
every_room = pytest.mark.parametrize("folder", ROOMS.values(), ids=ROOMS)
SAME = {"sentence", "error-bad-setup", "level-sage", "colour-orange", "colour-violet", "title"}  # in both languages


class Variables(Visitor):
    def __init__(self) -> None:
        self.found: set[str] = set()

    def visit_VariableReference(self, node: ast.VariableReference) -> None:  # noqa: N802  the library's name
        self.found.add(re.sub(r"_(is|key)$", "", node.id.name))


def sentences(folder: Path, language: str) -> dict[str, set[str]]:
    """The ids of a catalogue, each with the arguments it uses."""
    found = {}
    for entry in FluentResource((folder / f"{language}.ftl").read_text(encoding="utf-8")).body:
        assert not isinstance(entry, ast.Junk), f"{language}.ftl cannot be read at {entry.content[:80]!r}"
        if isinstance(entry, ast.Message):
            variables = Variables()
            variables.visit(entry)
            found[entry.id.name] = variables.found
    return found


@every_room
def test_every_language_has_the_same_sentences_about_the_same_things(folder):
    english, french = (sentences(folder, language) for language in LANGUAGES)
    assert english.keys() == french.keys()
    assert {id for id in english if english[id] != french[id]} == set()


@every_room
def test_every_sentence_can_be_rendered(folder):
    for language in LANGUAGES:
        bundle = FluentBundle([language], use_isolating=False)
        bundle.add_resource(FluentResource((folder / f"{language}.ftl").read_text(encoding="utf-8")))
        found = sentences(folder, language)
        names = set().union(*found.values())  # a sentence may use another one, with its arguments
        values = {name + end: "other" if end else 2 for name in names for end in ("", "_is", "_key")}
        for id in found:
            _, problems = bundle.format_pattern(bundle.get_message(id).value, values)
            assert problems == [], id


@pytest.mark.parametrize("name", ws.games())
def test_every_colour_of_a_seat_has_a_name_and_a_bot_in_every_language(name):
    missing.clear()
    for language, colour in itertools.product(LANGUAGES, game(name).colours):
        bot = Message("name-bot", {"colour": Thing("colour", colour.lower())})
        assert catalogue(None).render(bot, Reader(language))
    assert not missing


def test_the_house_speaks_french():
    english, french = (
        {
            entry.id.name: entry.value
            for entry in FluentResource((HOUSE / f"{language}.ftl").read_text(encoding="utf-8")).body
            if isinstance(entry, ast.Message)
        }
        for language in LANGUAGES
    )
    assert {id for id in english if english[id].equals(french[id])} <= SAME


@pytest.fixture
def room(tmp_path):
    (tmp_path / "en.ftl").write_text(
        "card-wall = Wall\n"
        "paid = { $who_is ->\n    [you] You pay\n   *[other] { $who } pays\n  } { $count ->\n"
        "    [one] 1 token\n   *[other] { $count } tokens\n  } for { $card }.\n"
        "all = { $things }\nnest = First: { $inner }\n",
        encoding="utf-8",
    )
    (tmp_path / "fr.ftl").write_text("card-wall = Mur\nall = { $things }\n", encoding="utf-8")
    return Catalogue(tmp_path)


PAID = Message("paid", {"who": Seat(1), "count": 1, "card": Thing("card", "wall")})
NAMES = ("Ann", "Bob")


@pytest.mark.parametrize(
    ("message", "reader", "sentence"),
    [
        (PAID, Reader(names=NAMES), "Bob pays 1 token for Wall."),
        (PAID, Reader(names=NAMES, you=1), "You pay 1 token for Wall."),
        (PAID, Reader("fr", NAMES), "Bob pays 1 token for Mur."),
        (Message("nest", {"inner": PAID}), Reader(names=NAMES), "First: Bob pays 1 token for Wall."),
        (Message("all", {"things": Listed((Seat(0), "x", 3), "or")}), Reader(names=NAMES), "Ann, x or 3"),
        (Message("all", {"things": Listed((Seat(0), Seat(1)))}), Reader("fr", NAMES), "Ann et Bob"),
        (Message("all", {"things": Listed(("One.", "Two."), "")}), Reader(), "One. Two."),
        (Message("card-moat"), Reader(printed={"card-moat": "Moat"}), "Moat"),
        (Message("no-such-id"), Reader(), "no-such-id"),
    ],
)
def test_a_message_becomes_a_sentence(room, message, reader, sentence):
    assert room.render(message, reader) == sentence


def test_a_sentence_that_a_language_lacks_is_counted(room):
    missing.clear()
    room.render(PAID, Reader("fr", NAMES))
    assert missing == {("fr", "paid"): 1}


def test_the_browser_gets_english_where_french_is_missing(room):
    text = room.text("fr")
    assert "card-wall = Mur" in text
    assert "[you] You pay" in text
    assert "card-wall = Wall" not in text


def test_a_message_travels_as_json():
    assert as_json(Message("a", {"who": Seat(2), "what": Listed((Thing("card", "x"), 1), "and")}, "4.2")) == {
        "id": "a",
        "args": {"who": {"seat": 2}, "what": {"list": [{"card": "x"}, 1], "link": "and"}},
        "rule": "4.2",
    }


def test_catalogues_are_read_once():
    assert catalogue(None) is catalogue(None)
