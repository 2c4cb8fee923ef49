"""The address under which a mail is answered: a capability for one seat and one question, small enough for a local part.

    procaccio+t42.0.17.<16 letters>@play.example.org        table 42, seat 0, question 17

The letters are 80 bits of an HMAC, in base32 and small letters: mail programs may fold case, and a local part has 64 places.
The holder and the seat's key generation go into it unwritten, so that it dies with the seat's links.
"""

import re
from base64 import b32encode
from email.headerregistry import Address
from hashlib import sha256
from hmac import compare_digest, new
from typing import NamedTuple

BYTES = 10
WRITTEN = re.compile(r"t(\d{1,15})\.(\d{1,3})\.(\d{1,15})\.([a-z2-7]{16})")
NOTHING_ASKED = 0  # in place of a question, where a mail asks nothing


class Reply(NamedTuple):
    """What an answer to a mail is an answer to."""

    table: int
    seat: int
    question: int


class ReplySeat(NamedTuple):
    """Who held the seat when the mail was written."""

    player: int
    generation: int


class WrittenAddress(NamedTuple):
    """A reply address as it was read, not yet believed."""

    reply: Reply
    mark: str


def make(secret: str, sender: Address, reply: Reply, holder: ReplySeat) -> Address:
    """The address for the header Reply-To."""
    local = f"{sender.username}+t{reply.table}.{reply.seat}.{reply.question}.{mark(secret, reply, holder)}"
    return Address(sender.display_name, local, sender.domain)


def read(address: str) -> WrittenAddress | None:
    """What an address says that a mail came to; None where it is none of these."""
    _, _, tag = address.partition("@")[0].lower().rpartition("+")
    found = WRITTEN.fullmatch(tag)
    if found is None:
        return None
    table, seat, question = map(int, found.group(1, 2, 3))
    return WrittenAddress(Reply(table, seat, question), found.group(4))


def holds(secret: str, written: WrittenAddress, holder: ReplySeat) -> bool:
    """Whether we wrote it, for the one who holds the seat now."""
    return compare_digest(written.mark, mark(secret, written.reply, holder))


def mark(secret: str, reply: Reply, holder: ReplySeat) -> str:
    said = ":".join(map(str, ("reply", *reply, *holder)))
    digest = new(secret.encode(), said.encode(), sha256).digest()[:BYTES]
    return b32encode(digest).decode().lower()
