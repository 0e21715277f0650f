"""What the table says: journal lines, questions, buttons and effects, in the words of the catalogue."""

import itertools
import re
from collections.abc import Iterator

import pytest
from fluent.syntax import FluentParser, FluentSerializer, ast

from watershed.games.patchistory import GAME
from watershed.games.patchistory.accounts import SOURCES, START
from watershed.games.patchistory.grammar import QUANTITIES, SWITCHES, VERBS, Effect, EffectError, read_effect
from watershed.games.patchistory.keys import COSTS, GOODS, KINDS, PHASES, STATUSES
from watershed.games.patchistory.messages import EVENTS, event, move, question, reveals, why_not
from watershed.games.patchistory.names import EVENT_KINDS, FIGURES, NOBODY, PIECES, SPACES, TILES, Phase
from watershed.games.patchistory.names import Event as Happened
from watershed.games.patchistory.notation import exchange_words, figures_of, pieces_of, tiles_of
from watershed.games.patchistory.phrases import called, figure_rule
from watershed.games.patchistory.preview import notes, tally
from watershed.games.patchistory.terminal import LOOKS
from watershed.games.patchistory.things import effect_message
from watershed.kit.game import Event
from watershed.kit.messages import HOUSE, LANGUAGES, Listed, Message, Reader, Seat, Thing, catalogue, plain_args

from ..papers import sentences
from .scene import EDITION, Scene, action_of
from .scene import FIGURES as NUMBERS
from .scene import PIECES as SIDES
from .speaking import BLUE, GREEN, NAMES, RED, SCENES, at, said, three

E6, E7 = 65, 77  # cells
PETRA, HOMER, VASCO, ZIGGURAT = (NUMBERS[name] for name in ("Petra", "Homer", "Vasco da Gama", "Ziggurat"))
CHICHEN, RED_CROSS, KREMLIN = (NUMBERS[name] for name in ("Chichen-Itza", "Red Cross", "Kremlin"))
JOHN_PAUL = NUMBERS["Pope John Paul II"]
WHITE, BLACK = SIDES["i-02-white"], SIDES["i-07-black"]  # the black one has Petra
HIDDEN = Event(Happened.DREW, BLUE, hidden=True)


def told(*numbers, you=None, language="en"):
    """A journal line."""
    return said(event(EDITION, Event(*numbers)), language, you)


def lines() -> Iterator[Message]:
    """Every event with some of the numbers it can have."""
    for what, seat in itertools.product(range(1, len(EVENT_KINDS)), (RED, NOBODY)):
        for card, count, other in itertools.product((0, 1, 2, 3), (1, 2, 3), (0, 1, 2)):
            if (card or EVENTS[what][1] in ("", "food", "votes", "invaded")) and (other or EVENTS[what][3] != "good"):
                yield event(EDITION, Event(what, seat, card, count, other))
    for what in (Happened.PRODUCED, Happened.MAINTAINED, Happened.THREATENED, Happened.PREPARED, Happened.SCORED):
        yield event(EDITION, Event(what, RED, int(what == Happened.THREATENED or what == Happened.SCORED), 0, 0))
    for what in (Happened.SCORED, Happened.FINAL):
        yield event(EDITION, Event(what, RED, 1, -3, 4))
    yield from (event(EDITION, Event(Happened.APPEARED, RED, figure)) for figure in (PETRA, HOMER))
    yield event(EDITION, Event(Happened.PAID_WORKER, RED, CHICHEN, E6))
    yield event(EDITION, Event(Happened.GAINED_VP, RED, RED_CROSS, 5))
    yield event(EDITION, Event(Happened.ROUTE_LAID, RED, 15, 0, BLUE))
    yield event(EDITION, Event(Happened.AID_OFFERED, RED, 1, 0, BLUE))
    yield event(EDITION, Event(Happened.TRAVELLED, RED, 1, 5, 0))
    yield event(EDITION, HIDDEN)


def test_every_event_has_its_names():
    assert set(EVENTS) == set(range(1, len(EVENT_KINDS)))


@pytest.mark.parametrize("kind", EVENT_KINDS[1:])
def test_every_event_has_a_rule_and_is_called_like_its_kind(kind):
    message = event(EDITION, Event(EVENT_KINDS.index(kind), 1, 3, 2, 2))
    assert message.rule in sentences("patchistory")
    assert message.id.startswith(kind)
    assert said(message)[-1] == "."


