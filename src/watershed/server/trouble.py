"""What the server refuses, as every client gets it: a status, a stable code and a sentence."""

from __future__ import annotations

from watershed.kit.game import Refusal


class Refuse(Exception):
    """Ends in `{code, sentence}`, over HTTP with the status, over the socket as an answer that is not ok."""

    def __init__(self, status: int, code: str, sentence: str, refusal: Refusal | None = None) -> None:
        super().__init__(sentence)
        self.status, self.code, self.sentence, self.refusal = status, code, sentence, refusal


def illegal(refusal: Refusal) -> Refuse:
    """A move that the rules refuse."""
    return Refuse(409, refusal.code, refusal.sentence, refusal)


def no_such_match() -> Refuse:
    return Refuse(404, "no-such-match", "There is no match at this address.")


def bad_token() -> Refuse:
    return Refuse(401, "bad-token", "This key opens no seat of this match.")
