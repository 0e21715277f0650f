"""`watershed verify` tells signed, unsigned and changed logs apart, and `watershed key` shows the key."""

from __future__ import annotations

import json
import subprocess
import sys
import threading
from collections.abc import Iterator
from datetime import UTC, datetime
from http.server import BaseHTTPRequestHandler, HTTPServer
from pathlib import Path
from typing import Any

import pytest
from cryptography.hazmat.primitives.asymmetric.ed25519 import Ed25519PrivateKey

from watershed.match import Match
from watershed.match.signature import signed

from .conftest import Run

AT = datetime(2026, 11, 18, tzinfo=UTC)
MINE, OTHER = Ed25519PrivateKey.from_private_bytes(b"1" * 32), Ed25519PrivateKey.from_private_bytes(b"2" * 32)


def public(pair: Ed25519PrivateKey) -> str:
    return pair.public_key().public_bytes_raw().hex()


@pytest.fixture
def mine(log: Path) -> Path:
    """A signed log."""
    return sign(log, "https://table.example")


def sign(log: Path, server: str | None = None, pair: Ed25519PrivateKey = MINE) -> Path:
    log.write_text(signed(log.read_text(encoding="utf-8"), public(pair), pair.sign, AT, server), encoding="utf-8")
    return log


def changed(log: Path, **fields: object) -> Path:
    log.write_text(json.dumps(json.loads(log.read_text()) | fields), encoding="utf-8")
    return log


class Table(BaseHTTPRequestHandler):
    """A server that publishes keys, or something else."""

    answer: bytes = b"{}"

    def do_GET(self) -> None:
        good = self.path == "/api/key"
        self.send_response(200 if good else 404)
        self.end_headers()
        if good:
            self.wfile.write(self.answer)

    def log_message(self, *args: Any) -> None:
        pass


@pytest.fixture
def table() -> Iterator[str]:
    """The address of such a server."""
    with HTTPServer(("127.0.0.1", 0), Table) as server:
        thread = threading.Thread(target=server.serve_forever, args=(0.01,), daemon=True)
        thread.start()
        yield f"http://127.0.0.1:{server.server_port}"
        server.shutdown()
        thread.join()


def publish(*pairs: Ed25519PrivateKey) -> None:
    newest, *earlier = map(public, pairs)
    Table.answer = json.dumps({"key": newest, "earlier": [{"key": key} for key in earlier]}).encode()


def judged(run: Run, *args: object) -> dict[str, Any]:
    found = run("verify", *map(str, args), "--json")
    assert found.stdout, found.stderr
    return dict(json.loads(found.stdout)) | {"code": found.exit_code}


def test_an_unsigned_log(run: Run, log: Path) -> None:
    found = run("verify", str(log))
    assert found.exit_code == 0
    assert "It is unsigned: nobody vouches for it." in found.stdout
    assert judged(run, log)["signature"] == "unsigned"


def test_a_signed_log_names_its_key(run: Run, mine: Path) -> None:
    found = run("verify", str(mine))
    assert found.exit_code == 0
    said = f"It is signed by the key {public(MINE)}, which says that it is https://table.example."
    assert said in found.stdout
    assert "give --server https://table.example." in found.stdout
    assert judged(run, mine) | {"sentence": ""} == {
        "intact": True,
        "sentence": "",
        "signature": "signed",
        "signed_by": None,
        "key": public(MINE),
        "signed_at": "2026-11-18T00:00:00Z",
        "says_it_is": "https://table.example",
        "code": 0,
    }


@pytest.mark.parametrize("field", ["names", "seed", "moves", "format", "game", "book", "check"])
def test_a_log_that_was_changed_after_it_was_signed(run: Run, mine: Path, field: str) -> None:
    """Even where it can't be read any more: a changed log doesn't match."""
    before = json.loads(mine.read_text())[field]
    other = {"names": ["Eve", "Bob", "Cid", "Dot"], "seed": 8, "check": "0" * 16}.get(field) or before[:-1]
    found = run("verify", str(changed(mine, **{field: other})))
    assert found.exit_code == 1
    assert "game.json was changed after it was signed." in found.stdout
    assert judged(run, mine)["signature"] == "changed"


def test_a_forged_log_with_a_good_checksum_is_changed(run: Run, mine: Path) -> None:
    """Somebody plays the game differently and keeps the signature."""
    match = Match.from_json(mine.read_text())
    while match.length > 10:
        match.undo()
    forged = json.loads(match.to_json()) | {"signature": json.loads(mine.read_text())["signature"]}
    found = run("verify", str(changed(mine, **forged)))
    assert (found.exit_code, "was changed after it was signed." in found.stdout) == (1, True)


def test_a_removed_signature_is_unsigned(run: Run, mine: Path) -> None:
    data = json.loads(mine.read_text())
    del data["signature"]
    mine.write_text(json.dumps(data), encoding="utf-8")
    assert (judged(run, mine)["signature"], judged(run, mine)["code"]) == ("unsigned", 0)


@pytest.mark.parametrize("cut", [1, 2, 64, 127, 128])
def test_a_truncated_signature_is_a_change(run: Run, mine: Path, cut: int) -> None:
    about = json.loads(mine.read_text())["signature"]
    changed(mine, signature=about | {"value": about["value"][:-cut]})
    assert (judged(run, mine)["signature"], judged(run, mine)["code"]) == ("changed", 1)