@pytest.mark.parametrize(
    ("what", "numbers", "data"),
    [
        (Happened.ROUND, (2, 3, 0), {"era": 2, "round": 3}),
        (Happened.BID, (BLACK, 3, 0), {"piece": "i-07-black", "called": "petra", "money": 3}),
        (Happened.BID, (WHITE, 3, 0), {"piece": "i-02-white", "called": "i-02-white", "money": 3}),
        (Happened.PATCHED, (WHITE, E6, 7), {"piece": "i-02-white", "called": "i-02-white", "cell": "e6", "over": 7}),
        (Happened.WALKED, (E6, 0, E7), {"cell": "e6", "from": "e7"}),
        (Happened.TRAVELLED, (15, 2, 0), {"route": 15, "on": "route-allied", "space": 2}),
        (Happened.AID_ACCEPTED, (2, 5, BLUE), {"goods": ["amount", "amount"], "vp": 5, "giver": BLUE}),
        (Happened.THREATENED, (3, 4, BLUE), {"good": "money", "count": 4, "victim": BLUE, "amount": "amount"}),
        (Happened.BUILT, (E6, 13, 2), {"cell": "e6", "tile": "economy-1", "building": "economy", "minerals": 2}),
        (Happened.SCORED, (1, -3, 4), {"prosperity": "general-buildings", "vp": 3, "place": 4}),
        (Happened.PAID_WORKER, (PETRA, 0, 0), {"figure": "petra"}),
    ],
)
def test_an_event_has_its_numbers_by_name(what, numbers, data):
    assert plain_args(event(EDITION, Event(what, RED, *numbers))) == {"who": RED} | data


def test_what_nobody_did_names_nobody():
    for what in range(1, len(EVENT_KINDS)):
        assert "who" not in event(EDITION, Event(what, NOBODY, 3, 2, 1)).args


def test_a_drawn_tile_is_told_only_to_who_drew_it():
    message = event(EDITION, HIDDEN)
    assert (message.id, dict(message.args)) == ("drew-hidden", {"who": Seat(BLUE)})
    assert told(Happened.DREW, BLUE, 1, 0, 0, you=BLUE) == "You draw a new tile: Culture."


