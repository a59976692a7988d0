"""The socket: messages about one table, and commands for it."""

import asyncio
from collections import Counter
from collections.abc import Iterator
from contextlib import contextmanager, suppress

import msgspec
from starlette.websockets import WebSocket, WebSocketDisconnect, WebSocketState

from regnum.core.errors import Malformed, RegnumError
from regnum.server.faults import DatabaseFails
from regnum.server.live import Live, Watcher
from regnum.server.messages import (
    CommandMessage,
    Ping,
    QuestionMessage,
    SocketMessage,
    decode_from_socket,
)
from regnum.server.requests import (
    STATUS,
    check_origin,
    complaint,
    person_of,
    reply,
    server_of,
    table_of,
    whole_number,
)
from regnum.server.security import Limit
from regnum.server.services import Server
from regnum.table.commands import Refused
from regnum.table.consequences import consequences
from regnum.table.terms import Person

UNSUPPORTED_DATA, POLICY_VIOLATION, RESTARTING, TRY_AGAIN_LATER = 1003, 1008, 1012, 1013
BURST_SECONDS = 5  # a client may send at once what it could send in this time


async def watch(socket: WebSocket) -> None:
    """Somebody comes to a table."""
    server = server_of(socket)
    try:
        check_origin(socket)
        person = await person_of(socket)
        live = await table_of(socket, person)
        await server.driver.drive(live)  # its own server may have died
        since = whole_number(socket.query_params.get("since", "0"))
    except DatabaseFails as error:
        await _deny(socket, error)
        return
    except RegnumError:
        await socket.close(POLICY_VIOLATION)
        return
    if _is_full(server, person):
        await _deny(socket, Refused("too-much", "too many connections are open: close one"))
        return
    with _counted(server.sockets, person):
        watcher = Watcher(person, since, server.settings.messages_waiting)
        await _converse(socket, live, watcher)


async def _deny(socket: WebSocket, error: Refused) -> None:
    await socket.send_denial_response(reply(complaint(error), STATUS[error.code]))


def _is_full(server: Server, person: Person) -> bool:
    """Are so many connections open that this person can have no more?"""
    limits, sockets = server.settings, server.sockets
    return sockets.total() >= limits.sockets or sockets[person.id] >= limits.sockets_per_person


@contextmanager
def _counted(sockets: Counter[str], person: Person) -> Iterator[None]:
    """Count a connection while it lasts."""
    sockets[person.id] += 1
    try:
        yield
    finally:
        sockets[person.id] -= 1
        if not sockets[person.id]:
            del sockets[person.id]


async def _converse(socket: WebSocket, live: Live, watcher: Watcher) -> None:
    presence = server_of(socket).tables.presence
    await socket.accept()
    presence.arrive(live, watcher)
    writing = asyncio.create_task(_write(socket, watcher))
    try:
        await _read(socket, live, watcher)
    except WebSocketDisconnect:
        pass
    finally:
        presence.leave(live, watcher)
        writing.cancel()


async def _write(socket: WebSocket, watcher: Watcher) -> None:
    with suppress(WebSocketDisconnect):
        while (message := await watcher.queue.get()) is not None:
            await socket.send_text(message.decode())
        is_closing = server_of(socket).tables.is_closing
        await socket.close(RESTARTING if is_closing else TRY_AGAIN_LATER)


async def _read(socket: WebSocket, live: Live, watcher: Watcher) -> None:
    a_second = server_of(socket).settings.messages_per_second
    limit = Limit(a_second * BURST_SECONDS, BURST_SECONDS)
    while True:
        await asyncio.sleep(0)  # even if more has come already: answers have to leave
        if socket.application_state is not WebSocketState.CONNECTED:
            return  # found out while writing
        try:
            data = await socket.receive_text()
        except KeyError:  # bytes instead of text
            await socket.close(UNSUPPORTED_DATA)
            return
        if not limit.allows(""):
            await socket.close(POLICY_VIOLATION)
            return
        try:
            message = decode_from_socket(data)
        except Malformed as error:
            watcher.send(_refusal("", error, live))
            continue
        watcher.send(await _answer(server_of(socket), live, message, watcher.person))


async def _answer(server: Server, live: Live, message: SocketMessage, person: Person) -> bytes:
    match message:
        case Ping():
            return msgspec.json.encode({"type": "pong", "revision": live.table.revision})
        case CommandMessage(command_id, revision, command):
            try:
                entry = await server.door.do(live, command_id, revision, command, person)
            except RegnumError as error:
                return _refusal(command_id, error, live)
            done = {"type": "done", "id": command_id, "revision": entry.revision}
            return msgspec.json.encode(done)
        case QuestionMessage(question_id, action):
            try:
                answer = consequences(live.table.now, person.id, action)
            except RegnumError as error:
                return _refusal(question_id, error, live)
            return msgspec.json.encode({"type": "answer", "id": question_id, **answer})


def _refusal(message_id: str, error: RegnumError, live: Live) -> bytes:
    """Something was not done, and why."""
    refused = {"type": "refused", "id": message_id, **complaint(error)}
    return msgspec.json.encode({**refused, "revision": live.table.revision})
