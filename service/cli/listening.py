"""Gunicorn's worker with threads, made safe against slow and hostile callers.

It would give a thread to every connection, and let it wait there for the request and for the reader of the answer. Here the loop that
accepts connections does all waiting, for many at once: a thread gets a request when it is whole, and is free when the answer is made.
"""

import errno
import socket
from collections import deque
from collections.abc import Callable
from contextlib import suppress
from dataclasses import dataclass
from functools import partial
from http import HTTPStatus
from selectors import EVENT_READ, EVENT_WRITE
from time import monotonic
from typing import Any

from gunicorn.util import close
from gunicorn.workers.gthread import TConn, ThreadWorker

from service.cli.hearing import Heard, Hearing
from service.cli.line import READ_WITHIN, Line
from service.core.deps import NAME, Deps

HEARD_WITHIN = 15.0  # seconds from the first moment to the last byte of a request
LINGERS = 2.0  # seconds to let a refused one finish speaking, or he would not hear the refusal
MOST_HEARD = 200  # connections of one kind that are waited for; the oldest makes room for one more
GONE = {errno.EAGAIN, errno.EWOULDBLOCK, errno.ECONNABORTED, errno.EMFILE, errno.ENFILE}
CONTINUE = b"HTTP/1.1 100 Continue\r\n\r\n"
REFUSAL = "HTTP/1.1 {0} {0.phrase}\r\nConnection: close\r\nContent-Length: 0\r\n\r\n"


@dataclass(eq=False)
class Wait:
    """A connection that is on its way out, and what ends that."""

    line: Line
    until: float
    leave: Callable[[], None]


class Worker(ThreadWorker):  # type: ignore[misc]  # the library has no types
    """Hears requests out in its loop, answers them on its threads, and ends its streams when told to stop."""

    def __init__(self, *args: Any, **named: Any) -> None:
        super().__init__(*args, **named)
        self.lingering: deque[Wait] = deque()
        self.sending: deque[Wait] = deque()

    def handle_exit(self, sig: int, frame: object) -> None:
        """Streams would hold it up for as long as they flow, half requests for as long as they may take."""
        if self.booted:
            fitted: Deps = self.wsgi.extensions[NAME]
            fitted.places.close()
            self.method_queue.defer(self.hear_no_more)
        super().handle_exit(sig, frame)

    def hear_no_more(self) -> None:
        for conn in tuple(self.pending_conns):
            self.dismiss(conn)

    def accept(self, listener: socket.socket) -> None:
        try:
            accepted, address = listener.accept()
        except OSError as error:
            if error.errno not in GONE:
                raise
            return
        self.nr_conns += 1
        self.hear(TConn(self.cfg, Line(accepted), address, listener.getsockname()))

    def hear(self, conn: Any) -> None:
        """Let a request come in, in its time; the one that has taken longest makes room."""
        if len(self.pending_conns) >= MOST_HEARD:
            self.dismiss(self.pending_conns[0], HTTPStatus.REQUEST_TIMEOUT)
        conn.sock.hearing = Hearing(self.wsgi.config["MAX_CONTENT_LENGTH"])
        conn.timeout = monotonic() + HEARD_WITHIN
        self.pending_conns.append(conn)
        self.poller.register(conn.sock, EVENT_READ, partial(self.on_pending_socket_readable, conn))

    def on_client_socket_readable(self, conn: Any, client: Line) -> None:
        """The next request of a connection that was kept."""
        self.poller.unregister(client)
        self.keepalived_conns.remove(conn)
        self.hear(conn)

    def on_pending_socket_readable(self, conn: Any, client: Line) -> None:
        more = client.listen_in()
        if more is None:
            return
        heard = client.hearing.hear(more)
        if not more:
            self.dismiss(conn)
        elif heard == Heard.REFUSED:
            self.dismiss(conn, client.hearing.refusal)
        elif heard != Heard.PART:
            super().on_pending_socket_readable(conn, client)
        elif client.hearing.expected:
            with suppress(OSError):
                client.send(CONTINUE)

    def handle(self, conn: Any) -> Any:
        """On a thread. What was not heard to its end, or came with more behind it, is the last of its connection."""
        kept = super().handle(conn)
        hearing = conn.sock.hearing
        return kept and hearing.state == Heard.WHOLE and not hearing.said

    def finish_request(self, conn: Any, fs: Any) -> None:
        """The answer is made. The library would linger in this very loop, while everybody waits; we do it beside the others."""
        if conn.sock.unsent:
            finish = partial(self.finish_request, conn, fs)
            self.wait(
                self.sending, Wait(conn.sock, monotonic() + READ_WITHIN, finish), EVENT_WRITE, self.send_on
            )
        elif conn.sock.hearing.state == Heard.TOO_LARGE:
            self.nr_conns -= 1
            self.linger(conn.sock)
        else:
            super().finish_request(conn, fs)

    def dismiss(self, conn: Any, why: HTTPStatus | None = None) -> None:
        """Without a thread; whoever has said nothing is told nothing."""
        self.pending_conns.remove(conn)
        self.poller.unregister(conn.sock)
        self.nr_conns -= 1
        if why and conn.sock.hearing.said:
            with suppress(OSError):
                conn.sock.send(REFUSAL.format(why).encode())
            self.linger(conn.sock)
        else:
            close(conn.sock)

    def linger(self, line: Line) -> None:
        """What still comes is thrown away: a connection that is closed upon unread words loses its last answer."""
        try:
            line.shutdown(socket.SHUT_WR)
        except OSError:
            close(line)
        else:
            leave = partial(close, line)
            self.wait(self.lingering, Wait(line, monotonic() + LINGERS, leave), EVENT_READ, self.throw_away)

    def wait(
        self, queue: deque[Wait], each: Wait, event: int, go_on: Callable[[deque[Wait], Wait], None]
    ) -> None:
        if len(queue) >= MOST_HEARD:
            self.give_up(queue, queue[0])
        queue.append(each)
        self.poller.register(each.line, event, lambda _line: go_on(queue, each))

    def throw_away(self, queue: deque[Wait], each: Wait) -> None:
        if each.line.listen_in() == b"":
            self.give_up(queue, each)

    def send_on(self, queue: deque[Wait], each: Wait) -> None:
        with suppress(OSError):
            if not each.line.flush():
                return
        self.give_up(queue, each)

    def give_up(self, queue: deque[Wait], each: Wait) -> None:
        queue.remove(each)
        self.poller.unregister(each.line)
        each.line.unsent.clear()
        each.leave()

    def murder_pending(self) -> None:
        """The library's hook for times that are over."""
        now = monotonic()
        while self.pending_conns and self.pending_conns[0].timeout <= now:
            self.dismiss(self.pending_conns[0], HTTPStatus.REQUEST_TIMEOUT)
        for queue in (self.lingering, self.sending):
            while queue and queue[0].until <= now:
                self.give_up(queue, queue[0])
