"""What does not change during a game, and the moves that a board shows whether they are possible or not."""

import json
import random

import pytest
from pydantic import TypeAdapter

from watershed.games.patchistory import GAME
from watershed.games.patchistory.view import components, shown
from watershed.games.patchistory.viewtypes import PatchistoryComponents
from watershed.kit.messages import LANGUAGES, catalogue

from .lively import decisions, moves_of
from .scene import EDITION, TILE_NAMES, Scene, words_of


def test_every_piece_is_a_component():
    found = components(EDITION)
    TypeAdapter(PatchistoryComponents).validate_python(json.loads(json.dumps(found)))
    assert [len(found[key]) for key in ("pieces", "figures", "tiles", "prosperity")] == [155, 54, 36, 15]
    assert [len(found[key]) for key in ("generalSpaces", "alliedSpaces", "mixes", "exchanges")] == [4, 4, 10, 6]
    piece = next(piece for piece in found["pieces"] if piece["piece"] == "i-06-white")
    assert piece == {
        "piece": "i-06-white",
        "id": "I-06",
        "number": 16,
        "card": 6,
        "era": 1,
        "black": False,
        "columns": 2,
        "rooms": [
            {"quarters": [0, 2], "kind": "industry", "free": {"food": 1}, "box": {"food": 2}, "figure": None},
            {"quarters": [1], "kind": "wasteland", "free": {}, "box": None, "figure": None},
            {"quarters": [3], "kind": "politics", "free": {"pol": 1}, "box": None, "figure": None},
        ],
        "figure": None,
        "notation": "L I:f[2f] | D | P:b",
        "source": "reconstructed",
    }
    assert {tile["tile"] for tile in found["tiles"]} == set(TILE_NAMES)


def test_every_figure_is_a_component_with_its_effects():
    figures = {figure["figure"]: figure for figure in components(EDITION)["figures"]}
    wall = figures["the-great-wall"]
    assert (wall["hero"], wall["era"], wall["piece"], wall["rule"]) == (False, 1, "i-03-black", "17.3")
    assert [effect["notation"] for effect in wall["effects"]] == ["shields +1 per worker", "threat-relief 1"]
    effect = wall["effects"][0]
    assert [effect[key] for key in ("when", "verb", "amount", "per", "every")] == ["always", "shields", 1, "worker", 1]
    assert figures["aristotle"]["effects"] == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_effect_has_a_sentence(language):
    ids = {effect["text"]["id"] for figure in components(EDITION)["figures"] for effect in figure["effects"]}
    assert [id for id in sorted(ids) if not catalogue(GAME.room).has(id, language)] == []


def test_shown_moves_are_moves_of_this_question():
    """One for everything that could be clicked, legal or not; and each has words."""
    kinds, most = set(), 0
    for scene in decisions(Scene.dealt(4, seed=5), random.Random(5)):
        for seat in scene.waiting():
            found = shown(EDITION, scene.table, seat)
            assert len(found) == len(set(found))
            assert all(0 <= action < GAME.actions for action in found)
            families = {words_of(action).split()[0] for action in moves_of(scene, seat)}
            kinds |= {words_of(action).split()[0] for action in set(found) - set(moves_of(scene, seat))} - families
            most = max(most, len(found))
    assert most < 60
    assert {"aid", "threaten", "birth", "build"} <= kinds, "what can't be done is shown too"
