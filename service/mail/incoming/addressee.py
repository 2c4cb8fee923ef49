"""Whom an address means: one seat and one question, for whoever holds that seat now."""

from typing import NamedTuple

from sqlalchemy.orm import Session

from service.mail import reply_address
from service.mail.recipient import Recipient
from service.mail.reply_address import ReplySeat
from service.mail.return_path import returned, takes_complaints
from service.platform.deps import deps
from service.play.tables.queries import locked_table, table_by_id


class Addressee(NamedTuple):
    """The seat behind an address, and the question that an answer to it answers."""

    reader: Recipient
    question: int
    revision: int | None = None
    """Of the table in the letter that is answered, where the answer says which one that is."""
    lists: tuple[str, ...] = ("",)
    """The words with which the numbered answers began, in every letter that it may be."""


def addressee(session: Session, address: str, *, lock: bool = False) -> Addressee | None:
    """None where the address is none of ours, or was made for somebody who no longer sits there."""
    settings = deps().settings
    written = reply_address.read(address)
    if written is None or address.rpartition("@")[2].lower() != settings.sender.domain.lower():
        return None
    reply = written.reply
    row = locked_table(session, reply.table) if lock else table_by_id(session, reply.table)
    if row is None or reply.seat >= len(row.seats):
        return None
    seat = row.seats[reply.seat]
    if seat.player is None:
        return None
    holder = ReplySeat(seat.player.id, seat.generation)
    if not reply_address.holds(settings.secret, written, holder):
        return None
    return Addressee(Recipient(row, seat, seat.player), reply.question)


def is_house(address: str) -> bool:
    """The address that our mails come from: some reports go there."""
    return address.lower() == deps().settings.sender.addr_spec.lower()


def letter_returned(address: str) -> int | None:
    """The letter whose return path an address is."""
    settings = deps().settings
    return returned(settings.secret, settings.sender, address)


def hears_reports(address: str) -> bool:
    """An address for reports alone, which anybody may send: the return path of a letter, or the one for complaints."""
    return letter_returned(address) is not None or takes_complaints(deps().settings.sender, address)
