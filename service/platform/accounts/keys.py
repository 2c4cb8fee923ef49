"""Bearer secrets: 256 random bits for the holder; we store their SHA-256.

The prefix says what a secret opens.
"""

from enum import StrEnum
from hashlib import sha256
from secrets import token_urlsafe


class KeyPrefix(StrEnum):
    """The prefix of a secret by what it opens, so that a leaked one can be recognised."""

    SIGN_IN = "pro_in"
    SESSION = "pro_se"
    TOKEN = "pro_to"  # noqa: S105 - a prefix, not a secret
    SEAT = "pro_st"
    TABLE = "pro_ta"
    DEADLINES = "pro_de"
    PROGRAM = "pro_pr"
    RENEWAL = "pro_re"
    CODE = "pro_co"


def generate_key(opens: KeyPrefix) -> str:
    return f"{opens}_{token_urlsafe(32)}"


def key_digest(secret: str) -> bytes:
    """Return the digest of a secret. A plain hash is enough, because 256 random bits cannot be guessed."""
    return sha256(secret.encode()).digest()
