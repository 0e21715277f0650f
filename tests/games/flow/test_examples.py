"""Every worked example of the printed rulebook, played move by move on both shipped books.

You are Ann, Alexander is Bob. Where a figure says only how many icons a nation has, cards with that many are looked up.
"""

import pytest

from watershed.games.flow.names import Question, Timing, Verb
from watershed.games.flow.view import scoring, view

from .scene import ANN, BOB, CID, SHIPPED, scene, stripe

BOTH = pytest.mark.parametrize("edition", SHIPPED.values(), ids=SHIPPED)

MILITARY, CONSTRUCTION, KNOWLEDGE = "warriors>frigate", "lighthouse>temple>monastery", "working-animal>astronomy"
GOVERNMENT, WONDERS = "agrarian-tribe>republic>bureaucracy", "great-wall>great-mosque"
ALEXANDER = f"{MILITARY},{CONSTRUCTION},{KNOWLEDGE},{GOVERNMENT},napoleon,{WONDERS}"
SCORED = "warriors>frigate>jet-fighter,temple>monastery>military-academy,astronomy>steam-power"
SCORED += ",agrarian-tribe>republic>bureaucracy>democracy,einstein,great-wall>great-mosque"


def cards_with(edition, icon, count, apart_from=""):
    """Cards without a permanent effect that together have that many of an icon on their stripes."""
    chosen = []
    cards = [
        card for card in edition.words["cards"].values() if card.timing != Timing.PERMANENT and card.type in (4, 6)
    ]
    for card in sorted(cards, key=lambda card: -stripe(edition, card.slug)[icon]):
        if card.slug not in apart_from and 0 < stripe(edition, card.slug)[icon] <= count:
            chosen.append(card.slug)
            count -= stripe(edition, card.slug)[icon]
    assert count == 0, f"no cards with that much {icon}"
    return ",".join(chosen)


@BOTH
def test_page_4_lighthouse_covers_barracks(edition):
    game = scene("seats=3 tokens=5,5,5 nation0=barracks market=lighthouse:0:1", edition)
    before = game.icons(ANN)
    after = game.play("complete").icons(ANN)
    stripes = stripe(edition, "barracks", "lighthouse")
    assert game.pile(ANN, "construction") == ["lighthouse", "barracks"]
    assert before["defence"] == stripe(edition, "barracks")["defence"] + 1
    assert after["defence"] == stripes["defence"], "B: the defence icon of the covered effect is lost"
    assert stripe(edition, "barracks")["attack"] == 1
    assert after["attack"] == stripes["attack"], "C: the attack icon on the stripe is kept"


@BOTH
def test_page_5_alexanders_icons(edition):
    icons = scene(f"seats=3 nation1={ALEXANDER}", edition).icons(BOB)
    expected = {"culture": 5, "science": 1, "industry": 0, "trade": 3, "harvest": 2, "attack": 5, "defence": 6}
    assert icons == expected


@BOTH
def test_page_5_where_they_come_from(edition):
    stripes = stripe(edition, *ALEXANDER.replace(">", ",").split(","))
    assert stripes["culture"] == 4, "the fifth is Monastery's"
    assert stripes["defence"] == 3, "three more are Frigate's"
    assert stripes["trade"] == 3, "Republic's two are covered"
    assert stripes["industry"] == 0, "Lighthouse's one is covered"


@BOTH
def test_page_6_alexanders_strength(edition):
    game = scene(f"seats=3 nation1={ALEXANDER}", edition)
    nation = view(edition, game.table, None)["nations"][BOB]
    assert (nation["attack"], nation["strength"]) == (5, 11)


@BOTH
def test_page_7_which_effects_are_available(edition):
    game = scene(f"seats=3 turn=1 tokens=5,5,5 market=feudalism,theocracy nation1={ALEXANDER}", edition)
    uncovered = view(edition, game.table, None)["nations"][BOB]["uncovered"]
    assert set(uncovered) == {
        *("frigate", "monastery", "astronomy", "bureaucracy", "napoleon", "great-wall", "great-mosque"),
    }
    activations = [words for words in game.legal() if words.startswith("activate")]
    assert activations == ["activate bureaucracy"], "A, B: what has happened once does not happen again"


