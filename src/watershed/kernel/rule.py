"""@rule: one plain function, run at three speeds. The only place that knows the compiler.

By default rules are interpreted: they are the Python functions you read, so a debugger steps through them and a start
costs nothing. `native(function)` gives the compiled twin of a rule, whose calls lead to compiled twins in turn; bots
and the lab use that. With WATERSHED_RULES=compiled every rule is compiled when first called, from anywhere.

Rules that serve every game (a playout, a search) are written against the stubs in `contract.py`; `bind` makes the copy
of such a rule in which the stubs are one game's own rules, interpreted or compiled. What is compiled is kept on disk:
`cache.py` says under which name.
"""

from __future__ import annotations

import contextlib
import dis
import functools
import os
import re
import sys
import types
from collections.abc import Callable, Iterable, Iterator, Mapping
from typing import Any, TypeVar, cast

F = TypeVar("F", bound=Callable[..., Any])

SPEEDS = ("interpreted", "compiled")
SPEED = os.environ.get("WATERSHED_RULES", "interpreted")
if SPEED not in SPEEDS:
    raise ImportError(f"WATERSHED_RULES is {SPEED!r}; it can be {' or '.join(SPEEDS)}")
COMPILED = SPEED == "compiled"

INLINED = 500  # rules of fewer bytes of bytecode are inlined, if their room's names.py has no INLINED of its own

RULES: set[Callable[..., Any]] = set()  # every rule declared so far, as the plain function
STUBS: set[Callable[..., Any]] = set()  # the contract's stubs, which `bind` replaces by a game's own rules

Bindings = Mapping[str, Callable[..., Any]]  # name of a stub -> the game's rule
Bound = tuple[tuple[str, Callable[..., Any]], ...]  # the same, sorted, as a key
Progress = Callable[[int, int], None]  # rules compiled so far, rules there are


def rule(function: F) -> F:
    """Mark a function as a rule."""
    RULES.add(function)
    return cast(F, _compile(function, function, ())) if COMPILED else function


def stub(function: F) -> F:
    """Mark a function of the contract, which each game has its own version of."""
    STUBS.add(function)
    return function


def native(function: F) -> F:
    """The compiled twin of a rule."""
    return function if COMPILED else cast(F, _twin(plain(function), (), True))


def bind(function: F, bindings: Bindings, *, compiled: bool = True) -> F:
    """A copy of a rule in which the contract's stubs are one game's rules."""
    return cast(F, _twin(plain(function), as_key(bindings), compiled or COMPILED))


def as_key(bindings: Bindings) -> Bound:
    """The bindings in the form that caches know them by."""
    return tuple(sorted(bindings.items()))


def plain(function: Any) -> Any:
    """A rule as the Python function that was written."""
    return getattr(function, "py_func", function)


@functools.cache
def _twin(function: Callable[..., Any], bound: Bound, compiled: bool) -> Any:
    """The function again, with every rule it names replaced by that rule's own twin."""
    if not is_generic(function):
        bound = ()
        if not compiled:
            return function
    scope = dict(function.__globals__)
    for name in names_in(function.__code__):
        callee = plain(scope.get(name))
        if isinstance(callee, types.FunctionType) and (callee in RULES or callee in STUBS):
            scope[name] = _twin(bound_to(callee, bound), bound, compiled)
    twin = types.FunctionType(function.__code__, scope, function.__name__, function.__defaults__, function.__closure__)
    twin.__qualname__, twin.__kwdefaults__ = function.__qualname__, function.__kwdefaults__
    return _compile(twin, function, bound) if compiled else twin


def bound_to(function: Callable[..., Any], bound: Bound) -> Callable[..., Any]:
    """The function that is called once the stubs are bound: a game's rule for a stub, itself otherwise."""
    if function not in STUBS:
        return function
    return cast(Callable[..., Any], plain(dict(bound)[function.__name__]))


@functools.cache
def is_generic(function: Callable[..., Any]) -> bool:
    """Whether a rule leads to a stub, so that it means something only when it is bound to a game."""
    callees = (plain(function.__globals__.get(name)) for name in names_in(function.__code__))
    found = [callee for callee in callees if isinstance(callee, types.FunctionType)]
    return any(callee in STUBS or (callee in RULES and is_generic(callee)) for callee in found)


def names_in(code: types.CodeType) -> Iterator[str]:
    """The global names a function uses. A field of a record may be called like a rule, and isn't one."""
    for instruction in dis.get_instructions(code):
        if instruction.opname == "LOAD_GLOBAL":
            yield instruction.argval
    for constant in code.co_consts:
        if isinstance(constant, types.CodeType):
            yield from names_in(constant)


def inlined_below(function: Callable[..., Any]) -> int:
    """The bytes of bytecode from which a rule isn't inlined. A game of many rules compiles in two thirds of the time if
    fewer are; docs/decisions.md has the measurements.
    """
    room = re.split(r"\.(?:rules|bot)\b", function.__module__)[0]
    return int(getattr(sys.modules.get(f"{room}.names"), "INLINED", INLINED))


def _compile(function: Callable[..., Any], source: Callable[..., Any], bound: Bound) -> Any:
    import numba

    from .cache import Cache

    small = len(function.__code__.co_code) < inlined_below(source)
    compiled = numba.njit(nogil=True, error_model="numpy", forceinline=small)(function)
    compiled._cache = Cache(function, source, bound)
    compiled.get_call_template = functools.partial(_call_template, compiled)
    return compiled


def _call_template(compiled: Any, args: Iterable[Any], keywords: Mapping[str, Any]) -> Any:
    """What a rule that is called by another is compiled for. Whole numbers are all of one width there: a seat can be a
    field, the variable of a loop or written as a number, and the rule would be compiled again for each of these.
    """
    named = {name: _wide(given) for name, given in keywords.items()}
    return type(compiled).get_call_template(compiled, tuple(map(_wide, args)), named)


def _wide(given: Any) -> Any:
    from numba.core import types

    number: Any = getattr(given, "literal_type", given)
    is_whole = isinstance(number, types.Integer)
    return types.int64 if is_whole and number.signed else given


def announce(done: int, total: int) -> None:
    """Print the compiler's progress on the error stream: updated in a terminal, else only once."""
    text = f"Compiling the rules (first run on this machine): {done} of {total}"
    if sys.stderr.isatty():
        print(f"\r{text}", end="", file=sys.stderr, flush=True)
    elif done == 1:
        print(text, file=sys.stderr, flush=True)


@contextlib.contextmanager
def compiling(report: Progress = announce) -> Iterator[None]:
    """Report each rule that is compiled inside this block; with a warm cache there are none."""
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
