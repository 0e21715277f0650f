"""`watershed verify`: 0 if all is well, 1 if something doesn't match, 2 if the log can't be read."""

from __future__ import annotations

import asyncio
import hashlib
import json
import random
from pathlib import Path
from typing import Any

import pytest

from watershed.match import Deal, Match
from watershed.match.deal import commitment_of
from watershed.match.log import _checksum

from .conftest import Run

SALT = "pepper"
PUBLISHED = hashlib.sha256(f"7:{SALT}".encode()).hexdigest()  # the log's seed is 7


def changed(log: Path, **fields: object) -> Path:
    log.write_text(json.dumps(json.loads(log.read_text()) | fields), encoding="utf-8")
    return log


def test_a_good_log(run: Run, log: Path) -> None:
    found = run("verify", str(log))
    assert found.exit_code == 0
    assert "is intact: " in found.stdout
    assert "to the end of the game" in found.stdout
    assert "--commitment and --salt" in found.stdout


@pytest.mark.parametrize("written", [PUBLISHED, PUBLISHED.upper(), f" {PUBLISHED}\n"])
def test_the_published_shuffle(run: Run, log: Path, written: str) -> None:
    found = run("verify", str(log), "--commitment", written, "--salt", SALT)
    assert found.exit_code == 0
    assert "Its shuffle is the published one." in found.stdout


@pytest.mark.parametrize(("commitment", "salt"), [(PUBLISHED, "salt"), ("0" * 64, SALT), (PUBLISHED, f"{SALT} ")])
def test_another_shuffle(run: Run, log: Path, commitment: str, salt: str) -> None:
    found = run("verify", str(log), "--commitment", commitment, "--salt", salt)
    assert found.exit_code == 1
    assert "its shuffle isn't the published one" in found.stdout


@pytest.mark.parametrize("field", ["seed", "moves", "tables", "check", "names"])
def test_a_changed_log(run: Run, log: Path, field: str) -> None:
    before = json.loads(log.read_text())[field]
    other = {"seed": 8, "check": "0" * 16, "names": ["Eve", "Bob", "Cid", "Dot"]}
    found = run("verify", str(changed(log, **{field: other.get(field) or before[:-1]})))
    assert found.exit_code == 1
    assert "isn't intact" in found.stdout


def test_a_forged_seed_cannot_be_hidden_by_a_good_salt(run: Run, log: Path) -> None:
    found = run("verify", str(changed(log, seed=8)), "--commitment", PUBLISHED, "--salt", SALT)
    assert found.exit_code == 1


@pytest.mark.parametrize("text", ["", "{", "[]", "{}", '{"format": "watershed log 1"}', "[" * 100_000])
def test_no_log_at_all(run: Run, tmp_path: Path, text: str) -> None:
    path = tmp_path / "nothing.json"
    path.write_text(text, encoding="utf-8")
    found = run("verify", str(path))
    assert found.exit_code == 2
    assert "can't be read" in found.stderr


def test_a_log_that_is_not_there_or_claims_other_rules(run: Run, log: Path) -> None:
    """Rules of another version that come out the same are fine, but the log says what it was written with."""
    assert run("verify", "nowhere.json").exit_code == 2
    assert run("verify", str(changed(log, rules="0"))).exit_code == 1
    data = json.loads(log.read_text())
    assert run("verify", str(changed(log, check=_checksum(data)))).exit_code == 0


@pytest.mark.parametrize(
    ("options", "said"),
    [
        (["--salt", SALT], "--commitment is missing"),
        (["--commitment", PUBLISHED], "--salt is missing"),
        (["--commitment", "abc", "--salt", SALT], "A commitment is 64 digits"),
        (["--commitment", "x" * 64, "--salt", SALT], "A commitment is 64 digits"),
    ],
)
def test_half_a_question(run: Run, log: Path, options: list[str], said: str) -> None:
    found = run("verify", str(log), *options)
    assert found.exit_code == 2
    assert said in found.stderr


