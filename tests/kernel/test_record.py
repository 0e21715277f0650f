"""Records: one declaration, and the same bytes however they are read."""

import numpy as np
import pytest

from watershed.kernel.record import Ints, blank, field, lay_open, overwrite, record


@record
class Small:
    wide: Ints = field(2, kind=np.int64)
    one: int = field()
    row: Ints = field(3)
    grid: Ints = field(2, 2)


def test_a_face_writes_into_the_array():
    records = blank(Small, 2)
    face = lay_open(Small, records, 1, compiled=False)
    face.one += 5
    face.row[2] = 7
    face.grid[1, 0] = -3
    assert (records["one"].tolist(), records["row"][1].tolist()) == ([0, 5], [0, 0, 7])
    assert records["grid"][1].tolist() == [[0, 0], [-3, 0]]
    assert type(face.one) is int


def test_a_record_and_a_face_show_the_same():
    records = blank(Small)
    records["one"] = 9
    assert lay_open(Small, records, compiled=True).one == lay_open(Small, records, compiled=False).one == 9


def test_there_is_no_gap_that_a_copy_would_forget():
    assert Small.layout.itemsize == sum(Small.layout[name].itemsize for name in Small.layout.names)
    assert Small.layout.itemsize % 8 == 0


def test_a_gap_is_refused():
    with pytest.raises(TypeError, match="wide fields first"):

        @record
        class Gappy:
            one: int = field()
            wide: Ints = field(1, kind=np.int64)


def test_bytes_go_out_and_in():
    records = blank(Small)
    face = lay_open(Small, records, compiled=False)
    before = records.tobytes()
    face.one = 4
    overwrite(records, before)
    assert face.one == 0


def test_too_large_a_number_is_refused_not_wrapped():
    face = lay_open(Small, blank(Small), compiled=False)
    with pytest.raises(OverflowError):
        face.one = 40_000


def test_one_wide_number_is_refused():
    """A face reads every number as a small one."""
    with pytest.raises(TypeError, match="a row of one"):

        @record
        class Wide:
            wide: int = field(kind=np.int64)


def test_a_name_that_is_not_a_field_is_refused():
    with pytest.raises(AttributeError):
        lay_open(Small, blank(Small), compiled=False).two = 1


def test_a_locked_record_cannot_be_written():
    records = blank(Small)
    records.flags.writeable = False
    with pytest.raises(ValueError, match="read-only"):
        lay_open(Small, records, compiled=False).one = 1


def test_a_field_cannot_be_called_like_a_method_of_numpy():
    with pytest.raises(TypeError, match="hidden by what every NumPy record calls round"):

        @record
        class Hidden:
            round: int = field()
