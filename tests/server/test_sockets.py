"""What connections wait for, and what they and requests leave behind in memory."""

import asyncio
import gc
import os
import socket
from collections.abc import Iterator
from functools import partial
from operator import truediv
from typing import Any
from weakref import ref

import pytest
import uvicorn
from starlette.requests import Request
from starlette.types import Message
from uvicorn.server import ServerState
from websockets.asyncio.client import connect

from regnum.server.crew import Asker, Crew
from regnum.server.limits import Doorman
from regnum.server.requests import while_there
from regnum.server.sockets import HttpProtocol, Protocol, protocol_with
from server.server_kit import run

WAIT_SECONDS = 20.0
FAIL = partial(truediv, 1, 0)  # in another process, which knows no tests


@pytest.fixture
def no_garbage_collector() -> Iterator[None]:
    """It looks at what has been there for a while only now and then."""
    gc.disable()
    yield
    gc.enable()


async def echo(_scope: Any, receive: Any, send: Any) -> None:
    """An application that says what it hears."""
    await receive()
    await send({"type": "websocket.accept"})
    while (message := await receive())["type"] == "websocket.receive":
        await send({"type": "websocket.send", "text": message["text"]})


def test_an_answer_leaves_without_waiting_for_what_was_sent_before() -> None:
    """Of listeners that were opened beforehand, as `regnum serve` does, asyncio takes no care."""
    made: list[HttpProtocol] = []

    async def story() -> None:
        config = uvicorn.Config(echo, log_config=None, lifespan="off")
        loop, state = asyncio.get_running_loop(), ServerState()
        kind = protocol_with(Doorman(9, 9, []), WAIT_SECONDS, WAIT_SECONDS)

        def make() -> HttpProtocol:
            made.append(kind(config, state, {}))
            return made[-1]

        listening = socket.create_server(("127.0.0.1", 0))
        server = await loop.create_server(make, sock=listening)
        _, writer = await asyncio.open_connection(*listening.getsockname())
        async with asyncio.timeout(WAIT_SECONDS):
            while not made or made[0].transport is None:
                await asyncio.sleep(0.01)
        wire = made[0].transport.get_extra_info("socket")
        assert wire.getsockopt(socket.IPPROTO_TCP, socket.TCP_NODELAY)
        writer.close()
        server.close()

    run(story())


@pytest.mark.parametrize("is_clean", [True, False])
def test_a_connection_that_has_ended_leaves_the_memory_at_once(
    no_garbage_collector: None, is_clean: bool
) -> None:
    """With what it needed to compress messages, which is tens of kilobytes."""
    compressing: list[ref[Any]] = []

    class Noted(Protocol):
        def connection_lost(self, exc: Exception | None) -> None:
            compressing.extend(map(ref, self.conn.extensions))
            super().connection_lost(exc)

    async def story() -> None:
        config = uvicorn.Config(echo, log_config=None, lifespan="off")
        loop, state = asyncio.get_running_loop(), ServerState()
        server = await loop.create_server(lambda: Noted(config, state, {}), "127.0.0.1", 0)
        port = server.sockets[0].getsockname()[1]
        wire = await connect(f"ws://127.0.0.1:{port}", proxy=None)
        await wire.send("hello")
        assert await wire.recv() == "hello"
        if is_clean:
            await wire.close()
        else:
            wire.transport.abort()
        async with asyncio.timeout(WAIT_SECONDS):
            while not compressing or compressing[0]() is not None:
                await asyncio.sleep(0.01)
        server.close()

    run(story())


class Table:
    """What a request has in hand."""


def test_what_a_request_that_failed_had_in_hand_leaves_the_memory_at_once(
    no_garbage_collector: None,
) -> None:
    in_hand: list[ref[Table]] = []

    async def nothing_comes() -> Message:
        await asyncio.sleep(WAIT_SECONDS)
        return {"type": "http.disconnect"}

    async def ask(crew: Crew) -> bool:
        table = Table()
        in_hand.append(ref(table))
        work = crew.run(FAIL, Asker("ann"), WAIT_SECONDS)
        try:
            await while_there(Request({"type": "http"}, nothing_comes), work)
        except ZeroDivisionError:
            return True
        return False

    async def story() -> None:
        crew = Crew(1, os.getpid)  # type: ignore[arg-type]  # a function that a process can find
        assert await ask(crew)
        async with asyncio.timeout(WAIT_SECONDS):
            while in_hand[0]() is not None:
                await asyncio.sleep(0.01)
        crew.close()

    run(story())
