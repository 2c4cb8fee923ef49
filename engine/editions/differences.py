"""What an edition has otherwise than the one whose figures the rules tell."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, NamedTuple

from engine.editions.edition import Edition


class Difference(NamedTuple):
    """One figure."""

    path: str
    """Where it stands in the file."""
    in_the_text: Any
    here: Any


def differences(edition: Edition[Any], base: Edition[Any]) -> Iterator[Difference]:
    """Of an edition that somebody made from one of the game's own."""
    for path in dict.fromkeys((*base.provenance(), *edition.provenance())):
        if base.at(path) != edition.at(path):
            yield Difference(path, base.at(path), edition.at(path))
