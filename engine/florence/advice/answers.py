"""The worth of each answer, one kind of move after the other."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any, Final

from engine import Move, Seat
from engine.florence.advice.actions import (
    Works,
    building_worth,
    placement_penalty,
    weigh_card,
    weigh_freedom,
    weigh_new_bonus,
    weigh_new_profession,
)
from engine.florence.advice.guests import weigh_guest
from engine.florence.advice.lots import crowding, landscape_worth, weigh_name, weigh_raise
from engine.florence.advice.neighbours import weigh_word
from engine.florence.advice.opening import weigh_keep
from engine.florence.advice.worth import profession_worth, rounds_left
from engine.florence.auctions import AskLimits, AskRaise
from engine.florence.cards import AskCard
from engine.florence.lookup import lookup_of
from engine.florence.moves import (
    Bid,
    Build,
    Buy,
    DrawBonus,
    DrawProfession,
    End,
    Introduce,
    Keep,
    Name,
    Pass,
    Place,
    Recruit,
    Sell,
    Take,
    Waive,
    Work,
)
from engine.florence.state import FlorenceTable, data_of
from engine.table.at_once import Limit

NEVER: Final = -9.0
A_LITTLE: Final = 0.001
"""The weight of one florin of a limit. It makes the highest of the worthwhile limits the best."""


class Weights:
    """The worths of one decision. Each is computed once."""

    def __init__(self, table: FlorenceTable, seat: Seat) -> None:
        self.table, self.seat = table, seat
        self.asked: Any = table.position.stack[-1]
        self._works: Works | None = None
        self._known: dict[str, float] = {}

    def _once(self, name: str, reckon: Callable[[FlorenceTable, Seat, str], float]) -> float:
        if name not in self._known:
            self._known[name] = reckon(self.table, self.seat, name)
        return self._known[name]

    def work(self, move: Work) -> float:
        if self._works is None:
            self._works = Works(self.table, self.seat)
        return self._works.weigh(move)

    def build(self, move: Build) -> float:
        return self._once(move.building, building_worth) - placement_penalty(self.table, self.seat, move)

    def place(self, move: Place) -> float:
        mask = lookup_of(data_of(self.table)).tiles(move.tile).lying[move.at].mask
        worth = self._once(move.tile, landscape_worth)
        return worth - crowding(self.table, self.seat, mask, builds=False)

    def take(self, move: Take) -> float:
        deck = self.asked.deck if isinstance(self.asked, AskCard) else ""
        return weigh_card(self.table, self.seat, deck, move.card)

    def recruit(self, move: Recruit) -> float:
        return profession_worth(self.table, self.seat, move.profession) + (
            0.0 if rounds_left(self.table) < 3 else -2.0  # noqa: PLR2004 - later there is more to choose from
        )

    def bid(self, move: Bid) -> float:
        lot = self.asked.lot if isinstance(self.asked, AskRaise) else ""
        return weigh_raise(self.table, self.seat, lot, move.amount)

    def limit(self, move: Limit) -> float:
        """Return the weight of a limit.

        The best limit is the highest one that the lot is worth, because the price paid will be lower.
        """
        lot = self.asked.lot if isinstance(self.asked, AskLimits) else ""
        left = weigh_raise(self.table, self.seat, lot, move.amount)
        return A_LITTLE * move.amount if left >= 0 else left

    def name(self, move: Name | Buy) -> float:
        return weigh_name(self.table, self.seat, move)

    def freedom(self, move: Introduce) -> float:
        return weigh_freedom(self.table, self.seat, move)

    def profession(self, _move: DrawProfession) -> float:
        return weigh_new_profession(self.table, self.seat)

    def bonus(self, _move: DrawBonus) -> float:
        return weigh_new_bonus(self.table, self.seat)

    def keep(self, move: Keep) -> float:
        return weigh_keep(self.table, move)

    def sell(self, _move: Sell) -> float:
        return NEVER

    def nothing(self, _move: Move) -> float:
        return 0.0

    def of_an_expansion(self, move: Move) -> float:
        """Return the weight of a move about characters or neighbours."""
        guest = weigh_guest(self.table, self.seat, move)
        return weigh_word(self.table, self.seat, move) if guest is None else guest


_WEIGHTS: Final[Mapping[type[Move], Callable[[Weights, Any], float]]] = {
    Work: Weights.work,
    Build: Weights.build,
    Place: Weights.place,
    Take: Weights.take,
    Recruit: Weights.recruit,
    Bid: Weights.bid,
    Limit: Weights.limit,
    Name: Weights.name,
    Buy: Weights.name,
    Introduce: Weights.freedom,
    DrawProfession: Weights.profession,
    DrawBonus: Weights.bonus,
    Keep: Weights.keep,
    Sell: Weights.sell,
    Pass: Weights.nothing,
    Waive: Weights.nothing,
    End: Weights.nothing,
}


def weigh_answers(table: FlorenceTable, seat: Seat, moves: Sequence[Move]) -> list[float]:
    weights = Weights(table, seat)
    return [_WEIGHTS.get(type(move), Weights.of_an_expansion)(weights, move) for move in moves]
