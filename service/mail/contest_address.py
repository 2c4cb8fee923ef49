"""The address under which a letter about a contest is answered: a capability for one contest and one player.

    procaccio+c42.7.<16 letters>@play.example.org        contest 42, player 7

Made as those of seats are (`service/mail/reply_address.py`).
"""

import re
from base64 import b32encode
from email.headerregistry import Address
from hashlib import sha256
from hmac import compare_digest, new

from service.mail.reply_address import BYTES

WRITTEN = re.compile(r"c(\d{1,15})\.(\d{1,15})\.([a-z2-7]{16})")


def contest_address(secret: str, sender: Address, contest: int, player: int) -> Address:
    local = f"{sender.username}+c{contest}.{player}.{mark(secret, contest, player)}"
    return Address(sender.display_name, local, sender.domain)


def read_contest_address(secret: str, sender: Address, address: str) -> tuple[int, int] | None:
    """The contest and the player; None where it is none of ours."""
    local, _, domain = address.partition("@")
    found = WRITTEN.fullmatch(local.lower().rpartition("+")[2])
    if found is None or domain.lower() != sender.domain.lower():
        return None
    contest, player = int(found[1]), int(found[2])
    return (contest, player) if compare_digest(found[3], mark(secret, contest, player)) else None


def mark(secret: str, contest: int, player: int) -> str:
    digest = new(secret.encode(), f"contest:{contest}:{player}".encode(), sha256).digest()[:BYTES]
    return b32encode(digest).decode().lower()
