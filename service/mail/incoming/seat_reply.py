"""A reply to a letter about a table: its address stands for one seat and one question."""

from typing import NamedTuple

from sqlalchemy.orm import Session

from service.mail.addresses import (
    ParsedAddress,
    ReplySeat,
    is_issued_to,
    is_our_domain,
    parse_reply_address,
)
from service.mail.incoming.report import refuse_line
from service.mail.parse.vocabulary import fold_text
from service.play.clocks.queries import former_holders
from service.play.tables.models import Seat
from service.play.tables.queries import lock_table, table_by_id
from service.play.tables.viewer import SeatViewer

MAX_GENERATIONS = 8
"""The number of earlier generations of the keys of a seat whose addresses are still known."""


class SeatReply(NamedTuple):
    """Who replies from which seat, and which question the reply answers."""

    viewer: SeatViewer
    question: int
    revision: int | None = None
    """The revision of the table in the letter that is answered, if the reply names that letter."""
    lists: tuple[str, ...] = ("",)
    """The words with which the numbered answers began, in every letter that the reply may answer."""


def find_seat_reply(session: Session, address: str, *, lock: bool = False) -> SeatReply | None:
    """Return the reply that a mail to an address is, for the player who holds the seat now.

    Return None if we did not issue the address, or if it was made for a player who has left the seat.
    """
    written = parse_reply_address(address)
    if written is None or not is_our_domain(address):
        return None
    seat = find_seat(session, written, lock=lock)
    if seat is None or seat.player is None:
        return None
    if not is_issued_to(written, ReplySeat(seat.player.id, seat.generation)):
        return None
    return SeatReply(SeatViewer.of(seat.table, seat, seat.player), written.reply.question)


def find_former_reply(session: Session, address: str) -> SeatReply | None:
    """Return the reply that a mail to an address is, for a player who has left the seat.

    Their mail is answered, so that they do not wait for the table in vain.
    """
    written = parse_reply_address(address)
    if written is None or not is_our_domain(address):
        return None
    seat = find_seat(session, written)
    if seat is None:
        return None
    for player in former_holders(session, seat.table_id, seat.number):
        generations = range(max(0, seat.generation - MAX_GENERATIONS), seat.generation)
        if any(is_issued_to(written, ReplySeat(player.id, each)) for each in generations):
            return SeatReply(SeatViewer.of(seat.table, seat, player), written.reply.question)
    return None


def find_seat(session: Session, written: ParsedAddress, *, lock: bool = False) -> Seat | None:
    """Return the seat that an address names."""
    target = written.reply
    row = lock_table(session, target.table) if lock else table_by_id(session, target.table)
    return row.seats[target.seat] if row is not None and target.seat < len(row.seats) else None


def find_named_seat(viewer: SeatViewer, name: str) -> int:
    """Return the number of the seat of the player with this name, or raise RefusedLine."""
    seats = [number for number, each in enumerate(viewer.names) if fold_text(each) == fold_text(name)]
    if len(seats) != 1:
        others = ", ".join(each for number, each in enumerate(viewer.names) if number != viewer.seat.number)
        raise refuse_line(name, viewer.said.say("answer-why-nobody-of-that-name", names=others))
    return seats[0]
