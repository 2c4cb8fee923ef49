"""The reply address of one player about one thing: a capability, made like those of seats.

procaccio+c42.7.<16 letters>@play.example.org

This is thing 42 and player 7. The mark says which kind of thing it is.
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


class PersonalTopic(StrEnum):
    """The kind of thing that a player is asked about."""

    CIRCLE = "circle"
    """The number in the address is that of the table to which the circle is called."""
    CONTEST = "contest"


class PersonalRecipient(NamedTuple):
    """The player for whom an address was made, and the number of the thing."""

    number: int
    player: int


def personal_address(secret: str, sender: Address, asked: PersonalTopic, to: PersonalRecipient) -> Address:
    """Return the address for the Reply-To header."""
    local = f"{sender.username}+c{to.number}.{to.player}.{personal_address_mac(secret, asked, to)}"
    return Address(sender.display_name, local, sender.domain)


def read_personal(
    secret: str, sender: Address, asked: PersonalTopic, address: str
) -> PersonalRecipient | None:
    """Return the player and the thing of an address, or None if we did not issue it for this kind."""
    local, _, domain = address.lower().rpartition("@")
    found = WRITTEN.fullmatch(local.rpartition("+")[2])
    if found is None or domain != sender.domain.lower():
        return None
    to = PersonalRecipient(*map(int, found.group(1, 2)))
    return to if compare_digest(found.group(3), personal_address_mac(secret, asked, to)) else None


def personal_address_mac(secret: str, asked: PersonalTopic, to: PersonalRecipient) -> str:
    digest = new(secret.encode(), f"{asked}:{to.number}:{to.player}".encode(), sha256).digest()[:BYTES]
    return b32encode(digest).decode().lower()
