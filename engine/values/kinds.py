"""Kinds: the legal answers as a tree, by the words with which they begin, so that none hides behind the number of others.

Where there are many, the kinds of action come first, each with the answer of its kind that certainly brings the most.
What a kind begins with opens the rest of it: `build`, then `build opera`, then `build opera north-west`, down to a move.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from typing import Final, NamedTuple

import msgspec

from engine.values.move import Move

FEW: Final = 12
"""Up to how many answers are worth a line each."""
Worth = Callable[[Move], tuple[float, ...]]
"""How good an answer is at a glance; the greatest is best."""


class Kind(msgspec.Struct, frozen=True, kw_only=True):
    """Legal answers that begin alike; or one alone."""

    begins: str
    """The words that all of them begin with; of one alone, all of its words."""
    best: Move
    """The answer of this kind that certainly brings the most; of equals the plainest."""
    count: int
    whole: bool
    """Whether these words are an answer by themselves: whoever says them has chosen."""


class WayStep(NamedTuple):
    """A word of an answer; a wide one (`north-west` before `a6n`) may be said, and need not be."""

    word: str
    wide: bool

    def says(self, word: str) -> bool:
        """A square may be called like a card, whose capital it then has; and people write `north-west`."""
        plain = word.replace("-", "") if self.wide and word.replace("-", "").isalpha() else word
        return self.word.lower() == plain.lower()


class Way(NamedTuple):
    """An answer as the words that lead to it, and how many of these steps are behind somebody."""

    move: Move
    steps: tuple[WayStep, ...]
    behind: int = 0

    def after(self, words: Sequence[str]) -> Way | None:
        """The way as it lies before somebody who has said these words; None where they lead elsewhere."""
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
    """`areas` says in which wider parts of a board the places lie that the move names."""
    steps: list[WayStep] = []
    for word in words:
        steps += [WayStep(wide, wide=True) for wide in areas.get(word, ())]
        steps.append(WayStep(word, wide=False))
    return Way(move, tuple(steps))


class _Branch(NamedTuple):
    """Ways that begin alike, and the words they begin with."""

    words: tuple[str, ...]
    ways: Sequence[Way]

    @property
    def parts(self) -> list[_Branch]:
        """The ways that go on alike, together, each as far as they do; those that end here, one by one."""
        further: dict[WayStep, list[Way]] = {}
        for way in self.ways:
            if not way.ended:
                further.setdefault(way.next, []).append(way)
        ended = [_Branch(self.words, [way]) for way in self.ways if way.ended]
        return ended + [_Branch(self.words, ways).stretched(must=True) for ways in further.values()]

    def opened(self) -> list[_Branch]:
        """Its parts; of one way alone, itself."""
        return self.parts if len(self.ways) > 1 else [self]

    def stretched(self, *, must: bool = False) -> _Branch:
        """On to where the ways part. A wide word is said where it must be; elsewhere it would only lengthen the answer."""
        first = self.ways[0]
        if first.ended or any(way.ended or way.next != first.next for way in self.ways):
            return self
        words = (*self.words, first.next.word) if must or not first.next.wide else self.words
        ways = [way._replace(behind=way.behind + 1) for way in self.ways]
        return _Branch(words, ways).stretched()

    def kind(self, worth: Worth) -> Kind:
        alone = len(self.ways) == 1
        best = max((way.move for way in self.ways), key=worth)
        return Kind(
            begins=str(best) if alone else " ".join(self.words),
            best=best,
            count=len(self.ways),
            whole=alone or any(way.ended for way in self.ways),
        )


def kinds_of(ways: Sequence[Way], begun: Sequence[str], worth: Worth) -> tuple[Kind, ...]:
    """The kinds of answers that lie before somebody who has begun to say one.

    As many lines as are worth reading: all answers where they are few, else the smallest kinds are told one by one.
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
    """One kind for each word with which they begin."""
    return tuple(branch.kind(worth) for branch in _Branch((), ways).parts)


def _smallest(families: Sequence[Sequence[_Branch]]) -> int | None:
    """Where those of the fewest parts stand that there is still room for: of one family all are opened, or none.

    What stands alone says nothing, and is opened in any case.
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
    """The same with a line for what is played by itself, before the answers of its kind."""
    if any(kind.best == default for kind in kinds):
        return tuple(kinds)
    line = str(default)
    own = Kind(begins=line, best=default, count=1, whole=True)
    at = next((at for at, kind in enumerate(kinds) if line.startswith(kind.begins)), 0)
    return (*kinds[:at], own, *kinds[at:])