@BOTH
def test_page_7_frigate_becomes_obsolete_and_wonders_score_at_the_end(edition):
    game = scene(f"seats=3 nation1={ALEXANDER}", edition)
    found = scoring(edition, game.table)[BOB]
    assert found["culture"] == 5
    assert found["others"] == 1 + 0 + 3 + 2 + 5 + 3, "C: without Frigate's three"
    effects = {entry["card"]: entry["points"] for entry in found["effects"]}
    assert effects == {"great-wall": 1, "great-mosque": 3}, "D: half of 3 defence; three governments"


FIGURE = "market=irrigation:1:4,monastery,crossbowman,feudalism,hanging-gardens"


@BOTH
def test_page_9_investing_four_in_monastery(edition):
    game = scene(f"seats=3 age=2 tokens=6,5,5 {FIGURE}", edition).play("invest 2 4")
    assert (int(game.table.bid[2]), int(game.table.investor[2]), game.tokens()[ANN]) == (4, ANN, 2)


@BOTH
def test_page_10_completing_monastery(edition):
    stack = "barracks>lighthouse"
    rest = cards_with(edition, "industry", 2 - 1 - stripe(edition, "barracks", "lighthouse")["industry"])
    nation = f"{stack},{rest}".rstrip(",")
    market = FIGURE.replace("monastery", "monastery:0:4")
    game = scene(f"seats=3 age=2 supply=0 reserve=20 tokens=2,5,5 {market} nation0={nation}", edition)
    culture = game.icons(ANN)["culture"]
    assert game.icons(ANN)["industry"] == 2
    game.play("complete")
    assert game.piles() == (4 - 2, 20)
    assert game.tokens()[ANN] == 2 + 2
    assert int(game.table.stake[ANN]) == 0
    assert game.pile(ANN, "construction") == ["monastery", "lighthouse", "barracks"]
    assert game.icons(ANN)["culture"] == culture + stripe(edition, "monastery")["culture"] + 1


@BOTH
def test_page_11_sniping_irrigation(edition):
    mine = cards_with(edition, "harvest", 2 - stripe(edition, "irrigation")["harvest"])
    alexander = cards_with(edition, "trade", 1, apart_from=mine)
    market = "market=irrigation:1:4,justinian-i,castle,feudalism,hanging-gardens"
    line = f"seats=3 age=2 supply=2 reserve=20 tokens=6,1,5 {market} nation0={mine} nation1={alexander}"
    game = scene(line, edition).play("snipe 1")
    assert [event.data["count"] for event in game.happened("sniped")] == [4]
    assert int(game.table.stake[BOB]) == 0, "his marker is back"
    assert [event.data["count"] for event in game.happened("traded")] == [1], "of the 6 now in the Supply"
    assert [event.data["count"] for event in game.happened("shared")] == [2], "half of the 5 left"
    assert game.tokens() == [6 - 4 + 2, 1 + 4 + 1 + 2, 5], "you take 2 for your 2 harvest icons"
    assert game.piles() == (3, 20 - 2)


@BOTH
def test_page_12_ramesses_takes_the_free_wonder(edition):
    market = "market=the-pyramids:1:2,great-wall,working-animal,archers,iron-works"
    game = scene(f"seats=3 age=1 tokens=5,5,5 {market} nation0=ramesses-ii", edition).play("activate ramesses-ii")
    assert game.nation(ANN) == {"great-wall"}
    assert not game.anywhere("ramesses-ii")
    assert (game.market()[0], int(game.table.bid[1])) == ("the-pyramids", 2)


@BOTH
def test_page_12_columbus_finds_jet_fighter(edition):
    line = "seats=3 tokens=5,5,5 nation0=columbus,crossbowman deck=jet-fighter"
    game = scene(f"{line} nation1=temple>monastery,astronomy nation2=irrigation,republic", edition)
    strengths = [game.icons(seat)["attack"] + game.icons(seat)["defence"] for seat in (BOB, CID)]
    game.play("activate columbus")
    assert not game.anywhere("columbus")
    assert game.pile(ANN, "military") == ["jet-fighter", "crossbowman"]
    assert game.icons(ANN)["attack"] == 6
    assert max(strengths) < 6
    assert (game.nation(BOB), game.nation(CID)) == ({"temple"}, {"republic"})


