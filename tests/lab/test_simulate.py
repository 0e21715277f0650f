"""Simulations: right, reproducible, and honest about wrong input."""

import pytest

import watershed as ws
from watershed.bots.seat import SeatedBot
from watershed.kit.game import game
from watershed.lab.simulate import seeds_for

from ..playing import at_random, sown


@pytest.fixture(scope="module")
def hundred():
    return ws.simulate("flow", seats=4, games=100, seed=1, keep=100)


def test_it_has_a_row_for_every_game(hundred):
    assert hundred.scores.shape == hundred.ranks.shape == (100, 4)
    assert hundred.moves.shape == (100,)
    assert hundred.moves.min() > 40
    assert (hundred.ranks.min(axis=1) == 1).all()
    assert hundred.moves_per_second > 0
    assert hundred.wins.sum() == pytest.approx(1)


def test_it_is_the_same_on_any_number_of_workers(hundred):
    again = ws.simulate("flow", seats=4, games=100, seed=1, keep=100, workers=3)
    assert (again.scores == hundred.scores).all()
    assert again.tables.tobytes() == hundred.tables.tobytes()


def test_a_simulated_game_can_be_played_again_as_a_match(hundred):
    """The same seed and the same choices lead to the same last table, now with a journal."""
    seed = int(hundred.seeds[5])
    *_, match = at_random(ws.Match.start("flow", seats=4, seed=seed), sown(seed ^ 0x2545F491))
    assert match.table_bytes == hundred.tables[5:6].tobytes()
    assert match.scores() == hundred.scores[5].tolist()


def test_seeds_depend_on_the_start_alone():
    assert seeds_for(1, 5).tolist() == seeds_for(1, 9)[:5].tolist()
    assert seeds_for(1, 5).tolist() != seeds_for(2, 5).tolist()
    assert seeds_for(1, 1000).min() >= 0


@pytest.mark.parametrize(
    ("changes", "says"),
    [
        ({"games": 0}, "games can be 1 to"),
        ({"games": 2.5}, "games can be 1 to"),
        ({"games": 10**15}, "games can be 1 to"),
        ({"seed": -1}, "seed"),
        ({"seed": None}, "seed"),
        ({"workers": 0}, "workers"),
        ({"keep": -1}, "keep"),
        ({"bots": 5}, "one bot"),
        ({"bots": [1, 2, 3, 4]}, "no bot called"),
        ({"seats": 7}, "seats"),
        ({"bots": "genius"}, "no bot called 'genius'"),
        ({"bots": ["random"]}, "list of 4"),
        ({"options": {"x": 1}}, "no option"),
    ],
)
def test_wrong_input_is_refused(changes, says):
    with pytest.raises(ws.BadSetup, match=says):
        ws.simulate("flow", **{"seats": 4, "games": 2} | changes)


def test_progress_is_told():
    told = []
    ws.simulate("flow", seats=3, games=50, seed=2, progress=lambda done, total: told.append((done, total)))
    assert told[-1] == (50, 50)
    assert [done for done, _ in told] == sorted(done for done, _ in told)


def test_greedy_beats_random():
    """One greedy bot against three random ones; the interval of 300 games is far above 75 %."""
    played = ws.simulate("flow", seats=4, games=300, seed=5, bots=["greedy", "random", "random", "random"])
    assert played.wins[0] > 0.8


def test_a_bot_is_fair():
    """The same bot with the same luck chooses the same on a table and on any redeal of it for its seat."""
    found = game("flow")
    match = ws.Match.start("flow", seats=4, seed=3)
    for _ in range(30):
        seat, table = match.to_move, match.table_bytes
        other = ws.Match.start("flow", seats=4, seed=3)
        for words in match.played:
            other.play(words)
        other.game.rules.redeal(other._book, other._table, seat, 1234)
        choices = {
            SeatedBot("greedy", found, 9).choose(match.edition, bytes_, seat) for bytes_ in (table, other.table_bytes)
        }
        assert len(choices) == 1
        match.play(choices.pop())
