"""Every rule compiles for a GPU. It needs none."""

import re
import sys

import pytest

import watershed as ws
from watershed.bots.bindings import bindings
from watershed.bots.playout import play_out
from watershed.bots.search import simulate
from watershed.kernel.rule import COMPILED, RULES, STUBS, bound_to, names_in, plain
from watershed.kit.game import game
from watershed.lab.gpu import kernel_ptx

pytestmark = [
    pytest.mark.skipif(COMPILED, reason="PTX is the same whatever the speed of the other tests"),
    pytest.mark.skipif(sys.platform == "darwin", reason="numba-cuda isn't made for Macs"),
]


@pytest.mark.parametrize("name", ws.games())
def test_every_rule_compiles_to_ptx(name):
    found = game(name)
    text = kernel_ptx(found, found.open_book(None), optimised=False)
    assert re.search(r"^\.version 9\.0$", text, re.MULTILINE)
    assert len(re.findall(r"\.visible \.entry", text)) == 1
    assert ".extern .func" not in text.replace("vprintf", ""), "a rule calls something that is not there on a GPU"


def reached_from(found, *starts):
    """All rules that these lead to, with the stubs bound to a game."""
    bound = tuple(bindings(found).items())
    reached, todo = set(), [plain(rule) for rule in starts]
    while todo:
        function = bound_to(todo.pop(), bound)
        if function in reached:
            continue
        reached.add(function)
        callees = (plain(function.__globals__.get(callee)) for callee in names_in(function.__code__))
        todo.extend(callee for callee in callees if callable(callee) and (callee in RULES or callee in STUBS))
    return reached


@pytest.mark.parametrize("name", ws.games())
def test_the_kernel_reaches_every_rule(name):
    """A rule that no game can reach is dead, or missing from the GPU's kernel. Only the search uses a rollout policy,
    and it doesn't run on the GPU.
    """
    found = game(name)
    own = {rule for rule in RULES if rule.__module__.startswith(f"{found.package}.")}
    missing = own - reached_from(found, *found.rules, play_out)
    searched = missing & reached_from(found, simulate)
    assert {rule.__qualname__ for rule in missing - searched} <= {"is_uncovered"}, "only words and view may use these"
    assert all(rule.__module__.startswith(f"{found.package}.bot") for rule in searched)
