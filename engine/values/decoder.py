"""Thread-safe decoding of data into types. The linter forbids every other way.

msgspec (up to 0.22.0, the newest version) prepares a struct type when it first decodes it. Other threads can
see the unfinished preparation: `StructInfo_Convert` stores the new info before it fills `info->types`, and reads
annotations in between, which is Python. A thread that decodes the struct at that moment follows a null pointer,
and the process crashes, with a GIL too. TypedDict, dataclass and NamedTuple have the same fault.
"""

from __future__ import annotations

from threading import Lock
from typing import Any, Final, Generic, TypeVar

import msgspec

T = TypeVar("T")

_ONE_AT_A_TIME: Final = Lock()


class Decoder(Generic[T]):
    """A decoder of JSON or plain data for one type. Its creation prepares the type and all nested types."""

    def __init__(self, shape: type[T]) -> None:
        self._shape = shape
        with _ONE_AT_A_TIME:
            self._json = msgspec.json.Decoder(shape)

    def decode(self, data: bytes | str) -> T:
        """Decode JSON."""
        return self._json.decode(data)

    def convert(self, data: Any) -> T:
        """Convert plain data: JSON values as Python objects."""
        return msgspec.convert(data, self._shape)
