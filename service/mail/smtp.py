"""Sending over SMTP. A connection is opened again whenever the server closes it.

Replies about one letter are kept apart from replies about the server. So no letter is blamed for another one
or for the server.
"""

import re
import smtplib
import ssl
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from datetime import datetime, timedelta
from ipaddress import ip_address
from typing import NamedTuple
from urllib.parse import SplitResult, unquote, urlsplit

from service.platform.outbox.waiting import next_retry_time
from service.platform.ports import (
    Clock,
    DeliveryError,
    Mail,
    RecipientThrottled,
    Send,
    ServerUnavailable,
    utc_now,
)

TOO_MANY = re.compile(
    r"\b4\.(?:3\.2|4\.5|7\.28)\b|too (?:many|much|fast)|rate.?limit|throttl|limit exceeded", re.IGNORECASE
)
"""How servers say that they take no more mail for a domain.

A false match costs only time: other letters to the domain wait too.
"""
LEAST = timedelta(seconds=5)
MOST = timedelta(minutes=5)
FOREIGN = ("SMTPUTF8", "BODY=8BITMIME")
"""The SMTP extensions needed for an address that is not ASCII."""
TAKEN = frozenset({250, 251})
CLOSING = 421
REFUSED_FOR_GOOD = 500
TOO_LARGE = 552
SENDER_NOT_TAKEN = frozenset({501, 550, 553})
"""The codes with which servers refuse our return path with its mark.

The plain sender is used instead, and bounces are matched by the mark in the letter's headers.
"""
SERVER = ""
"""The key of the server itself in `Rests`. The other keys are domains."""
BROKEN = (OSError, smtplib.SMTPException)


class ConnectionEnded(Exception):
    """Raised if the connection ended before the letter was accepted."""


class SmtpServer:
    """A mail server, and what this process has learned about it."""

    def __init__(self, url: str, patience: float, clock: Clock = utc_now) -> None:
        self.place = urlsplit(url)
        self.patience = patience
        self.clock = clock
        self.limit = ConnectionLimit()
        self.rests = SendingPauses()

    @contextmanager
    def connect(self) -> Iterator[Send]:
        line = SmtpConnection(self)
        line.open()
        try:
            yield line.send
        finally:
            line.close()


class SmtpConnection:
    """A series of connections to one server."""

    def __init__(self, server: SmtpServer) -> None:
        self.server = server
        self.smtp: smtplib.SMTP | None = None
        self.served = 0
        """The number of letters tried over this connection, accepted or not. Servers count both."""

    def open(self) -> smtplib.SMTP:
        """Open a new connection. Raise ServerUnavailable at once if the server was away a moment ago."""
        now = self.server.clock()
        if self.server.rests.until(SERVER, now) is not None:
            raise ServerUnavailable("the mail server was away a moment ago")
        try:
            self.smtp, self.served = open_smtp(self.server.place, self.server.patience), 0
        except BROKEN as error:
            raise self.away(str(error)) from error
        return self.smtp

    def away(self, why: str) -> ServerUnavailable:
        self.drop()
        self.server.rests.begin(SERVER, self.server.clock())
        return ServerUnavailable(why)

    def send(self, mail: Mail) -> None:
        """Send a letter.

        If a connection that has served other letters ends at this one, send it again over a new connection.
        """
        domain = mail.recipient.rpartition("@")[2].lower()
        crowded = self.server.rests.until(domain, self.server.clock())
        if crowded is not None:
            raise RecipientThrottled(crowded)
        if self.server.limit.reached(self.served):
            self.close()
        try:
            self.hand_over(mail)
        except ConnectionEnded as ended:
            if self.served == 0:
                raise DeliveryError(str(ended)) from ended
            self.server.limit.ended_after(self.served)
            self.open()
            self.send(mail)
        except DeliveryError as refused:
            self.served += 1
            if not refused.final and TOO_MANY.search(str(refused)):
                self.server.rests.begin(domain, self.server.clock())
            raise
        else:
            self.served += 1
            self.server.rests.end(domain)

    def hand_over(self, mail: Mail) -> None:
        """Send one letter step by step.

        A refusal of the sender is about the server. Any later refusal is about the letter.
        """
        smtp = self.smtp or self.open()
        try:
            code, said = smtp.mail(mail.sender, mail_options(smtp, mail))
            if code in SENDER_NOT_TAKEN and mail.plain_sender:
                smtp.rset()
                code, said = smtp.mail(mail.plain_sender, mail_options(smtp, mail))
            if code not in TAKEN:
                self.sender_refused(code, said)
            self.server.rests.end(SERVER)
            code, said = smtp.rcpt(mail.recipient)
            if code not in TAKEN:
                self.letter_refused(code, said)
        except smtplib.SMTPNotSupportedError as lacking:
            raise DeliveryError(str(lacking), final=True) from lacking
        except BROKEN as error:
            self.drop()
            raise ConnectionEnded(str(error)) from error
        try:
            code, said = smtp.data(mail.octets)
        except smtplib.SMTPDataError as refused:  # refused before the data
            self.letter_refused(refused.smtp_code, refused.smtp_error)
        except BROKEN as error:
            self.drop()
            raise DeliveryError(str(error), perhaps=True) from error
        if code not in TAKEN:
            self.letter_refused(code, said)

    def sender_refused(self, code: int, said: bytes | str) -> None:
        """Handle a refusal of MAIL FROM.

        The server refuses this size, or everything from us, or more mail over this connection.
        """
        why = format_reply(code, said)
        if code == TOO_LARGE:
            self.letter_refused(code, said)
        if code == CLOSING or self.served:
            self.drop()
        raise ConnectionEnded(why) if self.served else self.away(why)

    def letter_refused(self, code: int, said: bytes | str) -> None:
        if code == CLOSING:
            self.drop()
            raise ConnectionEnded(format_reply(code, said))
        if self.smtp is not None:
            with suppress(*BROKEN):  # a connection that has ended shows at the next letter
                self.smtp.rset()
        raise DeliveryError(format_reply(code, said), final=code >= REFUSED_FOR_GOOD)

    def drop(self) -> None:
        """Close the connection without QUIT."""
        if self.smtp is not None:
            self.smtp.close()
            self.smtp = None

    def close(self) -> None:
        if self.smtp is not None:
            with suppress(*BROKEN):
                self.smtp.quit()
        self.drop()


