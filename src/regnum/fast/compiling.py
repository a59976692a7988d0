"""How the functions of a kernel are compiled, and where the result is kept.

`compiled` is for functions that other compiled functions call, on the CPU and on a GPU alike.
They are scalar functions over rows of 64-bit integers: no objects, no memory of their own.
`entry` is for functions that Python calls. All are kept on disk once they are compiled. Numba looks
only at the file of a function to see whether that is out of date, so what is kept lies in a folder
named by a digest of all that it can have been compiled from. Copies of the same sources share it.
"""

import os
import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from functools import cache, partial
from hashlib import sha256
from pathlib import Path
from typing import Any, TypeVar, cast

import numba
from numba import config, njit
from numba.core.caching import CompileResultCacheImpl, FunctionCache, UserProvidedCacheLocator

import regnum

FunctionT = TypeVar("FunctionT", bound=Callable[..., Any])

# Without Numba's counting of references: nothing is allocated here, and threads that share an
# array would wait for each other at its counter.
OPTIONS: dict[str, Any] = {"nogil": True, "error_model": "numpy", "_nrt": False}
INSIDE = {**OPTIONS, "no_cpython_wrapper": True, "no_cfunc_wrapper": True}  # not for Python
SETTINGS: Any = config  # of Numba; their types are not declared

MOST_THREADS = 1024  # threads of a GPU's block, at most
REGISTERS_OF_GPU = 65_536  # of each of its multiprocessors


def compiled(function: FunctionT) -> FunctionT:
    """A function for compiled code; it is compiled with whatever calls it.

    Python cannot call it: what that would take makes compiling a third longer.
    """
    return _kept(function, INSIDE)


def inlined(function: FunctionT) -> FunctionT:
    """The same, set into its callers: for what is a line long, or called from one place.

    A call costs as much as about a hundred simple operations: every row is passed as seven numbers.
    """
    return _kept(function, {**INSIDE, "forceinline": True})


def unfolded(function: FunctionT) -> FunctionT:
    """The same, but never compiled by itself: for what does much and is called by few."""
    return _kept(function, {**INSIDE, "inline": "always"})


def entry(function: FunctionT) -> FunctionT:
    """A compiled function for Python."""
    return _kept(function, OPTIONS)


def _kept(function: FunctionT, options: dict[str, Any]) -> FunctionT:
    """Compile a function when it is first called, and keep the result on disk if possible.

    Each module has a folder of its own: Numba knows a function by its file, and all games share
    the files of loops.
    """
    usual, folder = SETTINGS.CACHE_DIR, _cache_folder()
    if folder is None:
        unkept: Any = njit(**options)(function)
        return cast(FunctionT, unkept)
    SETTINGS.CACHE_DIR = str(folder / function.__module__)
    try:
        wrapped: Any = njit(**options)(function)
        wrapped._cache = cast(Any, _Kept)(function)
    finally:
        SETTINGS.CACHE_DIR = usual
    return cast(FunctionT, wrapped)


class _Place(UserProvidedCacheLocator):
    """The folder that is set, wherever the sources lie: its name is a digest of them."""

    @classmethod
    def get_suitable_cache_subpath(cls, py_file: str) -> str:
        return ""


class _KeptThere(CompileResultCacheImpl):
    _locator_classes: list[type[object]] = [_Place]  # noqa: RUF012  # as Numba declares it


class _Kept(FunctionCache):
    """Compiled functions in that place."""

    _impl_class = _KeptThere


def gpu_loop(function: FunctionT) -> FunctionT:
    """A function that Python starts on a GPU, in many threads at once."""
    return _for_gpu(function, {})


def gpu_block(function: FunctionT) -> FunctionT:
    """The same for threads that work together in a block of up to MOST_THREADS.

    A GPU has room for so many only if each uses few registers.
    """
    return _for_gpu(function, {"max_registers": REGISTERS_OF_GPU // MOST_THREADS})


def gpu_judge(function: FunctionT) -> FunctionT:
    """The same for a judge, whose figures must equal those of a CPU to the last bit.

    With `lto` the linker would add products before they are rounded.
    """
    return _for_gpu(function, {"lto": False})


@contextmanager
def each_product_rounded() -> Iterator[None]:
    """Let code that is compiled for a GPU round as a CPU does; Numba has no option for it."""
    if SETTINGS.ENABLE_CUDASIM:
        yield
        return
    from numba.cuda.cudadrv import nvvm

    settings: Any = nvvm  # its types are not declared
    usual = settings.compile_ir
    settings.compile_ir = partial(usual, fma=0)
    try:
        yield
    finally:
        settings.compile_ir = usual


def _for_gpu(function: FunctionT, options: dict[str, Any]) -> FunctionT:
    from numba import cuda

    known = {} if SETTINGS.ENABLE_CUDASIM else options  # a simulated GPU has no registers
    # As a decorator it would forget `lto`.
    wrapped: Any = cuda.jit(function, **known)  # type: ignore[no-untyped-call]
    return cast(FunctionT, wrapped)


@contextmanager
def one_at_a_time(key: str) -> Iterator[None]:
    """Make other processes that compile the same game wait; they then find it on disk."""
    folder = _cache_folder()
    if folder is None:  # nothing can be kept, so there is nothing to wait for
        yield
        return
    with (folder / f"{key}.lock").open("w") as lock:
        if sys.platform != "win32":
            import fcntl

            fcntl.flock(lock, fcntl.LOCK_EX)
        yield


@cache
def _cache_folder() -> Path | None:
    """Where code compiled from the present sources is kept; None if nothing can be kept."""
    home = os.environ.get("XDG_CACHE_HOME") or Path.home() / ".cache"
    base = Path(SETTINGS.CACHE_DIR or Path(home) / "regnum" / "kernels")
    folder = base / digest_of(Path(regnum.__path__[0]))
    try:
        folder.mkdir(parents=True, exist_ok=True)
    except OSError:
        return None
    return folder if os.access(folder, os.W_OK) else None


def digest_of(package: Path) -> str:
    """A digest of all sources of compiled code, which contains the tables of a game as well."""
    digest = sha256(f"{sys.version_info} {numba.__version__}".encode())
    games = [folder.parent for folder in package.glob("*/kernel")]
    for folder in sorted([package / "core", package / "fast", *games]):
        for path in sorted(folder.rglob("*.py")):
            digest.update(path.read_bytes())
    return digest.hexdigest()[:16]
