"""One request as it comes in, byte by byte: whether it is all there. Nothing here waits, and no thread is spent on it.

Whoever sends a request slowly would otherwise hold a thread for as long as he likes, and a few of him would be all of them.
"""

import re
from enum import Enum, auto
from http import HTTPStatus

HEAD_ENDS = b"\r\n\r\n"
LINE_ENDS = b"\r\n"
LONGEST_HEAD = 32_768
LENGTH = re.compile(rb"^content-length:[ \t]*(\d{1,15})[ \t]*\r?$", re.IGNORECASE | re.MULTILINE)
CHUNKED = re.compile(rb"^transfer-encoding:", re.IGNORECASE | re.MULTILINE)
CHUNK = re.compile(rb"[0-9A-Fa-f]{1,8}")
EXPECTS = re.compile(rb"^expect:[ \t]*100-continue", re.IGNORECASE | re.MULTILINE)


class Heard(Enum):
    """How far it is."""

    PART = auto()
    WHOLE = auto()
    TOO_LARGE = auto()
    """Its head says so; the application refuses it in its own words, and needs no body for that."""
    REFUSED = auto()


class Hearing:
    """What was said on a connection since its last answer."""

    def __init__(self, longest_body: int) -> None:
        self.longest_body = longest_body
        self.said = bytearray()
        self.body_at: int | None = None
        self.length: int | None = None  # None: in chunks
        self.at = 0  # up to here it was looked through; no byte is looked at again for every new one
        self.state = Heard.PART
        self.refusal = HTTPStatus.BAD_REQUEST

    def hear(self, more: bytes) -> Heard:
        self.said += more
        if self.body_at is None:
            self.find_body()
        if self.body_at is not None:
            self.state = self.measure(self.body_at)
        elif len(self.said) > LONGEST_HEAD:
            self.state = self.refuse(HTTPStatus.REQUEST_HEADER_FIELDS_TOO_LARGE)
        return self.state

    def refuse(self, why: HTTPStatus) -> Heard:
        self.refusal = why
        return Heard.REFUSED

    def take(self, size: int) -> bytes:
        """What a thread reads: what was heard, and then no more."""
        taken = bytes(self.said[:size])
        del self.said[:size]
        return taken

    @property
    def expected(self) -> bool:
        """Whether the other side waits for a word before it sends its body."""
        head = self.said[: self.body_at]
        return self.state == Heard.PART and len(self.said) == self.body_at and bool(EXPECTS.search(head))

    def find_body(self) -> None:
        end = self.said.find(HEAD_ENDS, max(0, self.at - len(HEAD_ENDS)))
        self.at = len(self.said)
        if end < 0:
            return
        self.body_at = self.at = end + len(HEAD_ENDS)
        head = self.said[: self.body_at]
        if not CHUNKED.search(head):
            self.length = max((int(each) for each in LENGTH.findall(head)), default=0)

    def measure(self, body_at: int) -> Heard:
        there = len(self.said) - body_at
        if self.length is None:
            return (
                self.walk()
                if there <= self.longest_body
                else self.refuse(HTTPStatus.REQUEST_ENTITY_TOO_LARGE)
            )
        if self.length > self.longest_body:
            return Heard.TOO_LARGE
        return Heard.WHOLE if there >= self.length else Heard.PART

    def walk(self) -> Heard:
        """From chunk to chunk; extensions and trailers, which nobody sends, are no part of it."""
        while (end := self.said.find(LINE_ENDS, self.at)) >= 0:
            line = bytes(self.said[self.at : end])
            if not CHUNK.fullmatch(line):
                return self.refuse(HTTPStatus.BAD_REQUEST)
            ends = end + len(LINE_ENDS) + int(line, 16)
            closing = bytes(self.said[ends : ends + len(LINE_ENDS)])
            if len(closing) < len(LINE_ENDS):
                return Heard.PART
            if closing != LINE_ENDS:
                return self.refuse(HTTPStatus.BAD_REQUEST)
            if int(line, 16) == 0:
                return Heard.WHOLE
            self.at = ends + len(LINE_ENDS)
        return Heard.PART
