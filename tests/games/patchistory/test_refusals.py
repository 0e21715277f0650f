"""Every impossible move is refused with a sentence, a code, a rule and the numbers; and no possible one is."""

import pytest

from watershed.games.patchistory import GAME
from watershed.games.patchistory.messages import why_not
from watershed.games.patchistory.notation import action_of_words
from watershed.games.patchistory.refusals import ANSWERS, RULES
from watershed.kit.game import IllegalMove
from watershed.kit.messages import LANGUAGES

from .scene import EDITION, Scene, action_of, words_of
from .speaking import RED, SCENES, at, managing, refused, rich, said, three

CASES = [  # the table, the move, code, rule, need, have
    ("claim", "claim 4", "no-such-card", "5.1", 4, 3),
    ("claimed", "wait", "must-bid", "5.3", None, None),
    ("claimed", "bid 1 1", "claimed", "18.16", None, None),
    ("claimed", "bid 2 10", "too-little-money", "5.3", 10, 9),
    ("outbid", "bid 1 1", "bid-too-low", "5.3", 5, 1),
    ("outbid", "bid 2 2", "bid-lowered", "5.4", 3, 2),
    ("opening", "bid 2 1", "not-revealed", "5.6", 2, 1),
    ("patch", "patch a1 1", "touches-nothing", "6.2", None, None),
    ("patch", "patch d5 1", "under-nothing", "6.2", None, None),
    ("patch", "patch e5 3", "cuts-new-room", "6.5", None, None),
    ("patch", "patch e5 7", "over-and-under", "6.3", None, None),
    ("patch", "patch d6 5", "hides-water", "6.7", None, None),
    ("patch-water", "patch f7 1", "under-water", "6.7", None, None),
    ("patch-water", "patch f7 8", "covers-water", "6.6", None, None),
    ("patch-water", "patch e8 13", "next-to-water", "6.8", None, None),
    ("patch-large", "patch e6 8", "cuts-room", "6.5", None, None),
    ("patch-woven", "patch d5 1", "too-wide", "6.10", 6, 5),
    ("patch-woven", "patch f5 11", "not-weavable", "6.3", None, None),
    ("patch-high", "patch d5 1", "too-high", "6.10", 6, 5),
    ("patch-statue", "patch f6 8", "covers-lasting", "19.7", None, None),
    ("room", "room a1", "no-room", "2.9", None, None),
    ("room", "room e6", "occupied", "2.9", None, None),
    ("room-large", "room f8", "not-first", "6.12", None, None),
    ("ally", "ally 0", "own-kingdom", "17.12", None, None),
    ("ally", "ally 3", "no-such-seat", "17.12", 4, 3),
    ("ally-again", "ally 1", "already-allied", "11.4", None, None),
    ("ally-at-war", "ally 2", "in-war", "11.4", None, None),
    ("demolish", "demolish 4", "no-such-route", "19.6", None, None),
    ("sacrifice", "worker a1", "nobody-there", "2.8", None, None),
    ("sacrifice", "traveller 2", "nobody-on-route", "2.8", None, None),
    ("diplomacy", "aid 2", "no-route-to", "8.3", None, None),
    ("diplomacy", "threaten 1 money", "too-weak", "8.6", 2, 1),
    ("diplomacy", "threaten 2 money", "no-own-route-to", "8.6", None, None),
    ("diplomacy", "break 1", "not-allied", "8.8", None, None),
    ("diplomacy-allied", "threaten 1 money", "threatens-ally", "8.6", None, None),
    ("diplomacy-lone-favour", "aid 1", "too-few-favours", "8.3", 2, 1),
    ("diplomacy-lazy", "break 1", "no-favours", "8.8", 1, 0),
    ("diplomacy-parthenon", "threaten 1 money", "safe-money", "17.6", None, None),
    ("diplomacy-poor", "aid 1", "too-little-aid", "8.3", 3, 2),
    ("diplomacy-aided", "aid 0", "accepted-aid", "8.5", None, None),
    ("diplomacy-after", "break 1", "acted", "8.8", None, None),
    ("mix", "offer fmm", "too-few-to-give", "8.3", 2, 1),
    ("management", "trade 2", "not-your-route", "2.8", None, None),
    ("management", "worship-heroes", "no-heroes", "9.6", None, None),
    ("management", "worship-wonders", "no-wonders", "9.7", None, None),
    ("management", "campaign 13", "too-few-to-campaign", "9.12", 13, 12),
    ("management-poor", "route 1", "too-few-goods", "9.8", 2, 0),
    ("management-broken", "route 1", "alliance-broken", "8.8", None, None),
    ("management-busy", "trade 15", "route-busy", "9.3", None, None),
    ("management-full", "birth", "no-empty-room", "9.5", None, None),
    ("management-childless", "trade 1", "nobody-home", "9.2", None, None),
    ("management-childless", "birth", "no-descendants", "2.4", None, None),
    ("management-done", "route 1", "linked", "9.8", None, None),
    ("management-done", "campaign 1", "campaigned", "9.12", None, None),
    ("management-no-routes", "route 1", "no-routes-left", "9.8", None, None),
    ("management-no-sites", "reclaim 1", "no-room-to-reclaim", "9.9", None, None),
    ("management-no-sites", "build 1", "no-room-to-build", "9.10", None, None),
    ("management-last-tiles", "reclaim 1", "no-tile", "9.11", None, None),
    ("site-reclaim", "site a1", "no-site", "9.9", None, None),
    ("site-reclaim", "site c6", "too-large", "9.9", None, None),
    ("site-reclaim", "site d6", "is-wasteland", "9.9", None, None),
    ("site", "site a1", "no-site", "9.10", None, None),
    ("site", "site e8", "too-large", "9.10", None, None),
    ("site", "site d7", "is-water", "9.10", None, None),
    ("move", "end", "travellers-first", "10.6", None, None),
    ("move-rests", "end", "rest-first", "10.5", None, None),
    ("move-war", "traveller 1", "in-war-room", "10.6", None, None),
    ("move-slow", "worker e6", "no-tra", "10.3", 1, 0),
    ("move-worker", "room e6", "same-room", "10.3", None, None),
    ("move-worker", "room g6", "out-of-reach", "10.3", None, 1),
    ("move-traveller", "step 2", "too-far", "10.6", 2, 1),
    ("move-traveller", "step 4", "past-the-end", "10.6", 4, 3),
    ("move-planned", "worker e6", "planned", "10.2", None, None),
    ("move-planned-route", "traveller 1", "planned-route", "10.2", None, None),
    ("move-crowded", "end", "crowded", "10.4", None, None),
    ("move-stuck", "worker e6", "no-free-room", "10.4", None, 1),
    ("talk", "negotiate 2", "not-your-general", "11.1", None, None),
    ("talk", "fight 1", "negotiate-first", "11.1", None, None),
    ("talk-wars", "negotiate 1", "no-negotiation", "11.2", None, None),
    ("talk-wars", "fight 5", "no-war", "12.1", None, None),
    ("talk-done", "negotiate 1", "negotiated", "11.2", None, None),
    ("commit", "commit 10", "too-few-minerals", "12.3", 10, 9),
    ("pledge", "pledge 3", "too-few-votes-for-war", "18.13", 6, 4),
    ("free-threat", "threaten 0 money", "not-the-loser", "18.15", None, None),
    ("prosperity", "lay general-buildings", "not-in-hand", "14.1", None, None),
    ("vote", "vote 5", "too-few-votes", "14.2", 5, 4),
    ("double", "double 2", "dropped", "14.4", None, None),
    ("opening-last", "wait", "must-bid", "5.6", None, None),
    ("secret-bid", "bid 1 10", "too-little-money", "16.2", 10, 9),
    ("management", "route 0", "own-kingdom", "9.8", None, None),
    ("management-idle", "birth", "too-few-favours", "9.5", 2, 1),
    ("management-poor", "birth", "too-few-goods", "9.5", 4, 1),
    ("management-poor", "reclaim 1", "too-few-goods", "9.9", 1, 0),
    ("management-poor", "exchange food-money 1", "too-few-to-give", "9.4", 2, 1),
    ("move-worker", "room g7", "occupied", "10.4", None, None),
    ("move-rests-first", "traveller 4", "rest-first", "10.5", None, None),
    ("talk-mixed", "fight 15", "not-your-general", "11.1", None, None),
    ("free-threat-parthenon", "threaten 1 money", "safe-money", "17.6", None, None),
    ("site-theirs", "site a1", "no-site", "9.9", None, None),
    ("offering", "worker f6", "nobody-there", "2.8", None, None),
    ("double", "double 4", "no-such-card", "14.1", 4, 3),
]
FIRST = [  # the table, a move that doesn't answer its question, and the rule about the question
    ("claim", "end", "18.16"),
    ("claimed", "end", "5.3"),
    ("secret-bid", "end", "16.2"),
    ("side", "end", "16.1"),
    ("patch", "end", "6.1"),
    ("room", "end", "2.9"),
    ("ally", "end", "17.12"),
    ("end-of-route", "end", "11.3"),
    ("free-route", "end", "18.9"),
    ("demolish", "end", "19.6"),
    ("sacrifice", "end", "18.4"),
    ("diplomacy", "wait", "8.2"),
    ("mix", "end", "8.3"),
    ("aid", "end", "8.4"),
    ("management", "wait", "9.1"),
    ("trader", "end", "9.2"),
    ("site-reclaim", "end", "9.11"),
    ("move", "wait", "10.2"),
    ("move-home", "end", "2.9"),
    ("move-worker", "end", "10.3"),
    ("move-traveller", "end", "10.6"),
    ("talk", "end", "11.1"),
    ("thumbs", "end", "11.2"),
    ("treaty", "end", "11.3"),
    ("commit", "end", "12.3"),
    ("pledge", "end", "18.13"),
    ("free-threat", "end", "18.15"),
    ("stealth", "end", "19.8"),
    ("mercy", "end", "19.5"),
    ("offering", "end", "18.2"),
    ("prosperity", "end", "14.1"),
    ("vote", "end", "14.2"),
    ("double", "end", "19.3"),
]


