"""The headers of our mails: threads, lists, answers, and the marks by which machines know a machine's mail."""

from email.headerregistry import BaseHeader, HeaderRegistry, UnstructuredHeader
from email.message import EmailMessage
from email.policy import SMTP, Policy
from hashlib import sha256
from hmac import new

from service.parts import parts
from service.post import reply_address
from service.post.contents import Contents
from service.post.models import Letter
from service.post.reading.kind import MARKER

LONGEST_SUBJECT = 150


class LinkHeader(UnstructuredHeader, BaseHeader):
    """A header that is a link. Folded like text it would be encoded, and no mail client could follow it."""

    def fold(self, *, policy: Policy) -> str:
        return f"{self.name}: {self}{policy.linesep}"


HEADERS = HeaderRegistry()
HEADERS.map_to_type("list-unsubscribe", LinkHeader)
POLICY = SMTP.clone(header_factory=HEADERS)


def dress(message: EmailMessage, letter: Letter, contents: Contents) -> None:
    """What every mail carries, and what binds those about a table to it."""
    footing, answers = contents.footing, contents.answers
    message["Auto-Submitted"] = "auto-replied" if answers else "auto-generated"
    message[MARKER] = letter.kind
    settings = parts().settings
    if footing is None:
        message["Feedback-ID"] = f"{letter.kind}:procaccio"
        if contents.stop:
            offer_one_click(message, contents.stop)
        if answers:
            message["References"] = message["In-Reply-To"] = answers
        return
    table = footing.reply.table
    thread = message_id(f"thread:{table}:{footing.reply.seat}")
    message["References"] = f"{thread} {answers}".strip()
    message["In-Reply-To"] = answers or thread
    message["Reply-To"] = reply_address.make(settings.secret, settings.sender, footing.reply, footing.holder)
    message["List-Id"] = f"<table-{table}.{settings.sender.domain}>"
    offer_one_click(message, footing.stop)
    message["Feedback-ID"] = f"{letter.kind}:{footing.game}:procaccio"


def offer_one_click(message: EmailMessage, link: str) -> None:
    """A mail client may put a button of its own above the mail (RFC 8058)."""
    message["List-Unsubscribe"] = f"<{link}>"
    message["List-Unsubscribe-Post"] = "List-Unsubscribe=One-Click"


def message_id(key: str) -> str:
    """Follows from the key, for us alone: a forged bounce cannot name a letter of ours."""
    settings = parts().settings
    digest = new(settings.secret.encode(), key.encode(), sha256).hexdigest()
    return f"<{digest[:32]}@{settings.sender.domain}>"


def one_line(text: str) -> str:
    """A header's worth of text: what cannot be printed is a space, and there is an end to it."""
    line = " ".join("".join(sign if sign.isprintable() else " " for sign in text).split())
    return line if len(line) <= LONGEST_SUBJECT else line[: LONGEST_SUBJECT - 1].rstrip() + "…"