def mail_options(smtp: smtplib.SMTP, mail: Mail) -> list[str]:
    size = [f"SIZE={len(mail.octets)}"] if smtp.has_extn("size") else []
    return size if mail.recipient.isascii() else [*size, *FOREIGN]


def format_reply(code: int, said: bytes | str) -> str:
    return f"{code} {said if isinstance(said, str) else said.decode(errors='replace')}"


def open_smtp(place: SplitResult, patience: float) -> smtplib.SMTP:
    """Return a greeted connection.

    It uses TLS if the server offers it. A server on this machine is excepted, because its certificate is
    self-signed.
    """
    host, port = place.hostname or "", place.port or 0
    smtp: smtplib.SMTP
    if place.scheme == "smtps":
        smtp = smtplib.SMTP_SSL(host, port, timeout=patience, context=ssl.create_default_context())
    else:
        smtp = smtplib.SMTP(host, port, timeout=patience)
        smtp.ehlo()
        if smtp.has_extn("starttls") and not is_on_this_machine(smtp):
            smtp.starttls(context=ssl.create_default_context())
    if place.username:
        smtp.login(unquote(place.username), unquote(place.password or ""))
    smtp.ehlo_or_helo_if_needed()
    return smtp


def is_on_this_machine(smtp: smtplib.SMTP) -> bool:
    """Return True for a loopback connection.

    Nobody can listen in there, and no authority certifies `localhost`. Yet a Postfix as Debian configures it
    offers TLS.
    """
    return smtp.sock is not None and ip_address(smtp.sock.getpeername()[0]).is_loopback


class SendingPause(NamedTuple):
    """A pause in sending to a domain or to the server."""

    since: datetime
    until: datetime


class SendingPauses:
    """The domains that get no mail for now, with growing pauses. A successful delivery ends a pause."""

    def __init__(self) -> None:
        self.rests: dict[str, SendingPause] = {}

    def until(self, whom: str, now: datetime) -> datetime | None:
        """Return when to try again, or None for now."""
        rest = self.rests.get(whom)
        return rest.until if rest is not None and now < rest.until else None

    def begin(self, whom: str, now: datetime) -> None:
        """Begin a pause, or make the current one longer."""
        since = self.rests[whom].since if whom in self.rests else now
        self.rests[whom] = SendingPause(since, next_retry_time(since, now, least=LEAST, most=MOST))

    def end(self, whom: str) -> None:
        self.rests.pop(whom, None)


class ConnectionLimit:
    """The number of letters that a server takes over one connection.

    The limit is used once two connections in a row have ended after the same number.
    """

    def __init__(self) -> None:
        self.last: int | None = None
        self.most: int | None = None

    def ended_after(self, letters: int) -> None:
        if letters == self.last:
            self.most = letters
        self.last = letters

    def reached(self, letters: int) -> bool:
        return self.most is not None and letters >= self.most
