"""What the table says: journal lines, questions, buttons, notes and effects, in the words of the catalogue."""

import pytest

from watershed.games.flooruler import GAME
from watershed.games.flooruler.messages import EVENTS, effect, event, move, question, reveals
from watershed.games.flooruler.names import EVENT_KINDS
from watershed.games.flooruler.names import Event as Kind
from watershed.games.flooruler.notation import action_of_words
from watershed.games.flooruler.preview import notes
from watershed.kit.game import Event
from watershed.kit.messages import Seat, Thing, plain_args

from .scene import BLUE, EDITION, RED, YELLOW, at, said, scene, some

FLOOR_STORE, NUKE_STORE, FOUNTAIN = at(12, 8), at(8, 12), at(10, 10)
OVERLAP = ",".join([at(11, 7), at(11, 8), at(12, 9), at(13, 9), at(14, 9)])


def shut_store():
    """Yellow has built, so red's floor must leave a gate of the Floor Store."""
    return scene(f"turn=1 at=k17,{FLOOR_STORE},k5,q11 gold=0,2,0,0 floors0={OVERLAP}").play("build 1", at(11, 6))


def nuking():
    return scene(f"at={NUKE_STORE},k17,k5,q11 gold=4 floors1={some(YELLOW, 5)}").play("nuke 2 1")


def told(*numbers):
    """A journal line in English."""
    return said(event(EDITION, Event(*numbers)))


@pytest.mark.parametrize("kind", EVENT_KINDS[1:])
def test_every_event_has_a_rule_and_is_called_like_its_kind(kind):
    message = event(EDITION, Event(EVENT_KINDS.index(kind), 1, 3, 2, 2))
    assert message.rule
    assert message.id.startswith(kind)
    assert message.args["who"] == Seat(1)
    assert told(EVENT_KINDS.index(kind), 1, 3, 2, 2)[-1] == "."


@pytest.mark.parametrize(
    ("what", "numbers", "data"),
    [
        (Kind.WENT, (3, 2, 0), {"tile": "l1", "steps": 2}),
        (Kind.ROLLED, (0, 4, 6), {"die": 4, "steps": 6}),
        (Kind.REPLACED, (1, 0, 2), {"tile": "j1", "victim": 2}),
        (Kind.BOUGHT_NUKE, (3, 4, 1), {"price": 3, "floors": 4, "victim": 1}),
        (Kind.SHUT, (2, 0, 0), {"store": "floor-store"}),
        (Kind.RELOCATED, (2, 0, 1), {"tile": "k1", "from": "j1"}),
        (Kind.ATTACKED, (3, 9, 1), {"item": "shotgun", "damage": 9, "victim": 1}),
        (Kind.MUST_LEAVE, (1, 0, 3), {"tile": "j1", "owner": 3}),
        (Kind.USED, (8, 2, 0), {"item": "time-freeze", "usages": 2}),
    ],
)
def test_an_event_has_its_numbers_by_name(what, numbers, data):
    assert plain_args(event(EDITION, Event(what, RED, *numbers))) == {"who": RED} | data


def test_seats_and_things_are_arguments_of_their_kind():
    args = event(EDITION, Event(Kind.ATTACKED, RED, 3, 9, YELLOW)).args
    assert (args["victim"], args["item"]) == (Seat(YELLOW), Thing("item", "shotgun"))


@pytest.mark.parametrize(
    ("numbers", "line"),
    [
        ((Kind.TURN, RED, 0, 3, 0), "Round 3: Red's turn."),
        ((Kind.ROLLED, RED, 0, 4, 4), "Red rolls 4 to move."),
        ((Kind.ROLLED, RED, 0, 4, 6), "Red rolls 4 and can go 6 steps."),
        ((Kind.WENT, RED, 1, 1, 0), "Red goes 1 step to j1."),
        ((Kind.WENT, RED, 1, 0, 0), "Red stays on j1."),
        ((Kind.BOUGHT_NUKE, RED, 3, 4, YELLOW), "Red pays 3 gold and nukes 4 of Yellow's floors."),
        ((Kind.SHUT, BLUE, 2, 0, 0), "Blue can't reach the Floor Store, so its gates are cleared."),
        ((Kind.ATTACKED, RED, 3, 9, YELLOW), "Red attacks Yellow with Shotgun for 9 damage."),
        ((Kind.WON, RED, 0, 24, 0), "Red has 24 floors on the board and wins."),
    ],
)
def test_what_happened_reads_well(numbers, line):
    assert told(*numbers) == line


