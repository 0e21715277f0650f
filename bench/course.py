"""Looks for a first game: a seed and moves for the learner, in which everything that Learn teaches comes up.

    python bench/course.py [FIRST SEED] [SEEDS]

A learner who starts with a science icon invests in Working Animal and completes it. Four things follow in any order: a
harvest worth taking, a snipe that gains a leader or a wonder, an attack that takes tokens, and a card that covers
another. The result goes into `lesson` of games/flow/__init__.py, web/src/games/flow/lessons.ts and
tests/server/test_lesson.py.
"""

from __future__ import annotations

import sys
from collections.abc import Iterator
from typing import Any

import watershed as ws
from watershed.bots.seat import SeatedBot
from watershed.kit.game import game
from watershed.server.bot_pool import bot_seed

GAME = game("flow")
EDITION = GAME.open_book(None)
CARDS = {card["card"]: card for card in GAME.view.components(EDITION)["cards"]}
STACKS = ("military", "construction", "knowledge", "government")
BIDS = (2, 3)
Words = tuple[str, ...]


def played(seed: int, words: Words) -> ws.Match:
    """The match after the learner's moves, with the bots' answers, as the server plays them."""
    match = ws.Match.start("flow", seats=3, seed=seed, options={"first": 1}, book=EDITION)
    for move in (*words, None):
        while match.to_move in (1, 2):
            seat = match.to_move
            luck = bot_seed(seed, seat, len(match.played))
            match.play(SeatedBot("random", GAME, luck).choose(EDITION, match.table_bytes, seat))
        if move:
            match.play(move)
    return match


def last(match: ws.Match, kind: str) -> int:
    """The count of the learner's last entry of a kind."""
    counts = [entry.data["count"] for entry in match.journal if entry.seat == 0 and entry.kind == kind]
    return int(counts[-1]) if counts else 0


def tried(match: ws.Match, part: str) -> Iterator[Words]:
    """Moves that may lead to a part of the lesson."""
    view: Any = match.view(0)
    cards = {place["slot"]: CARDS[place["card"]] for place in view["market"] if place["card"]}
    mine = view["nations"][0]
    for move in match.moves():
        card = cards.get(move.args.get("slot"), {})
        covers = card.get("type") in STACKS and mine["stacks"][card["type"]] and card["timing"] != "attack"
        bid = move.name == "invest" and move.args["tokens"] in BIDS
        if part == "harvest" and move.name == "harvest" and view["supply"] > 2 and mine["tokens"] < 5:
            yield (move.words,)
        if part == "snipe" and move.name == "snipe" and card["type"] in ("leader", "wonder"):
            yield (move.words,)
        if bid and ((part == "attack" and card["timing"] == "attack") or (part == "stack" and covers)):
            yield (move.words, "complete")


def brought(match: ws.Match, part: str) -> bool:
    return match.to_move == 0 and {"harvest": last(match, "harvested") > 1, "attack": last(match, "raided") > 0}.get(
        part, True
    )


def courses(seed: int, words: Words, left: frozenset[str]) -> Iterator[Words]:
    if not left:
        yield words
    match = played(seed, words)
    for part in sorted(left):
        for more in tried(match, part):
            try:
                after = played(seed, (*words, *more))
            except ws.IllegalMove:
                continue  # sniped in between
            if brought(after, part) and any(move.name == "invest" for move in after.moves()):
                yield from courses(seed, (*words, *more), left - {part})


def main(first: int = 0, seeds: int = 1000) -> None:
    for seed in range(first, first + seeds):
        start = ws.Match.start("flow", seats=3, seed=seed, options={"first": 1}, book=EDITION).view(0)
        if not start["nations"][0]["icons"]["science"]:
            continue
        slot = next(place["slot"] for place in start["market"] if place["card"] == "working-animal")
        opening = (f"invest {slot} 2", "complete")
        if not any(move.words == "complete" for move in played(seed, opening[:1]).moves()):
            continue
        for found in courses(seed, opening, frozenset(("harvest", "snipe", "attack", "stack"))):
            print(seed, *found, sep=", ", flush=True)


if __name__ == "__main__":
    main(*map(int, sys.argv[1:]))
