"""The terminal itself: its size, what it can show, and how it asks a person."""

from __future__ import annotations

import shutil
import sys
from collections.abc import Iterable, Sequence
from typing import IO, Any

from rich.console import Console
from rich.text import Text

from watershed.kit.lines import PLAIN, Lines, cut, wrap
from watershed.kit.trouble import Leave


class _Console(Console):
    """Rich's console, but a closed pipe is an ordinary error."""

    def on_broken_pipe(self) -> None:
        raise BrokenPipeError


class Screen:
    """The place where everything is shown and asked. It wraps nothing: what is drawn already fits."""

    def __init__(
        self, file: IO[str] | None = None, size: tuple[int, int] | None = None, *, record: bool = False
    ) -> None:
        out = file or sys.stdout
        _never_fail(out)
        plain: dict[str, Any] = {"highlight": False, "markup": False, "emoji": False}
        if record:  # a picture has its colours wherever it is made
            plain |= {"record": True, "force_terminal": True, "color_system": "truecolor", "no_color": False}
        self.console = _Console(file=file, **plain)
        self._size = size
        self.interactive = bool(sys.stdin and sys.stdin.isatty() and out.isatty())
        self._unicode = (getattr(out, "encoding", None) or "utf-8").lower().replace("-", "").startswith("utf")

    @property
    def width(self) -> int:
        return max(40, self._size[0] if self._size else shutil.get_terminal_size((80, 24)).columns)

    @property
    def height(self) -> int:
        return max(16, self._size[1] if self._size else shutil.get_terminal_size((80, 24)).lines)

    def show(self, lines: Iterable[Text | str]) -> None:
        """Print lines that are already laid out."""
        self.console.size = (self.width, self.height)
        for entry in lines:
            text = Text(entry) if isinstance(entry, str) else entry
            if not self._unicode:
                text = _plain(text)
            self.console.print(text, no_wrap=True, overflow="ignore", crop=False, end="\n")

    def say(self, *sentences: str) -> None:
        """Print sentences, wrapped at words."""
        for sentence in sentences:
            self.show(wrap(sentence, self.width))

    def page(self, lines: Lines) -> None:
        """Print lines, and stop whenever the screen is full."""
        room = self.height - 2
        if not self.interactive or len(lines) <= room:
            self.show(lines)
            return
        for first in range(0, len(lines), room):
            self.show(lines[first : first + room])
            left = len(lines) - first - room
            if left > 0 and self.ask(f"-- {left} more lines: Enter to continue, q to stop -- ").lower().startswith("q"):
                return

    def clear(self) -> None:
        """Clear the screen, if there is one."""
        if self.interactive and not self.console.is_dumb_terminal:
            self.console.clear()
        elif not self.interactive:
            self.show([""])

    def ask(self, prompt: str) -> str:
        """Ask the person for one line; Ctrl-D and Ctrl-C raise Leave."""
        try:
            answer = input(prompt)
        except (EOFError, KeyboardInterrupt):
            print()
            raise Leave from None
        except RuntimeError:  # there is no standard input at all
            raise Leave from None
        except UnicodeDecodeError:
            return "?"
        if not self.interactive:  # what was piped in is shown, so that the output reads like a session
            self.show([cut(Text(answer), self.width - len(prompt))] if len(prompt) < self.width else [answer])
        return "".join(letter for letter in answer if letter.isprintable()).strip()


def complete_words(words: Sequence[str]) -> None:
    """Let Tab complete these words at the prompt, if the terminal can do that."""
    try:
        import readline
    except ImportError:
        return

    def complete(text: str, number: int) -> str | None:
        found = [word for word in words if word.startswith(text.lower())]
        return found[number] + " " if number < len(found) else None

    readline.set_completer(complete)
    readline.set_completer_delims(" ")
    readline.parse_and_bind("tab: complete")


def _plain(text: Text) -> Text:
    copy = text.copy()
    copy.plain = text.plain.translate(PLAIN)
    return copy


def _never_fail(out: Any) -> None:
    """Make letters that the output can't show into question marks, not errors."""
    if hasattr(out, "reconfigure"):
        out.reconfigure(errors="replace")
