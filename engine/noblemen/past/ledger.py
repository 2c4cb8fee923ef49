"""The possible kinds of tiles in each place, and of the tiles moved between places.

In every step tiles first leave places and then arrive at places. In between no place may hold fewer than zero
tiles of a kind. Hidden kinds are guessed first. If a guess leaves a place short of a kind, the place gets one
more tile of that kind and one less of another. Then different tiles arrived or left there, or different tiles
stayed there before or after. Such a change is followed from place to place, without leaving another place
short, until it returns to its start.

This is the method of augmenting paths for flows, here with a flow of two kinds at a time. If two kinds alone
have no such cycle, random cycles that leave no place short are applied until they do.
"""

from __future__ import annotations

from collections import defaultdict, deque
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from typing import Final, NamedTuple, TypeAlias

from engine.noblemen.components import TERRAINS

Counts: TypeAlias = list[int]
"""The number of tiles of each kind. It is negative while a place is still short."""
KINDS = range(len(TERRAINS))
TRIALS: Final = 1000
SHUFFLES: Final = 10
"""The number of random changes after each trial."""


@dataclass(eq=False)
class Transfer:
    """Tiles that go from one place to another.

    Without a source they come from a public place. Without a target they go to one.
    """

    source: Place | None
    target: Place | None
    counts: Counts
    most: int | None = None
    """The most tiles of one kind, if the kinds are hidden. None means that they are known."""


class Moment(NamedTuple):
    """A place between two steps that involve it."""

    place: Place
    number: int


class Change(NamedTuple):
    """One more tile of a kind and one less of another, among tiles that stay or move.

    It leads to another moment.
    """

    to: Moment
    counts: Counts
    more: int
    less: int

    def make(self) -> None:
        self.counts[self.more] += 1
        self.counts[self.less] -= 1


class Place:
    """The bag, or the tiles behind a screen."""

    def __init__(self, held: Sequence[int] = (0,) * len(TERRAINS)) -> None:
        self.held = list(held)
        self.stays: list[Counts] = []
        """The tiles that stay here during each step, while others leave and arrive.

        A moment lies between two steps.
        """

    @property
    def moment(self) -> Moment:
        return Moment(self, len(self.stays))


class Ledger:
    """All steps, in order."""

    def __init__(self, places: Sequence[Place], pick: Callable[[int], int]) -> None:
        self.places, self.pick = places, pick
        self.hidden: list[tuple[Transfer, Moment, Moment]] = []
        self.leaving: dict[Moment, list[tuple[Transfer, Moment]]] = defaultdict(list)
        self.coming: dict[Moment, list[tuple[Transfer, Moment]]] = defaultdict(list)
        """The hidden transfers to a moment, each with its source.

        `leaving` holds those from a moment, each with its target.
        """

    def write(self, *transfers: Transfer) -> None:
        """Write one step. All tiles leave before any arrive."""
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
        """Change the guesses until no place is short of any kind. Return False if that fails."""
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
        """Return True if the place is not short of any kind, or can be balanced."""
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
        """Apply a random change of hidden tiles, if it leaves no place short."""
        transfer, source, target = self.hidden[self.pick(len(self.hidden))]
        more, less = self.pick(len(KINDS)), self.pick(len(KINDS))
        if more != less and _may_change(transfer, more, less):
            self._goes_round(source, Change(target, transfer.counts, more, less))

    def _goes_round(self, start: Moment, first: Change) -> bool:
        """Apply a change and the fewest others that lead back to its start.

        Return False if there are none.
        """
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
        """Yield the changes that continue one more of a kind and one less of another at a moment.

        Either the difference stays or leaves from here, or different tiles stayed or arrived before.
        """
        (place, number), stays = moment, moment.place.stays
        if number == len(stays):  # at the end one place may hold what another holds
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
