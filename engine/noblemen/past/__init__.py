"""Another past: other tiles drawn and exchanged behind other screens, other cards in other hands."""

from __future__ import annotations

from typing import Any

from engine import Move, Seat, Table, Together
from engine.noblemen.ball import AskAllPrestige
from engine.noblemen.components import TERRAINS
from engine.noblemen.counted import Tiles
from engine.noblemen.events import Shone
from engine.noblemen.moves import ALL, Give, Keep, PlayFavour, Stock, Swap
from engine.noblemen.past.cards import UnseenCards
from engine.noblemen.past.tiles import UnseenTiles
from engine.noblemen.state import State
from engine.noblemen.view import sees_bag
from engine.table.past import Past


class NoblemenPast(Past):
    """Another past of Noblemen.

    Money, tokens and the number of tiles follow from public events. The kinds of tiles and the cards do not.
    """

    def __init__(self, table: Table[State], seat: Seat | None, seed: bytes) -> None:
        super().__init__(table, seat, seed)
        self.tiles = UnseenTiles(table, seat, self)
        self.cards = UnseenCards(table, seat, self.pick)

    @staticmethod
    def remembers(table: Table[Any], seat: Seat | None) -> bool:
        """Return True unless the seat sees the bag at this moment.

        Other pasts do not keep the contents of the bag that the seat saw in an earlier turn
        (`docs/decisions/0011-imagined-pasts.md`).
        """
        return not sees_bag(table, seat)

    def renames(self) -> dict[Any, Any]:
        """Return no renames. Tiles and cards have no names of their own, because there are many of a kind."""
        return {}

    def brought(self, stream: str, outcome: Any) -> Any:
        """Return other tiles and cards for the streams of chance. The first player is known to all."""
        what, _, number = stream.partition(" ")
        match what:
            case "tile":
                return self.tiles.drawn[int(number)]
            case "scandal":
                return self.cards.order
        return outcome

    def answered(self, twin: Table[Any], seat: Seat, move: Move) -> Move:
        asked = twin.position.stack[-1]
        if isinstance(asked, Together) and asked.id == self.open:
            return super().answered(twin, seat, move)
        if isinstance(asked, AskAllPrestige):
            return self._shown(twin.count, seat)
        at = twin.count + 1
        match move:
            case Stock():
                chosen = self.tiles.chosen[seat]
                return Stock(Tiles(*(chosen.count(kind) for kind in range(len(TERRAINS)))))
            case Keep(card) if card != ALL:
                return Keep(self.cards.kept(seat, twin.count))
            case Swap():
                first, second, wanted = self._kinds(at)
                return Swap(first, second, wanted)
            case Give() if at in self.tiles.moved:
                first, second = self._kinds(at)
                return Give(first, second)
            case PlayFavour():
                kinds = self._kinds(at)
                return PlayFavour(Tiles(*(kinds.count(name) for name in TERRAINS)))
        return move

    def _kinds(self, at: int) -> list[Any]:
        return [TERRAINS[kind] for kind in self.tiles.moved[at]]

    def _shown(self, since: int, seat: Seat) -> Move:
        """Return the gifts that a seat finally showed to all, whatever it had answered before."""
        until = next(e.at for e in self.table.history.events if isinstance(e, Shone) and e.at > since)
        return next(move for other, move in reversed(self.table.history.moves[:until]) if other == seat)
