"""Every rule cites the number of its sentence, and the number is in the rulebook."""

import inspect
import re

import pytest

import watershed as ws
from watershed.kernel.rule import RULES
from watershed.kit.game import game

from .games.papers import sentences

NUMBER = re.compile(r"\d+\.\d+")


def cited(docstring: str) -> list[str]:
    """The numbers a docstring begins with: `7.2 to 7.4`, `14.3, 4.10`."""
    head = re.match(r"[\d., to]+", docstring)
    return NUMBER.findall(head.group()) if head else []


@pytest.mark.parametrize("name", ws.games())
def test_every_rule_cites_a_sentence(name):
    game(name)
    numbers = sentences(name)
    own = [rule for rule in RULES if rule.__module__.startswith(f"{game(name).package}.rules.")]
    assert len(own) > 20
    for rule in own:
        found = cited(inspect.getdoc(rule) or "")
        assert found, f"{rule.__qualname__} cites no sentence"
        assert set(found) <= numbers, f"{rule.__qualname__} cites {found}"


@pytest.mark.parametrize("name", ws.games())
def test_every_sentence_is_carried_out_somewhere(name):
    """Each number is cited by a rule, or is about words and secrets rather than about doing something."""
    game(name)
    text = "\n".join(path.read_text(encoding="utf-8") for path in sorted(game(name).room.rglob("*.py")))
    about = re.compile(r"(\d+)\.(\d+) to \1\.(\d+)")
    spans = {f"{c}.{n}" for c, a, b in about.findall(text) for n in range(int(a), int(b) + 1)}
    missing = sentences(name) - set(NUMBER.findall(text)) - spans
    assert not missing, f"no code speaks of {sorted(missing)}"


@pytest.mark.parametrize("name", ws.games())
def test_messages_cite_sentences(name):
    """Every number that a message, a refusal or a note cites is in the rulebook."""
    numbers = sentences(name)
    for file in (path for path in game(name).room.glob("*.py") if path.stem in ("messages", "refusals", "preview")):
        for number in re.findall(r'"(\d+\.\d+)"', file.read_text(encoding="utf-8")):
            assert number in numbers, f"{file.name} cites {number}"
