"""The local network: a way in for others, opened when whoever plays here wants it."""

import asyncio
import socket
from collections.abc import Callable
from functools import partial
from typing import TYPE_CHECKING, cast

from regnum.table.commands import Refused

if TYPE_CHECKING:
    import uvicorn

NOWHERE = ("192.0.2.1", 9)  # an address that nobody has: nothing is sent there
CLOSED = ("0.0.0.0", "127.")


def own_address() -> str | None:
    """The address of this computer in its network, if it is in one."""
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as probe:
        try:
            probe.connect(NOWHERE)
            address: str = probe.getsockname()[0]
        except OSError:
            return None
    return None if address.startswith(CLOSED) else address


class Network:
    """Lets others in the local network reach a server that only this computer reaches so far."""

    def __init__(self, port: int, address: str | None = None) -> None:
        self.url: str | None = None  # where others find the server
        self.server: uvicorn.Server | None = None  # that lets them in
        self._port = port
        self._address = address

    def listen(self) -> socket.socket:
        """Take the port."""
        address = self._address or own_address()
        if address is None:
            raise Refused("no-network", "this computer is in no network")
        try:
            listening = socket.create_server((address, self._port))
        except OSError as error:
            raise Refused("no-network", f"{address} cannot be opened: {error.strerror}") from None
        self.url = f"http://{address}:{self._port}"
        return listening

    async def open(self) -> None:
        """Let others in from now on, until the server ends."""
        if self.url is not None:
            return
        server = self.server
        assert server is not None, "nothing is served yet"
        listening, made = self.listen(), server.config.http_protocol_class
        protocol = partial(
            cast("Callable[..., asyncio.Protocol]", made),
            config=server.config,
            server_state=server.server_state,
            app_state=server.lifespan.state,
        )
        loop = asyncio.get_running_loop()
        server.servers.append(await loop.create_server(protocol, sock=listening))
