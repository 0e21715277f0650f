"""A record is declared once, for NumPy and for the type checker.

    @record
    class Table:
        supply: int = field()        # one small integer
        tokens: Ints = field(SEATS)  # a row of them

`blank(Table, 1000)` is an array of a thousand empty tables. `lay_open(tables, 0)` gives one of them to the rules:
the NumPy record itself when rules are compiled, and a *face* on the same bytes when they are interpreted, because
reading a field of a NumPy record from Python is about twenty times slower than reading it through the face.
"""

from __future__ import annotations

from typing import Any, NamedTuple, TypeVar, cast

import numpy as np

from .rule import COMPILED

Ints = np.ndarray[Any, np.dtype[np.int16]]
Records = np.ndarray[Any, np.dtype[Any]]
R = TypeVar("R")


class Field(NamedTuple):
    shape: tuple[int, ...]
    kind: type[np.signedinteger[Any]]


def field(*shape: int, kind: type[np.signedinteger[Any]] = np.int16) -> Any:
    """A field of small signed integers: one of them, or an array of the given shape, which may be of another kind."""
    return Field(shape, kind)


def record(declared: type[R]) -> type[R]:
    """Give a class of declared fields its NumPy layout and its face. NumPy leaves gaps between fields unwritten when
    it copies, so there are none: wide fields are declared first, and a field `spare` fills the end.
    """
    fields = {name: value for name, value in vars(declared).items() if isinstance(value, Field)}
    for name in fields:
        if hasattr(np.record, name):
            raise TypeError(f"{declared.__name__}.{name} would be hidden by what every NumPy record calls {name}")
        if not fields[name].shape and fields[name].kind is not np.int16:
            raise TypeError(f"{declared.__name__}.{name}: one number is a small one; a wide one is a row of one")
    layout = _layout(fields)
    widest = max(np.dtype(entry.kind).itemsize for entry in fields.values())
    if short := -sum(layout[name].itemsize for name in fields) % widest:
        fields["spare"] = Field((short // 2,), np.int16)
        layout = _layout(fields)
    if layout.itemsize != sum(layout[name].itemsize for name in fields):
        raise TypeError(f"{declared.__name__} has a gap: declare its wide fields first")
    declared.layout = np.dtype((np.record, layout))  # type: ignore[attr-defined]
    declared.face = _face(declared.__name__, fields, layout)  # type: ignore[attr-defined]
    return declared


def _layout(fields: dict[str, Field]) -> np.dtype[Any]:
    return np.dtype([(name, entry.kind, entry.shape) for name, entry in fields.items()], align=True)


def _face(name: str, fields: dict[str, Field], layout: np.dtype[Any]) -> type:
    """A class whose attributes are the fields of one record: rows as array views, numbers as plain ints. Numbers are
    read through a memoryview, which is fastest, and written through NumPy, which refuses what doesn't fit.
    """
    rows = [key for key, entry in fields.items() if entry.shape]
    numbers = [key for key, entry in fields.items() if not entry.shape]

    def __init__(self: Any, records: Records, at: int) -> None:
        one = records.view(np.ndarray)[at : at + 1]
        self._record, self._small = one, one.view(np.int16)
        self._read = memoryview(self._small)
        for key in rows:
            setattr(self, key, one[key][0])

    def number(key: str) -> property:
        _, offset, *_ = layout.fields[key]  # type: ignore[index]
        at = offset // np.dtype(np.int16).itemsize

        def read(self: Any) -> int:
            return self._read[at]  # type: ignore[no-any-return]

        def write(self: Any, value: int) -> None:
            self._small[at] = value

        return property(read, write)

    body: dict[str, Any] = {key: number(key) for key in numbers}
    body["__slots__"] = ("_record", "_small", "_read", *rows)
    body["__init__"] = __init__
    return type(name + "Face", (), body)


def blank(declared: type[R], count: int = 1) -> Records:
    """An array of empty records: every field zero."""
    return np.zeros(count, declared.layout).view(np.recarray)  # type: ignore[attr-defined]


def lay_open(declared: type[R], records: Records, at: int = 0, *, compiled: bool = COMPILED) -> R:
    """One record of an array, in the form that rules of that speed take; what a rule writes is written in the array."""
    if compiled:
        return cast(R, records[at])
    return cast(R, declared.face(records, at))  # type: ignore[attr-defined]


def duplicate(declared: type[R], one: R, *, compiled: bool = COMPILED) -> R:
    """A copy of one record, in the form that rules of that speed take."""
    records = blank(declared)
    records.view(np.ndarray)[:] = one if compiled else one._record  # type: ignore[attr-defined]
    return lay_open(declared, records, compiled=compiled)


class Faces:
    """An array of records for interpreted rules: elements are faces, and `tables[a] = tables[b]` copies a record."""

    def __init__(self, declared: type[R], records: Records) -> None:
        self._faces: list[Any] = [lay_open(declared, records, at, compiled=False) for at in range(len(records))]

    def __getitem__(self, at: int) -> Any:
        return self._faces[at]

    def __setitem__(self, at: int, face: Any) -> None:
        self._faces[at]._record[:] = face._record


def overwrite(records: Records, data: bytes) -> None:
    """Restore what `records.tobytes()` gave; the record's faces stay valid."""
    records.view(np.ndarray).view(np.uint8)[:] = np.frombuffer(data, np.uint8)
