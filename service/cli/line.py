"""A connection that keeps no thread waiting: what is read from it was heard before, what it cannot send yet it keeps."""

import select
import socket
from contextlib import suppress

from service.cli.hearing import Hearing

READ_WITHIN = 60.0  # seconds for a slow reader to take what is kept for him
KEPT = 524_288  # bytes; an answer that is longer waits for its reader after all
AT_ONCE = 16_384


class Line(socket.socket):
    """Never blocks, whatever the library that holds it asks for."""

    hearing: Hearing

    def __init__(self, accepted: socket.socket) -> None:
        super().__init__(fileno=accepted.detach())
        super().setblocking(False)
        self.unsent = bytearray()

    def setblocking(self, flag: bool, /) -> None:  # noqa: FBT001 - as the library calls it
        """It stays as it is."""

    def settimeout(self, value: float | None, /) -> None:
        """Likewise."""

    def recv(self, bufsize: int, _flags: int = 0, /) -> bytes:
        """For threads."""
        return self.hearing.take(bufsize)

    def listen_in(self) -> bytes | None:
        """For the loop: what has come; empty if the other side has gone, None if there is nothing yet."""
        try:
            return super().recv(AT_ONCE)
        except BlockingIOError:
            return None
        except OSError:
            return b""

    def hung_up(self) -> bool:
        """Whether the other side has gone, without taking anything of what it may have said."""
        try:
            return super().recv(1, socket.MSG_PEEK) == b""
        except BlockingIOError:
            return False
        except OSError:
            return True

    def sendall(self, data: bytes, _flags: int = 0, /) -> None:  # type: ignore[override]  # bytes are all that it is given
        self.unsent += data
        while not self.flush() and len(self.unsent) > KEPT:
            poll = select.poll()
            poll.register(self, select.POLLOUT)
            if not poll.poll(READ_WITHIN * 1000):
                self.unsent.clear()
                raise TimeoutError

    def flush(self) -> bool:
        """Send what can be sent now; whether that was all. What cannot be sent any more is dropped with its fault."""
        try:
            with suppress(BlockingIOError):
                while self.unsent:
                    del self.unsent[: super().send(self.unsent)]
        except OSError:
            self.unsent.clear()
            raise
        return not self.unsent
