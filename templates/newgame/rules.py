"""The rules: the stakes of a round, the rounds, the deal, the score."""

from __future__ import annotations

from typing import TypedDict

from engine import Amounts, Event, Illegal, Move, Score, ScoreLine, Seat, Step, Table, Together
from engine.newgame.state import State
from engine.values.seat import clockwise


class Stake(Move, frozen=True, tag="stake"):
    form = "stake {amount}"
    amount: int


class Drawn(Event, tag="drawn"):
    reveals = True
    gem: int


class Shown(Event, tag="shown"):
    reveals = True
    stakes: list[int]


class Won(Event, tag="won"):
    seat: Seat
    gem: int
    price: int


class Lost(Event, tag="lost"):
    gem: int


class StakeData(TypedDict):
    gem: int
    purse: int


class AskStakes(Together[State], tag="stake", kw_only=True):
    gem: int

    def moves(self, table: Table[State], seat: Seat) -> list[Move]:
        return [Stake(amount) for amount in range(table.state.purses[seat] + 1)]

    def forbids(self, table: Table[State], seat: Seat, move: Move) -> Illegal | None:
        if isinstance(move, Stake) and move.amount > table.state.purses[seat]:
            return Illegal("purse", purse=table.state.purses[seat], amount=move.amount)
        return super().forbids(table, seat, move)

    def amounts(self, table: Table[State], seat: Seat) -> Amounts:
        return Amounts(Stake, range(table.state.purses[seat] + 1), auction="sealed")

    def default(self, table: Table[State], seat: Seat) -> Move:
        return Stake(0)

    def data(self, table: Table[State], seat: Seat) -> StakeData:
        return {"gem": self.gem, "purse": table.state.purses[seat]}

    def settle(self, table: Table[State], answers: dict[Seat, Stake]) -> None:
        stakes = [answers[seat].amount for seat in range(table.seats)]
        table.tell(Shown(stakes=stakes))
        for seat, stake in enumerate(stakes):
            table.state.purses[seat] -= stake
        highest = max(stakes)
        if highest and stakes.count(highest) == 1:
            seat = stakes.index(highest)
            table.state.points[seat] += self.gem
            table.tell(Won(seat=seat, gem=self.gem, price=highest))
        else:
            table.tell(Lost(gem=self.gem))


class Round(Step[State], tag="round"):
    def run(self, table: Table[State]) -> None:
        state = table.state
        if state.round == table.options.rounds:
            table.end()
            return
        state.round += 1
        gem = state.deck.pop()
        table.tell(Drawn(gem=gem))
        table.then(Round())
        table.ask(AskStakes(asked=clockwise(table.seats, 0), gem=gem))


def deal(table: Table[State]) -> None:
    table.position.state = State(
        purses=[table.edition.purse] * table.seats,
        points=[0] * table.seats,
        deck=table.shuffle("deck", table.edition.gems),
    )
    table.then(Round())


def scores(table: Table[State]) -> list[Score]:
    return [
        Score(seat=seat, points=points, lines=(ScoreLine(reason="gems", points=points),), breakers=(purse,))
        for seat, (points, purse) in enumerate(zip(table.state.points, table.state.purses, strict=True))
    ]
