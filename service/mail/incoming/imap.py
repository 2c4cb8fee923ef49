"""Polling a mailbox, for installations without their own mail server.

New mails are stored and marked as seen.
"""

from collections.abc import Iterator
from contextlib import contextmanager
from datetime import datetime
from typing import Any, Final, Protocol
from urllib.parse import unquote, urlsplit

from service.mail.incoming.headers import find_recipient
from service.mail.incoming.receive import RecipientCheck, check_recipient, receive_mail
from service.mail.parse.message import MAX_OCTETS
from service.platform.deps import deps
from service.platform.transaction import transaction

WHOLE: Final = f"(BODY.PEEK[]<0.{MAX_OCTETS + 1}>)"
"""Fetch the raw bytes without marking the mail as seen, up to one byte over the size limit."""


class Mailbox(Protocol):
    """The interface of a mailbox."""

    def unseen(self, limit: int) -> Iterator[tuple[str, bytes]]:
        """Yield unseen mails with their uid. Nothing is marked."""

    def mark_seen(self, uid: str) -> None: ...


class ImapBox:
    """A mailbox on an IMAP server."""

    def __init__(self, client: Any) -> None:
        self.client = client

    def unseen(self, limit: int) -> Iterator[tuple[str, bytes]]:
        for uid in self.client.uids("UNSEEN")[:limit]:
            _, answer = self.client.client.uid("fetch", uid, WHOLE)
            for part in answer:  # empty if the mail was deleted meanwhile
                if isinstance(part, tuple):
                    yield uid, part[1]

    def mark_seen(self, uid: str) -> None:
        self.client.flag(uid, "\\Seen", value=True)


def poll_mailbox(*, now: datetime, limit: int) -> int:
    """Store new mails. Without a mailbox in the settings there is nothing to do."""
    if not deps().settings.imap_url:
        return 0
    with open_mailbox(deps().settings.imap_url) as box:
        return store_new_mails(box, now, limit)


@contextmanager
def open_mailbox(url: str) -> Iterator[Mailbox]:
    """Connect to `imaps://user:password@host/folder`, or to `imap://` over a network that is safe."""
    from imap_tools import MailBox, MailBoxUnencrypted

    place = urlsplit(url)
    secure = place.scheme == "imaps"
    server = MailBox if secure else MailBoxUnencrypted
    port = place.port or (993 if secure else 143)
    folder = unquote(place.path.strip("/")) or "INBOX"
    with server(place.hostname, port).login(
        unquote(place.username or ""), unquote(place.password or ""), folder
    ) as client:
        yield ImapBox(client)


def store_new_mails(box: Mailbox, now: datetime, limit: int) -> int:
    """Store new mails and return how many were taken.

    A mail is marked as seen only after it was stored. A poll that dies repeats the current mail, and the same
    mail is stored only once.
    """
    taken = 0
    for uid, raw in box.unseen(limit):
        recipient = find_recipient(raw)
        with transaction() as session:
            if recipient and len(raw) <= MAX_OCTETS:
                answer = check_recipient(session, recipient, None, now)
                if answer == RecipientCheck.TOO_MANY:
                    continue
                if answer == RecipientCheck.WELCOME:
                    receive_mail(session, raw=raw, recipient=recipient, envelope_sender=None, now=now)
        box.mark_seen(uid)
        taken += 1
    return taken
