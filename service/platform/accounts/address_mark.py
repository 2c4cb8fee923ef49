"""A keyed digest of an address. It can be shown and compared where the address itself must stay secret."""

from hashlib import sha256
from hmac import digest

from service.platform.deps import deps


def digest_address(address: str | None) -> str | None:
    """Return the digest of an address. Without the secret of the installation it cannot be reversed."""
    if address is None:
        return None
    return digest(deps().settings.secret.encode(), address.encode(), sha256).hex()[:12]
