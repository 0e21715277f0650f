"""The rulebook to read: a sentence by its number, a chapter, or all sentences with a word."""

from __future__ import annotations

import json
import re
from collections.abc import Mapping

from rich.text import Text

from watershed.kit.game import Game
from watershed.kit.lines import Lines, line, wrap
from watershed.kit.messages import LANGUAGES
from watershed.kit.rulebook import Chapter, chapters, read_in
from watershed.kit.trouble import Trouble


def check_language(language: str) -> None:
    """Refuse a language that we don't speak."""
    if language not in LANGUAGES:
        raise Trouble(f"The languages are {' and '.join(LANGUAGES)}, not {language[:20]!r}.")


def sentence(game: Game, number: str) -> str | None:
    """The text of one rule."""
    for chapter in chapters(game):
        if number in chapter.sentences:
            return chapter.sentences[number]
    return None


def quote(game: Game, number: str, width: int) -> Lines:
    """A rule with its number, ready to show; nothing if there is no such rule."""
    text = sentence(game, number)
    return wrap(Text(text, style="italic"), width, f"  {number}  ") if text else []


def read(game: Game, wanted: str, width: int, language: str = "en") -> Lines:
    """A sentence, a chapter, the contents, or every sentence with a word."""
    check_language(language)
    if not wanted:
        return _contents(_book(game, language), width)
    rows: Lines = []
    for chapter in find(game, wanted, language):
        rows += _chapter(chapter, width)
    if not _is_number(wanted):
        for row in rows:
            row.highlight_words([wanted], "reverse", case_sensitive=False)
    return rows


def as_json(game: Game, wanted: str, language: str = "en") -> str:
    """The same for programs; without a number or a word, the whole rulebook."""
    check_language(language)
    found = [
        {"number": chapter.number, "title": chapter.title, "sentences": _listed(chapter.sentences)}
        for chapter in (find(game, wanted, language) if wanted else _book(game, language))
    ]
    about = {"game": game.name, "version": game.version, "language": read_in(game, language)}
    return json.dumps({**about, "chapters": found}, indent=1, ensure_ascii=False)


def _listed(sentences: Mapping[str, str]) -> list[dict[str, str]]:
    return [{"number": number, "text": text} for number, text in sentences.items()]


def find(game: Game, wanted: str, language: str = "en") -> list[Chapter]:
    """The chapters with the sentences that a number or a word stands for."""
    book = _book(game, language)
    return [_numbered(book, wanted.strip("."))] if _is_number(wanted) else _search(book, wanted)


def _book(game: Game, language: str = "en") -> tuple[Chapter, ...]:
    found = chapters(game, language)
    if not found:
        raise Trouble(f"{game.title} has no rulebook here.")
    return found


def _is_number(wanted: str) -> bool:
    return re.fullmatch(r"[\d.]+", wanted) is not None


def _contents(book: tuple[Chapter, ...], width: int) -> Lines:
    rows = [line(f"{chapter.number:>4}  ", (chapter.title, "bold")) for chapter in book]
    return [*rows, *wrap("Give a chapter (8), a sentence (8.4), or a word to search for.", width)]


def _numbered(book: tuple[Chapter, ...], number: str) -> Chapter:
    for chapter in book:
        if chapter.number == number:
            return chapter
        if number in chapter.sentences:
            return Chapter(chapter.number, chapter.title, {number: chapter.sentences[number]})
    near = next((chapter for chapter in book if chapter.number == number.split(".")[0]), None)
    if near is None:
        raise Trouble(f"There is no rule {number}. The chapters are 1 to {book[-1].number}.")
    numbers = list(near.sentences)
    raise Trouble(f"There is no rule {number}. Chapter {near.number} has {numbers[0]} to {numbers[-1]}.")


def _chapter(chapter: Chapter, width: int) -> Lines:
    rows: Lines = [line((f"{chapter.number} {chapter.title}", "bold"))]
    for number, text in chapter.sentences.items():
        rows += wrap(text, width, f"{number:>6}  ")
    return rows


def _search(book: tuple[Chapter, ...], word: str) -> list[Chapter]:
    found: list[Chapter] = []
    for chapter in book:
        hits = {number: text for number, text in chapter.sentences.items() if word.lower() in text.lower()}
        if word.lower() in chapter.title.lower():
            hits = chapter.sentences
        if hits:
            found.append(Chapter(chapter.number, chapter.title, hits))
    if not found:
        raise Trouble(f"No rule mentions {word!r}. `rules` lists the chapters.")
    return found
