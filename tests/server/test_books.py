"""Books are stored as text, and a match is always played with its own."""

from __future__ import annotations

import pytest

from watershed.kit.game import game, games
from watershed.kit.printed import BookError, Kept, kept

SHIPPED = [(name, book) for name in games() for book in game(name).known_books()]


@pytest.mark.parametrize(("name", "book"), SHIPPED)
def test_a_kept_book_opens_without_its_file(name: str, book: str) -> None:
    found = game(name)
    text = kept(book, found.known_books())
    again = found.open_book(text)
    assert again.fingerprint == found.open_book(book).fingerprint
    assert again.title == found.open_book(book).title
    assert len(text.bases) == ("\nbase =" in text.text)


def test_a_kept_book_takes_its_base_from_what_was_kept() -> None:
    flow = game("flow")
    small, base = kept("alternative", flow.books()), kept("flow", flow.books())
    changed = base.text.replace('name = "Archers"', 'name = "Bowmen"')
    opened = flow.open_book(Kept("small.toml", small.text, (("flow", changed),)))
    assert opened.fingerprint not in (flow.open_book("alternative").fingerprint, flow.open_book("flow").fingerprint)
    with pytest.raises(BookError, match="base can be other"):
        flow.open_book(Kept("small.toml", small.text, (("other", changed),)))
