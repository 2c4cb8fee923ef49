"""The past of a game with equal pieces: a shuffle in which a seat knows some places but not the others.

Everybody has seen when each seat drew how many pieces, so each place in the shuffle has an owner. A piece
that a seat played must come from one of its places. Played pieces say nothing else about the pieces that the
seat kept. The kept pieces are as random as the pieces that were not drawn.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator
from typing import Any, ClassVar, NamedTuple

from engine.table.past import Past
from engine.table.table import Table
from engine.values.event import Event
from engine.values.seat import Seat

Place = int
"""A place in the shuffle. The first piece drawn is at 0."""


class Played(NamedTuple):
    """A piece that a seat played, and the places that it may have been drawn from."""

    piece: Any
    places: tuple[Place, ...]


class EqualPieces(Past):
    """The past of a game with one shuffle of many equal pieces, which are drawn unseen and played openly.

    A game says in `hear` which events draw, show and play them. Games where pieces return to the shuffle, or
    change hands unseen, need a `Past` of their own.
    """

    stream: ClassVar[str]
    """The stream of the shuffle with the pieces. They are drawn from its end, as with `pop`."""

    def __init__(self, table: Table[Any], seat: Seat | None, seed: bytes) -> None:
        super().__init__(table, seat, seed)
        self._next = 0
        self._seen: dict[Place, Any] = {}
        self._played: list[Played] = []
        """The pieces in the order of play, so that a free place is left for each."""
        self._drawn: list[tuple[Place, ...]] = [()] * table.seats
        self._open = [Counter[Any]() for _ in range(table.seats)]
        """For each hand, the pieces that came to it openly and have not openly left it."""
        self.deal()
        for event in table.events(seat):
            self.hear(event)

    def deal(self) -> None:
        """Draw the pieces that are drawn before the first event."""

    def hear(self, event: Event) -> None:
        """Note the effect of an event that was sent to the seat.

        Call `draw`, `see`, `turn_up`, `win` or `play`.
        """
        raise NotImplementedError(type(self).__name__)  # each game has its own events

    def draw(self, seat: Seat, number: int = 1) -> None:
        """Note that a seat draws pieces, unseen by the others."""
        self._drawn[seat] += tuple(self._places(number))

    def see(self, seat: Seat, pieces: Iterable[Any]) -> None:
        """Note the last pieces that a seat drew. Only that seat is shown them."""
        pieces = tuple(pieces)
        self._seen |= zip(self._drawn[seat][-len(pieces) :], pieces, strict=True) if pieces else ()

    def turn_up(self, pieces: Iterable[Any]) -> None:
        """Note pieces that are drawn face up."""
        pieces = tuple(pieces)
        self._seen |= zip(self._places(len(pieces)), pieces, strict=True)

    def win(self, seat: Seat, pieces: Iterable[Any]) -> None:
        """Note pieces that come to a hand openly."""
        self._open[seat].update(pieces)

    def play(self, seat: Seat, pieces: Iterable[Any]) -> None:
        """Note pieces that leave a hand openly. Of equal pieces those leave first that came openly."""
        for piece in pieces:
            if self._open[seat][piece]:
                self._open[seat][piece] -= 1
            elif seat != self.seat:
                self._played.append(Played(piece, self._drawn[seat]))

    def brought(self, stream: str, outcome: Any) -> Any:
        """Return another outcome of the shuffle.

        It places first the pieces that the seat has seen. Next come the pieces that others must have drawn,
        because they played them. The rest is random.
        """
        if stream != self.stream:
            return super().brought(stream, outcome)
        places = dict(self._seen)
        rest = Counter(outcome) - Counter(places.values())
        for number, played in enumerate(self._played):
            free = [place for place in played.places if place not in places]
            places[self.one_of(f"{stream} {number}", free)] = played.piece
            rest[played.piece] -= 1
        others = iter(self.shuffled(stream, rest.elements()))
        drawn = [places[place] if place in places else next(others) for place in range(len(outcome))]
        return tuple(reversed(drawn))

    def _places(self, number: int) -> Iterator[Place]:
        for _ in range(number):
            yield self._next
            self._next += 1
