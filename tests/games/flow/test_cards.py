"""Each of the 67 cards in play. What is expected is worked out here from the steps on the card, in another way than the
rules do it, so that a rebalanced number breaks nothing and a misread effect breaks something.
"""

import pytest

from watershed.games.flow.grammar import TYPES
from watershed.games.flow.names import DECK, Icon, Measure, Question, Timing, Type, Verb

from .deck import changed
from .scene import ANN, BOB, CID, SHIPPED, card, scene, stripe

EDITION = SHIPPED["flow"]
CARDS = {found.slug: found for found in EDITION.words["cards"].values()}
ICONS = {number: name.lower() for name, number in Icon._asdict().items()}
KINDS = {number: name for name, number in TYPES.items()}
TRIBES = ">".join(slug for slug, found in CARDS.items() if found.age == "S")
FREE = (
    "archers,temple,irrigation,republic,einstein,great-wall"  # one card of each type; no effect of theirs asks anything
)
TAKEN = ",".join(f"{slug}:1:9" for slug in FREE.split(","))


def of(*timings):
    return pytest.mark.parametrize("slug", [slug for slug, found in CARDS.items() if found.timing in timings])


def verbs(slug):
    return {step.verb for step in CARDS[slug].steps}


def test_every_card_has_a_test_of_its_effect():
    """Looks at what the tests of this file are given, apart from those that are given every card."""
    tested = set()
    for test in (value for name, value in globals().items() if name.startswith("test_")):
        for mark in getattr(test, "pytestmark", []):
            given = [found[0] if isinstance(found, tuple) else found for found in mark.args[1]]
            slugs = {found for found in given if isinstance(found, str)} & set(CARDS)
            tested |= slugs if len(slugs) < len(CARDS) else set()
    assert len(CARDS) == 67
    assert tested == set(CARDS), f"no test of {sorted(set(CARDS) - tested)}"


def counted(game, step, icons):
    """How many of what a step counts Ann has, worked out from the cards on the table."""
    nation = [CARDS[slug] for slug in game.nation(ANN)]
    if step.per == Measure.NONE:
        return 1
    if step.per <= Measure.ICONS:
        found = icons[ICONS[step.per]]
    elif step.per <= Measure.TYPES:
        found = sum(one.type == step.per - Measure.ICONS for one in nation)
    elif step.per == Measure.TOKENS:
        found = game.tokens()[ANN]
    else:
        found = len({one.type for one in nation} - {Type.NONE})
    return found // step.every


def amount(game, step, icons):
    return step.amount * counted(game, step, icons)


def beside(slug):
    """A nation with all starting cards and some others, without a permanent effect, under the card in question."""
    kind = KINDS.get(CARDS[slug].type)
    stacks = {"government": TRIBES, "military": "warriors", "knowledge": "working-animal"}
    stacks |= {"wonder": "the-pyramids>great-mosque", "leader": "columbus"}
    stacks["leader"] = "" if kind == "leader" else stacks["leader"]
    rest = [cards for name, cards in stacks.items() if name != kind and cards and slug not in cards]
    under = [stacks[kind]] if stacks.get(kind) and slug not in stacks[kind] else []
    return ",".join([*rest, *under])


@of(Timing.NONE)
def test_a_card_without_effect_gives_its_stripe_and_no_more(slug):
    nation = beside(slug)
    game = scene(f"seats=3 tokens=5,5,5 nation0={nation},{slug}", EDITION)
    assert game.icons(ANN) == stripe(EDITION, *game.nation(ANN))
    assert f"activate {slug}" not in game.legal()


def test_the_future_ends_the_game():
    game = scene("seats=3 age=5 tokens=5,5,5 nation0=columbus deck=the-future", EDITION).play("activate columbus")
    assert (game.nation(ANN), game.over()) == ({"the-future"}, True)


@of(Timing.PERMANENT)
def test_a_permanent_effect_provides_icons(slug):
    game = scene(f"seats=3 tokens=5,5,5 nation0={beside(slug)},{slug}", EDITION)
    stripes = stripe(EDITION, *game.nation(ANN))
    expected = dict(stripes)
    for step in CARDS[slug].steps:
        expected[ICONS[step.icon]] += amount(game, step, stripes)
    assert game.icons(ANN) == expected
    assert expected != stripes


@of(Timing.PERMANENT)
def test_a_permanent_effect_scores_unless_it_is_obsolete(slug):
    game = scene(f"seats=3 tokens=5,5,5 nation0={slug}", EDITION)
    icons = stripe(EDITION, slug) if CARDS[slug].obsolete else game.icons(ANN)
    assert game.points(ANN) == icons["culture"] + (sum(icons.values()) - icons["culture"]) // 2


