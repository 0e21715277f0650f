"""Commands where compiled rules can't be kept: they say so once, and play. A folder that somebody chose is refused."""

from __future__ import annotations

import os
import sys
from pathlib import Path

import pytest

from ..processes import run

PROGRAM = [sys.executable, "-W", "error", "-m", "watershed"]
PLAYED = ["simulate", "sealed", "--games", "2", "--bots", "random", "--workers", "1"]


@pytest.fixture
def file(tmp_path: Path) -> Path:
    found = tmp_path / "a file"
    found.write_text("and no folder", encoding="utf-8")
    return found


@pytest.mark.parametrize("args", [PLAYED, ["games"], ["serve", "--port", "0"]], ids=lambda args: args[0])
@pytest.mark.parametrize("folder", ["FILE", "/proc/x", "/dev/null", "x" * 5_000], ids=lambda folder: folder[:9])
def test_a_folder_that_was_chosen_and_cannot_be_used(args: list[str], folder: str, file: Path) -> None:
    done = run(*PROGRAM, *args, env=os.environ | {"WATERSHED_CACHE": folder.replace("FILE", str(file))})
    assert (done.returncode, done.stdout, done.stderr.count("\n")) == (2, "", 1)
    assert done.stderr.startswith("watershed: WATERSHED_CACHE can't be used: nothing can be kept in ")
    assert len(done.stderr) < 500


def test_rules_that_cannot_be_kept_are_compiled_all_the_same(file: Path) -> None:
    env = os.environ | {"WATERSHED_CACHE": "", "XDG_CACHE_HOME": str(file)}
    done = run(*PROGRAM, *PLAYED, env=env)
    assert (done.returncode, "Traceback" in done.stderr) == (0, False), done.stderr
    warnings = [line for line in done.stderr.splitlines() if "can't be kept" in line]
    assert warnings == [
        f"watershed: Compiled rules can't be kept in {file}/watershed/rules: Not a directory. "
        "They will be compiled again each time."
    ]
    assert "2 games" in done.stdout
