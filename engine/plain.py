"""Plain data: what JSON can hold and nothing else, so that data read back is equal to data given out."""

from typing import Any

import msgspec

_encode = msgspec.json.Encoder().encode
_decode = msgspec.json.Decoder().decode


def plain(thing: Any) -> Any:
    """Structs as dicts, tuples as lists, every key a word."""
    return _decode(_encode(thing))
