"""What is asked, what a preview says and what a card does, in both languages."""

import itertools
import json
import re

import pytest

from watershed.games.flow import GAME
from watershed.games.flow.book import Card
from watershed.games.flow.grammar import ALLOWED, THINGS, TYPES, Step, read_step
from watershed.games.flow.messages import brief, effect, question
from watershed.games.flow.names import Timing
from watershed.games.flow.preview import notes
from watershed.kit.messages import LANGUAGES, Thing, as_json

from .catalogues import flaws, ids, say, typeset
from .scene import ANN, BOB, SHIPPED, gained, scene

EDITION = SHIPPED["flow"]
CARDS = {card.slug: card for card in EDITION.words["cards"].values()}


# questions


@pytest.mark.parametrize(
    ("game", "you", "other", "french"),
    [
        (
            scene("seats=3 tokens=5,5,5 market=temple"),
            "Your turn: choose a card or harvest.",
            "Ann is choosing a card or harvesting.",
            "À toi : choisis une carte ou récolte.",
        ),
        (
            gained("iron-works", line="market=archers,crossbowman"),
            "Your turn: choose a military card to gain with Iron Works.",
            "Ann is choosing a military card to gain with Iron Works.",
            "À toi : choisis une carte de type militaire à gagner avec Travail du fer.",
        ),
        (
            gained("warriors"),
            "Your turn: choose whom to attack with Warriors.",
            "Ann is choosing whom to attack with Warriors.",
            "À toi : choisis qui attaquer avec Guerriers.",
        ),
        (
            gained("tank", line="nation2=machine-gun nation1=great-wall>the-pyramids"),
            "Your turn: choose which of Bob's wonders to destroy with Tank.",
            "Ann is choosing which of your wonders to destroy with Tank.",
            "À toi : choisis quelle merveille détruire chez Bob avec Char d'assaut.",
        ),
        (scene("seats=3 over=1 question=0"), *2 * ["The game is over."], "La partie est terminée."),
    ],
)
def test_whoever_is_asked_is_called_you(game, you, other, french):
    message = question(game.edition, game.table, ANN)
    assert flaws(message) == []
    assert message == question(game.edition, game.table, None), "everybody gets the same, and reads it as their own"
    assert [say(message, you=ANN), say(message, you=BOB), say(message, "fr", ANN)] == [you, other, typeset(french)]


def test_every_question_is_asked_above():
    asked = {id for id in ids("en") if id.startswith("question-")}
    assert asked == {f"question-{name}" for name in ("action", "gain", "target", "wonder", "over")}


# previews


CLAIM = "Completing this card next turn would bring you {} as things stand"
NOTES = [  # position, move, and what is to be known about it
    ("tokens=5,0,0 market=temple nation0=lighthouse", "invest 1 4", f"{CLAIM.format('1 token')}.", "7.3"),
    (
        "tokens=5,1,9 market=chariot nation0=castle",
        "invest 1 4",
        f"{CLAIM.format('up to 3 tokens')}: it depends on whom you attack.",
        "7.3",
    ),
    (
        "market=iron-works,archers,warriors",
        "invest 1 4",
        f"{CLAIM.format('0 tokens')}. The card you would gain with Iron Works isn't counted.",
        "7.3",
    ),
    (
        "tokens=5,0,0 market=temple",
        "invest 1 4",
        "Nobody has the tokens to snipe it now. A snipe would bring you 6 tokens, 4 of them from the sniper.",
        "8.2",
    ),
    (
        "tokens=5,9,9 market=temple",
        "invest 1 4",
        "Bob or Cid could snipe it now. A snipe would bring you 6 tokens, 4 of them from the sniper.",
        "8.2",
    ),
    ("nation0=mercantilism", "activate mercantilism", "This would do nothing: Mercantilism finds no target.", "9.4"),
    (
        "nation0=john-lennon,archers market=temple:1:1",
        "activate john-lennon",
        "This would only cost you Archers: John Lennon finds no target.",
        "9.4",
    ),
]


def noted(line, words, seat=ANN):
    game = scene(f"seats=3 tokens=5,5,5 {line}").play(words)
    return notes(game.edition, game.table, seat, GAME.notation.action_of_words(game.edition, words))


@pytest.mark.parametrize(("line", "words", "sentence", "rule"), NOTES)
def test_a_note_says_what_to_know_about_a_move(line, words, sentence, rule):
    assert (sentence, rule) in [(say(note), note.rule) for note in noted(line, words)]


