"""Letters about contests, in and out: what somebody was told, and what one word in answer does."""

from email.message import EmailMessage

import pytest

from service.core.transaction import transaction
from service.mail.deliver import deliver_mail
from service.mail.incoming.receive import Taken, may_have, receive_mail
from service.mail.incoming.worker import read_incoming


@pytest.fixture
def contest_letters(app, clock, mailer):
    """Everything that is due leaves; the letters about contests to somebody: `contest_letters(anna)`."""

    def sent(who):
        while deliver_mail(now=clock(), limit=100):
            """Until nothing is left."""
        return [mail for mail in mailer.mails if mail["To"] == who.email and "+c" in str(mail["Reply-To"])]

    return sent


@pytest.fixture
def answer_contest(clock):
    """Answers a letter: `answer_contest(anna, letter, "resign")`."""

    def send(who, letter, text: str, sender: str = "") -> None:
        mail = EmailMessage()
        mail["From"], mail["To"] = sender or who.email, str(letter["Reply-To"])
        mail["Message-ID"] = f"<{text}.{letter['Message-ID'].strip('<>').partition('@')[0]}@example.org>"
        mail["In-Reply-To"], mail["Subject"] = letter["Message-ID"], f"Re: {letter['Subject']}"
        mail.set_content(text + "\n\n" + "\n".join(f"> {line}" for line in said(letter).splitlines()))
        recipient = letter["Reply-To"].addresses[0].addr_spec
        with transaction() as session:
            assert may_have(session, recipient, who.email, clock()) == Taken.WELCOME
            to = {"recipient": recipient, "envelope_sender": who.email}
            receive_mail(session, raw=mail.as_bytes(), **to, now=clock())
        read_incoming(now=clock(), limit=10)

    return send


def said(letter) -> str:
    return letter.get_body(("plain",)).get_content()
