"""Bodies that are too long: read to their end without being kept, so that their sender hears why they are refused.

A server that hangs up on a body in mid-send resets the connection, and the sender loses the answer with it.
"""

from typing import Any

from waitress.buffers import OverflowableBuffer
from waitress.channel import HTTPChannel
from waitress.parser import HTTPRequestParser
from waitress.utilities import RequestEntityTooLarge

READ_ON = 8 * 1024**2
"""Bytes beyond the longest body. No sender is read further than this."""


class Beginning:
    """Keeps the first bytes of a body, and counts all of them."""

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
        """The length of the whole body, by which the application refuses it."""
        return self.length

    def getfile(self) -> Any:
        return self.kept.getfile()

    def close(self) -> None:
        self.kept.close()


class RequestParser(HTTPRequestParser):  # type: ignore[misc]  # waitress has no types
    """Hands requests with a body that is too long to the application, which answers by their length."""

    def parse_header(self, header_plus: bytes) -> None:
        super().parse_header(header_plus)
        self.longest = self.adj.max_request_body_size - READ_ON
        if self.body_rcv is not None:
            self.body_rcv.buf = Beginning(self.longest, self.adj.inbuf_overflow)

    def received(self, data: bytes) -> int:
        consumed: int = super().received(data)
        if self.expect_continue and self.content_length > self.longest:
            self.refuse_unread()  # the sender waits for our leave, and has sent nothing yet
        elif isinstance(self.error, RequestEntityTooLarge):
            self.refuse_unread()
        return consumed

    def refuse_unread(self) -> None:
        """End the request here. The connection ends with it, since the rest of the body would follow."""
        self.error = None
        self.completed = True
        self.expect_continue = False
        self.headers["CONTENT_LENGTH"] = str(max(self.content_length, self.body_bytes_received))
        self.headers["CONNECTION"] = "close"


class Channel(HTTPChannel):  # type: ignore[misc]
    """A connection that reads with our parser."""

    parser_class = RequestParser
