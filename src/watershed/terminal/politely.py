"""How a command ends when something goes wrong: one sentence, and an exit code."""

from __future__ import annotations

import functools
import os
import shutil
import sys
import textwrap
from collections.abc import Callable
from typing import Any

import typer

BAD = 2  # exit code for what the person can fix


def politely(command: Callable[..., None]) -> Callable[..., None]:
    """Make a command end with one sentence and exit code 2 where the person can fix what is wrong."""

    @functools.wraps(command)
    def run(*args: Any, **kwargs: Any) -> None:
        from watershed.kit.game import WatershedError
        from watershed.kit.trouble import Leave, Trouble

        try:
            command(*args, **kwargs)
            sys.stdout.flush()
        except (Trouble, WatershedError) as problem:
            typer.echo(_wrapped(f"watershed: {problem}"), err=True)
            raise typer.Exit(BAD) from None
        except BrokenPipeError:
            os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
            typer.echo("watershed: The output was closed too early.", err=True)
            raise typer.Exit(BAD) from None
        except Leave:
            return
        except KeyboardInterrupt:
            typer.echo("\nwatershed: Stopped.", err=True)
            raise typer.Exit(130) from None

    return run


def _wrapped(sentence: str) -> str:
    """A sentence wrapped for a person at a terminal, on one line for a program."""
    if not sys.stderr.isatty():
        return sentence
    width = shutil.get_terminal_size((80, 24)).columns
    return textwrap.fill(sentence, width, break_long_words=False, break_on_hyphens=False)