@pytest.mark.parametrize(("name", "words", "code", "rule", "need", "have"), CASES)
def test_a_refusal_says_why(name, words, code, rule, need, have):
    found = refused(at(name), words)
    assert (found.code, found.rule, found.need, found.have) == (code, rule, need, have)
    for language in LANGUAGES:
        assert said(found.message, language, RED).endswith(".")


@pytest.mark.parametrize(("name", "words", "rule"), FIRST)
def test_a_move_that_answers_another_question_is_refused_by_the_rule_of_this_one(name, words, rule):
    found = refused(at(name), words)
    assert (found.code, found.rule) == ("answer-first", rule)
    assert said(found.message).endswith(".")


def test_every_question_has_answers_and_a_rule():
    assert ANSWERS.keys() == RULES.keys() == set(range(1, len(ANSWERS) + 1))


@pytest.mark.parametrize("name", SCENES)
def test_refused_exactly_where_not_legal(name):
    scene = at(name)
    for seat in scene.waiting():
        legal = {action_of(words) for words in scene.legal(seat)}
        for action in range(GAME.actions):
            found = why_not(EDITION, scene.table, seat, action)
            assert (found is None) == (action in legal), words_of(action)
            assert found is None or found.rule


@pytest.mark.parametrize("name", SCENES)
def test_a_refusal_leaves_the_table_as_it_was(name):
    scene = at(name)
    before = scene.records.tobytes()
    for action in range(0, GAME.actions, 3):
        why_not(EDITION, scene.table, scene.to_move(), action)
    assert scene.records.tobytes() == before


