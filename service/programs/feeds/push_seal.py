"""Web Push: encrypt a message for one browser (RFC 8291) and sign it for this installation (VAPID, RFC 8292).

The VAPID key is derived from the secret of the installation, which is created at the first start and stored
with the data. So all processes have the same key, and subscriptions survive a move or a restore.
"""

from base64 import urlsafe_b64decode, urlsafe_b64encode
from datetime import datetime, timedelta
from functools import lru_cache
from urllib.parse import urlsplit

import http_ece
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.serialization import Encoding, PublicFormat
from py_vapid import Vapid02

from service.platform.signing import derive_push_seed
from service.play.messages.models import PushSubscription

CURVE = ec.SECP256R1()
SIGNED_FOR = timedelta(hours=12)
SEED_BYTES = 48
"""More bytes than the order of the curve, so that all keys are equally likely."""


def house_key() -> ec.EllipticCurvePrivateKey:
    return make_private_key(derive_push_seed(SEED_BYTES))


@lru_cache(4)
def make_private_key(seed: bytes) -> ec.EllipticCurvePrivateKey:
    return ec.derive_private_key(int.from_bytes(seed) % (CURVE.group_order - 1) + 1, CURVE)


def house_public_key() -> str:
    """Return the public key as a browser needs it to subscribe."""
    return encode_base64url(public_point(house_key()))


def public_point(key: ec.EllipticCurvePrivateKey) -> bytes:
    return key.public_key().public_bytes(Encoding.X962, PublicFormat.UncompressedPoint)


def encode_base64url(raw: bytes) -> str:
    return urlsafe_b64encode(raw).rstrip(b"=").decode()


def decode_base64url(text: str) -> bytes:
    return urlsafe_b64decode(text + "=" * (-len(text) % 4))


def encrypt_message(browser: PushSubscription, message: bytes) -> bytes:
    """Encrypt a message, so that only the browser can read it."""
    body: bytes = http_ece.encrypt(
        message,
        private_key=ec.generate_private_key(CURVE),
        dh=decode_base64url(browser.sealed_for),
        auth_secret=decode_base64url(browser.auth),
        version="aes128gcm",
    )
    return body


def sign_push_request(endpoint: str, contact: str, now: datetime) -> dict[str, str]:
    """Return the header that identifies the sender. It is valid for this receiver, for half a day."""
    parts = urlsplit(endpoint)
    claims = {
        "aud": f"{parts.scheme}://{parts.netloc}",
        "exp": int((now + SIGNED_FOR).timestamp()),
        "sub": f"mailto:{contact}",
    }
    headers: dict[str, str] = Vapid02(house_key()).sign(claims)
    return headers
