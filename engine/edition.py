"""Editions: a game's data files, in which every datum carries the mark of its provenance."""

from __future__ import annotations

import tomllib
from collections.abc import Iterator, Mapping
from importlib.resources.abc import Traversable
from typing import Any, Final, Generic, TypeVar

from engine.decoder import Decoder

D = TypeVar("D")

PRINTED: Final = "printed"
DERIVED: Final = "derived"
RECONSTRUCTED: Final = "reconstructed"
MARKS: Final = (PRINTED, DERIVED, RECONSTRUCTED)


class Edition(Generic[D]):
    """One data file: `data` typed for the rules, `provenance` for whoever asks.

    In the file each table says `provenance = "printed"` for all its data, or `provenance = { default = "…", field = "…" }`
    where fields differ; tables inside inherit the mark.
    """

    def __init__(self, name: str, text: str, shape: type[D]) -> None:
        self.name = name
        self._plain: dict[str, Any] = tomllib.loads(text)
        self.title: str = self._plain.pop("title", name)
        self.data: D = Decoder(shape).convert(_without_marks(self._plain))

    def provenance(self) -> dict[str, str]:
        """The mark of every datum, by its path in the file."""
        return dict(_marks(self._plain, "", {}))

    def at(self, path: str) -> Any:
        """What lies in the file under a path, without its marks; None where nothing does."""
        found: Any = self._plain
        for part in path.split("."):
            found = found.get(part, {})
        return None if found == {} else _without_marks(found)


def editions(folder: Traversable, shape: type[D]) -> dict[str, Edition[D]]:
    """All editions of a game, by name."""
    files = sorted(
        (file for file in folder.iterdir() if file.name.endswith(".toml")), key=lambda file: file.name
    )
    names = [(file.name.removesuffix(".toml"), file) for file in files]
    return {name: Edition(name, file.read_text(encoding="utf-8"), shape) for name, file in names}


def _without_marks(plain: Any) -> Any:
    if isinstance(plain, dict):
        return {key: _without_marks(value) for key, value in plain.items() if key != "provenance"}
    if isinstance(plain, list):
        return [_without_marks(item) for item in plain]
    return plain


def _marks(plain: Mapping[str, Any], path: str, inherited: Mapping[str, str]) -> Iterator[tuple[str, str]]:
    own = plain.get("provenance", {})
    marks = {**inherited, **({"default": own} if isinstance(own, str) else own)}
    for key, value in plain.items():
        if key == "provenance":
            continue
        here = f"{path}.{key}" if path else key
        if isinstance(value, dict):
            yield from _marks(value, here, {**marks, **({"default": marks[key]} if key in marks else {})})
        else:
            yield here, marks.get(key, marks.get("default", ""))
