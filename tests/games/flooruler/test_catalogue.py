"""The catalogue: both languages have every sentence with the same arguments, and nothing is missing when it is said."""

import re
from collections.abc import Iterator

import pytest
from fluent.syntax import FluentParser, FluentSerializer, ast

from watershed.games.flooruler import GAME
from watershed.games.flooruler.board import COLOURS, PLACE_KEYS
from watershed.games.flooruler.book import edition_of, open_book
from watershed.games.flooruler.messages import effect, event, move, question
from watershed.games.flooruler.names import EVENT_KINDS, Question
from watershed.games.flooruler.notation import action_of_words, items_of
from watershed.games.flooruler.preview import notes, tally
from watershed.games.flooruler.refusals import why_not
from watershed.kit.game import Event
from watershed.kit.messages import HOUSE, Listed, Message, Reader, Thing, _bundle, catalogue
from watershed.kit.printed import read

from .scene import EDITION, NAMES, RED, at, scene, some

LANGUAGES = ("en", "fr")
SAME = {"title", "effect", "item-grenade"}  # the French is the English
STORES = FLOOR_STORE, NUKE_STORE, WEAPON_STORE, SKILL_STORE = at(12, 8), at(8, 12), at(8, 8), at(12, 12)
OVERLAP = ",".join([at(11, 7), at(11, 8), at(12, 9), at(13, 9), at(14, 9)])
PLANS = [action_of_words(EDITION, f"build {floors}") for floors in (1, 4)]
POSITIONS = [  # a position, and the moves that lead on from it: together they ask every question and refuse everything
    ("over=1 question=0", ()),
    ("", ()),
    ("seats=3 actions=2 items=knife:1,healings:0,speed-boost:0", ()),
    ("items=knife:0,pistol:0:0,shotgun:0 at=k17,j15,k5,q11 down=0,0,1,0", ()),
    ("items=pistol:0:1 at=k17,k13,k16,k16", ()),
    ("items=pistol:0,healings:0,time-freeze:0 health=3,9,9,9 at=k17", ()),
    *(
        (f"at={store} gold={gold},0,0,0 floors1={some(1, 7)} items=pistol:0:1", ())
        for store in STORES
        for gold in (0, 30)
    ),
    ("items=time-freeze:0 at=k20 floors1=k20", ()),
    (f"at={FLOOR_STORE} gold=30 floors0={some(RED, 22)} floors1=k13", ()),
    (f"at={FLOOR_STORE} gold=12 floors0=k20 floors1={at(12, 9)}", ("build 8",)),
    (f"at={FLOOR_STORE},k20,k19,q11 gold=2 floors0=k20,k19", ("build 1",)),
    (f"at={FLOOR_STORE},k20,k5,q11 gold=2 floors0=k20", ("build 1",)),
    (f"at={NUKE_STORE},a10,k5,q11 gold=4 floors1=a10,a11,b10", ("nuke 2 1",)),
    ("items=teleportation-tool:0 floors1=a10", ("use teleportation-tool",)),
    ("floors1=j20,k20,l20,k16 items=speed-boost:0", ("move",)),
    (f"turn=1 at=k17,{FLOOR_STORE},k5,q11 gold=0,2,0,0 floors0={OVERLAP}", ("build 1", at(11, 6))),
    (f"turn=3 floors0={OVERLAP},{at(11, 6)}", ()),
]


def entries(language: str) -> dict[str, ast.Message]:
    body = FluentParser().parse((GAME.room / f"{language}.ftl").read_text(encoding="utf-8")).body
    assert not [entry for entry in body if isinstance(entry, ast.Junk)]
    found = [entry for entry in body if isinstance(entry, ast.Message)]
    assert len({entry.id.name for entry in found}) == len(found), "an id stands twice"
    return {entry.id.name: entry for entry in found}


ENGLISH, FRENCH = entries("en"), entries("fr")


def variables(entry: ast.Message) -> set[str]:
    """The arguments that a sentence uses: `who_is` and `item_key` count as `who` and `item`."""
    found = re.findall(r"\$(\w+)", FluentSerializer().serialize_entry(entry))
    return {re.sub(r"_(is|key)$", "", name) for name in found}


def missing(message: Message, language: str) -> list[str]:
    """What is wrong with a message in one language: a sentence that is not there, an argument that it lacks."""
    room = catalogue(GAME.room)
    bundle, reader = _bundle(language, room.folders), Reader(language, NAMES, RED)
    own = message.id in (ENGLISH if language == "en" else FRENCH)
    if not own and not room.has(message.id):
        return [message.id]
    found = [str(error) for part in message.args.values() for error in _missing_in(part, language)]
    if own:
        _, errors = bundle.format_pattern(bundle.get_message(message.id).value, room._values(message.args, reader))
        found += [f"{message.id}: {error}" for error in errors]
    return found


def _missing_in(part: object, language: str) -> list[str]:
    match part:
        case Thing():
            return missing(Message(part.id), language)
        case Message():
            return missing(part, language)
        case Listed():
            return [error for item in part.items for error in _missing_in(item, language)]
    return []


