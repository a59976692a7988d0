"""Listens on PostgreSQL for what other processes have changed, and who is connected to them."""

import asyncio
from collections.abc import Callable
from contextlib import suppress
from threading import Event, Thread

from regnum.server.faults import RETRY_SECONDS
from regnum.server.reporting import report_error
from regnum.server.store import CHANNEL, Store

STOP_SECONDS = 0.5  # until it notices that it shall stop
FAILURES_TOLD = 60  # one in so many failures in a row is reported


class Listener:
    """A thread with a connection of its own. It passes on what comes, and None after a gap."""

    def __init__(
        self,
        store: Store,
        take_in: Callable[[str | None], None],
        retry_seconds: float = RETRY_SECONDS,
    ) -> None:
        self._url = store.engine.url.set(drivername="postgresql").render_as_string(False)
        self._take_in = take_in
        self._retry_seconds = retry_seconds
        self._loop = asyncio.get_running_loop()
        self._stop = Event()
        self._thread = Thread(target=self._listen, name="listener", daemon=True)
        self._thread.start()

    def close(self) -> None:
        """Stop listening."""
        self._stop.set()
        self._thread.join()

    def _listen(self) -> None:
        import psycopg  # only where PostgreSQL is used

        failures = 0
        while not self._stop.is_set():
            try:
                with psycopg.connect(self._url, autocommit=True) as connection:
                    connection.execute(f"listen {CHANNEL}")
                    self._pass_on(None)  # anything may have changed
                    failures = 0
                    while not self._stop.is_set():
                        for notice in connection.notifies(timeout=STOP_SECONDS):
                            self._pass_on(notice.payload)
            except psycopg.Error as error:
                failures += 1
                if failures % FAILURES_TOLD == 0:  # writers report it sooner
                    report_error("listening-fails", error, times=failures)
                self._stop.wait(self._retry_seconds)

    def _pass_on(self, words: str | None) -> None:
        with suppress(RuntimeError):  # the loop has ended
            self._loop.call_soon_threadsafe(self._take_in, words)
