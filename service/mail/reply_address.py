"""The reply address of a table mail: a capability for one seat and one question, short enough for a local
part.

procaccio+t42.0.17.<16 letters>@play.example.org

This is table 42, seat 0, question 17. The letters are 80 bits of an HMAC in lower-case base32, because mail
programs may fold case and a local part is limited to 64 characters. The holder and the key generation of the
seat are part of the HMAC only, so the address becomes invalid together with the links of the seat.
"""

import re
from base64 import b32encode
from email.headerregistry import Address
from hashlib import sha256
from hmac import compare_digest, new
from typing import NamedTuple

BYTES = 10
WRITTEN = re.compile(r"t(\d{1,15})\.(\d{1,3})\.(\d{1,15})\.([a-z2-7]{16})")
NOTHING_ASKED = 0  # stands for a question where a mail asks none


class ReplyTarget(NamedTuple):
    """The table, seat and question that a reply is about."""

    table: int
    seat: int
    question: int


class ReplySeat(NamedTuple):
    """The holder of the seat when the mail was written."""

    player: int
    generation: int


class ParsedAddress(NamedTuple):
    """A reply address that was parsed and not yet verified."""

    reply: ReplyTarget
    mark: str


def make_reply_address(secret: str, sender: Address, reply: ReplyTarget, holder: ReplySeat) -> Address:
    """Return the address for the Reply-To header."""
    local = f"{sender.username}+t{reply.table}.{reply.seat}.{reply.question}.{reply_address_mac(secret, reply, holder)}"
    return Address(sender.display_name, local, sender.domain)


def parse_reply_address(address: str) -> ParsedAddress | None:
    """Parse the recipient of a mail. Return None if it has not the form of a reply address."""
    _, _, tag = address.partition("@")[0].lower().rpartition("+")
    found = WRITTEN.fullmatch(tag)
    if found is None:
        return None
    table, seat, question = map(int, found.group(1, 2, 3))
    return ParsedAddress(ReplyTarget(table, seat, question), found.group(4))


def is_issued_to(secret: str, written: ParsedAddress, holder: ReplySeat) -> bool:
    """Return True if we issued the address for the player who holds the seat now."""
    return compare_digest(written.mark, reply_address_mac(secret, written.reply, holder))


def reply_address_mac(secret: str, reply: ReplyTarget, holder: ReplySeat) -> str:
    said = ":".join(map(str, ("reply", *reply, *holder)))
    digest = new(secret.encode(), said.encode(), sha256).digest()[:BYTES]
    return b32encode(digest).decode().lower()
