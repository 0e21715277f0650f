"""What a move would change, shown before it is played: what is certain, and nothing of what is hidden."""

import random

import pytest

from watershed.games.patchistory import GAME
from watershed.games.patchistory.keys import GOODS
from watershed.kit.messages import LANGUAGES, catalogue
from watershed.match import Match

from .scene import EDITION, Scene

HIDDEN = set(GOODS[1:])


def match_of(scene) -> Match:
    """A match that goes on from a table."""
    return Match.from_position("patchistory", GAME.notation.position(EDITION, scene.table), EDITION)


def changes(scene, *moves, seat=None):
    found = match_of(scene).preview(list(moves), scene.to_move() if seat is None else seat).changes
    return {(change.seat, change.what): (change.before, change.after) for change in found}


def noted(scene, *moves):
    """What a player is told about a chain of moves: messages and rules."""
    return [(note.id, note.rule) for note in match_of(scene).preview(list(moves), scene.to_move()).notes]


@pytest.mark.parametrize("screens", [0, 1])
def test_what_is_previewed_comes_true(screens):
    """Whatever the others have planned. Of what is behind other screens nothing is told."""
    certain = 0
    for seats in (2, 3, 4):
        luck, match = random.Random(seats), Match.start("patchistory", seats, seats, {"screens": screens})
        while not match.over and match.length < 160:
            seat = luck.choice(match.waiting)
            moves = match.moves(seat)
            move = luck.choice([move for move in moves if move.name not in ("wait", "end", "discard")] or moves)
            if match.length % 5:
                match.play(move, seat)
                continue
            found, before = match.preview(move, seat).changes, GAME.preview.tally(EDITION, match.table, seat)
            match.play(move, seat)
            after = GAME.preview.tally(EDITION, match.table, seat)
            for change in found:
                key = change.seat, change.what
                assert (change.before, change.after) == (before[key], after[key]), (move.words, key)
                assert screens or change.seat == seat or change.what not in HIDDEN
            certain += len(found)
    assert certain > 60


def test_6_11_a_patch_shows_what_each_status_becomes():
    found = changes(Scene(3).patching("i-13-white", "i-02-white"), "patch g7 15")
    assert found == {(0, "produced-food"): (1, 0), (0, "mil"): (1, 3), (0, "produced-money"): (1, 3)}


def test_6_3_another_way_at_the_same_place_is_another_change():
    scene = Scene(3).patching("i-01-white")
    over, under = changes(scene, "patch g7 15"), changes(scene, "patch g7 14")
    assert over[0, "produced-food"] == (1, 0)
    assert (0, "produced-food") not in under


def test_2_7_a_patch_tells_which_figure_is_covered():
    scene = Scene(3).land(0, "eq", "Homer@e8").patching("i-01-white")
    assert noted(scene, "patch f8 15") == [("covered", "2.7")]


def test_6_11_and_which_one_appears():
    scene = Scene(3).goods(0, vp=9).workers(0, "e6").patching("Kremlin")
    place = next(words for words in scene.legal() if words.endswith(" 15"))
    assert noted(scene, place)[0] == ("appeared-wonder", "6.11")
    assert changes(scene, place)[0, "wonders"] == (0, 1)


def test_9_5_costs_and_gains_of_an_action():
    scene = Scene(3).goods(0, food=5).begin("management", favours=(3, 0, 0))
    assert changes(scene, "birth", "room e6") == {
        (0, "food"): (5, 1), (0, "favours"): (3, 1), (0, "workers"): (0, 1), (0, "descendants"): (8, 7),
        (0, "upkeep"): (0, 1),
    }  # fmt: skip


@pytest.mark.parametrize("money", [0, 2, 9])
def test_8_7_what_a_threat_brings_depends_on_what_is_behind_a_screen(money):
    """So it is the same preview whatever the victim has; with open screens everybody knows."""
    scene = Scene(3).land(0, "Napoleon Bonaparte").goods(1, money=money).begin("diplomacy", favours=(4, 0, 0))
    assert changes(scene, "threaten 1 money") == {(0, "favours"): (4, 1)}
    assert noted(scene, "threaten 1 money") == [("note-threat", "8.7")]
    scene.table.screens = 1
    found = {(0, "favours"): (4, 1)}
    if money:
        found |= {(0, "money"): (0, min(money, 3)), (1, "money"): (money, max(0, money - 3))}
    assert changes(scene, "threaten 1 money") == found


def test_8_4_an_accepted_aid_shows_only_ones_own_goods():
    scene = Scene(3).goods(0, food=3).goods(1, money=1).begin("diplomacy", favours=(3, 0, 0)).play("aid 1")
    assert changes(scene, "accept") == {(1, "food"): (0, 3)}


def test_10_2_a_plan_shows_the_statuses_to_come():
    """Of the planner only, and before anybody moves."""
    scene = Scene(3).land(0, "l1").workers(0, "f6", "e7").workers(1, "e6", "f6").begin("movement")
    assert changes(scene, "worker f6", "room g6", seat=0) == {(0, "produced-money"): (1, 2)}
    scene.play_as(0, "worker f6", "room g6")
    assert changes(scene, "worker e7", "room f7", seat=0) == {}, "what is planned isn't a change any more"
    assert changes(scene, "worker e6", "room e7", seat=1) == {}


def test_12_6_nothing_is_told_of_the_vp_that_a_perfect_victory_takes():
    scene = Scene(3).land(0, "Alexander the Great").workers(0, "1:war").war(1, "owner").goods(0, minerals=9)
    scene.goods(1, vp=3).begin("negotiation")
    assert changes(scene, "commit 9")[0, "minerals"][0] == 9
    assert (0, "vp") not in changes(scene, "commit 9")


def test_8_1_unused_favours_are_warned_of():
    scene = Scene(3).begin("management", favours=(3, 2, 0))
    assert noted(scene, "end") == [("note-favours", "8.1")]
    assert noted(Scene(3).goods(0, food=3).begin("diplomacy", favours=(3, 0, 0)), "end") == []


def test_every_number_and_note_has_words():
    missing = []
    for language in LANGUAGES:
        words = {f"change-{what}" for _, what in GAME.preview.tally(EDITION, Scene(3).table, 0)}
        words |= {f"change-{good}" for good in HIDDEN} | {"note-threat", "note-favours"}
        missing += [id for id in sorted(words) if not catalogue(GAME.room).has(id, language)]
    assert missing == []