@pytest.mark.parametrize(
    ("numbers", "line"),
    [
        ((Happened.ROUND, RED, 2, 3, 0), "Era II, round 3: Red goes first."),
        ((Happened.REVEALED, NOBODY, WHITE, 2, 0), "Card 2 is Era I card 2 (white side)."),
        ((Happened.SWAPPED, RED, 0, 3, 0), "Red has no money and pays 3 VP for 1 money."),
        ((Happened.BID, RED, BLACK, 3, 0), "Red bids 3 money on Petra."),
        ((Happened.PATCHED, RED, BLACK, E6, 15), "Red patches Petra at e6."),
        ((Happened.CAME_HOME, RED, E6, 0, 1), "Red's worker comes home from route 1 to e6."),
        ((Happened.APPEARED, RED, HOMER, 0, 0), "Red has a new hero: Homer."),
        ((Happened.APPEARED, RED, PETRA, 0, 0), "Red has a new wonder: Petra."),
        ((Happened.COVERED, RED, PETRA, 0, 0), "Petra is covered and no longer works for Red."),
        ((Happened.ALLIED, RED, 15, 0, BLUE), "Red and Blue are allies now, with allied route 15."),
        ((Happened.GAINED_VP, RED, ZIGGURAT, 4, 0), "Red gains 4 VP: Ziggurat."),
        ((Happened.AID_OFFERED, RED, 2, 0, BLUE), "Red offers Blue aid: 2 food and 1 mineral."),
        ((Happened.AID_ACCEPTED, BLUE, 1, 5, RED), "Blue accepts Red's aid of 3 food. Red gains 5 VP."),
        ((Happened.THREATENED, RED, 4, 2, BLUE), "Red threatens Blue and gets 2 VP."),
        ((Happened.THREATENED, RED, 3, 0, BLUE), "Red threatens Blue for money and gets nothing."),
        ((Happened.BROKE, RED, 15, 1, BLUE), "Red breaks the alliance with Blue and gets 1 vote."),
        ((Happened.EXCHANGED, RED, 1, 2, 0), "Red exchanges 2 minerals for 4 food."),
        ((Happened.WORSHIPPED_WONDERS, RED, 0, 2, 1), "Red worships wonders for 1 mineral and gains 2 VP."),
        ((Happened.RECLAIMED, RED, E6, 0, RED), "Red reclaims e6 for 1 mineral. It is Wasteland now."),
        ((Happened.RECLAIMED, RED, E6, 0, BLUE), "Red reclaims e6 in Blue's territory. It is Wasteland now."),
        ((Happened.PAID_WORKER, RED, CHICHEN, E6, 0), "Red pays a worker and 2 minerals: Chichen-Itza."),
        ((Happened.PAID_WORKER, RED, KREMLIN, E6, 0), "Red pays a worker: Kremlin."),
        ((Happened.GAINED_VP, RED, RED_CROSS, 5, 0), "Red pays 1 food and gains 5 VP: Red Cross."),
        ((Happened.BUILT, RED, E6, 1, 3), "Red builds Culture on e6 for 3 minerals."),
        ((Happened.ENDED, RED, Phase.DIPLOMACY, 0, 0), "Red ends the diplomacy."),
        ((Happened.ENDED, RED, Phase.MANAGEMENT, 0, 0), "Red ends the management."),
        ((Happened.TRAVELLED, RED, 1, 2, 0), "Red's worker on route 1 goes to space 2."),
        ((Happened.TRAVELLED, RED, 1, 5, 0), "Red's worker on route 1 reaches the Negotiation Room."),
        ((Happened.NEGOTIATED, RED, 1, 2, 0), "Red shows thumbs down on route 1."),
        ((Happened.WAR_DECLARED, RED, 1, 1, BLUE), "War on route 1: Red invades Blue."),
        ((Happened.WAR_DECLARED, RED, 1, 2, BLUE), "War on route 1: Blue invades Red."),
        ((Happened.WAR_DECLARED, RED, 1, 3, BLUE), "War on route 1: Red and Blue invade each other."),
        ((Happened.PREPARED, RED, 0, 0, 0), "Red prepares for war and pays nothing."),
        ((Happened.PREPARED, RED, 0, 1, 6), "Red pays 1 mineral and 6 VP to prepare for war."),
        ((Happened.COMMITTED, RED, 4, 2, 9), "Red uses 2 minerals, 4 votes and has a strength of 9."),
        ((Happened.WAR_WON, RED, 0, 3, BLUE), "Red wins the war against Blue as Defender: 3 VP."),
        ((Happened.PRODUCED, RED, 2, 0, 3), "Red produces 2 food and 3 money."),
        ((Happened.PRODUCED, RED, 0, 0, 0), "Red produces no food, minerals or money."),
        ((Happened.ROUTE_GAIN, RED, 1, 1, 2), "Red gains 1 mineral on route 1."),
        ((Happened.FED, RED, 0, 2, 0), "Red pays 2 food for the workers."),
        ((Happened.FED, RED, 0, 2, 6), "Red pays 2 food for the workers and loses 6 VP for the food that is missing."),
        ((Happened.MAINTAINED, RED, 2, 1, 0), "Red pays 2 food and 1 mineral for heroes and wonders."),
        ((Happened.VOTED, RED, 9, 0, 0), "Red puts no votes on Water."),
        ((Happened.DROPPED, NOBODY, 9, 1, 0), "Water has only 1 vote and is dropped."),
        ((Happened.SCORED, RED, 9, 5, 1), "Water: Red comes first and gains 5 VP."),
        ((Happened.SCORED, RED, 9, -2, 4), "Water: Red comes fourth and loses 2 VP."),
        ((Happened.FINAL, RED, ZIGGURAT, -5, 0), "Red loses 5 VP: Ziggurat."),
        ((Happened.OVER, RED, 0, 88, 0), "Red wins with 88 VP."),
    ],
)
def test_what_happened_reads_well(numbers, line):
    assert told(*numbers) == line
    assert told(*numbers, language="fr") != line


@pytest.mark.parametrize(
    ("numbers", "you", "english", "french"),
    [
        ((Happened.THREATENED, RED, 3, 1, BLUE), BLUE, "Red threatens you and gets 1 money.",
         "Red te menace et obtient 1 pièce."),
        ((Happened.AID_REFUSED, RED, 0, 2, BLUE), BLUE, "Red refuses your aid. You gain 2 VP.",
         "Red refuse ton aide. Tu gagnes 2 PV."),
        ((Happened.PERFECT, RED, 0, 7, BLUE), BLUE, "Red wins by far and takes 7 VP from you.",
         "Red gagne de loin et te prend 7 PV."),
        ((Happened.WAR_DECLARED, RED, 1, 2, BLUE), BLUE, "War on route 1: you invade Red.",
         "Guerre sur la route 1\u202f: tu envahis Red."),
        ((Happened.WAR_DRAWN, RED, 0, 0, BLUE), RED, "You and Blue are equally strong. Both Invaders lose.",
         "Blue et toi avez la même force. Les deux Envahisseurs perdent."),
        ((Happened.SAFE, RED, JOHN_PAUL, 0, 0), RED,
         "Pope John Paul II: in this round nobody takes VP from you, by a threat or in a war.",
         "Jean-Paul II\u202f: dans cette manche, personne ne te prend de PV, ni par une menace ni à la guerre."),
        ((Happened.SAFE, RED, JOHN_PAUL, 0, 0), BLUE,
         "Pope John Paul II: in this round nobody takes VP from Red, by a threat or in a war.",
         "Jean-Paul II\u202f: dans cette manche, personne ne prend de PV à Red, ni par une menace ni à la guerre."),
        ((Happened.WALKED, RED, E6, 0, E7), RED, "Your worker goes from e7 to e6.",
         "Tu déplaces un ouvrier depuis e7 vers e6."),
    ],
)  # fmt: skip
def test_the_reader_is_you(numbers, you, english, french):
    assert told(*numbers, you=you) == english
    assert told(*numbers, you=you, language="fr") == french


