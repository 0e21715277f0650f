"""The name under which this is installed, and its version. Another package has the name `watershed`."""

from __future__ import annotations

from importlib.metadata import PackageNotFoundError
from importlib.metadata import version as installed

DISTRIBUTION = "watershed-table"


def version() -> str:
    """The version that is installed; "unknown" for a copy of the sources that was never installed."""
    try:
        return installed(DISTRIBUTION)
    except PackageNotFoundError:
        return "unknown"


def install(extra: str) -> str:
    """What to type to get the packages of an extra."""
    return f"pip install '{DISTRIBUTION}[{extra}]'"
