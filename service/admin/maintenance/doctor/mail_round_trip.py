"""A mail check: a letter to a person and a copy to ourselves.

It tests sending, the signature, and the way of replies.
"""

from collections.abc import Callable, Iterator
from datetime import timedelta
from email import message_from_bytes
from email.policy import compat32, default
from email.utils import format_datetime
from secrets import token_hex
from typing import NamedTuple
from urllib.parse import urlsplit

import dkim
from sqlalchemy import select

from service.admin.maintenance.doctor.dns_names import DnsNames, DnsUnavailable
from service.admin.maintenance.doctor.mail_records import check_mail_records
from service.admin.maintenance.doctor.verdict import Finding, report_fine, report_warning, report_wrong
from service.mail import mime
from service.mail.addresses import make_check_address
from service.mail.incoming.models import IncomingMail
from service.mail.parse.authentication import find_checking_server
from service.mail.parse.kind import MARKER, OwnDomain, WriterKind
from service.mail.parse.message import Illegible, parse_mail
from service.mail.smtp import BROKEN, SmtpServer, open_smtp
from service.platform.ports import Clock, DeliveryError, Mail, ServerUnavailable
from service.platform.settings import Settings
from service.platform.transaction import read_session

LOOKS_EVERY = timedelta(seconds=1)
Say = Callable[..., str]
Sleep = Callable[[float], None]


class ReceivedMail(NamedTuple):
    """A mail to the address of the check."""

    raw: bytes
    envelope_sender: str | None


