"""The very first thing that runs. From here on Ctrl-C ends the command at once, without a traceback.

Whoever imports the package for its API keeps their own handling of signals. Nothing is imported here that Python hasn't
loaded by itself before: whatever takes time could still be interrupted with a traceback.
"""

import _signal  # type: ignore[import-not-found]  # `signal` is made of it, and takes longer
import os
import sys

TYPE_CHECKING = False  # as typing has it, which would take a while to import
if TYPE_CHECKING:
    from types import FrameType

STOPPED = 130  # exit code
COMMANDS = ("watershed", "watershed.exe")  # as pip installs it
MODULES = ("watershed", "watershed.__main__", "watershed.cli")  # that `python -m` runs


def leave(_signal: int, _frame: "FrameType | None") -> None:
    """End at once: nothing was begun that has to be ended in order."""
    try:  # noqa: SIM105
        os.write(2, b"\nwatershed: Stopped.\n")
    except OSError:
        pass
    os._exit(STOPPED)


def listen() -> None:
    """Let Ctrl-C end the program. A shell may have told it to ignore Ctrl-C, and then it does."""
    if _signal.getsignal(_signal.SIGINT) is _signal.default_int_handler:
        _signal.signal(_signal.SIGINT, leave)


def is_command() -> bool:
    """Whether this process was started as the command, and not by a program that uses the package."""
    words, given = getattr(sys, "orig_argv", []), sys.argv  # the same from here on: what was started, and its arguments
    started = words[len(words) - len(given)] if 0 < len(given) <= len(words) else ""
    if given[:1] == ["-m"]:  # so it is called until Python has found the module
        return started.removeprefix("-m") in MODULES
    return given[:1] == [started] and os.path.basename(started) in COMMANDS


if is_command():
    listen()
