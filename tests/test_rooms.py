"""A game lives in its own rooms. Nothing else names one, so adding a game touches nothing else."""

import re
from pathlib import Path

import pytest

import watershed
from watershed.kit.game import _packages

HOUSE = Path(watershed.__file__).parent
PLANNED = {"flow", "flooruler", "floods", "patchistory"}  # also before they are on the shelf
NAMES = PLANNED | {name for name, package in _packages().items() if package.startswith("watershed.games.")}
NAMED = re.compile(rf"(?<![A-Za-z0-9])({'|'.join(sorted(NAMES))})(?![A-Za-z0-9])", re.IGNORECASE)
LEFT_OUT = ("games", "__pycache__", "static")  # the rooms, what Python makes of them, and the built browser page


def outside() -> list[Path]:
    """Every file of the package but those of the games."""
    files = (path for path in HOUSE.rglob("*") if path.is_file())
    return sorted(path for path in files if not set(path.relative_to(HOUSE).parts) & set(LEFT_OUT))


def found_in(path: Path) -> list[str]:
    where = path.relative_to(HOUSE)
    lines = path.read_text(encoding="utf-8").splitlines()
    named = [f"{where}:{number}: {line.strip()}" for number, line in enumerate(lines, 1) if NAMED.search(line)]
    return ([f"{where}: the file's name"] if NAMED.search(str(where)) else []) + named


def test_nothing_outside_the_games_names_one():
    found = [line for path in outside() for line in found_in(path)]
    assert not found, "Outside games/ no game is named:\n" + "\n".join(found)


def test_every_package_is_looked_at():
    rooms = {path.relative_to(HOUSE).parts[0] for path in outside()}
    assert {"kernel", "kit", "match", "bots", "lab", "server", "terminal", "cli.py"} <= rooms
    assert len(outside()) > 100


@pytest.mark.parametrize(
    "text", ['Match.start("flow")', "watershed play flow", "Flow.", "# like Floods", "games_flow", "a flow-like game"]
)
def test_a_name_is_found(text):
    assert NAMED.search(text)


@pytest.mark.parametrize("text", ["overflow", "OverflowError", "flows", "flowing", "workflow", "reflow", "floodsgate"])
def test_a_longer_word_is_fine(text):
    assert not NAMED.search(text)
