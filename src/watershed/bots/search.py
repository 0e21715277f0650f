"""Search: information-set Monte-Carlo tree search for any number of seats, compiled or interpreted, for every game.

One simulation deals again what the seat may not know, goes down the tree by what looked good so far, plays on by
the rollout policy, and adds each mover's reward to every node on its way. A move that hasn't been tried is judged by
the table it leads to. The arithmetic is sums, products, quotients and square roots only, which are the same on every
machine.
"""

from __future__ import annotations

from math import sqrt
from typing import Any

from watershed.kernel.contract import apply, asked, evaluate, legal, redeal
from watershed.kernel.luck import Luck, below, draw
from watershed.kernel.record import Records
from watershed.kernel.rule import rule
from watershed.kit.bot import SearchParameters

from .choose import NOW, SEEN, TRIED, hold
from .rollout import judge
from .scratch import Scratch
from .tree import NONE, ROOT, Tree, add, child_by

DEEPEST = 64  # nodes on one way through the tree


@rule
def simulate(
    book: Any,
    tables: Records,
    tree: Tree,
    seat: int,
    seats: int,
    times: int,
    only: int,
    luck: Luck,
    scratch: Scratch,
    how: SearchParameters,
) -> None:
    """Run simulations for a seat from tables[NOW]. All begin with the action `only`; with any action if it is -1."""
    for _ in range(times):
        tables[SEEN] = tables[NOW]
        redeal(book, tables[SEEN], seat, draw(luck))
        depth = descend(book, tables, tree, seat, only, luck, scratch, how)
        judge(book, tables, seats, luck, scratch, how)
        tell(tree, scratch, depth)
        for each in range(seats):
            scratch.win_shares[each] += scratch.wins[each]


@rule
def descend(
    book: Any, tables: Records, tree: Tree, seat: int, only: int, luck: Luck, scratch: Scratch, how: SearchParameters
) -> int:
    """Go down the known part of the tree, playing on tables[SEEN], and return the depth. The seat that searches comes
    first, even if others are waiting with it: their answers don't depend on its own."""
    node = ROOT
    depth = 0
    scratch.path[0] = ROOT
    mover = seat
    while mover >= 0 and depth + 1 < DEEPEST and (depth == 0 or tree.visits[node] >= how.patience):
        count = line_up(book, tables, tree, node, mover, scratch, how)
        if depth == 0 and only >= 0:
            node = child_by(tree, ROOT, seat, only)
        else:
            node = pick(tree, node, count, luck, scratch, how)
        if node == NONE:
            return depth
        apply(book, tables[SEEN], mover, int(tree.action[node]))
        depth += 1
        scratch.path[depth] = node
        mover = asked(book, tables[SEEN])
    return depth


@rule
def line_up(
    book: Any, tables: Records, tree: Tree, node: int, mover: int, scratch: Scratch, how: SearchParameters
) -> int:
    """Find the children for the legal actions, add those that are missing, and return how many are legal."""
    count = legal(book, tables[SEEN], mover, scratch.out)
    before = NONE
    child = int(tree.first[node])
    fresh = child == NONE
    for at in range(count):
        action = int(scratch.out[at])
        while child and (tree.action[child] < action or (tree.action[child] == action and tree.mover[child] != mover)):
            before = child
            child = int(tree.next[child])
        if child and tree.action[child] == action:
            found = child
            child = int(tree.next[child])
        else:
            found = meet(book, tables, tree, node, before, action, mover, how)
        if found:
            tree.available[found] += 1
            before = found
        scratch.row[at] = found
    if fresh:
        weigh_all(tree, node, how)
    return count


