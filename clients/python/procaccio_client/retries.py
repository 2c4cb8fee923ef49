"""When a request is tried again: after no answer, and when the server asks to come back later."""

from dataclasses import dataclass
from http import HTTPStatus
from typing import Final

import httpx

AWAY: Final = {HTTPStatus.BAD_GATEWAY, HTTPStatus.SERVICE_UNAVAILABLE, HTTPStatus.GATEWAY_TIMEOUT}
LATER: Final = AWAY | {HTTPStatus.TOO_MANY_REQUESTS}


@dataclass(frozen=True)
class Retries:
    """The pauses between tries. All tries have the same idempotency key, so the request counts once."""

    pauses: tuple[float, ...] = (0.2, 1.0, 3.0, 10.0, 30.0)
    """Seconds before each further try. Together they are longer than a restart of the server."""
    patience: float = 60.0
    """The longest wait, in seconds, that the server may ask for. A longer one raises RequestRefused."""

    def after_silence(self, tries: int) -> float | None:
        """Return the seconds until the next try after this many without an answer; None for no further try."""
        return self.pauses[tries - 1] if tries <= len(self.pauses) else None

    def after(self, response: httpx.Response, tries: int) -> float | None:
        """Return the same after a response. None means that the response counts."""
        asked = response.headers.get("Retry-After", "")
        if response.status_code in LATER and asked.isdecimal():
            seconds = float(asked)
            return seconds if seconds <= self.patience and tries <= len(self.pauses) else None
        return self.after_silence(tries) if response.status_code in AWAY else None