class MailExamination:
    """One check, with its letters and the mails it waits for."""

    def __init__(
        self, settings: Settings, to: str, *, names: DnsNames, clock: Clock, sleep: Sleep, wait: timedelta
    ) -> None:
        self.settings, self.to, self.names, self.wait = settings, to, names, wait
        self.clock, self.sleep = clock, sleep
        self.lot = token_hex(4)
        self.back = make_check_address(self.lot)
        self.until = clock() + wait

    def examine(self, say: Say) -> Iterator[Finding]:
        """Yield all findings. Those that need no waiting come first."""
        if not self.settings.smtp_url:
            yield report_warning("letter-box")
            return
        sent = list(self.sent(say))
        yield from sent
        place = urlsplit(self.settings.smtp_url)
        server = place.hostname or ""
        yield from check_mail_records(self.names, self.settings.sender.domain, server, self.called(server))
        if sent[-1].verdict == "fine":
            yield from self.ways_back()

    def sent(self, say: Say) -> Iterator[Finding]:
        try:
            with SmtpServer(self.settings.smtp_url, self.settings.smtp_seconds, self.clock).connect() as send:
                send(self.letter(self.own("copy"), self.back.addr_spec, say))
                send(self.letter(self.own("letter"), self.to, say))
        except (DeliveryError, ServerUnavailable) as refused:
            yield report_wrong("check-refused", reason=str(refused))
        else:
            yield report_fine("check-sent", address=self.to, seconds=int(self.wait.total_seconds()))

    def own(self, which: str) -> str:
        return f"<check.{self.lot}.{which}@{self.settings.sender.domain}>"

    def letter(self, name: str, to: str, say: Say) -> Mail:
        subject = say("check-subject")
        headers = [
            ("Message-ID", name),
            ("Date", format_datetime(self.clock())),
            ("From", str(self.settings.sender)),
            ("To", to),
            ("Reply-To", str(self.back)),
            ("Subject", subject),
            ("Auto-Submitted", "auto-generated"),
            (MARKER, "check"),
        ]
        octets = mime.build_message(headers, say("check-letter"), foreign=not to.isascii())
        return Mail(self.settings.sender.addr_spec, to, name, subject, octets)

    def called(self, server: str) -> str:
        """Return the name that the server gives itself. A server with a local address has no other name."""
        try:
            with open_smtp(urlsplit(self.settings.smtp_url), self.settings.smtp_seconds) as line:
                return (line.ehlo_resp or b"").decode(errors="replace").split()[0]
        except (*BROKEN, IndexError):
            return server

    def ways_back(self) -> Iterator[Finding]:
        """Wait for our copy, then for an answer.

        An answer comes from another server, if a person writes one.
        """
        began = self.clock()
        copy = self.came(lambda name: name == self.own("copy"))
        if copy is None:
            yield report_wrong(
                "copy-lost", address=self.back.addr_spec, seconds=int((self.clock() - began).total_seconds())
            )
        else:
            yield report_fine("copy-back", seconds=int((self.clock() - began).total_seconds()))
            yield self.signature(copy.raw)
            yield from self.sender_check(copy.raw)
        answer = self.came(lambda name: name != self.own("copy"))
        yield report_warning("answer-none", address=self.to) if answer is None else self.judge_answer(answer)

    def judge_answer(self, answer: ReceivedMail) -> Finding:
        """Read the answer as the answer of a player is read."""
        read = parse_mail(
            answer.raw,
            OwnDomain(self.settings.sender.domain),
            answer.envelope_sender,
            checked_by=self.settings.mail_checked_by,
        )
        if isinstance(read, Illegible):
            return report_wrong("answer-unreadable", why=read.why)
        if read.kind is not WriterKind.HUMAN:
            return report_wrong("answer-ignored", kind=read.kind)
        return report_wrong("answer-disowned") if read.disowned else report_fine("answer-back")

    def sender_check(self, copy: bytes) -> Iterator[Finding]:
        """Check that the setting names the server that checks senders, as our copy shows it."""
        server = find_checking_server(message_from_bytes(copy, policy=compat32))
        if server and server == self.settings.mail_checked_by.lower():
            yield report_fine("senders-checked", server=server)
        elif server:
            yield report_warning("senders-checked-by", server=server)
        elif not self.settings.mail_checked_by:
            yield report_warning("senders-unchecked")

    def came(self, wanted: Callable[[str], bool]) -> ReceivedMail | None:
        """Wait for a mail to the address of this check, until the timeout."""
        ours = select(IncomingMail).where(IncomingMail.recipient == self.back.addr_spec.lower())
        while True:
            with read_session() as session:
                for mail in session.scalars(ours):
                    if wanted(mail.message_id):
                        return ReceivedMail(mail.raw, mail.envelope_sender)
            if self.clock() >= self.until:
                return None
            self.sleep(LOOKS_EVERY.total_seconds())

    def signature(self, copy: bytes) -> Finding:
        """Check that our copy has a valid DKIM signature of our domain, with the key in the DNS."""
        domain = self.settings.sender.domain
        signed = message_from_bytes(copy, policy=default).get_all("DKIM-Signature", [])
        if not signed:
            return report_warning("dkim-none", domain=domain)
        tags = dict(tag.strip().partition("=")[::2] for tag in "".join(str(signed[0]).split()).split(";"))
        facts = {"domain": tags.get("d", ""), "key": f"{tags.get('s', '')}._domainkey.{tags.get('d', '')}"}
        try:
            holds = dkim.verify(copy, dnsfunc=self.key)
        except dkim.DKIMException as broken:
            return report_wrong("dkim-broken", reason=str(broken), **facts)
        except DnsUnavailable as away:
            return report_warning("dns-away", reason=str(away))
        if not holds:
            return report_wrong("dkim-broken", reason="changed on the way, or another key", **facts)
        if not is_aligned(facts["domain"], domain):
            return report_warning("dkim-other", sender=domain, **facts)
        return report_fine("dkim", **facts)

    def key(self, name: bytes, **_patience: float) -> bytes | None:
        found = self.names.texts(name.decode().rstrip("."))
        return found[0].encode() if found else None


def is_aligned(signer: str, domain: str) -> bool:
    """Return whether the domains are equal or one contains the other."""
    signer, domain = signer.lower(), domain.lower()
    return signer == domain or signer.endswith(f".{domain}") or domain.endswith(f".{signer}")