@pytest.mark.parametrize(
    ("numbers", "rule"),
    [
        ((Kind.WENT, RED, 1, 0, 0), "4.3"),
        ((Kind.RETURNED, RED, 4, 0, 0), "9.6"),
        ((Kind.RETURNED, RED, 5, 0, 0), "11.1"),
        ((Kind.GAINED_ACTIONS, RED, 5, 1, 0), "11.2"),
        ((Kind.GAINED_ACTIONS, RED, 8, 2, 0), "11.5"),
    ],
)
def test_some_events_follow_another_rule(numbers, rule):
    assert event(EDITION, Event(*numbers)).rule == rule


def test_every_event_has_its_names():
    assert set(EVENTS) == set(range(1, len(EVENT_KINDS)))


@pytest.mark.parametrize("kind", EVENT_KINDS[1:])
def test_only_the_die_reveals_something(kind):
    assert reveals(Event(EVENT_KINDS.index(kind), RED)) == (kind in ("rolled", "collected", "attacked"))


@pytest.mark.parametrize(
    ("game", "mine", "theirs"),
    [
        (scene(), "Your turn: choose an action.", "Red is choosing an action."),
        (
            scene("actions=2"),
            "Your turn: choose an action. You have 2 left.",
            "Red is choosing an action and has 2 left.",
        ),
        (
            scene("items=speed-boost:0").rolls(4).play("move"),
            "Your turn: you rolled 4. Choose a tile up to 6 steps away.",
            "Red rolled 4 and can go up to 6 steps.",
        ),
        (
            scene("items=teleportation-tool:0").play("use teleportation-tool"),
            "Your turn: choose a tile to teleport to.",
            "Red is choosing a tile to teleport to.",
        ),
        (
            scene(f"at={FLOOR_STORE} gold=5").play("build 4"),
            "Your turn: choose a tile for your next floor. 4 to go.",
            "Red is laying floors: 4 to go.",
        ),
        (
            nuking(),
            "Your turn: choose the next of Yellow's floors to nuke. 2 to go.",
            "Red is nuking Yellow's floors: 2 to go.",
        ),
        (
            shut_store(),
            f"Your turn: the Floor Store is shut. Choose a new tile for your floor on {at(11, 8)}.",
            f"The Floor Store is shut: Red is moving the floor on {at(11, 8)}.",
        ),
        (scene("over=1 question=0"), "The game is over.", "The game is over."),
    ],
)
def test_a_question_talks_to_the_player(game, mine, theirs):
    assert said(question(EDITION, game.table, RED), you=RED) == mine
    assert said(question(EDITION, game.table, BLUE), you=BLUE) == theirs
    assert said(question(EDITION, game.table, None)) == theirs


def test_a_nuked_player_is_told_so():
    game = nuking()
    assert said(question(EDITION, game.table, YELLOW), you=YELLOW) == "Red is nuking your floors: 2 to go."
    assert said(question(EDITION, game.table, YELLOW), "fr", YELLOW) == "Red détruit tes sols\u202f: encore 2."


@pytest.mark.parametrize(
    ("game", "words", "button"),
    [
        (scene(), "pass", "Pass"),
        (scene(), "move", "Roll to move"),
        (scene(), "collect", "Roll for gold"),
        (scene(), "build 1", "Build 1 floor for 2 gold"),
        (scene(f"floors0={some(RED, 22)}"), "build 4", "Build 4 floors for 5 gold (you need 2)"),
        (scene(), "nuke 4 1", "Nuke 4 of Yellow's floors for 7 gold"),
        (scene(), "buy healings", "Buy Healings for 1 gold"),
        (scene(), "refill pistol", "Refill Pistol for 3 gold"),
        (scene(), "use time-freeze", "Use Time Freeze"),
        (scene(), "attack shotgun 1", "Attack Yellow with Shotgun"),
        (scene("at=k17").rolls(3).play("move"), "tile k16", "Go 1 step to k16"),
        (scene("at=k17").rolls(3).play("move"), "tile k17", "Stay on k17"),
        (nuking(), f"tile {some(YELLOW, 1)}", f"Nuke Yellow's floor on {some(YELLOW, 1)}"),
        (shut_store(), "tile k20", "Move your floor to k20"),
        (scene(), "tile k20", "Tile k20"),
    ],
)
def test_a_button_says_what_it_does(game, words, button):
    message = move(EDITION, game.table, int(game.table.asked), action_of_words(EDITION, words))
    assert said(message, you=RED) == button
    assert said(message, "fr", RED) != button


