"""Recruiting: a recruiting card replaces a face-up profession in an opponent's row."""

from __future__ import annotations

from collections.abc import Sequence

from engine import Illegal, Move, Seat
from engine.florence.action import Action
from engine.florence.certain import CertainData
from engine.florence.events import Recruited
from engine.florence.lookup import lookup_of, recruit_move
from engine.florence.moves import Recruit
from engine.florence.state import RECRUITING, FlorenceTable, data_of
from engine.florence.works import promised_value


def recruitable(table: FlorenceTable, seat: Seat) -> list[str]:
    """Return the professions in the rows of other seats."""
    others = [other for other in range(table.seats) if other != seat]
    return [card for other in others for card in in_the_row(table, other)]


def in_the_row(table: FlorenceTable, seat: Seat) -> list[str]:
    """Return the professions of a seat's completed works, which others may recruit."""
    return [card for card in table.state.seats[seat].row if card != RECRUITING]


def forbids_recruit(table: FlorenceTable, seat: Seat, profession: str) -> Illegal | None:
    """Return the rule that forbids recruiting a profession, or None."""
    if not table.state.seats[seat].recruiters:
        return Illegal("no-recruiter")
    if profession not in recruitable(table, seat):
        return Illegal("not-in-a-row", profession=profession)
    return None


def recruit(table: FlorenceTable, seat: Seat, profession: str) -> None:
    person = table.state.seats[seat]
    owner = next(other for other, rival in enumerate(table.state.seats) if profession in rival.row)
    row = table.state.seats[owner].row
    row[row.index(profession)] = RECRUITING
    person.recruiters -= 1
    person.hand = list(lookup_of(data_of(table)).sorted([*person.hand, profession]))
    table.tell(Recruited(seat=seat, profession=profession, from_seat=owner))


def certain_of_recruiting(table: FlorenceTable, seat: Seat, profession: str) -> CertainData:
    """Return the value that the work of a recruited profession would have."""
    parts = promised_value(table, seat, profession)
    return {
        "recruiters_after": table.state.seats[seat].recruiters - 1,
        "value": sum(parts.values()),
        "parts": parts,
    }


class RecruitAction(Action):
    """Recruit in an action turn, any number of times, without using an action."""

    name = "recruit"
    move = Recruit
    costs_action = False

    def moves(self, table: FlorenceTable, seat: Seat) -> Sequence[Move]:
        if not table.state.seats[seat].recruiters:
            return ()
        return [recruit_move(profession) for profession in recruitable(table, seat)]

    def forbids(self, table: FlorenceTable, seat: Seat, move: Recruit) -> Illegal | None:
        return forbids_recruit(table, seat, move.profession)

    def what_if(self, table: FlorenceTable, seat: Seat, move: Recruit) -> CertainData:
        return certain_of_recruiting(table, seat, move.profession)

    def do(self, table: FlorenceTable, seat: Seat, move: Recruit) -> None:
        recruit(table, seat, move.profession)
