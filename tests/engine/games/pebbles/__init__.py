"""Pebbles, the smallest game that has everything: simultaneous secret stakes, then a gem is drawn and raised for."""

from __future__ import annotations

from importlib import resources
from typing import Annotated, TypedDict

import msgspec

from engine import (
    Amounts,
    Event,
    Game,
    Illegal,
    Move,
    Options,
    Question,
    Score,
    ScoreLine,
    Seat,
    Step,
    Table,
    Together,
)
from engine.editions.editions import editions
from engine.table.game import Setup
from engine.values.component import Component, Where
from engine.values.knowledge import BySeat, Hidden, OwnerOnly, Public
from engine.values.seat import clockwise


class Edition(msgspec.Struct):
    purse: int
    gems: list[int]


class PebbleOptions(Options, frozen=True):
    rounds: Annotated[int, msgspec.Meta(ge=1, le=5, description="how many gems are raised for")] = 2


class StakeData(TypedDict):
    purse: int


class RaiseData(TypedDict):
    gem: int
    bid: int


class State(msgspec.Struct):
    purses: BySeat[list[OwnerOnly[int]]]
    points: BySeat[list[Public[int]]]
    deck: Hidden[list[int]]
    round: Public[int] = 0


class Stake(Move, frozen=True, tag="stake"):
    form = "stake {amount}"
    amount: int


class Bid(Move, frozen=True, tag="bid"):
    form = "bid {amount}"
    amount: int


class Pass(Move, frozen=True, tag="pass"):
    form = "pass"


class Shown(Event, tag="shown"):
    reveals = True
    stakes: list[int]


class Drawn(Event, tag="drawn"):
    reveals = True
    gem: int
    seat: Seat


class WasBid(Event, tag="bid"):
    seat: Seat
    amount: int


class Passed(Event, tag="passed"):
    seat: Seat


class Won(Event, tag="won"):
    seat: Seat
    gem: int
    price: int


class AskStakes(Together[State], tag="stake"):
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
        return {"purse": table.state.purses[seat]}

    def settle(self, table: Table[State], answers: dict[Seat, Stake]) -> None:
        state = table.state
        stakes = [answers[seat].amount for seat in range(table.seats)]
        for seat, stake in enumerate(stakes):
            state.purses[seat] -= stake
            state.points[seat] += stake == max(stakes) > 0
        gem = state.deck.pop()
        table.tell(Shown(stakes=stakes))
        table.tell(Drawn(gem=gem, seat=0))
        table.ask(Raise(gem=gem, bid=0, bidders=clockwise(table.seats, 0)))


class Raise(Question[State], tag="raise"):
    gem: int
    bid: int
    bidders: tuple[Seat, ...]

    def who(self, table: Table[State]) -> tuple[Seat, ...]:
        return self.bidders[:1]

    def moves(self, table: Table[State], seat: Seat) -> list[Move]:
        return [Pass(), *(Bid(amount) for amount in range(self.bid + 1, table.state.purses[seat] + 1))]

    def forbids(self, table: Table[State], seat: Seat, move: Move) -> Illegal | None:
        if isinstance(move, Bid) and move.amount <= self.bid:
            return Illegal("higher", bid=self.bid)
        if isinstance(move, Bid) and move.amount > table.state.purses[seat]:
            return Illegal("purse", purse=table.state.purses[seat], amount=move.amount)
        return super().forbids(table, seat, move)

    def amounts(self, table: Table[State], seat: Seat) -> Amounts:
        bids = range(self.bid + 1, table.state.purses[seat] + 1)
        return Amounts(Bid, bids, auction="rising", high=self.bid)

    def default(self, table: Table[State], seat: Seat) -> Move:
        return Pass()

    def data(self, table: Table[State], seat: Seat) -> RaiseData:
        return {"gem": self.gem, "bid": self.bid}

    def answer(self, table: Table[State], seat: Seat, move: Bid | Pass) -> None:
        _, *others = self.bidders
        match move:
            case Bid(amount):
                table.tell(WasBid(seat=seat, amount=amount))
                self.go_on(table, amount, (*others, seat))
            case Pass():
                table.tell(Passed(seat=seat))
                self.go_on(table, self.bid, tuple(others))

    def go_on(self, table: Table[State], bid: int, bidders: tuple[Seat, ...]) -> None:
        if len(bidders) == 1 and bid:
            self.sell(table, bidders[0], bid)
        elif bidders:
            table.ask(Raise(gem=self.gem, bid=bid, bidders=bidders))

    def sell(self, table: Table[State], seat: Seat, price: int) -> None:
        table.state.purses[seat] -= price
        table.state.points[seat] += self.gem
        table.tell(Won(seat=seat, gem=self.gem, price=price))


class Round(Step[State], tag="round"):
    def run(self, table: Table[State]) -> None:
        table.state.round += 1
        if table.state.round > table.options.rounds:
            table.end()
        else:
            table.then(Round())
            table.ask(AskStakes(asked=clockwise(table.seats, 0)))


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


def components(table: Table[State], seat: Seat | None) -> list[Component]:
    """All points as chips, the seat's own purse, and each gem: the one to raise for, those in the deck, those gone."""
    state, asked = table.state, table.position.stack[-1] if table.position.stack else None
    raised = asked.gem if isinstance(asked, Raise) else None
    found = [
        Component(
            name="chip", kind="chip", where="mine" if owner == seat else "shown", seat=owner, count=points
        )
        for owner, points in enumerate(state.points)
        if points
    ]
    if seat is not None:
        found.append(Component(name="purse", kind="purse", where="mine", seat=seat, count=state.purses[seat]))
    for gem in sorted(table.edition.gems):
        where: Where = "supply" if gem == raised else "unseen" if gem in state.deck else "spent"
        found.append(Component(name=f"gem{gem}", kind="gem", where=where, facts={"points": gem}))
    return found


SETUPS: tuple[Setup, ...] = (
    {"seats": 2, "options": {"rounds": 5}},
    {"seats": 3},
    {"seats": 4, "options": {"rounds": 3}},
)


class GemFacts(TypedDict):
    points: int


class NoFacts(TypedDict):
    """It has no facts."""


def conserved(table: Table[State]) -> None:
    state = table.state
    assert all(purse >= 0 for purse in state.purses)
    assert sum(state.purses) <= table.edition.purse * table.seats
    assert len(state.deck) + state.round >= len(table.edition.gems)
    assert len(set(state.deck)) == len(state.deck)


GAME = Game(
    name="pebbles",
    package=__name__,
    seats=range(2, 5),
    options=PebbleOptions,
    editions=editions(resources.files(__name__) / "editions", Edition),
    edition="river",
    state=State,
    deal=deal,
    scores=scores,
    setups=SETUPS,
    conserved=conserved,
    components=components,
    facts={"chip": NoFacts, "purse": NoFacts, "gem": GemFacts},
)
