"""The ways out for mail: a mail server, or the local letter box."""

from collections.abc import Iterator
from contextlib import contextmanager

from sqlalchemy import exists, select

from service.mail.smtp import Smtp
from service.platform.outbox.erasures import erased_since
from service.platform.outbox.models import BoxedMail
from service.platform.ports import Clock, Mail, Mailer, Send, Undelivered
from service.platform.settings import Settings
from service.platform.transaction import transaction

ERASED = "somebody was erased since it was composed"


class LetterBox:
    """The local box: rows that a page shows as a mail client would."""

    def __init__(self, clock: Clock) -> None:
        self.clock = clock

    @contextmanager
    def connect(self) -> Iterator[Send]:
        yield self.keep

    def keep(self, mail: Mail) -> None:
        """A mail that lies in the box already was sent twice in the window that sending leaves open. One that may name somebody who
        was erased meanwhile is composed anew.
        """
        boxed = BoxedMail(
            message_id=mail.message_id,
            recipient=mail.recipient,
            subject=mail.subject,
            raw=mail.octets,
            created_at=self.clock(),
        )
        with transaction() as session:
            if erased_since(session, mail.erasures):
                raise Undelivered(ERASED)
            if not session.scalar(select(exists().where(BoxedMail.message_id == mail.message_id))):
                session.add(boxed)


def mailer(settings: Settings, clock: Clock) -> Mailer:
    """The mail server if one is set up, else the letter box."""
    if settings.smtp_url:
        return Smtp(settings.smtp_url, settings.smtp_seconds, clock)
    return LetterBox(clock)