@pytest.mark.parametrize("name", SCENES)
def test_what_the_board_shows_is_refused_for_a_reason_of_its_own(name):
    scene = at(name)
    shown = GAME.view.shown(EDITION, scene.table, scene.to_move())
    codes = {found.code for action in shown if (found := why_not(EDITION, scene.table, scene.to_move(), action))}
    assert len(shown) == len(set(shown))
    assert not codes & {"answer-first", "no-such-seat", "no-such-card", "no-such-route", "own-kingdom", "not-first"}


def test_a_game_that_is_over_takes_no_move():
    scene = at("bid")
    scene.table.question = 0
    assert why_not(EDITION, scene.table, RED, 0).code == "game-over"


@pytest.mark.parametrize(
    ("name", "words", "sentence"),
    [
        ("outbid", "bid 2 2", "You can't lower your bid. Bid at least 3 money, not 2."),
        ("outbid", "bid 1 4", "A bid on card 1 is at least 5 money. 4 is too low."),
        ("patch-large", "patch e6 8",
         "The card would cover only a part of Industry on f7. Cover all of it or nothing."),
        ("diplomacy", "threaten 1 vp", "Your Attack is 1. You need 2 to threaten Blue."),
        ("management-idle", "route 1", "Construct Trade Route costs 2 favours. You have 1."),
        ("management-poor", "reclaim 1", "Reclamation costs 1 mineral. You have 0."),
        ("move-worker", "room g6", "g6 is out of reach with TRA 1. Choose a nearer room."),
        ("pledge", "pledge 3", "3 more minerals take 6 votes. You have 4."),
        ("management-busy", "trade 15",
         "You already have a worker on your allied route 15 with Blue. Choose another route."),
    ],
)  # fmt: skip
def test_a_refusal_reads_well(name, words, sentence):
    assert said(refused(at(name), words).message, you=RED) == sentence


