"""The subset of iCalendar (RFC 5545) that a list of deadlines needs: components, escaping and folding."""

from collections.abc import Iterable, Iterator
from datetime import UTC, datetime

LONGEST = 75  # octets of a line, without its end
ESCAPES = {"\\": "\\\\", ";": "\\;", ",": "\\,", "\n": "\\n"}
Line = tuple[str, str]


def escape_text(value: str) -> str:
    """Escape a value of the type TEXT."""
    return "".join(ESCAPES.get(sign, sign) for sign in value.replace("\r\n", "\n"))


def format_utc(value: datetime) -> str:
    """Format a moment in UTC, so that no time zone needs to be described."""
    return value.astimezone(UTC).strftime("%Y%m%dT%H%M%SZ")


def build_component(name: str, lines: Iterable[Line], inner: Iterable[list[Line]] = ()) -> list[Line]:
    return [("BEGIN", name), *lines, *(line for each in inner for line in each), ("END", name)]


def render_lines(lines: Iterable[Line]) -> str:
    """Return the calendar as a file."""
    return "".join(f"{part}\r\n" for name, value in lines for part in fold_line(f"{name}:{value}"))


def fold_line(line: str) -> Iterator[str]:
    """Fold a long line into parts that begin with a blank. No character is split."""
    part, room = "", LONGEST
    for sign in line:
        size = len(sign.encode())
        if size > room:
            yield part
            part, room = " ", LONGEST - 1
        part, room = part + sign, room - size
    yield part
