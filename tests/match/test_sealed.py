"""A match in which everybody decides at once, with secrets: what the contract says, in one game played by hand."""

import numpy as np
import pytest

import watershed as ws
from watershed.kit.game import game
from watershed.match import Match


@pytest.fixture
def match() -> Match:
    return Match.start("sealed", 3, 4, names=["Ann", "Bob", "Cid"])


def bids(match: Match, *coins: int) -> None:
    for seat, count in enumerate(coins):
        match.play(f"bid {count}", seat)


def texts(match: Match, viewer: int | None, after: int = 0) -> list[str]:
    return [entry.text for entry in match.entries(viewer, after)]


def test_everybody_is_asked_at_once(match):
    assert (match.waiting, match.sealed, match.to_move) == ((0, 1, 2), (), 0)
    match.play("bid 4", 1)
    assert (match.waiting, match.sealed, match.to_move) == ((0, 2), (1,), 0)
    with pytest.raises(ws.IllegalMove, match="nothing to decide now"):
        match.play("bid 5", 1)
    assert match.moves(1) == []


def test_a_bid_is_read_by_its_seat_alone(match):
    match.play("bid 4", 1)
    assert texts(match, 1)[-1] == "You seal a bid of 4."
    assert texts(match, 0)[-1] == texts(match, None)[-1] == "Bob has sealed a bid."
    assert match.view(1)["players"][1]["bid"] == 4
    assert match.view(0)["players"][1]["bid"] is None
    match.play("bid 0", 0)
    match.play("bid 1", 2)
    assert texts(match, 0, 2)[:3] == ["Cid has sealed a bid.", "You bid 0.", "Bob bids 4."]
    assert (match.waiting, match.sealed) == ((1,), ())


def test_a_drawn_card_is_read_by_its_seat_alone(match):
    assert [text for text in texts(match, 0) if "draw" in text][4:] == ["Bob draws a card."] * 4 + [
        "Cid draws a card."
    ] * 4
    assert all(text.endswith("draws a card.") for text in texts(match, None) if "draw" in text)
    hand = match.view(1)["players"][1]["hand"]
    drawn = [entry.data["card"] for entry in match.entries(1) if entry.kind == "drew" and "card" in entry.data]
    assert sorted(drawn) == hand


def test_questions_are_asked_of_a_viewer(match):
    match.play("bid 4", 1)
    say = [match.speaker(viewer).say(match.prompt(viewer)) for viewer in (0, 1, None)]
    assert say == ["Seal a bid, from 0 to 10.", "Waiting for Ann and Cid.", "Waiting for Ann and Cid."]


def test_three_steps_in_one_chain(match):
    bids(match, 0, 4, 1)
    card = match.moves(1)[0].args["card"]
    match.play(f"pick {card}; place 4; lay over", 1)
    assert match.played[-1] == f"pick {card}; place 4; lay over"
    assert match.view(None)["piles"][3]["owner"] == 1
    assert match.undo() == f"pick {card}; place 4; lay over"
    assert match.view(None)["question"] == "pick"


def test_a_chain_does_not_find_out_what_is_sealed(match):
    """A refused chain would tell the last bidder whether a bid wins, without making it."""
    match.play("bid 4", 0)
    match.play("bid 6", 1)
    before, card = match.table_bytes, match.view(2)["players"][2]["hand"][0]
    said = set()
    for coins in range(11):
        with pytest.raises(ws.IllegalMove) as problem:
            match.play(f"bid {coins}; pick {card}", 2)
        said.add(str(problem.value))
    assert said == {"A move in this chain reveals something new. End the chain with it."}
    assert match.table_bytes == before


def test_withdrawn_and_sealed_again(match):
    match.play("bid 4", 1)
    match.play("bid 2", 0)
    assert match.withdraw(1) == "bid 4"
    assert (match.waiting, match.sealed, match.played) == ((1, 2), (0,), ("bid 2",))
    match.play("bid 1", 1)
    match.play("bid 0", 2)
    assert match.view(None)["winner"] == 0
    for seat in range(3):
        with pytest.raises(ws.IllegalMove, match="no sealed answer"):
            match.withdraw(seat)
    assert match.movers == (0, 1, 2)


def test_a_seat_with_one_option_is_not_asked(match):
    """3.2: Ann spends everything, and in the next round her bid is in before anybody is asked."""
    bids(match, 10, 0, 0)
    match.play([match.legal(0)[0]], 0)
    match.play("place 1; lay under", 0)
    assert (match.waiting, match.sealed) == ((1, 2), (0,))
    with pytest.raises(ws.IllegalMove):
        match.play("bid 0", 0)
    assert match.preview("bid 3", 1).changes == []


def test_a_winner_with_one_kind_of_card_is_not_asked_which(match):
    """4.1"""
    match.table.hand[1][:] = [0, 0, 0, 4, 0, 0, 0]
    bids(match, 0, 4, 1)
    assert (match.view(None)["question"], match.view(None)["picked"]) == ("place", 3)


def test_a_full_pile_is_refused(match):
    """4.2"""
    bids(match, 0, 4, 1)
    match.play([match.legal(1)[0]], 1)
    match.table.height[5] = 10
    assert match.why_not("place 5", 1).code == "pile-full"
    assert "place 5" in match.refusals(1)
    assert "place 5" not in [move.words for move in match.moves(1)]


def test_an_automatic_seal_cannot_be_withdrawn(match):
    """It is nobody's move: there is no line to take out."""
    bids(match, 10, 0, 0)
    match.play([match.legal(0)[0]], 0)
    match.play("place 1; lay under", 0)
    lines = match.lines
    assert match.sealed == (0,)
    with pytest.raises(ws.IllegalMove, match="no sealed answer"):
        match.withdraw(0)
    assert match.lines == lines
    again = Match.from_position("sealed", match.position())
    with pytest.raises(ws.IllegalMove, match="no sealed answer"):
        again.withdraw(0)


def test_one_move_causes_more_than_64_events(match):
    while not match.over:
        match.play(match.legal()[-1])
    assert 64 < len(match.entries(None, match.length - 1)) < len(match.table.events)


def test_the_table_is_large_and_all_of_it_is_used():
    """No field is there for its size alone: every one changes during a game, and the last move nearly fills a page."""
    layout = game("sealed").table.layout
    assert layout.itemsize > 2048
    match, seen = Match.start("sealed", 4, 1, {"rounds": 8}), {name: set() for name in layout.names}
    while not match.over:
        match.play(match.legal()[match.length % 2])
        for name, values in seen.items():
            values.add(np.asarray(getattr(match.table, name)).tobytes())
    fixed = {name for name, values in seen.items() if len(values) == 1}
    assert fixed <= {"luck", "seats", "rounds", "spare"}
    assert match.table.noted > len(match.table.events) - 20


def test_a_tie_is_broken_by_coins():
    """5.3"""
    empty = ",0" * 9
    piles = f"owner=0,1,2,3 height=0,1,1,1 pile=0{empty},3{empty},3{empty},3{empty}"
    ranking = Match.from_position("sealed", f"seats=3 rounds=1 rounds_begun=1 coins=2,5,5 {piles}").ranking()
    assert [(row.seat, row.place, row.points) for row in ranking] == [(1, 1, 3), (2, 1, 3), (0, 3, 3)]


@pytest.mark.parametrize("line", ["seats", "seats=9", "seats=x", "weather=1", "seats=3 deck=" + "1," * 99 + "1"])
def test_what_is_not_a_position_is_refused(line):
    with pytest.raises(ws.BadSetup):
        Match.from_position("sealed", line)
