"""A match looked at afterwards, or from the side: its end, its log, and the table at any move."""

from __future__ import annotations

from . import bodies as b
from . import says
from .live_match import LiveMatch
from .trouble import Refuse


def end(live: LiveMatch) -> b.End:
    """The final count, how it came about, and the secrets, which are none any more."""
    check_over(live)
    return b.End(
        ranking=[b.Standing(**standing) for standing in live.row.ranking],
        scoring=live.match.scoring(),
        history=[live.match.scores(after) for after in range(len(live.match.played) + 1)],
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
    entries = [says.entry(line) for line in live.lines if line.move <= move]
    match = live.match
    return b.Replay(move=move, moves=count, view=match.view(None, move), entries=entries, scores=match.scores(move))


def check_over(live: LiveMatch) -> None:
    if not live.match.over:
        raise Refuse(403, "not-yet", "This is told when the match is over.")
