"""The second model's boards, production, vote and auction, by themselves: worked examples, and each status once."""

from __future__ import annotations

import pytest

from .second.auction import Auction, FirstAuction, settled_between_two, swapped
from .second.cards import BASELANDS, HEROES, WONDERS
from .second.production import (
    GENERAL_ROUTE,
    allied_gain,
    maintain_heroes_and_wonders,
    maintain_workers,
    produce,
    sacrifices,
)
from .second.statuses import Kingdom, prosperity, statuses, upkeep
from .second.stock import Stock
from .second.territory import founded, names
from .second.vote import may_double, score
from .second_scene import BLACK, realm


@pytest.mark.parametrize(
    ("name", "white", "workers", "expected"),
    [
        ("The Great Wall", "", ((0, 0), (1, 0)), {"shields": 2 + 3, "vp": 1 + 1}),
        ("Hanging Gardens of Babylon", "I-05", (), {"vp": 1 + 1 + 2}),
        ("Parthenon", "I-02", (), {"vp": 1 + 1 + 1 + 1}),
        ("Petra", "", (), {"money": 1 + 1 + 3}),
        ("Gaius Julius Caesar", "", (), {"POL": 1, "MIL": 1 + 1}),
        ("Gwanggaeto the Great", "", (), {"MIL": 1 + 2 + 1}),
        ("Homer", "I-03", (), {"food": 3 + 1}),
        ("Forbidden City", "", (), {"MIL": 0, "POL": 3}),
        ("Christopher Columbus", "", (), {"food": 1 + 1 + 1}),
        ("Elizabeth I", "", ((3, 0),), {"MIL": 1 + 2}),
        ("Elizabeth I", "", ((3, 1),), {"MIL": 1}),
        ("Genghis Khan", "", (), {"MIL": 1 + 1 + 3}),
        ("Martin Luther", "I-06", ((5, 1),), {"MIL": 1 + 1, "vp": 1 + 1, "food": 1 + 1 + 1 + 2}),
        ("Martin Luther", "I-06", ((2, 1),), {"MIL": 1, "vp": 1}),
        ("William Shakespeare", "", (), {"money": 1 + 1 + 1}),
        ("Yi Sun-sin", "", (), {"MIL": 1 + 1 + 1, "shields": 3}),
        ("Apollo 11", "", (), {"TRA": 3, "vp": 1 + 1 + 3 + 3}),
        ("Andrew Carnegie", "", (), {"TRA": 2, "money": 2 + 2}),
        ("Lula da Silva", "", ((0, 0), (1, 0)), {"vp": 1 + 1 + 3}),
        ("Pope John Paul II", "I-08", ((6, 0),), {"vp": 1 + 2 + 1 + 2 + 2}),
        ("Pope John Paul II", "I-08", ((0, 0),), {"vp": 1 + 2 + 1 + 1}),
        ("Che Guevera", "I-01", (), {"POL": 6}),
    ],
)
def test_b_bonuses_on_the_board(
    name: str, white: str, workers: tuple[tuple[int, int], ...], expected: dict[str, int]
) -> None:
    """One worker is on a route; two general routes and an allied one count."""
    territory = realm(name, white) if white else realm(name)
    board = statuses(Kingdom(territory, workers, on_routes=1, general_routes=2, allied_routes=1))
    assert {status: board[status] for status in expected} == expected


def test_caesar_reads_the_influence_che_sets() -> None:
    assert statuses(Kingdom(realm("Che Guevera", "Gaius Julius Caesar")))["MIL"] == 1 + 2 + 6


def test_forbidden_city_is_taken_off_before_the_floor() -> None:
    assert statuses(Kingdom(realm("Forbidden City", "Alexander the Great")))["MIL"] == 1 + 2 - 3
    assert statuses(Kingdom(realm("Forbidden City", "Otto von Bismarck", "Schwerer Gustav")))["MIL"] == 1 + 1 + 3 - 3


def test_angkor_counts_water_twice_over() -> None:
    counted = prosperity(Kingdom(realm("Angkor Wat", "Homer")))
    assert (counted["water"], counted["wasteland"], counted["food production"]) == (1, 3, 1 + 1 + 1)