def test_every_button_says_something_else():
    game = scene(f"at={FLOOR_STORE} gold=12 floors1={at(12, 9)}").play("build 8")
    texts = [said(move(EDITION, game.table, RED, action)) for action in game.ids()]
    assert len(set(texts)) == len(texts)
    assert f"Replace Yellow's floor on {at(12, 9)}" in texts


def test_a_button_warns_of_a_death():
    tile = some(YELLOW, 1)
    game = scene(f"at={NUKE_STORE},{tile},k5,q11 gold=4 floors1={some(YELLOW, 5)}").play("nuke 2 1")
    message = move(EDITION, game.table, RED, action_of_words(EDITION, f"tile {tile}"))
    assert said(message) == f"Nuke Yellow's floor on {tile} and kill Yellow"


EFFECTS = {
    "knife": "Attack an opponent up to 1 tile away. You do 4 damage.",
    "shotgun": "Attack an opponent up to 2 tiles away. You do 6 damage plus a roll of the die. It holds 3 shots. "
    "A refill costs 4 gold.",
    "healings": "Get back to full health. Then take 1 more action. You can use it 3 times.",
    "speed-boost": "You can go 2 steps further in every move.",
    "teleportation-tool": "Go to any tile without an opponent's floor. You can use it 3 times.",
    "time-freeze": "Take 2 actions instead of this one. You can use it 3 times.",
}


@pytest.mark.parametrize("item", EDITION.words["items"].values(), ids=lambda item: item.slug)
def test_an_item_says_what_it_does(item):
    text = said(effect(EDITION, item))
    assert text == EFFECTS.get(item.slug, text)
    assert text.endswith(".")
    assert said(effect(EDITION, item), "fr") != text


def noted(game, words, seat=RED):
    """What a player sees about a move; the table is the one after it."""
    return [
        (said(note, you=seat), note.rule) for note in notes(EDITION, game.table, seat, action_of_words(EDITION, words))
    ]


def test_a_note_says_what_the_die_may_do():
    assert noted(scene(), "attack shotgun 1") == [("Yellow loses 7 to 12 health.", "9.4")]
    assert noted(scene(), "attack knife 1") == [("Yellow loses 4 health.", "9.4")]
    assert noted(scene(), "collect") == [("You'll collect 1 to 6 gold.", "5.1")]
    assert noted(scene(), "move") == []


@pytest.mark.parametrize(("plan", "line"), [(1, "You'll lay 1 floor."), (4, "You'll lay 4 floors, one by one.")])
def test_a_note_says_how_many_floors_follow(plan, line):
    game = scene(f"at={FLOOR_STORE} gold=20").play(f"build {plan}")
    assert noted(game, f"build {plan}") == [(line, "7.1")]


@pytest.mark.parametrize(
    ("more", "line"),
    [
        ("k5", "Yellow must leave your floor next turn."),
        (at(13, 9), "Yellow and Green must leave your floors next turn."),
    ],
)
def test_a_note_names_the_players_who_must_leave(more, line):
    tile = at(13, 9)
    game = scene(f"at={FLOOR_STORE},{tile},{more},q11 floors0={tile}")
    assert noted(game, f"tile {tile}") == [(line, "4.5")]


def test_the_view_and_the_components_have_no_sentences():
    shotgun = GAME.view.components(EDITION)["items"][2]
    assert shotgun["name"] == "Shotgun"
    assert shotgun["effect"]["id"] == "effect"
    assert shotgun["effect"]["args"]["steps"]["list"][0] == {"id": "effect-strike", "args": {"reach": 2}}
    assert GAME.view.components(EDITION)["printed"] == {}
    assert GAME.view.view(EDITION, shut_store().table, None)["shut"] == "floor-store"
