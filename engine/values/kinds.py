"""Kinds: the legal answers as a tree by their first words. Rare answers stay visible among many others.

Where there are many answers, the kinds of action come first. Each shows the answer of its kind with the best
certain effect. The first words of a kind open the rest of it: `build`, then `build opera`, then `build opera
north-west`. It goes on down to a single move.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from typing import Final, NamedTuple

import msgspec

from engine.values.move import Move

FEW: Final = 12
"""The number of answers up to which each gets a line of its own."""
Worth = Callable[[Move], tuple[float, ...]]
"""A quick estimate of an answer. The greatest is best."""


class Kind(msgspec.Struct, frozen=True, kw_only=True):
    """Legal answers with the same first words, or a single answer."""

    begins: str
    """The first words that all of them have in common, or all words of a single answer."""
    best: Move
    """The answer of this kind with the best certain effect. Among equals it is the simplest."""
    count: int
    whole: bool
    """True if these words are an answer by themselves, so that no further choice is needed."""


class WayStep(NamedTuple):
    """A word of an answer. A wide word (`north-west` before `a6n`) is optional."""

    word: str
    wide: bool

    def says(self, word: str) -> bool:
        """Return whether a written word means this step.

        Case is ignored, because a square may have the same name as a card, which then has a capital. In wide
        words hyphens are ignored: people write `north-west`.
        """
        plain = word.replace("-", "") if self.wide and word.replace("-", "").isalpha() else word
        return self.word.lower() == plain.lower()


class Way(NamedTuple):
    """An answer as the sequence of its words, and the number of words that are already said."""

    move: Move
    steps: tuple[WayStep, ...]
    behind: int = 0

    def after(self, words: Sequence[str]) -> Way | None:
        """Return the way after some words are said, or None if they do not lead to this answer."""
        at = 0
        for word in words:
            while at < len(self.steps) and self.steps[at].wide and not self.steps[at].says(word):
                at += 1
            if at == len(self.steps) or not self.steps[at].says(word):
                return None
            at += 1
        return self._replace(behind=at)

    @property
    def ended(self) -> bool:
        return self.behind == len(self.steps)

    @property
    def next(self) -> WayStep:
        return self.steps[self.behind]


def way_of(move: Move, words: Iterable[str], areas: Mapping[str, Sequence[str]]) -> Way:
    """Return the way to a move.

    `areas` has the larger parts of a board for each place that the move names.
    """
    steps: list[WayStep] = []
    for word in words:
        steps += [WayStep(wide, wide=True) for wide in areas.get(word, ())]
        steps.append(WayStep(word, wide=False))
    return Way(move, tuple(steps))


class _Branch(NamedTuple):
    """Ways with the same first words, and these words."""

    words: tuple[str, ...]
    ways: Sequence[Way]

    @property
    def parts(self) -> list[_Branch]:
        """The branches below: ways that end here one by one, other ways grouped by their next words."""
        further: dict[WayStep, list[Way]] = {}
        for way in self.ways:
            if not way.ended:
                further.setdefault(way.next, []).append(way)
        ended = [_Branch(self.words, [way]) for way in self.ways if way.ended]
        return ended + [_Branch(self.words, ways).stretched(must=True) for ways in further.values()]

    def opened(self) -> list[_Branch]:
        """Return its parts, or itself if it has a single way."""
        return self.parts if len(self.ways) > 1 else [self]

    def stretched(self, *, must: bool = False) -> _Branch:
        """Follow the common words to the point where the ways differ.

        A wide word is added only where it is necessary. Elsewhere it would only make the answer longer.
        """
        first = self.ways[0]
        if first.ended or any(way.ended or way.next != first.next for way in self.ways):
            return self
        words = (*self.words, first.next.word) if must or not first.next.wide else self.words
        ways = [way._replace(behind=way.behind + 1) for way in self.ways]
        return _Branch(words, ways).stretched()

    def kind(self, worth: Worth) -> Kind:
        best = max((way.move for way in self.ways), key=worth)
        ended = best if len(self.ways) == 1 else next((way.move for way in self.ways if way.ended), None)
        return Kind(
            begins=" ".join(self.words) if ended is None else str(ended),
            best=best,
            count=len(self.ways),
            whole=ended is not None,
        )


def kinds_of(ways: Sequence[Way], begun: Sequence[str], worth: Worth) -> tuple[Kind, ...]:
    """Return the kinds of answers after some words.

    If there are few answers, each is a line. Otherwise the smallest kinds are opened as long as there is
    room.
    """
    words = tuple(begun)
    families = [[_Branch(words, [way])] for way in ways]
    if len(ways) > FEW:
        parts = _Branch(words, ways).parts
        families = [parts] if begun else [[part] for part in parts]
    while (opened := _smallest(families)) is not None:
        families[opened] = [part for branch in families[opened] for part in branch.opened()]
    return tuple(branch.kind(worth) for family in families for branch in family)


def heads_of(ways: Sequence[Way], worth: Worth) -> tuple[Kind, ...]:
    """Return one kind for each first word."""
    return tuple(branch.kind(worth) for branch in _Branch((), ways).parts)


def _smallest(families: Sequence[Sequence[_Branch]]) -> int | None:
    """Return the index of the family to open next, or None.

    It is the family with the fewest parts for which there is room. A family is opened completely or not at
    all. A branch that is the only line gives no information, so it is always opened.
    """
    lines = sum(map(len, families))
    closed = [at for at, family in enumerate(families) if any(len(branch.ways) > 1 for branch in family)]
    if not closed:
        return None
    parts = {at: sum(len(branch.opened()) for branch in families[at]) for at in closed}
    smallest = min(closed, key=parts.__getitem__)
    room = lines - len(families[smallest]) + parts[smallest]
    return smallest if lines == 1 or room <= FEW else None


def with_default(kinds: Sequence[Kind], default: Move) -> tuple[Kind, ...]:
    """Return the kinds with a line for the default answer, before the answers of its kind."""
    if any(kind.best == default for kind in kinds):
        return tuple(kinds)
    line = str(default)
    own = Kind(begins=line, best=default, count=1, whole=True)
    at = next((at for at, kind in enumerate(kinds) if line.startswith(kind.begins)), 0)
    return (*kinds[:at], own, *kinds[at:])
