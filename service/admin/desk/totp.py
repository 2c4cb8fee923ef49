"""One-time codes of RFC 6238 (six digits, thirty seconds, SHA-1, as every app of that kind has them)."""

from base64 import b32encode
from datetime import datetime
from hashlib import sha1, sha256
from hmac import compare_digest, digest
from urllib.parse import quote, urlencode

STEP = 30
DIGITS = 6
DRIFT = 1
"""So many steps a device's clock may be wrong either way."""


def secret_of(house: str, player_id: int, generation: int) -> bytes:
    """The secret of a second factor: it follows from the house's own, and is stored nowhere."""
    return digest(house.encode(), f"second-factor:{player_id}:{generation}".encode(), sha256)[:20]


def code(secret: bytes, step: int) -> str:
    """RFC 4226, section 5.3."""
    mac = digest(secret, step.to_bytes(8, "big"), sha1)
    start = mac[-1] & 0x0F
    number = int.from_bytes(mac[start : start + 4], "big") & 0x7FFFFFFF
    return str(number % 10**DIGITS).zfill(DIGITS)


def step_at(now: datetime) -> int:
    return int(now.timestamp()) // STEP


def step_of(secret: bytes, given: str, now: datetime, after: int) -> int | None:
    """The time step whose code this is, if it is near and later than the last that was taken."""
    here = step_at(now)
    near = range(here - DRIFT, here + DRIFT + 1)
    return next((n for n in near if n > after and compare_digest(code(secret, n), given)), None)


def written(secret: bytes) -> str:
    """As an app takes it by hand."""
    return b32encode(secret).decode()


def link(secret: bytes, product: str, holder: str) -> str:
    """As an app takes it by a click."""
    values = {"secret": written(secret), "issuer": product}
    return f"otpauth://totp/{quote(f'{product}:{holder}')}?{urlencode(values)}"


def picture(link: str) -> str:
    """The link as an app reads it from a screen: a QR code as SVG, black on white whatever the page looks like."""
    import segno  # only here: few processes ever show one

    return segno.make(link, error="m", micro=False).svg_inline(
        scale=4, dark="#000", light="#fff", omitsize=True
    )
