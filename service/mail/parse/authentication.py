"""Reading what our mail server found out about the sender of a mail: `Authentication-Results` (RFC 8601)."""

from __future__ import annotations

import re
from email.message import Message
from typing import Final

from service.mail.parse.headers import MAX_HEADER

_HEADER: Final = "authentication-results"
_QUOTED: Final = re.compile(r'"(?:[^"\\]|\\.)*"')
_COMMENT: Final = re.compile(r"\([^()]*\)")
_FAILED: Final = re.compile(r"\s*dmarc\s*(?:/\s*\d+\s*)?=\s*fail\b", re.IGNORECASE)


def fails_dmarc(mail: Message[str, str], server: str) -> bool:
    """Return True if this server says that the domain of From disowns the mail.

    Anybody can write the header. So the name of the server must be ours, and of several headers with this name
    the first counts, because the server puts its own on top.
    """
    for key, value in mail.raw_items():
        if key.lower() == _HEADER:
            text = _COMMENT.sub(" ", _QUOTED.sub(" ", str(value)[:MAX_HEADER]))
            name, *results = text.split(";")
            if name.lower().split()[:1] == [server.lower()]:
                return any(map(_FAILED.match, results))
    return False
