"""`watershed analyse`: every seat's chances over a whole game, and the moves that cost most."""

from __future__ import annotations

import itertools
import json
import sys
from collections.abc import Sequence
from pathlib import Path

from watershed.bots.analysis import Decided, Verdict, analyse
from watershed.bots.searcher import Budget, Judged, warm_up
from watershed.kit.drawing import COLOUR_STYLES, called
from watershed.kit.lines import Lines, fit, line, wrap
from watershed.kit.messages import Json
from watershed.kit.trouble import Trouble
from watershed.lab.pictures import chances_svg
from watershed.match import Match

from . import saves
from .screen import Screen
from .seating import check_writable
from .simulation import watcher

LOOKING = ("Looking at", "Looked at", "decisions")
USUAL = 2000  # simulations per decision
BLOCKS = " ▁▂▃▄▅▆▇█"
TALL = 3  # lines of a seat's chart
KNOWS = (
    "The search knows no more than the player who decides: hidden cards and dice are dealt again. "
    "A swing is a move that is worse than the best one found by more than three standard errors."
)


def budget_of(simulations: int | None, seconds: float | None) -> Budget:
    if simulations is not None and seconds is not None:
        raise Trouble("Give --simulations or --seconds, not both.")
    return Budget(seconds=seconds) if seconds is not None else Budget(simulations or USUAL)


def show(match: Match, budget: Budget, most: int, plot: Path | None, as_json: bool) -> None:
    """Analyse a match and print the result. Ctrl-C ends it with what is known by then."""
    if not match.played:
        raise Trouble("This log has no decisions yet.")
    if plot:
        check_writable(plot)
    verdicts = _verdicts(match, budget)
    biggest = swings_of(verdicts)[:most]
    if plot:
        title = f"{match.game.title}: chances to win after every decision"
        chances = [found.chances for found in verdicts]
        saves.write(plot, chances_svg(title, match.names, chances, sorted(found.number for found in biggest)))
    if as_json:
        print(json.dumps(summary(match, budget, verdicts), indent=1))
        return
    screen = Screen()
    screen.show(
        [*chart(match, verdicts, biggest, screen.width), line(""), *told(match, verdicts, biggest, screen.width)]
    )


def _verdicts(match: Match, budget: Budget) -> list[Verdict]:
    decisions = [Decided(found.seat, found.table, found.action) for found in match.decisions()]
    found: list[Verdict] = []
    with watcher(len(decisions), LOOKING) as watching:
        warm_up(match.game, match.edition, decisions[0].table, decisions[0].seat, watching.compiling)
        try:
            found.extend(analyse(match.game, match.edition, decisions, budget, watching.playing))
        except KeyboardInterrupt:
            if not found:
                raise
    if len(found) < len(decisions):
        print(f"Stopped after {len(found)} of {len(decisions)} decisions.", file=sys.stderr)
    return found


def swings_of(verdicts: Sequence[Verdict]) -> list[Verdict]:
    """The moves that gave away a chance to win, the worst first."""
    return sorted((found for found in verdicts if found.swing), key=lambda found: -found.loss)


def words_of(match: Match, number: int, seat: int, action: int) -> str:
    """A move in the words of its button at that decision."""
    decided = next(itertools.islice(match.decisions(), number - 1, None))
    return match.said_on(decided.table, seat, action)


# for people


def chart(match: Match, verdicts: Sequence[Verdict], biggest: Sequence[Verdict], width: int) -> Lines:
    """A small chart for every seat, with marks below at the swings."""
    label = max(len(called(match.names, seat)) for seat in range(match.seats)) + 1
    room = max(10, width - label - 6)
    across = min(room, len(verdicts))
    shown: Lines = [line((f"{match.game.title}: chances to win after each of {len(verdicts)} decisions", "bold"))]
    for seat in range(match.seats):
        style = COLOUR_STYLES.get(match.game.colours[seat], "")  # white is the terminal's own
        ends = [verdicts[((at + 1) * len(verdicts)) // across - 1].chances[seat] for at in range(across)]
        for row in reversed(range(TALL)):
            head = called(match.names, seat) if row == TALL - 1 else ""
            last = f"{verdicts[-1].chances[seat]:5.0%}" if row == 0 else ""
            shown.append(line(fit(head, label), ("".join(_block(chance, row) for chance in ends), style), last))
    marks = {(found.number * across - 1) // len(verdicts) for found in biggest}
    if marks:
        shown.append(line(" " * label, "".join("▲" if at in marks else " " for at in range(across)).rstrip()))
    return shown


def _block(chance: float, row: int) -> str:
    """The part of a chance's column that is in that row, counted from below."""
    height = round(chance * TALL * 8)
    return BLOCKS[max(0, min(8, height - 8 * row))]


def told(match: Match, verdicts: Sequence[Verdict], biggest: Sequence[Verdict], width: int) -> Lines:
    """The swings in words."""
    said: Lines = []
    if not biggest:
        said += wrap("No move was clearly worse than the best one found.", width)
    for found in biggest:
        who = called(match.names, found.seat)
        said += wrap(
            f"{found.number:>4}  {who}: {_judged(match, found.number, found.seat, found.played)} "
            f"Better: {_judged(match, found.number, found.seat, found.best)} "
            f"Given away: {100 * found.loss:.0f} ± {100 * found.error:.1f} % of the win.", width, "", "      ",
        )  # fmt: skip
    return [*said, line(""), *wrap(KNOWS, width)]


def _judged(match: Match, number: int, seat: int, move: Judged) -> str:
    words = words_of(match, number, seat, move.action).rstrip(".")
    return f"{words} (wins {move.win_chance:.0%}, expected place {move.expected_place:.2f})."


# for machines


def summary(match: Match, budget: Budget, verdicts: Sequence[Verdict]) -> Json:
    return {
        "game": match.game.name,
        "names": list(match.names),
        "over": match.over,
        "simulations": budget.simulations,
        "seconds": budget.seconds,
        "knows": KNOWS,
        "decisions": [_as_json(match, found) for found in verdicts],
        "swings": [found.number for found in swings_of(verdicts)],
    }


def _as_json(match: Match, found: Verdict) -> Json:
    return {
        "number": found.number,
        "seat": found.seat,
        "chances": [round(chance, 4) for chance in found.chances],
        "played": _move_as_json(match, found.number, found.seat, found.played),
        "best": _move_as_json(match, found.number, found.seat, found.best),
        "loss": round(found.loss, 4),
        "error": round(found.error, 4),
        "swing": found.swing,
    }


def _move_as_json(match: Match, number: int, seat: int, move: Judged) -> Json:
    return {
        "move": match.game.notation.words_of(match.edition, move.action),
        "text": words_of(match, number, seat, move.action),
        "wins": round(move.win_chance, 4),
        "place": round(move.expected_place, 3),
        "simulations": move.visits,
    }
