"""The search beside OpenSpiel's: simulations to the end of the game per CPU-second, on one core.

python bench/search.py            prints the table
python bench/search.py --json F   writes it as JSON too

The peer is OpenSpiel's MCTS in C++ with one random rollout per simulation. Of its games that we tried, none has several
seats and about 120 to 140 moves. Quoridor for three stops with an error inside a search. Chinese checkers takes 1,200
moves, and card games for four take 60 to 80. So we compare with two games of two seats; lengths are from ten random
games. Go on 9x9 has nearly as many moves (118, with 34 choices each), and OpenSpiel is fast at it. Backgammon has luck
between the decisions, as Flow has (95 decisions and as many rolls, 24 choices each). Flow at four seats has 141 moves
of 12 choices between random players and 122 of 17 between greedy ones. Every simulation deals its deck again. The
search's rollouts follow the policy; a row with random moves compares like with like.
"""

from __future__ import annotations

import argparse
import time
from collections.abc import Callable
from pathlib import Path

from rich.console import Console
from rows import Row, print_rows, write_rows

import watershed as ws
from watershed.bots.searcher import Budget, Searcher
from watershed.kernel.rule import compiling
from watershed.kit.bot import SearchParameters

LEAST, TIMES = 20_000, 2.4  # the targets: simulations a second on a quiet core, and times the first peer's
PEERS = {"go(board_size=9)": "go 9x9", "backgammon": "backgammon"}


def best_rate(work: Callable[[int], object], times: int) -> float:
    """The best of three, in simulations per CPU-second."""
    best = 0.0
    for _ in range(3):
        started = time.process_time()
        work(times)
        best = max(best, times / (time.process_time() - started))
    return best


def flow_rate(parameters: SearchParameters, times: int = 10_000) -> float:
    """From the opening of a game of four, with a fresh tree each time."""
    match = ws.Match.start("flow", 4, seed=3)
    searcher = Searcher(match.game, 1, parameters)

    def work(count: int) -> None:
        searcher.look(match.edition, match.table_bytes, match.to_move or 0)
        searcher.think(Budget(count))

    with compiling():
        work(1)
    return best_rate(work, times)


def openspiel_rate(name: str, times: int = 2_000) -> float:
    """OpenSpiel's own search from the opening of one of its games."""
    import pyspiel

    game = pyspiel.load_game(name)
    opening = game.new_initial_state()
    while opening.is_chance_node():
        opening.apply_action(opening.chance_outcomes()[0][0])

    def work(count: int) -> None:
        evaluator = pyspiel.RandomRolloutEvaluator(1, 1)
        pyspiel.MCTSBot(game, evaluator, 1.4, count, 1000, False, 1, False).mcts_search(opening)

    return best_rate(work, times)


def measure() -> list[Row]:
    """All rows of the search; the peer's only if it is installed."""
    whole = flow_rate(SearchParameters())
    found = [
        Row("search, flow at 4 seats, rollouts by policy to the end", whole, "sim/s", f"{LEAST:,}", whole >= LEAST),
        Row("search, flow at 4 seats, random playouts to the end", flow_rate(SearchParameters(trust=0)), "sim/s"),
        Row("search, flow at 4 seats, playouts cut after 12 moves", flow_rate(SearchParameters(plies=12)), "sim/s"),
    ]
    try:
        import pyspiel  # noqa: F401
    except ImportError:
        return found
    peers = [Row(f"OpenSpiel MCTS, {PEERS[name]}", openspiel_rate(name), "sim/s") for name in PEERS]
    ratio = whole / peers[0].value
    return [*found, *peers, Row("ratio of the first row to go 9x9", ratio, "x", f"{TIMES}", ratio >= TIMES)]


def main() -> None:
    parser = argparse.ArgumentParser(description="The search beside OpenSpiel's.")
    parser.add_argument("--json", type=Path, help="write the rows to this file")
    arguments = parser.parse_args()
    rows = measure()
    print_rows("Watershed's search", rows, Console(width=120))
    if arguments.json:
        write_rows(rows, arguments.json)


if __name__ == "__main__":
    main()
