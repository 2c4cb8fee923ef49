"""Everybody to whom a mail can be addressed, in one list: whoever takes mails in and whoever reads them ask the same."""

from datetime import datetime

from sqlalchemy.orm import Session

from service.core.deps import deps
from service.mail.check_address import is_check
from service.mail.incoming.addressee import addressee, hears_reports
from service.mail.incoming.circle_reply import answer_call_by_mail, asked_member
from service.mail.incoming.contest_reply import answer_about_contest, asked_entrant
from service.mail.parse import Reading
from service.models.incoming_mail import IncomingMail

PERSONAL = ((asked_member, answer_call_by_mail), (asked_entrant, answer_about_contest))
"""Letters to one person about one thing: whom an address means, and what is done about an answer of theirs."""


def is_known(session: Session, address: str) -> bool:
    """Whether it is an address that we gave out: for reports, to try the mail with, of a seat, or of a person."""
    settings = deps().settings
    return (
        hears_reports(address)
        or is_check(settings.secret, settings.sender, address)
        or any(find(session, address) for find in (addressee, *(find for find, _ in PERSONAL)))
    )


def answered_in_person(session: Session, mail: IncomingMail, read: Reading, now: datetime) -> bool:
    """Answer a mail to an address that was made for one person; False where it was made for nobody."""
    for find, answer in PERSONAL:
        to = find(session, mail.recipient)
        if to is not None:
            answer(session, mail, to, read, now)  # type: ignore[arg-type]  # each with what its own finder found
            return True
    return False
