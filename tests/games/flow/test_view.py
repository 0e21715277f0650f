"""What a seat is shown: keys, numbers and messages, in the shapes that TypeScript knows."""

import json
from typing import get_args, get_type_hints

import pytest

from watershed.games.flow import viewtypes
from watershed.games.flow.names import Question
from watershed.games.flow.terminal.names import effect as terminal_effect
from watershed.games.flow.terminal.names import read, shortened
from watershed.games.flow.view import components, scoring, shown, view
from watershed.kit.messages import Message, as_json

from .catalogues import flaws, say
from .deck import changed
from .scene import ANN, EDITION, SHIPPED, gained, scene, walk


def fits(found, shape):
    assert set(found) == set(get_type_hints(shape))


@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_views_have_their_shapes(seats):
    for game in walk(seats, seed=seats):
        seen = view(EDITION, game.table, None)
        fits(seen, viewtypes.View)
        fits(seen["deck"], viewtypes.Deck)
        for slot in seen["market"]:
            fits(slot, viewtypes.Slot)
        for nation in seen["nations"]:
            fits(nation, viewtypes.Nation)
            assert set(nation["icons"]) == set(get_args(viewtypes.Icon))
            assert set(nation["stacks"]) == set(get_args(viewtypes.CardType))
        assert seen["question"] in get_args(viewtypes.Question)
        assert seen["age"] in get_args(viewtypes.Age)
        assert json.loads(json.dumps(seen)) == seen
    for score in scoring(EDITION, game.table):
        fits(score, viewtypes.Score)
        for scored in score["effects"]:
            fits(scored, viewtypes.ScoredCard)


@pytest.mark.parametrize("edition", SHIPPED.values(), ids=SHIPPED)
def test_components_have_their_shapes_and_travel(edition):
    found = components(edition)
    fits(found, viewtypes.Components)
    for card in found["cards"]:
        fits(card, viewtypes.CardFace)
        assert card["timing"] in get_args(viewtypes.Timing)
        assert card["type"] in (None, *get_args(viewtypes.CardType))
        assert {card["indicator"], *card["stripe"]} <= {None, *get_args(viewtypes.Icon)}
        assert card["age"] in get_args(viewtypes.PrintedAge)
        assert set(card["sources"].values()) <= set(get_args(viewtypes.Source))
        for message in (card["effect"], card["brief"]):
            assert flaws(read(message)) == []
            assert as_json(read(message)) == message
    assert json.loads(json.dumps(found)) == found
    assert found["printed"] == {}


def test_an_investor_bonus_says_where_it_comes_from():
    sources = {card["card"]: card["sources"].get("indicator") for card in components(SHIPPED["flow"])["cards"]}
    assert [sources[name] for name in ("temple", "warriors", "the-future")] == ["rulebook", "reconstructed", None]


def test_a_name_that_only_a_book_has_travels_with_it():
    edition = changed('[[card]]\nid = 57\nname = "Hadrian\'s Wall"\n')
    assert components(edition)["printed"] == {"card-hadrian-s-wall": "Hadrian's Wall"}
    assert say(Message("card-hadrian-s-wall")) == "card-hadrian-s-wall", "no catalogue knows it"


def test_the_terminal_says_an_effect_in_full_where_there_is_room():
    for card in components(EDITION)["cards"]:
        full = terminal_effect(card)
        assert shortened(card, len(full)) == full
        assert len(shortened(card, 10)) <= len(full)


def test_a_board_shows_what_could_be_clicked():
    game = scene("seats=3 tokens=5,5,5 market=temple:0:2 nation0=bureaucracy")
    assert set(game.ids()) <= {*shown(EDITION, game.table, ANN), *game.ids()}
    for line, question in (("market=archers,crossbowman", Question.GAIN),):
        asking = gained("iron-works", line=line)
        assert int(asking.table.question) == question
        assert set(asking.ids()) <= set(shown(EDITION, asking.table, ANN))
    attack = gained("warriors")
    assert set(attack.ids()) == set(shown(EDITION, attack.table, ANN))
