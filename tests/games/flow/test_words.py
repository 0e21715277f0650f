"""Sentences about a table: they can always be said, with the names of those who play and no others."""

import re
from pathlib import Path

import pytest

from watershed.games.flow.names import Happening
from watershed.games.flow.words import effect, event, move, question
from watershed.kit.game import Event

from .scene import NAMES, SHIPPED, walk

RULEBOOK = (Path(__file__).parents[3] / "rulebooks" / "flow.md").read_text(encoding="utf-8")
RULES = set(re.findall(r"\*\*(\d+\.\d+)\*\*", RULEBOOK))
EDITION = SHIPPED["flow"]


@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_every_move_question_and_event_of_random_games_can_be_said(seats):
    names, kinds = NAMES[:seats], set()
    for seed in range(6):
        for game in walk(seats, seed, EDITION):
            assert question(EDITION, game.table, names).endswith(".")
            assert len({move(EDITION, game.table, action, names) for action in game.ids()}) == len(game.ids())
            for row in game.table.events[: game.table.noted]:
                line = event(EDITION, Event(*map(int, row)), names)
                assert line.rule in RULES
                assert line.text
                kinds.add(line.kind)
    common = {"turn", "invested", "completed", "bonus", "sniped", "harvested", "refilled", "age", "ended"}
    assert common <= kinds


def test_every_happening_has_a_sentence_of_its_own():
    rows = [Event(what, 0, 1, 2, 1) for what in Happening if what]
    lines = [event(EDITION, row, NAMES) for row in rows]
    assert len({line.kind for line in lines}) == len(rows)
    assert all(line.rule in RULES for line in lines)


@pytest.mark.parametrize("edition", SHIPPED.values(), ids=SHIPPED)
def test_every_card_says_what_it_does(edition):
    for card in edition.words["cards"].values():
        text = effect(card)
        assert text.endswith(".")
        assert all(str(step.amount) in text for step in card.steps if step.amount)
        assert ("not when scoring" in text) == card.obsolete


@pytest.mark.parametrize(
    ("slug", "text"),
    [
        ("warriors", "Against one weaker opponent: take 2 tokens from it."),
        ("frigate", "+1 defence per trade icon (not when scoring)."),
        ("great-wall", "+1 point per 2 defence icons."),
        ("john-lennon", "Discard your top military card; gain any card from the market that nobody has invested in."),
        ("agrarian-tribe", "No effect."),
        ("the-future", "Ends the game."),
    ],
)
def test_some_cards_word_for_word(slug, text):
    assert next(effect(card) for card in EDITION.words["cards"].values() if card.slug == slug) == text
