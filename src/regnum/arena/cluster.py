"""A Ray cluster as an executor: the cores of many machines, used like those of one.

Every machine needs this package with the same code, or its games would not be the same. What a
machine was working on when it died is done again by another one.
"""

import logging
import socket
from collections.abc import Callable
from concurrent.futures import Executor, Future
from typing import Any, ParamSpec, TypeVar

import ray
from ray.exceptions import RayError, RayTaskError, TaskCancelledError

from regnum.arena.results import fingerprint
from regnum.core.errors import RegnumError

P = ParamSpec("P")
T = TypeVar("T")
LOCAL = "local"  # in place of an address: a cluster of this machine alone, which ends with us
KNOCK_SECONDS = 5.0
ATTEMPTS = 5  # for a piece of work whose machine dies


class RayExecutor(Executor):
    """Work goes to whichever core of the cluster is free."""

    def __init__(self, address: str) -> None:
        _knock(address)
        try:
            ray.init(
                address=address,
                logging_level=logging.ERROR,
                include_dashboard=False if address == LOCAL else None,
            )
        except (ConnectionError, RuntimeError, ValueError) as error:
            what = (str(error).splitlines() or [""])[0]
            raise RegnumError(f"there is no Ray cluster at {address}: {what}") from None
        self._do = ray.remote(max_retries=ATTEMPTS)(_do)
        self._waiting: dict[Future[Any], Any] = {}

    @property
    def cores(self) -> int:
        """How many the cluster has now."""
        return max(1, int(ray.cluster_resources().get("CPU", 1)))

    def submit(self, fn: Callable[P, T], /, *args: P.args, **kwargs: P.kwargs) -> Future[T]:
        """Let it be done somewhere."""
        reference = self._do.remote(fingerprint(), fn, args, kwargs)
        future: Future[T] = Future()
        future.set_running_or_notify_cancel()
        self._waiting[future] = reference

        def end(done: Future[T]) -> None:
            self._waiting.pop(future, None)
            error = done.exception()
            if error is None:
                future.set_result(done.result())
            else:
                future.set_exception(_plain(error))

        reference.future().add_done_callback(end)
        return future

    def shutdown(self, wait: bool = True, *, cancel_futures: bool = False) -> None:
        """Leave the cluster; one that was started here ends."""
        if cancel_futures:
            for reference in list(self._waiting.values()):
                ray.cancel(reference, force=True)
        ray.shutdown()


def _knock(address: str) -> None:
    """Find out at once whether anybody listens there: Ray would try for minutes."""
    host, colon, port = address.rpartition(":")
    if not colon or "/" in host or not port.isdecimal():
        return
    try:
        socket.create_connection((host, int(port)), KNOCK_SECONDS).close()
    except (OSError, OverflowError) as error:
        raise RegnumError(f"there is no Ray cluster at {address}: {error}") from None


def _do(code: str, fn: Callable[..., T], args: tuple[Any, ...], kwargs: dict[str, Any]) -> T:
    """On some machine of the cluster."""
    if fingerprint() != code:
        name = ray.util.get_node_ip_address()
        raise RegnumError(f"the machine {name} has other code of regnum: install the same there")
    return fn(*args, **kwargs)


def _plain(error: BaseException) -> BaseException:
    """The error of another machine as an error of this program."""
    if isinstance(error, RayTaskError) and isinstance(error.cause, Exception):
        return error.cause
    if isinstance(error, RayError) and not isinstance(error, TaskCancelledError):
        return RegnumError(f"the Ray cluster gives up: {(str(error).splitlines() or [''])[0]}")
    return error
