"""`watershed verify`: whether a log is intact, who signed it, and whether its shuffle is the published one."""

from __future__ import annotations

import hmac
import json
from dataclasses import dataclass
from pathlib import Path

from watershed.kit.game import BadSetup, BookError
from watershed.kit.trouble import Trouble
from watershed.match import Deal, LogError, Match
from watershed.match.deal import HASH, NONCE, is_hex, plain_commitment
from watershed.match.log import Log, edition_for, parse, read_data

from . import saves, signed
from .signed import Signed
from .signers import Signer

FINE, DIFFERENT = 0, 1


@dataclass(frozen=True)
class Verdict:
    """The result in one sentence, and as an exit code for programs."""

    sentence: str
    signed: Signed
    code: int = FINE


@dataclass(frozen=True)
class Known:
    """What somebody knows of a deal besides the log."""

    commitment: str | None
    salt: str | None
    nonce: str | None


def verify(path: Path, book: str | None, known: Known, signer: Signer | None = None) -> Verdict:
    """Replay a log, and check who signed it and where its seed comes from. A log that can't be read is a Trouble."""
    text = saves.read(path)
    try:
        data = parse(text)
    except LogError as problem:
        raise Trouble(f"{path} can't be read. {problem}") from None
    by = signed.looked_at(data, signer)
    if by.how == "changed":
        return Verdict(f"{path} was changed after it was signed.{_where(text, book)}", by, DIFFERENT)
    try:
        found = read_data(data)
        _check_enough(known, found)
        edition = edition_for(found, book)
    except LogError as problem:
        raise Trouble(f"{path} can't be read. {problem}") from None
    try:
        match = Match.from_json(text, edition)
    except LogError as problem:
        return Verdict(f"{path} isn't intact. {problem}{by.though}", by, DIFFERENT)
    if wrong := _different(found, known):
        return Verdict(f"{path} replays, but {wrong}.{by.though}", by, DIFFERENT)
    if by.wrong:
        return Verdict(f"{path} replays, but {by.wrong}.", by, DIFFERENT)
    shuffle = _forked(match) if match.forks else _said(found.deal, known)
    return Verdict(f"{_holds(path, match)}. {by.sentence} {shuffle}", by)


def _where(text: str, book: str | None) -> str:
    """The move at which a changed log breaks, if it does."""
    try:
        Match.from_json(text, book)
    except (LogError, BadSetup, BookError) as problem:
        return f" {problem}"
    return ""


def as_json(found: Verdict) -> str:
    """The verdict for programs."""
    said = {"intact": found.code == FINE, "sentence": found.sentence} | found.signed.to_json()
    return json.dumps(said, indent=1, ensure_ascii=False)


def _different(found: Log, known: Known) -> str | None:
    """What is wrong with the seed."""
    deal = found.deal
    if deal and found.seed != deal.seed:
        return "its seed isn't made of its secret and its nonces"
    if known.commitment is not None:
        shown = deal.commitment if deal else plain_commitment(found.seed, known.salt or "")
        if not hmac.compare_digest(shown, known.commitment):
            made_of = "its secret gives" if deal else "seed and salt give"
            return f"its shuffle isn't the published one: {made_of} {shown}"
    if known.nonce is not None and deal and known.nonce not in deal.nonces:
        return "that nonce isn't part of its deal"
    return None


def _said(deal: Deal | None, known: Known) -> str:
    """What was checked about the seed, and what could be."""
    if known.commitment is None:
        missing = "--commitment" if deal else "--commitment and --salt"
        return f"To check its shuffle too, give {missing}."
    if deal is None:
        return "Its shuffle is the published one."
    people = sum(bool(nonce) for nonce in deal.nonces)
    added = {0: "no browser added to it", 1: "one browser added to it"}.get(people, f"{people} browsers added to it")
    yours = ", yours among them" if known.nonce is not None else ""
    return f"Its shuffle is the published one, and {added}{yours}."


def _holds(path: Path, match: Match) -> str:
    moves = len(match.played)
    end = "to the end of the game" if match.over else "and the game isn't over"
    return f"{path} is intact: {moves} {'move' if moves == 1 else 'moves'} of {match.game.title}, {end}"


def _forked(match: Match) -> str:
    """Where a what-if comes from. Its shuffle proves nothing."""
    last = match.forks[-1]
    of = f"match {last.of}" if last.of else "another match"
    whose = f"first {last.move} moves are" if last.move > 1 else "first move is" if last.move else "setup is"
    again = f"What {match.names[last.seat]} couldn't know was dealt again there." if last.redealt is not None else ""
    again = again or "The cards come as they did there."
    return f"It is a what-if: its {whose} from {of}. {again} Its deal was known, so this says nothing about a shuffle."


def _check_enough(known: Known, found: Log) -> None:
    """Whether what is given can be compared with such a log."""
    deal = found.deal
    if found.forks and (known.commitment or known.salt or known.nonce):
        raise Trouble("This log is a what-if. Its deal is known from another match, so it has no shuffle to check.")
    if deal is None and (known.commitment is None) != (known.salt is None):
        missing = "--salt" if known.salt is None else "--commitment"
        raise Trouble(f"{missing} is missing. The commitment and the salt belong together; the end page shows both.")
    if deal is None and known.nonce is not None:
        raise Trouble("This log has no nonces: its seed came from the server alone.")


def known_of(commitment: str | None, salt: str | None, nonce: str | None) -> Known:
    """What somebody typed, as the table writes it."""
    return Known(_hex("commitment", commitment, HASH), salt, _hex("nonce", nonce, NONCE))


def _hex(name: str, given: str | None, digits: int) -> str | None:
    """A number as the table writes it, or None."""
    if given is None:
        return None
    found = given.strip().lower()
    if not is_hex(found, digits):
        shown = "The table shows it from the start." if name == "commitment" else "The end page shows it."
        raise Trouble(f"A {name} is {digits} digits 0 to 9 and a to f. {shown}")
    return found
