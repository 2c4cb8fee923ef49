"""The address for a test of the mail setup (`procaccio doctor --mail`).

Mail to it is stored and has no effect.

procaccio+check.<8 letters>.<16 letters>@play.example.org

The first letters are random. The others are a MAC that only this service can make from them.
"""

from email.headerregistry import Address
from hashlib import sha256
from hmac import compare_digest, digest

WORD = "check"
LETTERS = 16


def check_address(secret: str, sender: Address, lot: str) -> Address:
    local = f"{sender.username}+{WORD}.{lot}.{check_address_mac(secret, lot)}"
    return Address(sender.display_name, local, sender.domain)


def is_check(secret: str, sender: Address, recipient: str) -> bool:
    """Return True if this service issued the address."""
    local, _, domain = recipient.lower().rpartition("@")
    word, _, rest = local.rpartition("+")[2].partition(".")
    lot, _, made = rest.partition(".")
    return (
        word == WORD
        and domain == sender.domain.lower()
        and compare_digest(made.encode(), check_address_mac(secret, lot).encode())
    )


def check_address_mac(secret: str, lot: str) -> str:
    return digest(secret.encode(), f"{WORD}:{lot}".encode(), sha256).hex()[:LETTERS]
