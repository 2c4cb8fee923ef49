"""The connection settings of both clients."""

from functools import cache
from ssl import SSLContext
from typing import Final, TypedDict

import httpx

TIMEOUT: Final = 30.0


class ConnectionSettings(TypedDict):
    """How a connection is opened."""

    base_url: str
    headers: dict[str, str]
    timeout: float
    verify: SSLContext


def connection_settings(url: str, token: str | None, language: str | None) -> ConnectionSettings:
    """Return the settings for one server, with one key, in one language."""
    if not url.startswith(("http://", "https://")):
        raise ValueError(f"{url!r} is not the address of a server. It begins with https:// or http://.")
    if url.rstrip("/").endswith("/api/v1"):
        raise ValueError(f"Give the address of the server without /api/v1, not {url!r}.")
    if token is not None and (not token or any(map(str.isspace, token))):
        # The message does not quote the token: it is secret.
        raise ValueError("The token is empty or has a space or line break in it.")
    headers = {"User-Agent": "procaccio-client"}
    if token is not None:
        headers["Authorization"] = f"Bearer {token}"
    if language is not None:
        headers["Accept-Language"] = language
    return {"base_url": url, "headers": headers, "timeout": TIMEOUT, "verify": trusted()}


@cache
def trusted() -> SSLContext:
    """Return the trusted certificates. Reading them is slow, so all clients of a process share them."""
    return httpx.create_ssl_context()
