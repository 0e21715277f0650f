"""Where a person's own files are: the folder that the system has for them, or the one of earlier versions."""

from __future__ import annotations

import os
from pathlib import Path

import platformdirs


def data_folder() -> Path:
    """For saved games and the table's database. A folder that an earlier version began is used on."""
    home = os.environ.get("XDG_DATA_HOME")
    earlier = (Path(home) if home else Path.home() / ".local" / "share") / "watershed"
    return earlier if earlier.is_dir() else platformdirs.user_data_path("watershed", appauthor=False)
