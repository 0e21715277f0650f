"""Patchistory at the terminal: every screen fits and shows what matters, and a game can be played by typing."""

from __future__ import annotations

import random
from collections.abc import Iterator

import pytest

import watershed as ws
from watershed.games.patchistory.notation import position
from watershed.games.patchistory.terminal.grid import Plot, Size, draw
from watershed.games.patchistory.terminal.land import Chart, card_lines
from watershed.games.patchistory.terminal.panels import aside
from watershed.kit.drawing import called
from watershed.kit.lines import PLAIN
from watershed.kit.trouble import Trouble
from watershed.match import Match
from watershed.terminal.final import final_lines
from watershed.terminal.orders import Refused, understand
from watershed.terminal.sitting import Sitting

from ..games.patchistory.scene import EDITION, Scene
from ..games.patchistory.scene_figures import voting

NAMES = ("Ann", "Bartholomew", "Cid", "Dorothea-Louise")
ODDS = {"end": 2, "wait": 1, "patch": 30, "discard": 1, "bid": 8, "rest": 1, "step": 8, "trade": 12, "birth": 8}
FIRST = {"first": 1}


def positions(seats: int, seed: int, every: int = 1, **options: int) -> Iterator[Sitting]:
    """A sitting that is walked through a lively game; yielded before every so many decisions, and at the end."""
    match = ws.Match.start("patchistory", seats, seed, options, names=NAMES[:seats])
    sitting, luck = Sitting(match, {}), random.Random(seed)
    while (seat := sitting.asked) is not None:
        if match.length % every == 0:
            yield sitting
        sitting.decided.append((match.length, seat))
        kinds: dict[str, list[ws.Move]] = {}
        for move in match.moves(seat):
            kinds.setdefault(move.name, []).append(move)
        kind = luck.choices(list(kinds), [ODDS.get(kind, 4) for kind in kinds])[0]
        match.play(luck.choice(kinds[kind]), seat)
    yield sitting


def fresh(seats: int = 4, **options: int) -> Sitting:
    return Sitting(ws.Match.start("patchistory", seats, 5, FIRST | options, names=NAMES[:seats]), {})


def shown(sitting: Sitting, width: int, height: int) -> str:
    return "\n".join(row.plain for row in sitting.drawing.board(sitting.scene(), width, height))


def meant(sitting: Sitting, typed: str) -> str:
    order = understand(sitting, sitting.scene(), typed, ["help", "moves", "board"])
    assert order.move is not None
    return order.move.words


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_every_screen_of_a_game_fits_80_by_24(seats):
    for sitting in positions(seats, 3):
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


@pytest.mark.parametrize("seats", [2, 4])
def test_every_decision_shows_the_players_the_question_and_the_choices(seats):
    for sitting in positions(seats, 5, every=7):
        scene, text = sitting.scene(), shown(sitting, 170, 60)
        for name in sitting.match.names:
            assert name in text
        for item in scene.items:
            assert item.slot or item.text[:30] in text or item.short in text
        asked = sitting.asked
        if asked is not None:
            assert {move.id for item in scene.items for move in item.moves} == set(sitting.match.legal(asked))
        assert len({item.key for item in scene.items}) == len(scene.items)


def test_a_list_of_choices_is_short():
    """Bids, exchanges and patches have hundreds of moves and few lines."""
    for sitting in positions(4, 6, every=5):
        assert sum(not item.slot for item in sitting.scene().items) <= 30


def test_every_room_is_drawn_with_its_kind_its_symbols_and_its_workers():
    for sitting in positions(3, 7, every=40):
        for seat in range(3):
            chart = Chart(sitting.scene(asking=False), seat)
            text = "\n".join(row.plain for row in chart.lines(Size(12, 2, True)))
            rooms = sitting.match.view(seat)["players"][seat]["territory"]["rooms"]
            assert text.count("*") == sum(
                min(room["workers"], 1) if room["workers"] > 2 else room["workers"] for room in rooms
            )
            assert text.count("[") == sum(room["box"] is not None for room in rooms)


def test_lines_are_drawn_between_rooms_and_not_inside_them():
    plots = [Plot(0, 0, 1, 2, ("Cv",)), Plot(1, 0, 1, 1, ("D",)), Plot(1, 1, 1, 1, ("If[m]",), tail="*")]
    assert [row.plain for row in draw(plots, 2, 2, Size(6, 1, True))] == [
        "┌──────┬──────┐",
        "│Cv    │D     │",
        "│      ├──────┤",
        "│      │If[m]*│",
        "└──────┴──────┘",
    ]
    assert [row.plain for row in draw(plots, 2, 2, Size(6, 1, False))] == ["│Cv    │D     │", '│"     │If[m]*│']
    assert draw(plots, 2, 2, Size(7, 1, False), [(1, 0)])[0].plain == "│Cv     │D     +│"