def test_the_key_that_was_given(run: Run, mine: Path) -> None:
    found = run("verify", str(mine), "--key", f" {public(MINE).upper()} ")
    assert (found.exit_code, "It is signed by the key you gave, on 2026-11-18." in found.stdout) == (0, True)
    other = run("verify", str(mine), "--key", public(OTHER))
    assert other.exit_code == 1
    assert f"it is signed by another key than the key you gave: {public(MINE)}." in other.stdout
    assert judged(run, mine, "--key", public(OTHER))["signature"] == "other-key"


def test_an_unsigned_log_is_not_what_a_key_asks_for(run: Run, log: Path) -> None:
    found = run("verify", str(log), "--key", public(MINE))
    assert (found.exit_code, "nobody has signed it" in found.stdout) == (1, True)


def test_the_key_of_a_server_is_asked_for_and_remembered(run: Run, mine: Path, table: str, saves: Path) -> None:
    publish(MINE)
    found = run("verify", str(mine), "--server", f"{table}/")
    assert (found.exit_code, f"It is signed by {table}, on 2026-11-18." in found.stdout) == (0, True)
    again = run("verify", str(mine))
    assert f"It is signed by {table}, whose key you have," in again.stdout
    assert judged(run, mine)["signed_by"] == table
    publish(OTHER)
    other = run("verify", str(mine), "--server", table)
    assert other.exit_code == 1
    assert f"it is signed by another key than {table}: {public(MINE)}" in other.stdout
    assert f"{table} had another key when you asked before." in other.stdout
    (saves / "keys.json").write_text("[]", encoding="utf-8")
    assert run("verify", str(mine)).exit_code == 0, "a broken file is no trouble"


def test_a_key_that_cannot_be_remembered_is_good_for_this_once(
    run: Run, mine: Path, table: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("XDG_DATA_HOME", "/dev/null/nowhere")
    publish(MINE)
    found = run("verify", str(mine), "--server", table)
    assert (found.exit_code, f"signed by {table}" in found.stdout) == (0, True), found.output


def test_an_earlier_key_of_a_server(run: Run, mine: Path, table: str) -> None:
    publish(OTHER, MINE)
    found = run("verify", str(mine), "--server", table)
    assert (found.exit_code, f"It is signed by {table}, with an earlier key," in found.stdout) == (0, True)


@pytest.mark.parametrize("answer", [b"", b"[]", b"{}", b'{"key": "abc"}', b'{"key": 5, "earlier": [1]}', b"\xff" * 99])
def test_a_server_that_publishes_no_key(run: Run, mine: Path, table: str, answer: bytes) -> None:
    Table.answer = answer
    found = run("verify", str(mine), "--server", table)
    assert (found.exit_code, found.stdout) == (2, "")
    assert "key" in found.stderr


@pytest.mark.parametrize(
    ("options", "said"),
    [
        (["--server", "ftp://table.example"], "A server is an address like"),
        (["--server", "http://["], "A server is an address like"),
        (["--server", "http://127.0.0.1:1"], "can't be asked for its key"),
        (["--key", "abc"], "A key is 64 digits"),
        (["--key", "0" * 64, "--server", "x"], "not both"),
    ],
)
def test_a_signer_that_makes_no_sense(run: Run, mine: Path, options: list[str], said: str) -> None:
    found = run("verify", str(mine), *options)
    assert (found.exit_code, said in found.stderr) == (2, True)


def test_a_server_without_that_page(run: Run, mine: Path, table: str) -> None:
    found = run("verify", str(mine), "--server", f"{table}/elsewhere")
    assert (found.exit_code, "doesn't publish a key: it answers 404." in found.stderr) == (2, True)


BARE = """
import sys
sys.modules["cryptography"] = None
sys.argv[0] = "watershed"
from watershed.cli import main
main()
"""


def test_without_the_library_it_says_so(mine: Path) -> None:
    def without(*args: str) -> subprocess.CompletedProcess[str]:
        return subprocess.run([sys.executable, "-c", BARE, "verify", str(mine), *args], capture_output=True, text=True)

    found = without()
    assert found.returncode == 0, found.stderr
    said = "t is signed, but signatures can't be checked here: pip install 'watershed-table[server]'."
    assert said in found.stdout
    assert json.loads(without("--json").stdout)["signature"] == "unchecked"
    asked = without("--key", public(MINE))
    assert (asked.returncode, said in asked.stderr) == (2, True)


def test_the_key_of_a_database(run: Run, tmp_path: Path) -> None:
    database = str(tmp_path / "table.db")
    nowhere = run("key", "--database", database)
    assert (nowhere.exit_code, "There is no database at" in nowhere.stderr) == (2, True)
    assert not Path(database).exists()
    (tmp_path / "empty.db").touch()
    none = run("key", "--database", str(tmp_path / "empty.db"))
    assert (none.exit_code, "There is no key yet." in none.stdout) == (0, True)
    first = run("key", "--new", "--database", str(tmp_path / "empty.db"), "--json")
    (made,) = json.loads(first.stdout)
    second = run("key", "--new", "--database", str(tmp_path / "empty.db"))
    assert second.exit_code == 0
    newest, earlier = second.stdout.splitlines()
    assert earlier.startswith(made["key"])
    assert not newest.startswith(made["key"])
