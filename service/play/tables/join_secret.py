"""The secret of a table's link. It is derived, so that the host can see the link again."""

from base64 import urlsafe_b64encode

from service.platform.accounts.keys import KeyPrefix, key_digest
from service.platform.signing import derive_keys
from service.play.tables.models import Table


def renew_join_secret(row: Table) -> str:
    """Give a table a new secret for its link, and return it."""
    row.join_generation += 1
    secret = list_join_secrets(row)[0]
    row.join_digest = key_digest(secret)
    return secret


def list_join_secrets(row: Table) -> list[str]:
    """Return the secret of a table's link, as derived from each secret of the installation."""
    keys = derive_keys(f"join {row.id} {row.join_generation}")
    return [f"{KeyPrefix.TABLE}_{urlsafe_b64encode(key).decode().rstrip('=')}" for key in keys]


def get_join_secret(row: Table) -> str | None:
    """Return the secret of a table's link, or None if it has none.

    A link of an earlier version is valid but cannot be shown again: its secret was random.
    """
    return next((secret for secret in list_join_secrets(row) if key_digest(secret) == row.join_digest), None)
