"""The book: counts and values of the facts, and what is in the record."""

import re
from collections import Counter
from itertools import product

import numpy as np
import pytest

from watershed.games.patchistory.book import GOODS, Book, books, open_book
from watershed.games.patchistory.cards import KIND_LETTERS, LAYOUTS, print_room
from watershed.games.patchistory.names import (
    CELLS,
    EFFECTS,
    FIGURES,
    PIECES,
    RECLAIMED,
    TILES,
    Cost,
    Good,
    Kind,
    Quantity,
    Status,
    Verb,
    When,
)
from watershed.kernel.record import lay_open

EDITION = open_book()
BOOK = lay_open(Book, EDITION.records, compiled=False)
PIECE, FIGURE, TILE = (EDITION.words[name] for name in ("pieces", "figures", "tiles"))
NUMBER = {side.slug: number for number, side in PIECE.items()}
SIDES = [side for side in PIECE.values() if side.era]
TEXT = books()["patchistory"].read_text(encoding="utf-8")
WORTH = {
    Status.VP: 1, Status.POL: 1, Status.MINERALS: 1, Status.TRA: 0.8,
    Status.MIL: 0.7, Status.MONEY: 0.6, Status.FOOD: 0.6, Status.SHIELDS: 0.4,
}  # fmt: skip


def points(*rooms):
    free = sum(WORTH[status] * count for room in rooms for status, count in room.free)
    return free + 0.6 * sum(WORTH[status] * count for room in rooms for status, count in room.box)


def letters(era, black):
    rooms = [room for side in SIDES if (side.era, side.black) == (era, black) for room in side.rooms]
    return Counter(KIND_LETTERS[room.kind] for room in rooms), sum(bool(room.box) for room in rooms)


