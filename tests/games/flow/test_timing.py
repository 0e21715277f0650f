"""Chapter 4: when an effect happens."""

import pytest

from watershed.games.flow import GAME
from watershed.games.flow.names import Question

from .deck import plain_book
from .scene import ANN, BOB, CID, gained, scene

WAYS = {
    "complete": ("market=irrigation:0:1 tokens=5,5,5", ["complete"]),
    "snipe": ("market=irrigation:1:1 tokens=6,5,5", ["snipe 1"]),
    "effect": ("market=irrigation nation0=confucius tokens=5,5,5", ["activate confucius"]),
    "deck": ("nation0=columbus deck=irrigation tokens=5,5,5", ["activate columbus"]),
}


@pytest.mark.parametrize(("line", "moves"), WAYS.values(), ids=WAYS)
def test_4_1_an_instant_effect_happens_once_however_the_card_is_gained(line, moves):
    game = scene(f"seats=3 reserve=20 supply=0 {line}").play(*moves)
    assert [event.data["count"] for event in game.happened("took-reserve")] == [2]
    assert game.tokens()[ANN] == 5 + 2
    game.play("harvest", "harvest")
    assert "activate irrigation" not in game.legal(), "and never again"


@pytest.mark.parametrize(
    ("nation", "taken", "because"),
    [
        ("", 2, "the two science icons of its own stripe"),
        ("aristocracy", 3, "and the others"),
        ("currency", 2, "but not what the card it covers provided"),
        ("currency,university", 6, "while another stack's effect counts"),
    ],
)
def test_4_2_the_new_stripe_counts_and_the_covered_effect_does_not(nation, taken, because):
    edition = plain_book("22 | Currency | knowledge | I | permanent | | T | provide 2 science")
    game = gained("printing-press", nation=nation, line="supply=9", edition=edition)
    assert game.tokens()[ANN] == 5 + taken, because


def test_4_3_an_attack_happens_once_against_one_opponent():
    game = gained("warriors").play("attack 2")
    assert game.tokens() == [7, 5, 3]
    assert "attack 1" not in game.legal()


@pytest.mark.parametrize(
    ("nation", "struck", "because"),
    [
        ("", True, "nothing is weaker than 2"),
        ("military-caste", True, "1 attack"),
        ("monastery", True, "1 defence"),
        ("castle", False, "2 defence: as strong is not weaker"),
        ("military-caste,great-wall", False, "attack and defence together"),
        ("archers", False, "what effects provide counts"),
        ("archers>warriors", False, "stripes of covered cards count"),
    ],
)
def test_4_4_only_a_strictly_lower_strength_is_weaker(nation, struck, because):
    game = gained("chariot", nation="barracks", line=f"nation1={nation} nation2=machine-gun")
    assert game.icons(ANN)["attack"] == 2
    assert (game.tokens()[BOB] == 5 - 3) == struck, because


def test_4_4_the_attackers_defence_does_not_help_it():
    game = gained("warriors", nation="castle", line="nation1=himeji-castle,archers nation2=machine-gun")
    assert game.icons(ANN) | {"attack": 2, "defence": 2} == game.icons(ANN)
    assert game.tokens() == [5, 5, 5]


def test_4_5_the_attacker_chooses_among_the_weaker():
    game = gained("warriors", line="seats=4 tokens=5,5,5,5 nation2=machine-gun")
    assert game.legal() == ["attack 1", "attack 3"]
    assert int(game.table.turn) == ANN


def test_4_5_the_attacker_makes_every_other_choice():
    game = gained("tank", line="nation1=the-pyramids>great-wall nation2=machine-gun")
    assert game.legal() == ["wreck the-pyramids", "wreck great-wall"]
    assert GAME.rules.waiting(game.book, game.table) == 1 << ANN
    game.play("wreck the-pyramids")
    assert game.pile(BOB, "wonder") == ["great-wall"]


@pytest.mark.parametrize(("turn", "order"), [(0, [1, 2, 3]), (1, [2, 3, 0]), (3, [0, 1, 2])])
def test_4_6_attack_all_goes_clockwise_from_the_attacker(turn, order):
    line = f"seats=4 turn={turn} tokens=5,5,5,5 market=genghis-khan:{turn}:1"
    game = scene(line).play("complete")
    assert [event.data["victim"] for event in game.happened("raided")] == order


def test_4_6_attack_all_spares_those_who_are_not_weaker():
    game = gained("genghis-khan", line="seats=4 tokens=5,5,5,5 nation2=machine-gun")
    assert game.tokens() == [9, 3, 5, 3]


def test_4_6_each_victim_is_dealt_with_before_the_next():
    edition = plain_book("50 | Genghis Khan | leader | II | attack-all | | AA | raid 2; wreck")
    game = gained("genghis-khan", line="nation1=the-pyramids>great-mosque nation2=taj-mahal", edition=edition)
    assert game.tokens() == [7, 3, 5], "Bob's wonder is chosen before Cid is struck"
    game.play("wreck great-mosque")
    assert game.tokens() == [9, 3, 3]
    assert (game.nation(BOB), game.nation(CID)) == ({"the-pyramids"}, set())


def test_4_7_a_permanent_effect_holds_while_its_card_is_uncovered():
    game = scene("seats=3 tokens=5,5,5 market=temple:0:1,monastery").play("complete")
    assert game.icons(ANN)["culture"] == 3
    game.play("harvest", "harvest", "invest 2 1", "harvest", "harvest")
    assert game.icons(ANN)["culture"] == 3, "turn after turn"
    game.play("complete")
    assert game.icons(ANN)["culture"] == 1 + 2, "Temple's stripe, Monastery's stripe and effect"


