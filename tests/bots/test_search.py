"""The search: fair, the same at both speeds, stoppable, and better than no search."""

import functools
from itertools import islice

import numpy as np
import pytest

import watershed as ws
from watershed.bots.bindings import bindings
from watershed.bots.choose import SLIPS, Bot
from watershed.bots.levels import BOTS, Level
from watershed.bots.searcher import PORTION, Budget, Searcher, warm_up
from watershed.bots.seat import SeatedBot
from watershed.bots.tree import ROOT
from watershed.kernel.luck import below
from watershed.kernel.record import blank, lay_open, overwrite
from watershed.kernel.rule import COMPILED
from watershed.kit.bot import SearchParameters
from watershed.kit.game import furniture, game
from watershed.lab.contest import play_one, rotated, share_of_win

from ..playing import at_random, sown

GAMES = ws.games()
SHORT = Level("For tests.", Bot.SEARCH, Budget(40))
compares_speeds = pytest.mark.skipif(COMPILED, reason="compares both speeds, so rules must be interpreted by default")


def random_match(name, seats, seed, moves):
    """A match after that many random moves, or before its last decision if it is shorter."""
    *_, match = islice(at_random(ws.Match.start(name, seats, seed), sown(seed + 50)), moves + 1)
    if match.over:
        match.undo()
    return match


def redealt(match, seat, seed):
    records = blank(match.game.table)
    overwrite(records, match.table_bytes)
    table, book = lay_open(match.game.table, records), match.edition.opened(match.game.book)
    match.game.rules.redeal(book, table, seat, seed)
    return records.tobytes()


def looking(match, seed=1, parameters=None, **rest):
    searcher = Searcher(match.game, seed, parameters or SearchParameters(), **rest)
    searcher.look(match.edition, match.table_bytes, match.to_move)
    return searcher


@functools.cache
def timeless(name):
    """A level as it is, but for its clock."""
    level = BOTS[name]
    return level if level.budget is None else Level(level.about, level.number, Budget(300), level.parameters)


@pytest.mark.parametrize("bot", BOTS)
@pytest.mark.parametrize("name", GAMES)
def test_every_bot_is_fair(name, bot):
    """With the same luck it chooses the same on a table and on any redeal of it for its seat."""
    changed = False
    for moves in (0, 20, 45, 70):
        match = random_match(name, None, 4, moves)
        seat, table = match.to_move, match.table_bytes
        others = [redealt(match, seat, seed) for seed in (5, 6, 7)]
        changed = changed or any(other != table for other in others)
        choices = {
            SeatedBot(timeless(bot), match.game, 9).choose(match.edition, bytes_, seat) for bytes_ in (table, *others)
        }
        assert len(choices) == 1
    assert changed


def test_a_kept_tree_is_fair_too():
    """Asked move after move, with the tree kept, on the true tables and on redeals of them: the same choices."""
    match = ws.Match.start("flow", 3, 12)
    pairs = [[Searcher(match.game, seat, SearchParameters(patience=1)) for _ in range(2)] for seat in range(3)]
    played, asked = [], [None] * 3
    while not match.over and len(played) < 45:
        seat = match.to_move
        since = None if asked[seat] is None else played[asked[seat] :]
        choices = set()
        for searcher, table in zip(pairs[seat], (match.table_bytes, redealt(match, seat, len(played))), strict=True):
            searcher.look(match.edition, table, seat, since)
            choices.add(searcher.choose(Budget(100)))
        assert len(choices) == 1
        asked[seat] = len(played)
        played.append((seat, choices.pop()))
        match.play(played[-1][1])


@pytest.mark.parametrize("name", GAMES)
def test_a_redeal_depends_on_the_seed_and_on_what_is_known(name):
    match = random_match(name, None, 2, 30)
    seat = match.to_move
    other = blank(match.game.table)
    overwrite(other, redealt(match, seat, 1))
    book = match.edition.opened(match.game.book)
    match.game.rules.redeal(book, lay_open(match.game.table, other), seat, 2)
    assert other.tobytes() == redealt(match, seat, 2)


