"""Checks of addresses given by players.

Calls must go to the public internet, never into our own network.

A name is resolved once, every result is checked, and the call uses a checked address. So a name that resolves
differently the next time (DNS rebinding) has no effect. If one result is inside, there is no call.
"""

from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass
from ipaddress import IPv4Address, IPv6Address, IPv6Network, ip_address, ip_network
from typing import Any
from urllib.parse import urlsplit

SCHEMES = {"http": 80, "https": 443}
PORTS = frozenset({80, 443, 8080, 8443})
# IPv6 networks that embed an IPv4 address, and the position of its 32 bits, counted from the right.
CARRIERS = (
    (IPv6Network("::ffff:0:0/96"), 0),  # mapped
    (IPv6Network("::ffff:0:0:0/96"), 0),  # translated
    (IPv6Network("64:ff9b::/96"), 0),  # NAT64
    (IPv6Network("::/96"), 0),  # compatible
    (IPv6Network("2002::/16"), 80),  # 6to4
)
NOWHERE = (
    IPv6Network("2001::/32"),  # Teredo hides its target
    IPv6Network("64:ff9b:1::/48"),  # NAT64 of a local network
    IPv6Network("fec0::/10"),  # site-local
)
HOME_NAMES = (".localhost", ".local", ".internal", ".home.arpa")
"""Names reserved for local networks (RFC 6761, 6762, 8375)."""
Address = IPv4Address | IPv6Address
Resolve = Callable[[str, int], Sequence[str]]


class ForbiddenAddress(ValueError):
    """Raised for an address that must not be called."""


@dataclass(frozen=True)
class OutsideAddress:
    """The target of a call: the name in its URL, and the checked address to connect to."""

    secure: bool
    host: str
    port: int
    target: str
    address: str = ""


def parse_address(url: str) -> OutsideAddress:
    """Parse a URL. Raise ForbiddenAddress unless it is written in a plain form."""
    try:
        parts = urlsplit(url)
        port = parts.port
        host = (parts.hostname or "").encode("idna").decode().lower().removesuffix(".")
    except (ValueError, UnicodeError) as error:
        raise ForbiddenAddress("unreadable") from error
    if parts.scheme not in SCHEMES or not host or not url.isascii() or not url.isprintable() or " " in url:
        raise ForbiddenAddress("unreadable")
    if parts.username is not None or parts.password is not None or parts.fragment or "\\" in url:
        raise ForbiddenAddress("unreadable")
    if "%" in host or is_unusual_ipv4(host):
        raise ForbiddenAddress("odd-host")
    target = (parts.path or "/") + (f"?{parts.query}" if parts.query else "")
    return OutsideAddress(parts.scheme == "https", host, port or SCHEMES[parts.scheme], target)


def is_unusual_ipv4(host: str) -> bool:
    """Return whether a host is an IPv4 address in an unusual notation.

    Examples are `127.1`, `0x7f000001`, `2130706433` and `0177.0.0.1`.
    """
    last = host.rpartition(".")[2]
    if not (last.isdigit() or last.startswith("0x")):
        return False
    try:
        return str(IPv4Address(host)) != host
    except ValueError:
        return True


def reject_local_host(url: str, inside: Iterable[Any]) -> None:
    """Raise ForbiddenAddress for a host that is obviously local, and for a port that no call uses.

    The addresses of a name are checked when a call resolves it. Until then it can be one of the host's own
    networks, which have any port.
    """
    place, inside = parse_address(url), tuple(inside)
    if place.host == "localhost" or place.host.endswith(HOME_NAMES):
        raise ForbiddenAddress("inside")
    try:
        address = ip_address(place.host)
    except ValueError:
        home = bool(inside)
    else:
        home = any(address in network for network in inside)
        if not home and not is_public_address(address):
            raise ForbiddenAddress("inside")
    if not home and place.port not in PORTS:
        raise ForbiddenAddress("port")


def resolve_address(url: str, resolve: Resolve, inside: Iterable[Any]) -> OutsideAddress:
    """Return the target with a checked address. Raise ForbiddenAddress, or OSError for an unknown name."""
    place, inside = parse_address(url), tuple(inside)
    addresses = [ip_address(each.partition("%")[0]) for each in resolve(place.host, place.port)]
    if not addresses:
        raise ForbiddenAddress("nowhere")
    for address in addresses:
        home = any(address in network for network in inside)
        if not home and not is_public_address(address):
            raise ForbiddenAddress("inside")
        if not home and place.port not in PORTS:
            raise ForbiddenAddress("port")
    return OutsideAddress(place.secure, place.host, place.port, place.target, str(addresses[0]))


def is_public_address(address: Address) -> bool:
    """Return whether an address is on the public internet, and so is any address embedded in it."""
    if isinstance(address, IPv6Address):
        for network, shift in CARRIERS:
            if address in network:
                return is_public_address(IPv4Address(int(address) >> shift & 0xFFFFFFFF))
        if any(address in network for network in NOWHERE):
            return False
    return address.is_global and not address.is_multicast and not address.is_reserved


def parse_networks(text: str) -> tuple[Any, ...]:
    """Parse the networks in a setting, separated by commas."""
    return tuple(ip_network(each.strip()) for each in text.split(",") if each.strip())
