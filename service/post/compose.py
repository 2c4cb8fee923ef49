"""Letters become mails: one template folder per kind under `templates/mail`, the sentences from the catalogues."""

from email.headerregistry import Address
from email.message import EmailMessage
from email.policy import SMTP
from hashlib import sha256

from flask import render_template

from service.parts import parts
from service.post.models import Letter
from service.words import words


def compose(letter: Letter) -> EmailMessage:
    """The whole mail. Its Message-ID follows from the key, so that a second sending can be told for one."""
    settings = parts().settings
    said = words(letter.payload["language"])
    values = {**letter.payload, "say": said.say, "public_url": settings.public_url}
    message = EmailMessage(policy=SMTP)
    message["Message-ID"] = message_id(letter.key)
    message["Date"] = letter.created_at
    message["From"] = settings.sender
    message["To"] = Address(addr_spec=letter.recipient)
    message["Subject"] = said.say(f"{letter.kind}-subject", **letter.payload)
    message["Auto-Submitted"] = "auto-generated"
    message.set_content(render_template(f"mail/{letter.kind}/body.txt", **values))
    message["Content-Language"] = said.language
    return message


def message_id(key: str) -> str:
    return f"<{sha256(key.encode()).hexdigest()[:32]}@{parts().settings.sender.domain}>"
