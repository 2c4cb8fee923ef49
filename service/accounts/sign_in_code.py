"""The code that comes with the link of signing in, for whoever reads their mail on another machine than the one they sit at.

Six letters and figures that nobody takes for one another: 32 to the sixth of them. A link stands five tries and an address gets
some twenty links an hour, so whoever tries at somebody else's address all year long has one chance in a thousand.
"""

from hashlib import sha256
from hmac import digest
from secrets import choice

LETTERS = "23456789ABCDEFGHJKLMNPQRSTUVWXYZ"
PART, PARTS = 3, 2
MOST_TRIES = 5


def draw_code() -> str:
    """As it is read and typed: `K7M-4PX`."""
    return "-".join("".join(choice(LETTERS) for _ in range(PART)) for _ in range(PARTS))


def code_mark(secret: str, email: str, code: str) -> bytes:
    """What is kept of it. It is too short for a plain hash: without our secret nobody can try all of them."""
    typed = "".join(sign for sign in code.upper() if sign.isalnum())
    return digest(secret.encode(), f"sign-in-code:{email}:{typed}".encode(), sha256)