@compares_speeds
@pytest.mark.parametrize("plies", [0, 6])
@pytest.mark.parametrize("name", GAMES)
def test_it_chooses_the_same_at_both_speeds(name, plies):
    for seats in game(name).seats:
        match = random_match(name, seats, seats, 40)
        slow, fast = (
            looking(match, 3, SearchParameters(plies=plies, patience=2), compiled=speed) for speed in (False, True)
        )
        for searcher in (slow, fast):
            searcher.think(Budget(25))
        assert slow.judged() == fast.judged()
        for mine, theirs in zip(slow._tree, fast._tree, strict=True):
            assert (mine == theirs).all()


@pytest.mark.parametrize("name", GAMES)
def test_a_rollout_move_is_legal(name):
    policy, luck = bindings(game(name))["rollout_move"], sown(1)
    for seats in game(name).seats:
        match = ws.Match.start(name, seats, 8)
        while not match.over:
            legal = match.legal()
            action = policy(match.edition.opened(match.game.book), match.table, match.to_move, luck)
            assert action == -1 or action in legal
            match.play(legal[below(luck, len(legal))] if action < 0 or below(luck, 4) == 0 else int(action))


@pytest.mark.parametrize("name", GAMES)
def test_an_apprentice_errs_as_usual_unless_its_game_says_otherwise(name):
    slips = bindings(game(name))["slips"]()
    assert slips == SLIPS or hasattr(furniture(game(name), "bot"), "slips")
    assert SLIPS <= slips <= 10 * SLIPS


def test_a_number_of_simulations_is_kept_and_repeatable():
    match = random_match("flow", 4, 1, 10)
    first, second, other = (looking(match, seed) for seed in (1, 1, 2))
    assert [searcher.think(Budget(300)) for searcher in (first, second, other)] == [300] * 3
    assert first.judged() == second.judged()
    assert first.judged() != other.judged()
    assert sum(move.visits for move in first.judged()) == 300
    for move in first.judged():
        assert 1 <= move.expected_place <= 4
        assert 0 <= move.win_chance <= 1


def test_it_can_be_stopped_at_any_time():
    match = random_match("flow", 4, 1, 10)
    searcher, asked = looking(match), []
    assert searcher.think(Budget(10**9), stop=lambda: bool(asked.append(1)) or len(asked) == 3) == 3 * PORTION
    assert searcher.judged()[0].action in match.legal()
    assert searcher.think(Budget(seconds=0.0)) == PORTION, "one portion is always thought, so that there is an answer"


@pytest.mark.parametrize("name", GAMES)
def test_it_decides_early_only_where_the_rest_cannot_matter(name):
    early = 0
    for seed in range(8):
        match = random_match(name, None, seed, 10 + 5 * seed)
        if len(match.legal()) > 1:
            sure, thorough = looking(match), looking(match)
            spent = sure.think(Budget(2000), decide=True)
            assert thorough.think(Budget(2000)) == 2000
            assert sure.judged()[0].action == thorough.judged()[0].action
            early += spent < 2000
    assert early > 0


def test_what_is_left_of_a_budget():
    assert Budget(1000).left(400, 1.0) == 600
    assert Budget(seconds=2.0).left(400, 0.5) == 1200
    assert Budget(1000, 2.0).left(400, 0.5) == 600


def test_the_only_move_is_played_at_once(monkeypatch):
    searcher = looking(ws.Match.start("flow", 4, 1))
    monkeypatch.setattr(searcher, "legal", lambda: [17])
    monkeypatch.setattr(searcher, "think", None)
    assert searcher.choose(Budget(10)) == 17


def test_a_warm_start_compiles_nothing():
    match, told = ws.Match.start("flow", 4, 1), []
    for _ in range(2):
        told.clear()
        warm_up(match.game, match.edition, match.table_bytes, match.to_move, lambda done, total: told.append(done))
    assert told == []


def test_a_full_tree_goes_on_simulating():
    match = random_match("flow", 4, 1, 10)
    searcher = looking(match, room=120)
    assert searcher.think(Budget(600)) == 600
    assert searcher._tree.used[0] == 120
    assert searcher._tree.visits[ROOT] == 600
    assert searcher.judged()[0].action in match.legal()


