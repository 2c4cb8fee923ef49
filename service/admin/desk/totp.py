"""One-time passwords (TOTP, RFC 6238) as authenticator apps use them: six digits, 30 seconds, SHA-1."""

from base64 import b32encode
from datetime import datetime
from hashlib import sha1
from hmac import compare_digest, digest
from urllib.parse import quote, urlencode

STEP = 30
DIGITS = 6
DRIFT = 1
"""How many steps the clock of a device may be off in either direction."""


def totp_code(secret: bytes, step: int) -> str:
    """Return the code of a time step (RFC 4226, section 5.3)."""
    mac = digest(secret, step.to_bytes(8, "big"), sha1)
    start = mac[-1] & 0x0F
    number = int.from_bytes(mac[start : start + 4], "big") & 0x7FFFFFFF
    return str(number % 10**DIGITS).zfill(DIGITS)


def step_at(now: datetime) -> int:
    return int(now.timestamp()) // STEP


def step_of(secret: bytes, given: str, now: datetime, after: int) -> int | None:
    """Return the time step of a code, if it is near and later than the last accepted one."""
    here = step_at(now)
    near = range(here - DRIFT, here + DRIFT + 1)
    return next((n for n in near if n > after and compare_digest(totp_code(secret, n), given)), None)


def encode_secret(secret: bytes) -> str:
    """Return the secret as it is typed into an app."""
    return b32encode(secret).decode()


def otpauth_link(secret: bytes, site: str, holder: str) -> str:
    """Return the link that adds the secret to an app, under the name of the site."""
    values = {"secret": encode_secret(secret), "issuer": site}
    return f"otpauth://totp/{quote(f'{site}:{holder}')}?{urlencode(values)}"
