"""The board fits: no line wider than the terminal, no screen higher, in every position of whole games."""

from __future__ import annotations

import pytest

import watershed as ws
from watershed.bots.seat import SeatedBot
from watershed.kit.drawing import Scene, called, find_seat
from watershed.kit.drawings import drawing_of
from watershed.kit.game import game
from watershed.kit.trouble import Trouble
from watershed.terminal.final import final_lines
from watershed.terminal.sitting import Sitting

NAMES = ("Ann", "Bartholomew", "Cid", "Dorothea-Louise", "Eve")


def positions(seats: int, seed: int) -> list[Sitting]:
    """A sitting that is walked through a whole game; yielded before every decision."""
    match = ws.Match.start("flow", seats, seed, names=NAMES[:seats])
    sitting = Sitting(match, {})
    bot = SeatedBot("random", match.game, seed)
    while match.to_move is not None:
        yield sitting
        sitting.decided.append((len(match.played), match.to_move))
        match.play(bot.choose(match.edition, match.table_bytes, match.to_move))
    yield sitting


@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_the_board_fits_80_by_24(seats):
    for sitting in positions(seats, 3):
        rows = sitting.drawing.board(sitting.scene(), 80, 23)
        assert len(rows) <= 23
        assert max(row.cell_len for row in rows) <= 80


@pytest.mark.parametrize(("width", "height"), [(100, 30), (130, 40), (160, 50), (240, 70)])
def test_the_board_uses_more_room(width, height):
    for number, sitting in enumerate(positions(5, 4)):
        if number % 7 == 0:
            rows = sitting.drawing.board(sitting.scene(), width, height)
            assert len(rows) <= height
            assert max(row.cell_len for row in rows) <= width


def test_every_decision_shows_the_market_the_nations_and_every_move():
    for sitting in positions(4, 5):
        scene = sitting.scene()
        shown = "\n".join(row.plain for row in sitting.drawing.board(scene, 80, 23))
        for slot in scene.view["market"]:
            card = next((card for card in scene.components["cards"] if card["card"] == slot["card"]), None)
            assert card is None or card["name"] in shown
        for name in sitting.match.names:
            assert name[:7] in shown
        for item in scene.items:
            assert item.slot or item.text[:40] in shown
        assert {move.id for item in scene.items for move in item.moves} == set(sitting.match.legal())


def test_keys_are_unique_and_market_keys_are_slots():
    for sitting in positions(3, 6):
        items = sitting.scene().items
        assert len({item.key for item in items}) == len(items)
        assert all(item.key == str(item.slot) for item in items if item.slot)


@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_the_count_fits_and_adds_up(seats):
    *_, sitting = positions(seats, 8)
    rows = final_lines(sitting.match, sitting.scene(asking=False), sitting.drawing, 80)
    assert max(row.cell_len for row in rows) <= 80
    shown = "\n".join(row.plain for row in rows)
    for standing in sitting.match.ranking():
        assert f"{standing.place}. {called(sitting.match.names, standing.seat)}" in shown
    for rule in ("12.3", "12.4", "12.6"):
        assert f"[{rule}]" in shown


def test_a_game_without_a_drawing_is_shown_as_text():
    plain = drawing_of(game("sealed"))
    match = ws.Match.start("flow", 3, 1)
    items = plain.menu(match.view(0), {}, match.moves())
    assert [item.key for item in items] == ["1", "2", "3", "4", "5", "6"]
    assert items[1].amounts.keys() == {1, 2, 3, 4}
    scene = Scene(match.view(0), {}, tuple(items), (), frozenset({0}), "Red, choose an action.")
    rows = plain.board(scene, 80, 24)
    assert max(row.cell_len for row in rows) <= 80
    assert any("Harvest" in row.plain for row in rows)
    assert any("Red, choose an action." in row.plain for row in rows)


def test_a_whole_game_without_a_drawing_fits():
    match = ws.Match.start("sealed", 4, 2, names=NAMES[:4])
    sitting = Sitting(match, {})
    while not match.over:
        seat = sitting.asked
        rows = sitting.drawing.board(sitting.scene(), 80, 23)
        assert max(row.cell_len for row in rows) <= 80
        match.play(match.legal(seat)[-1], seat)
    rows = final_lines(match, sitting.scene(asking=False), sitting.drawing, 80)
    assert any("total" in row.plain for row in rows)


def test_seats_are_found_by_letter_number_and_name():
    assert [find_seat(NAMES, word) for word in ("A", "b", "3", "doro")] == [0, 1, 2, 3]
    for word in ("", "z", "9", "0", "abc"):
        with pytest.raises(Trouble, match="A Ann, B Bartholomew"):
            find_seat(NAMES, word)
