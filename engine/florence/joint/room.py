"""What cooperative building changes: the boards join, borders count, and neighbours can be asked."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from engine import Illegal, Move, Seat, chance
from engine.florence.data import Data
from engine.florence.deed import Deed
from engine.florence.joint.borders import forbidden_at_borders, neighbours, own_squares
from engine.florence.joint.moves import Propose
from engine.florence.joint.negotiation import Deciding, Negotiating, brought_by_building, offer_data, propose
from engine.florence.joint.proposals import PROPOSE, in_normal_form, no_proposal, proposals
from engine.florence.rooms import Room
from engine.florence.state import FlorenceTable


class Proposing(Deed):
    """Not yet an action: that is used up when the building stands."""

    name = PROPOSE
    move = Propose
    is_action = False

    def moves(self, table: FlorenceTable, seat: Seat) -> Sequence[Move]:
        return proposals(table, seat, neighbours(table.seats, seat))

    def obstacle(self, table: FlorenceTable, seat: Seat, move: Propose) -> Illegal | None:
        return no_proposal(table, seat, move)

    def normal(self, table: FlorenceTable, seat: Seat, move: Propose) -> Move:
        return in_normal_form(table, move)

    def what_if(self, table: FlorenceTable, seat: Seat, move: Propose) -> dict[str, Any]:
        return {"if_accepted": brought_by_building(table, seat, move.price)}

    def covers(self, table: FlorenceTable, seat: Seat, move: Propose) -> Sequence[str]:
        return own_squares(table, move)

    def do(self, table: FlorenceTable, seat: Seat, move: Propose) -> None:
        offer = propose(table, seat, move)
        table.ask(Negotiating(proposer=seat, asked=(offer.to,), offers=(offer,)))


class JointRoom(Room):
    actions = (Proposing(),)
    forbids = "at-the-border"

    def palazzo(self, data: Data) -> Sequence[str]:
        return data.principality.joined_palazzo

    def forbidden(self, table: FlorenceTable, seat: Seat) -> int:
        return forbidden_at_borders(table, seat)

    def view(self, table: FlorenceTable, seat: Seat | None) -> dict[str, Any]:
        asked = table.position.stack[-1] if table.position.stack else None
        offers = asked.offers if isinstance(asked, Negotiating | Deciding) else ()
        return {
            "neighbours": [neighbours(table.seats, each) for each in range(table.seats)],
            "offers": [offer_data(offer) for offer in offers],
        }

    def imagine(self, table: FlorenceTable, seat: Seat | None, seed: bytes) -> None:
        """What another neighbour has answered is known to nobody else while one has still to answer."""
        asked = table.position.stack[-1]
        if isinstance(asked, Negotiating):
            for other in asked.answers:
                if other != seat:
                    moves = asked.moves(table, other)
                    asked.answers[other] = str(
                        moves[chance.pick(seed, f"imagined answer {other}", len(moves))]
                    )
