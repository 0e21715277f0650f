"""What the table says: journal lines, questions, buttons and notes, in the words of the catalogue."""

import itertools
import re
from collections.abc import Iterator

import pytest
from fluent.syntax import FluentParser, FluentSerializer, ast

from watershed.games.floods import GAME
from watershed.games.floods.keys import PHASES
from watershed.games.floods.messages import EVENTS, event, move, question, reveals
from watershed.games.floods.names import EVENT_KINDS, NOBODY
from watershed.games.floods.names import Event as Happened
from watershed.games.floods.notation import action_of_words, cell_number, cells_of
from watershed.games.floods.preview import notes, tally
from watershed.games.floods.refusals import why_not
from watershed.kit.game import Event
from watershed.kit.messages import HOUSE, LANGUAGES, Listed, Message, Reader, Seat, Thing, catalogue, plain_args

from .setting import BLUE, EDITION, GREEN, NAMES, WHITE, YELLOW, said, setting
from .test_refusals import CASES, at

W4, Y4, IO, ATLANTIS = (cell_number(EDITION, code) for code in ("w4", "y4", "io", "at"))


def told(*numbers, you=None, language="en"):
    """A journal line."""
    return said(event(EDITION, Event(*numbers)), language, you)


@pytest.mark.parametrize("kind", EVENT_KINDS[1:])
def test_every_event_has_a_rule_and_is_called_like_its_kind(kind):
    message = event(EDITION, Event(EVENT_KINDS.index(kind), 1, 3, 2, 2))
    assert message.rule
    assert message.id.startswith(kind)
    assert told(EVENT_KINDS.index(kind), 1, 3, 2, 2)[-1] == "."


def test_every_event_has_its_names():
    assert set(EVENTS) == set(range(1, len(EVENT_KINDS)))


@pytest.mark.parametrize(
    ("what", "numbers", "data"),
    [
        (Happened.WORKERS_MOVED, (W4, 3, Y4), {"cell": "w4", "count": 3, "from": "y4"}),
        (Happened.LED, (W4, 3, 1), {"cell": "w4", "count": 3, "victim": 1}),
        (Happened.FERRIED, (IO, 0, 1), {"cell": "io", "guest": 1}),
        (Happened.CELL_LOST, (W4, 3, 2), {"cell": "w4", "workers": 3, "warriors": 2}),
        (Happened.TRADED, (2, 3, 1), {"resource": "gold", "count": 3, "partner": 1, "amount": "amount"}),
        (Happened.ROSE, (0, 2, 8), {"rise": 2, "scale": 8}),
        (Happened.MAJORITY, (1, 7, 3), {"race": "forests", "count": 7, "points": 3}),
    ],
)
def test_an_event_has_its_numbers_by_name(what, numbers, data):
    assert plain_args(event(EDITION, Event(what, YELLOW, *numbers))) == {"who": YELLOW} | data


def test_seats_and_things_are_arguments_of_their_kind():
    args = event(EDITION, Event(Happened.LED, YELLOW, W4, 2, WHITE)).args
    assert (args["who"], args["victim"], args["cell"]) == (Seat(YELLOW), Seat(WHITE), Thing("cell", "w4"))


def test_what_nobody_did_names_nobody():
    for what in range(1, len(EVENT_KINDS)):
        assert "who" not in event(EDITION, Event(what, NOBODY, 3, 2, 1)).args


