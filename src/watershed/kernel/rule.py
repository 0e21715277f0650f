"""@rule: one plain function, run at three speeds. The only place that knows the compiler.

By default rules are interpreted: they are the Python functions you read, so a debugger steps through them and a start
costs nothing. `native(function)` gives the compiled twin of a rule, whose calls lead to compiled twins in turn; bots
and the lab use that. With WATERSHED_RULES=compiled every rule is compiled when first called, from anywhere.

Rules that serve every game (a playout, a search) are written against the stubs in `contract.py`; `bind` makes the copy
of such a rule in which the stubs are one game's own rules, interpreted or compiled.

Numba's cache cannot see a change in another file, so the cache folder is named by a hash of the kernel, the bots, the
one game that is compiled and every NUMBA_ setting.
"""

from __future__ import annotations

import contextlib
import dis
import functools
import hashlib
import os
import shutil
import sys
import time
import types
from collections.abc import Callable, Iterator, Mapping
from pathlib import Path
from typing import Any, TypeVar, cast

F = TypeVar("F", bound=Callable[..., Any])

SPEEDS = ("interpreted", "compiled")
SPEED = os.environ.get("WATERSHED_RULES", "interpreted")
if SPEED not in SPEEDS:
    raise ImportError(f"WATERSHED_RULES is {SPEED!r}; it can be {' or '.join(SPEEDS)}")
COMPILED = SPEED == "compiled"

MONTH = 30 * 24 * 3600
INLINED = 500  # rules of fewer bytes of bytecode are inlined; docs/decisions.md has the measurement

PACKAGE = Path(__file__).parents[1]
RULES: set[Callable[..., Any]] = set()  # every rule declared so far, as the plain function
STUBS: set[Callable[..., Any]] = set()  # the contract's stubs, which `bind` replaces by a game's own rules

Bindings = Mapping[str, Callable[..., Any]]  # name of a stub -> the game's rule
Progress = Callable[[int, int], None]  # rules compiled so far, rules there are


def rule(function: F) -> F:
    """Marks a function as a rule."""
    RULES.add(function)
    return _compile(function, _home(function)) if COMPILED else function


def stub(function: F) -> F:
    """Marks a function of the contract: what it says is done by each game in its own way."""
    STUBS.add(function)
    return function


def native(function: F) -> F:
    """The compiled twin of a rule."""
    plain = _plain(function)
    return function if COMPILED else cast(F, _twin(plain, _home(plain), (), True))


def bind(function: F, bindings: Bindings, game: str, *, compiled: bool = True) -> F:
    """A copy of a rule in which the contract's stubs are one game's rules."""
    return cast(F, _twin(_plain(function), game, tuple(sorted(bindings.items())), compiled or COMPILED))


def _plain(function: Any) -> Callable[..., Any]:
    return cast(Callable[..., Any], getattr(function, "py_func", function))


@functools.cache
def _twin(
    plain: Callable[..., Any], game: str, bindings: tuple[tuple[str, Callable[..., Any]], ...], compiled: bool
) -> Any:
    """The function again, with every rule it names replaced by that rule's own twin."""
    scope = dict(plain.__globals__)
    for name in _names(plain.__code__):
        callee = _plain(scope.get(name))
        if not isinstance(callee, types.FunctionType):
            continue
        if callee in STUBS:
            scope[name] = _own(dict(bindings)[callee.__name__], compiled)
        elif callee in RULES:
            scope[name] = (
                _twin(callee, game, bindings, compiled) if _home(callee) == "" else _own(scope[name], compiled)
            )
    twin = types.FunctionType(plain.__code__, scope, plain.__name__, plain.__defaults__, plain.__closure__)
    twin.__qualname__, twin.__kwdefaults__ = plain.__qualname__, plain.__kwdefaults__
    return _compile(twin, game) if compiled else twin


def _own(function: Any, compiled: bool) -> Any:
    """A game's own rule, at the wanted speed."""
    return native(function) if compiled else _plain(function)


def _names(code: types.CodeType) -> Iterator[str]:
    """The global names a function uses. A field of a record may be called like a rule, and is none."""
    for instruction in dis.get_instructions(code):
        if instruction.opname == "LOAD_GLOBAL":
            yield instruction.argval
    for constant in code.co_consts:
        if isinstance(constant, types.CodeType):
            yield from _names(constant)


def _home(function: Callable[..., Any]) -> str:
    """The short name of the game a rule belongs to, or nothing for a rule that serves them all."""
    parts = function.__module__.split(".")
    return parts[2] if parts[:2] == ["watershed", "games"] else ""


def _compile(function: F, game: str) -> F:
    import numba

    numba.config.CACHE_DIR = str(cache_folder(game))
    small = len(function.__code__.co_code) < INLINED
    return cast(F, numba.njit(nogil=True, cache=True, error_model="numpy", forceinline=small)(function))


@functools.cache
def cache_folder(game: str = "") -> Path:
    """Where the compiled rules of one game lie: a folder named by all that can change them."""
    home = Path(os.environ.get("WATERSHED_CACHE") or Path.home() / ".cache" / "watershed")
    folder = home / f"{game or 'kernel'}-{_fingerprint(game)}"
    if not folder.is_dir():
        _forget_old(home)
    return folder


def _forget_old(home: Path) -> None:
    """Removes what has not been written or read for a month; every change of a source leaves a folder behind."""
    for folder in home.glob("*-*"):
        with contextlib.suppress(OSError):
            if time.time() - max(entry.stat().st_atime for entry in folder.rglob("*")) > MONTH:
                shutil.rmtree(folder)


def _fingerprint(game: str) -> str:
    digest = hashlib.sha256()
    folders = [PACKAGE / "kernel", PACKAGE / "bots"] + ([PACKAGE / "games" / game] if game else [])
    for folder in folders:
        for source in sorted(folder.rglob("*.py")):
            digest.update(source.read_bytes())
    for name in sorted(os.environ):
        if name.startswith("NUMBA_") and name != "NUMBA_CACHE_DIR":
            digest.update(f"{name}={os.environ[name]}".encode())
    return digest.hexdigest()[:16]


def announce(done: int, total: int) -> None:
    """A line on the error stream that says how far the compiler is: one that moves in a terminal, else only one."""
    text = f"Compiling the rules for this machine, once: {done} of {total}"
    if sys.stderr.isatty():
        print(f"\r{text}", end="", file=sys.stderr, flush=True)
    elif done == 1:
        print(text, file=sys.stderr, flush=True)


@contextlib.contextmanager
def compiling(report: Progress = announce) -> Iterator[None]:
    """Reports each rule that is compiled inside this block; from a warm cache nothing is."""
    from numba.core import event

    seen: set[str] = set()

    class Listener(event.Listener):  # type: ignore[misc]
        def on_start(self, _: Any) -> None:
            pass

        def on_end(self, compiled: Any) -> None:
            seen.add(compiled.data["dispatcher"].py_func.__qualname__)
            report(len(seen), len(RULES))

    with event.install_listener("numba:compile", Listener()):
        yield
    if seen and report is announce and sys.stderr.isatty():
        print("\r\x1b[K", end="", file=sys.stderr, flush=True)