@pytest.mark.parametrize(
    ("numbers", "rule"),
    [
        ((Happened.GAINED_VP, RED, ZIGGURAT, 4, 0), "17.9"),
        ((Happened.DESCENDANT_LOST, RED, NUMBERS["Christopher Columbus"], 0, 0), "18.10"),
        ((Happened.SAFE, RED, NUMBERS["Pope John Paul II"], 0, 0), "19.18"),
        ((Happened.RECLAIMED, RED, E6, 0, BLUE), "19.8"),
        ((Happened.ENDED, RED, Phase.DIPLOMACY, 0, 0), "8.2"),
        ((Happened.COMMITTED, RED, 2, 1, 5), "18.13"),
    ],
)
def test_a_line_cites_the_rule_of_what_it_tells(numbers, rule):
    assert event(EDITION, Event(*numbers)).rule == rule


def test_every_hero_and_wonder_has_the_sentence_about_it():
    book = (GAME.room / "rulebook.md").read_text(encoding="utf-8")
    for figure in figures_of(EDITION).values():
        assert f"- **{figure_rule(EDITION, figure.id)}** {figure.name.removeprefix('The ')}:" in book.replace(
            "The Great", "Great"
        )


REVEALING = {
    "revealed", "secret-bid", "negotiated", "committed", "ballot", "voted", "drew", "walked", "travelled", "rested",
    "came-home", "stayed", "threatened",
}  # fmt: skip


@pytest.mark.parametrize("kind", EVENT_KINDS[1:])
def test_cards_sealed_answers_and_what_is_behind_screens_are_revealed(kind):
    assert reveals(Event(EVENT_KINDS.index(kind), RED, 1, 1, 1)) == (kind in REVEALING)


# questions


@pytest.mark.parametrize(
    ("name", "mine", "theirs"),
    [
        ("bid", "Your turn: bid on a card.", "Red is bidding."),
        ("opening", "Your turn: bid on a card, or wait.", "Red is bidding or waiting."),
        ("patch-figure", "Your turn: patch Petra, or discard it.", "Red is placing a card."),
        ("patch-two", "Your turn: patch Petra, or discard it.", "Red is patching Petra."),
        ("patch-all", "Your turn: patch Petra, or discard it.", "Your turn: patch Homer, or discard it."),
        ("sacrifice", "Kremlin: choose the worker you pay.", "Kremlin: Red is choosing a worker to pay."),
        ("diplomacy", "Your turn: diplomacy, with 6 favours.", "Red is busy with diplomacy."),
        ("management-idle", "Your turn: management, with 1 favour.", "Your turn: management, with 6 favours."),
        ("management-no-routes", "Your turn: management, with 12 favours.", "Red is busy with management."),
        ("mix", "Your turn: choose what you offer Blue.", "Red is choosing what to offer you."),
        ("aid", "Blue is thinking about your aid: 2 food and 1 mineral.",
         "Red offers you aid: 2 food and 1 mineral. Do you accept it?"),
        ("site", "Your turn: choose a room to build on.", "Your turn: management, with 6 favours."),
        ("site-alone", "Your turn: choose a room to build on.", "Red is choosing a room to build on."),
        ("site-reclaim", "Your turn: choose a room to reclaim.", "Your turn: management, with 6 favours."),
        ("site-reclaim-alone", "Your turn: choose a room to reclaim.", "Red is choosing a room to reclaim."),
        ("site-theirs", "Your turn: choose a room of Blue's to reclaim.",
         "Red is choosing one of your rooms to reclaim."),
        ("move", "Your turn: plan the moves of your workers, with TRA 1, and end your plan.", "Red is planning moves."),
        ("move-worker", "Your turn: choose where your worker in e6 goes, with TRA 1.", "Red is planning moves."),
        ("move-traveller", "Your turn: choose how far your worker goes on your route 1 to Blue.",
         "Red is planning moves."),
        ("move-home", "Your turn: choose a room for your worker who comes home from your route 1 to Blue.",
         "Red is planning moves."),
        ("thumbs", "You negotiate with Blue: thumbs up or thumbs down?",
         "You negotiate with Red: thumbs up or thumbs down?"),
        ("treaty", "Both thumbs are up. Do you want to be Blue's ally?", "Red decides whether to be your ally."),
        ("commit", "You fight against Blue: how many minerals do you use?",
         "You fight against Red: how many minerals do you use?"),
        ("pledge", "You fight against Blue: how many votes do you use as minerals?",
         "You fight against Red: how many minerals do you use?"),
        ("free-threat", "You won: threaten Blue without favours, or don't.", "Red may threaten you without favours."),
        ("vote", "How many votes go on Money? You have 4. It compares points of money production.",
         "How many votes go on Money? You have 4. It compares points of money production."),
        ("double", "Blue is choosing the card that counts double.",
         "Your turn: choose the card that counts double for you."),
    ],
)  # fmt: skip
def test_a_question_talks_to_the_player(name, mine, theirs):
    scene = at(name)
    assert said(question(EDITION, scene.table, RED), you=RED) == mine
    assert said(question(EDITION, scene.table, BLUE), you=BLUE) == theirs
    for viewer in (None, RED, BLUE):
        assert said(question(EDITION, scene.table, viewer), "fr", viewer)[-1] in ".?"


