"""The gallery's drawings: everything is inside its room, and every kind and everything that is counted has a shape."""

from __future__ import annotations

import re

import pytest

from watershed.games.patchistory.cards import Room
from watershed.games.patchistory.gallery.drawing import card_svg, side_svg
from watershed.games.patchistory.gallery.kinds import MOTIFS, ROOFS, Zone, frame, roof
from watershed.games.patchistory.gallery.signs import LIKE, SIGNS
from watershed.games.patchistory.keys import KINDS, QUANTITIES
from watershed.games.patchistory.notation import pieces_of, tiles_of

from .scene import EDITION

NUMBER = r"(-?[\d.]+)"
ROOM = re.compile(
    r'<g class="room [a-z]+" transform="translate\(\d+ \d+\)"><rect class="floor" x="2.5" y="2.5" '
    r'width="(\d+)" height="(\d+)"(.*?)(?=<g class="room|</svg>)'
)
SIGN = re.compile(rf'<use href="#s-[a-z-]+" x="{NUMBER}" y="{NUMBER}" width="{NUMBER}" height="{NUMBER}"/>')
BOX = re.compile(rf'class="box" x="{NUMBER}" y="{NUMBER}" width="{NUMBER}" height="{NUMBER}"')


def drawn(rooms: tuple[Room, ...], columns: int, rows: int) -> list[tuple[int, int, str]]:
    """The rooms of a side: how large each is, and what is in it."""
    text = side_svg(rooms, columns, rows, "", lambda room: room.figure, 1)
    return [(int(wide) + 5, int(high) + 5, inside) for wide, high, inside in ROOM.findall(text)]


SIDES = [(side.slug, side.rooms, side.columns, 2) for side in pieces_of(EDITION).values()]
SIDES += [(tile.slug, (tile.room,), 1, 1) for tile in tiles_of(EDITION).values()]


@pytest.mark.parametrize(("rooms", "columns", "rows"), [pytest.param(*rest, id=slug) for slug, *rest in SIDES])
def test_symbols_and_boxes_are_inside_their_room_and_as_many_as_printed(rooms, columns, rows):
    found = drawn(rooms, columns, rows)
    assert len(found) == len(rooms)
    for room, (wide, high, inside) in zip(rooms, found, strict=True):
        places = [tuple(map(float, place)) for place in SIGN.findall(inside) + BOX.findall(inside)]
        for x, y, w, h in places:
            assert x >= 0
            assert x + w <= wide
            assert y >= 0
            assert y + h <= high
        signs, numbers = (
            len(SIGN.findall(inside)),
            [int(one) for one in re.findall(r'class="count"[^>]*>(\d+)<', inside)],
        )
        printed = sum(count for _, count in room.free + room.box)
        assert signs - len(numbers) + sum(numbers) == printed


def test_every_kind_has_a_shape_of_its_own():
    buildings = [kind for kind in KINDS[1:] if kind not in ("wasteland", "water", "hero", "wonder")]
    assert set(buildings) == set(ROOFS)
    assert len({roof(kind, 1) for kind in buildings}) == len(buildings)
    assert {kind for kind, _ in MOTIFS} == {"hero", "wonder"}
    assert len({frame(Zone(0, 0, 100, 100), era) for era in (1, 2, 3)}) == 3


@pytest.mark.parametrize("measure", QUANTITIES.values())
def test_everything_that_a_book_can_count_is_drawn(measure):
    known = LIKE.get(measure, measure)
    assert known in SIGNS
    assert f'href="#s-{known}"' in card_svg(measure, "")
