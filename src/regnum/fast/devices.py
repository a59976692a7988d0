"""Where a batch is played: on the cores of this computer, or on its GPU."""

import os
from abc import ABC, abstractmethod
from concurrent.futures import ThreadPoolExecutor
from math import ceil
from typing import Any

import numpy as np
from numpy.typing import DTypeLike, NDArray

from regnum.core.errors import Malformed, RegnumError
from regnum.fast.compiling import MOST_THREADS, each_product_rounded
from regnum.fast.loading import load_loops

BLOCK = 128  # threads of a GPU that are started together
SHARED_OUT = {"play_rows"}  # loops in which a block shares out its matches


class Device(ABC):
    """Arrays in its memory, and loops that run over them."""

    @abstractmethod
    def put(self, array: NDArray[Any]) -> Any:
        """An array of this computer in the memory of the device."""

    @abstractmethod
    def take(self, array: Any) -> Any:
        """An array of any library as one of the device; without a copy where that is possible."""

    @abstractmethod
    def has(self, array: Any) -> bool:
        """Does an array lie in the memory of the device?"""

    @abstractmethod
    def get(self, array: Any) -> NDArray[Any]:
        """An array of the device in the memory of this computer."""

    @abstractmethod
    def empty(self, shape: tuple[int, ...], kind: DTypeLike) -> Any:
        """A new array on the device, with nothing in it yet."""

    @abstractmethod
    def copy(self, array: Any, kind: DTypeLike) -> Any:
        """A copy on the device, with numbers of this kind."""

    @abstractmethod
    def run(self, file: str, loop: str, games: int, *arguments: object, room: int = 0) -> None:
        """Run a loop of a file over so many matches.

        Where it needs room to work in, each thread has so many floats for itself.
        """


class Cores(Device):
    """Threads, each with a part of the matches; compiled code does not hold Python's lock."""

    def __init__(self, key: str, threads: int | None) -> None:
        if threads is not None and (type(threads) is not int or threads < 1):
            raise Malformed(f"a batch has one thread at least, not {threads!r}")
        self._key = key
        self._threads = threads or os.cpu_count() or 1
        self._executor = ThreadPoolExecutor(self._threads)

    def put(self, array: NDArray[Any]) -> Any:
        """The same array."""
        return array

    def take(self, array: Any) -> Any:
        """As numpy takes it."""
        return np.asarray(array)

    def has(self, array: Any) -> bool:
        """Every array of numpy does."""
        return isinstance(array, np.ndarray)

    def get(self, array: Any) -> NDArray[Any]:
        """The same array."""
        return np.asarray(array)

    def empty(self, shape: tuple[int, ...], kind: DTypeLike) -> Any:
        """A new array."""
        return np.empty(shape, kind)

    def copy(self, array: Any, kind: DTypeLike) -> Any:
        """A copy."""
        return array.astype(kind, order="C")

    def run(self, file: str, loop: str, games: int, *arguments: object, room: int = 0) -> None:
        """In parts of equal size."""
        function = getattr(load_loops(self._key, file), loop)
        parts = min(self._threads, games)
        ends = [games * part // parts for part in range(parts + 1)]

        def run_part(first: int, end: int) -> None:
            rooms = [np.empty(room)] if room else []
            function(*arguments, *rooms, first, end)

        if parts == 1:
            run_part(0, games)
        else:
            list(self._executor.map(run_part, ends[:-1], ends[1:]))


class Gpu(Device):
    """A GPU of NVIDIA: a match for each thread, or a share of them for each block of threads."""

    def __init__(self, key: str) -> None:
        from numba import cuda

        self._cuda: Any = cuda
        if not self._cuda.is_available():
            raise RegnumError("there is no GPU here that CUDA can use")
        self._key = key
        self._ready: dict[str, tuple[tuple[object, ...], Any]] = {}  # by loop, for which arguments

    def put(self, array: NDArray[Any]) -> Any:
        """Copy it to the GPU."""
        return self._cuda.to_device(np.ascontiguousarray(array))

    def take(self, array: Any) -> Any:
        """What lies on the GPU stays there; all else is copied to it."""
        if hasattr(array, "copy_to_host"):  # one of Numba's
            return array
        if hasattr(array, "__cuda_array_interface__"):
            return self._cuda.as_cuda_array(array)
        return self.put(np.asarray(array))

    def has(self, array: Any) -> bool:
        """Arrays of Numba do, and those with `__cuda_array_interface__`."""
        return hasattr(array, "copy_to_host") or hasattr(array, "__cuda_array_interface__")

    def get(self, array: Any) -> NDArray[Any]:
        """Copy it from the GPU, unless it is here already."""
        if isinstance(array, np.ndarray):
            return array
        found: NDArray[Any] = self.take(array).copy_to_host()
        return found

    def empty(self, shape: tuple[int, ...], kind: DTypeLike) -> Any:
        """A new array on the GPU."""
        return self._cuda.device_array(shape, kind)

    def copy(self, array: Any, kind: DTypeLike) -> Any:
        """A copy on the GPU."""
        twin = self._cuda.device_array(array.shape, kind)
        loop = getattr(load_loops(self._key, "cuda_loops"), f"copy_{array.ndim}")
        loop[_blocks(len(array)), BLOCK](array, twin)
        return twin

    def run(self, file: str, loop: str, games: int, *arguments: object, room: int = 0) -> None:
        """Start it, without waiting for its result. Threads have their own room: `room` is unused.

        Numba takes longer to find the types of all arguments than to start the loop. So they are
        found once, for as long as the arguments are the same arrays or others of the same types.
        """
        known, function = self._ready.get(loop, ((), None))
        if function is None or not all(map(_are_alike, known, arguments)):
            function = getattr(load_loops(self._key, f"cuda_{file}"), loop)
            with each_product_rounded():
                function = function.specialize(*arguments, 0, games)
            self._ready[loop] = arguments, function
        shape = self._shape(games) if loop in SHARED_OUT else (_blocks(games), BLOCK)
        function[shape](*arguments, 0, games)

    def _shape(self, games: int) -> tuple[int, int]:
        """How many blocks of how many threads: one block for each multiprocessor, if it is full."""
        gpu = self._cuda.current_context().device
        most = getattr(gpu, "MULTIPROCESSOR_COUNT", 1)  # a simulated GPU does not say
        threads = min(ceil(games / most), MOST_THREADS)
        return min(ceil(games / threads), most), threads


def _are_alike(one: Any, other: Any) -> bool:
    """Have two arguments of a loop the same type for Numba?"""
    if one is other:
        return True
    if type(one) is not type(other):
        return False
    if isinstance(one, int):
        return True
    shape = one.dtype == other.dtype and one.ndim == other.ndim
    return bool(shape and one.flags == other.flags)


def _blocks(threads: int) -> int:
    return ceil(threads / BLOCK)
