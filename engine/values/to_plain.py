"""Convert to plain data: what JSON can hold and nothing else, so that data read back is equal to data given out."""

from collections.abc import Callable, Iterable, Iterator, Mapping
from typing import Any

import msgspec

from engine.values.decoder import Decoder

_encode = msgspec.json.Encoder().encode
_decode: Callable[[bytes], Any] = Decoder[Any](Any).decode


def to_plain(thing: Any) -> Any:
    """Structs as dicts, tuples as lists, every key a word."""
    return _decode(_encode(thing))


def words_in(data: Any) -> Iterator[str]:
    """Every word in plain data, keys among them."""
    if isinstance(data, str):
        yield data
    elif isinstance(data, Mapping):
        for key, value in data.items():
            yield key
            yield from words_in(value)
    elif isinstance(data, Iterable):
        for each in data:
            yield from words_in(each)
