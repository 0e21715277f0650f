"""@rule: two speeds from one source, and a cache that a changed source can't fool."""

import os
import sys
import time
from pathlib import Path

import pytest

from watershed.kernel import rule as rules

from ..processes import run

RULE = "from watershed.kernel.rule import rule\n{imports}@rule\ndef {name}(x: int) -> int:\n    return {body}\n"
TWO_FILES = {
    "watershed/__init__.py": "",
    "watershed/games/__init__.py": "",
    "watershed/games/toy/__init__.py": "",
    "watershed/games/toy/names.py": "STEP = 1\n",
    "watershed/games/toy/low.py": RULE.format(imports="from .names import STEP\n", name="low", body="x + STEP"),
    "watershed/games/toy/high.py": RULE.format(imports="from .low import low\n", name="high", body="10 * low(x)"),
}


@pytest.fixture
def toy(tmp_path):
    """A separate package, with our kernel and a game of two rules."""
    kernel = Path(rules.__file__).parent
    for name, text in TWO_FILES.items():
        file = tmp_path / name
        file.parent.mkdir(parents=True, exist_ok=True)
        file.write_text(text, encoding="utf-8")
    (tmp_path / "watershed/kernel").mkdir()
    for name in ("__init__.py", "cache.py", "keeping.py", "rule.py"):
        (tmp_path / "watershed/kernel" / name).write_bytes((kernel / name).read_bytes())
    return tmp_path


def called(toy, code="", **settings):
    env = {**os.environ, "PYTHONPATH": str(toy), "WATERSHED_CACHE": str(toy / "cache"), **settings}
    return run(sys.executable, "-c", code or CALL, cwd=toy, env=env)


def answer(toy, code, **settings):
    done = called(toy, code, **settings)
    return done.stdout.strip() or done.stderr.strip().splitlines()[-1]


COMPILED = (
    "from watershed.games.toy.high import high; from watershed.kernel.rule import compiling, native; seen = []\n"
    "with compiling(lambda done, total: seen.append((done, total))): native(high)(1)\n"
    "print(seen)"
)
CALL = "from watershed.games.toy.high import high; from watershed.kernel.rule import native; print(native(high)(1))"


def kept(toy):
    """How many functions the cache holds."""
    return len(list((toy / "cache").rglob("*.nbi")))


def edit(toy, name, old, new):
    file = toy / "watershed/games/toy" / name
    text = file.read_text(encoding="utf-8")
    assert old in text
    file.write_text(text.replace(old, new), encoding="utf-8")


@pytest.mark.parametrize(
    ("name", "old", "new"),
    [("low.py", "x + STEP", "x + STEP + 1"), ("names.py", "STEP = 1", "STEP = 2")],
    ids=["a rule", "a number that a rule reads"],
)
def test_a_change_in_another_file_is_not_missed(toy, name, old, new):
    assert answer(toy, CALL) == "20"
    assert kept(toy) == 2
    edit(toy, name, old, new)
    assert answer(toy, CALL) == "30"
    assert kept(toy) == 4


@pytest.mark.parametrize(
    ("name", "old", "new"),
    [
        ("low.py", "@rule", "# why it is so\n\n@rule"),
        ("low.py", "    return", '    """What it does."""\n    return'),
        ("names.py", "STEP = 1", "STEP = 1\nWORDS = 'of which no rule reads a letter'"),
    ],
    ids=["a comment", "a docstring", "a sentence"],
)
def test_what_is_not_compiled_recompiles_nothing(toy, name, old, new):
    assert answer(toy, CALL) == "20"
    edit(toy, name, old, new)
    assert answer(toy, COMPILED) == "[]"
    assert kept(toy) == 2


def test_a_rule_that_reads_something_changing_is_refused(toy):
    edit(toy, "names.py", "STEP = 1", "STEP = {}")
    assert "not a number, a name or a rule" in answer(toy, CALL)


def test_a_numba_setting_has_a_cache_of_its_own(toy):
    assert answer(toy, CALL) == answer(toy, CALL, NUMBA_BOUNDSCHECK="1") == "20"
    assert kept(toy) == 4


def test_what_nobody_has_used_for_a_month_is_forgotten(toy):
    (toy / "cache/rules").mkdir(parents=True)
    for name, days in (("old.nbi", 40), ("young.nbi", 5)):
        file = toy / "cache/rules" / name
        file.write_bytes(b"")
        os.utime(file, (time.time() - days * 86400,) * 2)
    answer(toy, CALL)
    assert not (toy / "cache/rules/old.nbi").exists()
    assert (toy / "cache/rules/young.nbi").exists()


def test_both_speeds_live_in_one_process(toy):
    code = CALL + "; print(type(high).__name__, type(native(high)).__name__)"
    assert answer(toy, code, WATERSHED_RULES="interpreted").split() == ["20", "function", "CPUDispatcher"]
    assert answer(toy, code, WATERSHED_RULES="compiled").split() == ["20", "CPUDispatcher", "CPUDispatcher"]


