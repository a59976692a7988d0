"""Where a batch is played: on the cores of this computer, or on its GPU."""

import os
from abc import ABC, abstractmethod
from concurrent.futures import ThreadPoolExecutor
from typing import Any

import numpy as np
from numpy.typing import DTypeLike, NDArray

from regnum.core.errors import RegnumError
from regnum.fast.loading import load_loops

BLOCK = 128  # threads of a GPU that work together


class Device(ABC):
    """Arrays in its memory, and loops that run over them."""

    @abstractmethod
    def put(self, array: NDArray[Any]) -> Any:
        """An array of this computer in the memory of the device."""

    @abstractmethod
    def get(self, array: Any) -> NDArray[Any]:
        """An array of the device in the memory of this computer."""

    @abstractmethod
    def empty(self, shape: tuple[int, ...], kind: DTypeLike) -> Any:
        """A new array on the device, with nothing in it yet."""

    @abstractmethod
    def copy(self, array: Any) -> Any:
        """A copy on the device."""

    @abstractmethod
    def run(self, loop: str, games: int, *arguments: object) -> None:
        """Run a loop over so many matches."""


class Cores(Device):
    """Threads, each with a part of the matches; compiled code does not hold Python's lock."""

    def __init__(self, key: str, threads: int | None) -> None:
        self._loops: Any = load_loops(key)
        self._threads = threads or os.cpu_count() or 1
        self._executor = ThreadPoolExecutor(self._threads) if self._threads > 1 else None

    def put(self, array: NDArray[Any]) -> Any:
        """The same array."""
        return array

    def get(self, array: Any) -> NDArray[Any]:
        """The same array."""
        return np.asarray(array)

    def empty(self, shape: tuple[int, ...], kind: DTypeLike) -> Any:
        """A new array."""
        return np.empty(shape, kind)

    def copy(self, array: Any) -> Any:
        """A copy."""
        return array.copy()

    def run(self, loop: str, games: int, *arguments: object) -> None:
        """In parts of equal size."""
        function = getattr(self._loops, loop)
        parts = min(self._threads, games)
        ends = [games * part // parts for part in range(parts + 1)]
        if self._executor is None or parts == 1:
            function(*arguments, 0, games)
        else:
            run = self._executor.map(
                lambda first, end: function(*arguments, first, end), ends[:-1], ends[1:]
            )
            list(run)


class Card(Device):
    """A GPU of NVIDIA, one match for each of its threads."""

    def __init__(self, key: str) -> None:
        from numba import cuda

        self._cuda: Any = cuda
        if not self._cuda.is_available():
            raise RegnumError("there is no GPU here that CUDA can use")
        self._loops: Any = load_loops(key, "cuda_loops")

    def put(self, array: NDArray[Any]) -> Any:
        """Copy it to the card."""
        return self._cuda.to_device(np.ascontiguousarray(array))

    def get(self, array: Any) -> NDArray[Any]:
        """Copy it from the card, unless it is here already."""
        if isinstance(array, np.ndarray):
            return array
        found: NDArray[Any] = (
            array.copy_to_host()
            if hasattr(array, "copy_to_host")
            else self._cuda.as_cuda_array(array).copy_to_host()
        )
        return found

    def empty(self, shape: tuple[int, ...], kind: DTypeLike) -> Any:
        """A new array on the card."""
        return self._cuda.device_array(shape, kind)

    def copy(self, array: Any) -> Any:
        """A copy on the card."""
        twin = self._cuda.device_array(array.shape, array.dtype)
        twin.copy_to_device(array)
        return twin

    def run(self, loop: str, games: int, *arguments: object) -> None:
        """Start it; what needs its result waits for it."""
        blocks = (games + BLOCK - 1) // BLOCK
        getattr(self._loops, loop)[blocks, BLOCK](*arguments, 0, games)
