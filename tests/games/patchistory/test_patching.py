"""Where a card goes: rulebook, chapter 6. Water has a file of its own.

Equality is C:v P:b E:c on e6 to g6 and M:s T:w I:f on e7 to g7. I-02 and I-12 are white cards with four single rooms
and no water. A patch is its upper left cell and the quarters that are visible: 1, 2, 4 and 8 in reading order.
"""

import itertools

import pytest

from watershed.games.patchistory.book import open_book
from watershed.games.patchistory.names import FAMILIES

from .scene import PIECES, SIDES, Scene
from .scene_figures import patched

PLAIN = "i-12-white"  # E:[3c] C:v / I:f D
CORNERS = [f"{column}{row}" for column in "defg" for row in (5, 6, 7)]  # where a card overlaps a baseland


def fits(scene):
    """Every patch of the card that is asked for: corner -> masks."""
    found = {}
    for words in scene.legal():
        if words != "discard":
            _, corner, mask = words.split()
            found.setdefault(corner, set()).add(int(mask))
    return found


def patching(card, *pieces, era=1, tiles=(), **more):
    scene = Scene(3, era=era, **more).land(0, *pieces)
    for tile in tiles:
        scene.tile(0, *tile)
    return scene.patching(card, PLAIN)


def names(scene, seat=0):
    """The pile from the bottom up."""
    slugs = {number: slug for slug, number in PIECES.items()}
    return [slugs[int(piece)] for piece in scene.table.pile[seat, : scene.table.height[seat]]]


def test_6_1_you_may_always_discard_a_card():
    scene = patching(PLAIN)
    assert "discard" in scene.legal()
    scene.play("discard")
    assert (names(scene), scene.told("discarded")) == (["eq"], [(0, PIECES[PLAIN], 0, 0)])


def test_6_1_you_must_discard_a_card_that_fits_nowhere(tmp_path):
    """A territory of 3 by 3 with water in the middle, a limit of 3, and a card that is a single large room."""
    path = tmp_path / "small.toml"
    path.write_text('base = "patchistory"\n[auction]\nlimit = [3, 6, 7]\n', encoding="utf-8")
    land = ("i-02-white@e7", "i-16-white@f7")
    scene = patching("i-25-white", *land, edition=open_book(path))
    assert (scene.room(0, "f7"), scene.to_move(), len(scene.told("discarded"))) == ("W", 1, 1)
    assert patching("i-25-white", *land).to_move() == 0, "it is the limit that leaves no place"


def test_6_2_a_card_is_never_turned():
    family = next(family for family in FAMILIES if family.name == "patch")
    assert [argument.name for argument in family.arguments] == ["cell", "over"]
    scene = patching(PLAIN).play("patch e6 15")
    assert [scene.room(0, cell) for cell in ("e6", "f6", "e7", "f7")] == ["E:[3c]", "C:v", "I:f", "D"]


def test_6_2_a_card_must_overlap_and_not_only_touch():
    assert sorted(fits(patching(PLAIN))) == sorted(CORNERS)
    found = fits(patching(PLAIN, "i-02-white@g8"))
    assert "e8" not in found, "in a corner of the territory, next to both cards"
    assert {"e7", "f8"} <= set(found)


def test_6_2_a_card_cannot_disappear():
    found = fits(patching(PLAIN))
    assert {corner: masks for corner, masks in found.items() if corner in ("e6", "f6")} == {"e6": {15}, "f6": {15}}
    assert found["g7"] == {15, 14}, "one quarter under the baseland, the others beside it"
    assert found["e5"] == {15, 3}


def test_6_3_on_each_quarter_you_have_it_goes_over_or_under():
    over, under = patching(PLAIN).play("patch g7 15"), patching(PLAIN).play("patch g7 14")
    assert (over.room(0, "g7"), over.room(0, "h7"), names(over)) == ("E:[3c]", "C:v", ["eq", PLAIN])
    assert (under.room(0, "g7"), under.room(0, "h7"), names(under)) == ("I:f", "C:v", [PLAIN, "eq"])


def test_6_3_a_card_goes_over_one_card_and_under_another():
    scene = patching(PLAIN, "i-02-white@g6")
    assert fits(scene)["f6"] == {15, 5}
    scene.play("patch f6 5")
    assert [scene.room(0, cell) for cell in ("f6", "g6", "f7", "g7")] == ["E:[3c]", "I:f", "I:f", "D"]
    assert names(scene) == ["eq", PLAIN, "i-02-white"]


