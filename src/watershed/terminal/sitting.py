"""A match with people and bots at one terminal: whose turn it is, what is new to them, undo, saving."""

from __future__ import annotations

import hashlib
from collections.abc import Mapping
from pathlib import Path

from watershed.bots.levels import Level
from watershed.bots.searcher import warm_up
from watershed.kit.drawing import Drawing, Scene, called
from watershed.kit.drawings import drawing_of
from watershed.kit.messages import Json
from watershed.kit.trouble import Trouble
from watershed.lab.own import bot_of, seated
from watershed.match import Entry, Match, Move

from . import saves


class Sitting:
    """One match at this terminal. Seats without a bot belong to people."""

    def __init__(self, match: Match, bots: Mapping[int, str], save: Path | None = None) -> None:
        self.match, self.bots, self.save = match, dict(bots), save
        self.drawing: Drawing = drawing_of(match.game)
        self.components: Json = match.components()
        self.kept = saves.last(match.game.name)
        self.complaints: list[str] = []  # each is shown once
        self._keeps = True
        self.decided = [(number, seat) for number, seat in enumerate(match.movers) if seat not in self.bots]

    @property
    def people(self) -> frozenset[int]:
        return frozenset(range(self.match.seats)) - frozenset(self.bots)

    @property
    def asked(self) -> int | None:
        """The person who decides next; None while only bots do, or when the game is over."""
        return next((seat for seat in self.match.waiting if seat not in self.bots), None)

    @property
    def hides(self) -> bool:
        """Whether the seat that is asked sees what others don't."""
        return self.match.game.secrets

    def scene(self, *, asking: bool = True) -> Scene:
        """The scene to draw for the seat that is asked, or for everybody when the game is over."""
        seat = self.asked
        view = self.match.view(seat)
        moves = self.match.moves(seat) if asking and seat is not None else []
        items = tuple(self.drawing.menu(view, self.components, moves))
        sentence = self.sentence(seat) if moves else ""
        return Scene(view, self.components, items, tuple(self.news(seat)), self.people, sentence)

    def sentence(self, seat: int | None) -> str:
        """The question to the person who decides, with their name if several people share the screen."""
        said = self.match.speaker(seat).say(self.match.prompt(seat))
        return said if seat is None or len(self.people) == 1 else f"[{called(self.match.names, seat)}] {said}"

    def news(self, seat: int | None) -> list[Entry]:
        """The journal since that seat's last decision; for None, since anybody's."""
        since = max((number for number, who in self.decided if seat in (None, who)), default=0)
        return [entry for entry in self.match.entries(seat) if entry.move > since]

    def play(self, move: Move) -> None:
        """Play a person's move."""
        seat = self.asked
        assert seat is not None
        number = self.match.length
        self.match.play(move, seat)
        self.decided.append((number, seat))
        self.keep()

    def let_bots_play(self) -> None:
        """Let the bots play until a person is asked or the game is over."""
        while (seat := next((seat for seat in self.match.waiting if seat in self.bots), None)) is not None:
            self.match.play(self.advice(self.bots[seat], seat), seat)
            self.keep()

    def advice(self, bot: str, seat: int) -> int:
        """The action a bot would play now: always the same in the same position of the same match."""
        match = self.match
        name = f"{match.seed} {seat} {match.length}"
        luck = int.from_bytes(hashlib.sha256(name.encode()).digest()[:7], "big")
        found = bot_of(bot)
        if isinstance(found, Level) and found.budget is not None:
            warm_up(match.game, match.edition, match.table_bytes, seat)
        return seated(found, match.game, luck).choose(match.edition, match.table_bytes, seat)

    def undo(self) -> None:
        """Undo the last decision of a person and everything after it."""
        if not self.decided:
            raise Trouble("There is nothing to undo. Nobody has made a decision yet.")
        number, _ = self.decided.pop()
        while self.match.length > number:
            self.match.undo()
        self.keep()

    def keep(self) -> None:
        """Save the log. If that fails, the game goes on and the reason is shown once."""
        text = self.match.to_json()
        for path in [self.save] if self.save else []:
            saves.write(path, text)
        if not self._keeps:
            return
        try:
            saves.write(self.kept, text)
        except Trouble as problem:
            self._keeps = False
            self.complaints.append(f"The game can't be saved automatically: {problem} Use `save FILE`.")

    @property
    def where(self) -> str:
        """A sentence that says where the game is saved."""
        game = self.match.game.name
        if not self._keeps:
            return "The game could not be saved." if not self.save else f"The game is saved in {self.save}."
        return f"The game is saved. Resume it with `watershed play {game} --resume last`."