@BOTH
def test_page_12_harvest_with_two_harvest_icons(edition):
    nation = cards_with(edition, "harvest", 2)
    line = "market=justinian-i,castle,astronomy,feudalism,hanging-gardens"
    game = scene(f"seats=3 age=2 supply=5 reserve=20 tokens=4,5,5 {line} nation0={nation}", edition).play("harvest")
    assert game.piles() == (5 + 2 - 3, 20 - 2)
    assert game.tokens()[ANN] == 4 + 3


@BOTH
def test_page_13_harvest_in_age_v(edition):
    market = "market=capitalism,john-lennon,apollo-program,stock-exchange,tank"
    game = scene(f"seats=3 age=5 supply=3 reserve=20 tokens=1,5,5 {market}", edition).play("harvest")
    assert [event.data["count"] for event in game.happened("harvested")] == [1]
    topped_up = game.happened("topped-up")[0].data
    assert (topped_up["count"], topped_up["reserve"]) == (2, 1)
    assert (game.tokens()[ANN], game.piles()) == (5, (0, 19))


@BOTH
def test_page_13_age_check(edition):
    market = "market=ramesses-ii:1:2,-,hanging-gardens,warriors,lighthouse deck=irrigation,bureaucracy"
    game = scene(f"seats=3 age=1 tokens=5,5,5 {market}", edition).play("harvest")
    assert game.market() == ["ramesses-ii", "irrigation", "hanging-gardens", "bureaucracy", "lighthouse"]
    assert not game.anywhere("warriors")


@BOTH
def test_page_14_twenty_five_points(edition):
    game = scene(f"seats=3 nation0={SCORED}", edition)
    found = scoring(edition, game.table)[ANN]
    assert game.icons(ANN)["defence"] == 3 + 4, "A: Military Academy gives four until the end"
    assert (found["culture"], found["others"]) == (7, 23)
    effects = {entry["card"]: entry["points"] for entry in found["effects"]}
    assert effects == {"einstein": 2, "great-mosque": 4, "great-wall": 1}
    assert found["total"] == 7 + 11 + 2 + 4 + 1 == 25
    assert game.points(ANN) == 25


@BOTH
def test_faq_1_no_target(edition):
    market = "market=iron-works:0:1,archers:1:1,temple,lighthouse,republic"
    game = scene(f"seats=3 age=1 tokens=5,5,5 {market}", edition).play("complete")
    assert game.nation(ANN) == {"iron-works"}


@BOTH
def test_faq_1_an_attack_with_the_least_strength(edition):
    game = scene("seats=3 tokens=5,5,5 market=warriors:0:1 nation1=archers nation2=crossbowman", edition).play(
        "complete"
    )
    assert game.tokens()[BOB:] == [5, 5]
    assert int(game.table.turn) == BOB


@BOTH
def test_faq_2_printing_press(edition):
    nation = cards_with(edition, "science", 4 - stripe(edition, "printing-press")["science"])
    line = f"seats=3 supply=3 reserve=20 tokens=5,5,5 nation0=columbus,{nation} deck=printing-press"
    game = scene(line, edition).play("activate columbus")
    assert game.icons(ANN)["science"] == 4
    assert (game.tokens()[ANN], game.piles()) == (8, (0, 20))


@BOTH
def test_faq_3_a_chain_of_four_cards(edition):
    market = "market=justinian-i,iron-works,knight,great-wall,the-pyramids"
    game = scene(f"seats=3 tokens=5,5,5 nation0=confucius,barracks {market}", edition).play("activate confucius")
    if int(game.table.question) == Question.GAIN:
        game.play("gain 1")
    assert game.pile(ANN, "leader") == ["justinian-i"]
    assert game.pile(ANN, "knowledge") == ["iron-works"]
    assert game.pile(ANN, "military") == ["knight"]
    assert game.legal() == ["attack 1", "attack 2"]
    assert game.market() == ["-", "-", "-", "great-wall", "the-pyramids"]
    game.play("attack 2")
    step = next(card for card in edition.words["cards"].values() if card.slug == "knight").steps[0]
    if step.verb == Verb.RAID:
        assert game.tokens() == [5 + min(5, step.amount), 5, 5 - min(5, step.amount)]
    assert int(game.table.turn) == BOB
