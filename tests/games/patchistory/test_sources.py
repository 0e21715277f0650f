"""Where the VP of a finished match came from: the sources of every seat add up to its total, however the match went."""

import os
import random

import pytest

from watershed.games.patchistory.accounts import SOURCES, gains, sources
from watershed.games.patchistory.names import Event as Happened
from watershed.games.patchistory.names import Good
from watershed.kit.game import Event
from watershed.kit.messages import LANGUAGES, Message, Reader
from watershed.match import Match

from .lively import MARTIAL, ODDS, PEACEFUL, decisions, kind_of
from .scene import FIGURES, Scene
from .setting import EDITION

GAMES = int(os.environ.get("WATERSHED_RANDOM_GAMES", "12"))
ONE, TWO = 0, 1


def vp_of(scene):
    return scene.table.goods[: scene.table.seats, Good.VP].tolist()


def play_one(match, luck, odds=MARTIAL):
    """A move of any waiting seat: a kind first, and then one of it. Returns whose it was."""
    seat, kinds = luck.choice(match.waiting), {}
    for action in match.legal(seat):
        kinds.setdefault(kind_of(action), []).append(action)
    kind = luck.choices(list(kinds), [odds.get(kind, 4) for kind in kinds])[0]
    match.advance(luck.choice(kinds[kind]), seat)
    return seat


def play_on(match, luck):
    while not match.over:
        play_one(match, luck)
    return match


def assert_adds_up(match):
    """And the log says the same."""
    parts = match.scoring()
    for part in parts:
        assert sum(part["sources"].values()) == part["total"]
        assert list(part["sources"]) == list(parts[0]["sources"]), "in the same order for everybody"
    assert all(any(part["sources"][source] for part in parts) for source in parts[0]["sources"])
    assert Match.from_json(match.to_json()).scoring() == parts


