"""What `watershed verify` says about the signature of a log."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any

from watershed.about import install
from watershed.kit.trouble import Trouble
from watershed.match.signature import Signature, vouched

from . import signers
from .signers import Signer

UNCHECKED = f"it is signed, but signatures can't be checked here: {install('server')}"


@dataclass(frozen=True)
class Signed:
    """The result in words: `how` is signed, unsigned, changed, other-key or unchecked."""

    how: str
    sentence: str = ""  # where all is well
    wrong: str = ""  # where it isn't what was asked for
    by: Signature | None = None
    server: str | None = None  # whose key it is known to be

    @property
    def though(self) -> str:
        """What to add if the log is wrong, and not because somebody changed it."""
        return f" It is as the key {self.by.key} signed it." if self.how == "signed" and self.by else ""

    def to_json(self) -> dict[str, Any]:
        by = self.by
        about = {"key": by.key, "signed_at": by.at, "says_it_is": by.server} if by else {}
        return {"signature": self.how, "signed_by": self.server, **about}


def looked_at(log: Mapping[str, Any], wanted: Signer | None) -> Signed:
    """Check the signature of a log, and whether it is the one that somebody expects."""
    found = vouched(log)
    match found.how:
        case "changed":
            return Signed("changed", by=found.by)
        case "unsigned":
            wrong = f"it isn't signed by {wanted.name}: nobody has signed it" if wanted else ""
            return Signed("unsigned", "It is unsigned: nobody vouches for it.", wrong)
    assert found.by is not None
    if found.how == "unchecked":
        if wanted:
            raise Trouble(f"{UNCHECKED[0].upper()}{UNCHECKED[1:]}.")
        return Signed("unchecked", f"{UNCHECKED[0].upper()}{UNCHECKED[1:]}.", by=found.by)
    return _expected(found.by, wanted) if wanted else _known(found.by)


def _expected(by: Signature, wanted: Signer) -> Signed:
    """Whether a good signature is the expected one."""
    note = f" {wanted.note}" if wanted.note else ""
    if by.key not in wanted.keys:
        return Signed("other-key", wrong=f"it is signed by another key than {wanted.name}: {by.key}{note}", by=by)
    earlier = ", with an earlier key" if by.key != wanted.keys[0] else ""
    return Signed(
        "signed", f"It is signed by {wanted.name}{earlier}, on {by.at[:10]}.{note}", by=by, server=wanted.name
    )


def _known(by: Signature) -> Signed:
    """What is known about the key of a good signature. The address in it is what the signer says."""
    server = signers.remembered(by.key)
    if server:
        return Signed("signed", f"It is signed by {server}, whose key you have, on {by.at[:10]}.", by=by, server=server)
    claim = f", which says that it is {by.server}. To check that, give --server {by.server}" if by.server else ""
    more = "" if claim else " To check whose key that is, give --server."
    return Signed("signed", f"It is signed by the key {by.key}{claim}.{more}", by=by)