def test_a_box_counts_once_however_many_stand_there() -> None:
    assert statuses(Kingdom(realm("I-06"), ((3, 0), (3, 1))))["food"] == 1 + 1 + 2


def test_printed_7_8_2_the_fifteen_quantities() -> None:
    kingdom = Kingdom(realm("Seokguram", "Homer", "I-01"), ((0, 0),), on_routes=2, general_routes=1, allied_routes=2)
    counted = prosperity(kingdom)
    assert len(counted) == 15
    expected = {"general buildings": 9, "heroes": 1, "wonders": 2, "special buildings": 2, "trade routes": 3}
    assert {quantity: counted[quantity] for quantity in expected} == expected
    assert (counted["workers"], counted["wasteland"], counted["water"]) == (3, 3, 0)


def test_upkeep_follows_uncovered_spaces_unless_marx_sets_it() -> None:
    assert [upkeep(Kingdom(realm(), on_routes=number)) for number in range(9)] == [0, 1, 2, 3, 4, 5, 6, 8, 10]
    assert upkeep(Kingdom(realm(), ((0, 0),), removed=1)) == 2
    assert upkeep(Kingdom(realm("Karl Heinrich Marx"))) == 5


def test_production_and_routes() -> None:
    kingdom = Kingdom(realm())
    assert produce(kingdom, Stock(4, 0, 20, 3), [GENERAL_ROUTE[3], GENERAL_ROUTE[0]]) == Stock(5, 1, 21, 4)
    assert [allied_gain("A", at) for at in (0, 1, 5)] == [None, ("food", 3), None]
    assert [allied_gain("B", at) for at in (1, 4)] == [("vp", 4), ("food", 3)]


def test_cyrus_and_timbuktu_add_to_each_route_gain() -> None:
    kingdom = Kingdom(realm("Cyrus the Great", "Timbuktu"))
    plain = produce(kingdom, Stock())
    rich = produce(kingdom, Stock(), [("mineral", 1), None, ("vp", 3)])
    assert (rich.mineral - plain.mineral, rich.vp - plain.vp) == (2, 1 + 4 + 1)


def test_upkeep_that_is_missing_is_paid_in_vp() -> None:
    assert maintain_workers(Kingdom(realm(), on_routes=4), Stock(food=2, vp=20)) == Stock(vp=14)
    assert maintain_workers(Kingdom(realm(), on_routes=4), Stock(food=0, vp=5)) == Stock()
    both = Kingdom(realm("Seokguram", "Homer"))
    assert maintain_heroes_and_wonders(both, Stock(1, 0, 20)) == Stock(0, 0, 20 - 3 - 6)
    assert maintain_heroes_and_wonders(both, Stock(5, 5, 20)) == Stock(3, 4, 20)
    assert maintain_heroes_and_wonders(Kingdom(realm("Machu Picchu", "Homer")), Stock(vp=9)) == Stock(vp=9)
    assert sacrifices(Kingdom(realm("Chichen-Itza"), on_routes=2), Stock(mineral=7)) == 2


def test_printed_7_8_the_seven_vote_example() -> None:
    found = score([[7, 0, 0, 0], [0, 0, 0, 0]], [[4, 3, 2, 1], [0, 0, 0, 0]], [10, 10, 10, 10])
    assert (found.dropped, found.payouts[0], found.vp) == ([1], [7, 3, 0, -3], [17, 13, 10, 7])


@pytest.mark.parametrize(
    ("amounts", "places"),
    [
        ([5, 5, 3, 1], [2, 2, 3, 4]),
        ([5, 3, 3, 3], [1, 4, 4, 4]),
        ([0, 0, 0, 0], [4, 4, 4, 4]),
        ([1, 2, 2], [3, 2, 2]),
        ([2, 2, 2], [3, 3, 3]),
    ],
)
def test_ties_push_down(amounts: list[int], places: list[int]) -> None:
    found = score([[9] + [0] * (len(amounts) - 1), [0] * len(amounts)], [amounts, amounts], [0] * len(amounts))
    assert found.places[0] == places


