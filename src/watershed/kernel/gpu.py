"""The same rules on a GPU: compiled to PTX by numba-cuda, which needs no GPU, and run by CuPy, which does.

PTX made on one machine runs on another, so the machine with the GPU needs NumPy and CuPy only.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Sequence
from types import SimpleNamespace
from typing import Any

import numpy as np

CAPABILITY = (9, 0)  # Hopper
PTX_VERSION = "9.0"  # what CUDA 13.0 drivers read; newer compilers write a newer number above the same code


def ptx_of(kernel: Callable[..., None], like: Sequence[Any], optimised: bool) -> str:
    """A kernel as PTX text, for arguments like these: arrays, records arrays and whole numbers."""
    import numba
    from numba import cuda
    from numba.cuda import dispatcher

    signature = numba.types.void(*(_type_of(value) for value in like))
    real = dispatcher.get_current_device
    dispatcher.get_current_device = lambda: SimpleNamespace(compute_capability=CAPABILITY)
    try:
        text, _ = cuda.compile(kernel, signature, device=False, abi="numba", cc=CAPABILITY, opt=optimised, output="ptx")
    finally:
        dispatcher.get_current_device = real
    return re.sub(r"^\.version .*$", f".version {PTX_VERSION}", str(text), count=1, flags=re.MULTILINE)


def _type_of(value: Any) -> Any:
    import numba

    if isinstance(value, np.ndarray):
        return numba.types.Array(numba.from_dtype(value.dtype), value.ndim, "C")
    return numba.types.int64


def launch(ptx: str, arguments: Sequence[Any], threads: int, block: int = 64) -> None:
    """Run the one kernel of a PTX text over that many threads, and wait for it. Arrays are CuPy arrays of bytes, each
    with a NumPy array of its type, because CuPy knows only bytes where a kernel sees records.
    """
    import cupy

    module = cupy.cuda.function.Module()
    module.load(ptx.encode())
    kernel = module.get_function(re.findall(r"\.visible \.entry ([\w$]+)", ptx)[0])
    flat: list[Any] = []
    for argument in arguments:
        flat.extend(_array_words(*argument) if isinstance(argument, tuple) else (np.int64(argument),))
    kernel(((threads + block - 1) // block,), (block,), tuple(flat))
    cupy.cuda.Device().synchronize()


def _array_words(stored: Any, like: Any) -> tuple[Any, ...]:
    """An array as compiled code takes it: two unused words, count, item size, address, shape and strides."""
    words = [np.int64(0), np.int64(0), np.int64(like.size), np.int64(like.itemsize), np.int64(stored.data.ptr)]
    return (*words, *map(np.int64, like.shape), *map(np.int64, like.strides))
