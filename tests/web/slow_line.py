"""A line on which everything takes its time, for tests of what is seen meanwhile."""

import asyncio
from collections.abc import Callable, Iterator
from concurrent.futures import Future
from contextlib import contextmanager, suppress
from functools import partial
from threading import Thread
from urllib.parse import urlsplit

CHUNK = 65_536


@contextmanager
def slow_line(url: str, round_trip: float) -> Iterator[str]:
    """An address of this machine behind which another one lies, so many seconds there and back."""
    target = urlsplit(url)
    assert target.hostname is not None
    ready: Future[tuple[int, Callable[[], object]]] = Future()

    async def connect(near: asyncio.StreamReader, back: asyncio.StreamWriter) -> None:
        far, there = await asyncio.open_connection(target.hostname, target.port)
        await asyncio.gather(
            _pass_on(near, there, round_trip / 2), _pass_on(far, back, round_trip / 2)
        )

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
        yield f"http://127.0.0.1:{port}"
    finally:
        end()
        thread.join()


async def _pass_on(
    source: asyncio.StreamReader, target: asyncio.StreamWriter, delay: float
) -> None:
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
            due.put_nowait((loop.time() + delay, data))

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
