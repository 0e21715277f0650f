"""The games as the browser gets them. They don't change while the server runs, so they are computed once."""

from __future__ import annotations

import functools
import hashlib
import os
from collections.abc import Callable

from starlette.datastructures import Headers
from starlette.responses import Response

from watershed.bots.levels import LEVELS, about
from watershed.kit.game import BadSetup, BookError, Edition, Game, Option, game, games
from watershed.kit.messages import LANGUAGES, Listed, Message, Reader, catalogue
from watershed.kit.own_books import SETTING, added
from watershed.kit.rulebook import chapters, read_in

from . import http_schemas as b
from .errors import Refuse
from .packing import has_copy
from .records import MatchRow


def found(name: str) -> Game:
    """A game by the name that a client gives."""
    try:
        return game(name)
    except BadSetup:
        raise Refuse(404, "no-such-game", given=name[:40]) from None


@functools.cache
def edition_of(name: str, book: str) -> Edition:
    """A book that is on the shelf, or was; never a file that a client names."""
    books = found(name).books()
    if book not in found(name).known_books():
        raise Refuse(404, "no-such-book", game=found(name).title, books=Listed(tuple(books)), given=book[:40])
    return found(name).open_book(book)


def fitting(name: str, fingerprint: str) -> str | None:
    """The name of the book that has this fingerprint, of those that ship or shipped before."""
    return _fingerprints(name).get(fingerprint) if name in games() else None


@functools.cache
def _fingerprints(name: str) -> dict[str, str]:
    known = reversed(list(found(name).known_books()))  # the first wins
    return {edition_of(name, book).fingerprint: book for book in known}


def open_books() -> None:
    """Open every book that is offered, so that a mistake in one's own is said before anything is served."""
    for name, file in added(os.environ.get(SETTING, "")):
        if name not in games():
            raise BookError(f"{SETTING}: there is no game {name}, for {file}. There are {', '.join(games())}.")
    for name in games():
        for book in game(name).books():
            edition_of(name, book)


def prepare() -> None:
    """Read the sentences of every game now: reading them takes longer than a player should wait for a move."""
    for name in games():
        title_of(name)


def title_of(name: str) -> str:
    """The title of a game; its short name if it is no longer on the shelf."""
    return game(name).title if name in games() else name


def book_of(row: MatchRow) -> str:
    """The book of a match as a client asks for it: by its name, or by its fingerprint if another has the name."""
    return fitting(row.game, row.edition) or row.edition


def shelf(language: str) -> list[b.GameSaid]:
    """The games, in that language."""
    return list(_shelf(good_language(language)))


@functools.cache
def _shelf(language: str) -> tuple[b.GameSaid, ...]:
    return tuple(_game(game(name), language) for name in games())


def good_language(language: str) -> str:
    if language not in LANGUAGES:
        raise Refuse(404, "no-such-language", given=language[:10], languages=Listed(LANGUAGES))
    return language


def _game(on_shelf: Game, language: str) -> b.GameSaid:
    say = on_shelf.speaker(Reader(language)).say
    return b.GameSaid(
        name=on_shelf.name,
        title=say(Message("title")),
        about=say(Message("about")),
        seats=list(on_shelf.seats),
        secrets=on_shelf.secrets,
        minutes=b.Minutes(least=on_shelf.minutes[0], most=on_shelf.minutes[1]) if on_shelf.minutes else None,
        weight=on_shelf.weight,
        options=[_option(option, say) for option in on_shelf.options],
        books=_books(on_shelf),
        bots=[_bot(level, say) for level in LEVELS],
    )


def _books(game: Game) -> list[b.BookSaid]:
    """The books on offer. One that has the title of another has its own name beside it."""
    titles = {name: edition_of(game.name, name).title for name in game.books()}
    first = {title: name for name, title in reversed(titles.items())}
    return [
        b.BookSaid(name=name, title=title if first[title] == name else f"{title} ({name})")
        for name, title in titles.items()
    ]


def _option(option: Option, say: Callable[[Message], str]) -> b.OptionSaid:
    choices = [b.Choice(value=value, text=say(option.choice(value))) for value in option.choices]
    return b.OptionSaid(name=option.name, text=say(option.title), choices=choices, names_a_seat=option.names_a_seat)


def _bot(level: str, say: Callable[[Message], str]) -> b.BotSaid:
    return b.BotSaid(name=level, title=say(Message(f"level-{level}")), about=say(about(level)))


def words(name: str | None, language: str, asked: Headers) -> Response:
    """The sentences of a game, or of `house`, as the browser reads them; nothing if it has them already."""
    text, tag = _words(name and found(name).name, good_language(language))
    headers = {"ETag": tag, "Cache-Control": "no-cache"}
    if has_copy(asked, tag):
        return Response(status_code=304, headers=headers)
    return Response(text, media_type="text/plain; charset=utf-8", headers=headers)


@functools.cache
def _words(name: str | None, language: str) -> tuple[str, str]:
    text = catalogue(game(name).room if name else None).text(language)
    return text, f'"{hashlib.sha256(text.encode()).hexdigest()[:16]}"'


@functools.cache
def components(name: str, book: str | None) -> b.Components:
    """What does not change during a game."""
    on_shelf = found(name)
    edition = edition_of(name, book or next(iter(on_shelf.books())))
    return b.Components(**on_shelf.view.components(edition))


@functools.cache
def rules(name: str, language: str) -> b.Rules:
    """The rulebook by its numbered sentences."""
    game = found(name)
    return b.Rules(
        language=read_in(game, good_language(language)),
        chapters=[
            b.Chapter(
                number=chapter.number,
                title=chapter.title,
                sentences=[b.Sentence(number=number, text=text) for number, text in chapter.sentences.items()],
            )
            for chapter in chapters(game, language)
        ],
    )
