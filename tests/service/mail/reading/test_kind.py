import pytest

from service.mail.parse import Kind, Letter, Ours
from service.mail.parse.bounce import Failure
from service.mail.parse.message import parse

OURS = Ours("play.example.org")


def read(*headers, envelope_sender=None, body="2"):
    octets = "\r\n".join(("From: anna@example.com", *headers, "", body)).encode()
    letter = parse(octets, OURS, envelope_sender)
    assert isinstance(letter, Letter)
    return letter


@pytest.mark.parametrize(
    "header",
    [
        "Auto-Submitted: no",
        "X-Autoreply: no",
        "Subject: Re: Out of office",
        "Subject: Re: Automatic reply: I joke",
        "Precedence: first-class",
        "Return-Path: <anna@example.com>",
        "In-Reply-To: <t12@play.example.org>",
        "Message-ID: <1@notplay.example.org>",
        "List-Archive: x",
        "Subject: Abwesend bis Montag",
        "Feedback-ID: 1.eu-west-1:AmazonSES",
    ],
)
def test_a_person_is_taken_for_a_person(header):
    assert read(header).kind is Kind.HUMAN


@pytest.mark.parametrize(
    ("header", "kind"),
    [
        ("Auto-Submitted: auto-replied (vacation)", Kind.AUTOMATIC),
        ("X-Autorespond: Your move", Kind.AUTOMATIC),
        ("Precedence: auto_reply", Kind.AUTOMATIC),
        ("Return-Path: <>", Kind.AUTOMATIC),
        ("Subject: Automatic reply: Your move", Kind.AUTOMATIC),
        ("Subject: =?utf-8?q?Odpowied=C5=BA_automatyczna=3A_x?=", Kind.AUTOMATIC),
        ("Subject: Fuera de la oficina", Kind.AUTOMATIC),
        ("Subject: Risposta automatica: Tocca a te", Kind.AUTOMATIC),
        ("Subject: ABWESENHEITSNOTIZ", Kind.AUTOMATIC),
        ("Precedence: Bulk", Kind.BULK),
        ("precedence: junk", Kind.BULK),
        ("List-Id: <players.example.net>", Kind.BULK),
        ("List-Unsubscribe: <https://example.net>", Kind.BULK),
        ("X-Procaccio-Loop: t12", Kind.LOOP),
        ("Message-ID: <t12@Play.Example.org>", Kind.LOOP),
        ("List-Id: Table 12 <t12.play.example.org>", Kind.LOOP),
        ("X-Failed-Recipients: bob@example.com", Kind.BOUNCE),
    ],
)
def test_a_machine_gives_itself_away(header, kind):
    assert read(header).kind is kind


def test_a_letter_that_ran_in_circles_is_a_loop():
    assert read(*["Received: from a by b"] * 80).kind is Kind.LOOP


def test_the_envelope_knows_best():
    assert read(envelope_sender="anna@example.com").kind is Kind.HUMAN
    assert read(envelope_sender="").kind is Kind.AUTOMATIC
    assert read("Subject: Undeliverable: Your move", envelope_sender="<>").kind is Kind.BOUNCE
    assert read("Subject: Undeliverable: Your move", envelope_sender="anna@example.com").kind is Kind.HUMAN


def test_a_failure_for_good_is_told_from_a_delay():
    old = read("X-Failed-Recipients: Bob@example.com, carl@example.com", body="550 5.1.1 no such person")
    assert old.failures == (
        Failure("bob@example.com", "5.1.1", "failed"),
        Failure("carl@example.com", "5.1.1", "failed"),
    )
    assert old.failures[0].for_good
    full = read(
        "Subject: Undeliverable", envelope_sender="", body="bob@example.com\r\n452 4.2.2 mailbox full"
    )
    assert full.failures == (Failure("bob@example.com", "4.2.2", "delayed"),)
    assert not full.failures[0].for_good
