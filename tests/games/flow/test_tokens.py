"""Chapter 1: the table."""

import numpy as np
import pytest

from watershed.games.flow import GAME
from watershed.games.flow.names import DECK
from watershed.games.flow.view import view
from watershed.kernel.record import blank, lay_open

from .scene import ANN, BOOK, EDITION, Scene, gained, scene, walk


@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_1_1_every_token_is_somewhere(seats):
    for game in walk(seats, seed=seats):
        assert game.all_tokens() == BOOK.tokens


def test_1_1_tokens_never_count_below_nothing():
    for game in walk(4, seed=7):
        assert min(*game.tokens(), *game.piles(), *map(int, game.table.bid)) >= 0


def seen_by(game, seat):
    out = blank(GAME.observation)
    GAME.rules.observe(game.book, game.table, seat, lay_open(GAME.observation, out))
    return out.tobytes(), {**view(EDITION, game.table, seat), "seat": None}


def test_1_2_only_the_order_of_the_deck_is_unknown():
    game = Scene.dealt(3, seed=5)
    before = [seen_by(game, seat) for seat in range(3)]
    twelve = game.table.deck[0:12].copy()
    game.table.deck[0:12] = twelve[::-1]
    assert [seen_by(game, seat) for seat in range(3)] == before


def test_1_2_everyone_sees_the_same():
    game = list(walk(4, seed=3))[-1]
    views = [seen_by(game, seat)[1] for seat in range(4)]
    assert views == [views[0]] * 4


def test_1_2_dealing_again_changes_nothing_but_the_order_of_the_deck():
    for game in walk(3, seed=11):
        data, drawn, deck = game.records.tobytes(), int(game.table.drawn), game.table.deck.copy()
        luck = game.table.luck.copy()
        GAME.rules.redeal(game.book, game.table, ANN, 99)
        assert sorted(game.table.deck) == sorted(deck)
        assert (game.table.deck[:drawn] == deck[:drawn]).all()
        ages = game.book.age[game.table.deck[drawn : DECK - 2]]
        assert (ages == np.sort(ages)).all(), "the ages stay stacked"
        game.table.deck[:], game.table.luck[:] = deck, luck
        assert game.records.tobytes() == data


@pytest.mark.parametrize("supply", [0, 1, 2, 3, 9])
def test_1_3_a_short_supply_gives_what_it_has(supply):
    game = scene(
        f"seats=3 market=temple:0:1 tokens=0,5,5 supply={supply} reserve=9 nation0=factory>lighthouse,artisan-tribe"
    )
    industry = game.icons(ANN)["industry"]
    game.play("complete")
    there = supply + 1  # the token that lay on the card
    assert industry == 4
    assert game.tokens()[ANN] == min(there, industry)
    assert game.piles() == (there - game.tokens()[ANN], 9), "the Reserve makes up for nothing"


@pytest.mark.parametrize(("reserve", "left", "substitutes"), [(9, 7, 0), (2, 0, 0), (1, 0, 1), (0, 0, 2)])
def test_1_4_the_reserve_never_runs_out(reserve, left, substitutes):
    game = gained("irrigation", line=f"reserve={reserve}")  # two harvest icons
    assert game.tokens()[ANN] == 5 + 2
    assert (int(game.table.reserve), int(game.table.substitutes)) == (left, substitutes)


def test_1_5_a_discarded_card_never_comes_back():
    gone = set()
    for game in walk(4, seed=2):
        there = {card.slug for card in EDITION.words["cards"].values() if game.anywhere(card.slug)}
        assert not gone & there
        gone |= {card.slug for card in EDITION.words["cards"].values()} - there
    assert len(gone) > 10


@pytest.mark.parametrize(
    ("lost", "line", "moves"),
    [
        ("columbus", "nation0=columbus", ["activate columbus"]),
        ("warriors", "market=warriors,irrigation age=2", ["harvest"]),
        ("napoleon", "nation0=napoleon market=einstein:0:1", ["complete"]),
        ("temple", "nation0=barracks nation1=temple nation2=machine-gun market=cannon:0:1", ["complete"]),
        ("warriors", "nation0=john-lennon,warriors market=temple", ["activate john-lennon"]),
    ],
)
def test_1_5_every_way_to_lose_a_card_takes_it_out_of_the_game(lost, line, moves):
    game = scene(f"seats=3 tokens=5,5,5 {line}")
    assert game.anywhere(lost)
    game.play(*moves)
    assert not game.anywhere(lost)


@pytest.mark.parametrize(
    ("line", "age", "because"),
    [
        ("market=warriors,barracks,working-animal,the-pyramids,ramesses-ii", 0, "age A counts as 0"),
        ("market=warriors,barracks,working-animal,the-pyramids deck=temple", 1, "a card on the market"),
        ("market=warriors,barracks,working-animal,the-pyramids deck=tank", 4, "the highest age there"),
        ("age=4 market=warriors,barracks,working-animal,the-pyramids deck=temple", 4, "it never goes down"),
    ],
)
def test_1_6_the_current_age_is_the_highest_on_the_market(line, age, because):
    game = scene(f"seats=3 tokens=5,5,5 {line}").play("invest 1 1")
    assert int(game.table.age) == age, because


def test_1_6_a_card_in_a_nation_counts_too():
    game = gained("tank", line="deck=tank")
    assert int(game.table.age) == 4


def test_1_6_the_age_stays_when_its_card_is_gone():
    rest = "market=temple,lighthouse,archers,iron-works,cannon:0:1 deck=currency"
    game = scene(f"seats=3 age=4 tokens=5,5,5 nation0=barracks nation1=stock-exchange nation2=machine-gun {rest}").play(
        "complete"
    )
    assert not game.anywhere("stock-exchange")
    assert int(game.table.age) == 4


def test_1_4_there_are_only_so_many_substitutes():
    game = scene("seats=3 tokens=0,0,0 supply=0 reserve=1 substitutes=19998 age=5 market=temple")
    game.play("harvest")
    assert (game.table.reserve, game.table.substitutes) == (0, 20_000)
    assert game.tokens()[0] == 3, "one printed token and the last two substitutes"
