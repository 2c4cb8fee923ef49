"""Replying to a mail in the letter box with a real message, as a mail program would write it."""

from email import message_from_bytes
from email.message import EmailMessage
from email.policy import SMTP, default
from email.utils import make_msgid, parseaddr

from service.mail.headers import reply_subject


def draft_reply(raw: bytes, text: str) -> tuple[EmailMessage, str] | None:
    """Return the reply and its recipient, or None for a mail that cannot be answered."""
    mail = message_from_bytes(raw, policy=default)
    recipient = parseaddr(str(mail["Reply-To"] or ""))[1]
    if not recipient:
        return None
    reply = EmailMessage(policy=SMTP)
    reply["Message-ID"] = make_msgid(domain="letter-box.invalid")
    reply["From"] = str(mail["To"])
    reply["To"] = recipient
    reply["Subject"] = reply_subject(str(mail["Subject"]))
    reply["In-Reply-To"] = str(mail["Message-ID"])
    reply["References"] = f"{mail['References'] or ''} {mail['Message-ID']}".strip()
    reply.set_content(f"{text}\n\n{quote_text(mail)}\n")
    return reply, recipient


def quote_text(mail: EmailMessage) -> str:
    """Return the quoted text of the letter, which mail programs put below the answer."""
    body = mail.get_body(("plain",))
    lines = str(body.get_content()).splitlines() if body else []
    return "\n".join(f"> {line}" for line in lines)
