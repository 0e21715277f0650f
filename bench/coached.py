"""A table of a lesson without a server, for web/scripts/course.mjs, which plays the learner: one JSON line in, one out.

{"start": {"game", "seats", "bot", "options", "seed", "late"}} deals a game; {"move": "to a1; count 2"} plays in it.
Each is answered with what the learner's browser would know when it is the learner's turn again. Bots choose as the
server lets them choose. Where all decide at once, bots answer before the learner or after, since on a server it can be
either: `late` has a bit for the first such moment and one for the next, and again from the first.
"""

from __future__ import annotations

import json
import sys
from typing import Any

import watershed as ws
from watershed.bots.seat import SeatedBot
from watershed.kit.game import Edition, Game, game
from watershed.server.bot_pool import bot_seed
from watershed.server.serialize import entry, moves

LEARNER = 0


class Lesson:
    """The table, and the bots at it."""

    def __init__(self, start: dict[str, Any], edition: Edition) -> None:
        self.game: Game = game(start["game"])
        self.edition, self.bot, self.seed, self.late = edition, start["bot"], start["seed"], start["late"]
        self.match = ws.Match.start(
            self.game.name, seats=start["seats"], seed=self.seed, options=start["options"], book=edition
        )
        self.together = 0  # moments at which all decided at once
        self.let_bots_play()

    def let_bots_play(self) -> None:
        match = self.match
        while bots := [seat for seat in match.waiting if seat != LEARNER]:
            if LEARNER in match.waiting and self.late >> self.together % 2 & 1:
                return
            luck = bot_seed(self.seed, bots[0], len(match.actions))
            bot = SeatedBot(self.bot, self.game, luck)
            match.advance(bot.choose(self.edition, match.table_bytes, bots[0]), bots[0])

    def play(self, words: str) -> None:
        together = len(self.match.waiting) > 1 or any(self.match.sealed)
        self.match.advance(words, LEARNER)
        self.together += together and LEARNER not in self.match.waiting
        self.let_bots_play()

    def said(self) -> dict[str, Any]:
        match = self.match
        asked = LEARNER in match.waiting
        return {
            "over": match.over,
            "view": match.view(LEARNER),
            "moves": [move.model_dump() for move in moves(match, LEARNER)] if asked else [],
            "journal": [entry(line).model_dump() for line in match.entries(LEARNER)],
        }


def main() -> None:
    lesson: Lesson | None = None
    editions: dict[str, Edition] = {}
    for line in sys.stdin:
        asked = json.loads(line)
        if start := asked.get("start"):
            name = start["game"]
            if name not in editions:
                editions[name] = game(name).open_book(None)
            lesson = Lesson(start, editions[name])
            components = game(name).view.components(editions[name]) if asked.get("components") else None
            print(json.dumps({**lesson.said(), "components": components}), flush=True)
        elif lesson:
            try:
                lesson.play(asked["move"])
            except ws.IllegalMove as problem:
                print(json.dumps({"refused": str(problem)}), flush=True)
            else:
                print(json.dumps(lesson.said()), flush=True)


if __name__ == "__main__":
    main()
