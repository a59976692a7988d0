"""The socket: messages about one table, and commands for it."""

import asyncio
from contextlib import suppress

import msgspec
from starlette.websockets import WebSocket, WebSocketDisconnect, WebSocketState

from regnum.core.errors import Malformed, RegnumError
from regnum.server.faults import DatabaseFails
from regnum.server.limits import per_second
from regnum.server.live import Live, Watcher
from regnum.server.messages import (
    ChatMessage,
    CommandMessage,
    Ping,
    QuestionMessage,
    SayMessage,
    SocketMessage,
    clean_text,
    decode_from_socket,
)
from regnum.server.requests import (
    SLOWER_SECONDS,
    STATUS,
    address_of,
    charge_for_log,
    check_origin,
    complaint,
    identify,
    reply,
    server_of,
    visit_table,
    whole_number,
)
from regnum.server.services import Server
from regnum.table.commands import Refused
from regnum.table.consequences import consequences
from regnum.table.terms import Person

UNSUPPORTED_DATA, POLICY_VIOLATION, RESTARTING, TRY_AGAIN_LATER = 1003, 1008, 1012, 1013
CONNECTING = 5  # what it costs of the requests that a person may make


async def watch(socket: WebSocket) -> None:
    """Somebody comes to a table."""
    server = server_of(socket)
    try:
        check_origin(socket)
        socket.state.cost = CONNECTING
        if not server.limits.of_address.spend(address_of(socket), CONNECTING):
            raise Refused("too-much", "too many requests from your address: wait a little")
        person = await identify(socket)
        live = await visit_table(socket, person)
        await server.driver.drive(live)  # its own server may have died
        since = whole_number(socket.query_params.get("since", "0"))
    except DatabaseFails as error:
        await _deny(socket, error)
        return
    except RegnumError as error:
        if isinstance(error, Refused) and error.code == "too-much":
            await _deny(socket, error)
        else:
            await socket.close(POLICY_VIOLATION)
        return
    try:
        with server.limits.socket(person.id, address_of(socket)):
            charge_for_log(server, live, person, since)
            watcher = Watcher(person, since, server.settings.messages_waiting)
            await _converse(socket, live, watcher)
    except Refused as error:
        await _deny(socket, error)


async def _deny(socket: WebSocket, error: Refused) -> None:
    """No connection now, and why."""
    await asyncio.sleep(SLOWER_SECONDS)
    await socket.send_denial_response(reply(complaint(error), STATUS[error.code]))


async def _converse(socket: WebSocket, live: Live, watcher: Watcher) -> None:
    presence = server_of(socket).tables.presence
    await socket.accept()
    presence.arrive(live, watcher)
    server_of(socket).tables.talk.tell_soon(live)
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
            is_followed = not watcher.queue.empty()
            text = message.decode()
            await socket.send({"type": "websocket.send", "text": text, "is_followed": is_followed})
        is_closing = server_of(socket).tables.is_closing
        await socket.close(RESTARTING if is_closing else TRY_AGAIN_LATER)


async def _read(socket: WebSocket, live: Live, watcher: Watcher) -> None:
    server = server_of(socket)
    limit, of_person = per_second(server.settings.messages_per_second), server.limits.of_person
    while True:
        await asyncio.sleep(0)  # even if more has come already: answers have to leave
        if socket.application_state is not WebSocketState.CONNECTED:
            return  # found out while writing
        try:
            data = await socket.receive_text()
        except KeyError:  # bytes instead of text
            await socket.close(UNSUPPORTED_DATA)
            return
        if not limit.spend(""):
            await socket.close(POLICY_VIOLATION)
            return
        while not of_person.spend(watcher.person.id):  # on all connections of this person
            await asyncio.sleep(SLOWER_SECONDS)
        try:
            message = decode_from_socket(data)
        except Malformed as error:
            watcher.send(_refusal("", error, live))
            continue
        watcher.send(await _answer(server, live, message, watcher.person))


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
        case SayMessage(said_id) | ChatMessage(said_id):
            try:
                await _talk(server, live, message, person)
            except RegnumError as error:
                return _refusal(said_id, error, live)
            done = {"type": "done", "id": said_id, "revision": live.table.revision}
            return msgspec.json.encode(done)


async def _talk(
    server: Server, live: Live, message: SayMessage | ChatMessage, person: Person
) -> None:
    talk = server.tables.talk
    if isinstance(message, ChatMessage):
        await talk.switch(live, person, message.is_open)
        return
    text = None if message.text is None else clean_text(message.text)
    if (message.phrase is None) == (text is None):
        raise Malformed("say a phrase or a text")
    if not server.limits.words.spend(person.id):
        raise Refused("too-much", "that was much at once: wait a little")
    await talk.say(live, person, message.id, message.phrase, text)


def _refusal(message_id: str, error: RegnumError, live: Live) -> bytes:
    """Something was not done, and why."""
    refused = {"type": "refused", "id": message_id, **complaint(error)}
    return msgspec.json.encode({**refused, "revision": live.table.revision})