@pytest.mark.parametrize("mask", [mask for mask in range(1, 15) if mask != 5])
def test_6_3_a_card_cannot_go_over_and_under_the_same_card(mask):
    assert f"patch f6 {mask}" not in patching(PLAIN, "i-02-white@g6").legal()
    assert f"patch e6 {mask}" not in patching(PLAIN).legal()


def test_6_3_a_card_cannot_go_over_what_lies_on_a_card_it_goes_under():
    """On g6 and g7 a card is on the baseland: who goes under the baseland on f6 and f7 goes under that one too."""
    assert "patch f6 10" not in patching(PLAIN, "i-02-white@g6").legal()
    beside = patching(PLAIN, "i-02-white@h6")  # not on the baseland
    assert fits(beside)["g6"] == {15, 5, 10}, "either of the two can be on top"


def test_6_3_not_even_indirectly():
    """A card on f8 is beside the baseland, but another one holds it up: that one is on the baseland."""
    alone = patching(PLAIN, "i-02-white@f8")
    held = patching(PLAIN, "i-02-white@g7", "i-14-white@f8")
    assert fits(alone)["e7"] == {15, 12, 7, 4}
    assert fits(held)["e7"] == {15, 7, 4}, "12 goes under the baseland and over that card"


def test_6_3_what_lies_on_a_lifted_card_stays_on_it():
    """Under the baseland is also under I-14, which is on it; I-02 and I-20 on i7 have nothing to do with that."""
    scene = patching(PLAIN, "i-02-white@h6", "i-14-white@g7", "i-20-black@i7", era=3)
    before = [scene.room(0, cell) for cell in ("e6", "f6", "g7", "h7", "h6", "i7")]
    scene.play("patch e5 3")
    assert names(scene) == ["i-02-white", "i-20-black", PLAIN, "eq", "i-14-white"]
    assert [scene.room(0, cell) for cell in ("e6", "f6", "g7", "h7", "h6", "i7")] == before
    assert (scene.room(0, "e5"), scene.room(0, "f5")) == ("E:[3c]", "C:v")


def test_6_4_a_tile_belongs_to_the_card_below_it():
    """Over the baseland on f7 and under the tile on g7 would be in between."""
    scene = patching(PLAIN, tiles=[("g7", "military-2")])
    assert fits(scene)["f7"] == {15, 12}
    scene.play("patch f7 12")
    assert (scene.room(0, "g7"), names(scene)) == ("M:2s", [PLAIN, "eq"])


def test_6_4_under_a_tile_is_directly_below_the_card_it_lies_on():
    """On g6 a tile lies on I-02, which lies on the baseland: under the tile and over the baseland beside it is fine."""
    scene = patching(PLAIN, "i-02-white@g6", tiles=[("g6", "military-2")])
    assert fits(scene)["f5"] == {15, 7, 3}
    scene.play("patch f5 7")
    assert (scene.room(0, "g6"), names(scene)) == ("M:2s", ["eq", PLAIN, "i-02-white"])


def test_6_4_a_tile_that_is_covered_leaves_the_game():
    scene = patching(PLAIN, tiles=[("g7", "military-2"), ("e6", "culture-1")]).play("patch g7 15")
    assert (scene.room(0, "g7"), scene.room(0, "e6")) == ("E:[3c]", "C:v")
    assert len(scene.told("tile-lost")) == 1
    assert scene.table.stack_left == 36 - 12 - 2, "nothing comes back to the storage"


@pytest.mark.parametrize(
    ("card", "corner", "masks"),
    [
        ("i-06-white", "g7", {15}),  # L: its left room would be half below the baseland
        ("i-06-white", "d7", {15, 13}),  # its upper right room is single
        ("i-06-white", "g6", {15, 10}),  # the whole left room below
        ("i-17-white", "f5", {15, 3}),  # T: the two lower rooms below
        ("i-17-white", "f7", {15, 12}),  # T: the whole upper room below
        ("i-17-white", "d7", {15}),  # half of it
        ("i-25-white", "d5", {15}),  # F is never below anything
    ],
)
def test_6_5_no_room_of_the_new_card_is_cut(card, corner, masks):
    assert fits(patching(card))[corner] == masks


@pytest.mark.parametrize(
    ("corner", "masks"),
    [
        ("d9", {13}),  # half of the old room would be covered
        ("e9", {12}),
        ("d8", {15, 5}),
        ("e8", {15}),
        ("f8", {15, 10}),  # two single rooms
    ],
)
def test_6_5_no_room_of_an_old_card_is_cut(corner, masks):
    """I-06 on e8 is I:f[2f] on e8 and e9, D on f8 and P:b on f9."""
    assert fits(patching(PLAIN, "i-06-white@e8"))[corner] == masks


