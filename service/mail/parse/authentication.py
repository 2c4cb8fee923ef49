"""Reading what our mail server found out about the sender of a mail: `Authentication-Results` (RFC 8601)."""

from __future__ import annotations

import re
from collections.abc import Iterator
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
    for name, results in _iter_results(mail):
        if name == server.lower():
            return any(map(_FAILED.match, results))
    return False


def find_checking_server(mail: Message[str, str]) -> str:
    """Return the name that the last mail server wrote before its results, or an empty string."""
    return next((name for name, _ in _iter_results(mail)), "")


def _iter_results(mail: Message[str, str]) -> Iterator[tuple[str, list[str]]]:
    """Yield the server and the results of each header, the last server's first."""
    for key, value in mail.raw_items():
        if key.lower() == _HEADER:
            text = _COMMENT.sub(" ", _QUOTED.sub(" ", str(value)[:MAX_HEADER]))
            server, *results = text.split(";")
            for name in server.lower().split()[:1]:
                yield name, results
