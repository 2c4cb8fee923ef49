"""Resolving an address to one seat and one question, for the player who holds that seat now."""

from typing import NamedTuple

from sqlalchemy.orm import Session

from service.mail import reply_address
from service.mail.recipient import Recipient
from service.mail.reply_address import ReplySeat
from service.mail.return_path import find_letter_id, is_complaints_address
from service.platform.deps import deps
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
    settings = deps().settings
    written = reply_address.parse_reply_address(address)
    if written is None or address.rpartition("@")[2].lower() != settings.sender.domain.lower():
        return None
    reply = written.reply
    row = lock_table(session, reply.table) if lock else table_by_id(session, reply.table)
    if row is None or reply.seat >= len(row.seats):
        return None
    seat = row.seats[reply.seat]
    if seat.player is None:
        return None
    holder = ReplySeat(seat.player.id, seat.generation)
    if not reply_address.is_issued_to(settings.secret, written, holder):
        return None
    return Addressee(Recipient(row, seat, seat.player), reply.question)


def is_service_address(address: str) -> bool:
    """Return True for the address that our mails come from. Some reports are sent there."""
    return address.lower() == deps().settings.sender.addr_spec.lower()


def find_returned_letter(address: str) -> int | None:
    """Return the letter whose return path this address is, or None."""
    settings = deps().settings
    return find_letter_id(settings.secret, settings.sender, address)


def is_report_address(address: str) -> bool:
    """Return True for an address that only takes reports, from any sender.

    It is the return path of a letter, or the address for complaints.
    """
    return find_returned_letter(address) is not None or is_complaints_address(deps().settings.sender, address)
