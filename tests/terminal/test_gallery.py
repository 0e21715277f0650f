"""`watershed cards`: everything printed, as text and as a page, from any book."""

from __future__ import annotations

import re
from html.parser import HTMLParser
from pathlib import Path

import pytest

from watershed.games.patchistory.gallery.kinds import ROOFS
from watershed.games.patchistory.keys import KINDS
from watershed.kit.game import furniture, game, games

WITH = [name for name in games() if furniture(game(name), "gallery")]
OWN = """base = "patchistory"
title = "My box"
[white]
I-01 = "Q D | P:5b | I:m | E:[2c]"
outside = ["I-01"]
[routes]
general_spaces = ["4 food", "2 money", "1 mineral", "5 vp"]
outside = ["general_spaces"]
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
    ids = r"\b(cards|figure|piece|kind|tile|prosperity|space|quantity)-[a-z0-9]"
    assert not re.search(ids, result.output), "an id without a sentence"


def test_all_sides_baselands_and_tiles_are_there(run):
    shown = run("cards", "patchistory").output
    for era in ("I", "II", "III"):
        for card in range(1, 26):
            assert shown.count(f"Era {era} card {card} (white side)") == 1
            assert shown.count(f"Era {era} card {card} (black side)") == 1
    assert shown.count("baseland") == 5
    assert shown.count("tile ") == 36
    assert "At the end of Era III: +40 VP." in " ".join(shown.split())


def test_prosperity_cards_routes_and_descendants_are_there(run):
    shown = run("cards", "patchistory").output
    assert shown.count("Players are ranked by: ") == 15
    told = " ".join(shown.split())
    assert "Trade Routes Players are ranked by: routes [14.9] From the rulebook" in told
    assert 'general_spaces = ["2 food", "2 money", "1 mineral", "3 vp"]' in told
    assert "Start, 3 food, 3 money, 2 minerals, 4 VP, Start, Rest. [3.9]" in told
    assert "upkeep = [1, 2, 3, 4, 5, 6, 8, 10]" in told


def test_the_page_stands_alone(run, tmp_path: Path):
    page = tmp_path / "cards.html"
    said = run("cards", "patchistory", "--html", str(page)).output
    assert "Open it in a browser." in " ".join(said.split()), "where lines end depends on the path"
    text, tags = page.read_text(encoding="utf-8"), Tags()
    tags.feed(text)
    assert not tags.open
    assert tags.seen.count("figure") == 150 + 5 + 36 + 15 + 3
    assert not re.search(r"(src|href)=\"(?!#)", text)
    assert "http" not in text
    assert "Pyramid" in text


def test_kinds_are_told_by_more_than_their_colour(run, tmp_path: Path):
    page = tmp_path / "cards.html"
    run("cards", "patchistory", "--html", str(page))
    text = page.read_text(encoding="utf-8")
    rooms = {kind: re.findall(rf'<g class="room {kind}".*?</g>', text) for kind in KINDS[1:]}
    for kind, drawn in rooms.items():
        assert drawn, kind
        sign = {"water": "waves", "wasteland": "grass", "hero": "frame", "wonder": "frame"}.get(kind, "roof")
        assert all(f'class="{sign}"' in room for room in drawn), kind
    roofs = {re.search(r'class="roof".*? d="([^"]+)"', rooms[kind][0])[1] for kind in KINDS[1:] if kind in ROOFS}
    assert len(roofs) == len(ROOFS)
    for name in set(re.findall(r'href="#(s-[a-z-]+)"', text)):
        assert text.count(f'<symbol id="{name}"') == 1, name


def test_a_corrected_card_is_seen_at_once(run, tmp_path: Path):
    book, page = tmp_path / "mine.toml", tmp_path / "mine.html"
    book.write_text(OWN, encoding="utf-8")
    shown = run("cards", "patchistory", "--book", str(book)).output
    assert "My box" in shown
    assert "P5b" in shown
    assert "Published elsewhere" in shown
    assert "Rest, Start, 4 food, 2 money, 1 mineral, 5 VP" in " ".join(shown.split())
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
