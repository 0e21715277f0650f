"""Shares and ratings with intervals that allow for games of the same deal."""

import numpy as np
import pytest

from watershed.lab.ladder import Finished, rotations, round_robin
from watershed.lab.pictures import Dot, chances_svg, curve_svg, ladder_svg
from watershed.lab.ratings import doubling, interval, pairings, share_of, share_of_seats, share_of_side, standings


def finished(bots, places, seed=1):
    return Finished(tuple(bots), seed, tuple(places), tuple(10 - place for place in places), 100, 1.0)


def test_a_shared_win_counts_in_parts():
    game = finished("aabb", (1, 3, 1, 3))
    assert game.shares == [0.5, 0, 0.5, 0]
    assert share_of_side([game], "a").share == 0.5
    assert share_of_seats([game], "a").share == 0.25


def test_what_every_doubling_adds():
    budgets = {"a": 250.0, "b": 500.0, "c": 1000.0}
    wins = {"a": (1, 0, 0, 0), "b": (1, 1, 0, 0), "c": (1, 1, 1, 0)}
    games = [
        finished((bot, "x"), (1, 2) if won else (2, 1), seed) for seed in (1, 2) for bot in wins for won in wins[bot]
    ]
    assert doubling(games, budgets) == pytest.approx((0.25, 0.25, 0.25)), "a quarter of the games, and no doubt"
    better = [*games, finished("cx", (1, 2), 2), finished("cx", (1, 2), 2)]
    mean, low, high = doubling(better, budgets)
    assert low < mean < high
    assert doubling([game for game in games if game.seed == 1], budgets) is None
    assert doubling(games, {"a": 250.0}) is None


def test_games_of_a_seed_that_go_together_are_worth_less():
    apart = share_of([[1.0, 0.0, 1.0, 0.0]] * 50)
    together = share_of([[1.0] * 4] * 25 + [[0.0] * 4] * 25)
    assert apart.share == together.share == 0.5
    assert apart.games == together.games == 200
    assert (apart.low, apart.high) == pytest.approx(interval(0.5, 200)), "never narrower than independent games"
    assert (together.low, together.high) == pytest.approx(interval(0.5, 50), abs=0.005)


def test_a_single_seed_is_worth_a_single_game():
    assert share_of([[1.0, 0.0, 1.0, 0.0]]).high == pytest.approx(interval(0.5, 1)[1])


@pytest.mark.parametrize("sure", [0.0, 1.0])
def test_a_certain_share_still_has_an_interval(sure):
    found = share_of([[sure] * 4] * 25)
    assert found.high - found.low == pytest.approx(3.84 / 104, abs=0.005)


@pytest.mark.parametrize("chance", [0.25, 0.6, 0.95])
def test_the_interval_holds_the_truth_in_95_of_100(chance):
    """Seeds that suit a player or do not: four games of a seed share their luck."""
    luck = np.random.default_rng(1)
    held = 0
    for _ in range(1000):
        suits = luck.beta(4 * chance, 4 * (1 - chance), size=60)
        found = share_of((luck.random((60, 4)) < suits[:, None]).astype(float).tolist())
        held += found.low <= chance <= found.high
    assert 0.93 <= held / 1000 <= 0.985


@pytest.fixture(scope="module")
def made_up():
    """A ladder of bots with known strengths, with that many seeds."""
    luck, strength = np.random.default_rng(2), {"weak": 0.0, "good": 1.5, "best": 2.0}
    games = []
    for seed in range(16):
        for crew in round_robin(list(strength), 4):
            shown = [strength[bot] + luck.gumbel() for bot in crew]
            games.append(finished(crew, [1 + sum(other > mine for other in shown) for mine in shown], seed))
    return games


@pytest.fixture(scope="module")
def table(made_up):
    return standings(made_up)


def test_ratings_put_bots_in_their_order(table):
    assert [row.bot for row in table] == ["best", "good", "weak"]
    for row in table:
        assert row.low < row.rating < row.high
    assert table[1].low > table[2].high
    assert sum(row.wins.share for row in table) == pytest.approx(3 / 4), "three bots, as many seats each, of four"


def test_ratings_hardly_hang_on_the_order_of_the_games(made_up, table):
    back = {row.bot: row for row in standings(made_up[::-1])}
    for row in table:
        assert abs(row.rating - back[row.bot].rating) < 0.05 * (row.high - row.low)


def test_more_seeds_make_narrower_intervals(made_up, table):
    few = standings([game for game in made_up if game.seed < 4])
    assert sum(row.high - row.low for row in few) > 1.3 * sum(row.high - row.low for row in table)


def test_pairings_are_of_tables_of_two(made_up):
    found = pairings(made_up)
    assert len(found) == 6
    for (one, other), share in found.items():
        assert share.share + found[other, one].share == pytest.approx(1)
        assert share.games == 16 * len(rotations(["abab"]))
    assert found["best", "weak"].share > 0.6


def test_plots_are_drawn():
    dots = [Dot("a <b>", 25.0, 20.0, 31.0), Dot("c", -3.0, -4.0, -2.0)]
    shown = (
        ladder_svg("A title & more", "rating", dots),
        curve_svg("A title & more", ("budget", "wins"), [Dot("250", 0.4, 0.3, 0.5)], 0.25),
        chances_svg("A title & more", ("Ann", "Bob"), [(0.5, 0.5), (1.0, 0.0)], [2]),
    )
    from xml.etree import ElementTree

    for svg in shown:
        assert ElementTree.fromstring(svg).tag.endswith("svg")
        assert "A title &amp; more" in svg
        assert "nan" not in svg
