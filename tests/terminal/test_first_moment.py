"""Ctrl-C while the package is being imported: it ends the command, and is left alone where the package is a library."""

from __future__ import annotations

import os
import sys
from pathlib import Path

import pytest

from ..processes import run

# Presses Ctrl-C when Python begins to look for a module.
PRESSING = """
import os, signal, sys

class Pressing:
    def find_spec(self, name, path=None, target=None):
        if name == os.environ.get("PRESS_AT"):
            signal.raise_signal(signal.SIGINT)

sys.meta_path.insert(0, Pressing())
"""
SCRIPT = """
import sys
from watershed.__main__ import main
if __name__ == "__main__":
    sys.exit(main())
"""
LIBRARY = """
import signal
import watershed
import watershed.command, watershed.__main__
assert signal.getsignal(signal.SIGINT) is signal.default_int_handler
"""


@pytest.fixture
def pressing(tmp_path: Path) -> dict[str, str]:
    (tmp_path / "sitecustomize.py").write_text(PRESSING, encoding="utf-8")
    return os.environ | {"PYTHONPATH": os.pathsep.join([str(tmp_path), os.environ["PYTHONPATH"]])}


@pytest.fixture(params=["module", "command"])
def command(request: pytest.FixtureRequest, tmp_path: Path) -> list[str]:
    """`python -m watershed`, and the script that pip makes of the command."""
    if request.param == "module":
        return [sys.executable, "-W", "error", "-m", "watershed"]
    script = tmp_path / "bin" / "watershed"
    script.parent.mkdir()
    script.write_text(SCRIPT, encoding="utf-8")
    return [sys.executable, str(script)]


@pytest.mark.parametrize(
    "module",
    ["watershed.games", "watershed.__main__", "watershed.command", "watershed.cli", "typer", "watershed.kit"],
)
def test_ctrl_c_while_something_is_imported(pressing: dict[str, str], command: list[str], module: str) -> None:
    done = run(*command, "games", env=pressing | {"PRESS_AT": module})
    assert (done.returncode, done.stdout, done.stderr) == (130, "", "\nwatershed: Stopped.\n")


@pytest.mark.parametrize("how", ["-c", "mine.py", "watershed.py", "-m"])
def test_a_library_leaves_ctrl_c_alone(tmp_path: Path, how: str) -> None:
    (tmp_path / "other").mkdir()
    (tmp_path / "other" / "__init__.py").write_text(LIBRARY, encoding="utf-8")
    (tmp_path / "other" / "__main__.py").write_text(LIBRARY, encoding="utf-8")
    (tmp_path / "bin").mkdir()
    for name in ("mine.py", "watershed.txt"):
        (tmp_path / "bin" / name).write_text(LIBRARY, encoding="utf-8")
    args = {
        "-c": ["-c", LIBRARY, "watershed"],
        "mine.py": [str(tmp_path / "bin" / "mine.py"), "watershed"],
        "watershed.py": [str(tmp_path / "bin" / "watershed.txt"), "-m", "watershed"],
        "-m": ["-m", "other", "-m", "watershed"],
    }[how]
    done = run(sys.executable, *args, cwd=tmp_path)
    assert (done.returncode, done.stderr) == (0, "")


def test_a_command_that_is_to_ignore_ctrl_c_does(pressing: dict[str, str]) -> None:
    """As `nohup` and shells say with a job in the background."""
    quoted = f"trap '' INT; exec {sys.executable} -m watershed --version"
    done = run("bash", "-c", quoted, env=pressing | {"PRESS_AT": "watershed.games"})
    assert (done.returncode, done.stderr) == (0, "")
