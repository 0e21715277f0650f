"""The vote: rulebook, chapter 14."""

import pytest

from watershed.kernel.luck import sow

from .scene import PROSPERITY, Scene
from .scene_figures import scored, vote, voting

ROOMS = ("e6", "f6", "g6", "e7", "f7", "g7")
CARDS = ("workers", "heroes", "wonders", "water")


def ballot(workers, *votes):
    """Seats with that many workers and votes vote; the card that counts workers is revealed first."""
    scene = Scene(len(workers), era=3, lap=5)
    for seat, count in enumerate(workers):
        scene.workers(seat, *ROOMS[:count]).goods(seat, vp=50)
    for seat, count in enumerate(votes):
        scene.goods(seat, votes=count)
    return voting(scene, *CARDS[: len(workers)])


def test_14_1_everybody_plays_one_of_their_cards_sealed():
    scene = Scene(3).hand(0, "wonders", "money", "food").hand(1, "water", "heroes").goods(0, votes=1).begin("vote")
    assert (scene.question(), scene.waiting()) == ("prosperity", (0, 1, 2))
    assert scene.legal(0) == ["lay wonders", "lay food", "lay money"]
    scene.play_as(0, "lay food")
    assert (scene.told("sealed"), len(scene.events()), scene.legal(0)) == ([(0, 0, 0, 0)], 1, [])
    assert not scene.table.row_of_vote.any()
    scene.play_as(1, "lay water")
    scene.play_as(2, third := scene.legal(2)[0])
    played = sorted([PROSPERITY["food"], PROSPERITY["water"], PROSPERITY[third.split()[1]]])
    assert sorted(card for _, card, _, _ in scene.told("ballot")) == played
    assert sorted(scene.table.row_of_vote.tolist()) == [0, *played]
    assert sorted(scene.table.hand[0].tolist()) == [0, PROSPERITY["wonders"], PROSPERITY["money"]]


def test_14_1_nobody_learns_who_played_which_card():
    """The same luck reveals the same cards in the same order, whoever played them."""
    rows = []
    for cards in (("food", "water", "wonders"), ("wonders", "food", "water"), ("water", "wonders", "food")):
        scene = Scene(3).goods(0, votes=1)
        for seat, card in enumerate(cards):
            scene.hand(seat, card)
        scene.begin("vote")
        rows.append(scene.told("ballot"))
        assert {seat for seat, *_ in rows[-1]} == {4}, "nobody's name is on a card"
        assert not scene.table.laid.any()
    assert rows[0] == rows[1] == rows[2]


def test_14_1_the_cards_are_shuffled():
    orders = set()
    for seed in range(20):
        scene = Scene(3).goods(0, votes=1)
        for seat, card in enumerate(CARDS[:3]):
            scene.hand(seat, card)
        sow(scene.table.luck, seed)
        orders.add(tuple(card for _, card, _, _ in scene.begin("vote").told("ballot")))
    assert len(orders) == 6


def test_14_2_votes_are_sealed():
    scene = ballot((1, 2, 3), 5, 2)
    assert (scene.question(), scene.legal(1)) == ("vote", ["vote 0", "vote 1", "vote 2"])
    scene.play_as(0, "vote 3")
    assert (scene.told("sealed"), len(scene.events()), scene.legal(0)) == ([(0, 0, 0, 0)], 1, [])
    assert (scene.good(0, "votes"), scene.table.votes_on[0]) == (5, 0)
    scene.play_as(1, "vote 0")
    assert scene.told("voted") == [(seat, PROSPERITY["workers"], 3 if seat == 0 else 0, 0) for seat in range(3)]


def test_14_2_the_cards_are_voted_on_in_the_order_they_were_revealed():
    scene = ballot((1, 2, 3), 5)
    seen = []
    for count in (1, 2, 2):
        seen.append((scene.table.ballot, scene.legal()[-1]))
        scene.play(f"vote {count}")
    assert seen == [(1, "vote 5"), (2, "vote 4"), (3, "vote 2")], "votes on a card stay there"


def test_14_3_all_votes_go_back_to_the_storage():
    """Unused ones, those on scored cards and those on dropped ones."""
    scene = vote(ballot((1, 2, 3), 9), (4, 0, 0), (2, 0, 0), (1, 0, 0))
    assert [scene.good(seat, "votes") for seat in range(3)] == [0, 0, 0]
    assert (scene.table.votes_on.tolist(), scene.table.row_of_vote.tolist()) == ([0] * 4, [0] * 4)


