"""The command `watershed`, and `python -m watershed`."""

from __future__ import annotations

from .command import begin


def main() -> None:
    """Run the command line."""
    begin()
    from .cli import main as run

    run()


if __name__ == "__main__":
    main()
