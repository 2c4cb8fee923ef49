"""Data read into types, safely from many threads. It is the only way to do so here: the linter refuses every other.

msgspec (up to 0.22.0, the newest there is) works out how a struct is read when the struct is first read, and lets other
threads see what it has by then. One that reads the struct at that moment follows a null pointer, and the process dies.
`docs/reports/msgspec.md` has the whole story.
"""

from __future__ import annotations

from threading import Lock
from typing import Any, Final, Generic, TypeVar

import msgspec

T = TypeVar("T")

_ONE_AT_A_TIME: Final = Lock()


class Decoder(Generic[T]):
    """Reads JSON or plain data into one type. Whoever has one has a type that is ready, with all that it is made of."""

    def __init__(self, shape: type[T]) -> None:
        self._shape = shape
        with _ONE_AT_A_TIME:
            self._json = msgspec.json.Decoder(shape)

    def decode(self, data: bytes | str) -> T:
        """From JSON."""
        return self._json.decode(data)

    def convert(self, data: Any) -> T:
        """From plain data: what JSON can hold, as Python has it."""
        return msgspec.convert(data, self._shape)
