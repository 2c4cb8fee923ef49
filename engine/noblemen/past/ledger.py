"""How many tiles of each kind may have lain where, and what may have gone from place to place.

In every step tiles leave places first and come to places then; of none may less than nothing stay between. What is hidden is
guessed first. Where a guess leaves a place short of a kind, it gets one tile more of that kind and one less of another. Then
what came there was otherwise, or what went from there, and so was what stayed before or after: one follows such a change from
place to place, never leaving another short, until it comes round to where it began.

Going round like that is how a flow is made larger along a path, here a flow of two kinds at a time. Where two kinds alone do
not come round, other rounds that leave nobody short are made at random, until they do.
"""

from __future__ import annotations

from collections import defaultdict, deque
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from typing import Final, NamedTuple, TypeAlias

from engine.noblemen.components import TERRAINS

Counts: TypeAlias = list[int]
"""How many of each kind; less than none where a place is still short."""
KINDS = range(len(TERRAINS))
TRIALS: Final = 1000
SHUFFLES: Final = 10
"""After each trial."""


@dataclass(eq=False)
class Transfer:
    """Tiles that go from one place to another. No place: they come from where all saw them, or go there."""

    source: Place | None
    target: Place | None
    counts: Counts
    most: int | None = None
    """Of one kind, where it is hidden; None where it is known."""


class Moment(NamedTuple):
    """A place between two steps that touch it."""

    place: Place
    number: int


class Change(NamedTuple):
    """One more of a kind and one less of another, in what stays or goes; it leads to another moment."""

    to: Moment
    counts: Counts
    more: int
    less: int

    def make(self) -> None:
        self.counts[self.more] += 1
        self.counts[self.less] -= 1


class Place:
    """The bag, or what is behind a screen."""

    def __init__(self, held: Sequence[int] = (0,) * len(TERRAINS)) -> None:
        self.held = list(held)
        self.stays: list[Counts] = []
        """What stays here through each step, while tiles come and go. Between two of them is a moment."""

    @property
    def moment(self) -> Moment:
        return Moment(self, len(self.stays))


class Ledger:
    """All steps, written down one after the other."""

    def __init__(self, places: Sequence[Place], pick: Callable[[int], int]) -> None:
        self.places, self.pick = places, pick
        self.hidden: list[tuple[Transfer, Moment, Moment]] = []
        self.leaving: dict[Moment, list[tuple[Transfer, Moment]]] = defaultdict(list)
        self.coming: dict[Moment, list[tuple[Transfer, Moment]]] = defaultdict(list)
        """What is hidden of what goes from a moment and comes to it, and where to or from."""

    def write(self, *transfers: Transfer) -> None:
        """One step: all leave before any comes."""
        before = {each: each.source.moment for each in transfers if each.source is not None}
        for each in before:
            _add(each.source, each.counts, -1)
        for place in {place: None for each in transfers for place in (each.source, each.target) if place}:
            place.stays.append(list(place.held))
        for each in transfers:
            if each.target is not None:
                _add(each.target, each.counts, +1)
                if each.most is not None:
                    self.hidden.append((each, before[each], each.target.moment))
                    self.leaving[before[each]].append((each, each.target.moment))
                    self.coming[each.target.moment].append((each, before[each]))

    def settle(self) -> bool:
        """Let no place be short of any kind; whether that was found."""
        for _ in range(TRIALS):
            if all(
                self._has_enough(place, number)
                for place in self.places
                for number, stay in enumerate(place.stays)
                if min(stay) < 0
            ):
                return True
            for _ in range(SHUFFLES):
                self._shuffle()
        return False

    def _has_enough(self, place: Place, number: int) -> bool:
        """Whether no kind is short here, or need be."""
        stay, after = place.stays[number], Moment(place, number + 1)
        return all(
            any(
                stay[less] > 0 and self._goes_round(Moment(place, number), Change(after, stay, kind, less))
                for less in sorted(KINDS, key=lambda each: -stay[each])
            )
            for kind in KINDS
            for _ in range(-stay[kind])
        )

    def _shuffle(self) -> None:
        """Something hidden was otherwise, if that leaves nobody short."""
        transfer, source, target = self.hidden[self.pick(len(self.hidden))]
        more, less = self.pick(len(KINDS)), self.pick(len(KINDS))
        if more != less and _may_change(transfer, more, less):
            self._goes_round(source, Change(target, transfer.counts, more, less))

    def _goes_round(self, start: Moment, first: Change) -> bool:
        """Make a change and the fewest others that lead back to where it begins, if there are such."""
        came: dict[Moment, tuple[Moment, Change]] = {first.to: (start, first)}
        ahead = deque([first.to])
        while ahead and start not in came:
            moment = ahead.popleft()
            for change in self._changes(moment, first.more, first.less):
                if change.to not in came and change.counts is not first.counts:
                    came[change.to] = (moment, change)
                    ahead.append(change.to)
        if start not in came:
            return False
        moment, change = came[start]
        change.make()
        while change is not first:
            moment, change = came[moment]
            change.make()
        return True

    def _changes(self, moment: Moment, more: int, less: int) -> Iterator[Change]:
        """Here is one more of a kind and one less of another: it stays or goes so, or it had stayed or come otherwise."""
        (place, number), stays = moment, moment.place.stays
        if number == len(stays):  # whoever has it in the end may have what another has
            for other in self.places:
                yield Change(other.moment, [0] * len(KINDS), more, less)
        elif stays[number][less] > 0:
            yield Change(Moment(place, number + 1), stays[number], more, less)
        if number and stays[number - 1][more] > 0:
            yield Change(Moment(place, number - 1), stays[number - 1], less, more)
        for transfer, to in self.leaving[moment]:
            if _may_change(transfer, more, less):
                yield Change(to, transfer.counts, more, less)
        for transfer, source in self.coming[moment]:
            if _may_change(transfer, less, more):
                yield Change(source, transfer.counts, less, more)


def _add(place: Place | None, counts: Counts, sign: int) -> None:
    if place is not None:
        for kind in KINDS:
            place.held[kind] += sign * counts[kind]


def _may_change(transfer: Transfer, more: int, less: int) -> bool:
    counts = transfer.counts
    return counts[less] > 0 and (transfer.most is None or counts[more] < transfer.most)
