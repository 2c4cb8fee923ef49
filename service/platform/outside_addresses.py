"""Where a player's address may lead: outside, and nowhere into our own network.

Names are resolved once, every answer is checked, and the call goes to a checked address itself: a name that answers
otherwise the next time changes nothing. Where one answer is inside, none is called.
"""

from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass
from ipaddress import IPv4Address, IPv6Address, IPv6Network, ip_address, ip_network
from typing import Any
from urllib.parse import urlsplit

SCHEMES = {"http": 80, "https": 443}
PORTS = frozenset({80, 443, 8080, 8443})
# IPv6 addresses that carry an IPv4 address: where its 32 bits begin, counted from the right.
CARRIERS = (
    (IPv6Network("::ffff:0:0/96"), 0),  # mapped
    (IPv6Network("::ffff:0:0:0/96"), 0),  # translated
    (IPv6Network("64:ff9b::/96"), 0),  # NAT64
    (IPv6Network("::/96"), 0),  # compatible
    (IPv6Network("2002::/16"), 80),  # 6to4
)
NOWHERE = (
    IPv6Network("2001::/32"),  # Teredo hides where it leads
    IPv6Network("64:ff9b:1::/48"),  # NAT64 of one network
    IPv6Network("fec0::/10"),  # site-local
)
HOME_NAMES = (".localhost", ".local", ".internal", ".home.arpa")
"""Names that are kept for networks of one's own (RFC 6761, 6762, 8375)."""
Address = IPv4Address | IPv6Address
Resolve = Callable[[str, int], Sequence[str]]


class Barred(ValueError):
    """An address to which no call goes."""


@dataclass(frozen=True)
class OutsideAddress:
    """Where a call goes: the name that was meant, and the checked address that is called."""

    secure: bool
    host: str
    port: int
    target: str
    address: str = ""


def place_of(url: str) -> OutsideAddress:
    """What an address says, if it says it in the one plain way."""
    try:
        parts = urlsplit(url)
        port = parts.port
        host = (parts.hostname or "").encode("idna").decode().lower().removesuffix(".")
    except (ValueError, UnicodeError) as error:
        raise Barred("unreadable") from error
    if parts.scheme not in SCHEMES or not host or not url.isascii() or not url.isprintable() or " " in url:
        raise Barred("unreadable")
    if parts.username is not None or parts.password is not None or parts.fragment or "\\" in url:
        raise Barred("unreadable")
    if "%" in host or odd_number(host):
        raise Barred("odd-host")
    target = (parts.path or "/") + (f"?{parts.query}" if parts.query else "")
    return OutsideAddress(parts.scheme == "https", host, port or SCHEMES[parts.scheme], target)


def odd_number(host: str) -> bool:
    """Whether a host is an IPv4 address in disguise (`127.1`, `0x7f000001`, `2130706433`, `0177.0.0.1`)."""
    last = host.rpartition(".")[2]
    if not (last.isdigit() or last.startswith("0x")):
        return False
    try:
        return str(IPv4Address(host)) != host
    except ValueError:
        return True


def must_not_be_inside(url: str, inside: Iterable[Any]) -> None:
    """Refuse at once what says by itself that it lies inside; of other names only the call learns where they lead."""
    host = place_of(url).host
    if host == "localhost" or host.endswith(HOME_NAMES):
        raise Barred("inside")
    try:
        address = ip_address(host)
    except ValueError:
        return
    if not outside(address) and not any(address in network for network in inside):
        raise Barred("inside")


def checked_address(url: str, resolve: Resolve, inside: Iterable[Any]) -> OutsideAddress:
    """The place with an address to which a call may go. Raises Barred; OSError where the name is not known."""
    place, inside = place_of(url), tuple(inside)
    addresses = [ip_address(each.partition("%")[0]) for each in resolve(place.host, place.port)]
    if not addresses:
        raise Barred("nowhere")
    for address in addresses:
        home = any(address in network for network in inside)
        if not home and not outside(address):
            raise Barred("inside")
        if not home and place.port not in PORTS:
            raise Barred("port")
    return OutsideAddress(place.secure, place.host, place.port, place.target, str(addresses[0]))


def outside(address: Address) -> bool:
    """Whether an address is one of the open internet, and so is every address that it carries."""
    if isinstance(address, IPv6Address):
        for network, shift in CARRIERS:
            if address in network:
                return outside(IPv4Address(int(address) >> shift & 0xFFFFFFFF))
        if any(address in network for network in NOWHERE):
            return False
    return address.is_global and not address.is_multicast and not address.is_reserved


def networks(text: str) -> tuple[Any, ...]:
    """The networks in a setting, parted by commas."""
    return tuple(ip_network(each.strip()) for each in text.split(",") if each.strip())
