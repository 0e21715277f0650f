"""Flooruler at the terminal: the board fits and shows what matters, and a game can be played by typing."""

from __future__ import annotations

import pytest

import watershed as ws
from watershed.games.flooruler.book import Book
from watershed.games.flooruler.bot.rollout import rollout_move
from watershed.games.flooruler.notation import tile_number
from watershed.games.flooruler.terminal.board import tiles
from watershed.kernel.luck import below
from watershed.kernel.record import lay_open
from watershed.kit.drawing import Scene, called
from watershed.kit.trouble import Trouble
from watershed.terminal.final import final_lines
from watershed.terminal.orders import Refused, understand
from watershed.terminal.sitting import Sitting

from ..playing import sown

NAMES = ("Ann", "Bartholomew", "Cid", "Dorothea-Louise")


def positions(seats: int, seed: int):
    """A sitting that is walked through a lively game; yielded before every decision."""
    match = ws.Match.start("flooruler", seats, seed, {"rounds": 30}, names=NAMES[:seats])
    sitting, luck = Sitting(match, {}), sown(seed)
    book = lay_open(Book, match.edition.records)
    while match.to_move is not None:
        yield sitting
        sitting.decided.append((len(match.played), match.to_move))
        legal = match.legal()
        guess = int(rollout_move(book, match.table, match.to_move, luck))
        match.play(legal[below(luck, len(legal))] if below(luck, 3) == 0 else guess)
    yield sitting


def shown(sitting: Sitting, width: int, height: int) -> str:
    return "\n".join(row.plain for row in sitting.drawing.board(sitting.scene(), width, height))


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_the_board_fits_80_by_24(seats):
    for sitting in positions(seats, 3):
        rows = sitting.drawing.board(sitting.scene(), 80, 23)
        assert len(rows) <= 23
        assert max(row.cell_len for row in rows) <= 80


@pytest.mark.parametrize(("width", "height"), [(40, 16), (60, 30), (100, 30), (130, 40), (240, 70)])
def test_the_board_fits_other_sizes(width, height):
    for number, sitting in enumerate(positions(4, 4)):
        if number % 5 == 0:
            rows = sitting.drawing.board(sitting.scene(), width, height)
            assert len(rows) <= height
            assert max(row.cell_len for row in rows) <= width


def test_every_decision_shows_the_players_the_question_and_the_choices():
    for sitting in positions(4, 5):
        scene = sitting.scene()
        text = shown(sitting, 110, 40)
        for name in sitting.match.names:
            assert name[:9] in text
        for item in scene.items:
            assert item.slot or item.text[:30] in text or "more: type moves" in text
        assert {move.id for item in scene.items for move in item.moves} == set(sitting.match.legal())
        assert len({item.key for item in scene.items}) == len(scene.items)


def test_the_land_of_a_colour_that_does_not_play_is_plain_ground():
    """1.4: with two players, yellow has the overlaps with green alone, and green's arm is nobody's."""
    sitting = Sitting(ws.Match.start("flooruler", 2, 7), {})
    rows = [row.plain for row in tiles(sitting.scene())]
    column = slice(3 + 2 * 9, 3 + 2 * 12)
    assert [rows[1][column], rows[8][column]] == [". . . ", "y . . "]
    drawn = "".join(rows)
    assert "ry" in drawn
    assert not {"yg", "gb", "rb", "g*", "b*"} & {drawn[at : at + 2] for at in range(len(drawn))}
    pages = {
        tile: "".join(row.plain for row in sitting.drawing.look(sitting.scene(), "tile", tile, 80))
        for tile in ("k1", "j8", "l8", "j10", "j13")
    }
    assert pages == {
        "k1": "k1: plain ground.",
        "j8": "j8: land of yellow.",
        "l8": "l8: plain ground.",
        "j10": "j10: the plaza, nobody's land.",
        "j13": "j13: land of red and yellow.",
    }


def test_the_board_shows_pieces_floors_stores_and_distances():
    match = ws.Match.start("flooruler", 4, 7)
    sitting = Sitting(match, {})
    drawn = "\n".join(row.plain for row in tiles(sitting.scene()))
    for word in ("@A", "@B", "@C", "@D", "$$", "FS", "NS", "WS", "SS", "ry", "Shotgun", "8 floors"):
        assert word in drawn
    match.play("move")
    drawn = "\n".join(row.plain for row in tiles(sitting.scene()))
    assert " 3" in drawn
    match.table.owner[:] = 0
    match.table.owner[tile_number(match.edition, "k13")] = 1
    assert "RR" in "\n".join(row.plain for row in tiles(sitting.scene()))


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_the_count_fits(seats):
    *_, sitting = positions(seats, 8)
    rows = final_lines(sitting.match, sitting.scene(asking=False), sitting.drawing, 80)
    assert max(row.cell_len for row in rows) <= 80
    text = "\n".join(row.plain for row in rows)
    for standing in sitting.match.ranking():
        assert f"{standing.place}. {called(sitting.match.names, standing.seat)}" in text
    assert "[12.2]" in text


def meant(sitting: Sitting, typed: str) -> str:
    order = understand(sitting, sitting.scene(), typed, ["help", "moves", "board"])
    assert order.move is not None
    return order.move.words


def test_tiles_items_and_seats_are_understood():
    match = ws.Match.start("flooruler", 4, 7)
    sitting = Sitting(match, {})
    assert meant(sitting, "1") == meant(sitting, "roll") == meant(sitting, "move") == "move"
    assert meant(sitting, "0") == "pass"
    match.play("move")
    assert meant(sitting, "k16") == meant(sitting, "go k16") == meant(sitting, "go to K16") == "tile k16"
    with pytest.raises(Refused, match="steps away"):
        meant(sitting, "a10")
    match.play("tile k16")
    scene: Scene = sitting.scene()
    assert sitting.drawing.words(scene, "buy time fr") == "buy time-freeze"
    assert sitting.drawing.words(scene, "attack shot C") == "attack shotgun 2"
    assert sitting.drawing.words(scene, "nuke 8 green") == "nuke 8 2"
    with pytest.raises(Trouble, match="There is no item"):
        sitting.drawing.words(scene, "buy rocket")
    assert {"collect", "build 8", "nuke 8 2", "buy shotgun"} <= set(sitting.drawing.attempts(scene))


def test_every_look_shows_something():
    match = ws.Match.start("flooruler", 4, 7)
    sitting = Sitting(match, {})
    arguments = {"item": "shotgun", "tile": "k17"}
    for what in sitting.drawing.LOOKS:
        rows = sitting.drawing.look(sitting.scene(), what, arguments.get(what, ""), 80)
        assert rows
        assert max(row.cell_len for row in rows) <= 80
    for what, argument in (("item", ""), ("tile", "z9"), ("item", "rocket")):
        with pytest.raises(Trouble):
            sitting.drawing.look(sitting.scene(), what, argument, 80)


def test_a_game_is_played_by_typing(run):
    result = run(
        "play", "flooruler", "--seed", "7", "--bots", "random", "--option", "rounds=15", typed="move\nk15\nwhy\n"
    )
    assert "A Red" in result.output
    assert "die [3]" in result.output
    assert "You aren't at the Floor Store." in result.output
    wrong = run("play", "flooruler", "--option", "rounds")
    assert wrong.exit_code == 2
    assert "NAME=NUMBER" in wrong.output
    assert run("play", "flooruler", "--option", "rounds=7").exit_code == 2