@pytest.mark.parametrize(
    ("numbers", "line"),
    [
        ((Happened.TURN, YELLOW, 0, 3, 0), "Turn 3: Yellow goes first."),
        ((Happened.WORKERS_MOVED, YELLOW, W4, 1, Y4), "Yellow moves 1 worker from the Great Steppe to Mesoamerica."),
        ((Happened.LED, YELLOW, W4, 2, WHITE), "Yellow leads 2 slaves of White's colour to Mesoamerica."),
        ((Happened.FERRIED, GREEN, IO, 0, YELLOW), "Green's boats ferry Yellow's pawns over the Indian Ocean."),
        ((Happened.FERRIED, GREEN, IO, 0, GREEN), "Green ferries the pawns over the Indian Ocean."),
        ((Happened.BATTLE_WON, YELLOW, W4, 1, WHITE), "Yellow beats White in Mesoamerica and has 1 warrior left."),
        ((Happened.BATTLE_DRAWN, YELLOW, W4, 2, WHITE), "Yellow and White lose 2 warriors each in Mesoamerica."),
        ((Happened.CAPTURED, YELLOW, W4, 4, WHITE), "Yellow captures 4 of White's workers in Mesoamerica."),
        ((Happened.CIVIL_WAR, WHITE, W4, 1, 0), "White wins the civil war in Mesoamerica. 1 worker is left."),
        ((Happened.CIVIL_WAR, NOBODY, W4, 0, 0), "The civil war in Mesoamerica leaves nobody alive."),
        ((Happened.CELL_LOST, WHITE, W4, 0, 0), "White loses Mesoamerica to fanatics."),
        ((Happened.CELL_LOST, WHITE, W4, 3, 1), "White loses Mesoamerica to fanatics, with 3 workers and 1 warrior."),
        ((Happened.CELL_LOST, NOBODY, W4, 3, 0), "Fanatics take over Mesoamerica."),
        ((Happened.HARVESTED, WHITE, W4, 2, 1), "White harvests 2 wood and 1 marble in Mesoamerica."),
        ((Happened.HARVESTED, WHITE, W4, 0, 3), "White harvests 3 marble in Mesoamerica."),
        ((Happened.BUILT, WHITE, W4, 2, 6), "White builds a mine in Mesoamerica for 4 wood and 4 gold."),
        ((Happened.BUILT, WHITE, IO, 1, 0), "White builds a boat in the Indian Ocean for 4 wood."),
        ((Happened.OFFERED, WHITE, 0, 0, NOBODY), "White makes everybody an offer."),
        ((Happened.GETS, WHITE, 5, 3, 0), "White would get 3 granite."),
        ((Happened.ROSE, NOBODY, 0, 2, 9), "The scale is at 9. The sea rises for the second time."),
        ((Happened.FLOODED, NOBODY, ATLANTIS, 0, 0), "The sea floods Atlantis."),
        ((Happened.MAJORITY, BLUE, 4, 5, 3), "Blue has the most mines: 5. That's 3 legacy points."),
    ],
)
def test_what_happened_reads_well(numbers, line):
    assert told(*numbers) == line
    assert told(*numbers, language="fr") != line


@pytest.mark.parametrize(
    ("numbers", "you", "english", "french"),
    [
        ((Happened.CAPTURED, YELLOW, W4, 4, WHITE), WHITE, "Yellow captures 4 of your workers in Mesoamerica.",
         "Yellow te prend 4 ouvriers dans la Mésoamérique."),
        ((Happened.BATTLE_WON, YELLOW, W4, 1, WHITE), WHITE, "Yellow beats you in Mesoamerica and has 1 warrior left.",
         "Yellow te bat dans la Mésoamérique et garde 1 guerrier."),
        ((Happened.BATTLE_DRAWN, YELLOW, W4, 2, WHITE), YELLOW, "You and White lose 2 warriors each in Mesoamerica.",
         "White et toi perdez chacun 2 guerriers dans la Mésoamérique."),
        ((Happened.CELL_LOST, WHITE, W4, 3, 0), WHITE, "You lose Mesoamerica to fanatics, with 3 workers.",
         "Les fanatiques te prennent la Mésoamérique, avec 3 ouvriers."),
        ((Happened.TRADED, YELLOW, 1, 2, WHITE), WHITE, "Yellow gives you 2 wood.", "Yellow te donne 2 bois."),
        ((Happened.ACCEPTED, YELLOW, 0, 0, WHITE), WHITE, "Yellow accepts your offer.", "Yellow accepte ton offre."),
        ((Happened.FERRIED, WHITE, IO, 0, YELLOW), YELLOW, "White's boats ferry your pawns over the Indian Ocean.",
         "White te fait passer par l\u2019océan Indien."),
    ],
)  # fmt: skip
def test_the_reader_is_you(numbers, you, english, french):
    assert told(*numbers, you=you) == english
    assert told(*numbers, you=you, language="fr") == french


@pytest.mark.parametrize(
    ("numbers", "rule"),
    [
        ((Happened.FERRIED, GREEN, IO, 0, YELLOW), "6.4"),
        ((Happened.FERRIED, GREEN, IO, 0, GREEN), "6.1"),
        ((Happened.BUILT, GREEN, IO, 1, 0), "12.3"),
        ((Happened.BUILT, GREEN, W4, 4, 1), "12.5"),
        ((Happened.MAJORITY, GREEN, 1, 5, 3), "15.2"),
        ((Happened.MAJORITY, GREEN, 4, 5, 3), "15.5"),
    ],
)
def test_a_line_cites_the_rule_of_what_it_tells(numbers, rule):
    assert event(EDITION, Event(*numbers)).rule == rule


@pytest.mark.parametrize("kind", EVENT_KINDS[1:])
def test_only_a_harvest_reveals_something(kind):
    assert reveals(Event(EVENT_KINDS.index(kind), YELLOW)) == (kind == "harvested")