def test_an_unknown_speed_is_refused(toy):
    assert "interpreted or compiled" in answer(toy, CALL, WATERSHED_RULES="fast")


def test_compiling_reports_its_progress_once(toy):
    assert answer(toy, COMPILED) == "[(1, 2), (2, 2)]"
    assert answer(toy, COMPILED) == "[]", "from the cache nothing is compiled"


def damaged(kind, good):
    """What a file of the cache can become."""
    return {"empty": b"", "cut": good[: len(good) // 2], "zeros": bytes(len(good)), "text": b"no rule\n" * 50}[kind]


@pytest.mark.parametrize("ending", ["nbi", "nbc"])
@pytest.mark.parametrize("damage", ["empty", "cut", "zeros", "text"])
def test_a_damaged_file_is_compiled_again(toy, damage, ending):
    assert answer(toy, CALL) == "20"
    for file in (toy / "cache").rglob(f"*.{ending}"):
        file.write_bytes(damaged(damage, file.read_bytes()))
    assert answer(toy, COMPILED) == "[(1, 2), (2, 2)]"
    assert answer(toy, CALL) == "20"
    assert answer(toy, COMPILED) == "[]", "it was kept again"


def test_one_wrong_bit_never_runs(toy):
    """Machine code that was changed could do anything, and would unpickle."""
    assert answer(toy, CALL) == "20"
    for file in (toy / "cache").rglob("*.nbc"):
        code = bytearray(file.read_bytes())
        code[len(code) // 2] ^= 1
        file.write_bytes(code)
    assert answer(toy, CALL) == "20"
    assert answer(toy, COMPILED) == "[]"


@pytest.mark.parametrize("ending", ["nbi", "nbc"])
def test_a_folder_in_the_place_of_a_file(toy, ending):
    """It can be neither read nor replaced."""
    assert answer(toy, CALL) == "20"
    for file in (toy / "cache").rglob(f"*.{ending}"):
        file.unlink()
        (file / "full").mkdir(parents=True)
    done = called(toy)
    assert (done.stdout, done.stderr.count("can't be kept"), "Traceback" in done.stderr) == ("20\n", 1, False)


@pytest.mark.parametrize("folder", ["names", "/proc/x", "/dev/null", "x" * 5_000], ids=lambda folder: folder[:9])
def test_without_a_place_for_them_rules_are_compiled(toy, folder):
    (toy / "names").write_text("a file", encoding="utf-8")
    done = called(toy, WATERSHED_CACHE=folder)
    assert (done.returncode, done.stdout) == (0, "20\n")
    assert done.stderr.startswith("watershed: Compiled rules can't be kept in ")
    assert done.stderr.count("\n") == 1, "said once for all rules"


def test_a_full_disk_is_no_error(toy):
    """What is written fails, and the folder is there."""
    full = "import builtins, errno, io; real = builtins.open\n"
    full += "def none_left(file, mode='r', *more):\n"
    full += "    if 'w' in mode and '.nb' in str(file): raise OSError(errno.ENOSPC, 'No space left on device')\n"
    full += "    return real(file, mode, *more)\n"
    full += "builtins.open = none_left\n"
    done = called(toy, full + CALL)
    assert (done.returncode, done.stdout) == (0, "20\n")
    assert done.stderr.endswith(": No space left on device. They will be compiled again each time.\n")
    assert kept(toy) == 0


WIDTHS = """
import numpy as np
from watershed.kernel.rule import native, rule

@rule
def low(x: int, y: int = 2) -> int:
    return x + y

@rule
def high(row) -> int:
    total = 0
    for at in range(row[0]):
        total += low(at) + low(row[1], 3) + low(3, y=row[1])
    return total
"""


def test_a_rule_is_compiled_once_for_numbers_of_any_width(toy):
    """A field, the variable of a loop and a number in the code are of different widths to the compiler."""
    (toy / "watershed/games/toy/widths.py").write_text(WIDTHS, encoding="utf-8")
    code = "from watershed.games.toy.widths import *; print(native(high)(np.array([2, 5], np.int16)), {})"
    assert answer(toy, code.format("high(np.array([2, 5], np.int16))")) == "37 37"
    assert answer(toy, code.format("len(native(low).signatures) <= 2")) == "37 True", "with and without a default"


INLINES = (
    "from watershed.games.toy.rules import high; from watershed.kernel.rule import native\n"
    "print(bool(native(high).targetoptions['forceinline']), native(high)(1))"
)


def test_a_room_says_how_small_a_rule_has_to_be_to_be_inlined(toy):
    """It is compiled again then, although no rule has changed."""
    file = toy / "watershed/games/toy/rules.py"
    file.write_text(TWO_FILES["watershed/games/toy/high.py"], encoding="utf-8")
    assert answer(toy, INLINES) == "True 20"
    edit(toy, "names.py", "STEP = 1", "STEP, INLINED = 1, 4")
    assert answer(toy, INLINES) == "False 20"
    assert kept(toy) == 3
