"""How a command ends when something is wrong: one sentence, and an exit code."""

from __future__ import annotations

import functools
import os
import shutil
import sys
import textwrap
from collections.abc import Callable
from typing import Any

import typer

BAD = 2  # exit code for what the person can put right


def politely(command: Callable[..., None]) -> Callable[..., None]:
    """Whatever a person can put right ends in one sentence and exit code 2."""

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
            typer.echo("watershed: The output was closed before all was written.", err=True)
            raise typer.Exit(BAD) from None
        except Leave:
            return
        except KeyboardInterrupt:
            typer.echo("\nwatershed: Stopped.", err=True)
            raise typer.Exit(130) from None

    return run


def _wrapped(sentence: str) -> str:
    """Broken at words where a person reads it, one line where a program does."""
    if not sys.stderr.isatty():
        return sentence
    width = shutil.get_terminal_size((80, 24)).columns
    return textwrap.fill(sentence, width, break_long_words=False, break_on_hyphens=False)
