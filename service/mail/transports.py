"""The transports for mail: a mail server, or the local letter box."""

from collections.abc import Iterator
from contextlib import contextmanager

from sqlalchemy import exists, select

from service.mail.smtp import SmtpServer
from service.platform.outbox.erasures import has_erasures_since
from service.platform.outbox.models import BoxedMail
from service.platform.ports import Clock, DeliveryError, Mail, Mailer, Send
from service.platform.settings import Settings
from service.platform.transaction import transaction

ERASED = "somebody was erased since it was composed"


class LetterBox:
    """The local letter box: mails are stored as rows, and a page shows them as a mail client would."""

    def __init__(self, clock: Clock) -> None:
        self.clock = clock

    @contextmanager
    def connect(self) -> Iterator[Send]:
        yield self.keep

    def keep(self, mail: Mail) -> None:
        """Store a mail.

        A mail that is already stored was sent twice, after a crash between sending and recording, so it is
        skipped. If an account was erased since the mail was composed, raise DeliveryError, so that it is
        composed again.
        """
        boxed = BoxedMail(
            message_id=mail.message_id,
            recipient=mail.recipient,
            subject=mail.subject,
            raw=mail.octets,
            created_at=self.clock(),
        )
        with transaction() as session:
            if has_erasures_since(session, mail.erasures):
                raise DeliveryError(ERASED)
            if not session.scalar(select(exists().where(BoxedMail.message_id == mail.message_id))):
                session.add(boxed)


def mailer(settings: Settings, clock: Clock) -> Mailer:
    """Return the mail server if one is configured, else the letter box."""
    if settings.smtp_url:
        return SmtpServer(settings.smtp_url, settings.smtp_seconds, clock)
    return LetterBox(clock)
