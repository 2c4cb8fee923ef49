"""Reading headers as text.

They are parsed by hand, so that a hostile header costs no more than its length.
"""

from __future__ import annotations

import binascii
import quopri
import re
from datetime import UTC, datetime
from email.message import Message
from email.utils import getaddresses, parsedate_to_datetime
from typing import Final

from service.mail.parse.text import decode_bytes

MAX_HEADER: Final = 4000
MAX_REFERENCES: Final = 50
MAX_SENDERS: Final = 5

_WORD: Final = re.compile(r"=\?([A-Za-z0-9_.:*+-]{1,60})\?([bBqQ])\?([^?\s]{0,1000})\?=")
_BETWEEN: Final = re.compile(r"(\?=)[ \t\r\n]+(=\?)")
_ID: Final = re.compile(r"<[^<>\s]{1,400}>")
_ADDRESS: Final = re.compile(r"[^\s@<>\"(),:;\\]{1,64}@[^\s@<>\"(),:;\\]{1,255}$")


def raw_header(mail: Message[str, str], name: str) -> str:
    """Return the header as it was sent, unfolded and limited in length, or an empty
    string if it is missing.
    """
    name = name.lower()
    for key, value in mail.raw_items():
        if key.lower() == name:
            octets = str(value)[:MAX_HEADER].encode("utf-8", "surrogateescape")
            return " ".join(decode_bytes(octets, "utf-8").split())
    return ""


def decode_header(mail: Message[str, str], name: str) -> str:
    """Return the header with encoded words decoded."""
    return decode_header_words(raw_header(mail, name))


def decode_header_words(value: str) -> str:
    """Decode the encoded words in a header value."""
    return _WORD.sub(_spelled, _BETWEEN.sub(r"\1\2", value))


def _spelled(word: re.Match[str]) -> str:
    charset, how, content = word.groups()
    octets = content.encode("utf-8", "replace")
    if how in "qQ":
        return decode_bytes(quopri.decodestring(octets, header=True), charset.split("*")[0])
    try:
        return decode_bytes(binascii.a2b_base64(octets + b"=" * (-len(octets) % 4)), charset.split("*")[0])
    except binascii.Error:
        return word.group()


def senders(mail: Message[str, str]) -> list[tuple[str, str]]:
    """Return the names and addresses of From, only valid ones, with addresses in lower case."""
    found = getaddresses([raw_header(mail, "From")])[:MAX_SENDERS]
    return [
        (decode_header_words(name), address.lower()) for name, address in found if _ADDRESS.match(address)
    ]


def message_ids(mail: Message[str, str], name: str) -> tuple[str, ...]:
    """Return the message ids in a header. If there are too many, return the last ones."""
    return tuple(_ID.findall(raw_header(mail, name))[-MAX_REFERENCES:])


def parse_date(mail: Message[str, str]) -> datetime | None:
    """Return the date of the mail. A date without a zone is taken as UTC."""
    try:
        when = parsedate_to_datetime(raw_header(mail, "Date"))
        return when.replace(tzinfo=UTC) if when.tzinfo is None else when.astimezone(UTC)
    except (ValueError, TypeError, IndexError, OverflowError):
        return None
