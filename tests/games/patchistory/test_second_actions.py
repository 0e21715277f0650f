"""The second model's actions, wars and ends, by themselves."""

from __future__ import annotations

from dataclasses import replace

import pytest

from .second.actions import (
    Cost,
    affordable,
    aid,
    aid_gifts,
    birth_cost,
    break_alliance,
    building_cost,
    campaign,
    construct_building,
    exchange,
    exchange_cost,
    reclamation_cost,
    route_cost,
    threaten_cost,
    trade,
    trade_cost,
    useful_to_worship_heroes,
    worship_heroes,
    worship_heroes_cost,
    worship_wonders,
    worship_wonders_cost,
)
from .second.cards import BASELANDS
from .second.ending import arrived, end_of_era, end_of_game
from .second.statuses import Kingdom, upkeep, wonders
from .second.stock import Stock
from .second.territory import lay_tile
from .second.war import Side, demanded, demands, may_threaten, prepare, tend, threaten, wage
from .second_scene import realm


def test_printed_7_2_the_exchange_example() -> None:
    five = Stock(mineral=5)
    assert exchange(five, "mineral", "food", 5) == Stock(food=10)
    assert exchange(exchange(five, "mineral", "food", 3), "mineral", "money", 2) == Stock(food=6, money=4)
    kinds = ("mineral", "food", "money")
    once = [exchange(five, "mineral", take, lots) for take in ("food", "money") for lots in range(1, 6)]
    twice = [
        exchange(stock, give, take, lots)
        for stock in once
        for give in kinds
        for take in kinds
        if give != take
        for lots in range(1, 11)
        if lots * (1 if give == "mineral" else 2) <= stock.of(give)
    ]
    assert Stock(food=5, money=5) not in twice


def test_printed_7_2_the_example_of_six_books() -> None:
    favours = 6 - threaten_cost(set()).favours - route_cost().favours
    assert campaign(Stock(), favours, set()) == Stock(votes=1)


@pytest.mark.parametrize(
    ("cost", "expected"),
    [
        (threaten_cost({"Schwerer Gustav"}), Cost(2)),
        (trade_cost(3, set()), Cost(1, food=4)),
        (trade_cost(3, {"Genghis Khan"}), Cost(1, food=1)),
        (exchange_cost({"Vasco da Gama"}), Cost(0)),
        (exchange_cost({"Vasco da Gama"}, 6), Cost(1)),
        (birth_cost(2), Cost(2, food=5)),
        (worship_heroes_cost(1, {"Alexander the Great"}), Cost(2)),
        (worship_wonders_cost(3), Cost(2, minerals=2)),
        (reclamation_cost(), Cost(2, minerals=1)),
        (building_cost("C", set()), Cost(3, minerals=3)),
        (building_cost("I", {"Qin Shi Huang"}), Cost(2, minerals=1)),
        (building_cost("P", {"Antoni Gaudi"}), Cost(2, minerals=4)),
        (building_cost("T", {"Qin Shi Huang", "Antoni Gaudi"}), Cost(1, minerals=2)),
    ],
)
def test_costs(cost: Cost, expected: Cost) -> None:
    assert cost == expected
    assert not affordable(cost, cost.favours - 1, Stock(9, 9))
    assert affordable(cost, cost.favours, Stock(9, 9))


def test_what_actions_bring() -> None:
    full = Stock(9, 9, 10, 9)
    assert construct_building(full, "I", {"Antoni Gaudi"}) == Stock(9, 6, 15, 9)
    assert trade(full, 1, {"Andrew Carnegie"}) == Stock(7, 9, 15, 9)
    assert worship_heroes(full, 2, 2, {"Pantheon", "Christ the Redeemer"}) == Stock(7, 9, 10 + 2 + 4, 11, 1)
    assert worship_wonders(full, 2, wonders(Kingdom(realm("Seokguram", "Taj Mahal"))), {"Taj Mahal"}).vp == 10 + 2 * 3
    assert campaign(full, 2, {"Jeanne d'Arc", "Colosseum"}) == Stock(9, 9, 11, 11, 4)
    assert break_alliance(Stock(), 4) == Stock(votes=4)
    assert useful_to_worship_heroes(0, {"Pantheon"})
    assert not useful_to_worship_heroes(0, {"Petra"})


def test_aid() -> None:
    assert aid_gifts(Stock(food=1, mineral=1, money=1)) == {(1, 1, 1)}
    mine, yours = Stock(3, 3, 0, 3), Stock()
    assert aid(mine, yours, (1, 0, 2), True, set()) == (Stock(2, 3, 5, 1), Stock(1, 0, 0, 2))
    assert aid(mine, yours, (1, 0, 2), False, {"Mahatma Gandhi"}) == (Stock(3, 3, 4, 3), yours)
    assert aid(mine, yours, (3, 0, 0), False, {"Red Cross"}) == (Stock(0, 3, 5, 3), Stock(food=3))


