"""A mark for an address: what may be shown, and compared, where the address itself may not."""

from hashlib import sha256
from hmac import digest

from service.platform.deps import deps


def address_mark(address: str | None) -> str | None:
    """Tells one address from another, and leads back to none without the secret of the house."""
    if address is None:
        return None
    return digest(deps().settings.secret.encode(), address.encode(), sha256).hex()[:12]