@rule
def meet(
    book: Any, tables: Records, tree: Tree, node: int, before: int, action: int, mover: int, how: SearchParameters
) -> int:
    """Add a child for a move, weighed by the table it leads to; NONE if there is no room."""
    if tree.used[0] == len(tree.first):
        return NONE
    judged = first_sight(book, tables, action, mover)
    if tree.promised[node] > 0.0:
        weight = weigh(judged, int(tree.best[node]), how)
        tree.promised[node] += weight
        return add(tree, node, before, action, mover, weight)
    if before == NONE or judged > tree.best[node]:
        tree.best[node] = judged
    return add(tree, node, before, action, mover, float(judged))


@rule
def first_sight(book: Any, tables: Records, action: int, mover: int) -> int:
    """The evaluation of the table that a move leads to."""
    tables[TRIED] = tables[SEEN]
    hold(book, tables[TRIED])
    apply(book, tables[TRIED], mover, action)
    return int(evaluate(book, tables[TRIED], mover))


@rule
def weigh(judged: int, best: int, how: SearchParameters) -> float:
    """The prior weight of a move: 1 for the best, less for the others."""
    part = how.scale / (how.scale + max(0, best - judged))
    return part * part


@rule
def weigh_all(tree: Tree, node: int, how: SearchParameters) -> None:
    """Turn the evaluations of a node's first children into weights."""
    total = 0.0
    child = int(tree.first[node])
    while child:
        weight = weigh(int(tree.weight[child]), int(tree.best[node]), how)
        tree.weight[child] = weight
        total += weight
        child = int(tree.next[child])
    tree.promised[node] = total


@rule
def weigh_again(
    book: Any, tables: Records, tree: Tree, seat: int, luck: Luck, scratch: Scratch, how: SearchParameters
) -> None:
    """Weigh the moves from the root again. A kept tree saw them on tables with other cards than have come since."""
    tables[SEEN] = tables[NOW]
    redeal(book, tables[SEEN], seat, draw(luck))
    count = line_up(book, tables, tree, ROOT, seat, scratch, how)
    for at in range(count):
        judged = first_sight(book, tables, int(scratch.out[at]), seat)
        tree.weight[scratch.row[at]] = judged
        if at == 0 or judged > tree.best[ROOT]:
            tree.best[ROOT] = judged
    tree.promised[ROOT] = 0.0
    for at in range(count):
        weight = weigh(int(tree.weight[scratch.row[at]]), int(tree.best[ROOT]), how)
        tree.weight[scratch.row[at]] = weight
        tree.promised[ROOT] += weight


@rule
def pick(tree: Tree, node: int, count: int, luck: Luck, scratch: Scratch, how: SearchParameters) -> int:
    """The child that looks best, by its reward so far and its prior weight; any of those that look the same. If it were
    the first of them, bots would prefer the part of a board that has the lower numbers.
    """
    visits = 0
    reward = 0.0
    for at in range(count):
        child = int(scratch.row[at])
        visits += int(tree.visits[child])
        reward += float(tree.reward[child])
    usual = (reward / visits if visits else 0.5) - how.doubt
    chosen = NONE
    most = 0.0
    equal = 0
    for at in range(count):
        child = int(scratch.row[at])
        if child == NONE:
            continue
        tried = int(tree.visits[child])
        brought = tree.reward[child] / tried if tried else usual
        promise = tree.weight[child] / tree.promised[node] * sqrt(float(tree.available[child])) / (1 + tried)
        looks = brought + how.curiosity * promise
        if chosen != NONE and looks < most:
            continue
        equal = equal + 1 if looks == most else 1
        if equal == 1 or below(luck, equal) == 0:
            most = looks
            chosen = child
    return chosen


@rule
def tell(tree: Tree, scratch: Scratch, depth: int) -> None:
    """Add the rewards of one simulation to every node on its way."""
    tree.visits[ROOT] += 1
    for at in range(1, depth + 1):
        node = int(scratch.path[at])
        mover = int(tree.mover[node])
        tree.visits[node] += 1
        tree.reward[node] += scratch.reward[mover]
        tree.places[node] += scratch.places[mover]
        tree.wins[node] += scratch.wins[mover]
