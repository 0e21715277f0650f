"""Chapter 14: what effects do."""

import pytest

from watershed.games.flow.names import Question, Type

from .deck import plain_book
from .scene import ANN, BOB, CID, gained, scene


def knowledge(effect, timing="instant"):
    """A book in which Currency (no icons but one of trade) has another effect."""
    return plain_book(f"22 | Currency | knowledge | I | {timing} | | T | {effect}")


@pytest.mark.parametrize("icon", ["culture", "science", "industry", "trade", "harvest", "attack", "defence"])
def test_14_1_provide_gives_icons(icon):
    edition = knowledge(f"provide 3 {icon}", "permanent")
    before, after = ({"trade": 1}, scene("seats=3 nation0=currency", edition).icons(ANN))
    assert after[icon] == before.get(icon, 0) + 3
    assert sum(after.values()) == 4


@pytest.mark.parametrize(
    ("effect", "nation", "culture"),
    [
        ("provide 1 culture per trade", "republic", 1 + 1 + 2),
        ("provide 2 culture per wonder", "great-wall,hanging-gardens", 4),
        ("provide 1 culture per 2 military", "archers>warriors>chariot", 1),
        ("provide 1 culture per knowledge", "", 1),
    ],
)
def test_14_1_provide_can_count(effect, nation, culture):
    edition = knowledge(effect, "permanent")
    assert scene(f"seats=3 nation0=currency,{nation}".rstrip(","), edition).icons(ANN)["culture"] == culture


@pytest.mark.parametrize(
    ("effect", "tokens", "piles"),
    [
        ("take 3 from reserve", 8, (4, 7)),
        ("take 3 from supply", 8, (1, 10)),
        ("take 6 from supply", 9, (0, 10)),
        ("take 2 from reserve per trade", 7, (4, 8)),
        ("take 1 from supply per 2 trade", 5, (4, 10)),
        ("take 1 from reserve per 2 token", 7, (4, 8)),
        ("take 1 from reserve per type", 6, (4, 9)),
        ("take 2 from reserve; take 1 from supply", 8, (3, 8)),
    ],
)
def test_14_2_take_moves_tokens_to_your_nation(effect, tokens, piles):
    game = gained("currency", line="supply=4 reserve=10", edition=knowledge(effect))
    assert (game.tokens()[ANN], game.piles()) == (tokens, piles)


@pytest.mark.parametrize(
    ("effect", "choices"),
    [
        ("gain military", ["gain 1", "gain 2"]),
        ("gain military or construction", ["gain 1", "gain 2", "gain 4"]),
        ("gain any", ["gain 1", "gain 2", "gain 4"]),
    ],
)
def test_14_3_gain_lets_you_choose_a_free_card_of_the_types(effect, choices):
    game = gained(
        "currency", line="market=warriors,archers,chariot:1:1,temple,monastery:2:3", edition=knowledge(effect)
    )
    assert game.legal() == choices
    game.play("gain 2")
    assert game.pile(ANN, "military") == ["archers"]
    assert game.tokens() == [5, 5, 5], "it costs nothing"


def test_14_3_the_future_cannot_be_chosen():
    line = "market=the-future,warriors,archers:1:1"
    game = gained("currency", line=line, edition=knowledge("gain any"))
    assert game.nation(ANN) == {"currency", "warriors"}


@pytest.mark.parametrize("slug", ["temple", "great-wall", "einstein", "the-internet", "the-future"])
def test_14_4_the_top_card_is_yours_whatever_it_is(slug):
    game = scene(f"seats=3 tokens=5,5,5 market=astronomy:0:1 deck={slug}").play("complete")
    assert game.nation(ANN) == {"astronomy", slug}


def test_14_4_from_an_empty_deck_nothing_is_gained():
    game = scene("seats=3 tokens=5,5,5 market=astronomy:0:1,temple")
    game.table.drawn = 56
    game.play("complete")
    assert game.nation(ANN) == {"astronomy"}
    assert int(game.table.turn) == BOB


