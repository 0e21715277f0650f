"""What the server refuses, as every client gets it: a status, a stable code and a message."""

from __future__ import annotations

from collections.abc import Sequence
from math import ceil
from typing import Self

from watershed.kit.game import Refusal, WatershedError
from watershed.kit.messages import Argument, Listed, Message, Speaker

SOON = 5  # seconds


class Refuse(Exception):
    """A refusal: over HTTP an answer with the status, over the socket an answer that is not ok. The message is named
    after the code, unless `id` names another.
    """

    def __init__(self, status: int, code: str, id: str = "", **args: Argument) -> None:
        self.status, self.code, self.message, self.speaker = (
            status,
            code,
            Message(id or f"error-{code}", args),
            Speaker(),
        )
        self.wait: int | None = {429: SOON, 503: SOON}.get(status)  # seconds after which asking again may help
        super().__init__(code)

    def after(self, seconds: float) -> Self:
        """The same, with how long to wait before asking again."""
        self.wait = max(1, ceil(seconds))
        return self

    @property
    def sentence(self) -> str:
        """The sentence in English, for programs and for the log."""
        return self.speaker.say(self.message)

    def __str__(self) -> str:
        return self.sentence


class NotStored(Refuse):
    """Nothing can be written now: the disk is full, or the database is read-only or away. It may work again soon."""

    def __init__(self, id: str = "error-not-stored") -> None:
        super().__init__(503, "not-stored", id)


def complaint(where: Sequence[int | str], what: str) -> str:
    """What Pydantic finds wrong and where, without repeating what was sent."""
    place = ".".join(str(part) for part in where)[:60]
    return f"{place + ': ' if place else ''}{what[:200]}"


def illegal(refusal: Refusal) -> Refuse:
    """A move that the rules refuse."""
    problem = Refuse(409, refusal.code)
    problem.message, problem.speaker = refusal.message, refusal.speaker
    return problem


def bad_setup(problem: WatershedError) -> Refuse:
    """A match that can't be set up like this."""
    if isinstance(problem.said, Message):
        found = Refuse(400, "bad-setup")
        found.message = problem.said
        return found
    return Refuse(400, "bad-setup", sentence=problem.said)


def no_such_match() -> Refuse:
    return Refuse(404, "no-such-match")


def stood_in(by: Sequence[str]) -> Refuse:
    """A bot plays for the person with this token, who can take the seat back."""
    return Refuse(423, "stood-in", names=Listed(tuple(by)))


def bad_token() -> Refuse:
    return Refuse(401, "bad-token")
