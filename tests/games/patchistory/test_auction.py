"""Auctions: rulebook, chapter 5."""

import itertools

import pytest

from watershed.games.patchistory.names import BASELANDS, Phase

from .scene import EDITION, Scene

SIDES = EDITION.words["pieces"]


def auction(*money, seats=None, first=0, **goods):
    """An auction after the first round."""
    scene = Scene(seats or len(money), first=first)
    for seat, amount in enumerate(money):
        scene.goods(seat, money=amount, **goods)
    return scene.begin("auction")


def bids(scene):
    """What can be bid on which card."""
    found = {}
    for words in scene.legal():
        _, card, money = words.split()
        found.setdefault(int(card), []).append(int(money))
    return found


def colours(scene):
    return [SIDES[int(piece)].colour for piece in scene.table.row if piece]


@pytest.mark.parametrize("seats", [3, 4])
def test_5_1_as_many_cards_as_players_with_alternating_sides(seats):
    starts = set()
    for seed in range(1, 30):
        scene = Scene.dealt(seats, seed=seed)
        while scene.table.shown < seats:
            scene.play("wait")
        found = colours(scene)
        assert len(found) == seats
        assert all(one != other for one, other in itertools.pairwise(found))
        starts.add(found[0])
    assert starts == {"white", "black"}, "the first side is drawn by lot"


