"""The sentences of notices, in the language of who gets them. They are said here: a phone shows them without a page."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path

from babel.lists import format_list

from watershed.kit.game import game as game_of
from watershed.kit.game import games
from watershed.kit.messages import LOCALES, Argument, Catalogue, Message, Reader

from .bells import Event

WORDS = Catalogue(Path(__file__).parent)
MINUTE = 60


def say(language: str, name: str, **args: Argument) -> str:
    return WORDS.render(Message(name, args), Reader(language))


def listed(language: str, names: Sequence[str]) -> str:
    return format_list(list(names), locale=LOCALES.get(language, "en_GB"))


def title_of(name: str, language: str) -> str:
    """What a game is called in a language; its short name if it is no longer on the shelf."""
    return game_of(name).speaker(Reader(language)).say(Message("title")) if name in games() else name


@dataclass(frozen=True)
class News:
    """What is to be told about a match."""

    match: str
    game: str
    event: Event
    names: Sequence[str]  # of the seats that it is about; of the winners at the end
    mover: str | None  # who moved last
    turn: bool = False  # whether it is their turn, when the match has begun
    left: float | None = None  # seconds

    def title(self, language: str) -> str:
        name = "begun-turn" if self.event == "begun" and self.turn else self.event
        return say(language, name, game=title_of(self.game, language))

    def body(self, language: str) -> str:
        if self.event == "time" and self.left is not None:
            return say(language, "left-minutes", minutes=max(1, round(self.left / MINUTE)))
        if self.event == "over":
            return say(language, "see-result")
        return say(language, "moved", who=self.mover) if self.mover else say(language, "take-part")

    def line(self, language: str) -> str:
        """One line for everybody, as a webhook has it."""
        names, game = listed(language, self.names), title_of(self.game, language)
        if not self.names or self.event == "time":
            return self.title(language)
        return say(language, f"{self.event}-names", game=game, names=names, count=len(self.names))