def test_pieces_are_numbered_as_the_rules_count_on():
    assert len(PIECE) == PIECES == 155
    assert [PIECE[number].slug for number in range(1, 6)] == ["eq", "l1", "l2", "l3", "l4"]
    assert (PIECE[6].slug, PIECE[7].slug, PIECE[154].slug) == ("i-01-white", "i-01-black", "iii-25-white")
    assert all(NUMBER[f"ii-{at:02}-white"] == 4 + 2 * (25 + at) for at in range(1, 26))
    assert all(BOOK.card[number] == (number - 4) // 2 for number in range(6, PIECES + 1))
    assert not BOOK.card[:6].any()
    assert BOOK.columns[1:].tolist() == [3] * 5 + [2] * 150
    assert BOOK.quarters[1:].tolist() == [6] * 5 + [4] * 150


@pytest.mark.parametrize(
    ("era", "white", "boxes", "black"),
    [
        (1, {"I": 20, "E": 11, "P": 9, "C": 9, "M": 8, "T": 6, "D": 17, "W": 7}, 22, {"S": 26, "D": 21, "W": 10}),
        (2, {"I": 18, "E": 10, "P": 9, "C": 9, "M": 8, "T": 7, "D": 14, "W": 8}, 30, {"S": 28, "D": 21, "W": 10}),
        (3, {"I": 15, "E": 9, "P": 9, "C": 10, "M": 9, "T": 8, "D": 14, "W": 8}, 32, {"S": 30, "D": 22, "W": 7}),
    ],
)
def test_the_rooms_of_an_era(era, white, boxes, black):
    assert letters(era, False) == (white, boxes)
    assert letters(era, True) == (black | {"H": 9, "X": 9}, 0)


@pytest.mark.parametrize(
    ("era", "black", "least", "most", "mean"),
    [
        (1, False, 2.1, 3.2, 2.6), (2, False, 3.0, 4.8, 4.0), (3, False, 4.2, 6.8, 5.7),
        (1, True, 0, 3.6, 2.1), (2, True, 1.5, 6.2, 3.2), (3, True, 1.3, 6.4, 3.5),
    ],
)  # fmt: skip
def test_what_sides_are_worth(era, black, least, most, mean):
    worth = [points(*side.rooms) for side in SIDES if (side.era, side.black) == (era, black)]
    assert len(worth) == 25
    assert (min(worth), max(worth)) == pytest.approx((least, most), abs=0.05)
    assert sum(worth) / 25 == pytest.approx(mean, abs=0.06)


def test_every_side_keeps_to_the_plan_of_the_facts():
    symbols = {"C": "v", "P": "b", "E": "c", "M": "sh", "T": "w", "I": "fm"}
    for side in SIDES:
        kinds = [KIND_LETTERS[room.kind] for room in side.rooms]
        assert kinds.count("W") <= 1
        assert side.layout in ("TB", "LR", "F") or {"D", "W"} & set(kinds), "a dead quarter"
        assert set(kinds) <= set("SDWHX" if side.black else "CPEMTIDW")
        assert sorted(quarter for room in side.rooms for quarter in room.quarters) == [0, 1, 2, 3]
        for kind, room in zip(kinds, side.rooms, strict=True):
            if kind in symbols:
                assert set(print_room(room)[2:]) <= set(symbols[kind] + "[]23456789")


def test_baselands():
    worth = [points(*PIECE[number].rooms) for number in range(1, 6)]
    assert worth == pytest.approx([4.7, 5.72, 5.68, 5.96, 5.86])
    for number in range(1, 6):
        rooms = BOOK.room[number]
        totals = BOOK.free[rooms].sum(axis=0)
        assert all(totals[status] for status in (Status.POL, Status.TRA, Status.MONEY, Status.FOOD))
        assert BOOK.boxed[rooms].sum() == (number > 1) * 2


def test_the_patching_example_of_the_rulebook():
    """7.1.3  Card I-01 over the Industry room of Equality: one more book, a mineral, and no food."""
    base, card = BOOK.free[BOOK.room[1]], BOOK.free[BOOK.room[NUMBER["i-01-white"]][:4]]
    assert base.sum(axis=0).tolist() == [0, 1, 0, 1, 1, 1, 0, 1, 1]
    assert BOOK.kind[BOOK.room[1, 5]] == Kind.INDUSTRY
    assert (base[:5].sum(axis=0) + card.sum(axis=0)).tolist() == [0, 0, 1, 1, 1, 1, 0, 2, 1]


def test_tiles():
    assert len(TILE) == TILES == 36
    assert Counter(tile.room.kind for tile in TILE.values()) == dict.fromkeys(range(1, 7), 6)
    assert [BOOK.kind[BOOK.tile_room[number]] for number in range(1, 37)] == [1 + at // 6 for at in range(36)]
    assert sum(points(tile.room) for tile in TILE.values()) / 36 == pytest.approx(1.2, abs=0.05)
    assert (TILE[1].slug, TILE[36].slug, print_room(TILE[35].room)) == ("culture-1", "industry-6", "I:f[m]")
    assert BOOK.kind[BOOK.tile_room[RECLAIMED]] == Kind.WASTELAND
    assert len(set(BOOK.tile_room[1:].tolist())) == 37


def test_rooms_are_numbered_from_one_and_know_their_quarters():
    last = int(BOOK.tile_room[RECLAIMED])
    seen = [int(room) for number in PIECE for room in dict.fromkeys(BOOK.room[number].tolist()) if room]
    assert seen + BOOK.tile_room[1:].tolist() == list(range(1, last + 1))
    for number, side in PIECE.items():
        for room in side.rooms:
            at = int(BOOK.room[number, room.quarters[0]])
            assert np.flatnonzero(BOOK.room[number] == at).tolist() == list(room.quarters)
            assert (BOOK.extent[at], BOOK.anchor[at]) == (len(room.quarters), room.quarters[0])


def test_whole_masks():
    """Recomputed from the text: every room is wholly seen or wholly hidden, and water is seen."""
    for colour, part in zip(("white", "black"), TEXT.split("[white]\n")[-1].split("[black]"), strict=True):
        for id, layout, rooms in re.findall(r'^(I+-\d\d) = "([A-Z]+) ([^"]+)"', part, re.MULTILINE):
            kinds = [room.strip() for room in rooms.split("|")]
            expected = set()
            for shown in product((0, 1), repeat=len(kinds)):
                quarters = {at for at, letter in enumerate(LAYOUTS[layout]) if shown["abcd".index(letter)]}
                if quarters and all(seen or kind != "W" for seen, kind in zip(shown, kinds, strict=True)):
                    expected.add(sum(1 << at for at in quarters))
            bits = int(BOOK.whole[NUMBER[f"{id.lower()}-{colour}"]])
            assert {mask for mask in range(1, 16) if bits >> mask - 1 & 1} == expected, (id, colour)
    assert BOOK.whole[NUMBER["i-25-white"]] == 1 << 14
    assert BOOK.whole[NUMBER["i-02-white"]] == (1 << 15) - 1
    assert not BOOK.whole[:6].any()


NAMES = (
    "Colosseum, Colossus of Rhodes, The Great Wall, Hanging Gardens of Babylon, Lighthouse of Alexandria, Parthenon, "
    "Petra, Pyramid, Ziggurat, Alexander the Great, Aristotle, Constantine the Great, Cyrus the Great, "
    "Gaius Julius Caesar, Gwanggaeto the Great, Homer, Moses, Qin Shi Huang, Angkor Wat, Chichen-Itza, Forbidden City, "
    "Kremlin, Machu Picchu, Pantheon, Seokguram, Taj Mahal, Timbuktu, Christopher Columbus, Elizabeth I, Genghis Khan, "
    "Jeanne d'Arc, Martin Luther, Napoleon Bonaparte, Vasco da Gama, William Shakespeare, Yi Sun-sin, Apollo 11, "
    "Christ the Redeemer, Disneyland, Eiffel Tower, Red Cross, Schwerer Gustav, Statue of Liberty, Stealth Aircraft, "
    "Wall Street, Andrew Carnegie, Antoni Gaudi, Che Guevera, Erwin Rommel, Karl Heinrich Marx, Lula da Silva, "
    "Mahatma Gandhi, Otto von Bismarck, Pope John Paul II"
)


def test_figures():
    assert len(FIGURE) == FIGURES == 54
    assert BOOK.hero[1:].tolist() == ([0] * 9 + [1] * 9) * 3
    assert BOOK.figure_era[1:].tolist() == [1] * 18 + [2] * 18 + [3] * 18
    assert ", ".join(figure.name for figure in FIGURE.values()) == NAMES
    shown = [number for number in PIECE if BOOK.figure_at[number]]
    assert len(shown) == 54
    for number in shown:
        room = BOOK.room[number, BOOK.figure_at[number] - 1]
        figure = FIGURE[int(BOOK.figure[room])]
        assert (figure.era, figure.hero) == (PIECE[number].era, BOOK.kind[room] == Kind.HERO)
        assert BOOK.anchor[room] == BOOK.figure_at[number] - 1
    assert EDITION.printed["figure-jeanne-d-arc"] == "Jeanne d'Arc"


EFFECTS_OF = {
    "the-great-wall": [(When.ALWAYS, Verb.SHIELDS, 1, Quantity.WORKERS, 1), (When.ALWAYS, Verb.THREAT_RELIEF, 1)],
    "parthenon": [(When.ALWAYS, Verb.VP, 1, Quantity.ECONOMY, 2), (When.ALWAYS, Verb.SAFE_MONEY, 1)],
    "pyramid": [(When.ERA_1, Verb.VP, -5), (When.ERA_2, Verb.VP, -5), (When.ERA_3, Verb.VP, 40)],
    "ziggurat": [(When.ERA, Verb.VP, 2, Quantity.WORKERS, 1)],
    "colosseum": [(When.ALWAYS, Verb.CAMPAIGN_VP, 1), (When.ALWAYS, Verb.CAMPAIGN_MONEY, 2)],
    "hanging-gardens-of-babylon": [(When.ALWAYS, Verb.VP, 1, Quantity.WATER, 1), (When.PATCHED, Verb.DESCENDANT, 1)],
    "aristotle": [],
    "gaius-julius-caesar": [(When.ALWAYS, Verb.MIL, 1, Quantity.POL, 1)],
    "qin-shi-huang": [(When.ALWAYS, Verb.BUILD_FAVOURS, -1), (When.ALWAYS, Verb.BUILD_MINERALS, -1)],
    "chichen-itza": [
        (When.ALWAYS, Verb.WONDER_MINERALS, 2), (When.ALWAYS, Verb.SACRIFICE_VP, 5),
        (When.ALWAYS, Verb.SACRIFICE_COST, 2),
    ],
    "forbidden-city": [(When.ALWAYS, Verb.MIL, -3)],
    "kremlin": [(When.PATCHED, Verb.TRIBUTE_WORKER, 1), (When.PATCHED, Verb.TRIBUTE_VP, 7)],
    "timbuktu": [(When.PATCHED, Verb.ROUTE, 1), (When.ALWAYS, Verb.ROUTE_MORE, 1)],
    "elizabeth-i": [(When.ALWAYS, Verb.MIL, 2, Quantity.MANNED_WATER, 1), (When.ALWAYS, Verb.KEEP_VOTES, 1)],
    "vasco-da-gama": [(When.ALWAYS, Verb.CLAIM, 1), (When.ALWAYS, Verb.FREE_EXCHANGE, 6)],
    "apollo-11": [(When.ALWAYS, Verb.VP, 1, Quantity.TRA, 1), (When.ALWAYS, Verb.VP, 1, Quantity.ROUTES, 1)],
    "schwerer-gustav": [
        (When.PATCHED, Verb.DEMOLISH, 1), (When.ALWAYS, Verb.HEAVY_MINERALS, 3),
        (When.ALWAYS, Verb.THREAT_FAVOURS, -1),
    ],
    "statue-of-liberty": [
        (When.ALWAYS, Verb.NO_LIMIT, 1), (When.ALWAYS, Verb.LASTING, 1), (When.END, Verb.VP, 3, Quantity.RECLAIMED, 1),
    ],
    "wall-street": [(When.END, Verb.VP, 2, Quantity.SAVINGS, 3)],
    "che-guevera": [(When.PATCHED, Verb.VOTES, 10), (When.ALWAYS, Verb.SET_POL, 6)],
    "pope-john-paul-ii": [(When.PATCHED, Verb.SAFE_VP, 1), (When.ALWAYS, Verb.VP, 2, Quantity.MANNED_CULTURE, 1)],
}  # fmt: skip


@pytest.mark.parametrize("slug", EFFECTS_OF)
def test_what_heroes_and_wonders_do(slug):
    number = next(figure.id for figure in FIGURE.values() if figure.slug == slug)
    columns = (BOOK.when, BOOK.verb, BOOK.amount, BOOK.per, BOOK.every)
    found = [tuple(int(column[number, at]) for column in columns) for at in range(EFFECTS)]
    wanted = [(*effect, Quantity.NONE, 1)[:5] for effect in EFFECTS_OF[slug]]
    assert found == wanted + [(0, 0, 0, 0, 1)] * (EFFECTS - len(wanted))


def test_only_verbs_that_nobody_uses_are_unused():
    used = {effect.verb for figure in FIGURE.values() for effect in figure.effects}
    unused = {name for name, verb in Verb._asdict().items() if verb not in used}
    assert unused == {"NONE", "MINERALS", "POL", "TRA"}
    assert (BOOK.every >= 1).all()


def test_numbers():
    assert (BOOK.food, BOOK.money, BOOK.vp, BOOK.swap, BOOK.aid) == (4, 3, 20, 3, 3)
    assert (BOOK.workers.tolist(), BOOK.limit.tolist()) == ([1, 2], [0, 5, 6, 7])
    assert BOOK.upkeep.tolist() == [0, 1, 2, 3, 4, 5, 6, 8, 10]
    assert (BOOK.favours[Cost.THREATEN], BOOK.favours[Cost.EXCHANGE], BOOK.favours[Cost.BUILD]) == (3, 1, 3)
    assert BOOK.build.tolist() == [0, 3, 3, 2, 3, 2, 2, 0, 0, 0, 0, 0]
    assert (BOOK.general, BOOK.allied) == (14, 4)
    assert BOOK.route_good.tolist() == [0, Good.FOOD, Good.MONEY, Good.MINERALS, Good.VP, 0, 0, 0]
    assert (BOOK.route_gain.tolist(), BOOK.allied_gain.tolist()) == ([0, 2, 2, 1, 3, 0, 0, 0], [0, 3, 3, 2, 4, 0, 0, 0])


def test_mixes_and_lots():
    mixes = ["".join(letter * int(row[good]) for good, letter in enumerate("-fmc--")) for row in BOOK.mix[1:]]
    assert mixes == ["fff", "ffm", "ffc", "fmm", "fmc", "fcc", "mmm", "mmc", "mcc", "ccc"]
    assert BOOK.mix.shape[1] == GOODS == 6
    lots = list(
        zip(*(row[1:].tolist() for row in (BOOK.lot_pays, BOOK.lot_from, BOOK.lot_gets, BOOK.lot_to)), strict=True)
    )
    assert lots == [(1, 2, 2, 1), (1, 2, 2, 3), (2, 1, 1, 2), (2, 3, 1, 2), (2, 1, 2, 3), (2, 3, 2, 1)]


def test_the_board_joins_at_its_edges():
    assert BOOK.beside[1].tolist() == [133, 2, 13, 12]
    assert BOOK.beside[CELLS].tolist() == [132, 133, 12, 143]
    for cell in range(1, CELLS + 1):
        assert all(cell in BOOK.beside[other] for other in BOOK.beside[cell])


def test_prosperity_cards():
    words = EDITION.words["prosperity"]
    measured = {words[card]: int(BOOK.measure[card]) for card in words}
    assert len(measured) == 15
    assert (words[1], measured["general-buildings"]) == ("general-buildings", Quantity.GENERAL)
    assert (measured["military"], measured["politics"], measured["culture"]) == (
        Quantity.MIL,
        Quantity.POL,
        Quantity.VP,
    )
    assert sorted(measured.values()) == sorted({7, 8, 9, 10, 11, 12, 13, 17, 20, 21, 22, 23, 24, 26, 27})


def test_everything_has_a_source():
    sources = EDITION.words["sources"]
    assert Counter(sources["white"].values()) == {"reconstructed": 74, "outside": 1}
    assert sources["white"]["III-01"] == "outside"
    assert set(sources["black"].values()) == set(sources["tiles"].values()) == {"reconstructed"}
    assert set((sources["wonders"] | sources["heroes"] | sources["prosperity"]).values()) == {"rulebook"}
    assert (sources["baselands"]["EQ"], sources["upkeep"]["upkeep"]) == ("rulebook", "reconstructed")
