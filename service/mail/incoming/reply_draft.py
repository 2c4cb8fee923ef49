"""Answering a mail of the letter box: a real reply message, as a mail program would write it."""

from email import message_from_bytes
from email.message import EmailMessage
from email.policy import SMTP, default
from email.utils import make_msgid, parseaddr

from service.mail.headers import answering

ELSEWHERE = "letter-box.invalid"
"""The domain of its Message-ID: under our own it would be taken for a letter that came back to us."""


def reply_to(raw: bytes, text: str) -> tuple[EmailMessage, str] | None:
    """The reply and the address it goes to; None for a mail that cannot be answered."""
    mail = message_from_bytes(raw, policy=default)
    recipient = parseaddr(str(mail["Reply-To"] or ""))[1]
    if not recipient:
        return None
    reply = EmailMessage(policy=SMTP)
    reply["Message-ID"] = make_msgid(domain=ELSEWHERE)
    reply["From"] = str(mail["To"])
    reply["To"] = recipient
    reply["Subject"] = answering(str(mail["Subject"]))
    reply["In-Reply-To"] = str(mail["Message-ID"])
    reply["References"] = f"{mail['References'] or ''} {mail['Message-ID']}".strip()
    reply.set_content(f"{text}\n\n{quoted(mail)}\n")
    return reply, recipient


def quoted(mail: EmailMessage) -> str:
    """The letter below the answer, as programs do it."""
    body = mail.get_body(("plain",))
    lines = str(body.get_content()).splitlines() if body else []
    return "\n".join(f"> {line}" for line in lines)
