"""The second auction phase.

A marker lies on a field of a character card until it is overbid, or until its owner's turn comes again.
"""

from __future__ import annotations

from functools import cache
from typing import Any, Final

from engine import Illegal, Move, Seat, Step
from engine.florence.certain import CertainData
from engine.florence.decision import Decision
from engine.florence.money import price_paid
from engine.florence.moves import Pass, Waive
from engine.florence.muse.court import BANKER, Court, Marker
from engine.florence.muse.events import Arrived, DroppedOut, Invited
from engine.florence.muse.moves import Decline, Invite
from engine.florence.question_data import InviteData
from engine.florence.state import FlorenceTable, State, data_of
from engine.values.seat import clockwise

_DROP_OUT: Final = Decline()


@cache
def invite_move(character: str, amount: int) -> Invite:
    return Invite(character, amount)


def court_of(table: FlorenceTable) -> Court:
    court = table.state.court
    if court is None:
        raise LookupError("this table is played without characters")
    return court


class Invitations(Step[State], tag="invitations"):
    """The start of invitations. All characters can be invited again, and the start player begins."""

    def run(self, table: FlorenceTable) -> None:
        court = court_of(table)
        court.inviting = list(clockwise(table.seats, table.state.start))
        court.markers, court.taken, court.guests = {}, {}, {}
        table.then(NextInvitation(seat=table.state.start))


class NextInvitation(Step[State], tag="next-invitation"):
    """The next invitation.

    A seat with a marker still on a card takes that character. The next seat without a marker is asked.
    """

    seat: Seat

    def run(self, table: FlorenceTable) -> None:
        court = court_of(table)
        for seat in clockwise(table.seats, self.seat):
            if seat in court.inviting:
                character = next((name for name, mark in court.markers.items() if mark.seat == seat), None)
                if character is None:
                    table.ask(AskInvitation(seat=seat))
                    return
                arrive(table, seat, character)
        if BANKER not in court.taken:
            court.pot += data_of(table).banker.growth


def arrive(table: FlorenceTable, seat: Seat, character: str) -> None:
    """Pay for a character and take it. The banker leaves the money and goes at once."""
    court, person = court_of(table), table.state.seats[seat]
    price = court.markers.pop(character).amount
    court.inviting.remove(seat)
    court.taken[character] = seat
    money = 0
    if character == BANKER:
        money, court.pot = court.pot, data_of(table).banker.money
    else:
        court.guests[character] = seat
    person.money += money - price
    table.tell(Arrived(seat=seat, character=character, price=price, money=money))


class AskInvitation(Decision, tag="invite"):
    """Put the marker on a field of a card, higher than a marker that lies there, or drop out."""

    def moves(self, table: FlorenceTable, seat: Seat) -> list[Move]:
        court, money = court_of(table), table.state.seats[seat].money
        moves: list[Move] = [_DROP_OUT]
        for character, card in data_of(table).characters.items():
            if character not in court.taken:
                lying = court.markers.get(character)
                above = -1 if lying is None else lying.amount
                moves += [invite_move(character, field) for field in card.fields if above < field <= money]
        moves += super().moves(table, seat)
        return moves

    def forbids(self, table: FlorenceTable, seat: Seat, move: Any) -> Illegal | None:
        match move:
            case Decline():
                return None
            case Invite(character, amount):
                return self._forbids_invitation(table, character, amount)
        return self.forbids_other(table, move, Illegal("invite-or-decline"))

    def _forbids_invitation(self, table: FlorenceTable, character: str, amount: int) -> Illegal | None:
        court, cards = court_of(table), data_of(table).characters
        if character not in cards:
            return Illegal("no-such-character", characters=tuple(cards))
        if character in court.taken:
            return Illegal("character-taken", character=character)
        fields, lying = cards[character].fields, court.markers.get(character)
        if amount not in fields:
            return Illegal("no-such-field", character=character, lowest=fields[0], highest=fields[-1])
        if lying is not None and amount <= lying.amount:
            return Illegal("marker-higher", character=character, amount=lying.amount)
        money = table.state.seats[self.seat].money
        return Illegal("money", price=amount, money=money) if amount > money else None

    def normal(self, table: FlorenceTable, seat: Seat, move: Move) -> Move:
        """Return the canonical move: to pass or to waive is to drop out."""
        return _DROP_OUT if isinstance(move, Pass | Waive) else move

    def default(self, table: FlorenceTable, seat: Seat) -> Move:
        return _DROP_OUT

    def data(self, table: FlorenceTable, seat: Seat) -> InviteData:
        court = court_of(table)
        free = [name for name in data_of(table).characters if name not in court.taken]
        bids = {name: marker.amount for name, marker in court.markers.items()}
        seats = list(court.inviting)
        return {
            "characters": free,
            "bids": bids,
            "pot": court.pot,
            "inviting_seats": seats,
            "money": table.state.seats[seat].money,
        }

    def what_if(self, table: FlorenceTable, seat: Seat, move: Any) -> CertainData:
        if isinstance(move, Decline):
            return {"no_guest": True}
        if not isinstance(move, Invite):
            return super().what_if(table, seat, move)
        brings = court_of(table).pot if move.character == BANKER else 0
        paid = price_paid(table, seat, move.amount)
        return {**paid, "brings": brings, "money_after": paid["money_after"] + brings}

    def answer(self, table: FlorenceTable, seat: Seat, move: Any) -> None:
        court, after = court_of(table), NextInvitation(seat=(seat + 1) % table.seats)
        match move:
            case Invite(character, amount):
                table.then(after)
                ousted = court.markers.get(character)
                court.markers[character] = Marker(seat, amount)
                seats = () if ousted is None else (ousted.seat,)
                table.tell(Invited(seat=seat, character=character, amount=amount, seats=seats))
            case Decline():
                table.then(after)
                court.inviting.remove(seat)
                table.tell(DroppedOut(seat=seat))
            case _:
                super().answer(table, seat, move)
