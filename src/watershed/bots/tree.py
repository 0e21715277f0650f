"""The tree that a search grows: nodes in flat arrays, so that rules can walk it.

A node is a way to play on from the root: a chain of actions, each with its seat. Cards and dice on the way aren't part
of it, because every simulation deals the hidden things again. Children are linked in the order of their actions, as
`legal` writes them. Node 0 means no node.
"""

from __future__ import annotations

from typing import Any, NamedTuple

import numpy as np

from watershed.kernel.rule import rule

NONE, ROOT = 0, 1

Numbers = np.ndarray[Any, np.dtype[Any]]


class Tree(NamedTuple):
    """Arrays with one entry per node, except `used`."""

    used: Numbers  # its single entry: the nodes in use, node 0 included
    first: Numbers  # the first child
    next: Numbers  # the next child of the same parent
    action: Numbers  # what was played into it
    mover: Numbers  # by whom
    visits: Numbers  # simulations that went through it
    available: Numbers  # simulations that could have gone through it
    reward: Numbers  # what these visits brought to the mover, summed up
    places: Numbers  # the mover's places, summed up
    wins: Numbers  # the mover's shares of first places, summed up
    weight: Numbers  # how much it promises at first sight: 1 for the best of its parent's children
    promised: Numbers  # the weights of its children, summed up
    best: Numbers  # how good the best of its children looked at first sight


def new_tree(room: int) -> Tree:
    """A tree with only a root, and room for that many nodes."""
    whole, real = np.int32, np.float64
    kinds = (whole, whole, np.int16, np.int16, whole, whole, real, real, real, real, real, np.int64)
    tree = Tree(np.zeros(1, np.int64), *(np.zeros(room, kind) for kind in kinds))
    clear(tree)
    return tree


@rule
def clear(tree: Tree) -> None:
    """Remove everything but an empty root."""
    tree.used[0] = ROOT
    add(tree, NONE, NONE, 0, 0, 0.0)


@rule
def add(tree: Tree, parent: int, before: int, action: int, mover: int, weight: float) -> int:
    """Add a child after the child `before`, or as the first; NONE if there is no room."""
    node = int(tree.used[0])
    if node == len(tree.first):
        return NONE
    tree.used[0] += 1
    tree.first[node] = NONE
    tree.action[node] = action
    tree.mover[node] = mover
    tree.visits[node] = 0
    tree.available[node] = 0
    tree.reward[node] = 0.0
    tree.places[node] = 0.0
    tree.wins[node] = 0.0
    tree.weight[node] = weight
    tree.promised[node] = 0.0
    tree.best[node] = 0
    if before:
        tree.next[node] = tree.next[before]
        tree.next[before] = node
    else:
        tree.next[node] = tree.first[parent] if parent else NONE
        tree.first[parent] = node
    return node


@rule
def child_by(tree: Tree, node: int, mover: int, action: int) -> int:
    """The child by an action of a seat, or NONE."""
    child = int(tree.first[node])
    while child and (tree.action[child] != action or tree.mover[child] != mover):
        child = int(tree.next[child])
    return child


@rule
def replant(tree: Tree, root: int, moved: Numbers) -> None:
    """Make a node the root, move it and everything below it to the front, and forget the rest. Nodes come after their
    parents, so one walk in order finds everything that stays. `moved` is scratch with one entry per node.
    """
    last = int(tree.used[0])
    for node in range(root, last):
        moved[node] = 0
    moved[root] = ROOT
    tree.next[root] = NONE
    used = ROOT
    for node in range(root, last):
        if moved[node]:
            moved[node] = used
            used += 1
            child = int(tree.first[node])
            while child:
                moved[child] = ROOT
                child = int(tree.next[child])
    moved[NONE] = NONE
    for node in range(root, last):
        if moved[node]:
            move(tree, node, int(moved[node]), moved)
    tree.used[0] = used


@rule
def move(tree: Tree, old: int, new: int, moved: Numbers) -> None:
    """Write a node to its new place, with its new links."""
    tree.first[new] = moved[tree.first[old]]
    tree.next[new] = moved[tree.next[old]]
    tree.action[new] = tree.action[old]
    tree.mover[new] = tree.mover[old]
    tree.visits[new] = tree.visits[old]
    tree.available[new] = tree.available[old]
    tree.reward[new] = tree.reward[old]
    tree.places[new] = tree.places[old]
    tree.wins[new] = tree.wins[old]
    tree.weight[new] = tree.weight[old]
    tree.promised[new] = tree.promised[old]
    tree.best[new] = tree.best[old]
