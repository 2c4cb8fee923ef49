"""Another past of a game with equal pieces: a shuffle in which the seat knows some places, and not what lay in the others.

Who drew how many pieces, and when, all have seen, and so each place in the shuffle has its owner. A piece that somebody
played must have come from a place of theirs. Beyond that, what somebody played says nothing of the pieces that they kept:
those are as likely to be this or that as the pieces that were not drawn.
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
"""In the shuffle: the first piece drawn lay at 0."""


class Played(NamedTuple):
    """Somebody played such a piece, and had drawn it from one of these places."""

    piece: Any
    places: tuple[Place, ...]


class EqualPieces(Past):
    """The past of a game whose pieces come out of one shuffle, many alike, are drawn unseen and played for all to see.

    A game says in `hear` which events draw, show and play them. Pieces that come back to the shuffle, or change hands
    unseen, ask for a `Past` of their own.
    """

    stream: ClassVar[str]
    """The shuffle in which the pieces lie. They are drawn from its end, as `pop` draws them."""

    def __init__(self, table: Table[Any], seat: Seat | None, seed: bytes) -> None:
        super().__init__(table, seat, seed)
        self._next = 0
        self._seen: dict[Place, Any] = {}
        self._played: list[Played] = []
        """In the order of their times, so that a free place is left for each."""
        self._drawn: list[tuple[Place, ...]] = [()] * table.seats
        self._open = [Counter[Any]() for _ in range(table.seats)]
        """Of each hand, what all saw come there and nobody has seen go since."""
        self.deal()
        for event in table.events(seat):
            self.hear(event)

    def deal(self) -> None:
        """Draw what everybody has drawn before any event tells it."""

    def hear(self, event: Event) -> None:
        """Note what became of pieces by an event that the seat was told: draw, see, turn up, win or play them."""
        raise NotImplementedError(type(self).__name__)  # every game has its own events

    def draw(self, seat: Seat, number: int = 1) -> None:
        """A seat draws so many, unseen by the others."""
        self._drawn[seat] += tuple(self._places(number))

    def see(self, seat: Seat, pieces: Iterable[Any]) -> None:
        """The last pieces that a seat drew were these: it alone is told so."""
        pieces = tuple(pieces)
        self._seen |= zip(self._drawn[seat][-len(pieces) :], pieces, strict=True) if pieces else ()

    def turn_up(self, pieces: Iterable[Any]) -> None:
        """These are drawn face up, for all to see."""
        pieces = tuple(pieces)
        self._seen |= zip(self._places(len(pieces)), pieces, strict=True)

    def win(self, seat: Seat, pieces: Iterable[Any]) -> None:
        """These come to a hand for all to see."""
        self._open[seat].update(pieces)

    def play(self, seat: Seat, pieces: Iterable[Any]) -> None:
        """These leave a hand for all to see; of equal ones those first that came there openly."""
        for piece in pieces:
            if self._open[seat][piece]:
                self._open[seat][piece] -= 1
            elif seat != self.seat:
                self._played.append(Played(piece, self._drawn[seat]))

    def brought(self, stream: str, outcome: Any) -> Any:
        """First what the seat has seen, then what others must have drawn to play it, then all the rest."""
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
