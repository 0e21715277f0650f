"""What a move would change, shown before it is played: never more than what is certain, and plain warnings."""

import random

from watershed.games.floods import GAME
from watershed.match import Match

from .setting import EDITION, GREEN, YELLOW, said, setting


def match_of(game) -> Match:
    """A match that goes on from a table."""
    return Match.from_position("floods", GAME.notation.position(EDITION, game.table), EDITION)


def noted(game, *moves, you=YELLOW) -> list[tuple[str, str]]:
    """What a player is told about a chain of moves, with the rules."""
    return [(said(note, you=you), note.rule) for note in match_of(game).preview(list(moves), game.asked()).notes]


def changes(game, *moves) -> dict[tuple[int | None, str], tuple[int, int]]:
    found = match_of(game).preview(list(moves), game.asked()).changes
    return {(change.seat, change.what): (change.before, change.after) for change in found}


def test_what_is_previewed_comes_true():
    """On lively games too, and whatever the others have planned."""
    certain = 0
    for seed in range(3):
        luck, match = random.Random(seed), Match.start("floods", 3 + seed % 2, seed)
        while not match.over and match.length < 300:
            seat = luck.choice(match.waiting)
            moves = [move for move in match.moves(seat) if move.name not in ("idle", "drown")]
            move = luck.choice([move for move in moves if move.name not in ("pass", "end")] or moves)
            if match.length % 7:
                match.play(move, seat)
                continue
            found, notes = match.preview(move, seat)
            before = GAME.preview.tally(EDITION, match.table, 0)
            match.play(move, seat)
            after = GAME.preview.tally(EDITION, match.table, 0)
            told = {(change.seat, change.what): (change.before, change.after) for change in found}
            assert told.items() <= {key: (before[key], after[key]) for key in before}.items()
            assert all(said(note, language).endswith(".") for note in notes for language in ("en", "fr"))
            certain += len(told)
    assert certain > 15


def test_10_2_a_departure_that_loses_the_cell_is_warned_of():
    game = setting("y4 0:3 fan 2 | g4 1:4")
    chain = ("move workers y4", "to y5")
    assert noted(game, *chain, "count 2") == [("You lose the Great Steppe to fanatics, with 1 worker.", "10.3")]
    assert noted(game, *chain, "count 1") == []
    assert changes(game, *chain, "count 2")[YELLOW, "workers"] == (3, 2)


def test_8_1_a_battle_is_told_before_it_is_fought():
    game = setting("y4 war 0:3 0:1 | y5 war 1:2 1:4 | g4 1:1")
    assert noted(game, "move warriors y4", "to y5", "all") == [
        ("You beat Green in Anatolia and have 1 warrior left.", "8.1"),
        ("You capture 4 of Green's workers in Anatolia.", "8.3"),
    ]
    found = changes(game, "move warriors y4", "to y5", "all")
    assert (found[YELLOW, "warriors"], found[GREEN, "warriors"], found[YELLOW, "slaves"]) == ((3, 1), (2, 0), (0, 4))


def test_10_1_idle_workers_are_warned_of():
    game = setting("y4 0:9 mine 1 | g4 1:4", "harvest")
    assert noted(game, "harvest") == [
        ("2 workers in the Great Steppe have no work and become fanatics.", "10.1"),
        ("You fell the last forest in the Great Steppe. The scale rises, and no forest grows back there.", "14.1"),
    ]
    assert noted(game, "idle y4 1")[0] == ("3 workers in the Great Steppe have no work and become fanatics.", "10.1")


def test_10_2_a_plan_that_loses_a_cell_is_warned_of():
    game = setting("y4 0:4 tree 0 fan 1 | g4 1:4", "harvest")
    line = "You lose the Great Steppe to fanatics. There are 4 fanatics against 1 other pawn."
    assert noted(game, "harvest") == [(line, "10.2")]


def test_14_1_the_last_tree_and_the_one_that_never_grows_back_are_warned_of():
    game = setting("y4 0:5 mine 1 | y5 0:3 | g4 1:4", "harvest")
    assert noted(game, "fell y4 3") == [
        ("You fell the last forest in the Great Steppe. The scale rises, and no forest grows back there.", "14.1")
    ]
    assert noted(game, "fell y4 2") == [
        ("Only one forest is left standing in the Great Steppe. No other will grow back there.", "13.3")
    ]
    assert noted(game, "idle y4 1") == [("1 worker in the Great Steppe has no work and becomes a fanatic.", "10.1")]


def test_9_7_the_last_plan_tells_of_its_own_cells_alone():
    game = setting("y4 0:4 tree 0 fan 1 | g4 1:5 tree 1 | y5 0:4", "harvest")
    game.table.sealed = 0b1110  # the others' plans are in
    assert noted(game, "harvest") == [
        ("You lose the Great Steppe to fanatics. There are 4 fanatics against 1 other pawn.", "10.2"),
        ("You fell the last forest in Anatolia. The scale rises, and no forest grows back there.", "14.1"),
    ]
    found = changes(game, "harvest")
    assert found[YELLOW, "wood"] == (0, 3)
    assert found[YELLOW, "gold"] == (0, 2)


def test_12_5_a_building_changes_what_is_paid_and_scored():
    game = setting("y4 0:4 | g4 1:4", "construction", wood="1", gold="1", copper="1", marble="1")
    found = changes(game, "build dolmen y4")
    assert (found[YELLOW, "dolmens"], found[YELLOW, "legacy"], found[YELLOW, "wood"]) == ((0, 1), (0, 2), (1, 0))


def test_14_2_the_end_of_construction_tells_of_the_flood_to_come():
    game = setting("y4 0:4 | at 0:1", "construction", first=1, wood="10")
    game.table.scale = 5
    lines = [line for line, _ in noted(game, "end")]
    assert "The scale is at 5. The sea rises for the first time." in lines
    assert "The sea floods Atlantis." in lines
    assert "1 of your workers drowns in Atlantis." in lines


def test_every_number_has_a_name():
    tally = GAME.preview.tally(EDITION, setting("y4 0:4").table, 0)
    assert {what for seat, what in tally if seat is None} == {"scale", "fanatics"}
    assert tally[YELLOW, "cells"] == 1
    assert tally[YELLOW, "forests"] == 3
