"""The address under which a call is answered: a capability for one member and one table, as those of seats are.

procaccio+c42.7.<16 letters>@play.example.org        table 42, player 7
"""

import re
from base64 import b32encode
from email.headerregistry import Address
from hashlib import sha256
from hmac import compare_digest, new
from typing import NamedTuple

from service.mail.reply_address import BYTES

WRITTEN = re.compile(r"c(\d{1,15})\.(\d{1,15})\.([a-z2-7]{16})")


class AskedMember(NamedTuple):
    """Whom a call asks to which table."""

    table: int
    player: int


def make(secret: str, sender: Address, table: int, player: int) -> Address:
    """The address for the header Reply-To."""
    local = f"{sender.username}+c{table}.{player}.{mark(secret, table, player)}"
    return Address(sender.display_name, local, sender.domain)


def read(secret: str, sender: Address, address: str) -> AskedMember | None:
    """Whom an address was made for; None where it is none that we wrote."""
    local, _, domain = address.lower().rpartition("@")
    found = WRITTEN.fullmatch(local.rpartition("+")[2])
    if found is None or domain != sender.domain.lower():
        return None
    table, player = map(int, found.group(1, 2))
    good = compare_digest(found.group(3), mark(secret, table, player))
    return AskedMember(table, player) if good else None


def mark(secret: str, table: int, player: int) -> str:
    digest = new(secret.encode(), f"circle:{table}:{player}".encode(), sha256).digest()[:BYTES]
    return b32encode(digest).decode().lower()
