"""Decoding a part of a mail: its bytes into characters, its characters into lines."""

from __future__ import annotations

import binascii
import codecs
import quopri
import re
import unicodedata
from collections.abc import Iterable, Iterator
from email.message import Message
from typing import Any, Final

MAX_LINES: Final = 4000
MAX_LINE: Final = 2000
"""Limits of a mail text. Anything longer was not written as an answer to a question."""

_READABLE: Final = re.compile(
    r"utf-(8|16(-[lb]e)?)$|iso8859-\d+$|cp\d+$|koi8-[rut]$|ascii$|gb|big5|euc_|shift_jis|iso2022|mac-"
)
_LOOSE: Final = frozenset({"ascii", "iso8859-1", "cp1252"})
"""Charsets that programs declare when they do not know. The bytes themselves are more reliable."""


def charset_named(name: str) -> str:
    """Return the codec that a mail asks for, or an empty string if it is no charset for mail text."""
    try:
        found = codecs.lookup(name.strip().strip("\"'")[:40]).name
    except (LookupError, ValueError):
        return ""
    return found if _READABLE.match(found) else ""


def decode_bytes(octets: bytes, charset: str) -> str:
    """Decode the bytes, even if the declared charset is wrong."""
    codec = charset_named(charset)
    order = [codec] if codec and codec not in _LOOSE else []
    for candidate in (*order, "utf-8", "cp1252"):
        try:
            return octets.decode(candidate)
        except (UnicodeDecodeError, LookupError):
            continue
    return octets.decode("latin-1")


def octets_of(part: Message[str, str]) -> bytes:
    """Return the content of a part without transfer encoding.

    Broken encodings are decoded as far as possible.
    """
    encoding = str(part.get("Content-Transfer-Encoding", "")).strip().lower()
    del part[
        "Content-Transfer-Encoding"
    ]  # otherwise the standard library would decode with its own, narrower rules
    raw: Any = part.get_payload(decode=True)
    if not isinstance(raw, bytes):
        return b""
    if encoding == "quoted-printable":
        return quopri.decodestring(raw)
    return _base64(raw) if encoding == "base64" else raw


def _base64(raw: bytes) -> bytes:
    letters = re.sub(rb"[^A-Za-z0-9+/]", b"", raw)
    letters = letters[: len(letters) - (len(letters) % 4 == 1)]
    return binascii.a2b_base64(letters + b"=" * (-len(letters) % 4))


def lines_of(text: str) -> list[str]:
    """Return the lines as a person sees them: no invisible characters, no trailing
    spaces, limited in length.
    """
    lines = re.split(r"\r\n|\r|\n|\u2028|\u2029|\f|\v", text, maxsplit=MAX_LINES)[:MAX_LINES]
    return [_visible(line[:MAX_LINE]).rstrip() for line in lines]


def _visible(line: str) -> str:
    if line.isascii() and line.isprintable():
        return line
    line = "".join(" " if char.isspace() else char for char in line)
    return "".join(char for char in line if unicodedata.category(char) not in {"Cc", "Cf", "Cs", "Co", "Cn"})


def join_flowed_lines(lines: Iterable[str], *, delsp: bool) -> Iterator[str]:
    """Join flowed lines (RFC 3676): a line that ends with a space goes on in the next one of the same
    quotation depth.
    """
    depth, held = 0, ""
    flowing = False
    for line in lines:
        here = len(line) - len(line.lstrip(">"))
        content = line[here:].removeprefix(" ")
        if flowing and (here != depth or content == "-- "):
            yield _quoted(depth, held)
            held, flowing = "", False
        depth = here
        held += content
        if content.endswith(" ") and content != "-- " and len(held) < MAX_LINE:
            held = held[:-1] if delsp else held
            flowing = True
            continue
        yield _quoted(depth, held)
        held, flowing = "", False
    if flowing:
        yield _quoted(depth, held)


def _quoted(depth: int, content: str) -> str:
    return ">" * depth + " " * bool(depth) + content
