"""What must hold on every table of every game, however it is played."""

import os

import numpy as np
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from watershed.games.flow.book import Book, open_book
from watershed.games.flow.names import BANKER, CARDS, DECK, SCRATCH, SEATS, Icon, Question, Type
from watershed.games.flow.rules.nation import count_icons
from watershed.kernel.record import lay_open
from watershed.match import Match

from ...playing import at_random, sown

GAMES = int(os.environ.get("WATERSHED_RANDOM_GAMES", "60"))
EDITION = open_book()
BOOK = lay_open(Book, EDITION.records)


def check(match):
    """All invariants of a table."""
    table = match.table
    check_tokens(table)
    check_cards(table)
    check_kept_for_speed(table)
    check_market(table)
    assert 0 <= table.age <= 5
    assert table.turns <= BOOK.turn_limit
    assert (table.question == Question.NONE) == bool(table.over)
    assert (table.depth == 0) or table.question in (Question.GAIN, Question.TARGET, Question.WONDER)


def check_tokens(table):
    """1.1  Tokens only move: every one is in a nation, on a card, in the Supply or in the Reserve."""
    piles = [*table.tokens, *table.bid, table.supply, table.reserve, table.substitutes]
    assert min(piles) >= 0
    everywhere = int(table.tokens.sum()) + int(table.bid.sum()) + table.supply + table.reserve
    assert everywhere == BOOK.tokens + table.substitutes


def cards_in_nation(table, seat):
    found = []
    for kind in range(Type.WONDER + 1):
        card, pile = int(table.top[seat, kind]), []
        while card:
            assert BOOK.type[card] == kind
            pile.append(card)
            card = int(table.under[card])
        assert len(pile) == table.cards[seat, kind]
        found += pile
    assert table.cards[seat, Type.LEADER] <= 1
    return found


def check_cards(table):
    """No card is in two places. A card that is nowhere has left the game, and never comes back."""
    places = [int(card) for card in table.deck[table.drawn :]] + [int(card) for card in table.market if card]
    for seat in range(table.seats):
        places += cards_in_nation(table, seat)
    assert len(places) == len(set(places))
    assert set(places) <= set(range(1, CARDS + 1))
    assert 0 <= table.drawn <= DECK
    loose = [card for card in range(1, CARDS + 1) if card not in places]
    assert all(table.under[card] == 0 for card in loose)


def check_kept_for_speed(table):
    """What is kept for speed is what counting it again gives."""
    for seat in range(table.seats):
        stripes = np.zeros(8, int)
        for card in cards_in_nation(table, seat):
            stripes += BOOK.stripe[card]
        assert (stripes == table.stripes[seat]).all()
        icons = table.icons[seat].copy()
        count_icons(BOOK, table, seat, seat)
        assert (icons == table.icons[seat]).all()
        assert (icons[Icon.CULTURE :] >= stripes[Icon.CULTURE :]).all()
    assert not table.icons[SCRATCH].any()
    assert not table.steady[SCRATCH].any()


def check_market(table):
    """Markers and tokens are on cards, one marker per seat."""
    for slot in range(1, table.slots + 1):
        if table.bid[slot]:
            assert table.market[slot]
            assert table.stake[table.investor[slot]] == slot
    for seat in range(SEATS + 1):
        if table.stake[seat]:
            assert table.investor[table.stake[seat]] == seat
            assert seat < table.seats or (seat == BANKER and table.seats == 2)
    if table.question == Question.ACTION:
        assert all(table.market[slot] for slot in range(1, table.slots + 1)), "the market is full between turns"


@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_random_games_keep_every_invariant(seats):
    for seed in range(GAMES // 4):
        for match in at_random(Match.start("flow", seats, seed, book=EDITION), sown(seed)):
            check(match)


@settings(max_examples=max(15, GAMES // 4))
@given(seats=st.integers(2, 5), seed=st.integers(0, 2**63 - 1), data=st.data())
def test_chosen_games_keep_every_invariant(seats, seed, data):
    """Hypothesis picks the moves, so it finds and shortens strange games: early ones, greedy ones, stubborn ones."""
    match = Match.start("flow", seats, seed, book=EDITION)
    taste = data.draw(st.lists(st.integers(0, 1000), min_size=5, max_size=60))
    for number in range(200):
        if match.over:
            break
        legal = match.legal()
        match.play(legal[taste[number % len(taste)] % len(legal)])
        check(match)


@pytest.mark.parametrize(("seats", "turns", "rule"), [(2, 224, "12.1"), (3, 1000, "12.7"), (5, 1000, "12.7")])
def test_players_who_only_harvest_come_to_an_end(seats, turns, rule):
    """12.7  "A game that has gone on for 1,000 turns ends there and is scored." With two seats the Banker goes on."""
    match = Match.start("flow", seats, 1, book=EDITION)
    while not match.over:
        match.play("harvest")
    assert match.table.turns == turns
    assert match.journal[-1].citation == rule
    check(match)


def test_nobody_ever_holds_more_tokens_than_can_be_invested_in_random_play():
    """6.4  The most that a single investment can be was chosen above what random games ever reach."""
    most = 0
    for seed in range(GAMES):
        for match in at_random(Match.start("flow", 3, 1000 + seed, book=EDITION), sown(seed)):
            most = max(most, int(match.table.tokens.max()))
    assert 20 < most <= 99