def test_all_cards_with_the_fewest_votes_are_dropped() -> None:
    found = score([[1, 0, 0], [0, 1, 0], [2, 0, 0]], [[1, 2, 3]] * 3, [0, 0, 0])
    assert (found.dropped, found.vp) == ([0, 1], [0, 1, 2])
    assert score([[1, 0, 0]] * 3, [[1, 2, 3]] * 3, [5, 5, 5]).vp == [5, 5, 5]


def test_disneyland_doubles_gains_and_losses_of_its_owner() -> None:
    votes, amounts = [[6, 0, 0, 0], [3, 0, 0, 0], [0, 0, 0, 0]], [[1, 2, 3, 4]] * 3
    assert may_double(votes, 4) == [0, 1]
    assert score(votes, amounts, [20] * 4, disneyland=0, doubled=0).vp[0] == 20 - 6 - 1
    assert score(votes, amounts, [20] * 4, disneyland=3, doubled=1).vp[3] == 20 + 6 + 6
    assert score(votes, amounts, [2] * 4, disneyland=0, doubled=0).vp[0] == 0


def test_a_4_two_seats() -> None:
    found = score([[4, 1], [2, 1]], [[3, 1], [1, 2]], [0, 0])
    assert (found.dropped, found.payouts) == ([], {0: [5, 0], 1: [0, 1]})
    assert score([[2, 1], [2, 1]], [[3, 1], [2, 2]], [0, 0]).payouts == {0: [3, 0], 1: [0, 0]}


def test_printed_7_1_2_the_worked_auction() -> None:
    gandhi, alexander, lee, bismark = range(4)
    auction = Auction(range(4), {gandhi: 5, alexander: 1, lee: 3, bismark: 9}, range(4))
    steps = ((gandhi, 0, 3), (alexander, 1, 1), (lee, 2, 1), (bismark, 0, 4), (gandhi, 0, 5), (bismark, 1, 4))
    for seat, card, amount in steps:
        assert auction.asked() == seat
        auction.bid(card, amount)
    assert auction.asked() == alexander
    assert auction.legal_bids() == {(3, 1)}
    auction.bid(3, 1)
    assert auction.over()
    assert auction.won() == {gandhi: (0, 5), alexander: (3, 1), lee: (2, 1), bismark: (1, 4)}


def test_bids_are_never_reduced() -> None:
    auction = Auction((2, 0, 1), {0: 3, 1: 3, 2: 4}, range(3))
    auction.bid(0, 2)
    auction.bid(0, 3)
    auction.bid(1, 1)
    assert auction.asked() == 2
    assert auction.legal_bids() == {(0, 4), (1, 2), (1, 3), (1, 4), (2, 2), (2, 3), (2, 4)}


def test_printed_7_1_4_the_first_auction() -> None:
    first = FirstAuction((1, 2, 0), {0: 3, 1: 3, 2: 3}, (0, 1, 2))
    assert first.legal_bids() == {None, (0, 1), (0, 2), (0, 3)}
    first.bid((0, 3))
    assert first.legal_bids() == {None, (1, 1), (1, 2), (1, 3)}
    first.bid(None)
    assert first.asked() == 0
    assert None not in first.legal_bids()
    first.bid((1, 1))
    assert first.asked() == 2, "who waited must bid, who leads does nothing"
    first.bid((1, 2))
    assert first.asked() == 0
    first.bid((2, 1))
    assert first.over()


def test_no_money_is_swapped_for() -> None:
    assert [swapped(0, 20), swapped(0, 2), swapped(1, 20)] == [(1, 17), (1, 0), (1, 20)]


@pytest.mark.parametrize(
    ("bids", "first", "taken"),
    [
        ([(0, 1), (1, 3)], 0, [0, 1]),
        ([(1, 2), (1, 3)], 0, [0, 1]),
        ([(1, 3), (1, 3)], 0, [1, 0]),
        ([(1, 3), (1, 3)], 1, [0, 1]),
    ],
)
def test_a_2_two_bids(bids: list[tuple[int, int]], first: int, taken: list[int]) -> None:
    assert settled_between_two(bids, first) == taken


def test_every_hero_and_wonder_is_on_a_black_side() -> None:
    assert BLACK.keys() == HEROES | WONDERS
    assert names(founded(BASELANDS["EQ"])) == set()