LED = "y4 war 0:1 1:2"
QUESTIONS = [  # cells, phase, moves, what Yellow reads, what Blue reads
    ("y4 0:4", "move", (), "Your turn: move your pawns, or end your moves.", "Yellow is moving pawns."),
    (
        "y4 0:4",
        "move",
        ("move workers y4",),
        "Your turn: choose where your workers in the Great Steppe go.",
        "Yellow is moving workers from the Great Steppe.",
    ),
    (
        "y4 0:4",
        "move",
        ("move workers y4", "to y5"),
        "Your turn: choose how many workers go from the Great Steppe to Anatolia.",
        "Yellow is sending workers from the Great Steppe to Anatolia.",
    ),
    (
        LED,
        "move",
        ("move warriors y4", "to y5"),
        "Your turn: how many slaves of Green's colour do your warriors lead to Anatolia?",
        "Yellow decides how many slaves of Green's colour go to Anatolia.",
    ),
    (
        "y4 0:4 | me boat 3:1",
        "move",
        ("ask 3",),
        "Blue decides whether your pawns may use the boats.",
        "Yellow asks to use your boats as a ferry. Do you agree?",
    ),
    (
        "y4 0:4",
        "trade",
        (),
        "Your turn: make an offer, or pass. You have 3 left.",
        "Yellow has the floor and may make an offer.",
    ),
    (
        "y4 0:4",
        "trade",
        ("offer 1",),
        "Your turn: say what you give Green and what you get, then send the offer.",
        "Yellow is making Green an offer.",
    ),
    (
        "y4 0:4",
        "trade",
        ("offer-all",),
        "Your turn: say what you give and what you get, then send the offer to everybody.",
        "Yellow is making everybody an offer.",
    ),
    (
        "y4 0:4",
        "trade",
        ("offer 3", "give wood 2", "send"),
        "Blue is thinking about your offer.",
        "Yellow offers you a trade: accept, reject, or make a counter-offer.",
    ),
    (
        "y4 0:4",
        "trade",
        ("offer 3", "give wood 2", "send", "counter"),
        "Blue is making you a counter-offer.",
        "Your turn: say what you give Yellow instead and what you get, then send it.",
    ),
    (
        "y4 0:4",
        "trade",
        ("offer 3", "give wood 2", "send", "counter", "give wood 1", "send"),
        "Blue makes you a counter-offer: accept or reject it.",
        "Yellow is thinking about your counter-offer.",
    ),
    ("y4 0:4", "construction", (), "Your turn: build something, or stop building.", "Yellow is building."),
    (
        "y4 0:4",
        "construction",
        ("build mine y4",),
        "Your turn: choose what to pay for the mine in the Great Steppe.",
        "Yellow is paying for a mine in the Great Steppe.",
    ),
    (
        "y2 0:2 | y4 0:1",
        "flood",
        (),
        "The sea floods Kamchatka: choose where your workers flee.",
        "The sea floods Kamchatka: Yellow is choosing where the workers flee.",
    ),
]


@pytest.mark.parametrize(("cells", "phase", "moves", "mine", "theirs"), QUESTIONS)
def test_a_question_talks_to_the_player(cells, phase, moves, mine, theirs):
    game = at(cells, phase, *moves)
    assert said(question(EDITION, game.table, YELLOW), you=YELLOW) == mine
    assert said(question(EDITION, game.table, BLUE), you=BLUE) == theirs
    for viewer in (None, YELLOW, BLUE):
        assert said(question(EDITION, game.table, viewer), "fr", viewer)[-1] in ".?"


def test_everybody_plans_at_once():
    game = setting("y4 0:4 | g4 1:4", "harvest")
    assert said(question(EDITION, game.table, YELLOW)) == "Your turn: plan your harvest, or take the plan as it is."
    assert said(question(EDITION, game.table, BLUE)) == "Yellow and Green are planning the harvest."
    game.play("harvest")
    assert said(question(EDITION, game.table, YELLOW)) == "Green is planning the harvest."


def test_a_game_that_is_over_says_so():
    game = setting("y4 0:4")
    game.table.question = 0
    assert said(question(EDITION, game.table, YELLOW)) == "The game is over."


