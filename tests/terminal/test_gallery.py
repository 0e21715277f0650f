"""`watershed cards`: everything printed, as text and as a page, from any book."""

from __future__ import annotations

import re
from html.parser import HTMLParser
from pathlib import Path

import pytest

from watershed.kit.game import furniture, game, games

WITH = [name for name in games() if furniture(game(name), "gallery")]
OWN = """base = "patchistory"
title = "My box"
[white]
I-01 = "Q D | P:5b | I:m | E:[2c]"
outside = ["I-01"]
"""


class Tags(HTMLParser):
    """The tags that are open, which have to be closed in their order."""

    def __init__(self) -> None:
        super().__init__()
        self.open: list[str] = []
        self.seen: list[str] = []

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self.seen.append(tag)
        if tag not in ("meta", "input"):
            self.open.append(tag)

    def handle_startendtag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self.seen.append(tag)

    def handle_endtag(self, tag: str) -> None:
        assert self.open.pop() == tag


@pytest.mark.parametrize("name", [name for name in games() if name not in WITH])
def test_a_game_without_a_gallery_says_so(run, name):
    result = run("cards", name)
    assert result.exit_code == 2
    assert "has no gallery of cards." in result.output


@pytest.mark.parametrize("name", WITH)
@pytest.mark.parametrize("language", ["en", "fr"])
def test_the_text_fits(run, name, language):
    result = run("cards", name, "--language", language)
    assert result.exit_code == 0
    assert max(len(row) for row in result.output.splitlines()) <= 80
    assert not re.search(r"\b(cards|figure|piece|kind|tile)-[a-z]", result.output)  # ids without a sentence


def test_all_sides_baselands_and_tiles_are_there(run):
    shown = run("cards", "patchistory").output
    for era in ("I", "II", "III"):
        for card in range(1, 26):
            assert shown.count(f"Era {era} card {card} (white side)") == 1
            assert shown.count(f"Era {era} card {card} (black side)") == 1
    assert shown.count("baseland") == 5
    assert shown.count("tile ") == 36
    assert "At the end of Era III: +40 VP." in " ".join(shown.split())


def test_the_page_stands_alone(run, tmp_path: Path):
    page = tmp_path / "cards.html"
    said = run("cards", "patchistory", "--html", str(page)).output
    assert "Open it in a browser." in " ".join(said.split()), "where lines end depends on the path"
    text, tags = page.read_text(encoding="utf-8"), Tags()
    tags.feed(text)
    assert not tags.open
    assert tags.seen.count("figure") == 150 + 5 + 36
    assert not re.search(r"(src|href)=\"(?!#)", text)
    assert "http" not in text
    assert "Pyramid" in text


def test_a_corrected_card_is_seen_at_once(run, tmp_path: Path):
    book, page = tmp_path / "mine.toml", tmp_path / "mine.html"
    book.write_text(OWN, encoding="utf-8")
    shown = run("cards", "patchistory", "--book", str(book)).output
    assert "My box" in shown
    assert "P5b" in shown
    assert "Published elsewhere" in shown
    run("cards", "patchistory", "--book", str(book), "--html", str(page))
    assert "P:5b" in page.read_text(encoding="utf-8")


def test_names_of_a_book_can_be_anything(run, tmp_path: Path):
    book, page = tmp_path / "mine.toml", tmp_path / "mine.html"
    book.write_text('base = "patchistory"\ntitle = "<b>&"\n', encoding="utf-8")
    run("cards", "patchistory", "--book", str(book), "--html", str(page))
    assert "<title>&lt;b&gt;&amp;</title>" in page.read_text(encoding="utf-8")


@pytest.mark.parametrize("args", [("--language", "de"), ("--book", "nowhere.toml"), ("--html", ".")])
def test_what_goes_wrong_is_one_sentence(run, args):
    result = run("cards", "patchistory", *args)
    assert result.exit_code == 2
    assert len(result.output.strip().splitlines()) == 1
