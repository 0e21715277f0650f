"""Where compiled rules are kept on disk, and under which name.

Numba names a kept function by the file and line it was written on, and cannot see a change in another file. Here the
name is a hash of what is really compiled: the bytecode and constants of the rule and of every rule it leads to, the
numbers they read from their modules, and every NUMBA_ setting. A comment, a docstring or a sentence changes none of
these. (The layout of the records is part of the signature, under which Numba keeps each version of a function.)
"""

from __future__ import annotations

import functools
import hashlib
import os
import pickle
import types
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import numpy as np
from numba.core.caching import CompileResultCacheImpl, FunctionCache, IndexDataCacheFile

from .keeping import cache_folder, not_kept
from .rule import RULES, STUBS, Bound, bound_to, inlined_below, names_in, plain

DIGEST = hashlib.sha256().digest_size  # bytes after the machine code


class Cache:
    """A function's cache, opened when the compiler first looks into it: only then are all the rules it names known."""

    def __init__(self, function: Callable[..., Any], source: Callable[..., Any], bound: Bound) -> None:
        self._opened: FunctionCache | None = None
        self._about = function, source, bound

    def __getattr__(self, name: str) -> Any:
        if self._opened is None:
            function, source, bound = self._about
            self._opened = _Kept(function, fingerprint(source, bound))
        return getattr(self._opened, name)


class _Place:
    """Numba's word for where a function is kept: a folder, and what sets it apart there."""

    def __init__(self, digest: str) -> None:
        self._digest = digest

    def ensure_cache_path(self) -> None:
        cache_folder().mkdir(parents=True, exist_ok=True)

    def get_cache_path(self) -> str:
        return str(cache_folder())

    def get_source_stamp(self) -> str:
        return self._digest

    def get_disambiguator(self) -> str:
        return self._digest[:20]


class _Implementation(CompileResultCacheImpl):  # type: ignore[misc]
    def __init__(self, function: Callable[..., Any], digest: str) -> None:
        self._locator = _Place(digest)
        self._filename_base = self.get_filename_base(f"{function.__module__}.{function.__qualname__}", "")


class _Files(IndexDataCacheFile):  # type: ignore[misc]
    """A function's files. One that can't be read counts as missing, and so does machine code that isn't what was
    written: to run it could end the process.
    """

    def _load_index(self) -> dict[Any, str]:
        try:
            found = super()._load_index()
        except Exception:  # damaged bytes can raise anything
            return {}
        return found if isinstance(found, dict) else {}

    def _save_data(self, name: str, data: Any) -> None:
        code = self._dump(data)
        with self._open_for_write(self._data_path(name)) as file:
            file.write(code + hashlib.sha256(code).digest())

    def _load_data(self, name: str) -> Any:
        kept = Path(self._data_path(name)).read_bytes()
        code = kept[:-DIGEST]
        if hashlib.sha256(code).digest() != kept[-DIGEST:]:
            raise OSError(f"{name} is damaged")  # Numba takes it for a file that has been removed
        return pickle.loads(code)


class _Kept(FunctionCache):  # type: ignore[misc]
    """Numba's cache of one function, at our own place. A rule that can't be kept is compiled all the same."""

    def __init__(self, function: Callable[..., Any], digest: str) -> None:
        self._name, self._py_func = repr(function), function
        self._impl = _Implementation(function, digest)
        self._cache_path = self._impl.locator.get_cache_path()
        self._cache_file = _Files(self._cache_path, self._impl.filename_base, digest)
        self.enable()

    def save_overload(self, sig: Any, data: Any) -> None:
        try:
            super().save_overload(sig, data)
        except OSError as problem:
            not_kept(problem)


@functools.cache
def fingerprint(function: Callable[..., Any], bound: Bound = ()) -> str:
    """A hash that changes with everything that is compiled together with this rule."""
    digest = hashlib.sha256(repr(_settings()).encode())
    for part in _parts(function, bound):
        digest.update(part.encode() + b"\0")
    return digest.hexdigest()


@functools.cache
def _settings() -> tuple[str, ...]:
    return tuple(f"{name}={value}" for name, value in sorted(os.environ.items()) if name.startswith("NUMBA_"))


def _parts(function: Callable[..., Any], bound: Bound) -> Iterator[str]:
    yield f"{function.__qualname__} {inlined_below(function)}"
    yield repr((function.__defaults__, function.__kwdefaults__))
    for cell in function.__closure__ or ():
        yield _value(cell.cell_contents, bound)
    yield from _code(function.__code__, function.__doc__)
    for name in sorted(set(names_in(function.__code__))):
        yield f"{name}=" + (_value(function.__globals__[name], bound) if name in function.__globals__ else "built in")


def _code(code: types.CodeType, doc: str | None = None) -> Iterator[str]:
    yield code.co_code.hex()
    yield repr((code.co_names, code.co_varnames))
    for constant in code.co_consts:
        if isinstance(constant, types.CodeType):
            yield from _code(constant)
        elif constant is not doc:
            yield repr(constant)


def _value(value: Any, bound: Bound) -> str:
    """What a rule reads from its module, as text that is the same in every process."""
    function = plain(value)
    if isinstance(function, types.FunctionType) and (function in STUBS or function in RULES):
        return fingerprint(bound_to(function, bound), bound)
    if isinstance(value, types.ModuleType):
        return value.__name__
    if isinstance(value, np.ndarray):
        return f"{value.dtype} {value.shape} {value.tobytes().hex()}"
    if isinstance(value, type) or callable(value):
        return f"{value.__module__}.{value.__qualname__} {getattr(value, '_fields', '')}"
    if isinstance(value, bool | int | float | str | tuple | np.generic | None):
        return repr(value)
    raise TypeError(f"A rule reads {value!r}, which is not a number, a name or a rule.")