BUTTONS = [  # cells, phase, moves, words, the button
    ("y4 0:4", "move", (), "end", "End your moves"),
    ("y4 0:4", "move", (), "move workers y4", "Move workers from the Great Steppe"),
    ("y4 war 0:2", "move", (), "move warriors y4", "Move warriors from the Great Steppe"),
    ("y4 0:4", "move", ("move workers y4",), "to y5", "Go to Anatolia"),
    ("y4 0:4 | me boat 0:1", "move", ("move workers y4",), "to bb", "Take the ferry to Cyrenaica"),
    ("y4 war 0:2 | y5 1:2", "move", ("move warriors y4",), "to y5", "Attack Green in Anatolia"),
    ("y4 war 0:2 | bb 3:2 | me boat 0:1", "move", ("move warriors y4",), "to bb", "Land in Cyrenaica and attack Blue"),
    ("y4 0:1 | er boat 0:1", "move", ("move boats er",), "to me", "Sail to the Mediterranean"),
    ("y4 0:1 | er boat 0:1 | me boat 1:1", "move", ("move boats er",), "to me",
     "Attack Green's boats in the Mediterranean"),
    ("y4 0:4", "move", ("move workers y4", "to y5"), "count 2", "Send 2"),
    ("y4 0:4", "move", ("move workers y4", "to y5"), "all", "Send all 4"),
    (LED, "move", ("move warriors y4", "to y5"), "lead 0", "Leave them behind"),
    (LED, "move", ("move warriors y4", "to y5"), "lead-all", "Lead all 2"),
    ("y4 0:4 | me boat 3:1", "move", (), "ask 3", "Ask Blue for a ferry"),
    ("y4 0:4", "harvest", (), "harvest", "Harvest"),
    ("y4 0:4", "harvest", (), "idle y4 1", "Leave 1 idle in the Great Steppe"),
    ("y4 0:2", "harvest", (), "fell y4 2", "Fell 2 forests in the Great Steppe"),
    ("y4 0:4", "trade", (), "offer 1", "Make Green an offer"),
    ("y4 0:4", "trade", ("offer 1",), "give wood 3", "Give 3 wood"),
    ("y4 0:4", "trade", ("offer 1",), "cancel", "Cancel the offer"),
    ("y4 0:4", "construction", (), "end", "Stop building"),
    ("y4 0:4", "construction", (), "build dolmen y4", "Build a dolmen in the Great Steppe"),
    ("y4 0:4", "construction", ("build mine y4",), "pay wood+marble", "Pay 4 wood and 4 marble"),
    ("y2 0:2 | y4 0:1", "flood", (), "flee y4", "Flee to the Great Steppe"),
    ("y2 0:2 | y4 0:1", "flood", (), "drown", "Let them drown"),
]  # fmt: skip


@pytest.mark.parametrize(("cells", "phase", "moves", "words", "button"), BUTTONS)
def test_a_button_says_what_it_does(cells, phase, moves, words, button):
    game = at(cells, phase, *moves)
    assert words in game.legal()
    message = move(EDITION, game.table, game.asked(), action_of_words(EDITION, words))
    assert said(message, you=YELLOW) == button
    assert said(message, "fr", YELLOW) != button


@pytest.mark.parametrize(("cells", "phase", "moves"), [button[:3] for button in BUTTONS])
def test_every_button_says_something_else(cells, phase, moves):
    game = at(cells, phase, *moves)
    for language in LANGUAGES:
        texts = [said(move(EDITION, game.table, game.asked(), action), language) for action in game.ids()]
        assert len(set(texts)) == len(texts)


# the catalogue


def entries(language: str) -> dict[str, ast.Message]:
    body = FluentParser().parse((GAME.room / f"{language}.ftl").read_text(encoding="utf-8")).body
    assert not [entry for entry in body if isinstance(entry, ast.Junk)]
    found = [entry for entry in body if isinstance(entry, ast.Message)]
    assert len({entry.id.name for entry in found}) == len(found), "an id is there twice"
    return {entry.id.name: entry for entry in found}


ENGLISH, FRENCH = entries("en"), entries("fr")


def parts(message: Message) -> Iterator[str]:
    """The ids of a message and of all that is in it."""
    yield message.id
    for value in message.args.values():
        for item in value.items if isinstance(value, Listed) else (value,):
            if isinstance(item, Thing):
                yield item.id
            elif isinstance(item, Message):
                yield from parts(item)


def events() -> Iterator[Message]:
    for what, seat, count in itertools.product(range(1, len(EVENT_KINDS)), (1, NOBODY), (1, 3)):
        for card, other in itertools.product((1, 3), (1, 4)):
            yield event(EDITION, Event(what, seat, card, count, other))