def test_4_8_a_turn_action_is_an_action_turn_after_turn():
    line = (
        "seats=3 tokens=5,5,5 nation0=john-lennon,archers>warriors market=temple,lighthouse,republic,currency,theocracy"
    )
    game = scene(line).play("activate john-lennon")
    assert game.pile(ANN, "military") == ["archers"]
    game.play("gain 1", "harvest", "harvest", "activate john-lennon", "gain 2", "harvest", "harvest")
    assert game.pile(ANN, "military") == []
    assert "activate john-lennon" not in game.legal(), "no price left to pay"


def test_4_8_only_in_your_own_nation():
    game = scene("seats=3 turn=1 tokens=5,5,5 nation0=bureaucracy market=republic,theocracy")
    assert "activate bureaucracy" not in game.legal()


def test_4_8_not_in_the_turn_the_card_is_gained():
    game = scene("seats=3 tokens=5,5,5 market=bureaucracy:0:1,republic").play("complete")
    assert int(game.table.turn) == BOB
    assert game.pile(ANN, "government") == ["bureaucracy"]


def test_4_9_a_scoring_effect_counts_only_at_the_end():
    game = scene("seats=3 nation0=great-mosque,agrarian-tribe>republic")
    assert game.icons(ANN)["culture"] == 2
    assert game.points(ANN) == 2 + (1 + 1 + 2) // 2 + 2


@pytest.mark.parametrize(
    ("slug", "line"),
    [
        ("iron-works", "market=temple,irrigation,republic,great-wall,einstein"),
        ("iron-works", "market=warriors:1:1,temple,irrigation,republic,great-wall"),
        ("warriors", "nation1=machine-gun nation2=tank>archers"),
        ("tank", ""),
        ("jet-fighter", "nation1=agrarian-tribe nation2=machine-gun"),
        ("communism", "tokens=5,5,5"),
    ],
)
def test_4_10_without_a_target_nothing_happens(slug, line):
    game = gained(slug, line=line)
    if slug == "tank":
        game.play("attack 1")
    assert int(game.table.turn) == BOB
    assert slug in game.nation(ANN)
    assert len(game.nation(ANN)) == 1
    assert game.tokens() == [5, 5, 5]


def test_4_10_the_journal_says_so():
    game = gained("iron-works", line="market=temple,irrigation,republic,great-wall,the-pyramids")
    told = [(line.text, line.citation) for line in game.happened("no-target")]
    assert told == [("Ann gains nothing with Iron Works: there is no such card.", "4.10")]


@pytest.mark.parametrize(
    ("slug", "line", "text"),
    [
        ("communism", "tokens=9,1,1", "Ann takes nothing with Communism: nobody has more tokens."),
        ("cannon", "nation0=castle>barracks,military-caste nation1=temple nation2=tank>archers", None),
        (
            "napoleon",
            "nation0=tank nation1=temple nation2=lighthouse>barracks",
            "Ann destroys nothing with Napoleon: there is no such card.",
        ),
        ("knight", "nation1=machine-gun nation2=tank>frigate", "Ann attacks nobody with Knight: nobody is weaker."),
    ],
)
def test_4_10_every_effect_that_does_nothing_says_so(slug, line, text):
    game = gained(slug, line=line)
    assert [told.text for told in game.happened("no-target")][:1] == ([text] if text else [])


def test_4_3_an_attack_is_told_even_when_there_is_no_choice():
    game = gained("warriors", line="nation2=machine-gun")
    assert [told.text for told in game.happened("struck")] == ["Ann attacks Bob with Warriors."]


@pytest.mark.parametrize(
    ("slug", "line", "question"),
    [
        ("iron-works", "market=archers,temple", Question.ACTION),
        ("iron-works", "market=archers,crossbowman", Question.GAIN),
        ("warriors", "nation2=machine-gun", Question.ACTION),
        ("warriors", "", Question.TARGET),
        ("tank", "nation2=machine-gun nation1=great-wall", Question.ACTION),
        ("tank", "nation2=machine-gun nation1=great-wall>the-pyramids", Question.WONDER),
    ],
)
def test_4_11_where_one_choice_is_open_it_is_made(slug, line, question):
    assert int(gained(slug, line=line).table.question) == question


def test_4_11_effects_must_be_carried_out():
    game = gained("iron-works", line="market=archers,crossbowman,temple")
    assert game.legal() == ["gain 1", "gain 2"]


def test_4_12_a_gained_cards_effect_comes_before_anything_else():
    edition = plain_book("28 | Railroad | knowledge | IV | instant | | IT | gain construction; take 5 from reserve")
    edition_first = "market=archers:1:1,temple,lighthouse,monastery"
    game = gained("railroad", line=edition_first, edition=edition)
    assert game.tokens()[ANN] == 5, "the second step waits for the first"
    game.play("gain 2")
    assert game.tokens()[ANN] == 5 + 5
    assert [line.kind for line in game.journal()][:2] == ["gained", "took-reserve"]


def test_4_12_the_inner_effect_is_finished_first():
    edition = plain_book("53 | Bismarck | leader | IV | instant | | IA | gain knowledge; take 5 from reserve")
    game = gained("bismarck", line="market=irrigation,temple", edition=edition)
    assert [line.data["count"] for line in game.happened("took-reserve")] == [2, 5]


def test_4_12_the_market_is_not_refilled_in_between():
    game = gained("justinian-i", line="market=iron-works,archers,crossbowman,irrigation deck=justinian-i")
    game.play("gain 1")
    assert game.market() == ["-", "archers", "crossbowman", "irrigation", "-"]
    game.play("gain 2")
    assert "-" not in game.market()