def test_14_3_unused_votes_are_gone_before_the_next_era():
    scene = Scene(3, era=1, lap=5).goods(0, votes=9).goods(1, votes=3)
    for seat in range(3):
        scene.goods(seat, money=3)
    vote(voting(scene, *CARDS[:3]), (1, 0, 0), (0, 0, 0), (0, 0, 0))
    assert (scene.table.era, scene.good(0, "votes"), scene.good(1, "votes")) == (2, 0, 0)


def test_14_3_the_cards_leave_the_game():
    scene = vote(ballot((1, 2, 3), 1), (1, 0, 0), (0, 0, 0), (0, 0, 0))
    gone = sum(1 << PROSPERITY[card] - 1 for card in CARDS[:3])
    assert scene.table.played == gone
    assert not set(scene.table.hand.ravel().tolist()) & {PROSPERITY[card] for card in CARDS[:3]}


@pytest.mark.parametrize(
    ("votes", "dropped"),
    [
        ((3, 2, 1), [2]),
        ((1, 2, 3), [0]),
        ((3, 1, 1), [1, 2]),
        ((0, 0, 4), [0, 1]),
        ((2, 0, 2), [1]),
    ],
)
def test_14_4_the_cards_with_the_fewest_votes_are_dropped(votes, dropped):
    scene = vote(ballot((1, 2, 3), 9), *((count, 0, 0) for count in votes))
    assert [card for _, card, _, _ in scene.told("dropped")] == [PROSPERITY[CARDS[at]] for at in dropped]
    kept = [at for at in range(3) if at not in dropped]
    assert [card for _, card, _, _ in scene.told("scored")][::3] == [PROSPERITY[CARDS[at]] for at in kept]


@pytest.mark.parametrize("votes", [0, 2])
def test_14_4_if_all_cards_tie_none_is_scored(votes):
    scene = vote(ballot((1, 2, 3), 8), *[(votes, 0, 0)] * 3)
    assert (len(scene.told("dropped")), scene.told("scored")) == (3, [])
    assert [scene.good(seat, "vp") for seat in range(3)] == [50, 50, 50]


@pytest.mark.parametrize(
    ("workers", "votes", "gains"),
    [
        ((4, 3, 2, 1), 7, [7, 3, 0, -3]),
        ((1, 2, 3, 4), 6, [-3, 0, 3, 6]),
        ((4, 3, 2, 1), 1, [1, 0, 0, 0]),
        ((3, 2, 1), 7, [7, 3, 0]),
    ],
)
def test_14_5_what_the_places_gain_and_lose(workers, votes, gains):
    """The facts' fixture 7.8.2-4: with 7 votes four players gain 7, 3 and 0 and lose 3."""
    scene = ballot(workers, votes)
    vote(scene, (votes, 0, 0, 0))
    assert [vp for vp, _ in scored(scene, "workers")] == gains
    assert [scene.good(seat, "vp") - 50 for seat in range(len(workers))] == gains


@pytest.mark.parametrize(("first", "vp"), [("workers", 8), ("trade-routes", 5)])
def test_14_5_cards_are_scored_in_the_order_they_were_revealed(first, vp):
    """Seat 3 has nothing, gains 8 VP with its routes and loses 3 VP with its workers; it can't lose before it gains."""
    second = "trade-routes" if first == "workers" else "workers"
    scene = Scene(4, era=3, lap=5).goods(0, votes=14)
    scene.route(3, 0)
    for seat in range(4):
        scene.workers(seat, *ROOMS[: 4 - seat])
    voting(scene, first, second, "heroes", "wonders")
    votes = {"workers": (6, 0, 0, 0), "trade-routes": (8, 0, 0, 0)}
    vote(scene, votes[first], votes[second])
    assert scene.good(3, "vp") == vp


@pytest.mark.parametrize(
    ("workers", "places", "gains"),
    [
        ((3, 3, 2, 1), [2, 2, 3, 4], [3, 3, 0, -3]),
        ((4, 3, 3, 3), [1, 4, 4, 4], [7, -3, -3, -3]),
        ((4, 3, 3, 1), [1, 3, 3, 4], [7, 0, 0, -3]),
        ((4, 3, 1, 1), [1, 2, 4, 4], [7, 3, -3, -3]),
        ((3, 3, 1, 1), [2, 2, 4, 4], [3, 3, -3, -3]),
        ((3, 3, 3, 1), [3, 3, 3, 4], [0, 0, 0, -3]),
        ((2, 2, 1), [2, 2, 3], [3, 3, 0]),
        ((2, 1, 1), [1, 3, 3], [7, 0, 0]),
        ((2, 2, 2), [3, 3, 3], [0, 0, 0]),
    ],
)
def test_14_6_players_who_tie_share_the_worse_place(workers, places, gains):
    """Two who tie for first place are second, three who tie for second are fourth."""
    scene = vote(ballot(workers, 7), (7, 0, 0, 0))
    assert scored(scene, "workers") == list(zip(gains, places, strict=True))


