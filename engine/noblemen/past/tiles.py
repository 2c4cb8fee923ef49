"""Tiles that went unseen, and which they may have been.

Every tile is followed from place to place; it is of no kind yet until somebody shows it. Whoever gave tiles away unseen gave
those that they need last, for what they lay later before all eyes they must have kept; whoever took one unseen took what
they need first. What nobody has shown by now is of any of the kinds that are left, so that the bag holds what the seat sees
in it now. What it saw there in earlier turns is not kept: see `docs/decisions/0011-imagined-pasts.md`.
"""

from __future__ import annotations

from collections import Counter, deque
from collections.abc import Iterable, Sequence

from engine import Seat, Table
from engine.noblemen.components import PLAIN, TERRAINS
from engine.noblemen.past.told import (
    Chose,
    ChurchEmptied,
    Drawn,
    Exchanged,
    Given,
    Kinds,
    Laid,
    PutBack,
    Step,
    told,
)
from engine.noblemen.state import State
from engine.noblemen.view import sees_bag
from engine.past import NoPast, Past

TRIALS = 200


class DeadEnd(ValueError):
    """The tiles that were followed cannot be of the kinds that were shown: another way has to be tried."""


class Tile:
    """One tile of the box."""

    __slots__ = ("chosen_by", "kind", "since")

    def __init__(self) -> None:
        self.kind: int | None = None
        self.chosen_by: Seat | None = None
        """Who began with it by their own choice: nobody chooses more than three of a kind."""
        self.since = 0
        """At which step it came where it is."""


class UnseenTiles:
    """The tiles that others chose, drew, exchanged, gave and put back, with kinds that they may have had."""

    def __init__(self, table: Table[State], seat: Seat | None, past: Past) -> None:
        steps = list(told(table, seat))
        for trial in range(TRIALS):
            way = _Way(table, seat, past, steps, trial)
            try:
                way.follow()
            except DeadEnd:
                continue
            self.chosen = {who: way.kinds(tiles) for who, tiles in way.chosen.items()}
            self.moved = {at: way.kinds(tiles) for at, tiles in way.moved.items()}
            self.drawn = dict(enumerate(way.kinds(way.drawn.values()), 1))
            return
        raise NoPast(f"no kinds for the tiles that others had, in {TRIALS} trials")