@of(Timing.SCORING)
@pytest.mark.parametrize("alone", [True, False], ids=["alone", "in a nation"])
def test_a_scoring_effect_gives_points(slug, alone):
    nation = slug if alone else f"{beside(slug)},{slug}"
    game = scene(f"seats=3 tokens=8,5,5 nation0={nation}", EDITION)
    icons = stripe(EDITION, *game.nation(ANN))
    own = sum(amount(game, step, icons) for step in CARDS[slug].steps)
    others = [name for name in game.nation(ANN) if CARDS[name].timing == Timing.SCORING and name != slug]
    own += sum(
        amount(game, step, icons) for name in others for step in CARDS[name].steps if CARDS[name].type == Type.WONDER
    )
    assert game.icons(ANN) == icons
    assert game.points(ANN) == icons["culture"] + (sum(icons.values()) - icons["culture"]) // 2 + own


def answer_gains(game, slug):
    """Takes the first card offered whenever an effect asks, and checks what is offered."""
    step = next((step for step in CARDS[slug].steps if step.verb == Verb.GAIN), None)
    while int(game.table.question) == Question.GAIN:
        offered = [f"gain {at}" for at, name in enumerate(game.market(), 1) if fits(step, name)]
        assert game.legal() == offered
        game.play(offered[0])


def fits(step, slug):
    return slug != "-" and bool(step.types >> CARDS[slug].type & 1)


def check_effect(game, before, slug):
    """What the steps of an instant or turn-action effect have done."""
    found = CARDS[slug]
    gained = game.nation(ANN) - before["nation"] - {slug}
    tokens, supply = before["tokens"], before["supply"]
    for step in found.steps:
        match step.verb:
            case Verb.REMOVE_THIS:
                assert not game.anywhere(slug)
            case Verb.DISCARD_OWN:
                assert not game.anywhere("knight"), "the top military card was the price"
            case Verb.TAKE_RESERVE:
                tokens += amount(game, step, game.icons(ANN))
            case Verb.TAKE_SUPPLY:
                taken = min(amount(game, step, game.icons(ANN)), supply)
                tokens, supply = tokens + taken, supply - taken
            case Verb.TRIBUTE:
                tokens += 2 * min(step.amount, 20)
            case Verb.GAIN:
                assert len(gained) == 1
                assert all(fits(step, name) for name in gained)
            case Verb.GAIN_TOP:
                assert gained == {"temple"}
    if not verbs(slug) & {Verb.GAIN, Verb.GAIN_TOP}:
        assert game.tokens()[ANN] == tokens


def remember(game):
    return {"nation": game.nation(ANN), "tokens": game.tokens()[ANN], "supply": int(game.table.supply)}


@of(Timing.INSTANT)
@pytest.mark.parametrize("supply", [2, 30])
def test_an_instant_effect_happens_when_the_card_is_gained(slug, supply):
    market = FREE.replace(slug, "great-mosque").replace("temple", "-" if Verb.GAIN_TOP in verbs(slug) else "temple")
    piles = f"tokens=5,60,60,5,5 supply={supply} reserve=50"
    line = f"seats=5 {piles} market={market} nation0=columbus,{TRIBES} deck={slug},temple"
    if "temple" in market:
        line = line.removesuffix(",temple")
    game = scene(line, EDITION)
    before = remember(game)
    game.play("activate columbus")
    answer_gains(game, slug)
    before["nation"] -= {"columbus"}
    check_effect(game, before, slug)
    assert slug in game.nation(ANN)


@of(Timing.INSTANT)
def test_an_instant_effect_without_a_target_does_nothing(slug):
    game = scene(f"seats=5 supply=0 reserve=50 tokens=5,5,5,5,5 market={TAKEN} nation0=columbus", EDITION)
    game.table.drawn, game.table.deck[DECK - 1] = DECK - 1, card(slug, EDITION)
    if slug in game.market():
        game.table.market[game.market().index(slug) + 1] = card("temple", EDITION)
    game.play("activate columbus")
    assert game.nation(ANN) == {slug}
    reserve = sum(amount(game, step, game.icons(ANN)) for step in CARDS[slug].steps if step.verb == Verb.TAKE_RESERVE)
    assert game.tokens() == [5 + reserve, 5, 5, 5, 5]
    assert int(game.table.turn) == BOB


@of(Timing.TURN_ACTION)
def test_a_turn_action_does_what_it_says(slug):
    market = "great-wall" if Verb.GAIN_TOP in verbs(slug) else FREE.replace("archers", "crossbowman")
    rest = "archers>knight" if CARDS[slug].type != Type.MILITARY else ""
    tribes = f"{TRIBES}>{slug}" if CARDS[slug].type == Type.GOVERNMENT else f"{TRIBES},{slug}"
    nation = ",".join(filter(None, (tribes, rest)))
    piles = "tokens=5,60,60,5,5 supply=9 reserve=50"
    deck = "" if "temple" in market else "deck=temple"
    game = scene(f"seats=5 {piles} market={market} nation0={nation} {deck}", EDITION)
    before = remember(game)
    game.play(f"activate {slug}")
    answer_gains(game, slug)
    check_effect(game, before, slug)
    assert int(game.table.turn) != ANN


