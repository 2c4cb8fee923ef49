"""An address for one examination of the mail (`procaccio doctor --mail`): what comes there is kept, and does nothing.

procaccio+check.<8 letters>.<16 letters>@play.example.org        by lot, and what only this house can make of it
"""

from email.headerregistry import Address
from hashlib import sha256
from hmac import compare_digest, digest

WORD = "check"
LETTERS = 16


def check_address(secret: str, sender: Address, lot: str) -> Address:
    local = f"{sender.username}+{WORD}.{lot}.{mark(secret, lot)}"
    return Address(sender.display_name, local, sender.domain)


def is_check(secret: str, sender: Address, recipient: str) -> bool:
    """Whether we gave this address out."""
    local, _, domain = recipient.lower().rpartition("@")
    word, _, rest = local.rpartition("+")[2].partition(".")
    lot, _, made = rest.partition(".")
    return (
        word == WORD
        and domain == sender.domain.lower()
        and compare_digest(made.encode(), mark(secret, lot).encode())
    )


def mark(secret: str, lot: str) -> str:
    return digest(secret.encode(), f"{WORD}:{lot}".encode(), sha256).hex()[:LETTERS]
