"""A search that keeps its tree from move to move. It thinks in small portions, so it can be stopped."""

from __future__ import annotations

import time
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from math import inf
from typing import Any, NamedTuple

import numpy as np

from watershed.kernel.luck import WORDS, sow
from watershed.kernel.record import Faces, blank, lay_open, overwrite
from watershed.kernel.rule import Progress, announce, bind, compiling, native
from watershed.kit.bot import SearchParameters
from watershed.kit.game import Edition, Game

from .bindings import bindings, parameters_for
from .choose import NOW, TABLES
from .scratch import Scratch
from .search import DEEPEST, simulate, weigh_again
from .tree import NONE, ROOT, child_by, clear, new_tree, replant

ROOM = 1 << 18  # nodes; about 15 MB
PORTION = 128  # simulations between two looks at the clock: about ten milliseconds
LOOK = 4 * PORTION  # simulations between two looks at whether the choice is made
MOST_SEATS = 16

Stop = Callable[[], bool]
Step = tuple[int, int]  # a seat, and the action it took


@dataclass(frozen=True)
class Budget:
    """How long a search thinks: a number of simulations, of seconds, or of both, whichever ends first."""

    simulations: int | None = None
    seconds: float | None = None

    def __post_init__(self) -> None:
        if self.simulations is None and self.seconds is None:
            raise ValueError("A budget needs a number of simulations or of seconds.")

    def part(self, share: float) -> Budget:
        """That share of it."""
        simulations = None if self.simulations is None else max(1, round(self.simulations * share))
        return Budget(simulations, None if self.seconds is None else self.seconds * share)

    def left(self, done: int, took: float) -> float:
        """How many simulations are left, if the speed stays the same."""
        by_number = inf if self.simulations is None else self.simulations - done
        by_time = inf if self.seconds is None else (self.seconds / took - 1) * done
        return min(by_number, by_time)


class Judged(NamedTuple):
    """A move as the search sees it."""

    action: int
    visits: int  # simulations that tried it
    expected_place: float
    win_chance: float
    reward: float  # what the search looks for: place, win and lead in one number from 0 to 1


