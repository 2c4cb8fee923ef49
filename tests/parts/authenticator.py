"""A software authenticator for passkeys, without attestation."""

import json
import secrets
from hashlib import sha256
from urllib.parse import urlsplit

from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.hashes import SHA256
from webauthn.helpers import bytes_to_base64url, encode_cbor

PRESENT, ATTESTED = 0x01, 0x40
NOBODY = bytes(16)
"""The AAGUID of a device that does not name its maker."""


class Authenticator:
    """One passkey. `origin` is the site of the page that asks for it."""

    def __init__(self, origin: str) -> None:
        self.origin = origin
        self.key = ec.generate_private_key(ec.SECP256R1())
        self.credential = secrets.token_bytes(32)
        self.count = 0

    def make(self, wish: str) -> str:
        """Return the browser's response for a new passkey."""
        asked = json.loads(wish)
        attested = (
            NOBODY
            + len(self.credential).to_bytes(2, "big")
            + self.credential
            + encode_cbor(self.public_key())
        )
        object_ = {"fmt": "none", "attStmt": {}, "authData": self.data(ATTESTED) + attested}
        client = self.client_data("webauthn.create", asked["challenge"])
        return self.told(clientDataJSON=client, attestationObject=encode_cbor(object_))

    def prove(self, wish: str) -> str:
        """Return the browser's response for a sign-in."""
        self.count += 1
        client, data = self.client_data("webauthn.get", json.loads(wish)["challenge"]), self.data()
        signature = self.key.sign(data + sha256(client).digest(), ec.ECDSA(SHA256()))
        return self.told(clientDataJSON=client, authenticatorData=data, signature=signature)

    def told(self, **response: bytes) -> str:
        mark = bytes_to_base64url(self.credential)
        written = {name: bytes_to_base64url(value) for name, value in response.items()}
        return json.dumps({"id": mark, "rawId": mark, "type": "public-key", "response": written})

    def client_data(self, kind: str, challenge: str) -> bytes:
        return json.dumps({"type": kind, "challenge": challenge, "origin": self.origin}).encode()

    def data(self, more: int = 0) -> bytes:
        site = sha256((urlsplit(self.origin).hostname or "").encode()).digest()
        return site + bytes([PRESENT | more]) + self.count.to_bytes(4, "big")

    def public_key(self) -> dict[int, int | bytes]:
        """Return the P-256 key in COSE form."""
        point = self.key.public_key().public_numbers()
        return {1: 2, 3: -7, -1: 1, -2: point.x.to_bytes(32, "big"), -3: point.y.to_bytes(32, "big")}
