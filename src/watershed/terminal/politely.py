"""How a command ends when something goes wrong: one sentence, and an exit code."""

from __future__ import annotations

import functools
import shutil
import sys
import textwrap
from collections.abc import Callable
from typing import Any, NoReturn

import typer

from watershed.command import BAD, LATER, NobodyReads, interruptible, pressed
from watershed.first import STOPPED


def politely(command: Callable[..., None]) -> Callable[..., None]:
    """Make a command end with one sentence and exit code 2 where the person can fix it, or 75 where time may."""

    @functools.wraps(command)
    def run(*args: Any, **kwargs: Any) -> None:
        try:
            from watershed.kernel import keeping
            from watershed.kit.game import WatershedError
            from watershed.kit.trouble import Leave, Passing, Trouble
        except ImportError as problem:
            _refuse_setting(problem)
        try:
            interruptible()
            if refused := keeping.refused():
                raise Trouble(refused)
            command(*args, **kwargs)
            sys.stdout.flush()
        except (Trouble, WatershedError) as problem:
            _say(problem)
            raise typer.Exit(LATER if isinstance(problem, Passing) else BAD) from None
        except Leave:
            return
        except KeyboardInterrupt:
            _stop()
        except Exception as problem:
            if isinstance(problem, typer.Exit) or not pressed:
                raise
            _stop()

    return run


def _stop() -> NoReturn:
    typer.echo("\nwatershed: Stopped.", err=True)
    raise typer.Exit(STOPPED) from None


def conclude(text: str, code: int) -> NoReturn:
    """Print the last words of a command whose exit code is its answer. The code stands even if nobody reads them."""
    try:
        typer.echo(text)
    except NobodyReads:
        raise typer.Exit(code) from None
    raise typer.Exit(code)


def _refuse_setting(problem: ImportError) -> NoReturn:
    """The rules can't be imported with a setting that makes no sense; everything else is a fault of ours."""
    if not str(problem).startswith("WATERSHED_"):
        raise problem
    _say(f"{problem}.")
    raise typer.Exit(BAD) from None


def _say(problem: object) -> None:
    typer.echo(_wrapped(f"watershed: {problem}"), err=True)


def _wrapped(sentence: str) -> str:
    """A sentence wrapped for a person at a terminal, on one line for a program."""
    if not sys.stderr.isatty():
        return sentence
    width = shutil.get_terminal_size((80, 24)).columns
    return textwrap.fill(sentence, width, break_long_words=False, break_on_hyphens=False)