def width(columns, rows):
    """Cards beside the baseland, so that the territory has that many columns and rows."""
    column, row = "efghijkl"[columns - 2], 4 + rows
    return [
        card for card, needed in ((f"i-02-white@{column}6", columns > 3), (f"i-03-white@e{row}", rows > 2)) if needed
    ]


@pytest.mark.parametrize(("era", "limit"), [(1, 5), (2, 6), (3, 7)])
def test_6_10_the_territory_fits_into_the_size_of_the_era(era, limit):
    for columns in (limit - 1, limit):
        scene = patching(PLAIN, *width(columns, 2), era=era)
        last = "efghijkl"[columns - 1]
        full = columns == limit
        assert (f"{last}6" in fits(scene), f"{last}5" in fits(scene), "d6" in fits(scene)) == (not full,) * 3
        assert {"e5", "e7", "e6"} <= set(fits(scene)), "there is room above and below"
    for rows in (limit - 1, limit):
        scene = patching(PLAIN, *width(3, rows), era=era)
        full = rows == limit
        assert (f"e{5 + rows}" in fits(scene), "e5" in fits(scene)) == (not full,) * 2
        assert {"d6", "g6", "e6"} <= set(fits(scene))


def test_6_10_the_size_is_measured_over_everything_you_have():
    scene = patching(PLAIN, *width(5, 5))
    inside = {"".join(cell) for cell in itertools.product("efgh", "6789")}
    assert set(fits(scene)) <= inside
    assert fits(scene)


@pytest.mark.parametrize(
    ("corner", "columns", "rows", "next_left", "next_up"),
    [("d5", 4, 3, "c5", "d4"), ("g7", 4, 3, "d6", "e5"), ("e7", 3, 3, "d6", "e5"), ("g6", 4, 2, "d6", "e5")],
)
def test_6_10_every_patch_counts(corner, columns, rows, next_left, next_up):
    """A card that is patched stretches the territory, and the next one is measured with it."""
    scene = patching(PLAIN).play(f"patch {corner} 15")
    assert (int(scene.table.wide[0]), int(scene.table.high[0])) == (columns, rows)
    found = fits(scene.patching("i-02-white"))
    assert {next_left, next_up} <= set(found)
    assert not {"b5", "d3", "i6", "e9"} & set(found), "only touching, or not even that"


def test_2_7_a_hero_that_is_covered_is_told():
    covered = patching("i-25-white", "Alexander the Great@g6").play("patch g6 15")
    assert (covered.status(0, "mil"), len(covered.told("covered"))) == (1, 1)
    assert patching("i-25-white").play("patch e6 15").told("covered") == []


def test_6_11_a_patched_card_is_active_at_once():
    scene = patching("i-13-white")
    assert scene.status(0, "mil") == 1
    scene.play("patch g5 15")
    assert (scene.status(0, "mil"), scene.status(0, "money")) == (3, 2)


@pytest.mark.parametrize(("patch", "votes", "pol"), [("patch g6 15", 10, 6), ("patch g6 10", 0, 1)])
def test_6_11_a_hero_does_something_only_if_visible_after_the_patch(patch, votes, pol):
    """Che Guevera's room is the left half: below the baseland he brings no votes."""
    scene = patched(Scene(3), "Che Guevera", patch)
    assert (scene.good(0, "votes"), scene.status(0, "pol"), len(scene.told("appeared"))) == (votes, pol, votes // 10)
    assert (scene.question(), scene.waiting()) == ("free_route", (1,)), "the text of the next player's card"


def test_6_11_the_text_of_the_new_card_comes_before_chichen_itza():
    scene = patched(Scene(3).land(0, "Chichen-Itza"), "Timbuktu", "patch f5 15")
    assert (scene.question(), scene.to_move(), scene.good(0, "minerals")) == ("free_route", 0, 0)
    scene.play("route 1")
    assert (scene.question(), scene.to_move(), scene.good(0, "minerals")) == ("ally", 1, 2), "and then the next text"


def test_6_11_chichen_itza_counts_only_what_is_visible():
    scene = patched(Scene(3).land(0, "Chichen-Itza"), "Timbuktu", "patch f7 12")
    assert SIDES["Timbuktu"] in scene.table.pile[0].tolist()
    assert (scene.question(), scene.to_move(), scene.good(0, "minerals")) == ("ally", 1, 0)
