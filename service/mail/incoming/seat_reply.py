"""A reply to a letter about a table: its address stands for one seat and one question."""

from typing import NamedTuple

from sqlalchemy.orm import Session

from service.mail.addresses import ReplySeat, is_issued_to, is_our_domain, parse_reply_address
from service.mail.incoming.report import refuse_line
from service.mail.parse.vocabulary import fold_text
from service.play.tables.queries import lock_table, table_by_id
from service.play.tables.viewer import SeatViewer


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
    target = written.reply
    row = lock_table(session, target.table) if lock else table_by_id(session, target.table)
    if row is None or target.seat >= len(row.seats):
        return None
    seat = row.seats[target.seat]
    if seat.player is None:
        return None
    holder = ReplySeat(seat.player.id, seat.generation)
    if not is_issued_to(written, holder):
        return None
    return SeatReply(SeatViewer.of(row, seat, seat.player), target.question)


def find_named_seat(viewer: SeatViewer, name: str) -> int:
    """Return the number of the seat of the player with this name, or raise RefusedLine."""
    seats = [number for number, each in enumerate(viewer.names) if fold_text(each) == fold_text(name)]
    if len(seats) != 1:
        others = ", ".join(each for number, each in enumerate(viewer.names) if number != viewer.seat.number)
        raise refuse_line(name, viewer.said.say("answer-why-nobody-of-that-name", names=others))
    return seats[0]