def test_5_1_the_cards_are_the_next_of_the_deck():
    scene = auction(3, 3, 3)
    cards = [(int(piece) - BASELANDS + 1) // 2 for piece in scene.table.row if piece]
    assert cards == scene.table.deck[:3].tolist()
    assert scene.table.drawn == 3


@pytest.mark.parametrize(("vp", "left"), [(20, 17), (3, 0), (2, 0), (0, 0)])
def test_5_2_without_money_you_pay_3_vp_for_1(vp, left):
    scene = Scene(3).goods(0, vp=vp).goods(1, vp=9, money=1).goods(2, vp=9, money=7).begin("auction")
    assert (scene.good(0, "vp"), scene.good(0, "money")) == (left, 1)
    assert [scene.all_goods(seat) for seat in (1, 2)] == [{"vp": 9, "money": 1}, {"vp": 9, "money": 7}]
    assert scene.told("swapped") == [(0, 0, vp - left, 0)]


def test_5_2_only_when_the_auction_begins():
    scene = auction(1, 5, 5, vp=20).play("bid 1 1", "bid 1 2", "bid 2 1")
    assert (scene.table.bid_on[0], scene.table.bid[0]) == (3, 1), "outbid, with one bid left to make"
    assert scene.all_goods(0) == {"vp": 20}, "all money is spent, and that costs nothing now"


def test_5_3_a_bid_is_at_least_one_money_and_beats_the_top_bid():
    scene = auction(4, 5, 3)
    assert bids(scene) == {1: [1, 2, 3, 4], 2: [1, 2, 3, 4], 3: [1, 2, 3, 4]}
    scene.play("bid 2 3")
    assert bids(scene) == {1: [1, 2, 3, 4, 5], 2: [4, 5], 3: [1, 2, 3, 4, 5]}
    scene.play("bid 3 5")
    assert bids(scene) == {1: [1, 2, 3]}, "more than it has would be needed on the others"


@pytest.mark.parametrize("first", range(3))
def test_5_3_in_turn_order_a_player_without_a_top_bid_must_bid(first):
    scene = auction(9, 9, 9, first=first)
    asked = []
    for card in (1, 2, 3):
        asked.append(scene.to_move())
        assert all(words.startswith("bid") for words in scene.legal()), "no way to pass"
        scene.play(f"bid {card} 2")
    assert asked == [(first + step) % 3 for step in range(3)]
    assert scene.table.phase == Phase.PATCHING


def test_5_3_with_a_top_bid_you_do_nothing():
    scene = auction(9, 9, 9).play("bid 1 1", "bid 1 2", "bid 2 1")
    assert scene.to_move() == 0
    scene.play("bid 2 2")
    assert scene.to_move() == 2, "seat 1 has a top bid"


@pytest.mark.parametrize(
    ("move", "legal"),
    [
        ("bid 1 4", True),
        ("bid 1 3", False),
        ("bid 2 2", True),
        ("bid 2 9", True),
        ("bid 2 1", False),
        ("bid 3 2", True),
        ("bid 3 1", False),
    ],
)
def test_5_4_an_outbid_player_raises_or_moves_the_bid_and_never_lowers_it(move, legal):
    """Seat 0 has bid 2 on the first card and is outbid with 3; seat 2 has bid 1 on the second."""
    scene = auction(9, 9, 9).play("bid 1 2", "bid 1 3", "bid 2 1")
    assert scene.to_move() == 0
    assert (move in scene.legal()) == legal


def test_5_4_a_moved_bid_must_beat_any_bid_there():
    scene = auction(9, 9, 9).play("bid 1 2", "bid 1 3", "bid 2 6")
    assert bids(scene) == {1: [4, 5, 6, 7, 8, 9], 2: [7, 8, 9], 3: [2, 3, 4, 5, 6, 7, 8, 9]}
    scene.play("bid 2 7")
    assert scene.table.bid_on[:3].tolist() == [2, 1, 2], "one card at a time"


def test_5_5_the_auction_ends_when_everybody_has_a_top_bid():
    """The facts' fixture 7.1.2-10: Gandhi, Alexander, Lee Sun-sin and Bismarck bid for four cards A to D."""
    scene = auction(9, 1, 5, 5)
    turns = [
        (0, "bid 1 3"),
        (1, "bid 2 1"),
        (2, "bid 3 1"),
        (3, "bid 1 4"),
        (0, "bid 1 5"),
        (3, "bid 2 4"),
    ]
    for seat, words in turns:
        assert (scene.question(), scene.to_move()) == ("bid", seat)
        scene.play(words)
    assert scene.question() == "patch", "Alexander's 1 money can only go to card D"
    row = [0, *scene.table.row.tolist()]
    assert scene.told("won") == [(0, row[1], 5, 0), (1, row[4], 1, 0), (2, row[3], 1, 0), (3, row[2], 4, 0)]
    assert [scene.good(seat, "money") for seat in range(4)] == [4, 0, 4, 1]


def test_5_5_bids_that_were_moved_are_paid_once():
    scene = auction(9, 9, 9).play("bid 1 2", "bid 1 3", "bid 2 1", "bid 3 2")
    assert [scene.good(seat, "money") for seat in range(3)] == [7, 6, 8]


def test_5_5_a_discarded_card_is_not_refunded():
    scene = auction(9, 9, 9).play("bid 1 2", "bid 2 3", "bid 3 1", "discard")
    assert scene.told("discarded")
    assert scene.good(0, "money") == 7


@pytest.mark.parametrize("seats", [3, 4])
def test_5_6_in_the_first_round_the_cards_come_one_by_one(seats):
    scene = Scene.dealt(seats, first=1)
    for seat in range(seats - 1):
        assert (scene.to_move(), int(scene.table.shown)) == (seat, seat + 1)
        assert scene.legal()[0] == "wait"
        assert {int(words.split()[1]) for words in scene.legal()[1:]} <= set(range(1, seat + 2)), "cards shown so far"
        scene.play("wait")
    assert (scene.to_move(), int(scene.table.shown)) == (seats - 1, seats)
    assert all(words.startswith("bid") for words in scene.legal()), "the last player must bid"


def test_5_6_other_rounds_and_two_players_show_all_at_once():
    assert (int(auction(3, 3, 3).table.shown), int(Scene.dealt(2).table.shown)) == (3, 2)
    assert "wait" not in auction(3, 3, 3).legal()


def test_5_6_a_later_player_may_bid_on_any_card_shown():
    scene = Scene.dealt(3, first=1).play("bid 1 1")
    assert scene.legal() == ["wait", "bid 1 2", "bid 1 3", "bid 2 1", "bid 2 2", "bid 2 3"]


def test_5_6_then_bidding_goes_on_from_the_first_player():
    scene = Scene.dealt(3, first=1).play("bid 1 1", "bid 1 2", "bid 3 1")
    assert (scene.to_move(), scene.legal()[0]) == (0, "bid 1 3"), "outbid"
    scene = Scene.dealt(3, first=1).play("wait", "wait", "bid 1 1")
    assert scene.to_move() == 0, "before the other one who waited"


def test_5_6_players_who_waited_must_bid_when_their_turn_comes():
    scene = Scene.dealt(3, first=1).play("wait", "bid 1 1", "bid 2 1")
    assert scene.to_move() == 0
    assert scene.legal() == ["bid 1 2", "bid 1 3", "bid 2 2", "bid 2 3", "bid 3 1", "bid 3 2", "bid 3 3"]
    scene.play("bid 3 1")
    assert scene.table.phase == Phase.PATCHING, "everybody has a top bid"
