"""Bearer secrets: 256 random bits for the holder, their SHA-256 for us. The prefix says what it opens."""

from enum import StrEnum
from hashlib import sha256
from secrets import token_urlsafe


class Opens(StrEnum):
    """What a secret opens; a leaked one can be told by its first letters."""

    SIGN_IN = "pro_in"
    SESSION = "pro_se"
    TOKEN = "pro_to"  # noqa: S105 - a prefix, not a secret
    SEAT = "pro_st"
    TABLE = "pro_ta"
    DEADLINES = "pro_de"
    PROGRAM = "pro_pr"
    RENEWAL = "pro_re"
    CODE = "pro_co"


def draw_key(opens: Opens) -> str:
    return f"{opens}_{token_urlsafe(32)}"


def key_digest(secret: str) -> bytes:
    """A plain hash is enough: there are no 256 bits to guess, so there is nothing to slow down."""
    return sha256(secret.encode()).digest()
