"""The chaos run notices lost time, notes that are not what was saved, and webhooks that are signed wrongly."""

from __future__ import annotations

import hashlib
import hmac
from dataclasses import replace

import pytest

from ..server.noticing import Request
from .fakes import somebody, state
from .identity import Notes
from .ledger import Book, delivered


def test_somebody_who_loses_on_time() -> None:
    person = somebody()
    person.hear(state(1, seats=[{"after": None}, {"after": {"name": "Ann", "why": "left"}}]))
    assert not person.table.book.violations
    for _ in range(2):
        person.hear(state(1, seats=[{"after": None}, {"after": {"name": "Ann", "why": "time"}}]))
    assert person.table.book.violations == ["here, flow : Ann lost on time"]
    assert person.table.over, "there is another match, with a clock that runs"


@pytest.mark.parametrize(
    ("there", "good"),
    [(("one", 1), True), (("two", 2), True), (("", 0), False), (("one", 2), False), (("three", 2), False)],
    ids=["as saved", "saved, and the answer was lost", "gone", "a version of nobody", "a text of nobody"],
)
def test_notes_that_are_not_what_was_saved(there: tuple[str, int], good: bool) -> None:
    book = Book()
    notes = Notes(book, "m")
    notes.sent("one")
    notes.heard({"text": "one", "version": 1})
    notes.sent("two")
    notes.heard({"text": there[0], "version": there[1]})
    assert bool(book.violations) != good


def test_webhooks_that_are_signed_wrongly() -> None:
    secret, at, body = "secret", "1700000000", b"{}"
    value = hmac.new(secret.encode(), f"{at}.".encode() + body, hashlib.sha256).hexdigest()
    headers = {"X-Watershed-Timestamp": at, "X-Watershed-Signature": f"sha256={value}", "X-Watershed-Delivery": "d"}
    post, book = Request("/m", headers, body), Book()
    assert delivered(book, {"m": secret}, [post, post]) == 1
    assert delivered(book, {"m": ""}, [replace(post, body=b"in doubt")]) == 1
    assert not book.violations
    delivered(book, {"m": secret}, [replace(post, body=b"changed")])
    delivered(book, {}, [post])
    assert len(book.violations) == 2
