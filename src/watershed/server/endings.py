"""A match looked at afterwards, or from the side: its end, its log, and the table at any move."""

from __future__ import annotations

from collections.abc import Iterator

from watershed.match import Match

from . import bodies as b
from . import says
from .live_match import LiveMatch, opened
from .trouble import Refuse


def positions(live: LiveMatch) -> Iterator[Match]:
    """The match at its start and after every move that stands. It is one and the same match, played on."""
    match = opened(live.row, live.seats)
    yield match
    for words in live.match.played:
        match.play(words)
        yield match


def end(live: LiveMatch) -> b.End:
    """The final count, how it came about, and the secrets, which are none any more."""
    check_over(live)
    return b.End(
        ranking=[b.Standing(**standing) for standing in live.row.ranking],
        scoring=live.match.scoring(),
        history=[match.scores() for match in positions(live)],
        seed=str(live.row.seed),
        salt=live.row.salt,
        commitment=live.row.commitment,
    )


def log(live: LiveMatch) -> str:
    check_over(live)
    return live.match.to_json()


def replay(live: LiveMatch, move: int) -> b.Replay:
    """The table after a move, as a spectator sees it."""
    if not live.match.over and not live.row.public:
        raise Refuse(403, "not-yet", "A match that is not public can be replayed when it is over.")
    count = len(live.match.played)
    if not 0 <= move <= count:
        raise Refuse(400, "no-such-move", f"The moves are 0 to {count}.")
    match = next(match for match in positions(live) if len(match.played) == move)
    entries = [says.entry(line) for line in match.journal]
    return b.Replay(move=move, moves=count, view=match.view(None), entries=entries, scores=match.scores())


def check_over(live: LiveMatch) -> None:
    if not live.match.over:
        raise Refuse(403, "not-yet", "This is told when the match is over.")