def test_every_side_is_drawn_in_plain_letters_too():
    sitting = fresh()
    for piece in sitting.components["pieces"]:
        rows = card_lines(sitting.components, piece["piece"], Size(9, 1, True))
        assert len(rows) == 5
        assert len({row.cell_len for row in rows}) == 1
        assert set("".join(row.plain for row in rows).translate(PLAIN)).isdisjoint("┼├┤┬┴│─")


def to_patching(sitting: Sitting) -> None:
    """Everybody bids 1 on a card of their own."""
    while sitting.match.view(sitting.asked)["question"] == "bid":
        move = next(move for move in sitting.match.moves(sitting.asked) if move.name == "bid")
        sitting.match.play(move, sitting.asked)


def test_bids_cards_and_cells_are_understood():
    sitting = fresh()
    assert meant(sitting, "0") == meant(sitting, "wait") == meant(sitting, "pass") == "wait"
    assert meant(sitting, "1 2") == meant(sitting, "bid 1 2") == "bid 1 2"
    to_patching(sitting)
    scene = sitting.scene()
    assert scene.view["question"] == "patch"
    cell = next(item.key for item in scene.items if item.moves[0].name == "patch" and len(item.moves) == 1)
    assert meant(sitting, cell) == meant(sitting, f"patch {cell}") == f"patch {cell} {scene_mask(scene, cell)}"
    assert meant(sitting, "discard") == "discard"
    with pytest.raises(Trouble, match="0 isn't a choice now"):
        meant(sitting, "0")
    with pytest.raises(Refused):
        meant(sitting, "a1")
    assert "covers " in next(item.text for item in scene.items if item.key == "e6")


def scene_mask(scene, cell: str) -> int:
    return next(item.moves[0].args["over"] for item in scene.items if item.key == cell)


def test_a_card_that_can_go_under_asks_which_way():
    for sitting in positions(4, 8):
        scene = sitting.scene()
        many = [item for item in scene.items if len(item.moves) > 1 and item.moves[0].name == "patch"]
        if not many:
            continue
        with pytest.raises(Trouble, match=f"ways at {many[0].key}.*Type one of these"):
            meant(sitting, many[0].key)
        for move in many[0].moves:
            assert meant(sitting, f"{many[0].key} {move.args['over']}") == move.words
            under = move.text.partition("under ")[2].replace(" and ", " ").replace(",", "")
            assert meant(sitting, f"{many[0].key} under {under}" if under else f"{many[0].key} over") == move.words
        return
    raise AssertionError("no card could go under another")


def test_names_and_shorter_words_are_understood():
    sitting = fresh()
    scene, words = sitting.scene(), sitting.drawing.words
    assert words(scene, "ally bart") == words(scene, "ally B") == words(scene, "ally 1") == "ally 1"
    assert words(scene, "threaten cid vp") == "threaten 2 vp"
    assert (
        words(scene, "exchange minerals food 3")
        == words(scene, "exchange minerals-food 3")
        == "exchange minerals-food 3"
    )
    assert words(scene, "worship h") == "worship-heroes"
    assert words(scene, "thumbs up") == "peace"
    assert words(scene, "lay general") == "lay general-buildings"
    with pytest.raises(Trouble, match="There is no seat"):
        words(scene, "aid nobody")


@pytest.mark.parametrize("seats", [2, 4])
def test_what_may_be_attempted_can_be_written(seats):
    tried = set()
    for sitting in positions(seats, 9, every=5):
        for attempt in sitting.drawing.attempts(sitting.scene()):
            tried.add(attempt.split()[0])
            sitting.match.game.notation.action_of_words(sitting.match.edition, attempt)
    assert {"patch", "room", "exchange", "worker"} <= tried


def test_every_look_shows_something():
    for sitting in positions(4, 10, every=80):
        for what in sitting.drawing.LOOKS:
            rows = sitting.drawing.look(sitting.scene(), what, "petra" if what == "card" else "", 80)
            assert rows
            assert max(row.cell_len for row in rows) <= 80
    sitting = fresh()
    told = "".join(row.plain for row in sitting.drawing.look(sitting.scene(), "card", "pyramid", 200))
    assert "At the end of Era III: +40 VP." in told
    told = "\n".join(row.plain for row in sitting.drawing.look(sitting.scene(), "land", "bart", 80))
    assert "B Bartholomew" in told
    for argument in ("", "atlantis", "great"):
        with pytest.raises(Trouble):
            sitting.drawing.look(sitting.scene(), "card", argument, 80)


