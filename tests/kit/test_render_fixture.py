"""Python and the browser turn the same messages into the same sentences, those of web/tests/fixtures/rendered.json.

    python -m tests.kit.test_render_fixture

writes the file again, from games with random moves.
"""

import json
import random
from collections import Counter
from collections.abc import Iterator, Mapping
from pathlib import Path
from typing import Any

import pytest

import watershed as ws
from watershed.kit.game import game as game_of
from watershed.kit.messages import LANGUAGES, Argument, Listed, Message, Reader, Seat, Thing, as_json, catalogue

FIXTURE = Path(__file__).parents[2] / "web/tests/fixtures/rendered.json"
GAMES = ("flow", "flooruler")
HOUSE = "house"
NAMES = ["Ann", "Bob", "Zoé"]
EACH = 2  # of every id
MOVES = 160

Json = dict[str, Any]

HAND = [
    Message("refused-wrong-seat", {"turn": Seat(0), "who": Seat(1)}),
    Message("refused-not-waiting", {"who": Seat(0)}),
    Message("refused-argument-choice", {"name": "colour", "choices": Listed(("a", "b", "c"), "or"), "known": "no"}),
    Message("refused-move-number", {"most": 12345}),
    Message("error-no-such-language", {"given": "x", "languages": Listed(("en", "fr"))}),
    Message("error-too-large-request", {"most": 65536}),
    Message("setup-no-option", {"game": "X", "given": "y", "count": 0, "options": Listed(())}),
    Message("setup-no-option", {"game": "X", "given": "y", "count": 3, "options": Listed(("a", "b", "c"))}),
    Message("name-bot", {"colour": Thing("colour", "blue")}),
    Message("sentence", {"text": Listed((Message("error-over"), Message("error-time-up")), "")}),
    Message("sentence", {"text": Listed((Seat(0), Seat(2), Seat(7)))}),
    Message("sentence", {"text": Thing("card", "only-in-the-book")}),
    Message("sentence", {"text": 1234567}),
]


def cases() -> Iterator[Json]:
    """Messages of the house by hand, and those of every game from a match with random moves."""
    for message in HAND:
        yield case(HOUSE, message, 0)
    for game in GAMES:
        seen: Counter[str] = Counter()
        for message, you in said(game):
            seen[message.id] += 1
            if seen[message.id] <= EACH:
                yield case(game, message, you)


def said(game: str) -> Iterator[tuple[Message, int | None]]:
    """What is printed, and the journal, prompts, buttons, refusals and notes of a match."""
    match, lot = ws.Match.start(game, seats=3, seed=11, names=NAMES), random.Random(8)
    yield from ((message, None) for message in printed_in(match.components()))
    for _ in range(MOVES):
        if match.to_move is None:
            break
        seat, moves = match.to_move, match.moves()
        yield match.prompt(seat), seat
        yield match.prompt(None), None
        for move in moves:
            yield move.message, seat
        for refusal in match.refusals().values():
            yield refusal.message, seat
        move = lot.choice(moves)
        for note in match.preview(move.words).notes:
            yield note, seat
        for number, entry in enumerate(match.play(move.words)):
            yield entry.message, (seat, None, (seat + 1) % 3)[number % 3]


def printed_in(said: Any) -> Iterator[Message]:
    """Every message in the components of a game."""
    if isinstance(said, dict) and isinstance(said.get("id"), str):
        yield from_json(said)
    elif isinstance(said, dict | list):
        for inside in said.values() if isinstance(said, dict) else said:
            yield from printed_in(inside)


def case(game: str, message: Message, you: int | None) -> Json:
    printed = {"card-only-in-the-book": "Bound in Leather"}
    return {"game": game, "message": as_json(message), "names": NAMES, "you": you, "printed": printed} | {
        language: rendered(game, message, you, printed, language) for language in LANGUAGES
    }


def rendered(game: str, message: Message, you: int | None, printed: Mapping[str, str], language: str) -> str:
    room = None if game == HOUSE else game_of(game).room
    return catalogue(room).render(message, Reader(language, NAMES, you, printed))


def from_json(said: Any) -> Any:
    """A message, or an argument, as it was before it travelled."""
    if not isinstance(said, dict):
        return said
    if "id" in said:
        args: dict[str, Argument] = {key: from_json(value) for key, value in said.get("args", {}).items()}
        return Message(said["id"], args, said.get("rule", ""))
    if "seat" in said:
        return Seat(said["seat"])
    if "list" in said:
        return Listed(tuple(map(from_json, said["list"])), said["link"])
    [(kind, key)] = said.items()
    return Thing(kind, key)


FOUND = json.loads(FIXTURE.read_text(encoding="utf-8")) if FIXTURE.is_file() else []


def test_the_fixture_has_every_kind_of_argument():
    text = json.dumps(FOUND)
    assert len(FOUND) > 150
    for part in ('"seat":', '"list":', '"link": "or"', '"link": ""', '"card":', '"rule":'):
        assert part in text, part


@pytest.mark.parametrize("language", LANGUAGES)
def test_python_says_what_the_fixture_says(language: str):
    for one in FOUND:
        message = from_json(one["message"])
        assert as_json(message) == one["message"]
        assert rendered(one["game"], message, one["you"], one["printed"], language) == one[language], one["message"]


if __name__ == "__main__":
    lines = ",\n".join(json.dumps(one, ensure_ascii=False) for one in cases())
    FIXTURE.parent.mkdir(parents=True, exist_ok=True)
    FIXTURE.write_text(f"[\n{lines}\n]\n", encoding="utf-8")
