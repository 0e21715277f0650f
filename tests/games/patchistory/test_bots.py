"""What bots know about Patchistory: what to bid, where to patch, whom to feed, when to fight, what to vote for."""

import pytest

from watershed.bots.levels import level_with_budget
from watershed.bots.seat import SeatedBot
from watershed.games.patchistory import GAME
from watershed.games.patchistory.bot.evaluation import evaluate, standing
from watershed.games.patchistory.bot.rollout import rollout_move
from watershed.games.patchistory.names import Phase
from watershed.kernel.luck import below
from watershed.kernel.rule import COMPILED
from watershed.match import Match

from ...playing import sown
from .scene import BOOK, EDITION, PIECES, Scene, words_of

SEEDS = range(6)


def chosen(scene, seat=None, bot="citizen", seed=1):
    """What a bot does, in words."""
    found = SeatedBot(level_with_budget(bot), GAME, seed, compiled=COMPILED)
    asked = scene.to_move() if seat is None else seat
    return words_of(found.choose(EDITION, scene.records.tobytes(), asked))


def always(scene, seat=None):
    """What Citizens do, however they misjudge: all that was chosen."""
    return {chosen(scene, seat, seed=seed) for seed in SEEDS}


def first_thought(scene, seat=None, seed=1):
    asked = scene.to_move() if seat is None else seat
    return words_of(int(rollout_move(BOOK, scene.table, asked, sown(seed))))


def managing(scene, favours=6, **goods):
    return scene.goods(0, vp=30, **goods).begin("management", favours=(favours, 0, 0, 0)[: scene.table.seats])


def auction(*cards, money=(6, 6, 6), **numbers):
    """An auction of three players in which those sides of cards lie open."""
    scene = Scene(3, **numbers)
    for seat, amount in enumerate(money):
        scene.goods(seat, money=amount, vp=20, food=8)
    scene.begin("auction")
    for at, card in enumerate(cards):
        scene.table.row[at] = PIECES[card]
    return scene


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_a_hunch_is_always_legal_and_looking_changes_nothing(seats):
    for seed in range(2):
        match, luck = Match.start("patchistory", seats, seed, {"baselands": seed}), sown(seed)
        while not match.over:
            seat = match.waiting[below(luck, len(match.waiting))]
            before = match.table_bytes
            evaluate(BOOK, match.table, seat)
            assert match.table_bytes == before
            action, legal = int(rollout_move(BOOK, match.table, seat, luck)), match.legal(seat)
            assert action in legal
            match.advance(legal[below(luck, len(legal))] if below(luck, 4) == 0 else action, seat)


def test_a_bid_is_the_least_that_is_enough():
    scene = auction("i-19-white", "i-09-white", "i-24-white")
    words = always(scene)
    assert len(words) == 1
    card = next(iter(words)).split()[1]
    assert words == {f"bid {card} 1"}
    other = next(word for word in always(scene.play(f"bid {card} 1")) if word)
    assert other in {f"bid {card} 2", *(f"bid {free} 1" for free in "123" if free != card)}


def test_nobody_pays_everything_for_a_card_that_is_hardly_better():
    scene = auction("i-02-white", "i-02-white", "i-02-white", money=(8, 8, 8))
    scene.play("bid 1 6")
    assert all(word.startswith(("bid 2", "bid 3")) and word.endswith(" 1") for word in always(scene))


def test_a_good_card_is_patched_and_hides_little():
    scene = Scene(3).goods(0, vp=20, food=8, money=3).patching("i-19-white")
    for word in always(scene):
        assert word.startswith("patch")
    before = standing(BOOK, scene.table, 0)
    after = Scene(3).goods(0, vp=20, food=8, money=3).patching("i-19-white").play(chosen(scene))
    assert after.status(0, "vp") >= 2
    assert standing(BOOK, after.table, 0) > before - 400, "what was promised is nearly kept"


def test_children_are_born_for_good_boxes_if_there_is_food():
    rich = managing(Scene(3).land(0, "i-04-white").tile(0, "e6", "culture-6").workers(0), food=12)
    assert "birth" in always(rich)
    assert always(rich.play("birth")) == {"room e6"}
    hungry = Scene(3, era=3, lap=5).land(0, "i-04-white").workers(0, "e6", "f6", "g6", "e7", "f7")
    assert "birth" not in always(managing(hungry, food=6))


def test_favours_are_not_left_over():
    scene = managing(Scene(3).workers(0, "e6"), favours=5)
    while scene.question() == "management" and scene.to_move() == 0:
        left = int(scene.table.favours[0])
        word = chosen(scene)
        assert word != "end" or left == 0
        scene.play(word)