@pytest.mark.parametrize(("seats", "sides"), [(2, 2), (3, 1)])
def test_16_1_two_players_look_at_both_sides_of_a_card(seats, sides):
    sitting = fresh(seats)
    told = [row.plain for row in sitting.drawing.look(sitting.scene(), "card", "1", 80)]
    assert sum("┌" in row for row in told) == sides
    if seats == 2:
        meanwhile = [row.plain for row in sitting.drawing.look(to_side(sitting).scene(), "card", "", 80)]
        assert meanwhile == told, "while the side is chosen too"


def to_side(sitting: Sitting) -> Sitting:
    """Two players bid, and the first chooses a side of card 1."""
    match = sitting.match
    for move, seat in (("bid 1 2", 0), ("bid 2 1", 1)):
        match.play(move, seat)
    return sitting


def laid(scene: Scene) -> Sitting:
    """A sitting at a position."""
    names = list(NAMES[: scene.table.seats])
    return Sitting(Match.from_position("patchistory", position(EDITION, scene.table), EDITION, names), {})


def kept(food: int) -> Sitting:
    """Ann has a hero and two wonders, one of which adds money, and free exchanges; 6 workers and so much food."""
    scene = Scene(3, era=2).land(0, "L1", "Vasco da Gama@e8", "Petra@c6", "Ziggurat@g4").goods(0, food=food, minerals=2)
    workers = ("e6", "f6", "g6", "e7", "f7", "1:1")
    return laid(scene.workers(0, *workers).begin("management", favours=(6, 1, 1)))


def test_13_4_the_board_says_what_the_end_of_the_era_costs():
    rows = shown(kept(1), 80, 24).splitlines()
    heads, ann = rows[1].split(), rows[2].split()
    assert heads[11:14] == ["eat", "end", "H"]
    assert ann[13] == "2f2m"
    told = " ".join(row.plain for row in aside(kept(1).scene(), 300))
    assert "6 food a round (8, 10 with more workers). End of Era II: 2 food, 2 min for heroes and wonders." in told
    assert "Not all of it is there now: that would cost 3 VP." in told
    assert "Upkeep 6 food a round" in shown(kept(2), 160, 50)
    assert "would cost" not in shown(kept(2), 160, 50)


def test_the_board_says_what_heroes_and_wonders_add_and_which_exchanges_are_free():
    sitting = kept(9)
    told = " ".join(shown(sitting, 160, 60).split())
    assert "Now +1 money. [17.7]" in told
    assert "Exchange (0 fav, 6 free):" in told
    costs = [row.plain for row in sitting.drawing.look(sitting.scene(), "costs", "", 80)]
    assert any("6 free this round" in row for row in costs)
    land = " ".join(row.plain for row in sitting.drawing.look(sitting.scene(), "land", "", 80))
    assert "End of Era II: 2 food, 2 min for heroes and wonders." in land


def test_17_6_the_costs_say_from_whom_a_threat_demands_no_money():
    scene = Scene(3, era=2).land(1, "Parthenon").land(2, "Parthenon", "Pope John Paul II")
    scene.table.safe[2] = 1
    sitting = laid(scene.begin("management", favours=(6, 1, 1)))
    costs = [row.plain for row in sitting.drawing.look(sitting.scene(), "costs", "", 80)]
    assert costs[-3:] == [
        "A threat demands 4 money or 3 VP.",
        "From B Bartholomew: 3 VP (Parthenon).",
        "From C Cid: nothing (Parthenon, Pope John Paul II).",
    ]


def test_14_1_the_vote_says_which_cards_are_out_of_the_game():
    scene = Scene(3, era=3).goods(0, votes=3)
    scene.table.played = 0b110  # heroes and military
    sitting = laid(voting(scene, "workers", "food", "money"))
    assert "Out of the game Heroes, Military\n" in shown(sitting, 80, 40)


@pytest.mark.parametrize("seats", [2, 4])
def test_the_count_fits(seats):
    *_, sitting = positions(seats, 11, every=1000)
    rows = final_lines(sitting.match, sitting.scene(asking=False), sitting.drawing, 80)
    assert max(row.cell_len for row in rows) <= 80
    text = "\n".join(row.plain for row in rows)
    for standing in sitting.match.ranking():
        assert f"{standing.place}. {called(sitting.match.names, standing.seat)}" in text
    for source in ("Production", "Votes", "Losses", "At the start", "VP [1.1]"):
        assert any(row.plain.startswith(source) for row in rows), source


def test_a_game_is_played_by_typing(run):
    typed = "1 1\nwhy bid 1 1\npreview 1 1\nsigns\nranks\nmap\nhand\ncosts\nheroes\nland\nmoves\nwhy\n"
    result = run("play", "patchistory", "--seed", "5", "--bots", "random", "--option", "first=1", typed=typed)
    assert "Era I round 1/5" in result.output
    assert "Symbols in brackets are in an Activity Box." in result.output
    assert "Traceback" not in result.output
    assert result.exit_code == 0