def test_every_note_can_be_said():
    found = {note.id: note for line, words, *_ in NOTES for note in noted(line, words)}
    assert set(found) == {id for id in ids("en") if id.startswith("note-")}
    assert [flaw for note in found.values() for flaw in flaws(note)] == []


def test_other_moves_have_no_notes():
    assert noted("market=temple", "harvest") == []
    assert noted("nation0=mercantilism supply=3", "activate mercantilism") == []


# effects


def every_card():
    """A card for every step that a book can write, alone and behind another, for every timing that it can have."""
    texts = ["gain top", "gain any", "gain leader or wonder", "wreck", "remove this", "raid 1", "raid 2", "tribute 1"]
    texts += ["tribute 2", "raze leader", "raze leader and wonder", "discard leader", "discard leader and wonder"]
    pers = ["", *(f" per {every} {thing}" for thing in THINGS for every in (1, 2))]
    counted = ["provide {} attack", "take {} from supply", "take {} from reserve", "culture {}"]
    for text, amount, per in itertools.product(counted, (1, 2), pers):
        if not (text.startswith("provide") and per.endswith((" token", " type"))):
            texts.append(text.format(amount) + per)
    steps = [read_step(text) for text in texts]
    for timing in Timing:
        allowed = [step for step in steps if step.verb in ALLOWED[timing]]
        yield from (card_of(timing, *allowed[:1], step) for step in allowed)
        yield from (card_of(timing, step) for step in allowed)


def card_of(timing: int, *steps: Step, obsolete: bool = False) -> Card:
    return Card(1, "Card", TYPES["leader"], "I", timing, obsolete, steps, "A", (), {})


def test_every_effect_that_a_book_can_write_can_be_said():
    said = set()
    for card in every_card():
        for message in (effect(card), brief(card)):
            assert flaws(message) == []
            said |= set(re.findall(r'"id": "([a-z-]+)"', json.dumps(as_json(message))))
    said |= {"effect-none", "effect-ends", "effect-obsolete"}
    made = ("effect", "wanted-", "step-", "brief-")
    assert said == {id for id in ids("en") if id.startswith(made)}


@pytest.mark.parametrize("edition", SHIPPED.values(), ids=SHIPPED)
def test_every_card_says_what_it_does(edition):
    for card in edition.words["cards"].values():
        assert flaws(effect(card)) + flaws(brief(card)) == []
        for language in LANGUAGES:
            texts = say(effect(card), language), say(brief(card), language)
            assert all(str(step.amount) in text for step in card.steps if step.amount for text in texts)
            assert len(texts[1]) <= len(texts[0])
        assert ("Doesn't count when scoring." in say(effect(card))) == card.obsolete


@pytest.mark.parametrize(
    ("slug", "english", "french"),
    [
        (
            "warriors",
            "Take 2 tokens from one weaker opponent.",
            "Prends 2 jetons à un adversaire plus faible.",
        ),
        (
            "frigate",
            "+1 defence per trade icon. Doesn't count when scoring.",
            "+1 défense par icône de commerce. Ne vaut plus au décompte.",
        ),
        ("great-wall", "+1 point per 2 defence icons.", "+1 point pour 2 icônes de défense."),
        ("eiffel-tower", "+1 point per 2 industry icons.", "+1 point pour 2 icônes d'industrie."),
        (
            "jet-fighter",
            "Every weaker opponent discards their top construction and knowledge cards.",
            "Chaque adversaire plus faible défausse ses cartes du dessus de types construction et savoir.",
        ),
        (
            "john-lennon",
            "Discard your top military card. Gain any card from the market that nobody has invested in.",
            "Défausse ta carte du dessus de type militaire. Gagne, au marché, n'importe quelle carte dans laquelle "
            "personne n'a investi.",
        ),
        ("agrarian-tribe", "No effect.", "Aucun effet."),
        ("the-future", "Ends the game.", "Met fin à la partie."),
    ],
)
def test_some_cards_word_for_word(slug, english, french):
    message = effect(CARDS[slug])
    assert (say(message), say(message, "fr")) == (english, typeset(french))


def test_things_in_an_effect_can_be_drawn():
    """Icons and types are arguments, so that a board can put pictures in their places."""
    (step,) = effect(CARDS["great-wall"]).args["steps"].items
    assert step.args["per"].args == {"icon": Thing("icon", "defence"), "every": 2}
    (_, gain) = effect(CARDS["confucius"]).args["steps"].items
    assert gain.args["wanted"].args["types"].items == (Thing("type", "knowledge"), Thing("type", "leader"))
