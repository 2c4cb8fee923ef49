"""Polling a mailbox, for houses without a mail server of their own: what is new is taken in and marked as seen."""

from collections.abc import Iterator
from contextlib import contextmanager
from datetime import datetime
from typing import Any, Final, Protocol
from urllib.parse import unquote, urlsplit

from service.mail.incoming.headers import named_in
from service.mail.incoming.receive import Taken, may_have, receive_mail
from service.mail.parse.message import MAX_OCTETS
from service.platform.deps import deps
from service.platform.transaction import transaction

WHOLE: Final = f"(BODY.PEEK[]<0.{MAX_OCTETS + 1}>)"
"""The octets as they came, unmarked; of a mail that is too large no more than it takes to see that."""


class Box(Protocol):
    """A mailbox, as small as it can be said."""

    def unseen(self, limit: int) -> Iterator[tuple[str, bytes]]:
        """What nobody has seen yet, with the name under which the box knows it; nothing is marked."""

    def mark_seen(self, uid: str) -> None: ...


class ImapBox:
    """A mailbox on a server."""

    def __init__(self, client: Any) -> None:
        self.client = client

    def unseen(self, limit: int) -> Iterator[tuple[str, bytes]]:
        for uid in self.client.uids("UNSEEN")[:limit]:
            _, answer = self.client.client.uid("fetch", uid, WHOLE)
            for part in answer:  # none where somebody has deleted it meanwhile
                if isinstance(part, tuple):
                    yield uid, part[1]

    def mark_seen(self, uid: str) -> None:
        self.client.flag(uid, "\\Seen", value=True)


def poll(*, now: datetime, limit: int) -> int:
    """Take in what is new; without a mailbox in the settings there is nothing to do."""
    if not deps().settings.imap_url:
        return 0
    with open_mailbox(deps().settings.imap_url) as box:
        return take_in(box, now, limit)


@contextmanager
def open_mailbox(url: str) -> Iterator[Box]:
    """`imaps://user:password@host/folder`, or `imap://` where the way there is safe."""
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


def take_in(box: Box, now: datetime, limit: int) -> int:
    """Each is marked only once it is stored: a poll that dies repeats the mail in hand, and a mail is stored once."""
    taken = 0
    for uid, raw in box.unseen(limit):
        recipient = named_in(raw)
        with transaction() as session:
            if recipient and len(raw) <= MAX_OCTETS:
                answer = may_have(session, recipient, None, now)
                if answer == Taken.TOO_MANY:
                    continue
                if answer == Taken.WELCOME:
                    receive_mail(session, raw=raw, recipient=recipient, envelope_sender=None, now=now)
        box.mark_seen(uid)
        taken += 1
    return taken
