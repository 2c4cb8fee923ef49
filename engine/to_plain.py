"""Convert to plain data: what JSON can hold and nothing else, so that data read back is equal to data given out."""

from collections.abc import Callable
from typing import Any

import msgspec

from engine.decoder import Decoder

_encode = msgspec.json.Encoder().encode
_decode: Callable[[bytes], Any] = Decoder[Any](Any).decode


def to_plain(thing: Any) -> Any:
    """Structs as dicts, tuples as lists, every key a word."""
    return _decode(_encode(thing))
