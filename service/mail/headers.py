"""The headers of our mails: threads, lists, replies, and the marks of automatic mail."""

import re
from collections.abc import Iterator
from email.headerregistry import Address
from email.utils import parseaddr
from urllib.parse import quote

from service.mail.addresses import make_letter_mark, make_reply_address
from service.mail.contents import Contents
from service.mail.conversation import sender_display_name
from service.mail.mime import Header
from service.mail.parse.kind import MARKER
from service.platform.deps import deps
from service.platform.outbox.models import Letter
from service.platform.signing import derive_key, derive_keys

LETTER = "X-Procaccio-Letter"
LONGEST_SUBJECT = 150
ANSWERED = re.compile(r"(\s*(re|aw|odp|sv|r|rif)\s*:\s*)+", re.IGNORECASE)
"""The prefixes of replies in subjects, in the languages of our players."""
ATOMS = re.compile(r"[A-Za-z0-9_+-]+(?:\.[A-Za-z0-9_+-]+)*@[A-Za-z0-9.-]+")


def letter_headers(letter: Letter, contents: Contents) -> Iterator[Header]:
    """Yield the headers of every mail, and those that tie a mail about a table to its seat."""
    footing, answers = contents.footing, contents.answers
    yield "Auto-Submitted", "auto-replied" if answers else "auto-generated"
    yield "X-Auto-Response-Suppress", "All"
    yield MARKER, letter.kind
    yield LETTER, make_letter_mark(letter.id)
    yield from thread_headers(letter, contents)
    if footing is None:
        yield "Feedback-ID", f"{letter.kind}:procaccio"
        if contents.reply:
            yield "Reply-To", contents.reply
        if contents.stop:
            by_mail = [stop_address(contents.reply)] if contents.reply_stops else []
            yield from unsubscribe_headers(contents.stop, *by_mail)
        return
    table = footing.reply.table
    reply = str(make_reply_address(footing.reply, footing.holder))
    yield "Reply-To", reply
    yield "List-Id", f"<table-{table}.{deps().settings.sender.domain}>"
    yield from unsubscribe_headers(footing.stop, stop_address(reply))
    yield "Feedback-ID", f"{letter.kind}:{footing.game}:procaccio"


def thread_headers(letter: Letter, contents: Contents) -> Iterator[Header]:
    """Yield the headers that put a mail below the one that it answers and into its thread."""
    conversation, answers = contents.conversation, contents.answers
    thread = mail_message_id(f"thread:{conversation.thread}:{letter.recipient}") if conversation else ""
    if thread or answers:
        yield "References", f"{thread} {answers}".strip()
        yield "In-Reply-To", answers or thread


def stop_address(reply: str) -> str:
    """Return the link that writes a mail to the reply address of a letter, to stop such letters."""
    return f"mailto:{quote(parseaddr(reply)[1], safe='@+')}?subject=unsubscribe"


def unsubscribe_headers(*links: str) -> Iterator[Header]:
    """Yield the headers for one-click unsubscribe (RFC 8058), for which mail clients show a button of their
    own. Some clients send a mail instead.
    """
    yield "List-Unsubscribe", ", ".join(f"<{link}>" for link in links)
    yield "List-Unsubscribe-Post", "List-Unsubscribe=One-Click"


def mail_message_id(key: str) -> str:
    """Return the Message-ID for a key.

    It is derived with our secret, so a forged bounce cannot name a letter of ours.
    """
    return list_message_ids(key)[0]


def list_message_ids(key: str) -> list[str]:
    """Return the Message-IDs that a letter of this key may have had, for each secret of the installation."""
    domain = deps().settings.sender.domain
    return [f"<{mac.hex()[:32]}@{domain}>" for mac in derive_keys(key)]


def key_mac(key: str) -> str:
    """Return a MAC of the key that only this service can compute."""
    return derive_key(key).hex()[:32]


def reply_subject(subject: str) -> str:
    """Return the subject of a reply, with one “Re:” however many prefixes were there."""
    bare = ANSWERED.sub("", subject)
    return f"Re: {bare}" if bare else ""


def format_address(recipient: str) -> str:
    """Return an address as a header value. Most addresses need no quoting."""
    return recipient if ATOMS.fullmatch(recipient) else str(Address(addr_spec=recipient))


def format_sender(who: str, house: Address) -> str:
    """Return the value of From: the address of the service, with the name of a player or a table.

    An “@” in the name is removed, so that no name can pose as an address.
    """
    name = one_line(sender_display_name(who.replace("@", " "), house.display_name))
    return str(Address(name, house.username, house.domain))


def one_line(text: str) -> str:
    """Return text as one header line: replace unprintable characters by spaces, and limit the length."""
    line = " ".join("".join(sign if sign.isprintable() else " " for sign in text).split())
    return line if len(line) <= LONGEST_SUBJECT else line[: LONGEST_SUBJECT - 1].rstrip() + "…"
