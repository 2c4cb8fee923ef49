"""The changes of Muse & Princess: a second auction phase, six characters, and no sale of points."""

from __future__ import annotations

from collections.abc import Sequence

from engine import Seat, Step
from engine.florence.auctions import Auctions
from engine.florence.moves import Sell
from engine.florence.muse.banker import AskCash
from engine.florence.muse.court import BANKER, CARDINAL, MERCHANT, MUSE, PROFESSOR, Court
from engine.florence.muse.events import Left
from engine.florence.muse.invitations import Invitations, court_of
from engine.florence.muse.merchant import AskPayment, MerchantPointsAction, score_unused
from engine.florence.muse.princess import PrincessWorkAction
from engine.florence.muse.professor import ProfessorAction
from engine.florence.ruleset import Expansion
from engine.florence.state import FlorenceTable, State, data_of
from engine.florence.view_data import ExpansionTable, MarkerData


class Farewell(Step[State], tag="farewell"):
    """The departure of all remaining characters before new invitations.

    A merchant that was not used brings points first.
    """

    def run(self, table: FlorenceTable) -> None:
        score_unused(table)
        court = court_of(table)
        if court.guests:
            table.tell(Left(characters=tuple(court.guests)))
            court.guests = {}


class EndOfVisit(Step[State], tag="end-of-visit"):
    """The end of a visit.

    After the actions only merchant and professor stay. After the last round an unused merchant scores, and
    the banker's host may turn money into points.
    """

    def run(self, table: FlorenceTable) -> None:
        court = court_of(table)
        court.guests = {name: seat for name, seat in court.guests.items() if name in {MERCHANT, PROFESSOR}}
        if table.state.round == len(data_of(table).minimum):
            score_unused(table)
            if BANKER in court.taken:
                table.ask(AskCash(seat=court.taken[BANKER]))


class MuseExpansion(Expansion):
    actions = (PrincessWorkAction(),)
    free_actions = (MerchantPointsAction(), ProfessorAction())
    withdrawn = (Sell,)

    def open(self, table: FlorenceTable) -> None:
        table.state.court = Court(pot=data_of(table).banker.money)

    def phases(self, phases: Sequence[Step[State]]) -> Sequence[Step[State]]:
        after = 1 + next(at for at, phase in enumerate(phases) if isinstance(phase, Auctions))
        return [*phases[:after], Farewell(), Invitations(), *phases[after:], EndOfVisit()]

    def extra_actions(self, table: FlorenceTable, seat: Seat) -> int:
        return int(court_of(table).hosts(seat, CARDINAL))

    def extra_value(self, table: FlorenceTable, seat: Seat) -> dict[str, int]:
        return {"muse": table.state.round} if court_of(table).hosts(seat, MUSE) else {}

    def settles(self, table: FlorenceTable, seat: Seat, lot: str, price: int) -> bool:
        if not court_of(table).hosts(seat, MERCHANT):
            return False
        table.ask(AskPayment(seat=seat, lot=lot, price=price))
        return True

    def view(self, table: FlorenceTable, seat: Seat | None) -> ExpansionTable:
        court = court_of(table)
        markers: dict[str, MarkerData] = {
            name: {"seat": marker.seat, "amount": marker.amount} for name, marker in court.markers.items()
        }
        return {
            "court": {
                "pot": court.pot,
                "lowest": {name: card.fields[0] for name, card in data_of(table).characters.items()},
                "inviting": list(court.inviting),
                "markers": markers,
                "taken": dict(court.taken),
                "guests": dict(court.guests),
            }
        }