@pytest.mark.parametrize("seats", [2, 3, 4])
@pytest.mark.parametrize("odds", [ODDS, PEACEFUL, MARTIAL], ids=["lively", "peaceful", "martial"])
def test_1_2_the_sources_of_a_game_add_up(seats, odds):
    for seed in range(max(2, GAMES // 2)):
        scene = Scene.dealt(seats, liberty=seed % 2, seed=seed + 40)
        began, events = vp_of(scene), []
        for number, _ in enumerate(decisions(scene, random.Random(seed), odds)):
            events += scene.events() if number else ()
        assert [sum(part.values()) for part in sources(EDITION, began, events, vp_of(scene))] == vp_of(scene)


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_the_sources_of_a_match_add_up(seats):
    seen = dict[str, int]()
    for seed in range(4):
        match = play_on(Match.start("patchistory", seats, seed, {"screens": seed % 2}), random.Random(seed))
        assert_adds_up(match)
        seen |= match.scoring()[0]["sources"]
    assert {"source-production", "source-votes", "source-losses", "source-start"} <= seen.keys()


def test_the_sources_come_in_the_order_in_which_they_are_counted():
    match = play_on(Match.start("patchistory", 4, 8), random.Random(8))
    found = list(match.scoring()[0]["sources"])
    order = [*dict.fromkeys(SOURCES.values()), "source-start"]
    known = [source for source in found if source in order]
    assert known == sorted(known, key=order.index)
    assert all(source.startswith("figure-") for source in found[len(known) :])


def test_what_was_undone_or_withdrawn_brought_nothing():
    luck, undone, withdrawn = random.Random(3), 0, 0
    match = Match.start("patchistory", 3, 3)
    while not match.over:
        seat, chance = play_one(match, luck), luck.random()
        before = match.scores()
        if chance < 0.2:
            match.undo()
            undone += match.scores() != before
        elif chance < 0.5 and match.can_withdraw(seat):
            match.withdraw(seat)
            withdrawn += 1
    assert undone > 3
    assert withdrawn > 10
    assert_adds_up(match)
    for _ in range(150):
        match.undo()
    assert_adds_up(play_on(match, luck))


@pytest.mark.parametrize("redealt", [None, 5])
def test_a_what_if_counts_the_moves_that_it_begins_with(redealt):
    first = play_on(Match.start("patchistory", 4, 6), random.Random(6))
    other = first.what_if(first.length // 2, 1, redealt, "k3fabcdefg")
    assert "sources" not in other.scoring()[0]
    assert_adds_up(play_on(other, random.Random(7)))


def test_a_match_that_begins_at_a_position_begins_with_its_vp():
    first, luck = Match.start("patchistory", 3, 2), random.Random(2)
    while first.length < 150:
        play_one(first, luck)
    match = play_on(Match.from_position("patchistory", first.position()), luck)
    assert_adds_up(match)
    assert [part["sources"]["source-start"] for part in match.scoring()] == first.scores()


def test_1_2_nobody_learns_the_sources_before_the_end():
    match, luck = Match.start("patchistory", 3, 4), random.Random(4)
    while not match.over:
        assert not any("sources" in part for part in match.scoring())
        play_one(match, luck)
    assert all("sources" in part for part in match.scoring())


PETRA = FIGURES["Petra"]


@pytest.mark.parametrize(
    ("event", "found"),
    [  # seat ONE did it; what its card, its count and its other number are
        ((Happened.PRODUCED_VP, 0, 4, 0), {(ONE, "production"): 4}),
        ((Happened.AID_ACCEPTED, 1, 5, TWO), {(TWO, "aid"): 5}),
        ((Happened.AID_REFUSED, 0, 2, TWO), {(TWO, "aid"): 2}),
        ((Happened.THREATENED, Good.VP, 3, TWO), {(ONE, "threats"): 3, (TWO, "threats"): -3}),
        ((Happened.THREATENED, Good.MONEY, 3, TWO), {}),
        ((Happened.SCORED, 1, -3, 4), {(ONE, "votes"): -3}),
        ((Happened.WAR_WON, 1, 10, TWO), {(ONE, "wars"): 10}),
        ((Happened.PERFECT, 0, 7, TWO), {(ONE, "perfect victories"): 7, (TWO, "perfect victories"): -7}),
        ((Happened.WORSHIPPED_HEROES, 0, 6, 2), {(ONE, "worship"): 6}),
        ((Happened.WORSHIPPED_WONDERS, 0, 6, 2), {(ONE, "worship"): 6}),
        ((Happened.GAINED_VP, PETRA, 5, 0), {(ONE, "texts with actions"): 5}),
        ((Happened.LOST_VP, PETRA, 7, 0), {(ONE, "tributes"): -7}),
        ((Happened.ROUTE_GAIN, 1, 3, Good.VP), {(ONE, "routes"): 3}),
        ((Happened.ROUTE_GAIN, 1, 3, Good.FOOD), {}),
        ((Happened.FED, 0, 2, 6), {(ONE, "hunger"): -6}),
        ((Happened.MAINTAINED, 1, 2, 6), {(ONE, "upkeep"): -6}),
        ((Happened.PREPARED, 0, 1, 6), {(ONE, "missing minerals"): -6}),
        ((Happened.SWAPPED, 0, 3, 0), {(ONE, "swaps for money"): -3}),
        ((Happened.FINAL, PETRA, -5, 0), {(ONE, "texts at the end"): -5}),
    ],
)
def test_what_an_event_brings(event, found):
    what, card, count, other = event
    assert {(seat, why): vp for seat, why, vp in gains(Event(what, ONE, card, count, other)) if vp} == found


@pytest.mark.parametrize(("vp", "taken"), [(9, 5), (3, 5), (2, 4), (0, 2)])
def test_15_1_a_text_takes_what_there_is(vp, taken):
    """The Pyramid takes 5 at the end of Era I, when the Ziggurat has brought 2 for a worker."""
    scene = Scene(3).land(0, "Pyramid", "Ziggurat").workers(0, "e6").goods(0, vp=vp, money=1)
    events = scene.begin("end").events()
    found = sources(EDITION, [vp, 0, 0], events, vp_of(scene))[0]
    assert found == ({"source-start": vp} if vp else {}) | {"figure-pyramid": -taken, "figure-ziggurat": 2}
    assert vp_of(scene)[0] == vp + 2 - taken


def test_every_source_has_a_name_in_every_language():
    for language in LANGUAGES:
        speaker = Match.start("patchistory").game.speaker(Reader(language))
        names = [speaker.say(Message(source)) for source in [*SOURCES.values(), "source-start"]]
        assert not any(name.startswith("source-") for name in names)
