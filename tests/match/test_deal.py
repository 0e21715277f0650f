"""Where a seed comes from: numbers that the browser is held to as well, and logs that carry them."""

from __future__ import annotations

import json

import pytest

from watershed.kit.game import LogError
from watershed.match import Deal, Match, log
from watershed.match.deal import commitment_of, new_secret, seal_of, seed_of

SECRET = "00112233445566778899aabbccddeeff" * 2
NONCES = ("0123456789abcdef0123456789abcdef", "", "fedcba9876543210fedcba9876543210")


def test_the_numbers_that_every_client_comes_to() -> None:
    """As in web/tests/unit/fair.test.ts."""
    assert commitment_of(SECRET) == "2a8abfa8cb9906290437854193ca6bca41d4d4e26d1d454bd66a35158095e737"
    assert seal_of(NONCES[0]) == "3eb1bd439947eb762998e566ccc2e099c791118b2f40579cc4f7da2b5061b7f9"
    assert seed_of(SECRET, NONCES) == 4581887539819287869


def test_every_part_changes_the_seed() -> None:
    other = "f" * 32
    made = [seed_of(SECRET, NONCES), seed_of(new_secret(), NONCES)]
    made += [seed_of(SECRET, [*NONCES[:seat], other, *NONCES[seat + 1 :]]) for seat in range(3)]
    made.append(seed_of(SECRET, NONCES[::-1]))
    assert len(set(made)) == len(made)
    assert all(0 <= seed < 2**63 for seed in made)


def written(**changed: object) -> str:
    """The log of a match that has not begun, with its deal."""
    deal = Deal(SECRET, NONCES)
    match = Match.start("flow", 3, deal.seed)
    data = json.loads(log.write(match)) | {"deal": deal.to_json() | changed}
    return json.dumps(data | {"check": log._checksum(data)})


def test_a_log_carries_its_deal() -> None:
    found = log.read(written())
    assert (found.deal, found.whole) == (Deal(SECRET, NONCES), True)
    assert found.deal is not None
    assert found.deal.seed == found.seed
    assert Match.from_json(written()).seed == found.seed


@pytest.mark.parametrize(
    "changed",
    [
        {"secret": "abc"},
        {"secret": 7},
        {"secret": SECRET.upper()},
        {"nonces": list(NONCES[:2])},
        {"nonces": [*NONCES[:2], "x"]},
        {"nonces": [*NONCES[:2], None]},
        {"nonces": "".join(NONCES)},
        {"more": 1},
    ],
)
def test_a_deal_that_is_none(changed: dict[str, object]) -> None:
    with pytest.raises(LogError, match="deal should be a secret"):
        log.read(written(**changed))
