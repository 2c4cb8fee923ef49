"""The return path of a letter: an own address for each, so that a bounce names its letter whatever the report
says.

procaccio+b4711.<16 letters>@play.example.org

This is letter 4711 of the outbox. The same mark stands in a header of the letter. It is for reports that
enclose the letter and come to another address, as complaints do.
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
"""The tag of the address that large mail services are given for complaints: procaccio+complaints@…"""
WRITTEN = re.compile(r"b(\d{1,15})\.([a-z2-7]{16})")


def return_path(secret: str, sender: Address, letter: int) -> str:
    """Return the envelope sender of a letter."""
    return f"{sender.username}+{letter_mark(secret, letter)}@{sender.domain}"


def letter_mark(secret: str, letter: int) -> str:
    """Return the number of a letter with a MAC that only this service can compute."""
    digest = new(secret.encode(), f"letter:{letter}".encode(), sha256).digest()[:BYTES]
    return f"b{letter}.{b32encode(digest).decode().lower()}"


def letters_marked(secret: str, text: str) -> Iterator[int]:
    """Yield the letters whose valid marks occur in a text, each once."""
    for written in dict.fromkeys(found.group() for found in WRITTEN.finditer(text)):
        letter = int(written[1:].partition(".")[0])
        if compare_digest(written, letter_mark(secret, letter)):
            yield letter


def find_letter_id(secret: str, sender: Address, address: str) -> int | None:
    """Return the letter whose return path this address is, or None."""
    local, _, domain = address.lower().rpartition("@")
    user, _, tag = local.rpartition("+")
    if user != sender.username.lower() or domain != sender.domain.lower() or not WRITTEN.fullmatch(tag):
        return None
    return next(letters_marked(secret, tag), None)


def is_complaints_address(sender: Address, address: str) -> bool:
    return address.lower() == f"{sender.username}+{COMPLAINTS}@{sender.domain}".lower()
