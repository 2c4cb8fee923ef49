"""Where a letter goes that does not arrive: an address of its own, so that a report tells which letter it is about, whatever
the report says itself.

    procaccio+b4711.<16 letters>@play.example.org           letter 4711 of the outbox

The same mark stands in a header of the letter, for reports that enclose it and come to another address: complaints do.
"""

import re
from base64 import b32encode
from collections.abc import Iterator
from email.headerregistry import Address
from hashlib import sha256
from hmac import compare_digest, new

BYTES = 10
HEADER = "X-Procaccio-Letter"
COMPLAINTS = "complaints"
"""procaccio+complaints@…: what large mail services are told to send complaints to."""
WRITTEN = re.compile(r"b(\d{1,15})\.([a-z2-7]{16})")


def return_path(secret: str, sender: Address, letter: int) -> str:
    """The sender of the envelope."""
    return f"{sender.username}+{letter_mark(secret, letter)}@{sender.domain}"


def letter_mark(secret: str, letter: int) -> str:
    """A letter's number, and what only this house can make of it."""
    digest = new(secret.encode(), f"letter:{letter}".encode(), sha256).digest()[:BYTES]
    return f"b{letter}.{b32encode(digest).decode().lower()}"


def letters_marked(secret: str, text: str) -> Iterator[int]:
    """The letters of ours that are named in a text, each once."""
    for written in dict.fromkeys(found.group() for found in WRITTEN.finditer(text)):
        letter = int(written[1:].partition(".")[0])
        if compare_digest(written, letter_mark(secret, letter)):
            yield letter


def returned(secret: str, sender: Address, address: str) -> int | None:
    """The letter whose return path an address is."""
    local, _, domain = address.lower().rpartition("@")
    user, _, tag = local.rpartition("+")
    if user != sender.username.lower() or domain != sender.domain.lower() or not WRITTEN.fullmatch(tag):
        return None
    return next(letters_marked(secret, tag), None)


def takes_complaints(sender: Address, address: str) -> bool:
    return address.lower() == f"{sender.username}+{COMPLAINTS}@{sender.domain}".lower()
