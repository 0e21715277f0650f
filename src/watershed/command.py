"""How the program begins: Ctrl-C ends it from the first moment, and an output that is closed or full is no traceback.

The package itself has begun before this is imported: see `first`.
"""

from __future__ import annotations

import errno
import io
import os
import signal
import sys
from contextlib import suppress

from .first import leave, listen

TYPE_CHECKING = False  # as typing has it, which would take a while to import
if TYPE_CHECKING:
    from types import FrameType
    from typing import TextIO

BAD, LATER = 2, 75  # exit codes


class NobodyReads(SystemExit):
    """The reader of our output is gone, as with `| head -1`. That ends a command, and is no error."""


class Output(io.TextIOWrapper):
    """Standard output. If it can't be written, the program ends: quietly if nobody reads it any longer, or with one
    sentence if the disk is full.
    """

    def write(self, text: str, /) -> int:
        try:
            return super().write(text)
        except OSError as problem:
            raise self._end(problem) from None

    def flush(self) -> None:
        try:
            super().flush()
        except OSError as problem:
            raise self._end(problem) from None

    def _end(self, problem: OSError) -> SystemExit:
        os.dup2(os.open(os.devnull, os.O_WRONLY), self.fileno())  # what is left in the buffer goes there
        if is_closed_pipe(problem):
            return NobodyReads(0)
        print(f"watershed: The output can't be written: {problem.strerror}.", file=sys.stderr)
        return SystemExit(BAD)


class Errors(io.TextIOWrapper):
    """Standard error. What can't be said there must not stop anything."""

    def write(self, text: str, /) -> int:
        with suppress(OSError):
            return super().write(text)
        return len(text)

    def flush(self) -> None:
        with suppress(OSError):
            super().flush()


def is_closed_pipe(problem: OSError) -> bool:
    """Whether nobody reads any longer; Windows calls that an invalid argument."""
    return isinstance(problem, BrokenPipeError) or (os.name == "nt" and problem.errno == errno.EINVAL)


def begin() -> None:
    """Make the program ready, before anything slow is imported."""
    listen()
    _open_what_is_closed()
    sys.stdout, sys.stderr = _wrapped(sys.stdout, Output), _wrapped(sys.stderr, Errors)
    vars(sys).update(__stdout__=sys.stdout, __stderr__=sys.stderr)  # Python asks these for the size of the terminal


def interruptible() -> None:
    """From here on Ctrl-C raises KeyboardInterrupt: something may have to be saved."""
    if signal.getsignal(signal.SIGINT) is leave:
        signal.signal(signal.SIGINT, interrupt)
        sys.unraisablehook = _unraisable


pressed: list[int] = []  # the signals so far


def interrupt(number: int, _frame: FrameType | None) -> None:
    """Raise KeyboardInterrupt, and remember it: the compiler may swallow that one, and fail with another error."""
    pressed.append(number)
    raise KeyboardInterrupt


def _unraisable(problem: sys.UnraisableHookArgs) -> None:
    """Say nothing about an interrupt where it can't be raised; what comes of it is noticed."""
    if problem.exc_type is not KeyboardInterrupt:
        sys.__unraisablehook__(problem)


def _open_what_is_closed() -> None:
    """Open the standard streams that are closed, or the next file that is opened would become the output."""
    for number, name, mode in ((0, "stdin", "r"), (1, "stdout", "w"), (2, "stderr", "w")):
        try:
            os.fstat(number)
        except OSError:
            found = os.open(os.devnull, os.O_RDWR)
            if found != number:
                os.dup2(found, number)
                os.close(found)
        if getattr(sys, name) is None:
            setattr(sys, name, os.fdopen(number, mode, encoding="utf-8", closefd=False))


def _wrapped(stream: TextIO, kind: type[Output] | type[Errors]) -> TextIO:
    if not isinstance(stream, io.TextIOWrapper) or isinstance(stream, kind):
        return stream
    encoding, errors = stream.encoding, stream.errors
    lines, through = stream.line_buffering, stream.write_through
    return kind(stream.detach(), encoding, errors, line_buffering=lines, write_through=through)