def test_threats() -> None:
    assert not may_threaten(set(), 3, 3, own_route=True, allied=False)
    assert may_threaten(set(), 4, 3, own_route=True, allied=False)
    assert not may_threaten({"Mahatma Gandhi"}, 9, 3, own_route=True, allied=True)
    assert may_threaten({"Mahatma Gandhi"}, 0, 3, own_route=True, allied=False)
    assert may_threaten({"Otto von Bismarck"}, 4, 3, own_route=False, allied=True)
    assert [demanded("money", era, set()) for era in (1, 2, 3)] == [3, 4, 5]
    assert [demanded("vp", era, {"The Great Wall"}) for era in (1, 2, 3)] == [1, 2, 3]
    assert demands({"Parthenon"}) == ["vp"]
    assert demanded("vp", 3, {"Pope John Paul II"}, pope_now=True) == 0
    assert demanded("money", 3, {"Pope John Paul II"}, pope_now=True) == 5
    assert threaten(Stock(), Stock(money=2), "money", 1, {"Otto von Bismarck"}, set()) == (
        Stock(vp=5, money=2),
        Stock(),
    )


def test_war_preparations() -> None:
    assert prepare(Stock(mineral=1, vp=20), 3, set()) == Stock(vp=14)
    assert prepare(Stock(mineral=5, vp=20), 1, {"Lighthouse of Alexandria"}) == Stock(mineral=4, vp=20)


INVADER, DEFENDER = Side("invader", 5, 9, 10), Side("defender", 3, 2, 10)


@pytest.mark.parametrize(
    ("one", "other", "winner", "vp", "because"),
    [
        (INVADER, DEFENDER, 1, (10, 16), "a tie is the defender's; an invader's shields don't count"),
        (INVADER, replace(INVADER, shields=0), None, (10, 10), "two invaders tie"),
        (replace(INVADER, minerals=1), DEFENDER, 0, (20, 10), "one Mineral more"),
        (replace(INVADER, minerals=5), DEFENDER, 0, (27, 3), "a perfect victory"),
        (replace(INVADER, minerals=5), replace(DEFENDER, vp=4), 0, (24, 0), "takes what is there"),
        (INVADER, replace(DEFENDER, shields=7), 1, (3, 23), "a defender's perfect victory"),
        (replace(INVADER, mil=6, visible=frozenset({"Colossus of Rhodes"})), DEFENDER, 0, (23, 10), "Colossus"),
        (replace(INVADER, mil=1, minerals=3, visible=frozenset({"Schwerer Gustav"})), DEFENDER, 0, (20, 10), "Gustav"),
        (
            replace(INVADER, mil=0, minerals=2, vote_pairs=2, visible=frozenset({"Schwerer Gustav", "Jeanne d'Arc"})),
            replace(DEFENDER, mil=4),
            0,
            (20, 10),
            "votes are Minerals to Gustav: 4 + 3",
        ),
        (
            replace(INVADER, mil=11),
            replace(DEFENDER, visible=frozenset({"Pope John Paul II"}), pope_now=True),
            0,
            (20, 10),
            "the pope is spared",
        ),
    ],
)
def test_printed_7_4_wars(one: Side, other: Side, winner: int | None, vp: tuple[int, int], because: str) -> None:
    found = wage(one, other, 2)
    assert (found.winner, found.vp) == (winner, vp), because


def test_red_cross_tends_after_a_war() -> None:
    assert tend(Stock(food=2)) == Stock(food=1, vp=5)


def test_when_patched() -> None:
    before = Kingdom(realm("Chichen-Itza"), ((0, 0),))
    kremlin = arrived(before, Kingdom(realm("Chichen-Itza", "Kremlin"), ((0, 0),)), Stock(vp=5))
    assert (kremlin.stock, kremlin.choices) == (Stock(mineral=2), ("pay a worker",))
    assert arrived(Kingdom(realm()), before, Stock()).stock == Stock()
    for name in ("Hanging Gardens of Babylon", "Christopher Columbus", "Yi Sun-sin"):
        after = arrived(Kingdom(realm()), Kingdom(realm(name)), Stock()).kingdom
        assert (after.descendants, after.removed, upkeep(after)) == (7, 1, 1)
    assert arrived(Kingdom(realm()), Kingdom(realm("Che Guevera")), Stock()).stock == Stock(votes=10)
    for name, choices in (
        ("Constantine the Great", ("alliance",)),
        ("Timbuktu", ("route",)),
        ("Schwerer Gustav", ("remove a route",)),
        ("Moses", ("place a worker",)),
    ):
        assert arrived(Kingdom(realm()), Kingdom(realm(name)), Stock()).choices == choices
    assert arrived(Kingdom(realm()), Kingdom(realm("Moses"), descendants=0), Stock()).choices == ()


def test_end_of_an_era() -> None:
    kingdom = Kingdom(realm("Pyramid", "Ziggurat"), ((0, 0),), on_routes=1)
    assert [end_of_era(kingdom, Stock(vp=20), era).vp for era in (1, 2, 3)] == [19, 19, 64]
    assert end_of_era(Kingdom(realm("Pyramid")), Stock(vp=3), 1).vp == 0


def test_end_of_the_game() -> None:
    assert end_of_game(Kingdom(realm("Eiffel Tower"), ((0, 0),), on_routes=1), Stock()).vp == 8
    assert end_of_game(Kingdom(realm("Wall Street")), Stock(money=11)).vp == 6
    assert end_of_game(Kingdom(realm("Karl Heinrich Marx", "I-01")), Stock()).vp == 9
    assert end_of_game(Kingdom(realm("Mahatma Gandhi", "I-14", "I-18")), Stock()).vp == 2
    statue = lay_tile(lay_tile(realm("Statue of Liberty"), (0, 0), None), (4, 0), None)
    assert end_of_game(Kingdom(statue), Stock()).vp == 6
    assert end_of_game(Kingdom(lay_tile(statue, (0, 0), BASELANDS["EQ"].rooms[0])), Stock()).vp == 3