def test_1_4_a_sealed_question_names_those_who_are_late():
    scene = at("thumbs")
    assert said(question(EDITION, scene.table, GREEN)) == "Red and Blue are choosing thumbs up or thumbs down."
    scene.play_as(RED, "peace")
    for viewer in (None, RED, GREEN):
        assert said(question(EDITION, scene.table, viewer)) == "Blue is choosing thumbs up or thumbs down."


@pytest.mark.parametrize(
    ("name", "moves", "texts"),
    [
        ("patch-all", ("discard", "discard"),
         ("Red, Blue and Green are placing their cards.", "Blue and Green are placing their cards.",
          "Green is placing a card.")),
        ("management", ("end", "end"),
         ("Red, Blue and Green are managing.", "Blue and Green are managing.", "Green is managing.")),
    ],
)  # fmt: skip
def test_9_1_those_who_have_finished_are_told_who_has_not(name, moves, texts):
    scene = at(name)
    assert said(question(EDITION, scene.table, None)) == texts[0]
    for seat, move_words in enumerate(moves):
        scene.play_as(seat, move_words)
        for viewer in (None, *range(seat + 1)):
            assert said(question(EDITION, scene.table, viewer), you=viewer) == texts[seat + 1]
        assert said(question(EDITION, scene.table, GREEN), you=GREEN).startswith("Your turn: ")


def test_10_2_nobody_reads_whom_another_player_is_planning_for():
    scenes = [at(name) for name in ("move", "move-worker", "move-traveller", "move-planned")]
    assert len({said(question(EDITION, scene.table, GREEN)) for scene in scenes}) == 1


def test_a_game_that_is_over_says_so():
    scene = at("bid")
    scene.table.question = 0
    assert said(question(EDITION, scene.table, RED)) == "The game is over."


# buttons


