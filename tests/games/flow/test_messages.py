"""Words are data: whatever the game can say has a sentence in every language, and every sentence can be said."""

import itertools
import re

import pytest

from watershed.games.flow import GAME
from watershed.games.flow.grammar import ICONS, TYPES
from watershed.games.flow.messages import event, move, question, reveals
from watershed.games.flow.names import BANKER, EVENT_KINDS, Reason
from watershed.games.flow.names import Event as What
from watershed.games.flow.preview import tally
from watershed.games.flow.things import TIMING_KEYS
from watershed.games.flow.view import components
from watershed.kit.game import Event
from watershed.kit.messages import LANGUAGES, Message, Seat, Thing, plain_args

from .catalogues import flaws, ids, pattern, say, typeset, variables
from .scene import ANN, BOB, CID, SHIPPED, gained, scene, walk

RULES = set(re.findall(r"\*\*(\d+\.\d+)\*\*", (GAME.room / "rulebook.md").read_text(encoding="utf-8")))
EDITION = SHIPPED["flow"]
CARDS = {card.slug: card for card in EDITION.words["cards"].values()}
SAME = {  # in French as in English
    "title",
    "effect",
    *("icon-culture", "icon-science", "change-culture", "change-science", "change-points", "type-construction"),
    *("timing-permanent", "field-type", "count-points"),
    *("card-archers", "card-temple", "card-irrigation", "card-satellites", "card-confucius", "card-bismarck"),
    *("card-einstein", "card-john-lennon", "card-taj-mahal"),
    *("step-provide", "step-provide-per", "step-culture", "step-culture-per"),
    *("brief-provide", "brief-provide-per", "brief-culture", "brief-culture-per"),
}
NAMED = ("title", "about", "help", "banker", "count-", "option-", "look-", "icon-", "type-", "timing-", "about-timing-")
NAMED += ("store-", "source-", "field-", "change-", "card-")
MADE = ("effect", "wanted-", "step-", "brief-", "question-", "move-", "refused-", "note-")


# the catalogues


def test_every_language_has_the_same_ids():
    assert ids("fr") == ids("en")


def test_every_language_uses_the_same_arguments():
    differ = {id: (variables("en", id), variables("fr", id)) for id in sorted(ids("en"))}
    assert {id: both for id, both in differ.items() if both[0] != both[1]} == {}


def test_nothing_is_left_in_english():
    assert {id for id in ids("en") if pattern("en", id).equals(pattern("fr", id))} == SAME


def test_no_french_line_breaks_before_a_sign():
    text = (GAME.room / "fr.ftl").read_text(encoding="utf-8")
    lines = [line for line in text.splitlines() if not line.startswith("#")]
    assert [line for line in lines if re.search(r"[^\S\u202f][:;!?»]|«[^\u202f]|\w'\w", line)] == []


# names


def test_everything_with_a_name_has_one_in_every_language():
    things = [Thing("icon", key) for key in ICONS] + [Thing("type", key) for key in TYPES]
    things += [Thing("timing", key) for key in TIMING_KEYS.values()]
    things += [Thing("store", key) for key in ("supply", "reserve", "deck", "market")]
    things += [Thing("source", key) for key in ("rulebook", "outside", "reconstructed")]
    things += [Thing("field", key) for key in components(EDITION)["cards"][0]["sources"]]
    things += [Thing("change", word) for _, word in tally(EDITION, scene("seats=3").table, 0)]
    things += [Thing("option", option.name) for option in GAME.options]
    things += [Thing("option", f"{option.name}-{choice}") for option in GAME.options for choice in option.choices]
    assert [flaw for thing in things for flaw in flaws(Message(thing.id), stop=False)] == []


def test_about_the_game_and_its_timings():
    told = [Message("about"), *(Message(f"about-timing-{key}") for key in TIMING_KEYS.values())]
    assert [flaw for message in told for flaw in flaws(message)] == []
    assert (GAME.title, GAME.about) == (say(Message("title")), say(Message("about")))


@pytest.mark.parametrize("edition", SHIPPED.values(), ids=SHIPPED)
def test_english_calls_every_card_as_it_is_printed(edition):
    printed = {f"card-{card.slug}": card.name for card in edition.words["cards"].values()}
    assert edition.printed == printed
    assert {id: say(Message(id)) for id in printed} == printed
    assert {id for id in ids("en") if id.startswith("card-")} == set(printed)
    assert [flaw for id in printed for flaw in flaws(Message(id), stop=False)] == []


# games


