"""Resolving an address to one seat and one question, for the player who holds that seat now."""

from typing import NamedTuple

from sqlalchemy.orm import Session

from service.mail.addresses import ReplySeat, is_issued_to, is_our_domain, parse_reply_address
from service.mail.recipient import Recipient
from service.play.tables.queries import lock_table, table_by_id


class Addressee(NamedTuple):
    """The seat behind an address, and the question that a reply to it answers."""

    reader: Recipient
    question: int
    revision: int | None = None
    """The revision of the table in the letter that is answered, if the reply names that letter."""
    lists: tuple[str, ...] = ("",)
    """The words with which the numbered answers began, in every letter that the reply may answer."""


def find_addressee(session: Session, address: str, *, lock: bool = False) -> Addressee | None:
    """Return the addressee of an address.

    Return None if we did not issue the address, or if it was made for a player who has left the seat.
    """
    written = parse_reply_address(address)
    if written is None or not is_our_domain(address):
        return None
    reply = written.reply
    row = lock_table(session, reply.table) if lock else table_by_id(session, reply.table)
    if row is None or reply.seat >= len(row.seats):
        return None
    seat = row.seats[reply.seat]
    if seat.player is None:
        return None
    holder = ReplySeat(seat.player.id, seat.generation)
    if not is_issued_to(written, holder):
        return None
    return Addressee(Recipient(row, seat, seat.player), reply.question)
