"""Floods at the terminal: the map fits and shows what matters, and a game can be played by typing."""

from __future__ import annotations

import random
from collections.abc import Iterator

import pytest

import watershed as ws
from watershed.games.floods.terminal.board import hexes, table_of_cells
from watershed.kit.drawing import Scene, called
from watershed.kit.trouble import Trouble
from watershed.terminal.final import final_lines
from watershed.terminal.orders import Refused, understand
from watershed.terminal.sitting import Sitting

NAMES = ("Ann", "Bartholomew", "Cid", "Dorothea-Louise")
QUIET = ("idle", "drown", "pass", "end")
FIRST = {"first": 1}  # Yellow starts


def positions(seats: int, seed: int, every: int = 1) -> Iterator[Sitting]:
    """A sitting that is walked through a lively game; yielded before every so many decisions, and at the end."""
    match = ws.Match.start("floods", seats, seed, {"turns": 16}, names=NAMES[:seats])
    sitting, luck = Sitting(match, {}), random.Random(seed)
    while match.to_move is not None:
        if match.length % every == 0:
            yield sitting
        sitting.decided.append((match.length, match.to_move))
        moves = match.moves()
        lively = [move for move in moves if move.name not in QUIET]
        match.play(luck.choice(lively if lively and luck.random() < 0.7 else moves))
    yield sitting


def shown(sitting: Sitting, width: int, height: int) -> str:
    return "\n".join(row.plain for row in sitting.drawing.board(sitting.scene(), width, height))


@pytest.mark.parametrize("seats", [3, 4])
def test_the_board_fits_80_by_24(seats):
    for sitting in positions(seats, 3, every=7):
        rows = sitting.drawing.board(sitting.scene(), 80, 23)
        assert len(rows) <= 23
        assert max(row.cell_len for row in rows) <= 80


def test_the_board_fits_other_sizes():
    for sitting in positions(4, 4, every=29):
        scene = sitting.scene()
        for width, height in ((40, 16), (60, 30), (100, 30), (130, 40), (240, 70)):
            rows = sitting.drawing.board(scene, width, height)
            assert len(rows) <= height
            assert max(row.cell_len for row in rows) <= width


@pytest.mark.parametrize("seats", [3, 4])
def test_every_decision_shows_the_players_the_question_and_the_choices(seats):
    for sitting in positions(seats, 5, every=7):
        scene = sitting.scene()
        text = shown(sitting, 160, 50)
        for name in sitting.match.names:
            assert name in text
        for item in scene.items:
            assert item.slot or item.text[:30] in text or "more: type moves" in text
        asked = sitting.match.to_move
        if asked is not None:
            assert {move.id for item in scene.items for move in item.moves} == set(sitting.match.legal(asked))
        assert len({item.key for item in scene.items}) == len(scene.items)


def test_the_map_is_rows_of_hexes_with_the_letters_of_cells():
    rows = [row.plain for row in hexes(Sitting(ws.Match.start("floods", 4, 1, FIRST), {}).scene())]
    assert len(rows) == 13
    assert rows[1].startswith(" W1 W1 W8 W8 W8 ~  ~  ~  NA AT AT ~")
    assert "W4C" in rows[4]
    for mark in ("Y4A", "G4B", "W4C", "B4D"):
        assert sum(mark in row for row in rows) == 1
    assert sum("IO" in row for row in rows) == 1
    rows = [row.plain for row in hexes(Sitting(ws.Match.start("floods", 3, 1), {}).scene())]
    assert rows[6].strip() == "~  T3 ~  ~  ~  K3 V0 ~  ~  ~  ~  ~  ~"
    assert len(rows[0]) - len(rows[0].lstrip()) == 9


def test_cells_that_can_be_chosen_are_marked_on_the_map():
    sitting = Sitting(ws.Match.start("floods", 4, 1, FIRST), {})
    sitting.match.play("move workers y4")
    drawn = "\n".join(row.plain for row in hexes(sitting.scene()))
    assert all(f"{code}+" in drawn for code in ("Y2", "Y3", "Y5", "Y6"))
    assert "W5+" not in drawn
    assert "Type a cell, like y2." in shown(sitting, 100, 40)


