"""What-ifs: a match that goes on from a moment of another, in every game, and its log."""

from __future__ import annotations

import json
import random
from itertools import pairwise
from pathlib import Path

import pytest

import watershed as ws
from watershed.match import Match

GAMES = [*ws.games(), "sealed"]
LOGS = Path(__file__).parents[1] / "games"


def played(name: str, moves: int, seed: int = 5, match: Match | None = None) -> Match:
    """A match after some random moves, each by any of the seats that wait."""
    match = match or Match.start(name, seed=seed)
    luck = random.Random(seed)
    for _ in range(moves):
        if match.over:
            break
        seat = luck.choice(match.waiting)
        match.advance(luck.choice(match.legal(seat)), seat)
    return match


@pytest.mark.parametrize("name", GAMES)
@pytest.mark.parametrize("redealt", [None, 99])
def test_a_what_if_replays_byte_for_byte(name, redealt):
    first = played(name, 70)
    after = first.length // 2
    other = first.what_if(after, 1, redealt, "k3fabcdefg")
    assert other.view(1) == first.view(1, after)
    assert other.fingerprints() == first.fingerprints()[: after + 1], "the moves that they share are the same"
    played(name, 40, 6, other)
    again = Match.from_json(other.to_json())
    assert again.table_bytes == other.table_bytes
    assert (again.forks, again.begins) == (other.forks, after)
    assert again.to_json() == other.to_json()
    assert [again.view(None, number) for number in range(again.length)] == [
        other.view(None, number) for number in range(other.length)
    ]


@pytest.mark.parametrize("name", GAMES)
def test_nothing_that_the_seat_knows_changes_and_the_rest_does(name):
    first = played(name, 12)
    seen = [first.what_if(first.length, 1, seed) for seed in range(1, 5)]
    for other in seen:
        assert other.view(1) == first.view(1)
        assert [entry.text for entry in other.entries(1)] == [entry.text for entry in first.entries(1)]
        assert other.waiting == first.waiting
    assert len({other.table_bytes for other in seen}) > 1


@pytest.mark.parametrize("name", GAMES)
def test_undo_stays_on_this_side(name):
    other = played(name, 20).what_if(20, 0, 7)
    begin = other.table_bytes
    with pytest.raises(ws.IllegalMove):
        other.undo()
    played(name, 5, 3, other)
    while other.length > 20:
        other.undo()
    assert other.table_bytes == begin
    with pytest.raises(ws.IllegalMove):
        other.undo()


def test_answers_from_before_are_not_withdrawn():
    first = Match.start("sealed", 3, 4)
    first.play("bid 4", 1)
    assert first.can_withdraw(1)
    other = first.what_if(1, 1, 3)
    assert other.sealed == (1,)
    assert other.view(1) == first.view(1)
    assert not other.can_withdraw(1)
    with pytest.raises(ws.IllegalMove):
        other.withdraw(1)
    other.play("bid 2", 0)
    other.withdraw(0)
    assert other.waiting == (0, 2)


def test_answers_of_others_are_drawn_again():
    first = Match.start("sealed", 3, 4)
    first.play("bid 4", 1)
    bids = {first.what_if(1, 0, seed).view(1)["players"][1]["bid"] for seed in range(20)}
    assert len(bids) > 1


@pytest.mark.parametrize("name", GAMES)
def test_decisions_and_points_follow_the_table_that_was_played_on(name):
    other = played(name, 25, 8, played(name, 30).what_if(20, 0, 7))
    for decision, later in pairwise(other.decisions()):
        if decision.line != later.line and later.line - 1 != other.begins:
            assert Match.on_table(other.game, other.edition, decision.table).legal(decision.seat)
    at_fork = next(decision for decision in other.decisions() if decision.line == 21)
    assert Match.on_table(other.game, other.edition, at_fork.table).fingerprint == other.forks[0].table
    assert list(other.score_history())[-1] == other.scores()


@pytest.mark.parametrize("at", [10, 20, 32, 40])
def test_a_what_if_of_a_what_if(at):
    first = played("patchistory", 60)
    other = played("patchistory", 30, 2, first.what_if(20, 0, 7, "first"))
    third = played("patchistory", 10, 3, other.what_if(at, 1, 8, "other"))
    assert [fork.of for fork in third.forks] == (["other"] if at < 20 else ["first", "other"])
    assert Match.from_json(third.to_json()).table_bytes == third.table_bytes
    assert third.copy().table_bytes == third.table_bytes
    assert third.copy().forks == third.forks


def test_there_is_an_end_to_what_ifs_of_what_ifs():
    match = Match.start("flow", seed=1)
    for _ in range(20):
        match = match.what_if(0, 0)
    with pytest.raises(ws.BadSetup, match="20 times at most"):
        match.what_if(0, 0)


def forged(change) -> str:
    """A log of a what-if with another fork, whose checksum fits."""
    from watershed.match.log import _checksum

    data = json.loads(played("floods", 20).what_if(10, 0, 7).to_json())
    change(data)
    data.pop("check")
    return json.dumps(data | {"check": _checksum(data)})


@pytest.mark.parametrize(
    "change",
    [
        lambda log: log["forks"][0].update(redealt=8),
        lambda log: log["forks"][0].update(redealt=None),
        lambda log: log["forks"][0].update(table="00000000"),
        lambda log: log["forks"][0].update(move=9),
        lambda log: log["forks"][0].update(move=11),
        lambda log: log["forks"][0].update(move=-1),
        lambda log: log["forks"][0].update(move=10.0),
        lambda log: log["forks"][0].update(seat=9),
        lambda log: log["forks"][0].update(seat=True),
        lambda log: log["forks"][0].update(redealt=2**63),
        lambda log: log["forks"][0].update(of="x" * 41),
        lambda log: log["forks"][0].update(of="\n"),
        lambda log: log["forks"][0].update(more=1),
        lambda log: log["forks"][0].pop("seat"),
        lambda log: log.update(forks=[]),
        lambda log: log.update(forks={}),
        lambda log: log.update(forks=[1]),
        lambda log: log.update(forks=log["forks"] * 21),
        lambda log: log.update(seats=10**40),
        lambda log: log.update(moves=[], tables=log["tables"][:1]),
    ],
)
def test_a_fork_that_does_not_fit_is_refused(change):
    with pytest.raises(ws.LogError):
        Match.from_json(forged(change))
