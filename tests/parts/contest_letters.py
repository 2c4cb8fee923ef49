"""Letters about contests, and answers to them with a word."""

import pytest

from service.mail.deliver import deliver_mail
from service.mail.incoming.receive import RecipientCheck, check_recipient, receive_mail
from service.mail.incoming.worker import read_incoming
from service.platform.transaction import transaction
from tests.parts.letters import answer_to


@pytest.fixture
def contest_letters(app, clock, mailer):
    """Sends all due mail and returns a player's letters about contests: `contest_letters(anna)`."""

    def sent(who):
        while deliver_mail(now=clock(), limit=100):
            """Until nothing is left."""
        return [mail for mail in mailer.mails if mail["To"] == who.email and "+c" in str(mail["Reply-To"])]

    return sent


@pytest.fixture
def answer_letter(app, clock):
    """Delivers an answer and reads it: `answer_letter(letter, "resign")`."""

    def send(letter, text: str, *, sender: str = "") -> None:
        mail = answer_to(letter, text, sender=sender)
        to = letter["Reply-To"].addresses[0].addr_spec
        with transaction() as session:
            assert check_recipient(session, to, None, clock()) == RecipientCheck.WELCOME
            receive_mail(session, raw=mail.as_bytes(), recipient=to, envelope_sender=None, now=clock())
        read_incoming(now=clock(), limit=10)

    return send


def said(letter) -> str:
    return letter.get_body(("plain",)).get_content()
