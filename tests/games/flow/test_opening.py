"""Chapter 2: setting up, on both shipped books."""

import pytest

from watershed.games.flow.names import Type

from .scene import ANN, SHIPPED, Scene

ALL_SEATS = pytest.mark.parametrize("seats", [2, 3, 4, 5])
BOTH = pytest.mark.parametrize("edition", SHIPPED.values(), ids=SHIPPED)
SEEDS = range(60)


def deal(edition, seats, seed=1, first=0):
    return Scene.dealt(seats, seed, first, edition)


def ages(edition, slugs):
    by_slug = {card.slug: card.age for card in edition.words["cards"].values()}
    return [by_slug[slug] for slug in slugs]


@BOTH
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_2_1_the_earliest_age_is_on_top(edition, seats):
    deck = deal(edition, seats).deck()
    assert ages(edition, deck[:-1]) == ["I"] * 12 + ["II"] * 12 + ["III"] * 12 + ["IV"] * 12 + ["V"] * 7


@BOTH
def test_2_1_each_age_is_shuffled(edition):
    one, other = deal(edition, 3, seed=1).deck(), deal(edition, 3, seed=2).deck()
    for first in (0, 12, 24, 36, 48):
        assert one[first : first + 12] != other[first : first + 12]
    assert sorted(one) == sorted(other)
    assert deal(edition, 3, seed=1).deck() == one, "the same seed deals the same deck"


@BOTH
def test_2_1_every_card_of_an_age_can_lie_on_top(edition):
    tops = {deal(edition, 3, seed).deck()[0] for seed in range(150)}
    assert len(tops) == 12


@BOTH
@ALL_SEATS
def test_2_2_the_internet_lies_above_the_future_at_the_bottom(edition, seats):
    assert all(deal(edition, seats, seed).deck()[-2:] == ["the-internet", "the-future"] for seed in range(9))


@BOTH
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_2_3_the_age_a_cards_form_the_market(edition, seats):
    market = deal(edition, seats).market()
    assert sorted(market) == ["barracks", "ramesses-ii", "the-pyramids", "warriors", "working-animal"]


@BOTH
@pytest.mark.parametrize(("seats", "cards"), [(2, 5), (3, 5), (4, 5), (5, 6)])
def test_2_4_the_market_holds_five_cards_or_six_with_five_seats(edition, seats, cards):
    game = deal(edition, seats)
    assert "-" not in game.market()
    assert len(game.market()) == cards


@BOTH
def test_2_4_the_sixth_card_comes_from_the_deck(edition):
    game = deal(edition, 5)
    assert ages(edition, game.market()) == ["A"] * 5 + ["I"]
    assert len(game.deck()) == 55
    assert int(game.table.age) == 1


@BOTH
@ALL_SEATS
def test_2_5_each_seat_starts_with_four_tokens(edition, seats):
    assert deal(edition, seats).tokens() == [4] * seats


@BOTH
@ALL_SEATS
def test_2_6_each_seat_has_one_starting_card_and_the_rest_are_gone(edition, seats):
    game = deal(edition, seats)
    nations = [game.nation(seat) for seat in range(seats)]
    assert all(len(nation) == 1 for nation in nations)
    starting = {card.slug for card in edition.words["cards"].values() if card.age == "S"}
    dealt = set().union(*nations)
    assert dealt <= starting
    assert len(dealt) == seats
    assert not any(game.anywhere(slug) for slug in starting - dealt)


@BOTH
def test_2_6_the_starting_card_is_a_government_dealt_at_random(edition):
    firsts = {deal(edition, 3, seed).pile(ANN, Type.GOVERNMENT)[0] for seed in SEEDS}
    assert len(firsts) == 6


@BOTH
@ALL_SEATS
def test_2_7_the_rest_is_the_reserve_and_the_supply_is_empty(edition, seats):
    assert deal(edition, seats).piles() == (0, 72 - 4 * seats)


@BOTH
@ALL_SEATS
def test_2_8_the_starting_seat_is_drawn_by_lot(edition, seats):
    starts = [int(deal(edition, seats, seed).table.turn) for seed in SEEDS]
    assert set(starts) == set(range(seats))


@BOTH
@ALL_SEATS
def test_2_8_or_it_is_chosen_beforehand(edition, seats):
    assert {int(deal(edition, seats, seed, first=seats).table.turn) for seed in SEEDS} == {seats - 1}


@ALL_SEATS
def test_2_8_play_goes_clockwise(seats):
    game = deal(SHIPPED["flow"], seats, first=2)
    turns = []
    for _ in range(seats + 1):
        turns.append(int(game.table.turn))
        game.play("harvest")
    assert turns == [(1 + step) % seats for step in range(seats + 1)]
