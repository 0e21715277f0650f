"""`watershed cards`: everything that is printed in a book, as text or as one page for a browser."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Protocol, cast

from watershed.kit.game import Edition, Game, furniture
from watershed.kit.game import game as find_game
from watershed.kit.lines import Lines
from watershed.kit.messages import Reader, Speaker
from watershed.kit.trouble import Trouble

from . import saves
from .rulebook import check_language
from .screen import Screen


class Gallery(Protocol):
    """The functions of a game's `gallery`."""

    def text(self, edition: Edition, speaker: Speaker, width: int) -> Lines: ...
    def page(self, edition: Edition, speaker: Speaker) -> str: ...


def gallery_of(game: Game) -> Gallery:
    """The gallery of a game's room."""
    found = furniture(game, "gallery")
    if found is None:
        raise Trouble(f"{game.title} has no gallery of cards.")
    return cast(Gallery, found)


def as_json(name: str, book: str | None) -> str:
    """What is printed, as programs and the browser get it."""
    game = find_game(name)
    return json.dumps(dict(game.view.components(game.open_book(book))), indent=1, ensure_ascii=False)


def show(name: str, book: str | None, html: Path | None, language: str) -> None:
    """Print the cards of an edition, or write them as a page."""
    game = find_game(name)
    gallery = gallery_of(game)
    check_language(language)
    edition = game.open_book(book)
    speaker, screen = game.speaker(Reader(language, printed=edition.printed)), Screen()
    if html is None:
        screen.page(gallery.text(edition, speaker, screen.width))
        return
    saves.write(html, gallery.page(edition, speaker))
    screen.say(f"Wrote {html}. Open it in a browser.")