@of(Timing.TURN_ACTION)
def test_a_turn_action_without_a_target_costs_its_price_and_does_nothing(slug):
    game = scene(f"seats=5 supply=0 tokens=5,5,5,5,5 market={TAKEN} nation0={slug},crossbowman", EDITION)
    game.table.drawn = DECK
    game.play(f"activate {slug}")
    price = {Verb.REMOVE_THIS: {slug}, Verb.DISCARD_OWN: {"crossbowman"}}
    assert game.nation(ANN) == {slug, "crossbowman"} - price.get(CARDS[slug].steps[0].verb, set())
    assert game.tokens() == [5, 5, 5, 5, 5]


STRONG = "archers>crossbowman>jet-fighter"  # six attack icons at least
BOBS = "agrarian-tribe>republic,temple>monastery,working-animal>irrigation,the-pyramids>hanging-gardens,einstein"
CIDS = "aristocracy,lighthouse,astronomy,great-mosque"


def attacked(slug, edition=EDITION, mine=STRONG, bobs=BOBS, cids=CIDS):
    mine = ">".join(name for name in mine.split(">") if name and name != slug)
    nation = ",".join(filter(None, ("columbus", mine, "barracks" if mine else "")))
    line = f"seats=3 tokens=5,8,9 supply=0 reserve=50 nation0={nation} nation1={bobs} nation2={cids} deck={slug}"
    game = scene(line, edition).play("activate columbus")
    if int(game.table.question) == Question.TARGET:
        game.play("attack 1")
    while int(game.table.question) == Question.WONDER:
        game.play(game.legal()[0])
    return game


def tops(slugs, types):
    """The top card of each named stack, of stacks written from bottom to top."""
    stacks = [pile.split(">") for pile in slugs.split(",")]
    return {pile[-1] for pile in stacks if types >> CARDS[pile[-1]].type & 1}


@of(Timing.ATTACK, Timing.ATTACK_ALL)
def test_an_attack_strikes_the_weaker(slug):
    game = attacked(slug)
    struck = {BOB: (8, BOBS), CID: (9, CIDS)} if CARDS[slug].timing == Timing.ATTACK_ALL else {BOB: (8, BOBS)}
    raided = 0
    for seat, (tokens, before) in struck.items():
        left = set(before.replace(">", ",").split(","))
        for step in CARDS[slug].steps:
            if step.verb == Verb.RAID:
                assert game.tokens()[seat] == max(0, tokens - step.amount)
                raided += min(tokens, step.amount)
            elif step.verb == Verb.RAZE:
                left -= tops(before, step.types)
            else:
                assert step.verb == Verb.WRECK
                left -= {"the-pyramids"} if seat == BOB else {"great-mosque"}
        assert game.nation(seat) == left
    assert game.tokens()[ANN] == 5 + raided
    if CARDS[slug].timing == Timing.ATTACK:
        assert (game.tokens()[CID], game.nation(CID)) == (9, set(CIDS.split(",")))


@of(Timing.ATTACK, Timing.ATTACK_ALL)
def test_an_attack_on_the_strong_does_nothing(slug):
    walls = changed("".join(f'[[card]]\nid = {number}\nstripe = "{"D" * 9}"\n' for number in (31, 34)))
    game = attacked(slug, walls, mine="", bobs="agrarian-tribe,temple", cids="religious-tribe,great-wall")
    assert game.tokens() == [5, 8, 9]
    assert (game.nation(BOB), game.nation(CID)) == ({"agrarian-tribe", "temple"}, {"religious-tribe", "great-wall"})


@of(Timing.ATTACK, Timing.ATTACK_ALL)
def test_an_attack_finds_nothing_in_an_empty_nation(slug):
    line = f"seats=3 age=5 tokens=5,0,0 nation0=barracks,columbus deck={slug} market=temple:1:1,lighthouse:2:1"
    game = scene(f"{line},apollo-program,capitalism,john-lennon", EDITION).play("activate columbus")
    if int(game.table.question) == Question.TARGET:
        game.play("attack 1")
    assert game.tokens() == [5, 0, 0]
    assert game.nation(BOB) == game.nation(CID) == set()
    assert slug in game.nation(ANN)


@pytest.mark.parametrize("slug", CARDS)
def test_every_card_can_be_invested_in_and_completed_but_the_last(slug):
    game = scene(f"seats=3 age=5 tokens=5,5,5 market={slug}", EDITION)
    if slug == "the-future":
        assert "invest 1 1" not in game.legal()
        return
    game.play("invest 1 1", "harvest", "harvest", "complete")
    assert slug in game.nation(ANN)
