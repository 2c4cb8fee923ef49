"""The LMTP server. It checks each recipient before it accepts data, and stores the mail."""

import asyncio
import logging
from collections.abc import Callable
from functools import partial
from typing import Any, Final, Self

import structlog
from aiosmtpd.controller import Controller
from aiosmtpd.lmtp import LMTP
from aiosmtpd.smtp import Envelope, Session
from flask import Flask
from sqlalchemy.exc import SQLAlchemyError

from service.mail.incoming.receive import RecipientCheck, check_recipient, receive_mail
from service.mail.parse.message import MAX_OCTETS
from service.platform.db_errors import DATABASE_AWAY, describe_database_error
from service.platform.deps import deps
from service.platform.transaction import read_session, transaction

STORED: Final = "250 2.0.0 stored"
RECIPIENT_GOOD: Final = "250 2.1.5 recipient good"
NO_SUCH_ADDRESS: Final = "550 5.1.1 no such address"
TOO_MANY_MAILS: Final = "452 4.7.1 too many mails to this address, come again later"
TOO_MANY_RECIPIENTS: Final = "452 4.5.3 too many recipients"
OUT_OF_ORDER: Final = "451 4.3.0 not now, come again later"
MOST_RECIPIENTS: Final = 20
ANSWERS: Final = {
    RecipientCheck.WELCOME: RECIPIENT_GOOD,
    RecipientCheck.UNKNOWN: NO_SUCH_ADDRESS,
    RecipientCheck.TOO_MANY: TOO_MANY_MAILS,
}
CRLF: Final = "\r\n"
log = structlog.get_logger()


class LmtpHandler:
    """The LMTP handler."""

    def __init__(self, app: Flask) -> None:
        self.app = app

    async def handle_RCPT(  # noqa: N802 - the library calls it by this name
        self, _server: object, _session: Session, envelope: Envelope, address: str, _options: list[str]
    ) -> str:
        if len(envelope.rcpt_tos) >= MOST_RECIPIENTS:
            return TOO_MANY_RECIPIENTS
        answer = await self.in_house(partial(self.welcome, address, sender_of(envelope)))
        if answer == RECIPIENT_GOOD:
            envelope.rcpt_tos.append(address)
        return answer

    async def handle_DATA(self, _server: object, _session: Session, envelope: Envelope) -> str:  # noqa: N802 - likewise
        """Store the mail for each recipient and return one reply for each, as LMTP requires."""
        raw = envelope.original_content or b""
        sender = sender_of(envelope)
        answers = [await self.in_house(partial(self.store, raw, to, sender)) for to in envelope.rcpt_tos]
        return CRLF.join(answers)

    async def in_house(self, act: Callable[[], str]) -> str:
        """Run a function in the application context on a thread, because the database may block."""

        def do() -> str:
            with self.app.app_context():
                return act()

        try:
            return await asyncio.to_thread(do)
        except DATABASE_AWAY as gone:
            log.warning("mail not taken in", why=describe_database_error(gone))
        except SQLAlchemyError:
            log.exception("mail not taken in")
        return OUT_OF_ORDER

    def welcome(self, address: str, sender: str) -> str:
        with read_session() as session:
            return ANSWERS[check_recipient(session, address, sender, deps().clock())]

    def store(self, raw: bytes, address: str, sender: str) -> str:
        with transaction() as session:
            receive_mail(session, raw=raw, recipient=address, envelope_sender=sender, now=deps().clock())
        return STORED


def sender_of(envelope: Envelope) -> str:
    """Return the envelope sender. The library writes the null sender of bounces as `<>`."""
    return (envelope.mail_from or "").strip("<>")


class LmtpServer(Controller):
    """The LMTP server on its own thread."""

    def __init__(self, app: Flask, host: str, port: int) -> None:
        logging.getLogger("mail.log").setLevel(logging.WARNING)  # it logs every address, and ours are secret
        super().__init__(LmtpHandler(app), hostname=host, port=port)

    @classmethod
    def at(cls, app: Flask, place: str) -> Self:
        """Create a server for `host:port`."""
        host, _, port = place.rpartition(":")
        return cls(app, host, int(port))

    def factory(self) -> Any:
        return LMTP(self.handler, data_size_limit=MAX_OCTETS, ident="Procaccio", hostname="procaccio")
