"""What other machines report of our letters: bounces in any words, and complaints."""

import smtplib
from itertools import count

import pytest
from sqlalchemy import select

from service.mail import bounces
from service.mail.addresses import COMPLAINTS
from service.mail.compose import compose_mail
from service.mail.headers import LETTER
from service.mail.parse.kind import MARKER
from service.platform.outbox.models import Letter
from service.platform.transaction import read_session
from tests.parts.letters import answer_to
from tests.service.mail.incoming.conftest import moves, numbered

numbers = count(1)


@pytest.fixture
def reported(house, post, asked):
    """Brings a report about the letter that asks; tells why mail to its reader has stopped, if it has."""
    _, name, mail = asked

    def report(text, *, recipient="", sender=""):
        to = recipient or return_path(mail)
        octets = text.format(number=next(numbers), letter=mail[LETTER], name=mail["Message-ID"]).encode()
        post.deliver(octets, to, sender)
        post.read()
        with house.app_context(), read_session() as session:
            mark = bounces.find_stopped_address(session, f"{name}@example.org")
            return None if mark is None else mark.why

    return report


def return_path(mail):
    return f"procaccio+{mail[LETTER]}@localhost"


def test_a_letter_leaves_from_an_address_of_its_own(house, post, asked):
    _, name, mail = asked
    with house.app_context():
        with read_session() as session:
            wanted = select(Letter).where(
                Letter.recipient == f"{name}@example.org", Letter.kind == mail[MARKER]
            )
            letter = session.scalars(wanted).one()
            session.expunge(letter)
        assert compose_mail(letter, post.clock()).sender == return_path(mail)
    assert mail["X-Auto-Response-Suppress"] == "All"


PLAIN = """\
From: Mail Administrator <postmaster@mx.example.net>
Subject: Votre message
Message-ID: <plain-{number}@mx.example.net>

Votre message n'a pas pu atteindre son destinataire: 550 5.1.1 Utilisateur inconnu
"""
DSN = """\
From: MAILER-DAEMON@mx.example.org
Subject: Undelivered
Message-ID: <dsn-{number}@mx.example.org>
MIME-Version: 1.0
Content-Type: multipart/report; report-type=delivery-status; boundary="b"

--b
Content-Type: message/delivery-status

Reporting-MTA: dns; mx.example.org

Final-Recipient: rfc822; moved.away@example.com
Action: failed
Status: STATUS

--b--
"""


def test_a_bounce_that_names_no_letter_of_ours_is_matched_by_where_it_comes_to(reported):
    """In any language, and also where the letter was passed on to another address before it failed."""
    assert reported(PLAIN) == "5.1.1"


def test_a_bounce_after_forwarding_stops_the_address_that_we_wrote_to(reported):
    assert reported(DSN.replace("STATUS", "5.1.1")) == "5.1.1"


def test_a_return_path_that_we_did_not_write_is_nobody_s(reported, asked):
    _, _, mail = asked
    number, _, mark = return_path(mail).partition(".")
    for forged in (
        f"{number}9.{mark}",
        f"{number}.{mark.replace(mark[0], 'a' if mark[0] != 'a' else 'b', 1)}",
    ):
        with pytest.raises(smtplib.SMTPRecipientsRefused):
            reported(PLAIN, recipient=forged)


def test_a_full_mailbox_stops_nothing_until_it_has_been_full_for_days(reported, post):
    full = DSN.replace("STATUS", "5.2.2")
    assert [reported(full) for _ in range(6)] == [None] * 6
    post.clock.tick(days=4)
    assert reported(full) == "5.2.2"


def test_somebody_s_own_words_to_a_return_path_are_no_report(reported, post, asked):
    at, name, _ = asked
    written = f"From: {name}@example.org\nMessage-ID: <x-{{number}}@example.com>\nSubject: Hello\n\n1\n"
    assert reported(written, sender=f"{name}@example.org") is None
    assert moves(at) == []
    assert post.kept() == [("refused", "house")]


ARF = """\
From: feedback@isp.example.net
To: procaccio+complaints@localhost
Subject: FW: a letter
Message-ID: <arf-{number}@isp.example.net>
MIME-Version: 1.0
Content-Type: multipart/report; report-type=feedback-report; boundary="b"

--b
Content-Type: text/plain

This is an email abuse report.

--b
Content-Type: message/feedback-report

Feedback-Type: abuse
User-Agent: SomeGenerator/1.0
Version: 1

--b
Content-Type: message/rfc822

X-Procaccio-Letter: {letter}
Message-ID: {name}
From: Procaccio <procaccio@localhost>
To: undisclosed

The letter.

--b--
"""
LARGE_SERVICE = """\
From: staff@mail.example.net
Subject: complaint about message from 192.0.2.1
Message-ID: <jmrp-{number}@mail.example.net>
MIME-Version: 1.0
Content-Type: multipart/mixed; boundary="b"

--b
Content-Type: message/rfc822

X-HmXmrOriginalRecipient: NAME@example.org
Message-ID: {name}
From: Procaccio <procaccio@localhost>

The letter.

--b--
"""
HOUSE = "procaccio@localhost"
HEARS = f"procaccio+{COMPLAINTS}@localhost"


@pytest.mark.parametrize(("recipient", "sender"), [(HOUSE, ""), (HEARS, "feedback@isp.example.net")])
def test_a_complaint_stops_mail_at_once_though_it_names_nobody(reported, post, recipient, sender):
    assert reported(ARF, recipient=recipient, sender=sender) == "complaint"
    assert post.kept() == [("ignored", "complaint")]


def test_a_complaint_as_a_large_service_writes_it_stops_mail(reported, asked):
    _, name, _ = asked
    assert reported(LARGE_SERVICE.replace("NAME", name), recipient=HEARS) == "complaint"


def test_a_complaint_about_no_letter_of_ours_stops_nothing(reported):
    forged = ARF.replace("{letter}", "b1.abcdefghijklmnop").replace("{name}", "<guessed@localhost>")
    assert reported(forged, recipient=HEARS) is None


def test_whoever_complained_is_told_on_their_page_and_may_go_on(reported, house, asked):
    at, name, _ = asked
    reported(ARF, recipient=HEARS)
    me = at.keys[("anna", "bob", "chris").index(name)]
    assert at.client.get("/api/v1/me/mail-address", headers=me).json["why"] == "complaint"


@pytest.mark.parametrize(("report", "after"), [(PLAIN, None), (ARF, "complaint")])
def test_who_writes_after_a_bounce_gets_mail_again_but_not_after_a_complaint(
    house, reported, post, asked, report, after
):
    at, name, mail = asked
    assert reported(report, recipient="" if report == PLAIN else HEARS)
    post.send(answer_to(mail, "#1"))
    assert moves(at) == [numbered(mail)[1]]
    with house.app_context(), read_session() as session:
        mark = bounces.find_stopped_address(session, f"{name}@example.org")
        assert (None if mark is None else mark.why) == after
    answered = [each for each in post.mailer.mails if each["Auto-Submitted"] == "auto-replied"]
    assert bool(answered) is (after is None)
