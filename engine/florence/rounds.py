"""The seven rounds: auctions, actions, the best work. After the last one prestige cards are scored."""

from __future__ import annotations

from engine import Step
from engine.florence.auctions import Auctions
from engine.florence.events import BestWork, NoWork, PrestigeScored, RoundBegan
from engine.florence.ruleset import ruleset_of
from engine.florence.scoring import prestige_points
from engine.florence.state import FlorenceTable, State, data_of
from engine.florence.turn import ActionTurn
from engine.mechanics.majority import most
from engine.values.seat import clockwise


class NextRound(Step[State], tag="next-round"):
    """The next round, or the scoring after the last one."""

    def run(self, table: FlorenceTable) -> None:
        state, minimum = table.state, data_of(table).minimum
        if state.round == len(minimum):
            score_prestige(table)
            table.end()
            return
        if state.round:
            state.start = (state.start + 1) % table.seats
        state.round += 1
        for person in state.seats:
            person.best = 0
        phases = [Auctions(), Actions(), BestOfRound()]
        for expansion in ruleset_of(table).expansions:
            phases = [*expansion.phases(phases)]
        table.tell(RoundBegan(round=state.round, seat=state.start, minimum=minimum[state.round - 1]))
        table.then(*phases, NextRound())


class Actions(Step[State], tag="actions"):
    """The action turns of all seats, beginning with the start player."""

    def run(self, table: FlorenceTable) -> None:
        table.then(*(ActionTurn(seat=seat) for seat in clockwise(table.seats, table.state.start)))


class BestOfRound(Step[State], tag="best-of-round"):
    """Points for all who have completed the round's best work."""

    def run(self, table: FlorenceTable) -> None:
        values = [person.best for person in table.state.seats]
        points = data_of(table).rules.points_for_best_work
        best = most(values)
        for seat in best:
            table.state.seats[seat].gain("best-work", points)
        if best:
            table.tell(BestWork(seats=best, value=max(values), points=points))
        else:
            table.tell(NoWork(round=table.state.round))


def score_prestige(table: FlorenceTable) -> None:
    """Announce the points of the hidden prestige cards, card by card. The final score adds them."""
    for seat, person in enumerate(table.state.seats):
        for card in person.prestige:
            table.tell(PrestigeScored(seat=seat, card=card, points=prestige_points(table, seat, card)))