@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_every_move_question_and_event_of_random_games_can_be_said(seats):
    found, kinds = {}, set()
    for seed in range(3):
        for game in walk(seats, seed, EDITION):
            table, seat = game.table, int(game.table.turn)
            moves = [move(EDITION, table, seat, action) for action in game.ids()]
            assert all(len({say(one, language) for one in moves[:30]}) == len(moves[:30]) for language in LANGUAGES)
            events = [event(EDITION, one) for one in game.page()]
            assert all(line.rule in RULES for line in events)
            kinds |= {EVENT_KINDS[one.what] for one in game.page()}
            found |= {message.id: message for message in (question(EDITION, table, None), *moves, *events)}
    assert [flaw for id, message in found.items() for flaw in flaws(message, stop=not id.startswith("move-"))] == []
    common = {"turn", "invested", "completed", "bonus", "sniped", "harvested", "refilled", "age", "ended"}
    assert common <= kinds


def test_every_kind_of_move_can_be_said():
    told = [
        (scene("seats=2 tokens=5,5 market=temple:0:2,archers:1:1,republic:5:2 nation0=bureaucracy"), "complete"),
        (gained("iron-works", line="market=archers,crossbowman"), "gain 1"),
        (gained("warriors"), "attack 1"),
        (gained("tank", line="nation2=machine-gun nation1=great-wall>the-pyramids"), "wreck great-wall"),
        (scene("seats=3 tokens=5,5,5 market=temple"), "invest 1 4"),
        (scene("seats=3 tokens=5,5,5 market=republic nation0=bureaucracy"), "activate bureaucracy"),
    ]
    messages = [said(game, words) for game, words in told]
    messages += [said(told[0][0], words) for words in ("harvest", "snipe 2", "snipe 3", "activate bureaucracy")]
    assert {message.id for message in messages} == {id for id in ids("en") if id.startswith("move-")}
    assert [flaw for message in messages for flaw in flaws(message, stop=False)] == []
    assert [say(message) for message in messages] == [
        "Complete Temple",
        "Gain Archers",
        "Attack Bob with Warriors",
        "Destroy Bob's Great Wall",
        "Invest 4 tokens in Temple",
        "Activate Bureaucracy",
        "Harvest",
        "Snipe Archers from Bob for 1 token",
        "Snipe Republic from the Banker for 2 tokens",
        "Activate Bureaucracy (it finds no target)",
    ]


def said(game, words):
    action = GAME.notation.action_of_words(game.edition, words)
    return move(game.edition, game.table, ANN, action)


# the journal


def every_event():
    """Every kind with every last number that it can have, and with none, one and several of what it counts."""
    last = {what: [0] for what in What if what}
    last |= {what: [0, 1, 2] for what in (What.STRUCK, What.RAIDED, What.RAZED, What.WRECKED, What.PAID_TRIBUTE)}
    last |= {What.SNIPED: [0, 1, BANKER], What.GAINED: [0, 1], What.ENDED: [1, 2], What.OPENED: [1, 6]}
    last |= {What.NO_TARGET: [reason for reason in Reason if reason], What.BONUS: list(ICONS.values())}
    last |= {What.INVESTED: [3], What.BANKED: [3], What.BANK_TOOK: [3], What.REFILLED: [3], What.TOPPED_UP: [0, 1]}
    banks = (What.BANKED, What.BANK_TOOK, What.OPENED)
    for what, others in last.items():
        for other, count in itertools.product(others, (1, 2) if what in (What.RAZED, What.WRECKED) else (0, 1, 2)):
            yield Event(what, BANKER if what in banks else ANN, 1, count, other)


def test_every_event_can_be_said_and_cites_a_rule():
    found = [event(EDITION, one) for one in every_event()]
    assert [flaw for message in found for flaw in flaws(message)] == []
    assert all(message.rule in RULES for message in found)
    assert {message.id for message in found} == {id for id in ids("en") if not id.startswith((*NAMED, *MADE))}


def test_every_kind_has_sentences_of_its_own():
    kinds = {}
    for one in every_event():
        kinds.setdefault(event(EDITION, one).id, set()).add(EVENT_KINDS[one.what])
    assert all(len(of) == 1 for of in kinds.values())
    assert set().union(*kinds.values()) == set(EVENT_KINDS) - {"none"}
    assert all(id.startswith(min(of)) for id, of in kinds.items())