def test_the_tree_is_kept_from_move_to_move():
    """Every seat's search learns what was played since, keeps its tree as far as it can, and stays sound."""
    match = ws.Match.start("flow", 3, 6)
    searchers = [Searcher(match.game, seat, SearchParameters(patience=1), room=4000) for seat in range(3)]
    played, asked, kept = [], [0, 0, 0], 0
    while not match.over:
        seat = match.to_move
        searcher = searchers[seat]
        searcher.look(match.edition, match.table_bytes, seat, played[asked[seat] :] if played else None)
        kept += int(searcher._tree.visits[ROOT])
        check_tree(searcher._tree)
        asked[seat] = len(played)
        played.append((seat, searcher.choose(Budget(60))))
        match.play(played[-1][1])
    assert kept > 60, "something should have been known already"


def check_tree(tree):
    """Every node in use is the child of exactly one other, behind it, and has no fewer visits than its children."""
    used = int(tree.used[0])
    seen = []
    for node in range(ROOT, used):
        visits, last, child = 0, -1, int(tree.first[node])
        while child:
            assert node < child < used
            assert int(tree.action[child]) >= last
            seen.append(child)
            last, visits, child = int(tree.action[child]), visits + int(tree.visits[child]), int(tree.next[child])
        assert visits <= tree.visits[node]
    assert sorted(seen) == list(range(ROOT + 1, used))


def test_an_unknown_way_starts_the_tree_again():
    match = ws.Match.start("flow", 4, 1)
    searcher = looking(match)
    searcher.think(Budget(100))
    searcher.look(match.edition, match.table_bytes, match.to_move, [(match.to_move, 9999)])
    assert searcher._tree.visits[ROOT] == 0
    assert searcher._tree.used[0] == ROOT + 1


def places_after(match):
    """For every legal move: the mover's place right after it, and whether the game is over then."""
    seat, found = match.to_move, {}
    for action in match.legal():
        match.play(action)
        found[action] = next(row.place for row in match.ranking() if row.seat == seat), match.over
        match.undo()
    return found


def test_a_winning_last_move_is_found():
    """At the last decision of random games: a move that ends and wins the game is played, or one that wins later."""
    found = 0
    for seed in range(60):
        match = random_match("flow", 4, seed, 10**6)
        wins = {action for action, (place, over) in places_after(match).items() if over and place == 1}
        if 0 < len(wins) < len(match.legal()):
            searcher = looking(match)
            assert searcher.choose(Budget(400)) in wins or searcher.judged()[0].win_chance == 1
            found += 1
    assert found >= 5


def test_late_moves_are_better_than_looking_one_move_ahead():
    """Eight decisions before the end of random games; then everybody plays on greedily. Few of these moves decide
    a place, so fewer games than these would show luck.
    """
    mine, theirs = [], []
    for seed in range(48):
        match = random_match("flow", 3, seed, 10**6)
        for _ in range(8):
            match.undo()
        seat, ahead = match.to_move, places_after(match)
        mine.append(final_place(match, looking(match).choose(Budget(400)), seat))
        theirs.append(final_place(match, min(ahead, key=lambda action: ahead[action][0]), seat))
    assert np.mean(mine) < np.mean(theirs)


def final_place(match, action, seat):
    before = len(match.played)
    match.play(action)
    bot = SeatedBot("greedy", match.game, 5, compiled=True)
    while not match.over:
        match.play(bot.choose(match.edition, match.table_bytes, match.to_move))
    place = next(row.place for row in match.ranking() if row.seat == seat)
    while len(match.played) > before:
        match.undo()
    return place


def test_short_searches_beat_random_moves():
    """Forty simulations per move, two seats. Everything is seeded, so the result never changes by chance."""
    games = rotated(SHORT, "random", 2, range(30))
    won = sum(share_of_win(play_one("flow", bots, seed), bots.index(SHORT)) for bots, seed in games)
    assert won >= 45