# prices and heroes


@pytest.mark.parametrize(
    ("lands", "favours", "words", "need"),
    [
        ((), 2, "build 1", 3),
        (("Qin Shi Huang",), 1, "build 1", 2),
        (("Qin Shi Huang", "Antoni Gaudi"), 0, "build 1", 1),
        ((), 0, "exchange minerals-food 1", 1),
    ],
)
def test_2_5_a_refusal_names_the_favours_as_they_are_now(lands, favours, words, need):
    found = refused(managing(*lands, favours=favours or 1) if favours else _idle(*lands), words)
    assert (found.code, found.need, found.have) == ("too-few-favours", need, favours)


def _idle(*lands: str) -> Scene:
    """Red is asked without favours."""
    scene = managing(*lands)
    scene.table.favours[RED] = 0
    return scene


def test_18_16_vascos_exchanges_need_no_favours():
    scene = _idle("Vasco da Gama")
    assert refused(scene, "exchange minerals-food 1") is None
    scene.table.swaps[RED] = 6
    assert refused(scene, "exchange minerals-food 1").need == 1


def test_18_12_genghis_khans_trade_needs_one_food():
    scene = three("Genghis Khan", era=3).goods(RED, food=0).workers(RED, "e6").begin("management", (6, 6, 6))
    assert (refused(scene, "trade 1").need, refused(scene, "trade 1").have) == (1, 0)


def test_19_16_gandhi_threatens_without_force_and_bismarck_without_a_route():
    scene = three("Mahatma Gandhi").begin("diplomacy", (6, 6, 6))
    assert refused(scene, "threaten 1 vp") is None
    assert refused(scene, "threaten 2 vp").code == "no-own-route-to"
    scene = three("Otto von Bismarck").begin("diplomacy", (6, 6, 6))
    assert refused(scene, "threaten 2 vp") is None


def test_19_7_the_statue_lifts_the_limit_of_size():
    cards = ("i-02-white@h6", "i-03-white@j6")
    found = refused(three(*cards, era=3).patching("i-04-white"), "patch k6 15")
    assert (found.code, found.need, found.have) == ("too-wide", 8, 7)
    assert refused(three(*cards, "Statue of Liberty@e8", era=3).patching("i-04-white"), "patch k6 15") is None


def test_18_1_angkor_wat_dries_the_water():
    scene = (
        rich(Scene(3, era=2))
        .land(RED, "Angkor Wat@e8", "i-11-white@c6")
        .begin("management", (12, 6, 6))
        .play("build 1")
    )
    assert refused(scene, "site d7") is None


def test_the_reasons_of_two_players():
    scene = rich(Scene(2)).begin("auction")
    for seat in scene.waiting():
        assert refused(scene, "bid 3 1", seat).code == "no-such-card"
        assert refused(scene, "wait", seat).code == "answer-first"


@pytest.mark.parametrize(
    ("words", "rule"), [("room m1", "6.2"), ("bid 1 100", "1.6"), ("lay luck", "14.1"), ("offer 4food", "8.3")]
)
def test_an_argument_that_nothing_has_is_refused_by_a_rule(words, rule):
    with pytest.raises(IllegalMove) as found:
        action_of_words(EDITION, words)
    assert found.value.refusal.rule == rule
