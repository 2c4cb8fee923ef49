"""Reports of what became of our letters: those that did not arrive, and those that their reader called unwanted."""

import re
from collections.abc import Iterator
from datetime import datetime

from sqlalchemy.orm import Session

from service.core.deps import deps
from service.mail.bounces import CAME_BACK, COMPLAINT, failed_for_now, letter_to, stop_mail
from service.mail.incoming.addressee import letter_returned
from service.mail.parse import ParsedMail
from service.mail.return_path import letters_marked
from service.models.incoming_mail import IncomingMail
from service.models.mail import Letter


def note_failures(session: Session, mail: IncomingMail, report: ParsedMail, now: datetime) -> None:
    """An address that a letter of ours did not reach for good gets no more of them; one that it did not reach now may."""
    for failure in report.failures:
        for letter in letters_of(session, mail, failure.recipient):
            if failure.for_good:
                stop_mail(session, letter, why=failure.status, now=now)
            elif failure.for_now:
                mail.why, mail.player_id = CAME_BACK, letter.player_id
                session.flush()
                failed_for_now(session, letter, why=failure.status, now=now)


def note_complaint(session: Session, mail: IncomingMail, report: ParsedMail, now: datetime) -> None:
    """At once: whoever calls a letter unwanted gets no other."""
    for recipient in (*(failure.recipient for failure in report.failures), ""):
        for letter in letters_of(session, mail, recipient):
            mail.player_id = letter.player_id
            stop_mail(session, letter, why=COMPLAINT, now=now)


def letters_of(session: Session, mail: IncomingMail, recipient: str) -> Iterator[Letter]:
    """The letter whose return path the report came to, else those that it encloses."""
    settings = deps().settings
    own = letter_returned(mail.recipient)
    named = [own] if own else [*letters_marked(settings.secret, mail.raw.decode("ascii", "replace").lower())]
    for number in named:
        letter = session.get(Letter, number)
        if letter is not None:
            yield letter
    if named or not recipient:
        return
    domain = re.escape(settings.sender.domain.encode())
    for message_id in sorted(
        {found.decode() for found in re.findall(rb"<[0-9a-f]{32}@" + domain + rb">", mail.raw)}
    ):
        letter = letter_to(session, address=recipient, message_id=message_id)
        if letter is not None:
            yield letter