class Searcher:
    """A search about one table at a time, for the seat that decides there."""

    def __init__(
        self,
        game: Game,
        seed: int,
        parameters: SearchParameters | None = None,
        room: int = ROOM,
        *,
        compiled: bool = True,
    ) -> None:
        self._game, self._parameters, self._compiled = game, parameters or parameters_for(game), compiled
        self._simulate = bind(simulate, bindings(game), compiled=compiled)
        self._weigh_again = bind(weigh_again, bindings(game), compiled=compiled)
        self._rules = game.rules.compiled() if compiled else game.rules
        self._clear = native(clear) if compiled else clear
        self._child_by = native(child_by) if compiled else child_by
        self._replant = native(replant) if compiled else replant
        self._records = blank(game.table, TABLES)
        self._tables: Any = self._records if compiled else Faces(game.table, self._records)
        self._tree, self._moved = new_tree(room), np.zeros(room, np.int32)
        self._luck = np.zeros(WORDS, np.int64)
        kinds = (np.int16, np.int16, *[np.float64] * 5)
        seats = (np.zeros(MOST_SEATS, kind) for kind in kinds)
        out, row = np.zeros(game.most_moves, np.int16), np.zeros(game.most_moves, np.int32)
        self._scratch = Scratch(out, row, np.zeros(DEEPEST, np.int32), *seats)
        self._seat, self._seats, self._book = -1, 0, None
        self._follows_up = False  # whether the seat has just decided, and decides again
        self._since = 0  # simulations whose shares of the win are summed up
        sow(self._luck, seed)

    def look(self, edition: Edition, table: bytes, seat: int, played: Sequence[Step] | None = None) -> None:
        """Turn to a table where a seat is to decide. `played` is every action since the last look, with its seat. The
        part of the tree below them is kept; without them the tree starts again.
        """
        root = ROOT if played is not None and self._may_follow(seat, played) else NONE
        self._follows_up = root == ROOT and len(played or ()) == 1
        for mover, action in played or ():
            root = int(self._child_by(self._tree, root, mover, action)) if root else NONE
        if root == NONE:
            self._clear(self._tree)
        elif root != ROOT:
            self._replant(self._tree, root, self._moved)
        overwrite(self._records[NOW : NOW + 1], table)
        self._seat = seat
        self._reset_counts()
        self._book = lay_open(self._game.book, edition.records, compiled=self._compiled)
        self._scratch.ranks[:] = 0
        self._rules.ranks(self._book, self._tables[NOW], self._scratch.ranks)
        self._seats = int(np.count_nonzero(self._scratch.ranks))
        if self._tree.visits[ROOT]:
            self._weigh_again(self._book, self._tables, self._tree, seat, self._luck, self._scratch, self._parameters)

    def _may_follow(self, seat: int, played: Sequence[Step]) -> bool:
        """Whether the seat may know what was played: in a game with secrets, another seat's answer can be one."""
        return seat == self._seat and (not self._game.secrets or all(mover == seat for mover, _ in played))

    def legal(self) -> list[int]:
        """The legal actions of the seat."""
        count = self._rules.legal(self._book, self._tables[NOW], self._seat, self._scratch.out)
        return [int(action) for action in self._scratch.out[:count]]

    def _reset_counts(self) -> None:
        self._scratch.win_shares[:] = 0.0
        self._since = 0

    def chances(self) -> tuple[float, ...]:
        """Each seat's chance to win, by the simulations since the last look, or of the last `try_out`."""
        return tuple(float(won) / max(1, self._since) for won in self._scratch.win_shares[: self._seats])

    def try_out(self, action: int, times: int, stop: Stop | None = None) -> Judged:
        """Run simulations that begin with one action, and judge it by these alone."""
        before = self._sums(action)
        self._reset_counts()
        self.think(Budget(times), stop, only=action)
        after = self._sums(action)
        visits, *sums = (now - then for now, then in zip(after, before, strict=True))
        return Judged(action, int(visits), *(total / max(1.0, visits) for total in sums))

    def _sums(self, action: int) -> tuple[float, float, float, float]:
        tree, child = self._tree, int(self._child_by(self._tree, ROOT, self._seat, action))
        if child == NONE:
            return 0.0, 0.0, 0.0, 0.0
        visits, places, wins, reward = (float(row[child]) for row in (tree.visits, tree.places, tree.wins, tree.reward))
        return visits, places, wins, reward

    def think(self, budget: Budget, stop: Stop | None = None, *, only: int = -1, decide: bool = False) -> int:
        """Simulate until the budget is spent or `stop` says so, at least one portion, and return how many simulations
        that were. With `only` every simulation begins with that action. With `decide` it ends as soon as the rest can't
        change the choice.
        """
        done, began = 0, time.perf_counter()
        most = budget.simulations
        while most is None or done < most:
            times = PORTION if most is None else min(PORTION, most - done)
            self._simulate(
                self._book, self._tables, self._tree, self._seat, self._seats, times, only, self._luck,
                self._scratch, self._parameters,
            )  # fmt: skip
            done += times
            self._since += times
            took = time.perf_counter() - began
            if budget.seconds is not None and took >= budget.seconds:
                break
            if stop is not None and stop():
                break
            if decide and done % LOOK == 0 and self._lead() > budget.left(done, took):
                break
        return done

    def _lead(self) -> int:
        """By how many simulations the best move is ahead of the next."""
        best = self.judged()[:2]
        return best[0].visits - (best[1].visits if len(best) > 1 else 0)

    def judged(self) -> list[Judged]:
        """The moves it has tried, the best first: the best move is the one that was tried most."""
        tree, found = self._tree, []
        legal = set(self.legal())
        child = int(tree.first[ROOT])
        while child:
            visits = int(tree.visits[child])
            if visits and int(tree.action[child]) in legal and tree.mover[child] == self._seat:
                means = (float(sums[child]) / visits for sums in (tree.places, tree.wins, tree.reward))
                found.append(Judged(int(tree.action[child]), visits, *means))
            child = int(tree.next[child])
        return sorted(found, key=lambda move: (-move.visits, -move.reward, move.action))

    def choose(self, budget: Budget, stop: Stop | None = None) -> int:
        """The move it plays. A single move is played at once, any other as soon as it is sure to be chosen."""
        legal = self.legal()
        if len(legal) == 1:
            return legal[0]
        self.think(budget.part(self._parameters.follow_up) if self._follows_up else budget, stop, decide=True)
        return self.judged()[0].action


def warm_up(game: Game, edition: Edition, table: bytes, seat: int, report: Progress = announce) -> None:
    """Compile what a search needs, or load it from the cache. A cold start takes a minute, so `report` is called."""
    searcher = Searcher(game, 0, room=2 * game.most_moves)
    with compiling(report):
        searcher.look(edition, table, seat)
        searcher.think(Budget(1))
        searcher.look(edition, table, seat, [(seat, searcher.judged()[0].action)])
