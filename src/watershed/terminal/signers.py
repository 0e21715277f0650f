"""The servers whose keys somebody knows: asked for now, given, or remembered from the last time."""

from __future__ import annotations

import contextlib
import json
import urllib.error
import urllib.request
from datetime import UTC, datetime
from pathlib import Path
from typing import Any, NamedTuple
from urllib.parse import urlsplit

from watershed.folders import data_folder
from watershed.kit.trouble import Trouble
from watershed.match.deal import is_hex
from watershed.match.signature import KEY

from . import saves

WITHIN = 10.0  # seconds for a server to answer
LARGEST = 65_536  # bytes of its answer
REMEMBERED = 200  # keys


class Signer(NamedTuple):
    """Somebody whose keys are known, as they are called in a sentence."""

    name: str
    keys: tuple[str, ...]
    note: str = ""  # what else to know about them


def wanted(server: str | None, key: str | None) -> Signer | None:
    """Who should have signed a log, if somebody said."""
    if server is not None and key is not None:
        raise Trouble("Give --server or --key, not both.")
    return asked(server) if server is not None else given(key) if key is not None else None


def given(key: str) -> Signer:
    """A key that somebody typed."""
    found = key.strip().lower()
    if not is_hex(found, KEY):
        raise Trouble(f"A key is {KEY} digits 0 to 9 and a to f. `watershed key` and /api/key show it.")
    return Signer("the key you gave", (found,))


def asked(server: str) -> Signer:
    """The keys that a server publishes now. They are remembered, and a server that has changed its keys is noticed."""
    address = _address(server)
    keys = _fetch(address)
    before = {key for key, one in _remembered().items() if one["server"] == address}
    with contextlib.suppress(Trouble):  # a log can be checked without
        _remember(address, keys)
    new = before and not before.intersection(keys)
    return Signer(address, keys, f"{address} had another key when you asked before." if new else "")


def remembered(key: str) -> str | None:
    """The address of the server that had this key when it was asked."""
    found = _remembered().get(key)
    return str(found["server"]) if found else None


def _address(server: str) -> str:
    written = server.strip().rstrip("/")
    written = written if "://" in written else f"https://{written}"
    try:
        parts = urlsplit(written)
        good = parts.scheme in ("http", "https") and bool(parts.hostname) and not parts.query and not parts.fragment
    except ValueError:
        good = False
    if not good or not written.isprintable() or " " in written:
        raise Trouble("A server is an address like https://table.example.")
    return written


def _fetch(address: str) -> tuple[str, ...]:
    try:
        with urllib.request.urlopen(f"{address}/api/key", timeout=WITHIN) as answer:
            data = json.loads(answer.read(LARGEST))
    except urllib.error.HTTPError as problem:
        with problem:
            raise Trouble(f"{address} doesn't publish a key: it answers {problem.code}.") from None
    except (OSError, ValueError) as problem:
        reason = str(getattr(problem, "reason", "") or problem).rstrip(".")
        raise Trouble(f"{address} can't be asked for its key: {reason[:200]}.") from None
    found = _keys_in(data)
    if not found:
        raise Trouble(f"{address} doesn't publish a key.")
    return found


def _keys_in(data: Any) -> tuple[str, ...]:
    """The keys of an answer, the newest first."""
    rows = [data, *data["earlier"]] if isinstance(data, dict) and isinstance(data.get("earlier"), list) else [data]
    found = (row.get("key") if isinstance(row, dict) else None for row in rows)
    return tuple(key for key in found if isinstance(key, str) and is_hex(key, KEY))


def _file() -> Path:
    return data_folder() / "keys.json"


def _remembered() -> dict[str, dict[str, str]]:
    """By key; nothing if the file can't be read."""
    try:
        found = json.loads(_file().read_text(encoding="utf-8"))
    except (OSError, ValueError, Trouble):
        return {}
    if not isinstance(found, dict):
        return {}
    return {key: one for key, one in found.items() if isinstance(one, dict) and isinstance(one.get("server"), str)}


def _remember(address: str, keys: tuple[str, ...]) -> None:
    known, today = _remembered(), datetime.now(UTC).date().isoformat()
    for key in keys:
        known.setdefault(key, {"server": address, "since": today})
    saves.write(_file(), json.dumps(dict(list(known.items())[-REMEMBERED:]), indent=1))