@pytest.mark.parametrize(
    ("name", "words", "button"),
    [
        ("bid", "bid 1 3", "Bid 3 money on Era I card 4 (white side)"),
        ("secret-bid", "bid 2 1", "Bid 1 money on card 2"),
        ("side", "side white", "White side"),
        ("side", "side black", "Black side: Colosseum"),
        ("patch", "patch d5 15", "Patch at d5"),
        ("patch", "patch d5 7", "Patch at d5, under e6"),
        ("room", "room g6", "Go to g6 (Economy)"),
        ("end-of-route", "turn 1", "Take the end with 3 food"),
        ("end-of-route", "turn 2", "Take the end with 4 VP"),
        ("free-route", "route 2", "Lay a route to Green (free)"),
        ("demolish", "demolish 2", "Remove Blue's route 2 to Green"),
        ("demolish", "demolish 15", "Remove your allied route 15 with Blue"),
        ("diplomacy", "aid 1", "Offer Blue aid (2 favours)"),
        ("diplomacy-strong", "threaten 1 money", "Threaten Blue for 3 money (3 favours)"),
        ("diplomacy-lone-favour", "break 1", "Break the alliance with Blue (1 favour for 1 vote)"),
        ("mix", "offer fmc", "Offer 1 food, 1 mineral and 1 money"),
        ("management", "trade 1", "Trade on your route 1 to Blue (1 favour and 2 food)"),
        ("management", "exchange minerals-food 2", "Exchange 2 minerals for 4 food (1 favour)"),
        ("management", "birth", "Birth (2 favours and 4 food)"),
        ("management", "reclaim 2", "Reclaim a room with tile 2: Military with 1 sword and 1 shield "
         "(2 favours and 1 mineral)"),
        ("management", "build 1", "Build tile 1: Culture with 1 VP, and 1 VP in a box (3 favours and 3 minerals)"),
        ("management", "build 3", "Build tile 3: Economy with 3 money in a box (3 favours and 2 minerals)"),
        ("management", "campaign 1", "Campaign: 1 vote for 1 favour"),
        ("management-figures", "worship-heroes", "Worship heroes for 1 VP (2 favours and 1 food)"),
        ("management-figures", "worship-wonders", "Worship wonders for 1 VP (2 favours)"),
        ("site", "site f6", "Lay the tile on f6 (Politics)"),
        ("move", "worker e6", "Move the worker in e6 (Culture)"),
        ("move-traveller", "step 1", "Go 1 space: 1 mineral"),
        ("move-allied", "step 1", "Go 1 space: 4 VP"),
        ("move-allied", "step 2", "Go 2 spaces: home"),
        ("talk", "negotiate 4", "Negotiate on your route 4 to Blue"),
        ("talk-wars", "fight 1", "Fight on your route 1 to Blue"),
        ("thumbs", "war", "Thumbs down: invade (free)"),
        ("thumbs-toll", "war", "Thumbs down: invade (2 minerals)"),
        ("commit", "commit 0", "Use no minerals"),
        ("pledge", "pledge 2", "Use 4 votes as 2 minerals"),
        ("free-threat", "threaten 1 vp", "Threaten Blue for 2 VP (free)"),
        ("mercy", "accept", "Pay 1 food for 5 VP"),
        ("offering", "worker e6", "Pay the worker in e6 (Culture) for 5 VP (2 minerals)"),
        ("vote", "vote 1", "1 vote"),
        ("double", "double 1", "Double Money"),
    ],
)  # fmt: skip
def test_a_button_says_what_it_does(name, words, button):
    scene = at(name)
    seat = scene.to_move()
    assert words in scene.legal(seat)
    message = move(EDITION, scene.table, seat, action_of(words))
    assert said(message, you=seat) == button
    assert said(message, "fr", seat) != button


@pytest.mark.parametrize("name", SCENES)
def test_every_button_says_something_else(name):
    scene = at(name)
    for seat, language in itertools.product(scene.waiting(), LANGUAGES):
        messages = [move(EDITION, scene.table, seat, action_of(words)) for words in scene.legal(seat)]
        texts = [said(message, language, seat) for message in messages]
        assert len(set(texts)) == len(texts)


def button(scene: Scene, words: str) -> str:
    return said(move(EDITION, scene.table, RED, action_of(words)), you=RED)


def test_17_3_the_great_wall_lowers_what_a_button_demands():
    scene = three("Alexander the Great").land(BLUE, "The Great Wall").begin("diplomacy", (6, 6, 6))
    assert button(scene, "threaten 1 money") == "Threaten Blue for 2 money (3 favours)"
    scene.table.safe[BLUE] = 1
    assert button(scene, "threaten 1 vp") == "Threaten Blue for 0 VP (3 favours)"


def test_18_16_vascos_exchange_is_free():
    scene = three("Vasco da Gama").begin("management", (6, 6, 6))
    assert button(scene, "exchange minerals-money 1") == "Exchange 1 mineral for 2 money (free)"


def test_18_13_a_campaign_counts_jeannes_votes():
    scene = three("Jeanne d'Arc").begin("management", (6, 6, 6))
    assert button(scene, "campaign 3") == "Campaign: 5 votes for 3 favours"


# what heroes and wonders do