@pytest.mark.parametrize(
    ("line", "rule", "english", "french", "data"),
    [
        (
            Event(What.SNIPED, ANN, CARDS["temple"].id, 4, BOB),
            "8.2",
            "Ann pays Bob 4 tokens and snipes Temple. The 4 tokens on it go to the Supply.",
            "Ann paie 4 jetons à Bob et lui souffle Temple. Les 4 jetons posés dessus vont à la Provision.",
            {"who": ANN, "card": "temple", "count": 4, "investor": BOB},
        ),
        (
            Event(What.SNIPED, ANN, CARDS["temple"].id, 1, BANKER),
            "13.4",
            "Ann pays 1 token to the Supply and snipes Temple from the Banker. "
            "The token on it goes back to the Reserve.",
            "Ann paie 1 jeton à la Provision et souffle Temple au Banquier. "
            "Le jeton posé dessus retourne à la Réserve.",
            {"who": ANN, "card": "temple", "count": 1, "investor": "banker"},
        ),
        (
            Event(What.WRECKED, ANN, CARDS["great-wall"].id, CARDS["tank"].id, BOB),
            "14.7",
            "Ann destroys Bob's wonder Great Wall with Tank.",
            "Ann détruit une merveille chez Bob avec Char d'assaut : Grande Muraille.",
            {"who": ANN, "card": "great-wall", "by": "tank", "victim": BOB},
        ),
        (
            Event(What.GAINED, ANN, CARDS["warriors"].id, 0, 1),
            "14.4",
            "Ann gains Warriors from the deck.",
            "Ann gagne Guerriers dans la pioche.",
            {"who": ANN, "card": "warriors", "count": 0, "from": "deck"},
        ),
        (
            Event(What.REFILLED, ANN, CARDS["warriors"].id, 0, 2),
            "11.1",
            "New in the market: Warriors.",
            "Arrive sur le marché : Guerriers.",
            {"who": ANN, "card": "warriors", "count": 0, "slot": 2},
        ),
        (
            Event(What.BONUS, ANN, CARDS["temple"].id, 2, ICONS["industry"]),
            "7.3",
            "Ann takes an investor bonus: 2 tokens for industry.",
            "Ann prend une prime d'investisseur : 2 jetons pour industrie.",
            {"who": ANN, "card": "temple", "count": 2, "icon": "industry"},
        ),
        (
            Event(What.ENDED, ANN, 0, 0, 2),
            "12.7",
            "The game ends: 1,000 turns are the limit.",
            "La partie se termine : 1 000 tours sont la limite.",
            {"who": ANN, "count": 0, "reason": "turn-limit", "last": "the-future", "limit": 1000},
        ),
    ],
)
def test_some_lines_word_for_word(line, rule, english, french, data):
    message = event(EDITION, line)
    assert (message.rule, say(message), say(message, "fr")) == (rule, english, typeset(french))
    assert plain_args(message) == data
    assert say(message, you=CID) == english, "everybody but you is named"


@pytest.mark.parametrize(
    ("line", "you", "english", "french"),
    [
        (
            Event(What.SNIPED, ANN, CARDS["temple"].id, 4, BOB),
            ANN,
            "You pay Bob 4 tokens and snipe Temple. The 4 tokens on it go to the Supply.",
            "Tu paies 4 jetons à Bob et lui souffles Temple. Les 4 jetons posés dessus vont à la Provision.",
        ),
        (
            Event(What.SNIPED, ANN, CARDS["temple"].id, 4, BOB),
            BOB,
            "Ann pays you 4 tokens and snipes Temple. The 4 tokens on it go to the Supply.",
            "Ann te paie 4 jetons et te souffle Temple. Les 4 jetons posés dessus vont à la Provision.",
        ),
        (
            Event(What.WRECKED, ANN, CARDS["great-wall"].id, CARDS["tank"].id, BOB),
            BOB,
            "Ann destroys your wonder Great Wall with Tank.",
            "Ann détruit une merveille chez toi avec Char d'assaut : Grande Muraille.",
        ),
    ],
)
def test_the_journal_talks_to_its_reader(line, you, english, french):
    message = event(EDITION, line)
    assert (say(message, you=you), say(message, "fr", you)) == (english, typeset(french))


def test_only_cards_from_the_deck_reveal_something():
    showing = {event(EDITION, one).id for one in every_event() if reveals(one)}
    assert showing == {"refilled", "gained-deck"}


def test_a_seat_is_a_seat_and_the_banker_is_none():
    paid = event(EDITION, Event(What.PAID_TRIBUTE, ANN, CARDS["communism"].id, 2, BOB))
    assert paid.args["payer"] == Seat(BOB)
    sniped = event(EDITION, Event(What.SNIPED, ANN, CARDS["temple"].id, 2, BANKER))
    assert sniped.args["investor"] == Message("banker")
