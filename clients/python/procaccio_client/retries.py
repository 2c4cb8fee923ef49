"""When a request is tried again: where it got no answer, and where the server asks to come back later."""

from dataclasses import dataclass
from http import HTTPStatus
from typing import Final

import httpx

AWAY: Final = {HTTPStatus.BAD_GATEWAY, HTTPStatus.SERVICE_UNAVAILABLE, HTTPStatus.GATEWAY_TIMEOUT}
LATER: Final = AWAY | {HTTPStatus.TOO_MANY_REQUESTS}


@dataclass(frozen=True)
class Retries:
    """Every try of a request has the same idempotency key, so that it counts once."""

    pauses: tuple[float, ...] = (0.2, 1.0, 3.0, 10.0, 30.0)
    """Seconds before each further try. Together they outlast a restart of the server."""
    patience: float = 60.0
    """So many seconds are waited where the server names them; a longer wait is left to the caller, as a refusal."""

    def after_silence(self, tries: int) -> float | None:
        """Seconds until the next try after so many that nobody answered; None where there is none."""
        return self.pauses[tries - 1] if tries <= len(self.pauses) else None

    def after(self, response: httpx.Response, tries: int) -> float | None:
        """The same where the last of them was answered: None for an answer that is one."""
        asked = response.headers.get("Retry-After", "")
        if response.status_code in LATER and asked.isdecimal():
            seconds = float(asked)
            return seconds if seconds <= self.patience and tries <= len(self.pauses) else None
        return self.after_silence(tries) if response.status_code in AWAY else None
