"""The flow of tiles as one seat knows it: what is sure, what went unseen, and kinds that the unseen tiles may have had.

A tile that another seat drew, exchanged or gave away is of a kind that the seat did not see. Not every kind will do:

- nobody lays, donates or gives what is not behind their screen, and nobody draws what is not in the bag;
- when the seat looked into the bag, it saw how many there were of each kind.

The way leads back from now to the deal: whoever lays a tile must have drawn it before, so that going back a tile is there
as soon as it is needed. A tile whose fate nobody has seen yet is `Open`: it gets its kind where it went into a bag that
the seat looked into.

UNFINISHED: of random tables with many exchanges about one moment in a hundred ends in `NoKinds`, though there are kinds
that would do: the stretch before the first look into the bag, with many exchanges, is the hard one.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Sequence
from itertools import count
from typing import Final, NamedTuple, TypeAlias

from engine.noblemen.components import TERRAINS

KINDS: Final = range(len(TERRAINS))
NOTHING: Final = (0,) * len(TERRAINS)
MOST_TRIALS: Final = 600

Counts: TypeAlias = Sequence[int]
Pick: TypeAlias = Callable[[str, int], int]


class NoKinds(ValueError):
    """The search found none: a fault, for the kinds that the tiles really had would do."""


class _DeadEnd(Exception):
    """On this way back nobody has the tile that is wanted."""

    def __init__(self, wanted: Iterable[tuple[int, int]] = ()) -> None:
        super().__init__()
        self.wanted = list(wanted)


class Unseen:
    """A tile that went unseen from one place to another."""

    def __init__(self) -> None:
        self.kind = 0


class Open:
    """A tile of a kind not yet known, and its ways so far."""

    def __init__(self, ways: list[Unseen]) -> None:
        self.ways = ways

    def name(self, kind: int) -> None:
        for way in self.ways:
            way.kind = kind


class Pile:
    """Tiles in one place at one moment: so many of each kind, and open ones."""

    def __init__(self, number: int) -> None:
        self.number = number
        self.counts = [0] * len(TERRAINS)
        self.open: list[Open] = []


class Moment(NamedTuple):
    """How far the way back had come, at a look into the bag."""

    pool: list[int]
    """How many open tiles there are of each kind."""
    piles: list[tuple[list[int], list[list[Unseen]]]]


class Flow:
    """All tiles of a table, from the deal to now. Place 0 is the bag."""

    def __init__(self, bag: Counts, places: int, pick: Pick) -> None:
        self.first = tuple(bag)
        self.sizes = [sum(bag)] + [0] * places
        self.total = list(bag)
        self.ops: list[tuple] = []
        self._pick = pick
        self._streams = count()
        self.firsts: list[tuple[int, list[Unseen], list[Unseen]]] = []

    def change(self, place: int, counts: Counts) -> None:
        self.sizes[place] += sum(counts)
        self.total = [a + b for a, b in zip(self.total, counts)]
        self.ops.append(("sure", place, tuple(counts)))

    def draw(self, place: int) -> Unseen:
        tile = Unseen()
        self.sizes[0] -= 1
        self.sizes[place] += 1
        self.ops.append(("draw", place, tile))
        return tile

    def put_back(self, place: int) -> Unseen:
        tile = Unseen()
        self.sizes[0] += 1
        self.sizes[place] -= 1
        self.ops.append(("back", place, tile))
        return tile

    def swap(self, place: int) -> list[Unseen]:
        tiles = [Unseen(), Unseen(), Unseen()]
        self.sizes[0] += 1
        self.sizes[place] -= 1
        self.ops.append(("swap", place, *tiles))
        return tiles

    def gift(self, giver: int, taker: int) -> Unseen:
        tile = Unseen()
        self.sizes[giver] -= 1
        self.sizes[taker] += 1
        self.ops.append(("gift", giver, taker, tile))
        return tile

    def look(self, counts: Counts) -> None:
        self.ops.append(("look", tuple(counts)))

    # ---

    def _one_of(self, weights: Sequence[int]) -> int:
        at = self._pick(f"kind {next(self._streams)}", sum(weights))
        for each, weight in enumerate(weights):
            if at < weight:
                return each
            at -= weight
        raise AssertionError(at)

    def solve(self, most: int) -> None:
        """Back from now to the deal; where that leads nowhere, some looks into the bag on again and back another way."""
        self.most = most
        self.prior: dict[tuple[int, int], int] = {}
        ops = [("look", self.first), *self.ops]
        ahead = self._ahead(ops)
        moments = [(len(ops), self._now())]
        for trial in range(MOST_TRIALS):
            self.repairs = trial
            try:
                self._go_back(ops, ahead, moments)
            except _DeadEnd as end:
                self._learn(end)
                on = 1 + self._one_of((1,) * (2 + trial // 4))
                del moments[max(1, len(moments) - on) :]
            else:
                return
        raise NoKinds

    def _learn(self, end: _DeadEnd) -> None:
        self.prior = {each: int(wish * 0.9) for each, wish in self.prior.items()}
        for place, kind, *way in end.wanted:
            if self._one_of((1, 1)):
                by = (way[0] if way else 1) * (1 + self._one_of((1,) * 8))
                self.prior[place, kind] = self.prior.get((place, kind), 0) + by

    def _now(self) -> Moment:
        return Moment(
            list(self.total),
            [([0] * len(TERRAINS), [[] for _ in range(size)]) for size in self.sizes],
        )

    def _go_back(self, ops, ahead, moments) -> None:
        start, moment = moments[-1]
        self.pool = list(moment.pool)
        self.givers: set[int] = set()
        self.piles = [Pile(number) for number in range(len(self.sizes))]
        for pile, (counts, opens) in zip(self.piles, moment.piles):
            pile.counts = list(counts)
            pile.open = [Open(list(ways)) for ways in opens]
        for at in range(start - 1, -1, -1):
            op = ops[at]
            self.seen, self.ins, self.outs, self.keeps = ahead[at]
            match op:
                case ("look", counts):
                    self._match(counts)
                    piles = [(list(pile.counts), [list(o.ways) for o in pile.open]) for pile in self.piles]
                    moments.append((at, Moment(list(self.pool), piles)))
                case ("sure", place, counts):
                    self._undo(self.piles[place], counts)
                case ("draw", place, tile):
                    self._to_bag(self.piles[place], tile)
                case ("back", place, tile):
                    self._from_bag(self.piles[place], tile)
                case ("swap", place, first, second, wanted):
                    self._to_bag(self.piles[place], wanted)
                    self._from_bag(self.piles[place], first)
                    self.outs -= 1
                    self._from_bag(self.piles[place], second)
                case ("gift", giver, taker, tile):
                    self._give_back(self.piles[giver], self.piles[taker], tile)
        for place, chosen, drawn in self.firsts:
            self._deal_first(place, chosen, drawn)

    def _deal_first(self, place: int, chosen: list[Unseen], drawn: list[Unseen]) -> None:
        """Of what was behind a screen at first so many were chosen, at most three of each kind, and the rest was drawn."""
        kinds = [tile.kind for tile in (*chosen, *drawn)]
        may = [kind for kind in KINDS for _ in range(min(self.most, kinds.count(kind)))]
        if len(may) < len(chosen):
            raise _DeadEnd((place, kind) for kind in KINDS if kinds.count(kind) < self.most)
        for tile in chosen:
            tile.kind = may.pop(self._one_of([1] * len(may)))
            kinds.remove(tile.kind)
        for tile in drawn:
            tile.kind = kinds.pop(self._one_of([1] * len(kinds)))

    def _ahead(self, ops):
        """What the bag must hold at the look before each step, and how many tiles went out and in since then, unseen."""
        seen, ins, outs = None, 0, 0
        result = []
        keeps = dict.fromkeys(range(len(self.sizes)), NOTHING)
        for place, chosen, _ in self.firsts:
            keeps[place] = (max(0, len(chosen) - self.most * (len(TERRAINS) - 1)),) * len(TERRAINS)
        for op in ops:
            match op:
                case ("look", counts):
                    seen, ins, outs = list(counts), 0, 0
                case ("sure", 0, counts):
                    seen = [a + b for a, b in zip(seen, counts)]
                case ("sure", place, counts):
                    keeps = {**keeps, place: tuple(max(0, a + b) for a, b in zip(keeps[place], counts))}
                case ("draw", *_):
                    ins += 1
                case ("back", *_):
                    outs += 1
                case ("swap", *_):
                    ins += 1
                    outs += 2
            result.append((seen, ins, outs, keeps))
        return result

    def _match(self, counts: Counts) -> None:
        """The open tiles of the bag are what is missing there."""
        bag = self.piles[0]
        missing = [seen - known for seen, known in zip(counts, bag.counts)]
        if any(not 0 <= m <= p for m, p in zip(missing, self.pool)):
            raise _DeadEnd(
                (place, k, -1 if self.piles[place].counts[k] else 1)
                for place in sorted(self.givers)
                for k in KINDS
                if missing[k] > self.pool[k]
            )
        for tile in bag.open:
            kind = self._one_of(missing)
            missing[kind] -= 1
            self.pool[kind] -= 1
            tile.name(kind)
        bag.open = []
        bag.counts = list(counts)
        self.givers = set()

    def _undo(self, pile: Pile, counts: Counts) -> None:
        for kind, change in enumerate(counts):
            for _ in range(change):
                if pile.counts[kind]:
                    pile.counts[kind] -= 1
                else:
                    self._name_one(pile, kind)
            if change < 0:
                pile.counts[kind] -= change

    def _name_one(self, pile: Pile, kind: int) -> None:
        if not pile.open or not self.pool[kind]:
            raise _DeadEnd([(pile.number, kind)])
        self.pool[kind] -= 1
        pile.open.pop().name(kind)

    def _to_bag(self, pile: Pile, tile: Unseen) -> None:
        """A tile was drawn: going back, it lies in the bag again."""
        bag = self.piles[0]
        self.givers.add(pile.number)
        room = [seen - known for seen, known in zip(self.seen, bag.counts)]
        over = sum(-r for r in room if r < 0)
        merits: list[float] = []
        for kind in KINDS:
            if not pile.counts[kind] or (room[kind] <= 0 and over + 1 > self.outs):
                merits.append(-1000)
            elif room[kind] > self.pool[kind]:
                merits.append(1000)
            elif room[kind] > 0:
                merits.append(20 - self._wish(pile, kind, 1))
            else:
                merits.append(10 - self._wish(pile, kind, 1))
        short = sum(max(0, r - p) for r, p in zip(room, self.pool))
        lacks = sum(max(0, k - c) for k, c in zip(self.keeps[pile.number], pile.counts))
        merits.append(14 - 8 * (lacks >= len(pile.open)) if pile.open and short + 1 <= self.ins else -1000)
        merits = self._jitter(merits)
        best = max(merits)
        if best <= -1000:
            if pile.open:
                merits[-1] = best = 0
            else:
                raise _DeadEnd(self._wanted(pile, room))
        kind = self._one_of(
            [
                int(merit == best) * (1 if k == 4 else pile.counts[k]) or int(merit == best)
                for k, merit in enumerate(merits)
            ]
        )
        self._move(pile, bag, kind, tile)

    def _wanted(self, pile: Pile, room: Counts) -> Iterator[tuple[int, int, int]]:
        """Let this one keep what the bag misses; or let others give it earlier, and take what the bag has too much of."""
        for kind in KINDS:
            if room[kind] > 0:
                yield pile.number, kind, 1
            for other in sorted(self.givers - {pile.number}):
                if room[kind]:
                    yield other, kind, -1 if room[kind] > 0 else 1

    def _from_bag(self, pile: Pile, tile: Unseen) -> None:
        bag = self.piles[0]
        room = [seen - known for seen, known in zip(self.seen, bag.counts)]
        over = sum(-r for r in room if r < 0)
        merits: list[float] = []
        for kind in KINDS:
            if not bag.counts[kind] or (room[kind] >= 0 and over >= self.outs):
                merits.append(-1000)
            else:
                merits.append(
                    self._wish(pile, kind, 0) + 10 * (room[kind] < 0) - 50 * (room[kind] >= self.pool[kind])
                )
        merits.append(5 if bag.open and over < self.outs else -1000)
        merits = self._jitter(merits)
        best = max(merits)
        if best <= -1000:
            raise _DeadEnd(self._wanted(pile, room))
        kind = self._one_of(
            [int(merit == best) * (1 if k == 4 else bag.counts[k]) for k, merit in enumerate(merits)]
        )
        self._move(bag, pile, kind, tile)

    def _jitter(self, merits):
        """The more often the way back led nowhere, the more is left to chance."""
        if not self.repairs:
            return merits
        bound = 1 + min(30, self.repairs)
        return [merit + self._one_of((1,) * bound) if merit > -1000 else merit for merit in merits]

    def _wish(self, pile: Pile, kind: int, gone: int) -> int:
        held = pile.counts[kind] - gone
        return self.prior.get((pile.number, kind), 0) + 12 * (held < self.keeps[pile.number][kind])

    def _give_back(self, giver: Pile, taker: Pile, tile: Unseen) -> None:
        merits = [
            -1000 if not taker.counts[k] else self._wish(giver, k, 0) - self._wish(taker, k, 1) for k in KINDS
        ]
        merits.append(0 if taker.open else -1000)
        merits = self._jitter(merits)
        best = max(merits)
        kind = self._one_of([int(merit == best) for merit in merits])
        self._move(taker, giver, kind, tile)

    def _move(self, source: Pile, target: Pile, kind: int, tile: Unseen) -> None:
        if kind == len(TERRAINS):
            moved = source.open.pop()
            moved.ways.append(tile)
            target.open.append(moved)
        else:
            tile.kind = kind
            source.counts[kind] -= 1
            target.counts[kind] += 1
