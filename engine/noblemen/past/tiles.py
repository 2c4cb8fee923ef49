"""Unseen tiles, and the kinds that they may have had.

All that a seat saw is written into a ledger, step by step (`engine/noblemen/past/ledger.py`). Tiles that
others chose, drew, exchanged, gave and put back unseen are guessed. The guesses are then corrected. In the
end each seat has the tiles that it showed later, and the bag holds the tiles that the seat drew from it and
sees in it now. Tiles that it saw there in earlier turns are not kept: see
`docs/decisions/0011-imagined-pasts.md`.
"""

from __future__ import annotations

from collections.abc import Sequence

from engine import Seat, Table
from engine.noblemen.components import PLAIN, TERRAINS
from engine.noblemen.past.ledger import KINDS, Counts, Ledger, Place, Transfer
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
    iter_steps,
)
from engine.noblemen.state import State
from engine.noblemen.view import sees_bag
from engine.table.past import NoPast, Past


class UnseenTiles:
    """The tiles that others chose, drew, exchanged, gave and put back, with possible kinds."""

    def __init__(self, table: Table[State], seat: Seat | None, past: Past) -> None:
        way = _Way(table, past)
        for step in iter_steps(table, seat):
            way.follow(step)
        if sees_bag(table, seat):
            way.look(table.state.bag)
        if not way.ledger.settle():
            raise NoPast("no kinds for the tiles that others had")
        self.chosen = {who: _kinds(chosen) for who, chosen in way.chosen.items()}
        self.moved = {
            at: [kind for each in moved for kind in _kinds(each)] for at, moved in way.moved.items()
        }
        self.drawn = dict(enumerate((kind for drawn in way.drawn for kind in _kinds(drawn)), 1))


class _Way:
    """All steps, with guesses for hidden ones."""

    def __init__(self, table: Table[State], past: Past) -> None:
        self.past = past
        self.most = table.edition.setup.chosen
        bag = [table.edition.tiles[name] for name in TERRAINS]
        bag[PLAIN] -= table.seats
        self.bag = Place(bag)
        self.hands = [Place() for _ in range(table.seats)]
        self.church = [0] * len(KINDS)
        self.ledger = Ledger([self.bag, *self.hands], past.picks("other tiles"))
        self.chosen: dict[Seat, Counts] = {}
        self.drawn: list[Counts] = []
        self.moved: dict[int, list[Counts]] = {}
        """The tiles that were exchanged, given or put back, by the number of the move."""
        self.guesses = 0

    def follow(self, step: Step) -> None:
        match step:
            case Chose(seat=seat, number=number, kinds=kinds):
                chosen = self._chosen(seat, number, kinds)
                self.chosen[seat] = chosen.counts
                self.ledger.write(chosen)
            case Drawn(seat=seat, number=number, kinds=kinds):
                drawn = self._transfer(self.bag, self.hands[seat], number, kinds)
                self.drawn.append(drawn.counts)
                self.ledger.write(drawn)
            case Exchanged(at=at, seat=seat, given=given, wanted=wanted):
                # The wanted tile is in the bag before the others go in.
                gives = self._transfer(self.hands[seat], self.bag, 2, given)
                gets = self._transfer(self.bag, self.hands[seat], 1, wanted)
                self._move(at, gives, gets)
            case PutBack(at=at, seat=seat, number=number, kinds=kinds):
                self._move(at, self._transfer(self.hands[seat], self.bag, number, kinds))
            case Given(at=at, seat=seat, to=to, number=number, kinds=kinds):
                self._move(at, self._transfer(self.hands[seat], self.hands[to], number, kinds))
            case Laid(seat=seat, kinds=kinds, in_church=in_church):
                self.ledger.write(Transfer(self.hands[seat], None, _counts(kinds)))
                if in_church:
                    self.church = [lay + came for lay, came in zip(self.church, _counts(kinds), strict=True)]
            case ChurchEmptied():
                self.ledger.write(Transfer(None, self.bag, self.church))
                self.church = [0] * len(KINDS)

    def look(self, seen: Sequence[int]) -> None:
        """Fix the contents of the bag.

        This takes all visible tiles out of it, so it must hold exactly these.
        """
        self.ledger.write(Transfer(self.bag, None, list(seen)))

    def _move(self, at: int, *transfers: Transfer) -> None:
        self.moved[at] = [each.counts for each in transfers]
        self.ledger.write(*transfers)

    def _chosen(self, seat: Seat, number: int, kinds: Kinds | None) -> Transfer:
        """Return the first tiles: the seat's own choice, up to three of a kind."""
        if kinds is not None:
            return Transfer(self.bag, self.hands[seat], _counts(kinds))
        counts = self._guess([self.most] * len(KINDS), number)
        return Transfer(self.bag, self.hands[seat], counts, self.most)

    def _transfer(self, source: Place, target: Place, number: int, kinds: Kinds | None) -> Transfer:
        if kinds is not None:
            return Transfer(source, target, _counts(kinds))
        return Transfer(source, target, self._guess(source.held, number), number)

    def _guess(self, counts: Sequence[int], number: int) -> Counts:
        """Return a random choice of so many of these tiles."""
        self.guesses += 1
        return _counts(self.past.some(f"tiles {self.guesses}", _kinds(counts), number))


def _kinds(counts: Sequence[int]) -> list[int]:
    return [kind for kind in KINDS for _ in range(counts[kind])]


def _counts(kinds: Sequence[int]) -> Counts:
    return [kinds.count(kind) for kind in KINDS]
