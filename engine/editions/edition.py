"""An edition: one data file of a game, in which every datum carries the mark of its provenance."""

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
"""What a file says of itself; all else in it is data."""


class Edition(Generic[D]):
    """One data file: `data` typed for the rules, `provenance` for whoever asks.

    In the file each table says `provenance = "printed"` for all its data, or `provenance = { default = "…", field = "…" }`
    where fields differ; tables inside inherit the mark. What was published elsewhere names its source behind the mark:
    `"published: a review"`.
    """

    def __init__(self, name: str, text: str, shape: type[D]) -> None:
        self.name = name
        self.text = text
        """The file as it was written: whoever keeps it keeps all of the edition."""
        self.raw: Mapping[str, Any] = tomllib.loads(text)
        """All that the file says, of itself and with the marks of its data."""
        self._plain = {key: value for key, value in self.raw.items() if key not in ABOUT}
        about = {key: self.raw[key] for key in ABOUT if key in self.raw}
        self.title: str = about.get("title", name)
        self.ruled_as: str = about.get("based_on", name)
        """The edition of the game whose rules are told at a table of this one: its own, or the one it was made from."""
        self.data: D = Decoder(shape).convert(_without_marks(self._plain))

    @cached_property
    def plain(self) -> dict[str, Any]:
        """All its data as JSON can hold them, without their marks."""
        plain: dict[str, Any] = _without_marks(self._plain)
        return plain

    @cached_property
    def hash(self) -> str:
        """Of the data alone, in the order of the file: cards are shuffled in it. A better mark changes no table."""
        return sha256(msgspec.json.encode(self.plain)).hexdigest()

    def provenance(self) -> dict[str, str]:
        """The mark of every datum, by its path in the file."""
        return {path: mark.partition(":")[0] for path, mark in marks_written(self._plain)}

    def sources(self) -> dict[str, str]:
        """Where that was published which is printed nowhere in the box."""
        parted = ((path, mark.partition(":")) for path, mark in marks_written(self._plain))
        return {path: source.strip() for path, (mark, _, source) in parted if mark == PUBLISHED}

    def at(self, path: str) -> Any:
        """What lies in the file under a path, without its marks; None where nothing does."""
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
    """The mark of every datum as the file has it, a source behind it where there is one."""
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
