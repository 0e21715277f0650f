"""A signed log: whatever is changed in it afterwards is noticed, and what doesn't matter is not."""

from __future__ import annotations

import json
from collections.abc import Iterator
from datetime import UTC, datetime
from pathlib import Path
from typing import Any

import pytest
from cryptography.hazmat.primitives.asymmetric.ed25519 import Ed25519PrivateKey

from watershed.match import Deal, LogError, Match
from watershed.match.log import FIELDS, MAY_LACK, _checksum
from watershed.match.signature import SIGNED, canonical, message_of, signed, vouched

PAIR = Ed25519PrivateKey.from_private_bytes(bytes(range(32)))
KEY = PAIR.public_key().public_bytes_raw().hex()
AT = datetime(2026, 11, 18, 19, 30, tzinfo=UTC)


@pytest.fixture(scope="module")
def text() -> str:
    """A log with everything that a server's can have."""
    deal = Deal("0" * 64, ("a" * 32, "", "b" * 32))
    match = Match.start("flow", 3, deal.seed, names=["Ann", "Zoé", "Bob 🂡"])
    for _ in range(6):
        match.play(match.moves()[-1])
    match = match.what_if(6, 1, 2**62 + 1)
    data = json.loads(match.to_json()) | {"deal": deal.to_json()}
    return signed(json.dumps(data | {"check": _checksum(data)}), KEY, PAIR.sign, AT, "https://table.example")


def mutations(value: Any) -> Iterator[Any]:
    """A value with one thing changed somewhere in it: every number, text, list and key."""
    match value:
        case bool() | None:
            yield "x"
        case int():
            yield value + 1
        case str():
            yield value + "0"
            if value:
                yield value[:-1]
                yield value[:-1] + ("0" if value[-1] != "0" else "1")
                yield value.upper() if value != value.upper() else value.lower() + "x"
        case list():
            yield [*value, "0"]
            for at, one in enumerate(value):
                yield value[:at] + value[at + 1 :]
                yield from ([*value[:at], other, *value[at + 1 :]] for other in mutations(one))
            if len(value) > 1 and value[0] != value[-1]:
                yield value[::-1]
        case dict():
            yield value | {"more": 1}
            for name in value:
                yield {other: value[other] for other in value if other != name}
                yield from (value | {name: other} for other in mutations(value[name]))


def test_every_change_is_noticed(text: str) -> None:
    log, count = json.loads(text), 0
    assert vouched(log).how == "signed"
    for field in log:
        for other in mutations(log[field]):
            count += 1
            assert vouched(log | {field: other}).how == "changed", (field, other)
        if field != "signature":
            gone = {name: log[name] for name in log if name != field}
            assert vouched(gone).how == "changed", f"{field} is gone"
    assert vouched(log | {"position": "x"}).how == "changed"
    assert count > 150


def test_every_field_of_a_log_is_signed() -> None:
    assert set(SIGNED) == {*FIELDS, *MAY_LACK}


def test_a_log_whose_signature_is_gone_is_unsigned(text: str) -> None:
    log = json.loads(text)
    assert vouched({name: log[name] for name in log if name != "signature"}).how == "unsigned"
    assert vouched(log | {"signature": None}).how == "unsigned"


@pytest.mark.parametrize("junk", [0, "", [], {}, "x" * 1000, {"algorithm": "none"}, {"algorithm": "ed25519"}])
def test_a_signature_that_is_none_is_a_change(text: str, junk: object) -> None:
    assert vouched(json.loads(text) | {"signature": junk}).how == "changed"


def test_another_key_cannot_take_over_a_signature(text: str) -> None:
    log = json.loads(text)
    other = Ed25519PrivateKey.generate()
    mine = log["signature"] | {"key": other.public_key().public_bytes_raw().hex()}
    assert vouched(log | {"signature": mine}).how == "changed"
    again = json.loads(signed(text, mine["key"], other.sign, AT))
    assert (vouched(again).how, vouched(again).by.key) == ("signed", mine["key"])  # type: ignore[union-attr]


def test_order_whitespace_and_other_fields_do_not_matter(text: str) -> None:
    log = json.loads(text)
    backwards = {name: log[name] for name in reversed(log)} | {"comment": "a good game", "stars": [1, {"of": 5}]}
    for written in (json.dumps(backwards), json.dumps(log, indent=7, ensure_ascii=False), json.dumps(log, indent=None)):
        assert vouched(json.loads(written)).how == "signed"
        assert Match.from_json(written).length == 6


def test_what_is_signed_is_written_like_this(text: str) -> None:
    """docs/protocol.md has this form; other programs follow it."""
    assert canonical({"b": [1, "é\n\x7f🂡"], "a": {}}) == b'{"a":{},"b":[1,"\\u00e9\\n\\u007f\\ud83c\\udca1"]}'
    log = json.loads(text)
    message = message_of(log, log["signature"])
    assert message.startswith(b'watershed log signature 1\n{"book":"')
    about = (
        b'"signature":{"algorithm":"ed25519","at":"2026-11-18T19:30:00Z","key":"%s","server":"https://table.example"}'
    )
    assert about % KEY.encode() in message
    PAIR.public_key().verify(bytes.fromhex(log["signature"]["value"]), message)


def test_an_opened_match_does_not_pretend_to_be_signed(text: str) -> None:
    match = Match.from_json(text)
    assert vouched(json.loads(match.to_json())).how == "unsigned"
    match.play(match.moves()[0])
    assert "signature" not in json.loads(match.to_json())


def test_a_field_that_is_there_twice_is_refused(text: str) -> None:
    with pytest.raises(LogError, match="has the field 'seed' twice"):
        Match.from_json(text.replace('"seed":', '"seed": 5, "seed":'))


def test_the_browser_checks_the_same_log(text: str) -> None:
    """The browser's tests read this file."""
    fixture = Path(__file__).parents[2] / "web" / "tests" / "fixtures" / "signed.json"
    assert fixture.read_text(encoding="utf-8") == text + "\n"