@pytest.mark.parametrize("workers", [(2, 2, 2, 2), (0, 0, 0, 0)])
def test_14_6_four_players_who_tie_all_lose(workers):
    """Even if all have 0."""
    scene = vote(ballot(workers, 7), (7, 0, 0, 0))
    assert scored(scene, "workers") == [(-3, 4)] * 4


def places(card, *lands):
    """The places of three seats on a card, by their lands."""
    scene = Scene(3, era=3, lap=5).goods(0, votes=1)
    for seat, land in enumerate(lands):
        scene.land(seat, *land)
    others = [other for other in ("transport", "politics", "food") if other != card]
    vote(voting(scene, card, *others[:2]), (1, 0, 0))
    return [place for _, place in scored(scene, card)]


PLAIN = ("eq",)  # Culture, Politics, Economy, Military, Traffic, Industry
NO_GENERAL = ("eq", "i-22-black")  # three Special Buildings and a Wasteland


@pytest.mark.parametrize(
    ("card", "most", "fewer"),
    [
        ("general-buildings", ("eq", "i-22-white"), NO_GENERAL),
        ("special-buildings", ("eq", "i-22-black"), ("eq", "Homer", "i-02-white")),
        ("wasteland", ("eq", "i-01-white", "i-02-white"), ("eq", "Gwanggaeto the Great@e8", "i-25-white@e8")),
        ("water", ("eq", "i-16-white", "i-19-black"), ("eq", "Moses")),
        ("heroes", ("eq", "Homer", "Moses"), ("eq", "Aristotle", "Pyramid")),
        ("wonders", ("eq", "Petra", "Pyramid"), ("eq", "Pyramid", "Homer")),
    ],
)
def test_14_7_six_cards_count_visible_rooms(card, most, fewer):
    assert places(card, most, fewer, fewer) == [1, 3, 3]
    assert places(card, fewer, most, most) == [3, 2, 2]


def test_14_7_special_buildings_wasteland_water_heroes_and_wonders_are_not_general_buildings():
    assert places("general-buildings", NO_GENERAL, ("eq", "Moses"), ("eq", "Pyramid")) == [3, 3, 3]


def test_14_7_a_covered_room_does_not_count():
    """The 2x2 room covers two Wastelands and a hero."""
    buried = ("eq", "Gwanggaeto the Great@e8", "i-25-white@e8")
    assert places("wasteland", buried, PLAIN, ("eq", "i-01-white")) == [3, 3, 1]
    assert places("heroes", buried, PLAIN, ("eq", "Homer")) == [3, 3, 1]
    assert places("general-buildings", buried, PLAIN, PLAIN) == [1, 3, 3]


@pytest.mark.parametrize(
    ("card", "most"),
    [
        ("military", "i-13-white"),
        ("politics", "i-07-white"),
        ("transport", "i-09-white"),
        ("culture", "i-19-white"),
        ("food", "i-15-white"),
        ("minerals", "i-10-white"),
        ("money", "i-17-white"),
    ],
)
def test_14_8_seven_cards_compare_the_status_board(card, most):
    assert places(card, ("eq", most), PLAIN, PLAIN) == [1, 3, 3]


def test_14_8_shields_do_not_count():
    shields = ("eq", "Alexander the Great@e8", "i-25-white@d8")  # he is covered, and a shield is left
    assert places("military", shields, PLAIN, PLAIN) == [3, 3, 3]


def test_14_8_what_heroes_and_wonders_add_counts():
    """Caesar is covered in the second territory; the third has as many swords as the first."""
    caesar = ("eq", "Gaius Julius Caesar")
    assert places("military", caesar, (*caesar, "i-25-white@d8"), PLAIN) == [1, 3, 3]


def test_14_9_workers_and_routes_are_counted():
    """Workers at home and on routes; general routes of your own, and all allied ones that touch you."""
    scene = Scene(3, era=3, lap=5).goods(0, votes=2)
    scene.route(0, 1), scene.route(0, 1), scene.ally(1, 2)
    scene.workers(0, "e6").workers(1, "e6", "2:1").workers(2, "e6", "3:rest", "15:2")
    scene.removed(0, 5)
    vote(voting(scene, "workers", "trade-routes", "heroes"), (1, 0, 0), (1, 0, 0))
    assert [place for _, place in scored(scene, "workers")] == [3, 2, 1]
    assert [place for _, place in scored(scene, "trade-routes")] == [1, 3, 3], "3 routes against 2 and 2"
