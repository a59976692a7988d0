"""The protocols of uvicorn, with an end to every wait and an answer to every handshake."""

import asyncio
import socket
from collections.abc import Callable
from typing import Any

import h11
from uvicorn.protocols.http.h11_impl import H11Protocol
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.protocol import State

from regnum.server.limits import Doorman

MESSAGES_AHEAD = 4  # that may wait to be read before no more are taken
REFUSAL = b"HTTP/1.1 400 Bad Request\r\nConnection: close\r\nContent-Length: 0\r\n\r\n"


class Protocol(WebSocketsSansIOProtocol):
    """Refuses a handshake that cannot be read, such as one with huge headers, at once.

    And it makes fewer calls to the system, which are most of what a message costs.
    """

    on_end: Callable[[], None] | None = None  # what follows the end of the connection

    def data_received(self, data: bytes) -> None:
        """Pass on; the parser stops where it fails and would leave the client waiting."""
        super().data_received(data)
        if self.conn.handshake_exc is not None and not self.handshake_initiated:
            self.transport.write(REFUSAL)
            self.transport.close()

    def send_receive_event_to_app(self) -> None:
        """Pass on; reading need not stop for every single message, as it would."""
        self.read_paused = self.queue.qsize() < MESSAGES_AHEAD
        super().send_receive_event_to_app()

    async def send(self, message: Any) -> None:
        """Pass on, unless more follows at once: it leaves together with that."""
        if message.get("is_followed") and self.conn.state is State.OPEN:
            self.conn.send_text(message["text"].encode())
        else:
            await super().send(message)

    def connection_lost(self, exc: Exception | None) -> None:
        """Pass on, and let go of what the connection needed.

        The parser and its connection refer to each other: tens of kilobytes would stay until the
        garbage collector looks, which is seldom.
        """
        super().connection_lost(exc)
        self.conn.parser.close()
        if self.on_end is not None:
            self.on_end()


class HttpProtocol(H11Protocol):
    """Ends connections that send nothing, half a request, or never read what they asked for.

    The time is for a whole head or body: a byte now and then does not make it longer.
    """

    doorman: Doorman
    head_seconds: float
    body_seconds: float

    _is_counted = False
    _is_handed_over = False  # to the protocol of WebSockets
    _awaited: object = None  # the state in which the other side is awaited
    _patience: asyncio.TimerHandle | None = None  # with a request that has not come as a whole
    _stalled: asyncio.TimerHandle | None = None  # since the other side does not read

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        """Let it in, or not. What is sent leaves at once: a body does not wait for its head.

        By itself asyncio sees to that only for listeners that were opened with a loop.
        """
        super().connection_made(transport)
        wire: socket.socket = transport.get_extra_info("socket")
        wire.setsockopt(socket.IPPROTO_TCP, socket.TCP_NODELAY, 1)
        self._is_counted = self.doorman.admit(self._host)
        if self._is_counted:
            self._watch()
        else:
            transport.abort()

    def connection_lost(self, exc: Exception | None) -> None:
        """Nothing is awaited any more."""
        super().connection_lost(exc)
        self._forget()
        self._see_off()

    def data_received(self, data: bytes) -> None:
        """Pass on, and see whether something is missing."""
        super().data_received(data)
        self._watch()

    def handle_websocket_upgrade(self, event: h11.Request) -> None:
        """The other protocol takes over."""
        self._forget()
        super().handle_websocket_upgrade(event)
        other = self.transport.get_protocol()
        if isinstance(other, Protocol):
            other.on_end = self._see_off
        self._is_handed_over = True

    def pause_writing(self) -> None:
        """The other side does not read: for how long?"""
        super().pause_writing()
        self._stalled = self.loop.call_later(self.body_seconds, self.transport.abort)

    def resume_writing(self) -> None:
        """It reads."""
        super().resume_writing()
        _cancel(self._stalled)

    @property
    def _host(self) -> str:
        return self.client[0] if self.client else ""

    def _watch(self) -> None:
        """Wait for the rest of a head or of a body, each for its time and no longer."""
        state: Any = self.conn.their_state
        if self._is_handed_over or state is self._awaited:
            return
        self._awaited = state
        _cancel(self._patience)
        if state is h11.IDLE or state is h11.SEND_BODY:
            seconds = self.head_seconds if state is h11.IDLE else self.body_seconds
            self._patience = self.loop.call_later(seconds, self.transport.abort)

    def on_response_complete(self) -> None:
        """The base class ends idle connections; the time for the next request begins with it."""
        super().on_response_complete()
        if self.conn.their_state is h11.IDLE:
            _cancel(self._patience)
            self._awaited = None
        else:
            self._watch()  # another request has come already, or its beginning

    def _forget(self) -> None:
        _cancel(self._patience)
        _cancel(self._stalled)

    def _see_off(self) -> None:
        if self._is_counted:
            self._is_counted = False
            self.doorman.see_off(self._host)


def protocol_with(doorman: Doorman, head_seconds: float, body_seconds: float) -> type[HttpProtocol]:
    """The protocol of one server."""
    settings = {"doorman": doorman, "head_seconds": head_seconds, "body_seconds": body_seconds}
    return type("HttpProtocol", (HttpProtocol,), settings)


def _cancel(timer: asyncio.TimerHandle | None) -> None:
    if timer is not None:
        timer.cancel()
