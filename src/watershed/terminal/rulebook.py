"""The rulebook to read: a sentence by its number, a chapter, or all sentences with a word."""

from __future__ import annotations

import re

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
    book = chapters(game)
    if not book:
        raise Trouble(f"{game.title} has no rulebook here.")
    if not wanted:
        return _contents(book, width)
    if re.fullmatch(r"[\d.]+", wanted):
        return _numbered(game, book, wanted.strip("."), width)
    return _search(book, wanted, width)


def _contents(book: tuple[Chapter, ...], width: int) -> Lines:
    rows = [line(f"{chapter.number:>4}  ", (chapter.title, "bold")) for chapter in book]
    return [*rows, *wrap("Give a chapter (8), a sentence (8.4), or a word to search for.", width)]


def _numbered(game: Game, book: tuple[Chapter, ...], number: str, width: int) -> Lines:
    for chapter in book:
        if chapter.number == number:
            return _chapter(chapter, chapter.sentences, width)
        if number in chapter.sentences:
            return _chapter(chapter, {number: chapter.sentences[number]}, width)
    near = next((chapter for chapter in book if chapter.number == number.split(".")[0]), None)
    if near is None:
        raise Trouble(f"There is no rule {number}. The chapters are 1 to {book[-1].number}.")
    numbers = list(near.sentences)
    raise Trouble(f"There is no rule {number}. Chapter {near.number} has {numbers[0]} to {numbers[-1]}.")


def _chapter(chapter: Chapter, sentences: dict[str, str], width: int) -> Lines:
    rows: Lines = [line((f"{chapter.number} {chapter.title}", "bold"))]
    for number, text in sentences.items():
        rows += wrap(text, width, f"{number:>6}  ")
    return rows


def _search(book: tuple[Chapter, ...], word: str, width: int) -> Lines:
    rows: Lines = []
    for chapter in book:
        hits = {number: text for number, text in chapter.sentences.items() if word.lower() in text.lower()}
        if word.lower() in chapter.title.lower():
            hits = chapter.sentences
        if hits:
            rows += _chapter(chapter, hits, width)
    if not rows:
        raise Trouble(f"No rule mentions {word!r}. `rules` lists the chapters.")
    for row in rows:
        row.highlight_words([word], "reverse", case_sensitive=False)
    return rows
