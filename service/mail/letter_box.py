"""Reading the letter box: its mails by recipient, and one mail taken apart as a mail client does it."""

import re
from base64 import b64encode
from collections.abc import Sequence
from dataclasses import dataclass
from email import message_from_bytes
from email.message import EmailMessage
from email.policy import default

from sqlalchemy import func, select
from sqlalchemy.orm import Session

from service.platform.outbox.models import BoxedMail

NEWEST = 100
SHOWN_HEADERS = ("From", "To", "Reply-To", "Date", "Subject")
INLINE = re.compile(r"cid:([^\"'\s)>]+)")


@dataclass(frozen=True)
class Opened:
    """A mail as it is shown: some headers, the text, the HTML with its pictures in it."""

    headers: Sequence[tuple[str, str]]
    text: str
    html: str


def mails(session: Session, recipient: str | None) -> Sequence[BoxedMail]:
    """The newest first, for everybody or for one."""
    wanted = select(BoxedMail).order_by(BoxedMail.id.desc()).limit(NEWEST)
    return session.scalars(wanted.where(BoxedMail.recipient == recipient) if recipient else wanted).all()


def recipients(session: Session) -> Sequence[tuple[str, int]]:
    """Who has mail, and how much."""
    counted = select(BoxedMail.recipient, func.count()).group_by(BoxedMail.recipient)
    return [(who, number) for who, number in session.execute(counted.order_by(BoxedMail.recipient))]


def open_mail(raw: bytes) -> Opened:
    message = message_from_bytes(raw, policy=default)
    return Opened(
        headers=[(name, str(message[name])) for name in SHOWN_HEADERS if message[name]],
        text=part(message, "plain"),
        html=INLINE.sub(lambda found: picture(message, found[1]), part(message, "html")),
    )


def part(message: EmailMessage, kind: str) -> str:
    found = message.get_body((kind,))
    return "" if found is None else str(found.get_content())


def picture(message: EmailMessage, name: str) -> str:
    """A picture that lies in the mail, as an address that needs no fetching."""
    for each in message.walk():
        if each["Content-ID"] == f"<{name}>":
            body = b64encode(each.get_content()).decode()
            return f"data:{each.get_content_type()};base64,{body}"
    return f"cid:{name}"
