"""Where a person's own files are: the folder that the system has for them, or the one of earlier versions."""

from __future__ import annotations

import os
from pathlib import Path

import platformdirs

from watershed.kit.trouble import Trouble

HOMELESS = "You have no home folder here. Set HOME; a server also starts with --database."


def data_folder() -> Path:
    """For saved games and the table's database. A folder that an earlier version began is used on."""
    home = os.environ.get("XDG_DATA_HOME")
    try:
        earlier = (Path(home) if home else Path.home() / ".local" / "share") / "watershed"
        return earlier if os.path.isdir(earlier) else platformdirs.user_data_path("watershed", appauthor=False)
    except RuntimeError:  # a user whom the system doesn't know, as in a container
        raise Trouble(HOMELESS) from None


def typed(path: str) -> Path:
    """A path as somebody typed it. A ~ that leads nowhere is a name like any other."""
    return Path(os.path.expanduser(path))
