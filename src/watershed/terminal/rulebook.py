"""The rulebook to read: a sentence by its number, a chapter, or all sentences with a word."""

from __future__ import annotations

import json
import re
from collections.abc import Mapping

from rich.text import Text

from watershed.kit.game import Game
from watershed.kit.lines import Lines, line, wrap
from watershed.kit.rulebook import Chapter, chapters
from watershed.kit.trouble import Trouble


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


def read(game: Game, wanted: str, width: int) -> Lines:
    """A sentence, a chapter, the contents, or every sentence with a word."""
    if not wanted:
        return _contents(_book(game), width)
    rows: Lines = []
    for chapter in find(game, wanted):
        rows += _chapter(chapter, width)
    if not _is_number(wanted):
        for row in rows:
            row.highlight_words([wanted], "reverse", case_sensitive=False)
    return rows


def as_json(game: Game, wanted: str) -> str:
    """The same for programs; without a number or a word, the whole rulebook."""
    found = [
        {"number": chapter.number, "title": chapter.title, "sentences": _listed(chapter.sentences)}
        for chapter in (find(game, wanted) if wanted else _book(game))
    ]
    return json.dumps({"game": game.name, "version": game.version, "chapters": found}, indent=1, ensure_ascii=False)


def _listed(sentences: Mapping[str, str]) -> list[dict[str, str]]:
    return [{"number": number, "text": text} for number, text in sentences.items()]


def find(game: Game, wanted: str) -> list[Chapter]:
    """The chapters with the sentences that a number or a word stands for."""
    book = _book(game)
    return [_numbered(book, wanted.strip("."))] if _is_number(wanted) else _search(book, wanted)


def _book(game: Game) -> tuple[Chapter, ...]:
    found = chapters(game)
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