def test_what_the_server_tells_at_the_end(run: Run, tmp_path: Path) -> None:
    """The log that the server offers, with the commitment that it showed first."""
    from watershed.server import http_schemas, socket_schemas
    from watershed.server.services import Services
    from watershed.server.settings import Settings

    async def play() -> tuple[str, str]:
        services, luck = Services.of(Settings(database=str(tmp_path / "table.db"))), random.Random(1)
        await services.store.start()
        body = {"game": "flow", "seats": [{"kind": "me"}, {"kind": "me"}]}
        seated = await services.tables.create(http_schemas.NewMatch.model_validate(body))
        live = await services.tables.find(seated.match)
        shown = live.row.commitment
        while (seat := live.match.to_move) is not None:
            words = luck.choice(live.match.moves()).words
            said = socket_schemas.PlayMove(type="move", id=f"m{live.seq}", seen=live.seq, move=words)
            await services.play.move(live, seat, said)
        text = await services.endings.log(seated.match)
        await services.store.close()
        return text, shown

    text, shown = asyncio.run(play())
    path = tmp_path / "downloaded.json"
    path.write_text(text, encoding="utf-8")
    found = run("verify", str(path), "--commitment", shown)
    assert found.exit_code == 0
    assert "Its shuffle is the published one, and no browser added to it." in found.stdout
    assert run("verify", str(path), "--commitment", "0" * 64).exit_code == 1
    assert "give --commitment." in run("verify", str(path)).stdout


SECRET = "00112233445566778899aabbccddeeff" * 2
ANN, BOB = "0123456789abcdef0123456789abcdef", "fedcba9876543210fedcba9876543210"


@pytest.fixture
def dealt(tmp_path: Path) -> Path:
    """The log of a match that several browsers have added to."""
    deal = Deal(SECRET, (ANN, BOB, ""))
    path = tmp_path / "dealt.json"
    return sealed_again(path, json.loads(Match.start("flow", 3, deal.seed).to_json()) | {"deal": deal.to_json()})


def sealed_again(path: Path, data: dict[str, Any]) -> Path:
    """A log that somebody wrote with a checksum that fits."""
    path.write_text(json.dumps(data | {"check": _checksum(data)}), encoding="utf-8")
    return path


def test_a_deal_of_several_browsers(run: Run, dealt: Path) -> None:
    found = run("verify", str(dealt), "--commitment", commitment_of(SECRET), "--nonce", BOB)
    assert found.exit_code == 0
    assert "and 2 browsers added to it, yours among them." in found.stdout
    other = run("verify", str(dealt), "--commitment", commitment_of(SECRET), "--nonce", "f" * 32)
    assert (other.exit_code, "that nonce isn't part of its deal" in other.stdout) == (1, True)
    short = run("verify", str(dealt), "--nonce", "abc")
    assert (short.exit_code, "A nonce is 32 digits" in short.stderr) == (2, True)


@pytest.mark.parametrize("deal", [{"secret": "f" * 64}, {"nonces": [ANN, "f" * 32, ""]}, {"nonces": ["", "", ""]}])
def test_a_deal_that_does_not_make_the_seed(run: Run, dealt: Path, deal: dict[str, Any]) -> None:
    data = json.loads(dealt.read_text())
    found = run("verify", str(sealed_again(dealt, data | {"deal": data["deal"] | deal})))
    assert (found.exit_code, "its seed isn't made of its secret and its nonces" in found.stdout) == (1, True)


def test_a_log_of_another_deal_that_fits_in_itself(run: Run, dealt: Path) -> None:
    """The whole log is forged: only what was kept from the start tells."""
    forged = Deal("f" * 64, (ANN, BOB, ""))
    sealed_again(dealt, json.loads(Match.start("flow", 3, forged.seed).to_json()) | {"deal": forged.to_json()})
    assert run("verify", str(dealt)).exit_code == 0
    assert run("verify", str(dealt), "--commitment", commitment_of(SECRET)).exit_code == 1


def test_a_nonce_for_a_log_without(run: Run, log: Path) -> None:
    found = run("verify", str(log), "--nonce", ANN)
    assert (found.exit_code, "This log has no nonces" in found.stderr) == (2, True)


@pytest.mark.parametrize(("redealt", "told"), [(3, "What Blue couldn't know was dealt again"), (None, "as they did")])
def test_a_what_if_claims_nothing_about_a_shuffle(run: Run, tmp_path: Path, redealt: int | None, told: str) -> None:
    match = Match.start("flow", 3, 7, names=["Red", "Blue", "Green"])
    for _ in range(6):
        match.advance(match.legal()[-1])
    path = tmp_path / "what-if.json"
    path.write_text(match.what_if(4, 1, redealt, "k3fabcdefg").to_json(), encoding="utf-8")
    found = run("verify", str(path))
    assert found.exit_code == 0
    said = " ".join(found.stdout.split())
    assert "its first 4 moves are from match k3fabcdefg" in said
    assert told in said
    assert "says nothing about a shuffle" in said
    given = run("verify", str(path), "--commitment", PUBLISHED, "--salt", SALT)
    assert given.exit_code == 2
    assert "no shuffle to check" in " ".join((given.stdout + given.stderr).split())
