"""The ways out for mail: a mail server, or the local letter box."""

import smtplib
import ssl
from collections.abc import Iterator
from contextlib import contextmanager
from urllib.parse import SplitResult, unquote, urlsplit

from sqlalchemy import exists, select

from service.core.ports import Clock, Mail, Mailer, Send, Undelivered
from service.core.settings import Settings
from service.core.transaction import transaction
from service.models.mail import BoxedMail

REFUSED_FOR_GOOD = 500
FOREIGN = ("SMTPUTF8", "BODY=8BITMIME")
"""What is asked of a mail server where an address has letters that not every server knows."""


class Smtp:
    """A mail server; one connection carries all letters of a drain."""

    def __init__(self, url: str, patience: float) -> None:
        self.place = urlsplit(url)
        self.patience = patience

    @contextmanager
    def connect(self) -> Iterator[Send]:
        with refusals(), opened(self.place, self.patience) as line:

            def send(mail: Mail) -> None:
                options = () if mail.recipient.isascii() else FOREIGN
                with refusals():
                    line.sendmail(mail.sender, mail.recipient, mail.octets, options)

            yield send


def opened(place: SplitResult, patience: float) -> smtplib.SMTP:
    """A greeted connection, under TLS where the server offers it."""
    host, port = place.hostname or "", place.port or 0
    line: smtplib.SMTP
    if place.scheme == "smtps":
        line = smtplib.SMTP_SSL(host, port, timeout=patience, context=ssl.create_default_context())
    else:
        line = smtplib.SMTP(host, port, timeout=patience)
        line.ehlo()
        if line.has_extn("starttls"):
            line.starttls(context=ssl.create_default_context())
    if place.username:
        line.login(unquote(place.username), unquote(place.password or ""))
    return line


@contextmanager
def refusals() -> Iterator[None]:
    """The library's many errors as one of ours; a 5xx answer is final, all else may pass."""
    try:
        yield
    except smtplib.SMTPRecipientsRefused as error:
        code, why = next(iter(error.recipients.values()))
        raise Undelivered(f"{code} {why.decode(errors='replace')}", final=code >= REFUSED_FOR_GOOD) from error
    except smtplib.SMTPResponseException as error:
        raise Undelivered(str(error), final=error.smtp_code >= REFUSED_FOR_GOOD) from error
    except (OSError, smtplib.SMTPException) as error:
        raise Undelivered(str(error)) from error


class LetterBox:
    """The local box: rows that a page shows as a mail client would."""

    def __init__(self, clock: Clock) -> None:
        self.clock = clock

    @contextmanager
    def connect(self) -> Iterator[Send]:
        yield self.keep

    def keep(self, mail: Mail) -> None:
        """A mail that lies in the box already was sent twice in the window that sending leaves open."""
        boxed = BoxedMail(
            message_id=mail.message_id,
            recipient=mail.recipient,
            subject=mail.subject,
            raw=mail.octets,
            created_at=self.clock(),
        )
        with transaction() as session:
            if not session.scalar(select(exists().where(BoxedMail.message_id == mail.message_id))):
                session.add(boxed)


def mailer(settings: Settings, clock: Clock) -> Mailer:
    """The mail server if one is set up, else the letter box."""
    if settings.smtp_url:
        return Smtp(settings.smtp_url, settings.smtp_seconds)
    return LetterBox(clock)
