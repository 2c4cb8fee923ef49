"""Another past of Il Principe: the decks in another order, and other cards laid that nobody ever saw.

Who drew how many cards and when, all have seen, and so each place in the deck has its owner. What is played must have
been drawn or won before. Beyond that, what somebody played says nothing of the cards that they kept: those are as likely
to be this or that as the cards still in the deck.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator
from typing import Any, NamedTuple

from engine import Move, Seat, Table
from engine.at_once import SealedPast
from engine.principe.edition import COLOURS, Edition
from engine.principe.events import Drew, DrewOne, Founded, GroupWon, Income, Played, Shown, Turned
from engine.principe.new_cards import LayCards


class PrincipePast(SealedPast):
    def brought(self, stream: str, outcome: Any) -> Any:
        match stream:
            case "buildings":
                return self._buildings(outcome)
            case "cities":
                return self._cities(outcome)
        return outcome

    def answered(self, twin: Table[Any], seat: Seat, move: Move) -> Move:
        """Of laid cards only those that were shown are known: not those laid now, nor those taken up again."""
        if not isinstance(twin.position.stack[-1], LayCards):
            return super().answered(twin, seat, move)
        if self._was_shown(seat, twin.count):
            return move
        laid: Move = self.one_of(f"lay {twin.count}", twin.moves(seat))
        return laid

    def renames(self) -> dict[Any, Any]:
        """Nothing changes places by its name: both shuffles are dealt from what the seat was told."""
        return {}

    def _was_shown(self, seat: Seat, count: int) -> bool:
        """Whether what a seat laid after so many moves is what it showed: it laid nothing else after that."""
        history = self.table.history
        shown = (event.at for event in history.events if isinstance(event, Shown) and event.at > count)
        at = next(shown, None)
        return at is not None and all(other != seat for other, _ in history.moves[count + 1 : at])

    def _cities(self, order: tuple[str, ...]) -> tuple[str, ...]:
        """The last ones were turned up one by one; the others lie face down, or have left the game unseen."""
        unseen = len(self.table.state.removed) + len(self.table.state.cities)
        return (*self.shuffled("cities", order[:unseen]), *order[unseen:])

    def _buildings(self, order: tuple[int, ...]) -> tuple[int, ...]:
        """First what the seat has seen, then what others must have drawn to play what they played, then all the rest."""
        told = Told(self.table, self.seat)
        places = dict(told.seen)
        rest = Counter(order) - Counter(places.values())
        for number, must in enumerate(told.musts):
            free = [place for place in must.places if place not in places]
            places[self.one_of(f"building {number}", free)] = must.colour
            rest[must.colour] -= 1
        others = iter(self.shuffled("buildings", rest.elements()))
        drawn = [places[place] if place in places else next(others) for place in range(len(order))]
        return tuple(reversed(drawn))


class Must(NamedTuple):
    """A card of this colour was drawn from one of these places, for it was played."""

    colour: int
    places: tuple[int, ...]


class Told:
    """What a seat was told of the deck of buildings, by place: the first card drawn lay at 0."""

    def __init__(self, table: Table[Any], seat: Seat | None) -> None:
        self.edition: Edition = table.edition
        self.seat = seat
        self.seen: dict[int, int] = {}
        """The colours that it knows, by place."""
        self.musts: list[Must] = []
        """In the order of their times, so that a free place is left for each."""
        self._drawn: list[tuple[int, ...]] = [()] * table.seats
        self._won = [Counter[int]() for _ in range(table.seats)]
        """Of each hand, what was won openly and was not played since."""
        self._next = 0
        for event in table.events(seat):
            self._hear(event)

    def _hear(self, event: Any) -> None:
        match event:
            case Income(cards=cards):
                for seat in range(len(self._drawn)):
                    self._draw(seat, cards)
            case DrewOne(seat=seat):
                self._draw(seat, 1)
            case Drew(seat=seat, cards=cards):
                self._see(self._drawn[seat][-len(cards) :], cards)
            case Turned(cards=cards):
                self._see(self._places(len(cards)), cards)
            case GroupWon(seat=seat, colour=colour, cards=number):
                self._won[seat][COLOURS.index(colour)] += number
            case Shown(seat=seat, cards=cards):
                self._play(seat, map(COLOURS.index, cards))
            case Played(seat=seat, colour=colour, cards=number):
                self._play(seat, [COLOURS.index(colour)] * number)
            case Founded(seat=seat, city=city):
                need = self.edition.cities[city].need
                self._play(seat, (colour for colour, count in enumerate(need) for _ in range(count)))

    def _places(self, number: int) -> Iterator[int]:
        for _ in range(number):
            yield self._next
            self._next += 1

    def _draw(self, seat: Seat, number: int) -> None:
        self._drawn[seat] += tuple(self._places(number))

    def _see(self, places: Iterable[int], cards: tuple[str, ...]) -> None:
        self.seen |= zip(places, map(COLOURS.index, cards), strict=True)

    def _play(self, seat: Seat, colours: Iterable[int]) -> None:
        """Whoever had won some openly is taken to play those."""
        for colour in colours:
            if self._won[seat][colour]:
                self._won[seat][colour] -= 1
            elif seat != self.seat:
                self.musts.append(Must(colour, self._drawn[seat]))