@pytest.mark.parametrize(("has", "left", "mine"), [(5, 2, 8), (3, 0, 8), (2, 0, 7), (0, 0, 5)])
def test_14_5_raid_takes_from_the_nation_what_it_has(has, left, mine):
    line = f"tokens=5,{has},5 nation2=machine-gun market=temple:1:9 supply=0 reserve=20"
    game = gained("chariot", line=line)
    assert game.tokens()[:2] == [mine, left]
    assert int(game.table.bid[1]) == 9, "tokens on the market are safe"


@pytest.mark.parametrize(
    ("attacker", "nation", "left"),
    [
        ("napoleon", "agrarian-tribe>republic", {"agrarian-tribe"}),
        ("napoleon", "agrarian-tribe", set()),
        ("napoleon", "temple", {"temple"}),
        ("jet-fighter", "temple>monastery,irrigation>currency,republic", {"temple", "irrigation", "republic"}),
        ("jet-fighter", "temple,republic", {"republic"}),
    ],
)
def test_14_6_raze_discards_the_top_card_of_each_named_stack(attacker, nation, left):
    game = gained(attacker, line=f"nation1={nation} nation2=machine-gun")
    assert game.nation(BOB) == left


def test_14_6_raze_strikes_a_leader_too():
    edition = plain_book("2 | Chariot | military | I | attack | | A | raze leader and construction")
    game = gained("chariot", line="nation1=einstein,temple nation2=machine-gun", edition=edition)
    assert game.nation(BOB) == set()


@pytest.mark.parametrize("chosen", ["the-pyramids", "great-mosque", "hanging-gardens"])
def test_14_7_wreck_takes_the_wonder_the_attacker_chooses(chosen):
    wonders = "the-pyramids>great-mosque>hanging-gardens"
    game = gained("tank", line=f"nation1={wonders} nation2=machine-gun").play(f"wreck {chosen}")
    assert game.nation(BOB) == set(wonders.split(">")) - {chosen}
    assert not game.anywhere(chosen)
    assert int(game.table.cards[BOB, Type.WONDER]) == 2


@pytest.mark.parametrize(
    ("tokens", "after", "because"),
    [
        ("1,5,5", [5, 3, 3], "each that holds more gives two"),
        ("4,5,5", [6, 3, 5], "Cid no longer holds more when its turn comes"),
        ("5,5,5", [5, 5, 5], "as many is not more"),
        ("0,1,1", [1, 0, 1], "as many as it has"),
        ("5,2,9", [7, 2, 7], "the poor are spared"),
    ],
)
def test_14_8_tribute_comes_from_each_richer_opponent(tokens, after, because):
    assert gained("communism", line=f"tokens={tokens} reserve=20").tokens() == after, because


def test_14_8_tribute_goes_clockwise():
    game = scene("seats=3 turn=1 tokens=5,4,5 market=communism:1:1").play("complete")
    assert game.tokens() == [5, 6, 3], "Cid first, then Ann holds less"


def test_14_9_remove_this_is_paid_before_the_rest():
    game = scene("seats=3 tokens=5,5,5 nation0=confucius market=einstein,justinian-i").play("activate confucius")
    assert int(game.table.question) == Question.GAIN
    assert not game.anywhere("confucius")


def test_14_9_the_price_is_the_top_card():
    game = scene("seats=3 tokens=5,5,5 nation0=john-lennon,warriors>archers market=temple").play("activate john-lennon")
    assert game.nation(ANN) == {"john-lennon", "warriors", "temple"}


@pytest.mark.parametrize(
    ("effect", "nation", "points"),
    [
        ("culture 3", "", 3),
        ("culture 2 per wonder", "great-wall>hanging-gardens", 4),
        ("culture 1 per 2 military", "archers>chariot>warriors", 1),
        ("culture 1 per trade", "republic", 4),
        ("culture 1 per 3 token", "", 2),
        ("culture 1 per type", "warriors,temple,einstein", 4),
        ("culture 1 per 2 type", "warriors,temple,einstein", 2),
        ("culture 1; culture 2", "", 3),
    ],
)
def test_14_10_culture_gives_points(effect, nation, points):
    line = f"seats=3 tokens=8,5,5 nation0=currency,{nation}".rstrip(",")
    with_it, without = scene(line, knowledge(effect, "scoring")), scene(line)
    assert with_it.points(ANN) - without.points(ANN) == points
    assert with_it.icons(ANN) == without.icons(ANN)
    assert with_it.points(CID) == 0