@pytest.mark.parametrize(
    ("effect", "english", "french"),
    [
        ("vp +1 per water", "+1 VP production for each of your water rooms.",
         "+1 en production de PV pour chacune de tes salles d’Eau."),  # noqa: RUF001
        ("vp +1 per 2 economy", "+1 VP production for every 2 Economy rooms.",
         "+1 en production de PV pour 2 salles d’Économie."),  # noqa: RUF001
        ("shields +1 per worker", "+1 shield for each of your workers.", "+1 bouclier pour chacun de tes ouvriers."),
        ("mil -3", "−3 MIL.", "−3 en MIL."),  # noqa: RUF001
        ("era-1: vp -5", "At the end of Era I: −5 VP.", "À la fin de l’ère I\u202f: −5 PV."),  # noqa: RUF001
        ("end: vp +2 per 3 savings", "At the end of the game: +2 VP for every 3 money.",
         "À la fin de la partie\u202f: +2 PV pour 3 pièces."),
        ("toll 1", "An Invader against you pays 1 more mineral.",
         "Un Envahisseur contre toi paie 1 minerai de plus."),
        ("toll 2", "An Invader against you pays 2 more minerals.",
         "Un Envahisseur contre toi paie 2 minerais de plus."),
        ("build-favours -1", "−1 favour to construct a building.", "−1 faveur pour construire."),  # noqa: RUF001
        ("patched: votes 10", "When patched: you get 10 votes.", "À l’assemblage\u202f: tu reçois 10 voix."),  # noqa: RUF001
        ("patched: safe-vp", "When patched: in this round nobody takes VP from you, by a threat or in a war.",
         "À l’assemblage\u202f: dans cette manche, personne ne te prend de PV, ni par une menace ni à la guerre."),  # noqa: RUF001
        ("swift", "All wars are fought in the round of their negotiation.",
         "Une guerre a lieu dans la manche de sa négociation, quels que soient les joueurs."),
    ],
)  # fmt: skip
def test_an_effect_is_said_with_its_numbers(effect, english, french):
    message = effect_message(read_effect(effect))
    assert (said(message), said(message, "fr")) == (english, french)


def effects() -> Iterator[Message]:
    """Every effect that a book can have."""
    times, things = ("", "patched: ", "era: ", "era-1: ", "era-2: ", "era-3: ", "end: "), ("", *QUANTITIES)
    for verb, when, thing in itertools.product(VERBS, times, things):
        for amount, every in itertools.product(("",) if VERBS[verb] in SWITCHES else (" 1", " -2", " 3"), ("", "2 ")):
            text = f"{when}{verb}{amount}" + (f" per {every}{thing}" if thing else "")
            try:
                found: Effect = read_effect(text)
            except EffectError:
                continue
            yield effect_message(found)


# the catalogue


def entries(language: str) -> dict[str, ast.Message]:
    body = FluentParser().parse((GAME.room / f"{language}.ftl").read_text(encoding="utf-8")).body
    assert not [entry for entry in body if isinstance(entry, ast.Junk)]
    found = [entry for entry in body if isinstance(entry, ast.Message)]
    assert len({entry.id.name for entry in found}) == len(found), "an id is there twice"
    return {entry.id.name: entry for entry in found}


ENGLISH, FRENCH = entries("en"), entries("fr")


def parts(message: Message) -> Iterator[str]:
    """The ids of a message and of all that is in it."""
    yield message.id
    for value in message.args.values():
        for item in value.items if isinstance(value, Listed) else (value,):
            if isinstance(item, Thing):
                yield item.id
            elif isinstance(item, Message):
                yield from parts(item)


def decisions() -> Iterator[Message]:
    """All that can be said at the tables of these tests: questions, buttons, notes and refusals."""
    for name in SCENES:
        scene = at(name)
        yield from (
            question(EDITION, scene.table, viewer) for viewer in (None, RED, BLUE, GREEN) if _sits(scene, viewer)
        )
        for seat in scene.waiting():
            shown = {*map(action_of, scene.legal(seat)), *GAME.view.shown(EDITION, scene.table, seat)}
            yield from (move(EDITION, scene.table, seat, action) for action in shown)
            found = (why_not(EDITION, scene.table, seat, action) for action in range(GAME.actions))
            yield from (refusal.message for refusal in found if refusal)
        for words in scene.legal()[:12]:
            trial, seat = at(name), scene.to_move()
            trial.play_as(seat, words)
            yield from notes(EDITION, trial.table, seat, action_of(words))


def _sits(scene: Scene, viewer: int | None) -> bool:
    return viewer is None or viewer < scene.table.seats


