"""Players who never open a page: they read their mails and answer by LMTP to a real receiver."""

import re
import smtplib
from email.message import EmailMessage
from email.utils import parseaddr

import pytest

from service.mail.deliver import deliver_mail
from service.mail.incoming.answers import RECEIPT_DELAY
from service.mail.incoming.lmtp import LmtpServer
from service.mail.incoming.models import IncomingMail
from service.mail.incoming.worker import read_incoming
from service.platform.transaction import read_session
from service.play.tables.move_queries import record_lines
from tests.parts.letters import text_of
from tests.parts.servers import free_port
from tests.parts.tables import AtTable

NUMBERED = re.compile(r"^ ?#(\d+)  (\S.*?)(?:  \(.*)?$", re.MULTILINE)


class Correspondence:
    """The mail of a service, and ways to send some to it."""

    def __init__(self, house, mailer, clock, door: LmtpServer) -> None:
        self.house, self.mailer, self.clock, self.door = house, mailer, clock, door

    def letters(self) -> dict[str, EmailMessage]:
        """Return the newest mail to each person, by the first part of the address."""
        return {str(mail["To"]).partition("@")[0]: mail for mail in self.letters_since(0)}

    def letters_since(self, seen: int) -> list[EmailMessage]:
        """Return the mails after the first `seen`."""
        with self.house.app_context():
            deliver_mail(now=self.clock())
        return self.mailer.mails[seen:]

    def deliver(self, mail: EmailMessage | bytes, recipient: str = "", sender: str | None = None) -> None:
        """Deliver over LMTP, as a mail server does."""
        octets = mail if isinstance(mail, bytes) else mail.as_bytes()
        recipient = recipient or parseaddr(str(mail["To"]))[1]
        origin = parseaddr(str(mail["From"]))[1] if sender is None else sender
        with smtplib.LMTP(self.door.hostname, self.door.port) as line:
            line.sendmail(origin, [recipient], octets)

    def read(self) -> None:
        """Do the workers' part."""
        with self.house.app_context():
            read_incoming(now=self.clock(), limit=100)

    def send(self, mail: EmailMessage) -> EmailMessage | None:
        """Deliver an answer, let workers read it, and return the reply to its writer, if there is one."""
        before = len(self.mailer.mails)
        self.deliver(mail)
        self.read()
        back = self.answers_since(before)
        if not back:
            self.clock.tick(seconds=RECEIPT_DELAY.total_seconds())
            back = self.answers_since(before)
        assert len(back) <= 1
        return back[0] if back else None

    def answers_since(self, seen: int) -> list[EmailMessage]:
        return [mail for mail in self.letters_since(seen) if mail["Auto-Submitted"] == "auto-replied"]

    def kept(self) -> list[tuple[str, str]]:
        """Return what the service did with each mail."""
        with self.house.app_context(), read_session() as session:
            return [(mail.state, mail.why) for mail in session.query(IncomingMail).order_by(IncomingMail.id)]


@pytest.fixture
def door(house):
    """The receiver, on a port of its own."""
    opened = LmtpServer(house, "127.0.0.1", free_port())
    opened.start()
    yield opened
    opened.stop()


@pytest.fixture
def post(house, mailer, clock, door) -> Correspondence:
    return Correspondence(house, mailer, clock, door)


@pytest.fixture
def asked(client, seated, begin, post):
    """A table of Il Principe, an asked player, and the mail with the question."""

    def sit():
        at = seated("principe", 3)
        post.letters()
        return at.number, at.keys

    number, keys = begin("asked by letter", sit)
    mails = post.letters()
    name = next(name for name, mail in mails.items() if NUMBERED.search(text_of(mail)))
    return AtTable(client, number, keys), name, mails[name]


def numbered(mail) -> dict[int, str]:
    return {int(number): move for number, move in NUMBERED.findall(text_of(mail))}


def moves(at) -> list[str]:
    with at.client.application.app_context(), read_session() as session:
        return [line.move for line in record_lines(session, at.number)]