def test_hunger_and_upkeep_are_feared():
    def value(food, minerals, era=1):
        scene = Scene(3, era=era, lap=5).land(0, "Colosseum").workers(0, "e6", "f6", "g6").goods(0, vp=30)
        return standing(BOOK, scene.goods(0, food=food, minerals=minerals).begin("movement").table, 0)

    assert value(3, 1) - value(2, 1) > 150
    assert value(3, 1) - value(3, 0) > 300
    assert value(20, 1, era=3) == value(19, 1, era=3), "nothing is left to do with it"


def test_food_that_is_missing_is_bought():
    scene = Scene(3, lap=3).workers(0, "e6", "f6", "g6", "e7", "f7")
    assert any(word.startswith("exchange money-food") for word in always(managing(scene, favours=1, money=9)))


def test_a_plan_counts_like_the_move():
    """Workers go to boxes, and the plan looks as good as what it leads to."""
    scene = Scene(3).tile(0, "e6", "culture-6").workers(0, "f6")
    for seat in range(3):
        scene.goods(seat, vp=30, food=9, money=3)
    scene.begin("movement")
    before = evaluate(BOOK, scene.table, 0)
    assert always(scene, 0) == {"worker f6"}
    scene.play_as(0, "worker f6")
    assert evaluate(BOOK, scene.table, 0) > before
    assert always(scene, 0) == {"room e6"}
    scene.play_as(0, "room e6")
    assert evaluate(BOOK, scene.table, 0) > before + 1000


def test_workers_stay_in_good_boxes():
    scene = Scene(3).tile(0, "e6", "culture-6").workers(0, "e6")
    for seat in range(3):
        scene.goods(seat, vp=30, food=9, money=3)
    assert always(scene.begin("movement"), 0) == {"end"}


def talk(strong, era=2):
    """The worker of seat 0 negotiates with seat 1."""
    scene = Scene(3, era=era, lap=2).workers(0, "1:negotiation")
    for seat in range(3):
        scene.goods(seat, vp=40, food=9, minerals=3, money=3)
    for at in ("e6", "f6", "g6"):
        scene.tile(strong, at, {"e6": "military-2", "f6": "military-5", "g6": "military-3"}[at])
    scene.begin("negotiation")
    return scene


def test_the_strong_fight_and_the_weak_do_not():
    assert always(talk(strong=0), 0) == {"war"}
    assert always(talk(strong=1), 0) == {"peace"}
    assert first_thought(talk(strong=0), 0) == "war"
    assert first_thought(talk(strong=1), 0) == "peace"


def test_votes_go_to_the_card_with_the_best_place():
    scene = Scene(3, era=3, lap=5).workers(0, "e6", "f6").workers(1, "e6", "f6", "g6").workers(2, "e6")
    for seat, votes in enumerate((5, 5, 5)):
        scene.goods(seat, vp=50, votes=votes).hand(seat, "workers")
    scene.hand(0, "workers").hand(1, "food").hand(2, "water").begin("vote")
    table = scene.table
    assert table.phase == Phase.VOTE
    row = [EDITION.words["prosperity"][int(card)] for card in table.row_of_vote[:3]]
    table.ballot = 1 + row.index("workers")
    assert first_thought(scene, 1) in {"vote 5", "vote 0"}
    assert not always(scene, 2) & {"vote 3", "vote 4", "vote 5"}, "it helps only the others"


@pytest.mark.parametrize("bot", ["citizen", "search:30"])
def test_a_bot_knows_only_what_its_seat_knows(bot):
    """The same luck gives the same move, whatever the others have sealed."""
    scene = talk(strong=1)
    words = []
    for thumb in ("war", "peace"):
        table = talk(strong=1)
        table.play_as(1, thumb)
        words.append(chosen(table, 0, bot))
    assert words[0] == words[1]
    assert scene.waiting() == (0, 1)


def test_a_game_of_citizens_uses_the_box():
    match = Match.start("patchistory", 4, 5)
    bots = [SeatedBot("citizen", GAME, seat, compiled=COMPILED) for seat in range(4)]
    did = set()
    while not match.over:
        seat = match.to_move
        action = bots[seat].choose(EDITION, match.table_bytes, seat)
        did.add(words_of(action).split()[0])
        match.advance(action, seat)
    assert {"bid", "patch", "aid", "campaign", "birth", "trade", "vote", "worker", "room"} <= did
    assert min(match.scores()) > 80
