"""The address under which one person answers a letter about one thing: a capability, made as those of seats are.

procaccio+c42.7.<16 letters>@play.example.org        thing 42, player 7; the mark says which kind of thing
"""

import re
from base64 import b32encode
from email.headerregistry import Address
from enum import StrEnum
from hashlib import sha256
from hmac import compare_digest, new
from typing import NamedTuple

from service.mail.reply_address import BYTES

WRITTEN = re.compile(r"c(\d{1,15})\.(\d{1,15})\.([a-z2-7]{16})")


class AskedAbout(StrEnum):
    """What somebody is asked about."""

    CIRCLE = "circle"
    """By the number of the table to which it is called."""
    CONTEST = "contest"


class Personal(NamedTuple):
    """Whom an address was made for, and about what."""

    number: int
    player: int


def personal_address(secret: str, sender: Address, asked: AskedAbout, to: Personal) -> Address:
    """The address for the header Reply-To."""
    local = f"{sender.username}+c{to.number}.{to.player}.{mark(secret, asked, to)}"
    return Address(sender.display_name, local, sender.domain)


def read_personal(secret: str, sender: Address, asked: AskedAbout, address: str) -> Personal | None:
    """Whom an address about such a thing was made for; None where it is none that we wrote."""
    local, _, domain = address.lower().rpartition("@")
    found = WRITTEN.fullmatch(local.rpartition("+")[2])
    if found is None or domain != sender.domain.lower():
        return None
    to = Personal(*map(int, found.group(1, 2)))
    return to if compare_digest(found.group(3), mark(secret, asked, to)) else None


def mark(secret: str, asked: AskedAbout, to: Personal) -> str:
    digest = new(secret.encode(), f"{asked}:{to.number}:{to.player}".encode(), sha256).digest()[:BYTES]
    return b32encode(digest).decode().lower()
