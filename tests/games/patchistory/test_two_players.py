"""Two players: rulebook, chapter 16."""

import pytest

from watershed.games.patchistory.names import Phase

from .scene import EDITION, PIECES, Scene

SIDES = EDITION.words["pieces"]


def auction(one, two, *, first=0, vp=20, lap=2):
    scene = Scene(2, first=first, lap=lap).goods(0, money=one, vp=vp).goods(1, money=two, vp=vp)
    return scene.begin("auction")


def test_16_1_two_cards_and_the_side_is_chosen_when_you_patch():
    scene = auction(3, 3)
    assert int(scene.table.shown) == 2
    assert [SIDES[int(piece)].colour for piece in scene.table.row[:2]] == ["white", "white"], "both sides can be seen"
    scene.play_as(0, "bid 1 1").play_as(1, "bid 2 1")
    assert (scene.question(), scene.to_move(), scene.legal()) == ("side", 0, ["side white", "side black"])


@pytest.mark.parametrize("side", ["white", "black"])
def test_16_1_either_side_can_be_patched(side):
    scene = Scene(2).patching("i-10-white").play(f"side {side}", "patch g7 15")
    assert scene.table.pile[0, 1] == PIECES[f"i-10-{side}"]
    assert scene.room(0, "g7") == {"white": "I:m[f]", "black": "H:Alexander the Great=2sw"}[side]


def test_16_2_two_players_bid_at_least_one_money():
    scene = auction(2, 1)
    assert scene.waiting() == (0, 1)
    assert scene.legal(0) == ["bid 1 1", "bid 1 2", "bid 2 1", "bid 2 2"]
    assert scene.legal(1) == ["bid 1 1", "bid 2 1"]


@pytest.mark.parametrize(("vp", "left"), [(20, 17), (2, 0)])
def test_16_2_a_player_without_money_buys_one_first(vp, left):
    scene = auction(0, 4, vp=vp)
    assert (scene.good(0, "vp"), scene.legal(0)) == (left, ["bid 1 1", "bid 2 1"])
    assert scene.good(1, "vp") == vp


@pytest.mark.parametrize("seat", [0, 1])
def test_16_2_bids_of_two_players_are_sealed(seat):
    """The other still has every choice, and nothing but the fact that a bid is in is noted."""
    scene = auction(3, 3)
    before = scene.legal(1 - seat)
    scene.play_as(seat, "bid 1 3")
    assert scene.waiting() == (1 - seat,)
    assert scene.legal(1 - seat) == before
    assert scene.told("sealed") == [(seat, 0, 0, 0)]
    assert (scene.table.bid.any(), scene.good(seat, "money")) == (False, 3)


@pytest.mark.parametrize(
    ("one", "two", "first", "won"),
    [
        ("1 2", "2 1", 0, [1, 2]),
        ("2 1", "1 4", 0, [2, 1]),
        ("1 3", "1 2", 1, [1, 2]),
        ("1 2", "1 3", 0, [2, 1]),
        ("2 2", "2 2", 0, [2, 1]),
        ("2 2", "2 2", 1, [1, 2]),
    ],
)
def test_16_3_who_takes_which_card(one, two, first, won):
    scene = auction(5, 5, first=first).play_as(0, f"bid {one}").play_as(1, f"bid {two}")
    assert scene.table.won[:2].tolist() == won
    assert [scene.good(seat, "money") for seat in (0, 1)] == [5 - int(one[2]), 5 - int(two[2])], "both bids are paid"


@pytest.mark.parametrize("first", [0, 1])
def test_16_4_the_first_player_patches_first(first):
    scene = auction(3, 3, first=first).play_as(0, "bid 1 1").play_as(1, "bid 2 1")
    assert (scene.question(), scene.to_move()) == ("side", first)
    scene.play("side white", "discard")
    assert (scene.question(), scene.to_move()) == ("side", 1 - first)


@pytest.mark.parametrize(("liberty", "workers"), [(1, 2), (0, 1)])
def test_16_4_the_first_round_is_like_any_other_and_workers_follow(liberty, workers):
    scene = Scene.dealt(2, liberty=liberty, first=1)
    assert (scene.question(), int(scene.table.opening), int(scene.table.shown)) == ("secret_bid", 0, 2)
    scene.play_as(0, "bid 1 1").play_as(1, "bid 2 1").play("side white", "discard")
    for placed in range(workers):
        assert (scene.question(), scene.to_move(), len(scene.places(0))) == ("room", 0, workers)
        scene.play(f"room {('e6', 'f6')[placed]}")
    assert (scene.question(), scene.to_move()) == ("side", 1)


def vote(votes, boards=("i-01-white", "i-02-white")):
    """Both play a card, and put votes on the two cards in the order they are revealed: ((0, 1), (3, 2))."""
    scene = Scene(2, lap=5).land(0, boards[0]).land(1, boards[1])
    for seat in (0, 1):
        scene.goods(seat, vp=20, money=9, votes=20)
    scene.hand(0, "politics").hand(1, "minerals").begin("vote")
    for pair in votes:
        scene.play_as(0, f"vote {pair[0]}").play_as(1, f"vote {pair[1]}")
    return scene


@pytest.mark.parametrize(
    ("votes", "gains"),
    [
        (((4, 1), (2, 1)), (5 + 1, 0)),
        (((0, 2), (3, 2)), (1 + 5, 0)),
        (((2, 2), (1, 3)), (4 + 4, 0)),
        (((0, 0), (0, 0)), (0, 0)),
        (((1, 0), (0, 0)), (1, 0)),
    ],
)
def test_16_5_the_winner_gains_by_the_votes_on_the_card(votes, gains):
    """Seat 0 has more books and more minerals; a card with fewer votes brings half, rounded down."""
    scene = vote(votes)
    found = [scene.good(seat, "vp") - 20 for seat in (0, 1)]
    assert found == list(gains)
    assert not scene.told("dropped"), "both cards are scored"


def test_16_5_if_two_players_tie_nobody_gains():
    scene = vote(((4, 1), (2, 1)), ("i-01-white", "i-01-white"))
    assert [scene.good(seat, "vp") for seat in (0, 1)] == [20, 20]
    assert [abs(place) for *_, place in scene.told("scored")] == [2, 2, 2, 2]
    assert scene.table.phase == Phase.AUCTION, "and the next era begins"


def test_16_5_the_other_player_can_win():
    scene = vote(((4, 1), (2, 1)), ("i-02-white", "i-01-white"))
    assert [scene.good(seat, "vp") for seat in (0, 1)] == [20, 26]
