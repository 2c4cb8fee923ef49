"""The headers of our mails: threads, lists, answers, and the marks by which machines know a machine's mail."""

import re
from collections.abc import Iterator
from email.headerregistry import Address
from hashlib import sha256
from hmac import digest

from service.mail import reply_address
from service.mail.contents import Contents
from service.mail.conversation import under_the_name
from service.mail.mime import Header
from service.mail.parse.kind import MARKER
from service.mail.return_path import HEADER, letter_mark
from service.platform.deps import deps
from service.platform.outbox.models import Letter

LONGEST_SUBJECT = 150
ANSWERED = re.compile(r"(\s*(re|aw|odp|sv|r|rif)\s*:\s*)+", re.IGNORECASE)
"""How the subjects of answers begin in our players' languages."""
ATOMS = re.compile(r"[A-Za-z0-9_+-]+(?:\.[A-Za-z0-9_+-]+)*@[A-Za-z0-9.-]+")


def letter_headers(letter: Letter, contents: Contents) -> Iterator[Header]:
    """What every mail carries, and what binds those about a table to it."""
    footing, answers = contents.footing, contents.answers
    yield "Auto-Submitted", "auto-replied" if answers else "auto-generated"
    yield "X-Auto-Response-Suppress", "All"
    yield MARKER, letter.kind
    settings = deps().settings
    yield HEADER, letter_mark(settings.secret, letter.id)
    yield from threaded(letter, contents)
    if footing is None:
        yield "Feedback-ID", f"{letter.kind}:procaccio"
        if contents.reply:
            yield "Reply-To", contents.reply
        if contents.stop:
            yield from one_click(contents.stop)
        return
    table = footing.reply.table
    reply = reply_address.make(settings.secret, settings.sender, footing.reply, footing.holder)
    yield "Reply-To", str(reply)
    yield "List-Id", f"<table-{table}.{settings.sender.domain}>"
    yield from one_click(footing.stop)
    yield "Feedback-ID", f"{letter.kind}:{footing.game}:procaccio"


def threaded(letter: Letter, contents: Contents) -> Iterator[Header]:
    """Below the letter that it answers, and with the others of its conversation."""
    conversation, answers = contents.conversation, contents.answers
    thread = mail_message_id(f"thread:{conversation.thread}:{letter.recipient}") if conversation else ""
    if thread or answers:
        yield "References", f"{thread} {answers}".strip()
        yield "In-Reply-To", answers or thread


def one_click(link: str) -> Iterator[Header]:
    """A mail client may put a button of its own above the mail (RFC 8058)."""
    yield "List-Unsubscribe", f"<{link}>"
    yield "List-Unsubscribe-Post", "List-Unsubscribe=One-Click"


def mail_message_id(key: str) -> str:
    """Follows from the key, for us alone: a forged bounce cannot name a letter of ours."""
    return f"<{mark(key)}@{deps().settings.sender.domain}>"


def mark(key: str) -> str:
    """What only this house can make of a key."""
    return digest(deps().settings.secret.encode(), key.encode(), sha256).hex()[:32]


def answering(subject: str) -> str:
    """The subject of an answer: one “Re:” before it, however many programs have put theirs."""
    bare = ANSWERED.sub("", subject)
    return f"Re: {bare}" if bare else ""


def addressed(recipient: str) -> str:
    """An address as a header wants it; most need nothing."""
    return recipient if ATOMS.fullmatch(recipient) else str(Address(addr_spec=recipient))


def sender_named(who: str, house: Address) -> str:
    """From whom: the address of the house, and who or what table it speaks of. Nobody's name has an address of its own in it."""
    name = one_line(under_the_name(who.replace("@", " "), house.display_name))
    return str(Address(name, house.username, house.domain))


def one_line(text: str) -> str:
    """A header's worth of text: what cannot be printed is a space, and there is an end to it."""
    line = " ".join("".join(sign if sign.isprintable() else " " for sign in text).split())
    return line if len(line) <= LONGEST_SUBJECT else line[: LONGEST_SUBJECT - 1].rstrip() + "…"