def events() -> Iterator[Message]:
    for what in range(1, len(EVENT_KINDS)):
        for count, other in ((0, 1), (1, 1), (3, 2)):
            for card in (2, 5):
                yield event(EDITION, Event(what, 1, card, count, other))


def decisions() -> Iterator[Message]:
    """All that can be said at the positions: questions, buttons, notes and refusals."""
    for line, moves in POSITIONS:
        game = scene(line).rolls(3).play(*moves)
        seat = int(game.table.asked)
        yield question(EDITION, game.table, seat)
        asked = game.table.question == Question.ACTION
        shown = {*game.ids(), *PLANS, *(GAME.view.shown(EDITION, game.table, seat) if asked else ())}
        for action in range(GAME.actions):
            refusal = why_not(EDITION, game.table, seat, action)
            if refusal:
                yield refusal.message
            if action in shown:
                yield move(EDITION, game.table, seat, action)
                yield from notes(EDITION, game.table, seat, action)


def names() -> Iterator[Message]:
    yield from (Message(id) for id in ("title", "about", "help"))
    yield from (Message(f"look-{name}") for name in ("item", "stores", "tile", "map"))
    yield from (Message(f"place-{key}") for key in PLACE_KEYS.values() if key)
    yield from (
        Message(f"help-{key}") for key in (*filter(None, PLACE_KEYS.values()), "land", "gate", "number", "floor")
    )
    yield from (Message(f"colour-{colour}") for colour in COLOURS)
    yield from (Message(id) for id in EDITION.printed)
    yield from (Message(f"kind-{item.kind}") for item in items_of(EDITION).values())
    yield from (Message(f"change-{what}") for _, what in tally(EDITION, scene().table, RED))
    for option in GAME.options:
        yield Message(f"option-{option.name}")
        yield from (Message(f"option-{option.name}-{choice}") for choice in option.choices)
    yield from (effect(EDITION, item) for item in items_of(EDITION).values())


def parts(message: Message) -> Iterator[str]:
    """The ids of a message and of all that is in it."""
    yield message.id
    for value in message.args.values():
        for item in value.items if isinstance(value, Listed) else (value,):
            if isinstance(item, Thing):
                yield item.id
            elif isinstance(item, Message):
                yield from parts(item)


ELSEWHERE = [  # what only another book, or a move that nobody can make, can bring about
    Message("move-tile", {"tile": "k17"}),
    Message("refused-no-such-tile", {"tiles": 9}),
    Message("refused-no-room", {"need": 2, "have": 1}),
]
SAID = [*events(), *decisions(), *names(), *ELSEWHERE]


@pytest.mark.parametrize("language", LANGUAGES)
def test_everything_that_can_be_said_is_in_the_catalogue(language):
    assert {error for message in SAID for error in missing(message, language)} == set()


def test_nothing_is_in_the_catalogue_that_is_never_said():
    assert set(ENGLISH) - {id for message in SAID for id in parts(message)} == set()


def test_both_languages_have_the_same_sentences():
    assert list(ENGLISH) == list(FRENCH)


@pytest.mark.parametrize("id", ENGLISH)
def test_both_languages_use_the_same_arguments(id):
    assert variables(ENGLISH[id]) == variables(FRENCH[id])


def test_the_french_is_french():
    same = {id for id in ENGLISH if ENGLISH[id].value.equals(FRENCH[id].value)}
    assert same == SAME


def test_french_marks_have_a_narrow_space_before_them():
    text = (GAME.room / "fr.ftl").read_text(encoding="utf-8")
    assert not re.search(r"(?<=[^\s\u202f])[;!?»](?=\s|$)|«(?!\u202f)| [;:!?»]", text)
    assert "'" not in text


def test_the_room_leaves_the_sentences_of_the_house_alone():
    house = {
        line.split(" = ")[0] for line in (HOUSE / "en.ftl").read_text(encoding="utf-8").splitlines() if " = " in line
    }
    assert not house & set(ENGLISH)


@pytest.mark.parametrize("id", [id for id in ENGLISH if id.startswith(("refused-", "question-", "note-", "effect-"))])
def test_sentences_end_with_a_full_stop_and_buttons_do_not(id):
    ends = [message for message in SAID if message.id == id]
    for message in ends:
        assert all(GAME.speaker(Reader(language, NAMES, RED)).say(message).endswith(".") for language in LANGUAGES)
    assert not [
        message for message in SAID if message.id.startswith("move-") and GAME.speaker().say(message)[-1] == "."
    ]


def test_a_new_item_is_called_as_it_is_printed(tmp_path):
    text = GAME.books()["flooruler"].read_text(encoding="utf-8").replace('"Shotgun"', '"Bazooka Joe"')
    (tmp_path / "book.toml").write_text(text, encoding="utf-8")
    edition = edition_of(read(tmp_path / "book.toml"))
    assert GAME.view.components(edition)["printed"] == {"item-bazooka-joe": "Bazooka Joe"}
    reader = Reader("fr", NAMES, printed=edition.printed)
    line = event(edition, Event(EVENT_KINDS.index("used"), RED, 3))
    assert GAME.speaker(reader).say(line) == "Red utilise\u202f: Bazooka Joe."
    assert open_book().printed["item-shotgun"] == "Shotgun"
