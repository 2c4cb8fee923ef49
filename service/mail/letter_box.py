"""Reading the letter box: its mails by recipient, and the parts of one mail as a mail client shows them."""

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
class DisplayedMail:
    """A mail for display: some headers, the text, and the HTML with its pictures embedded."""

    headers: Sequence[tuple[str, str]]
    text: str
    html: str


def list_boxed_mails(session: Session, recipient: str | None) -> Sequence[BoxedMail]:
    """Return the newest mails first, of all recipients or of one."""
    wanted = select(BoxedMail).order_by(BoxedMail.id.desc()).limit(NEWEST)
    return session.scalars(wanted.where(BoxedMail.recipient == recipient) if recipient else wanted).all()


def list_recipients(session: Session) -> Sequence[tuple[str, int]]:
    """Return the recipients that have mail, with the number of mails."""
    counted = select(BoxedMail.recipient, func.count()).group_by(BoxedMail.recipient)
    return [(who, number) for who, number in session.execute(counted.order_by(BoxedMail.recipient))]


def open_mail(raw: bytes) -> DisplayedMail:
    message = message_from_bytes(raw, policy=default)
    return DisplayedMail(
        headers=[(name, str(message[name])) for name in SHOWN_HEADERS if message[name]],
        text=body_part(message, "plain"),
        html=INLINE.sub(lambda found: picture_data_url(message, found[1]), body_part(message, "html")),
    )


def body_part(message: EmailMessage, kind: str) -> str:
    found = message.get_body((kind,))
    return "" if found is None else str(found.get_content())


def picture_data_url(message: EmailMessage, name: str) -> str:
    """Return an embedded picture as a data URL, which needs no request."""
    for each in message.walk():
        if each["Content-ID"] == f"<{name}>":
            body = b64encode(each.get_content()).decode()
            return f"data:{each.get_content_type()};base64,{body}"
    return f"cid:{name}"
