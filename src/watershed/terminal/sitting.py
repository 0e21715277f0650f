"""A match with people and bots round one terminal: whose turn, what is new to them, taking back, keeping."""

from __future__ import annotations

import hashlib
from collections.abc import Mapping
from pathlib import Path

from watershed.bots.levels import level
from watershed.bots.searcher import warm_up
from watershed.bots.seat import SeatedBot
from watershed.kit.drawing import Drawing, Scene
from watershed.kit.game import Json
from watershed.kit.trouble import Trouble
from watershed.match import Entry, Match, Move

from . import saves
from .drawings import drawing_of


class Sitting:
    """One match at this terminal. Seats without a bot belong to people."""

    def __init__(self, match: Match, bots: Mapping[int, str], save: Path | None = None) -> None:
        self.match, self.bots, self.save = match, dict(bots), save
        self.drawing: Drawing = drawing_of(match.game)
        self.components: Json = match.game.view.components(match.edition)
        self.kept = saves.last(match.game.name)
        self.complaints: list[str] = []  # to be said once
        self._keeps = True
        self.decided = [(number, seat) for number, seat in movers(match) if seat not in self.bots]

    @property
    def people(self) -> frozenset[int]:
        return frozenset(range(self.match.seats)) - frozenset(self.bots)

    @property
    def hides(self) -> bool:
        """Whether the seat that is asked sees what others do not."""
        seat = self.match.to_move
        mine, open_to_all = self.match.view(seat), self.match.view(None)
        return {**mine, "seat": None} != {**open_to_all, "seat": None}

    def scene(self, *, asking: bool = True) -> Scene:
        """What is drawn for the seat that is asked, or for everybody when the game is over."""
        seat = self.match.to_move
        view = self.match.view(seat)
        moves = self.match.moves() if asking and seat is not None else []
        items = tuple(self.drawing.menu(view, self.components, moves))
        news = tuple(self.news(seat))
        sentence = addressed(view) if moves else ""
        return Scene(view, self.components, items, news, self.people, sentence)

    def news(self, seat: int | None) -> list[Entry]:
        """The journal since that seat's last decision; for all since anybody's."""
        since = max((number for number, who in self.decided if seat in (None, who)), default=0)
        return [entry for entry in self.match.journal if entry.move > since]

    def play(self, move: Move) -> None:
        """A person plays."""
        seat = self.match.to_move
        assert seat is not None
        number = len(self.match.played)
        self.match.play(move)
        self.decided.append((number, seat))
        self.keep()

    def let_bots_play(self) -> None:
        """Plays on until a person is asked or the game is over."""
        while (seat := self.match.to_move) is not None and seat in self.bots:
            self.match.play(self.advice(self.bots[seat]))
            self.keep()

    def advice(self, bot: str) -> int:
        """What a bot would play now: always the same in the same position of the same match."""
        seat, match = self.match.to_move, self.match
        assert seat is not None
        name = f"{match.seed} {seat} {len(match.played)}"
        luck = int.from_bytes(hashlib.sha256(name.encode()).digest()[:7], "big")
        if level(bot).budget is not None:
            warm_up(match.game, match.edition, match.table_bytes, seat)
        return SeatedBot(bot, match.game, luck).choose(match.edition, match.table_bytes, seat)

    def undo(self) -> None:
        """Back to the last decision of a person, with all that came after it."""
        if not self.decided:
            raise Trouble("There is nothing to take back: no person has decided anything yet.")
        number, _ = self.decided.pop()
        while len(self.match.played) > number:
            self.match.undo()
        self.keep()

    def keep(self) -> None:
        """Writes the log. The game goes on even if that fails; the reason is said once."""
        text = self.match.to_json()
        for path in [self.save] if self.save else []:
            saves.write(path, text)
        if not self._keeps:
            return
        try:
            saves.write(self.kept, text)
        except Trouble as problem:
            self._keeps = False
            self.complaints.append(f"The game is not kept by itself: {problem} `save FILE` saves it elsewhere.")

    @property
    def where(self) -> str:
        """Where the game can be found again, as a sentence."""
        game = self.match.game.name
        if not self._keeps:
            return "The game could not be kept." if not self.save else f"The game is kept in {self.save}."
        return f"The game is kept. `watershed play {game} --resume last` goes on with it."


def movers(match: Match) -> list[tuple[int, int]]:
    """Who decided each move so far: walks back to the start and forward again."""
    words: list[str] = []
    seats: list[int] = []
    while match.played:
        words.append(match.undo())
        seats.append(match.to_move or 0)
    for played in reversed(words):
        match.play(played)
    return list(enumerate(reversed(seats)))


def addressed(view: Json) -> str:
    """The sentence, said to the seat that is asked: `Red chooses an action.` -> `Red, choose an action.`"""
    sentence: str = view["sentence"]
    if view["to_move"] is None:
        return sentence
    who = view["names"][view["to_move"]]
    start = f"{who} chooses "
    return f"{who}, choose {sentence[len(start) :]}" if sentence.startswith(start) else sentence
