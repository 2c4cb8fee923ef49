"""The ways out: a real mail server on loopback, and the local letter box."""

import re

import pytest
from sqlalchemy import select

from service.mail.mime import build_message
from service.mail.smtp import SmtpServer
from service.mail.transports import LetterBox
from service.platform.outbox.models import BoxedMail
from service.platform.ports import DeliveryError, Mail, ServerUnavailable
from service.platform.transaction import read_session


@pytest.fixture
def mail():
    return mail_to("anna@example.org")


def mail_to(recipient: str) -> Mail:
    headers = [("To", recipient), ("Subject", "Grüße")]
    octets = build_message(headers, "Żółw", foreign=not recipient.isascii())
    return Mail("us@example.org", recipient, "<1@here>", "Grüße", octets)


def send(mailer, *mails):
    with mailer.connect() as hand_over:
        for each in mails:
            hand_over(each)


def test_the_mail_server_gets_the_message_whole(smtp, mail):
    send(SmtpServer(smtp.url, 20), mail, mail)
    assert [kept["Subject"] for kept in smtp.messages] == ["Grüße"] * 2
    assert smtp.messages[0].get_content().strip() == "Żółw"


def test_the_mail_server_of_this_machine_is_not_asked_who_it_is(smtp, mail):
    """Debian's Postfix offers TLS with a certificate that it made for itself; this one would fail if it were asked to begin."""
    smtp.offers = ["STARTTLS"]
    send(SmtpServer(smtp.url, 20), mail)
    assert len(smtp.messages) == 1


def test_an_address_of_any_letters_is_written_to(smtp):
    send(SmtpServer(smtp.url, 20), mail_to("żółw@example.org"))
    assert smtp.messages[0]["To"] == "żółw@example.org"


@pytest.mark.parametrize(("refusal", "final"), [("451 later", False), ("550 never", True)])
def test_a_refusal_tells_whether_asking_again_can_help(smtp, mail, refusal, final):
    smtp.refusal = refusal
    with pytest.raises(DeliveryError, match=refusal[:3]) as told:
        send(SmtpServer(smtp.url, 20), mail)
    assert told.value.final is final


@pytest.mark.parametrize("code", ["501", "550", "553"])
def test_a_server_that_takes_no_marked_return_path_gets_the_plain_one(smtp, mail, code):
    smtp.refuses_senders = (re.compile(r"\+b"), f"{code} bad sender")
    marked = mail._replace(sender="us+b1.x@example.org", plain_sender="us@example.org")
    send(SmtpServer(smtp.url, 20), marked, marked)
    assert smtp.senders == ["us@example.org"] * 2


def test_a_server_that_takes_no_sender_at_all_is_away_for_now(smtp, mail):
    smtp.refuses_senders = (re.compile("us"), "550 go away")
    with pytest.raises(ServerUnavailable):
        send(SmtpServer(smtp.url, 20), mail._replace(plain_sender="us@example.org"))


def test_a_server_that_is_away_says_nothing_of_the_letter(mail):
    with pytest.raises(ServerUnavailable):
        send(SmtpServer("smtp://127.0.0.1:9", 20), mail)


@pytest.mark.usefixtures("app")
def test_the_letter_box_keeps_a_mail_once(clock, mail):
    send(LetterBox(clock), mail, mail)
    with read_session() as session:
        (kept,) = session.scalars(select(BoxedMail)).all()
        assert (kept.subject, kept.recipient, kept.created_at) == ("Grüße", "anna@example.org", clock())
