"""Another past of Il Principe: the decks in another order, and other cards where nobody saw the laid ones."""

from __future__ import annotations

from typing import Any

from engine import Event, Move, Seat, Table
from engine.principe.edition import COLOURS
from engine.principe.events import Drew, DrewOne, Founded, GroupWon, Income, Played, Shown, Turned
from engine.principe.new_cards import LayCards
from engine.table.at_once import SealedPast
from engine.table.equal_pieces import EqualPieces


class PrincipePast(EqualPieces, SealedPast):
    stream = "buildings"

    def hear(self, event: Event) -> None:
        """Record an event.

        The deck names cards by the number of their colour, events by its name.
        """
        match event:
            case Income(cards=number):
                for seat in range(self.table.seats):
                    self.draw(seat, number)
            case DrewOne(seat=seat):
                self.draw(seat)
            case Drew(seat=seat, cards=cards):
                self.see(seat, map(COLOURS.index, cards))
            case Turned(cards=cards):
                self.turn_up(map(COLOURS.index, cards))
            case GroupWon(seat=seat, colour=colour, cards=number):
                self.win(seat, [COLOURS.index(colour)] * number)
            case Shown(seat=seat, cards=cards):
                self.play(seat, map(COLOURS.index, cards))
            case Played(seat=seat, colour=colour, cards=number):
                self.play(seat, [COLOURS.index(colour)] * number)
            case Founded(seat=seat, city=city):
                need = self.table.edition.cities[city].need
                self.play(seat, (colour for colour, count in enumerate(need) for _ in range(count)))

    def brought(self, stream: str, outcome: Any) -> Any:
        return self._cities(outcome) if stream == "cities" else super().brought(stream, outcome)

    def answered(self, twin: Table[Any], seat: Seat, move: Move) -> Move:
        """Return other laid cards, unless they were shown.

        Cards laid now, and cards that were taken up again, are unknown.
        """
        if not isinstance(twin.position.stack[-1], LayCards):
            return super().answered(twin, seat, move)
        if self._was_shown(seat, twin.count):
            return move
        laid: Move = self.one_of(f"lay {twin.count}", twin.moves(seat))
        return laid

    def renames(self) -> dict[Any, Any]:
        """Return no renames: both shuffles already follow from the events that the seat has seen."""
        return {}

    def _was_shown(self, seat: Seat, count: int) -> bool:
        """Return True if the cards that a seat laid after `count` moves are those it showed.

        It must not have laid others after them.
        """
        history = self.table.history
        shown = (event.at for event in history.events if isinstance(event, Shown) and event.at > count)
        at = next(shown, None)
        return at is not None and all(other != seat for other, _ in history.moves[count + 1 : at])

    def _cities(self, order: tuple[str, ...]) -> tuple[str, ...]:
        """Return another order of the cities.

        The last ones were turned up one by one and keep their places. The others lie face down, or have left
        the game unseen.
        """
        unseen = len(self.table.state.removed) + len(self.table.state.cities)
        return (*self.shuffled("cities", order[:unseen]), *order[unseen:])
