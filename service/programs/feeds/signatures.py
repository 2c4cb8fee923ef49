"""Signatures of webhooks by the Standard Webhooks specification, and their secrets.

A secret is derived from that of the installation, so the database holds nothing that could be stolen. A
rotation adds 1 to the generation. For a day after a rotation each call carries both signatures, so that the
receiver has time to change the secret.
"""

from base64 import b64encode
from datetime import datetime, timedelta
from hashlib import sha256
from hmac import digest

from service.platform.signing import derive_keys
from service.play.messages.models import Hook

BOTH = timedelta(days=1)
PREFIX = "whsec_"


def hook_secret(hook: Hook) -> str:
    """Return the secret in the format that its receiver gets."""
    return PREFIX + b64encode(list_signing_keys(hook, hook.generation)[0]).decode()


def list_signing_keys(hook: Hook, generation: int) -> list[bytes]:
    """Return the keys that the receiver may have, for each secret of the installation."""
    return derive_keys(f"hook {hook.id} {generation}")


def generations(hook: Hook, now: datetime) -> list[int]:
    """Return the generations of valid secrets, the newest first."""
    fresh = hook.rotated_at is not None and now < hook.rotated_at + BOTH
    return [hook.generation, hook.generation - 1] if fresh else [hook.generation]


def webhook_id(key: str) -> str:
    """Return the message id. It is the same for each attempt, so that receivers can detect duplicates."""
    return f"msg_{sha256(key.encode()).hexdigest()[:32]}"


def sign_call(hook: Hook, letter_key: str, body: bytes, now: datetime) -> dict[str, str]:
    """Return the three headers of a call."""
    number, moment = webhook_id(letter_key), str(int(now.timestamp()))
    content = f"{number}.{moment}.".encode() + body
    signatures = [
        "v1," + b64encode(digest(key, content, "sha256")).decode()
        for generation in generations(hook, now)
        for key in list_signing_keys(hook, generation)
    ]
    return {
        "webhook-id": number,
        "webhook-timestamp": moment,
        "webhook-signature": " ".join(signatures),
    }
