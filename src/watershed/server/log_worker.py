"""One log, replayed in a process of its own that has little time: a hostile log can't hold up the server.

`python -m watershed.server.log_worker` reads a log and writes what it comes to, as JSON.
"""

from __future__ import annotations

import contextlib
import hashlib
import json
import re
import sys
from typing import Any

from watershed.kernel.crowd import step_back
from watershed.kit.game import LogError
from watershed.match import Match, log
from watershed.match.log import Broken, Log
from watershed.match.signature import FIELD, SIGNED, canonical, vouched

SECONDS = 30  # of a processor
LARGEST = 256 * 1024  # bytes, as it comes and as it is stored; the longest random games that we have seen have 66 kB
MOST_MOVES, LONGEST_MOVE = 5_000, 2_000
TEXTS = {"rules": 40, "edition": 200}  # letters of texts that no rule looks at
LONGEST_SIGNATURE = 2_000  # letters; ours have up to 600
SAID = 300  # letters of a reason
SAID_ALREADY = re.compile(r"The log (breaks at move \d+, |breaks |can't be set up\. |is of another game\. )")


def examined(given: bytes) -> dict[str, Any]:
    """What a log comes to, or why it can't be opened and after how many moves."""
    try:
        data = log.parse(given.decode("utf-8-sig"))
        found, kept = log.read_data(data), _kept(data)
        _check_start(found)
        _check_moves(found)
        _check_texts(data, kept["text"])
        match = log.opened(Match, found, log.edition_for(found, None))
        for _ in log.replaying(found, match):
            pass
        log.check_whole(found)
        return _told(match) | _vouched(data) | kept
    except Broken as problem:
        return _refused(problem.why, str(problem), problem.move)
    except (LogError, UnicodeDecodeError) as problem:
        return _refused("shape", str(problem))
    except Exception as problem:  # whatever a hostile log finds
        return _refused("shape", type(problem).__name__)


def _refused(why: str, detail: str, move: int = 0) -> dict[str, Any]:
    said = SAID_ALREADY.sub("", detail)[:SAID]
    return {"why": why, "move": move, "detail": said[:1].upper() + said[1:]}


def _check_start(found: Log) -> None:
    """A position can be any: a card below itself, or numbers that no game comes to. Rules never end on some of them, so
    only what they set up themselves is laid out here.
    """
    if found.position is not None:
        raise Broken("It begins at a position.", "position", 0)


def _check_moves(found: Log) -> None:
    if len(found.moves) > MOST_MOVES:
        raise Broken(f"It has {len(found.moves)} moves. The most is {MOST_MOVES}.", "long", MOST_MOVES)
    for number, (_, words) in enumerate(found.moves, 1):
        if len(words) > LONGEST_MOVE:
            raise Broken(f"Move {number} has {len(words)} letters. The most is {LONGEST_MOVE}.", "long", number)


def _check_texts(data: dict[str, Any], kept: str) -> None:
    """Whatever is in it is stored as it came."""
    sizes = [(f"Its field `{name}`", len(data[name]), most) for name, most in TEXTS.items()]
    sizes.append(("Its signature", len(canonical(data.get(FIELD))), LONGEST_SIGNATURE))
    for what, letters, most in [*sizes, ("What is stored of it", len(kept), LARGEST)]:
        if letters > most:
            raise Broken(f"{what} has {letters} letters. The most is {most}.", "long", 0)


def _told(match: Match) -> dict[str, Any]:
    """The match as its rows need it."""
    opening, *tables = match.fingerprints()
    return {
        "game": match.game.name,
        "rules": match.game.version,
        "book": match.edition.fingerprint,
        "options": match.options,
        "seed": match.seed,
        "forks": [fork.to_json() for fork in match.forks],
        "names": list(match.names),
        "moves": list(zip(match.movers, match.played, tables, strict=True)),
        "opening": opening,
        "to_move": match.to_move,
        "waiting": sum(1 << seat for seat in match.waiting),
        "ranking": [standing._asdict() for standing in match.ranking()] if match.over else [],
    }


def _vouched(data: dict[str, Any]) -> dict[str, Any]:
    found = vouched(data)
    by = found.by
    return {"how": found.how, "key": by and by.key, "server": by and by.server, "signed": by and by.at}


def _kept(data: dict[str, Any]) -> dict[str, Any]:
    """The log without what isn't part of one, and its hash: the same log is opened once."""
    kept = {name: data[name] for name in (*SIGNED, FIELD) if name in data}
    return {"text": json.dumps(kept, indent=1), "digest": hashlib.sha256(canonical(kept)).hexdigest()}


def _limit() -> None:
    """Take no more than some seconds of a processor, after those who play. Windows knows neither."""
    step_back(15)
    try:
        import resource
    except ImportError:
        return
    with contextlib.suppress(ValueError, OSError):
        resource.setrlimit(resource.RLIMIT_CPU, (SECONDS, SECONDS + 1))


if __name__ == "__main__":
    _limit()
    json.dump(examined(sys.stdin.buffer.read()), sys.stdout)