def test_the_table_of_cells_has_what_is_in_them():
    match = ws.Match.start("floods", 3, 1, FIRST, names=NAMES[:3])
    rows = [row.plain for row in table_of_cells(Sitting(match, {}).scene(), 90)]
    assert rows[1].split() == ["s1", "Hearth", "1", "A", "4A", "3"]
    assert rows[4].split() == ["l1", "Lagoon", "1", "1A"]
    assert len(rows) == 7


def test_a_plan_and_an_offer_are_shown():
    match = ws.Match.start("floods", 4, 1, FIRST, names=NAMES)
    sitting = Sitting(match, {})
    for _ in range(4):
        match.play("end")
    assert "Your plan: y4 3 wood, 1 gold, last tree!." in shown(sitting, 110, 40)
    for seat in range(4):
        match.play("harvest", seat)
    match.play("offer 1; give wood 2; get copper 1")
    assert "gives 2 wood and gets 1 copper." in shown(sitting, 110, 40)


@pytest.mark.parametrize("seats", [3, 4])
def test_the_count_fits(seats):
    *_, sitting = positions(seats, 8, every=1000)
    rows = final_lines(sitting.match, sitting.scene(asking=False), sitting.drawing, 80)
    assert max(row.cell_len for row in rows) <= 80
    text = "\n".join(row.plain for row in rows)
    for standing in sitting.match.ranking():
        assert f"{standing.place}. {called(sitting.match.names, standing.seat)}" in text
    assert "Most forests [15.2]" in text


def meant(sitting: Sitting, typed: str) -> str:
    order = understand(sitting, sitting.scene(), typed, ["help", "moves", "board"])
    assert order.move is not None
    return order.move.words


def test_cells_pawns_and_seats_are_understood():
    match = ws.Match.start("floods", 4, 7, FIRST)
    sitting = Sitting(match, {})
    assert meant(sitting, "1") == meant(sitting, "y4") == meant(sitting, "workers great") == "move workers y4"
    assert meant(sitting, "0") == meant(sitting, "end") == "end"
    match.play("move workers y4")
    assert meant(sitting, "y5") == meant(sitting, "go anatolia") == meant(sitting, "to Y5") == "to y5"
    with pytest.raises(Refused, match="no line of boats"):
        meant(sitting, "w5")
    match.play("to y5")
    assert meant(sitting, "1 2") == meant(sitting, "count 2") == "count 2"
    assert meant(sitting, "0") == "all"
    scene: Scene = sitting.scene()
    words = sitting.drawing.words
    assert words(scene, "mine great steppe") == words(scene, "build mine y4") == "build mine y4"
    assert words(scene, "offer white") == words(scene, "offer C") == words(scene, "offer 2") == "offer 2"
    assert words(scene, "offer all") == "offer-all"
    assert words(scene, "fell great steppe 2") == "fell y4 2"
    assert words(scene, "wood+gold") == "pay wood+gold"
    with pytest.raises(Trouble, match="There is no cell"):
        words(scene, "workers utopia")


@pytest.mark.parametrize("seats", [3, 4])
def test_what_may_be_attempted_can_be_written(seats):
    tried = set()
    for sitting in positions(seats, 9, every=5):
        for attempt in sitting.drawing.attempts(sitting.scene()):
            tried.add(attempt.split()[0])
            sitting.match.game.notation.action_of_words(sitting.match.edition, attempt)
    assert {"move", "to", "offer", "accept"} <= tried


def test_every_look_shows_something():
    sitting = Sitting(ws.Match.start("floods", 4, 7), {})
    for what in sitting.drawing.LOOKS:
        rows = sitting.drawing.look(sitting.scene(), what, "w4" if what == "cell" else "", 80)
        assert rows
        assert max(row.cell_len for row in rows) <= 80
    told = "".join(row.plain for row in sitting.drawing.look(sitting.scene(), "cell", "laurentia", 200))
    assert "marble, 1 job for it, 3 trees" in told
    assert "Rise 2 of the sea floods it." in told
    for argument in ("", "z9", "utopia"):
        with pytest.raises(Trouble):
            sitting.drawing.look(sitting.scene(), "cell", argument, 80)


def test_a_game_is_played_by_typing(run):
    options = ("--option", "turns=16", "--option", "first=1")
    result = run("play", "floods", "--seed", "7", "--bots", "random", *options, typed="y4\ny5\n2\nwhy\ncosts\n")
    assert "A Yellow" in result.output
    assert "scale 0 of 5/8/11/14" in result.output
    assert "A boat costs 4 wood." in result.output
