"""Redaction: remove a name and an address from texts and mails of other people who knew the player."""

import json
import re
from collections.abc import Collection, Iterable
from dataclasses import dataclass
from email import message_from_bytes
from email.message import EmailMessage
from email.policy import default
from typing import Any, Self

from sqlalchemy import select
from sqlalchemy.orm import Session

from service.mail.incoming.models import IncomingMail
from service.mail.incoming.models import IncomingState as Incoming
from service.mail.parse.message import exceeded_bound
from service.platform.outbox.models import BoxedMail, Letter
from service.play.tables.models import Table
from service.play.talk.models import Note, Report, Said
from service.web.api.idempotency_models import IdempotencyKey

BLOT = "…"
AT_ONCE = 100


@dataclass(frozen=True)
class IdentifyingWords:
    """The words that identify a player."""

    words: Collection[str]
    pattern: re.Pattern[str]

    @classmethod
    def of(cls, *words: str | None) -> Self:
        """Return the trace of a player's name and address.

        It matches whole words only, so that Ann is not removed from Hannah.
        """
        told = [word for word in words if word]
        either = "|".join(re.escape(word) for word in sorted(told, key=len, reverse=True))
        return cls(told, re.compile(rf"(?<!\w)(?:{either or '(?!)'})(?!\w)", re.IGNORECASE))

    def out_of(self, thing: Any) -> Any:
        """Return text, or plain data with text in it, without the player's words."""
        match thing:
            case str():
                return self.pattern.sub(BLOT, thing)
            case list():
                return [self.out_of(each) for each in thing]
            case dict():
                return {key: self.out_of(value) for key, value in thing.items()}
        return thing

    def is_in(self, raw: bytes) -> bool:
        """Return whether a mail shows the words to its reader. A mail that cannot be parsed may show them."""
        if exceeded_bound(raw):
            return True
        try:
            message = message_from_bytes(raw, policy=default)
            heads = (str(value) for value in message.values())
            return any(self.pattern.search(text) for text in (*heads, *text_bodies(message)))
        except Exception:  # noqa: BLE001 - the input is untrusted, and the parser raises many kinds of errors
            return True


def text_bodies(message: EmailMessage) -> Iterable[str]:
    for part in message.walk():
        if part.get_content_maintype() == "text":
            payload = part.get_payload(decode=True)
            yield payload.decode("utf-8", "replace") if isinstance(payload, bytes) else ""


def redact_player(session: Session, trace: IdentifyingWords, tables: Collection[int]) -> None:
    """Redact talk, notes, names of tables, letters to others, and stored copies of mails."""
    if not trace.words:
        return
    for row in session.scalars(select(Table).where(Table.id.in_(tables))):
        row.name = trace.out_of(row.name)
    for said in session.scalars(select(Said).where(Said.table_id.in_(tables))):
        said.text = trace.out_of(said.text)
    for report in session.scalars(select(Report).where(Report.table_id.in_(tables))):
        report.text = trace.out_of(report.text)
    for note in session.scalars(select(Note).where(Note.table_id.in_(tables))):
        note.text = trace.out_of(note.text)
    for letter in session.scalars(select(Letter).where(Letter.table_id.in_(tables))):
        letter.said = ""
        redact_payload(letter, trace)
    digests = select(Letter).where(Letter.table_id.is_(None), Letter.said != "")
    for letter in session.scalars(digests.execution_options(yield_per=AT_ONCE)):
        if trace.pattern.search(letter.said):
            letter.said = ""
        redact_payload(letter, trace)
    redact_stored_responses(session, trace)
    delete_raw_mails(session, trace, tables)


def redact_payload(letter: Letter, trace: IdentifyingWords) -> None:
    payload = trace.out_of(letter.payload)
    if payload != letter.payload:
        letter.payload = payload


def redact_stored_responses(session: Session, trace: IdentifyingWords) -> None:
    """Redact the stored responses of idempotent requests. They can name the players of a table."""
    for word in trace.words:
        kept = IdempotencyKey.body.contains(json.dumps(word)[1:-1], autoescape=True)
        for held in session.scalars(select(IdempotencyKey).where(kept)):
            held.body = json.dumps(trace.out_of(json.loads(held.body or "null")))


def delete_raw_mails(session: Session, trace: IdentifyingWords, tables: Collection[int]) -> None:
    """Remove raw mails that show the words.

    Raw mails cannot be redacted.

    Copies of our own mails are deleted. Incoming mails of others that were read already lose their contents.
    """
    boxed = select(BoxedMail).execution_options(yield_per=AT_ONCE)
    for copy in session.scalars(boxed):
        if trace.is_in(copy.raw):
            session.delete(copy)
    read = IncomingMail.state != Incoming.WAITING
    here = IncomingMail.table_id.in_(tables) | IncomingMail.table_id.is_(None)
    for mail in session.scalars(select(IncomingMail).where(read, here).execution_options(yield_per=AT_ONCE)):
        if trace.is_in(mail.raw):
            mail.raw = b""
            mail.envelope_sender = trace.out_of(mail.envelope_sender)
