"""Handling of request bodies that are too long: they are read to the end and dropped, so that the client gets
an error.

A server that closes the connection in the middle of a body resets it, and the client loses the response.
"""

from typing import Any

from waitress.buffers import OverflowableBuffer
from waitress.channel import HTTPChannel
from waitress.parser import HTTPRequestParser
from waitress.utilities import RequestEntityTooLarge

READ_ON = 8 * 1024**2
"""The number of bytes that are read beyond the longest allowed body. After that the connection is closed."""


class TruncatedBuffer:
    """A buffer that keeps the first bytes of a body and counts all of them."""

    def __init__(self, most: int, overflow: int) -> None:
        self.most = most
        self.kept = OverflowableBuffer(overflow)
        self.length = 0

    def append(self, data: bytes) -> None:
        room = max(self.most - self.length, 0)
        if room:
            self.kept.append(data[:room])
        self.length += len(data)

    def __len__(self) -> int:
        """Return the length of the whole body, which the application uses to refuse it."""
        return self.length

    def getfile(self) -> Any:
        return self.kept.getfile()

    def close(self) -> None:
        self.kept.close()


class RequestParser(HTTPRequestParser):  # type: ignore[misc]  # waitress has no types
    """A parser that passes requests with too long a body to the application, which refuses them by their
    length.
    """

    def parse_header(self, header_plus: bytes) -> None:
        super().parse_header(header_plus)
        self.longest = self.adj.max_request_body_size - READ_ON
        if self.body_rcv is not None:
            self.body_rcv.buf = TruncatedBuffer(self.longest, self.adj.inbuf_overflow)

    def received(self, data: bytes) -> int:
        consumed: int = super().received(data)
        if self.expect_continue and self.content_length > self.longest:
            self.refuse_unread()  # the client waits for 100 Continue and has sent nothing yet
        elif isinstance(self.error, RequestEntityTooLarge):
            self.refuse_unread()
        return consumed

    def refuse_unread(self) -> None:
        """End the request and close the connection, because the rest of the body would follow."""
        self.error = None
        self.completed = True
        self.expect_continue = False
        self.headers["CONTENT_LENGTH"] = str(max(self.content_length, self.body_bytes_received))
        self.headers["CONNECTION"] = "close"


class Channel(HTTPChannel):  # type: ignore[misc]
    """A connection that uses our parser."""

    parser_class = RequestParser
