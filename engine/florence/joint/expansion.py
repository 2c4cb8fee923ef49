"""The changes of cooperative building: boards are joined, borders matter, and neighbours can be asked."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from engine import Illegal, Move, Seat
from engine.florence.action import Action
from engine.florence.certain import CertainData
from engine.florence.data import Data
from engine.florence.joint.borders import areas_of_half, closed_at_borders, neighbours, own_squares
from engine.florence.joint.moves import Propose
from engine.florence.joint.negotiation import (
    AskNeighbours,
    AskWhichOffer,
    if_accepted,
    offer_data,
    propose,
    was_told,
)
from engine.florence.joint.proposals import PROPOSE, forbids_proposal, in_normal_form, proposals
from engine.florence.ruleset import Expansion
from engine.florence.state import FlorenceTable
from engine.florence.view_data import ExpansionTable
from engine.table.past import Past


class ProposeAction(Action):
    """A proposal. It does not cost an action yet; the action is used up when the building stands."""

    name = PROPOSE
    move = Propose
    costs_action = False

    def moves(self, table: FlorenceTable, seat: Seat) -> Sequence[Move]:
        return proposals(table, seat, neighbours(table.seats, seat))

    def forbids(self, table: FlorenceTable, seat: Seat, move: Propose) -> Illegal | None:
        return forbids_proposal(table, seat, move)

    def normal(self, table: FlorenceTable, seat: Seat, move: Propose) -> Move:
        return in_normal_form(table, move)

    def what_if(self, table: FlorenceTable, seat: Seat, move: Propose) -> CertainData:
        return if_accepted(table, seat, move)

    def covers(self, table: FlorenceTable, seat: Seat, move: Propose) -> Sequence[str]:
        return own_squares(table, move)

    def areas(self, table: FlorenceTable, seat: Seat, move: Propose) -> Mapping[str, Sequence[str]]:
        return areas_of_half(table, move)

    def do(self, table: FlorenceTable, seat: Seat, move: Propose) -> None:
        offer = propose(table, seat, move)
        table.ask(AskNeighbours(proposer=seat, asked=(offer.to,), offers=(offer,)))


class JointExpansion(Expansion):
    actions = (ProposeAction(),)
    closed_rule = "at-the-border"

    def palazzo(self, data: Data) -> Sequence[str]:
        return data.principality.joined_palazzo

    def closed_squares(self, table: FlorenceTable, seat: Seat) -> int:
        return closed_at_borders(table, seat)

    def view(self, table: FlorenceTable, seat: Seat | None) -> ExpansionTable:
        asked = table.position.stack[-1] if table.position.stack else None
        offers = asked.offers if isinstance(asked, AskNeighbours | AskWhichOffer) else ()
        return {
            "neighbours": [neighbours(table.seats, each) for each in range(table.seats)],
            "offers": [offer_data(table, offer) for offer in offers],
        }

    def answered(self, past: Past, twin: FlorenceTable, seat: Seat, move: Move) -> Move | None:
        """Return a possible secret answer of a neighbour.

        Answers stay secret until all neighbours have answered, and some are never announced. An announced
        answer is returned as it was.
        """
        asked = twin.position.stack[-1]
        if not isinstance(asked, AskNeighbours):
            return None
        if seat == asked.proposer or was_told(past.table, seat, twin.count):
            return move
        answer: Move = past.one_of(f"answer {seat} at {twin.count}", asked.moves(twin, seat))
        return answer
