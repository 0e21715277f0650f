"""The note on an investment says what completing the card would bring: checked on every card, by completing it."""

import pytest

from watershed.games.flow.claim import completed
from watershed.games.flow.names import DECK, Question, Timing, Verb
from watershed.games.flow.preview import notes

from .deck import changed
from .scene import ANN, SHIPPED, card, scene

EDITION = SHIPPED["flow"]
CARDS = {found.slug: found for found in EDITION.words["cards"].values()}
CLAIMED = [slug for slug in CARDS if slug != "the-future"]
NATION = "agrarian-tribe>trading-tribe>artisan-tribe>aristocracy,archers>crossbowman,lighthouse,astronomy"
PAYING = {Verb.TAKE_RESERVE, Verb.TAKE_SUPPLY, Verb.RAID, Verb.TRIBUTE}  # what brings tokens


def invested(slug, line="", edition=EDITION):
    """Ann has invested, and it is Bob's turn."""
    piles = [[name for name in pile.split(">") if name not in slug.split(",")] for pile in NATION.split(",")]
    nation = ",".join(">".join(pile) for pile in piles if pile)
    rival = "tank" if slug == "machine-gun" else "machine-gun"
    start = f"seats=4 age=5 tokens=6,9,1,4 supply=30 reserve=40 nation0={nation} nation1={rival}"
    game = scene(f"{start} market={slug} {line}", edition).play("invest 1 3")
    assert int(game.table.turn) != ANN
    return game


def anns_turn(game):
    game.table.turn, game.table.question = ANN, Question.ACTION
    return game


def brought(game):
    """Every sum of tokens that completing can come to, whomever Ann attacks and whatever she wrecks."""
    before = game.tokens()[ANN]
    found, line = set(), [["complete"]]
    while line:
        moves = line.pop()
        trial = anns_turn(scene("", game.edition))
        trial.records[:] = game.records
        for words in moves:
            trial.play(words)
        if int(trial.table.question) in (Question.TARGET, Question.WONDER) and int(trial.table.turn) == ANN:
            line += [[*moves, words] for words in trial.legal()]
        else:
            found.add(trial.tokens()[ANN] - before)
    return found


@pytest.mark.parametrize("slug", CLAIMED)
def test_the_note_counts_all_that_completing_brings(slug):
    game = invested(slug)
    if {Verb.GAIN, Verb.GAIN_TOP} & {step.verb for step in CARDS[slug].steps}:
        return  # below
    told = completed(EDITION, game.table, ANN)
    sums = brought(anns_turn(game))
    assert (told.least, told.most, told.gaining) == (min(sums), max(sums), 0)
    if CARDS[slug].timing in (Timing.INSTANT, Timing.ATTACK, Timing.ATTACK_ALL):
        assert told.most > 0 or not PAYING & {step.verb for step in CARDS[slug].steps}


def test_working_animal_pays_for_every_harvest_icon():
    """The case that was noticed: the bonus alone is 0, but the card pays 2."""
    game = scene("seats=3 tokens=4,4,4 market=working-animal nation0=agrarian-tribe", EDITION).play("invest 1 1")
    assert completed(EDITION, game.table, ANN) == (2, 2, 0)


@pytest.mark.parametrize("slug", [slug for slug in CLAIMED if Verb.GAIN in {step.verb for step in CARDS[slug].steps}])
def test_a_card_that_is_still_to_be_chosen_is_not_counted(slug):
    if CARDS[slug].timing == Timing.TURN_ACTION:
        assert completed(EDITION, invested(slug).table, ANN).gaining == 0, "that comes later, if ever"
        return
    game = anns_turn(invested(f"{slug},warriors,temple,chariot,monastery", "age=1"))
    told = completed(EDITION, game.table, ANN)
    before = game.tokens()[ANN]
    assert told.gaining == card(slug, EDITION)
    game.play("complete")
    assert (int(game.table.question), told.least, told.most) == (Question.GAIN, *2 * [game.tokens()[ANN] - before])


def test_the_only_card_that_can_be_gained_is_counted():
    game = invested("iron-works,warriors,temple,republic,hanging-gardens", "age=1")
    told = completed(EDITION, game.table, ANN)
    sums = brought(anns_turn(game))
    assert (told.least, told.most, told.gaining) == (min(sums), max(sums), 0)
    assert told.most >= told.least + 1, "it depends on whom Warriors attacks"


def test_the_top_card_of_the_deck_is_not_looked_at():
    told = [completed(EDITION, invested("astronomy", f"deck={top}").table, ANN) for top in ("irrigation", "temple")]
    assert told[0] == told[1]
    assert told[0].gaining == card("astronomy", EDITION)


def test_an_empty_deck_gains_nothing_that_could_be_counted():
    game = invested("astronomy")
    game.table.drawn = DECK
    assert completed(EDITION, game.table, ANN).gaining == 0


def test_it_may_depend_on_whom_ann_attacks():
    edition = changed('[[card]]\nid = 2\ntiming = "attack"\neffect = ["raid 3", "raid 1"]\n')
    told = completed(edition, invested("chariot", edition=edition).table, ANN)
    assert (told.least, told.most) == (2 + 1, 2 + 4), "two for industry; Cid has 1 token, Dot 4, and Bob is no weaker"


def test_working_it_out_changes_nothing():
    game = invested("chariot")
    before = game.records.tobytes()
    completed(EDITION, game.table, ANN)
    assert game.records.tobytes() == before
    assert len(notes(EDITION, game.table, ANN, 0)) == 0
