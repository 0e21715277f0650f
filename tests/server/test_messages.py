"""The messages, and their TypeScript."""

from pathlib import Path

import pytest
from pydantic import ValidationError

from watershed.server.http_schemas import Join, NewMatch
from watershed.server.socket_schemas import FROM_BROWSER, PlayMove
from watershed.server.typescript import typescript

ROOT = Path(__file__).parents[2]


def test_the_browser_has_the_same_messages() -> None:
    """`watershed export-types` writes them."""
    assert (ROOT / "web/src/messages.ts").read_text(encoding="utf-8") == typescript()


def test_a_move_is_read() -> None:
    said = FROM_BROWSER.validate_json('{"type": "move", "id": "a1", "seen": 41, "move": "invest 2 4"}')
    assert said == PlayMove(type="move", id="a1", seen=41, move="invest 2 4")


@pytest.mark.parametrize(
    "text",
    [
        "",
        "[]",
        "null",
        '{"type": "fly"}',
        '{"type": "move", "id": "a", "seen": "41", "move": "harvest"}',
        '{"type": "move", "id": "a", "seen": -1, "move": "harvest"}',
        '{"type": "move", "id": "", "seen": 1, "move": "harvest"}',
        '{"type": "move", "id": "a", "seen": 1, "move": "harvest", "seat": 2}',
        '{"type": "chat", "id": "a", "text": "   "}',
        '{"type": "chat", "id": "a", "text": "' + "x" * 501 + '"}',
        '{"type": "consent", "id": "a", "undo": 1, "yes": "yes"}',
        '{"type": "hello", "token": "' + "x" * 81 + '"}',
    ],
)
def test_what_is_not_a_message(text: str) -> None:
    with pytest.raises(ValidationError):
        FROM_BROWSER.validate_json(text)


def test_names_have_a_longest_length() -> None:
    assert Join(name="  Ann ").name == "Ann"
    for name in ("", " ", "x" * 25):
        with pytest.raises(ValidationError):
            Join(name=name)


def test_a_new_match_is_strict() -> None:
    assert NewMatch.model_validate_json('{"game": "flow", "seats": [{"kind": "me"}]}').options == {}
    with pytest.raises(ValidationError):
        NewMatch.model_validate_json('{"game": "../flow", "seats": [{"kind": "me"}]}')