def names() -> Iterator[Message]:
    yield from (Message(id) for id in ("title", "about", "question-over", "move-side-black", "space-home"))
    yield from (Message(id) for id in ("help", *(f"look-{name}" for name in LOOKS)))
    yield from (Message(f"effect-{part}") for part in ("signed", "counted", "when"))
    yield from (Message(f"figure-{figure.slug}") for figure in figures_of(EDITION).values())
    yield from (Message(f"piece-{side.slug}") for side in pieces_of(EDITION).values())
    yield from (Message(f"tile-{tile.slug}") for tile in tiles_of(EDITION).values())
    yield from (Message(f"prosperity-{slug}") for slug in EDITION.words["prosperity"].values())
    for kind, keys in (("good", GOODS), ("status", STATUSES), ("kind", KINDS), ("action", COSTS)):
        yield from (Message(f"{kind}-{key}") for key in keys[1:])
    yield from (Message(f"quantity-{key}") for key in QUANTITIES)
    yield from (Message(f"phase-{phase}") for phase in PHASES)
    yield from (Message(f"space-{space}") for space in range(SPACES))
    yield from (Message(f"exchange-{word}") for word in exchange_words(EDITION).values())
    yield from (Message(f"change-{what}") for _, what in tally(EDITION, at("bid").table, RED))
    yield from (Message(f"change-{good}") for good in GOODS[1:])
    for option in GAME.options:
        yield Message(f"option-{option.name}")
        yield from (Message(f"option-{option.name}-{choice}") for choice in option.choices)


ELSEWHERE = [  # what other tests say
    Message("note-favours", {"count": 2}),
    Message("note-strength", {"count": 7}),
    event(EDITION, Event(Happened.REVEALED, NOBODY, BLACK, 1, 1)),
]


def gallery() -> set[str]:
    """What the gallery's pages say, by the beginnings of their ids; tests/terminal/test_gallery.py prints all of it."""
    room = GAME.room / "gallery"
    found = {
        start
        for file in room.glob("*.py")
        for start in re.findall(r"(cards-[a-z-]+)", file.read_text(encoding="utf-8"))
    }
    return {id for id in ENGLISH if id in found or id.rpartition("-")[0] + "-" in found}


@pytest.fixture(scope="module")
def everything() -> list[Message]:
    counted = [Message(source) for source in (*SOURCES.values(), START)]  # the score, source by source
    return [*lines(), *decisions(), *effects(), *names(), *counted, *ELSEWHERE]


def test_everything_that_can_be_said_is_in_the_catalogue_and_nothing_else(everything):
    ids = {id for message in everything for id in parts(message)}
    assert ids - set(ENGLISH) - {id for id in ids if catalogue(HOUSE).has(id)} == set()
    assert set(ENGLISH) - ids - gallery() == set()


@pytest.mark.parametrize("language", LANGUAGES)
def test_sentences_end_with_a_full_stop_and_buttons_do_not(everything, language):
    speak = GAME.speaker(Reader(language, NAMES, RED)).say
    for message in {str(message): message for message in everything}.values():
        text = speak(message) if message.args else ""
        if message.id.startswith(("refused-", "question-", "note-", "effect-")) or message.rule:
            assert not text or text[-1] in ".?", message
        if message.id.startswith("move-"):
            assert not text or text[-1] not in ".?", message
        assert not re.search(r"[{}$]|  | [.,]", text), text


def variables(entry: ast.Message) -> set[str]:
    found = re.findall(r"\$(\w+)", FluentSerializer().serialize_entry(entry))
    return {re.sub(r"_(is|key)$", "", name) for name in found}


def test_both_languages_have_the_same_sentences_in_the_same_order():
    assert list(ENGLISH) == list(FRENCH)
    assert {id for id in ENGLISH if variables(ENGLISH[id]) != variables(FRENCH[id])} == set()


SAME = {
    "title", "prosperity-transport", "prosperity-culture", "kind-culture", "status-mil", "status-pol", "status-tra",
    "quantity-route", "phase-production", "phase-vote", "change-mil", "change-pol", "change-tra", "change-routes",
    "change-descendants", "effect-signed", "cards-thing", "source-production",
    "source-votes", "source-routes",
}  # fmt: skip


def test_the_french_is_french():
    same = {id for id in ENGLISH if ENGLISH[id].value.equals(FRENCH[id].value)}
    proper = {id for id in same if id.startswith("figure-")}  # names that both languages share
    assert same - proper == SAME
    assert len(proper) == 17


def test_everything_printed_has_a_name():
    assert len(figures_of(EDITION)) == FIGURES
    assert len(pieces_of(EDITION)) == PIECES
    assert len(tiles_of(EDITION)) == TILES
    assert called(EDITION, BLACK) == Thing("figure", "petra")
    assert said(Message("piece-iii-07-black")) == "Era III card 7 (black side)"
