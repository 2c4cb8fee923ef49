"""The editions of a game: its own, those that a host adds, and those with which existing tables began.

The engine reads only its own folder. The application passes in other editions with `offer`. It passes in the
edition of an existing table with `keep`, because that edition may no longer be offered.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from importlib.resources.abc import Traversable
from typing import Final, Generic, TypeAlias, TypeVar

from engine.editions.edition import Edition
from engine.editions.fault import Fault
from engine.notation.refusals import BadTable

D = TypeVar("D")

MOST_KEPT: Final = 256
"""The number of earlier editions in memory. Storage of the tables has the text of all of them."""


Check: TypeAlias = Callable[[D, D], Iterable[Fault]]
"""A game's check of the data of an edition (the first) made from one of its own (the second)."""


def _any_data(_data: D, _base: D) -> Iterable[Fault]:
    """Accept any data. For most games the check of types is enough."""
    return ()


class Editions(Mapping[str, Edition[D]], Generic[D]):
    """The editions that a new table may choose from, by name."""

    def __init__(self, shape: type[D], own: Iterable[Edition[D]], check: Check[D]) -> None:
        self.shape, self.check = shape, check
        self.own: Mapping[str, Edition[D]] = {edition.name: edition for edition in own}
        """The editions that come with the game."""
        self.broken: Mapping[str, Sequence[Fault]] = {}
        """The faults of offered files that are not valid editions. No table can be opened with them."""
        self._offered: Mapping[str, Edition[D]] = self.own
        self._kept: dict[tuple[str, str], Edition[D]] = {}

    def __getitem__(self, name: str) -> Edition[D]:
        return self._offered[name]

    def __iter__(self) -> Iterator[str]:
        return iter(self._offered)

    def __len__(self) -> int:
        return len(self._offered)

    def read(self, name: str, text: str) -> Edition[D]:
        """Return an edition of this game from the text of its file."""
        return Edition(name, text, self.shape)

    def offer(self, added: Iterable[Edition[D]], broken: Mapping[str, Sequence[Fault]]) -> None:
        """Set the editions that new tables may choose besides the game's own.

        This replaces the previous ones.
        """
        self._offered = {**self.own, **{edition.name: edition for edition in added}}
        self.broken = broken

    def keep(self, edition: Edition[D]) -> None:
        """Keep an edition for tables that began with it: they must be played on with exactly this one."""
        kept = {**self._kept, (edition.name, edition.hash): edition}
        self._kept = dict(list(kept.items())[-MOST_KEPT:])

    def base_of(self, edition: Edition[D]) -> Edition[D]:
        """Return the game's own edition whose figures are in the text of the rules."""
        return self.own.get(edition.ruled_as, edition)

    def text_of(self, edition: Edition[D]) -> str:
        """Return the text that others need to play with it, or "" if every engine of this version has it."""
        return (
            "" if edition.name in self.own and self.own[edition.name].hash == edition.hash else edition.text
        )

    def knows(self, name: str, digest: str) -> bool:
        return self._found(name, digest) is not None

    def began_with(self, name: str, digest: str) -> Edition[D]:
        """Return the edition that a table began with.

        Tables from before editions had hashes have only its name.
        """
        found = self._found(name, digest)
        if found is None:
            raise BadTable("edition-lost", edition=name, hash=digest or "-")
        return found

    def _found(self, name: str, digest: str) -> Edition[D] | None:
        for edition in (self._offered.get(name), self.own.get(name), self._kept.get((name, digest))):
            if edition is not None and digest in ("", edition.hash):
                return edition
        return None


def editions(folder: Traversable, shape: type[D], check: Check[D] = _any_data) -> Editions[D]:
    """Return all editions that come with a game, by the names of their files."""
    files = sorted(
        (file for file in folder.iterdir() if file.name.endswith(".toml")), key=lambda file: file.name
    )
    names = [(file.name.removesuffix(".toml"), file) for file in files]
    own = [Edition(name, file.read_text(encoding="utf-8"), shape) for name, file in names]
    return Editions(shape, own, check)
