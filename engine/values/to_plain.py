"""Convert to plain data: only what JSON can hold. Data read back is equal to data written."""

from collections.abc import Callable, Iterable, Iterator, Mapping
from typing import Any

import msgspec

from engine.values.decoder import Decoder

_encode = msgspec.json.Encoder().encode
_decode: Callable[[bytes], Any] = Decoder[Any](Any).decode


def to_plain(thing: Any) -> Any:
    """Convert structs to dicts, tuples to lists and keys to strings."""
    return _decode(_encode(thing))


def words_in(data: Any) -> Iterator[str]:
    """Yield every word in plain data, including keys."""
    if isinstance(data, str):
        yield data
    elif isinstance(data, Mapping):
        for key, value in data.items():
            yield key
            yield from words_in(value)
    elif isinstance(data, Iterable):
        for each in data:
            yield from words_in(each)
