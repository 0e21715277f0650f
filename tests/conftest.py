"""Puts `sealed`, the small game that lives here, on the shelf of every test and of the processes that tests start."""

import os
from pathlib import Path

ROOT = Path(__file__).parents[1]

os.environ["WATERSHED_GAMES"] = "tests.sealed"
os.environ["PYTHONPATH"] = os.pathsep.join(
    dict.fromkeys([str(ROOT), str(ROOT / "src"), *filter(None, [os.environ.get("PYTHONPATH")])])
)
