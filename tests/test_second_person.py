"""Whoever reads a journal is called you in it, and by no other name."""

from __future__ import annotations

import random

import pytest

import watershed as ws
from watershed.kit.messages import LANGUAGES, Seat

NAMES = ["Quentin", "Xaver", "Zygmunt"]
MOVES = 250


def named(args: object) -> list[int]:
    """The seats that a sentence is about."""
    return [arg.seat for arg in args.values() if isinstance(arg, Seat)] if isinstance(args, dict) else []


@pytest.mark.parametrize("game", ["flow", "flooruler", "floods", "patchistory"])
def test_a_journal_and_its_questions_call_their_reader_you(game: str) -> None:
    match, luck = ws.Match.start(game, seats=3, seed=5, names=NAMES), random.Random(5)
    said = 0
    for _ in range(MOVES):
        if match.over:
            break
        match.play(luck.choice(match.moves()))
        messages = [entry.message for entry in match.journal if entry.move == match.length] + [match.prompt(None)]
        for message in messages:
            for seat in named(message.args):
                for language in LANGUAGES:
                    match.language = language
                    sentence = match.speaker(seat).say(message)
                    assert NAMES[seat] not in sentence, (language, message)
                    said += 1
    assert said > MOVES
