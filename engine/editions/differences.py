"""The differences between an edition and the one whose figures are in the text of the rules."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, NamedTuple

from engine.editions.edition import Edition


class Difference(NamedTuple):
    """One different figure."""

    path: str
    """Its path in the file."""
    in_the_text: Any
    here: Any


def differences(edition: Edition[Any], base: Edition[Any]) -> Iterator[Difference]:
    """Yield the differences of an edition made from one of the game's own."""
    for path in dict.fromkeys((*base.provenance(), *edition.provenance())):
        if base.at(path) != edition.at(path):
            yield Difference(path, base.at(path), edition.at(path))
