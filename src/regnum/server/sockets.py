"""The WebSocket protocol of uvicorn, with an answer to every handshake."""

from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol

REFUSAL = b"HTTP/1.1 400 Bad Request\r\nConnection: close\r\nContent-Length: 0\r\n\r\n"


class Protocol(WebSocketsSansIOProtocol):
    """Refuses a handshake that cannot be read, such as one with huge headers, at once."""

    def data_received(self, data: bytes) -> None:
        """Pass on; the parser stops where it fails and would leave the client waiting."""
        super().data_received(data)
        if self.conn.handshake_exc is not None and not self.handshake_initiated:
            self.transport.write(REFUSAL)
            self.transport.close()