class _Way:
    """One trial: all tiles on their way through the steps."""

    def __init__(
        self, table: Table[State], seat: Seat | None, past: Past, steps: Sequence[Step], trial: int
    ) -> None:
        self.table, self.seat, self.past, self.steps = table, seat, past, steps
        self.stream = f"tiles {trial}"
        self.lazy = trial % 2 == 1
        """Whether drawn tiles get their kind as late as can be."""
        self.left = Counter({kind: table.edition.tiles[name] for kind, name in enumerate(TERRAINS)})
        self.left[PLAIN] -= table.seats
        self.bag = [Tile() for _ in range(self.left.total())]
        self.hands: list[list[Tile]] = [[] for _ in range(table.seats)]
        self.church: list[Tile] = []
        self.chosen: dict[Seat, Sequence[Tile]] = {}
        self.drawn: dict[int, Tile] = {}
        self.moved: dict[int, list[Tile]] = {}
        """What others exchanged, gave or put back, by the number of the move."""
        self.needs: list[deque[int]] = [deque() for _ in range(table.seats)]
        """What others will show, in the order in which they will."""
        for step in steps:
            if isinstance(step, Laid | Given) and step.kinds is not None and step.seat != seat:
                self.needs[step.seat].extend(step.kinds)
        self.into_bag: list[tuple[int, Seat, list[Tile]]] = []
        """At which step, and by whom, tiles went into the bag unseen."""
        # What the bag holds, where the seat sees it now: then it has a number of every kind, even if that is 0.
        self.seen = Counter(dict(enumerate(table.state.bag))) if sees_bag(table, seat) else Counter[int]()
        self.now = 0
        self.picks = 0

    def follow(self) -> None:
        for step in self.steps:
            self.now += 1
            match step:
                case Chose():
                    self._choose(step)
                case Drawn():
                    self._draw(step)
                case Exchanged():
                    self._exchange(step)
                case PutBack():
                    self._put_back(step)
                case Given():
                    self._give(step)
                case Laid():
                    self._lay(step)
                case ChurchEmptied():
                    self._arrive(self.church, self.bag)
                    self.church = []
        self._name_the_rest()

    @staticmethod
    def kinds(tiles: Iterable[Tile]) -> list[int]:
        """What they turned out to be."""
        return [tile.kind for tile in tiles if tile.kind is not None]

    # --- the steps

    def _choose(self, step: Chose) -> None:
        tiles = (
            [self._one_of(self.bag) for _ in range(step.number)]
            if step.kinds is None
            else [self._taken(self.bag, kind) for kind in step.kinds]
        )
        for tile in tiles:
            tile.chosen_by = step.seat if step.kinds is None else None
        self.chosen[step.seat] = tiles
        self._arrive(tiles, self.hands[step.seat])

    def _draw(self, step: Drawn) -> None:
        tiles = self._from_bag(step.seat, step.number, step.kinds)
        for tile in tiles:
            self.drawn[len(self.drawn) + 1] = tile
        self._arrive(tiles, self.hands[step.seat])

    def _exchange(self, step: Exchanged) -> None:
        """The wanted tile is in the bag before the others go in."""
        given = self._from_hand(step.seat, 2, step.given)
        wanted = self._from_bag(step.seat, 1, step.wanted)
        self.moved[step.at] = [*given, *wanted]
        self._arrive(given, self.bag)
        self._arrive(wanted, self.hands[step.seat])
        if step.given is None:
            self.into_bag.append((self.now, step.seat, self.moved[step.at]))

    def _put_back(self, step: PutBack) -> None:
        self.moved[step.at] = self._from_hand(step.seat, step.number, step.kinds)
        self._arrive(self.moved[step.at], self.bag)
        if step.kinds is None:
            self.into_bag.append((self.now, step.seat, self.moved[step.at]))

    def _give(self, step: Given) -> None:
        if step.kinds is not None and step.seat != self.seat:
            self._served(step.seat, step.kinds)
        self.moved[step.at] = self._from_hand(step.seat, step.number, step.kinds)
        self._arrive(self.moved[step.at], self.hands[step.to])

    def _lay(self, step: Laid) -> None:
        if step.seat != self.seat:
            self._served(step.seat, step.kinds)
        tiles = self._from_hand(step.seat, len(step.kinds), step.kinds)
        if step.in_church:
            self._arrive(tiles, self.church)

    def _served(self, seat: Seat, kinds: Kinds) -> None:
        for _ in kinds:
            self.needs[seat].popleft()

    # --- choosing tiles

    def _from_bag(self, seat: Seat, number: int, kinds: Kinds | None) -> list[Tile]:
        if kinds is not None:
            return [self._taken(self.bag, kind) for kind in kinds]
        tiles: list[Tile] = []
        for _ in range(number):
            tiles.append(self._unseen(seat, [*self.hands[seat], *tiles]))
        return tiles

    def _unseen(self, seat: Seat, hand: Sequence[Tile]) -> Tile:
        """What somebody draws unseen: what they lack first; or a tile of no kind yet, which can still be anything."""
        unnamed = [tile for tile in self.bag if tile.kind is None] if self.lazy else []
        if unnamed:
            tile = unnamed[self._pick(len(unnamed))]
            self.bag.remove(tile)
            return tile
        lacking = self._lacking(seat, hand)
        return self._one_of(self.bag) if lacking is None else self._taken(self.bag, lacking)

    def _from_hand(self, seat: Seat, number: int, kinds: Kinds | None) -> list[Tile]:
        hand = self.hands[seat]
        if kinds is not None:
            return [self._taken(hand, kind) for kind in kinds]
        tiles: list[Tile] = []
        for _ in range(number):
            tile = self._spare(seat)
            hand.remove(tile)
            tiles.append(tile)
        return tiles

    def _taken(self, place: list[Tile], kind: int) -> Tile:
        """A tile of a kind that was shown, or is needed: one that is known to be of it, else one of no kind yet."""
        known = [tile for tile in place if tile.kind == kind]
        fits = known or [tile for tile in place if self._may_be(tile, kind)]
        fits = [tile for tile in fits if tile.chosen_by is not None] or fits
        if not fits:
            raise DeadEnd
        tile = fits[0] if known else fits[self._pick(len(fits))]
        self._name(tile, kind)
        place.remove(tile)
        return tile

    def _one_of(self, place: list[Tile]) -> Tile:
        if not place:
            raise DeadEnd
        return place.pop(self._pick(len(place)))

    def _lacking(self, seat: Seat, hand: Iterable[Tile]) -> int | None:
        """The first kind that a seat will show and does not have yet."""
        served = self._served_by(seat, hand)
        lacking = (kind for kind, tile in served if tile is None)
        return next((kind for kind in lacking if self._is_in_bag(kind)), None)

    def _served_by(self, seat: Seat, hand: Iterable[Tile]) -> list[tuple[int, Tile | None]]:
        """What a seat will show, in order, each with the tile of the hand that may be it."""
        rest = sorted(hand, key=lambda tile: (tile.kind is None, tile.chosen_by is None))
        chosen = Counter(
            tile.kind for tiles in self.chosen.values() for tile in tiles if tile.chosen_by == seat
        )
        served: list[tuple[int, Tile | None]] = []
        for kind in self.needs[seat]:
            tile = next((tile for tile in rest if self._could_be(tile, kind, chosen[kind])), None)
            if tile is not None:
                rest.remove(tile)
                chosen[kind] += tile.kind is None and tile.chosen_by is not None
            served.append((kind, tile))
        return served

    def _could_be(self, tile: Tile, kind: int, chosen: int) -> bool:
        """Whether a tile may be of a kind, of which whoever chose it has chosen so many."""
        if tile.kind is not None:
            return tile.kind == kind
        most: int = self.table.edition.setup.chosen
        return self.left[kind] > 0 and (tile.chosen_by is None or chosen < most)

    def _is_in_bag(self, kind: int) -> bool:
        return any(self._may_be(tile, kind) for tile in self.bag)

    def _spare(self, seat: Seat) -> Tile:
        """What somebody gives away unseen: of what they will not need, what the bag is short of; else what they need last."""
        hand = list(self.hands[seat])
        rest = [hand.pop(self._pick(len(hand))) for _ in range(len(hand))]
        served = [(kind, tile) for kind, tile in self._served_by(seat, rest) if tile is not None]
        for kind, tile in served:
            if self._may_be(tile, kind):
                self._name(tile, kind)  # else a tile that is given away might use up what this one must be
        kept = [tile for _, tile in served]
        spare = [tile for tile in rest if tile not in kept] or kept[-1:]
        if not spare:
            raise DeadEnd
        wanted = [tile for tile in spare if tile.kind is not None and self._is_short_of(tile.kind)]
        return (wanted or [tile for tile in spare if tile.kind is None] or spare)[0]

    def _is_short_of(self, kind: int) -> bool:
        """Whether the bag, as the seat sees it now, holds more of a kind than could be there already."""
        return self.seen[kind] > self.left[kind] + sum(tile.kind == kind for tile in self.bag)

    def _may_be(self, tile: Tile, kind: int) -> bool:
        chosen = () if tile.chosen_by is None else self.chosen[tile.chosen_by]
        return self._could_be(tile, kind, sum(other.kind == kind for other in chosen))

    def _arrive(self, tiles: Iterable[Tile], place: list[Tile]) -> None:
        for tile in tiles:
            tile.since = self.now
            place.append(tile)

    def _name(self, tile: Tile, kind: int) -> None:
        if tile.kind is None:
            self.left[kind] -= 1
            tile.kind = kind

    def _pick(self, bound: int) -> int:
        self.picks += 1
        return self.past.pick(f"{self.stream} {self.picks}", bound)

    # --- what nobody has shown

    def _name_the_rest(self) -> None:
        """The bag holds what the seat sees in it now, if it does; chosen tiles first, for they may not be of every kind."""
        if self.seen:
            while self._exchanged_for_what_is_seen():
                pass
            self._name_all(self.bag, self._missing())
        hands = [tile for hand in self.hands for tile in hand]
        self._name_all([*self.bag, *hands, *self.church], self.left.copy())

    def _missing(self) -> Counter[int]:
        """What the tiles of no kind yet in the bag must be."""
        missing = self.seen.copy()
        missing.subtract(tile.kind for tile in self.bag if tile.kind is not None)
        return missing

    def _exchanged_for_what_is_seen(self) -> bool:
        """Where the bag is short of a kind: somebody gave such a tile and kept the other, which both are where they were since."""
        missing = self._missing()
        for kind in (kind for kind in missing if missing[kind] > self.left[kind]):
            for at, seat, tiles in self.into_bag:
                kept = [tile for tile in self.hands[seat] if tile.kind == kind and tile.since < at]
                given = [tile for tile in tiles if tile.since == at and tile in self.bag]
                given = [
                    tile for tile in given if tile.kind is None or self.left[tile.kind] > missing[tile.kind]
                ]
                if kept and given:
                    self._exchange_roles(given[0], kept[0], tiles, self.hands[seat])
                    return True
        return False

    def _exchange_roles(self, given: Tile, kept: Tile, tiles: list[Tile], hand: list[Tile]) -> None:
        tiles[tiles.index(given)] = kept
        self.bag[self.bag.index(given)] = kept
        hand[hand.index(kept)] = given
        given.since, kept.since = kept.since, given.since

    def _name_all(self, tiles: Iterable[Tile], kinds: Counter[int]) -> None:
        if any(count < 0 for count in kinds.values()):
            raise DeadEnd
        unnamed = [tile for tile in tiles if tile.kind is None]
        for tile in (tile for tile in unnamed if tile.chosen_by is not None):
            fits = [kind for kind in sorted(kinds.elements()) if self._may_be(tile, kind)]
            if not fits:
                raise DeadEnd
            kind = fits[self._pick(len(fits))]
            self._name(tile, kind)
            kinds[kind] -= 1
        rest = [tile for tile in unnamed if tile.kind is None]
        order = self.past.shuffled(f"{self.stream} {len(rest)} left", kinds.elements())
        for tile, kind in zip(rest, order, strict=False):
            if not self.left[kind]:
                raise DeadEnd
            self._name(tile, kind)
