"""An edition: one data file of a game. Every value has a mark of its provenance."""

from __future__ import annotations

import tomllib
from collections.abc import Iterator, Mapping
from functools import cached_property
from hashlib import sha256
from typing import Any, Final, Generic, TypeVar

import msgspec

from engine.values.decoder import Decoder

D = TypeVar("D")

PRINTED: Final = "printed"
DERIVED: Final = "derived"
PUBLISHED: Final = "published"
RECONSTRUCTED: Final = "reconstructed"
MARKS: Final = (PRINTED, DERIVED, PUBLISHED, RECONSTRUCTED)
PROVENANCE: Final = "provenance"
ABOUT: Final = ("game", "title", "based_on")
"""The keys that describe the file. All other keys are data."""


class Edition(Generic[D]):
    """One data file: typed `data` for the rules, and the `provenance` of each value.

    In the file each table says `provenance = "printed"` for all its data. Where fields differ it says
    `provenance = { default = "…", field = "…" }`. Nested tables inherit the mark. Data published elsewhere
    name their source after the mark: `"published: a review"`.
    """

    def __init__(self, name: str, text: str, shape: type[D]) -> None:
        self.name = name
        self.text = text
        """The original text of the file. It contains the complete edition."""
        self.raw: Mapping[str, Any] = tomllib.loads(text)
        """The complete content of the file, with its description and the marks."""
        self._plain = {key: value for key, value in self.raw.items() if key not in ABOUT}
        about = {key: self.raw[key] for key in ABOUT if key in self.raw}
        self.title: str = about.get("title", name)
        self.ruled_as: str = about.get("based_on", name)
        """The name of the game's own edition with the rules for this one.

        It is the edition itself, or the one it was made from.
        """
        self.data: D = Decoder(shape).convert(_without_marks(self._plain))

    @cached_property
    def plain(self) -> dict[str, Any]:
        """All data as JSON values, without the marks."""
        plain: dict[str, Any] = _without_marks(self._plain)
        return plain

    @cached_property
    def hash(self) -> str:
        """The hash of the data, in the order of the file, because cards are shuffled in that order.

        Marks are not part of it: a corrected mark changes no table.
        """
        return sha256(msgspec.json.encode(self.plain)).hexdigest()

    def provenance(self) -> dict[str, str]:
        """Return the mark of every value, by its path in the file."""
        return {path: mark.partition(":")[0] for path, mark in marks_written(self._plain)}

    def sources(self) -> dict[str, str]:
        """Return the sources of data that are not printed in the box, by path."""
        parted = ((path, mark.partition(":")) for path, mark in marks_written(self._plain))
        return {path: source.strip() for path, (mark, _, source) in parted if mark == PUBLISHED}

    def at(self, path: str) -> Any:
        """Return the data at a path of the file, without marks, or None."""
        found: Any = self._plain
        for part in path.split("."):
            found = found.get(part, {})
        return None if found == {} else _without_marks(found)


def _without_marks(plain: Any) -> Any:
    if isinstance(plain, dict):
        return {key: _without_marks(value) for key, value in plain.items() if key != PROVENANCE}
    if isinstance(plain, list):
        return [_without_marks(item) for item in plain]
    return plain


def marks_written(
    plain: Mapping[str, Any], path: str = "", inherited: Mapping[str, str] | None = None
) -> Iterator[tuple[str, str]]:
    """Yield the mark of every value as written in the file, with its source if it has one."""
    own = plain.get(PROVENANCE, {})
    marks = {**(inherited or {}), **({"default": own} if isinstance(own, str) else own)}
    for key, value in plain.items():
        if key == PROVENANCE:
            continue
        here = f"{path}.{key}" if path else key
        if isinstance(value, dict):
            yield from marks_written(
                value, here, {**marks, **({"default": marks[key]} if key in marks else {})}
            )
        else:
            yield here, marks.get(key, marks.get("default", ""))
