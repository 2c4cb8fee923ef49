"""Calling out: one request to a checked address, of which only the status is read.

No redirect is followed: it is an answer like any other, and not a good one. A call has so many seconds in all,
however slowly its receiver speaks.
"""

import socket
import ssl
from collections.abc import Mapping, Sequence
from contextlib import suppress
from functools import cached_property
from http.client import HTTPConnection, HTTPException
from threading import Event, Timer

from service.platform.outside_addresses import Barred, OutsideAddress, Resolve, checked_address, networks
from service.platform.ports import Undelivered

PATIENCE = 10.0  # seconds for a whole call: well below a lease
GONE = 410
GOOD = range(200, 300)


def resolved(host: str, port: int) -> Sequence[str]:
    """Every address that a name has now."""
    return [str(found[4][0]) for found in socket.getaddrinfo(host, port, type=socket.SOCK_STREAM)]


class Outside:
    """The way out to players' programs."""

    def __init__(self, inside: str, resolve: Resolve = resolved) -> None:
        self.inside = networks(inside)
        self.resolve = resolve

    @cached_property
    def trust(self) -> ssl.SSLContext:
        """The host's certificates, read by whoever calls out first: most processes never do."""
        return ssl.create_default_context()

    def call(self, url: str, headers: Mapping[str, str], body: bytes) -> None:
        """Hand a message over, or raise Undelivered; `final` where the receiver is gone for good."""
        try:
            status = self.send(checked_address(url, self.resolve, self.inside), headers, body)
        except Barred as barred:
            raise Undelivered(str(barred)) from barred
        except (OSError, HTTPException, ValueError) as lost:
            raise Undelivered(f"{type(lost).__name__}: {lost}") from lost
        if status not in GOOD:
            raise Undelivered(str(status), final=status == GONE)

    def send(self, place: OutsideAddress, headers: Mapping[str, str], body: bytes) -> int:
        line = HTTPConnection(place.host, place.port, timeout=PATIENCE)
        line.default_port = 443 if place.secure else 80
        line.sock = socket.create_connection((place.address, place.port), timeout=PATIENCE)
        late = Event()
        end = Timer(PATIENCE, cut, (line, late))
        end.daemon = True
        end.start()
        try:
            if place.secure:
                line.sock = self.trust.wrap_socket(
                    line.sock, server_hostname=place.host, do_handshake_on_connect=False
                )
                line.sock.do_handshake()
            line.request("POST", place.target, body, dict(headers))
            status = line.getresponse().status
            if late.is_set():  # the library takes a cut line for the end of the headers
                raise TimeoutError("too slow")
            return status
        finally:
            end.cancel()
            line.close()


def cut(line: HTTPConnection, late: Event) -> None:
    """The call's time is up, whatever it waits for."""
    late.set()
    with suppress(OSError):
        line.sock.shutdown(socket.SHUT_RDWR)
