import pytest

from service.mail.parse import Ours, ParsedMail, WriterKind
from service.mail.parse.bounce import Failure
from service.mail.parse.message import parse

OURS = Ours("play.example.org")


def read(*headers, envelope_sender=None, body="2"):
    octets = "\r\n".join(("From: anna@example.com", *headers, "", body)).encode()
    letter = parse(octets, OURS, envelope_sender)
    assert isinstance(letter, ParsedMail)
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
    assert read(header).kind is WriterKind.HUMAN


@pytest.mark.parametrize(
    ("header", "kind"),
    [
        ("Auto-Submitted: auto-replied (vacation)", WriterKind.AUTOMATIC),
        ("X-Autorespond: Your move", WriterKind.AUTOMATIC),
        ("Precedence: auto_reply", WriterKind.AUTOMATIC),
        ("Return-Path: <>", WriterKind.AUTOMATIC),
        ("Subject: Automatic reply: Your move", WriterKind.AUTOMATIC),
        ("Subject: =?utf-8?q?Odpowied=C5=BA_automatyczna=3A_x?=", WriterKind.AUTOMATIC),
        ("Subject: Fuera de la oficina", WriterKind.AUTOMATIC),
        ("Subject: Risposta automatica: Tocca a te", WriterKind.AUTOMATIC),
        ("Subject: ABWESENHEITSNOTIZ", WriterKind.AUTOMATIC),
        ("Precedence: Bulk", WriterKind.BULK),
        ("precedence: junk", WriterKind.BULK),
        ("List-Id: <players.example.net>", WriterKind.BULK),
        ("List-Unsubscribe: <https://example.net>", WriterKind.BULK),
        ("X-Procaccio-Loop: t12", WriterKind.LOOP),
        ("Message-ID: <t12@Play.Example.org>", WriterKind.LOOP),
        ("List-Id: Table 12 <t12.play.example.org>", WriterKind.LOOP),
        ("X-Failed-Recipients: bob@example.com", WriterKind.BOUNCE),
    ],
)
def test_a_machine_gives_itself_away(header, kind):
    assert read(header).kind is kind


def test_a_letter_that_ran_in_circles_is_a_loop():
    assert read(*["Received: from a by b"] * 80).kind is WriterKind.LOOP


def test_the_envelope_knows_best():
    assert read(envelope_sender="anna@example.com").kind is WriterKind.HUMAN
    assert read(envelope_sender="").kind is WriterKind.AUTOMATIC
    assert read("Subject: Undeliverable: Your move", envelope_sender="<>").kind is WriterKind.BOUNCE
    assert (
        read("Subject: Undeliverable: Your move", envelope_sender="anna@example.com").kind is WriterKind.HUMAN
    )


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
