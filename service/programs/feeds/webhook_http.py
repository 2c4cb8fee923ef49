"""HTTP client for webhooks: one request to a checked address.

Only the status of the response is read.

Redirects are not followed; they count as a failure. A timeout covers the whole call, however slowly the
receiver responds.
"""

import socket
import ssl
from collections.abc import Mapping, Sequence
from contextlib import suppress
from functools import cached_property
from http.client import HTTPConnection, HTTPException
from threading import Event, Timer

from service.platform.outside_addresses import (
    ForbiddenAddress,
    OutsideAddress,
    Resolve,
    parse_networks,
    resolve_address,
)
from service.platform.ports import DeliveryError

PATIENCE = 10.0  # timeout of a whole call in seconds, well below a lease
GONE = 410
GOOD = range(200, 300)


def resolve_host(host: str, port: int) -> Sequence[str]:
    """Return all present addresses of a name."""
    return [str(found[4][0]) for found in socket.getaddrinfo(host, port, type=socket.SOCK_STREAM)]


class WebhookClient:
    """The client for calls to players' programs."""

    def __init__(self, inside: str, resolve: Resolve = resolve_host) -> None:
        self.inside = parse_networks(inside)
        self.resolve = resolve

    @cached_property
    def trust(self) -> ssl.SSLContext:
        """The certificates of the host. They are read at the first call, because most processes make none."""
        return ssl.create_default_context()

    def call(self, url: str, headers: Mapping[str, str], body: bytes) -> None:
        """Deliver a message or raise DeliveryError. `final` says that the receiver is gone for good."""
        try:
            status = self.send(resolve_address(url, self.resolve, self.inside), headers, body)
        except ForbiddenAddress as barred:
            raise DeliveryError(str(barred)) from barred
        except (OSError, HTTPException, ValueError) as lost:
            raise DeliveryError(f"{type(lost).__name__}: {lost}") from lost
        if status not in GOOD:
            raise DeliveryError(str(status), final=status == GONE)

    def send(self, place: OutsideAddress, headers: Mapping[str, str], body: bytes) -> int:
        line = HTTPConnection(place.host, place.port, timeout=PATIENCE)
        line.default_port = 443 if place.secure else 80
        line.sock = socket.create_connection((place.address, place.port), timeout=PATIENCE)
        late = Event()
        end = Timer(PATIENCE, close_connection, (line, late))
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
            if late.is_set():  # http.client takes a closed connection for the end of the headers
                raise TimeoutError("too slow")
            return status
        finally:
            end.cancel()
            line.close()


def close_connection(line: HTTPConnection, late: Event) -> None:
    """Close the connection when the timeout has passed."""
    late.set()
    with suppress(OSError):
        line.sock.shutdown(socket.SHUT_RDWR)
