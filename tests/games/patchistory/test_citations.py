"""What the journal says of a move: the rule that was really used, and what it cost."""

import pytest

from watershed.games.patchistory.messages import event

from .scene import EDITION, Scene
from .scene_figures import vote, voting
from .speaking import BLUE, GREEN, RED, at, said, three


def lines(scene, *kinds, language="en"):
    """The lines of some kinds that the last move brought, each with its rule."""
    found = [event(EDITION, happened) for kind in kinds for happened in scene.events(kind)]
    return [f"{said(line, language)} [{line.rule}]" for line in found]


def test_14_3_votes_that_nobody_used_are_returned():
    scene = (
        Scene(3, era=1, lap=5).goods(RED, votes=9).goods(BLUE, votes=1).goods(GREEN, votes=4).land(GREEN, "Elizabeth I")
    )
    vote(voting(scene, "workers", "heroes", "wonders"), (3, 0, 0), (2, 0, 0), (1, 0, 0))
    assert lines(scene, "votes-returned") == [
        "Red returns 3 unused votes. [14.3]",
        "Blue returns 1 unused vote. [14.3]",
    ]


def test_8_3_and_19_5_aid_of_the_red_cross_is_not_asked_about():
    scene = at("mix").play("offer fff")
    assert lines(scene, "aid-offered") == ["Red offers Blue aid: 3 food. [8.3]"]
    scene = three("Red Cross", era=3).begin("diplomacy", (6, 6, 6)).play("aid 1", "offer fff")
    assert lines(scene, "aid-offered") == ["Red gives Blue aid that can't be refused: 3 food. [19.5]"]
    assert lines(scene, "aid-accepted") == ["Blue accepts Red's aid of 3 food. Red gains 5 VP. [8.4]"]


def test_9_5_and_17_17_a_birth_has_a_price_and_moses_has_none():
    assert lines(three(era=2).begin("management", (6, 6, 6)).play("birth"), "born") == [
        "Red has a new worker for 5 food. [9.5]"
    ]
    assert lines(three().patching("Moses").play("patch g7 15"), "born") == ["Red has a new worker. [17.17]"]


def test_9_8_and_18_9_a_route_has_a_price_and_timbuktus_has_none():
    scene = three().begin("management", (6, 6, 6)).play("route 2")
    assert lines(scene, "route-laid") == ["Red lays route 4 to Green for 2 minerals. [9.8]"]
    assert lines(scene, "route-laid", language="fr") == ["Red pose la route 4 vers Green pour 2 minerais. [9.8]"]
    assert lines(at("free-route").play("route 1"), "route-laid") == ["Red lays route 4 to Blue. [18.9]"]


def test_11_3_and_17_12_constantine_asks_nobody():
    scene = at("treaty").play("accept", "accept", "turn 1")
    assert lines(scene, "allied") == ["Red and Blue are allies now, with allied route 15. [11.3]"]
    scene = at("end-of-route").play("turn 1")
    assert lines(scene, "allied") == ["Red and Blue are allies now, with allied route 15. [17.12]"]


def test_10_1_and_19_13_rommel_does_not_wait_for_the_next_round():
    scene = three().workers(RED, "e6", "1:negotiation").begin("movement")
    assert lines(scene, "went-to-war") == ["Red's worker on route 1 goes to the War Room. [10.1]"]
    scene = three(era=3).land(GREEN, "Erwin Rommel").workers(RED, "e6", "1:negotiation").begin("negotiation")
    scene.play_as(RED, "war").play_as(BLUE, "peace")
    assert lines(scene, "went-to-war") == ["Red's worker on route 1 goes to the War Room. [19.13]"]


def ending(line):
    """A line without the names of a player and a card."""
    return line[line.index("for ") :]


def test_16_1_and_16_3_the_auction_of_two_players():
    scene = at("secret-bid")
    assert {line[-7:] for line in lines(scene, "revealed")} == {" [16.1]"}
    scene.play_as(RED, "bid 1 3").play_as(BLUE, "bid 1 2")
    assert [ending(line) for line in lines(scene, "won")] == ["for 3 money. [16.3]", "for 2 money. [16.3]"]


def test_18_16_with_two_players_the_other_card_costs_nothing():
    scene = at("claim-two").play("claim 1")
    assert [ending(line) for line in lines(scene, "won")] == ["for 0 money. [18.16]"]


@pytest.mark.parametrize(("seats", "rule"), [(2, "16.5"), (3, "14.5"), (4, "14.5")])
def test_14_5_and_16_5_second_place_of_two_players_gains_nothing(seats, rule):
    """With more players it gains 1 VP for every two votes."""
    scene = Scene(seats, era=3, lap=5).goods(RED, votes=4).workers(RED, "e6")
    voting(scene, *("workers", "heroes", "wonders", "water")[:seats])
    vote(scene, (4,) + (0,) * (seats - 1))
    assert lines(scene, "scored")[0] == f"Workers: Red comes first and gains 4 VP. [{rule}]"
    if seats == 2:
        assert lines(scene, "scored")[1] == "Workers: Blue comes second and gains nothing. [16.5]"
