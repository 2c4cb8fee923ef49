"""The ways out: a real mail server on loopback, and the local letter box."""

from email.message import EmailMessage

import pytest
from sqlalchemy import select

from service.ports import Undelivered
from service.post.mailers import LetterBox, Smtp
from service.post.models import BoxedMail
from service.transaction import reading


@pytest.fixture
def message():
    mail = EmailMessage()
    mail["Message-ID"], mail["From"], mail["To"] = "<1@here>", "us@example.org", "anna@example.org"
    mail["Subject"] = "Grüße"
    mail.set_content("Żółw")
    return mail


def send(mailer, *messages):
    with mailer.connect() as hand_over:
        for each in messages:
            hand_over(each)


def test_the_mail_server_gets_the_message_whole(smtp, message):
    send(Smtp(smtp.url), message, message)
    assert [kept["Subject"] for kept in smtp.messages] == ["Grüße"] * 2
    assert smtp.messages[0].get_content().strip() == "Żółw"


@pytest.mark.parametrize(("refusal", "final"), [("451 later", False), ("550 never", True)])
def test_a_refusal_tells_whether_asking_again_can_help(smtp, message, refusal, final):
    smtp.refusal = refusal
    with pytest.raises(Undelivered, match=refusal[:3]) as told:
        send(Smtp(smtp.url), message)
    assert told.value.final is final


def test_a_server_that_is_away_is_no_final_refusal(message):
    with pytest.raises(Undelivered) as told:
        send(Smtp("smtp://127.0.0.1:9"), message)
    assert told.value.final is False


@pytest.mark.usefixtures("app")
def test_the_letter_box_keeps_a_mail_once(clock, message):
    send(LetterBox(clock), message, message)
    with reading() as session:
        (kept,) = session.scalars(select(BoxedMail)).all()
        assert (kept.subject, kept.recipient, kept.created_at) == ("Grüße", "anna@example.org", clock())
