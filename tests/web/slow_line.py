"""A line on which everything takes its time, for tests of what is seen meanwhile."""

import asyncio
from collections.abc import Callable, Iterator
from concurrent.futures import Future
from contextlib import contextmanager, suppress
from dataclasses import dataclass
from functools import partial
from threading import Thread
from urllib.parse import urlsplit

CHUNK = 65_536


@dataclass
class Line:
    """An address behind which another one lies."""

    round_trip: float  # seconds there and back; it can change at any time
    url: str = ""

    @contextmanager
    def at(self, round_trip: float) -> Iterator[None]:
        """Take so long meanwhile."""
        before, self.round_trip = self.round_trip, round_trip
        yield
        self.round_trip = before


@contextmanager
def slow_line(url: str, round_trip: float) -> Iterator[Line]:
    """A line to an address, through one of this machine."""
    line = Line(round_trip)
    target = urlsplit(url)
    assert target.hostname is not None
    ready: Future[tuple[int, Callable[[], object]]] = Future()

    async def connect(near: asyncio.StreamReader, back: asyncio.StreamWriter) -> None:
        far, there = await asyncio.open_connection(target.hostname, target.port)
        await asyncio.gather(_pass_on(near, there, line), _pass_on(far, back, line))

    async def serve() -> None:
        server = await asyncio.start_server(connect, "127.0.0.1", 0)
        loop, is_enough = asyncio.get_running_loop(), asyncio.Event()
        port = server.sockets[0].getsockname()[1]
        ready.set_result((port, partial(loop.call_soon_threadsafe, is_enough.set)))
        await is_enough.wait()
        server.close()

    thread = Thread(target=lambda: asyncio.run(serve()))  # what is still open is ended with it
    thread.start()
    port, end = ready.result()
    try:
        line.url = f"http://127.0.0.1:{port}"
        yield line
    finally:
        end()
        thread.join()


async def _pass_on(source: asyncio.StreamReader, target: asyncio.StreamWriter, line: Line) -> None:
    """Everything in its order, each piece after a while; the end of the connection too."""
    loop = asyncio.get_running_loop()
    due: asyncio.Queue[tuple[float, bytes]] = asyncio.Queue()

    async def read() -> None:
        data = b"?"
        while data:
            try:
                data = await source.read(CHUNK)
            except ConnectionError:
                data = b""
            due.put_nowait((loop.time() + line.round_trip / 2, data))

    reading = asyncio.create_task(read())
    while True:
        when, data = await due.get()
        await asyncio.sleep(when - loop.time())
        if not data:
            break
        with suppress(ConnectionError):
            target.write(data)
            await target.drain()
    await reading
    target.close()