def decisions() -> Iterator[Message]:
    """All that can be said at the tables of these tests: questions, buttons, notes and refusals."""
    tables = {(cells, phase, moves) for cells, phase, moves, *_ in (*CASES, *QUESTIONS, *BUTTONS)}
    for cells, phase, moves in sorted(tables):
        game = at(cells, phase, *moves)
        seat = game.asked()
        yield from (question(EDITION, game.table, viewer) for viewer in (seat, None))
        shown = {*game.ids(), *GAME.view.shown(EDITION, game.table, seat)}
        for action in range(GAME.actions):
            if refusal := why_not(EDITION, game.table, seat, action):
                yield refusal.message
            if action in shown:
                yield move(EDITION, game.table, seat, action)
        for action in game.ids()[:40]:
            trial = at(cells, phase, *moves)
            trial.apply(action)
            yield from notes(EDITION, trial.table, seat, action)


def names() -> Iterator[Message]:
    yield from (Message(id) for id in ("title", "about", "help", "map-world", "map-archipelago", "question-over"))
    yield from (Message(f"look-{name}") for name in ("cell", "cells", "costs", "map"))
    yield from (
        Message(f"{kind}-{cell.code.lower()}") for cell in cells_of(EDITION).values() for kind in ("cell", "label")
    )
    yield from (Message(f"phase-{phase}") for phase in PHASES)
    yield from (Message(f"change-{what}") for _, what in tally(EDITION, setting().table, 0))
    yield from (Message(f"race-{race}") for race in ("forests", "boats", "warriors", "mines"))
    for option in GAME.options:
        yield Message(f"option-{option.name}")
        yield from (Message(f"option-{option.name}-{choice}") for choice in option.choices)


ELSEWHERE = [  # what the other tests say, and what only another book, or a long game, can bring about
    Message("refused-no-such-opponent", {"need": 4, "have": 3}),
    Message("refused-nothing-to-trade", {"partner": Seat(1)}),
    Message("refused-too-poor", {"building": Thing("building", "mine"), "one": 1, "two": 1, "three": 1, "four": 1}),
    Message("refused-too-little-wood", {"need": 4, "have": 1}),
    Message("refused-nowhere-boats", {"cell": Thing("cell", "io"), "kind": Thing("kind", "boats")}),
    Message("question-flee-warriors", {"who": Seat(1), "cell": Thing("cell", "w4")}),
    Message("question-flee-freed", {"who": Seat(1), "cell": Thing("cell", "w4")}),
    Message("harvested-nothing", {"who": Seat(1), "cell": Thing("cell", "w4")}),
]
SAME = {
    "amount", "race-mines", "change-mines", "building-mine", "building-dolmen", "change-dolmens", "phase-construction",
}  # fmt: skip


@pytest.fixture(scope="module")
def everything() -> list[Message]:
    return [*events(), *decisions(), *names(), *ELSEWHERE]


def test_everything_that_can_be_said_is_in_the_catalogue_and_nothing_else(everything):
    ids = {id for message in everything for id in parts(message)}
    assert ids - set(ENGLISH) - {id for id in ids if catalogue(HOUSE).has(id)} == set()
    assert set(ENGLISH) - ids == set()


@pytest.mark.parametrize("language", LANGUAGES)
def test_sentences_end_with_a_full_stop_and_buttons_do_not(everything, language):
    speak = GAME.speaker(Reader(language, NAMES, YELLOW)).say
    for message in everything:
        if message.id.startswith(("refused-", "question-", "note-")) or message.rule:
            assert speak(message)[-1] in ".?", message
        if message.id.startswith("move-"):
            assert speak(message)[-1] not in ".?", message
        assert "{" not in speak(message), message


def variables(entry: ast.Message) -> set[str]:
    found = re.findall(r"\$(\w+)", FluentSerializer().serialize_entry(entry))
    return {re.sub(r"_(is|key)$", "", name) for name in found}


def test_both_languages_have_the_same_sentences_in_the_same_order():
    assert list(ENGLISH) == list(FRENCH)
    assert {id for id in ENGLISH if variables(ENGLISH[id]) != variables(FRENCH[id])} == set()


def test_the_french_is_french():
    same = {id for id in ENGLISH if ENGLISH[id].value.equals(FRENCH[id].value)}
    proper = {id for id in same if id.startswith("label-")}  # names of places that both languages share
    assert same - proper == SAME
    assert len(proper) == 18


def test_french_marks_have_a_narrow_space_before_them():
    text = (GAME.room / "fr.ftl").read_text(encoding="utf-8")
    assert not re.search(r"(?<=[^\s\u202f])[;!?»](?=\s|$)|«(?!\u202f)| [;:!?»]", text)
    assert "'" not in text


def test_the_room_leaves_the_sentences_of_the_house_alone():
    house = FluentParser().parse((HOUSE / "en.ftl").read_text(encoding="utf-8")).body
    assert not {entry.id.name for entry in house if isinstance(entry, ast.Message)} & set(ENGLISH)
