"""All addresses that mail can be sent to, in one list, used both when mails are received and when they are
read.
"""

from datetime import datetime

from sqlalchemy.orm import Session

from service.mail.addresses import is_check_address, is_report_address
from service.mail.incoming.models import IncomingMail
from service.mail.incoming.seat_reply import find_former_reply, find_seat_reply
from service.mail.parse import Reading
from service.mail.registry import mail_features


def is_known_address(session: Session, address: str) -> bool:
    """Return True for an address that we issued: for reports, for a test, for a seat, or for a player."""
    return (
        is_report_address(address)
        or is_check_address(address)
        or find_seat_reply(session, address) is not None
        or find_former_reply(session, address) is not None
        or any(reply.find(session, address) for reply in mail_features().replies)
    )


def answer_personal_mail(session: Session, mail: IncomingMail, read: Reading, now: datetime) -> bool:
    """Answer a mail to an address that was made for one player. Return False if it is no such address."""
    for reply in mail_features().replies:
        to = reply.find(session, mail.recipient)
        if to is not None:
            reply.answer(session, mail, to, read, now)
            return True
    return False
