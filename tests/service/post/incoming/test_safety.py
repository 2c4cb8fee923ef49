"""Forged, replayed, automatic, oversized and lost: nothing of it does harm."""

import re
import smtplib

import pytest

from service.accounts.models import Player
from service.post import bouncing
from service.post.incoming.models import IncomingMail
from service.post.incoming.queries import read_anew, unreadable_mails
from service.transaction import reading, transaction
from tests.service.post.incoming.conftest import answer_to, moves, numbered, text_of


def test_another_sender_plays_nothing_and_the_player_is_told(post, asked):
    at, name, mail = asked
    back = post.send(answer_to(mail, "1", sender="Mallory <mallory@example.net>"))
    assert moves(at) == []
    assert post.kept() == [("refused", "other-sender")]
    assert back["To"] == f"{name}@example.org"
    assert "mallory@example.net" in text_of(back)
    (link,) = re.findall(r"If it was you.*\n\s+http://127\.0\.0\.1:8000(/answer/\S+)", text_of(back))
    assert at.client.post(link).status_code == 200
    assert moves(at) == [numbered(mail)[1]]


@pytest.mark.parametrize(
    "headers",
    [
        {"Auto_Submitted": "auto-replied"},
        {"Precedence": "bulk"},
        {"X_Autoreply": "yes"},
        {"List_Id": "<all.example.net>"},
        {"Subject": "Out of office: your move"},
        {"X_Procaccio_Loop": "decision"},
    ],
)
def test_machines_never_act_and_are_never_answered(post, asked, headers):
    at, _, mail = asked
    assert post.send(answer_to(mail, "1", **headers)) is None
    assert moves(at) == []
    assert post.kept()[0][0] == "ignored"


def test_only_addresses_that_we_gave_out_are_taken_in(post, asked):
    _, _, mail = asked
    good = str(mail["Reply-To"])
    local, _, domain = re.search(r"[^\s<>]+@[^\s<>]+", good)[0].partition("@")
    mark = local[-16:]
    forged = local[:-1] + ("a" if local[-1] != "a" else "b")
    other = local.replace(".0.", ".1.", 1) if ".0." in local else local.replace("+t", "+t1", 1)
    for address in (
        f"{forged}@{domain}",
        f"{other}@{domain}",
        f"{local}@elsewhere.example",
        f"anna@{domain}",
        f"x+{mark}@{domain}",
    ):
        with pytest.raises(smtplib.SMTPRecipientsRefused) as refused:
            post.deliver(answer_to(mail, "1"), recipient=address)
        assert next(iter(refused.value.recipients.values()))[0] == 550
    assert post.kept() == []


def test_case_of_the_address_does_not_count(post, asked):
    at, _, mail = asked
    address = re.search(r"[^\s<>]+@[^\s<>]+", str(mail["Reply-To"]))[0]
    post.deliver(answer_to(mail, "1"), recipient=address.upper())
    post.read()
    assert len(moves(at)) == 1


def test_too_large_a_mail_is_refused_at_the_door(post, asked):
    _, _, mail = asked
    with pytest.raises(smtplib.SMTPException):
        post.deliver(answer_to(mail, "x" * 1_100_000))
    assert post.kept() == []


def test_too_many_mails_are_asked_to_come_later(post, asked):
    _, _, mail = asked
    for _ in range(60):
        post.deliver(answer_to(mail, "help"))
    with pytest.raises(smtplib.SMTPRecipientsRefused) as refused:
        post.deliver(answer_to(mail, "help"))
    assert next(iter(refused.value.recipients.values()))[0] == 452
    post.clock.tick(hours=2)
    post.deliver(answer_to(mail, "help"))


def test_a_letter_that_nobody_can_read_is_kept_and_can_be_read_anew(house, post, asked):
    _, _, mail = asked
    written = answer_to(mail, "1")
    del written["From"]
    assert post.send(written) is None
    assert post.kept() == [("unreadable", "no-sender")]
    with house.app_context(), transaction() as session:
        (kept,) = unreadable_mails(session, 10)
        assert read_anew(session, kept.id)
        assert not read_anew(session, kept.id)
    post.read()
    assert post.kept() == [("unreadable", "no-sender")]


def test_a_bounce_stops_mail_to_the_address_and_a_forged_one_does_not(house, post, asked):
    _, name, mail = asked
    report = BOUNCE.format(address=f"{name}@example.org", named="<0123@localhost>")
    house_address = "procaccio@localhost"
    post.deliver(report.encode(), house_address, "")
    post.read()
    assert stopped(house, f"{name}@example.org") is None
    true = BOUNCE.format(address=f"{name}@example.org", named=mail["Message-ID"])
    post.deliver(true.replace("<dsn-1@", "<dsn-2@").encode(), house_address, "")
    post.read()
    assert stopped(house, f"{name}@example.org") is not None
    with pytest.raises(smtplib.SMTPRecipientsRefused):
        post.deliver(answer_to(mail, "1"), house_address)


def stopped(house, address):
    with house.app_context(), reading() as session:
        return bouncing.stopped(session, address)


BOUNCE = """\
From: MAILER-DAEMON@mx.example.org
To: procaccio@localhost
Subject: Undelivered Mail Returned to Sender
Message-ID: <dsn-1@mx.example.org>
MIME-Version: 1.0
Content-Type: multipart/report; report-type=delivery-status; boundary="b"

--b
Content-Type: text/plain

It did not arrive.

--b
Content-Type: message/delivery-status

Reporting-MTA: dns; mx.example.org

Final-Recipient: rfc822; {address}
Action: failed
Status: 5.1.1

--b
Content-Type: text/rfc822-headers

Message-ID: {named}

--b--
"""


def test_a_worker_killed_while_reading_leaves_the_mail_to_be_played_once(house, post, asked, monkeypatch):
    at, _, mail = asked

    class Killed(BaseException):
        """Nothing below the worker can catch it."""

    def die(*_args) -> None:
        raise Killed

    post.deliver(answer_to(mail, "1"))
    with monkeypatch.context() as patched:
        patched.setattr("service.post.incoming.meaning.post_answer", die)
        with pytest.raises(Killed):
            post.read()
    assert moves(at) == []
    assert post.kept() == [("waiting", "")]
    post.read()
    post.read()
    assert len(moves(at)) == 1
    assert post.kept() == [("done", "")]


def test_a_seat_without_an_address_is_never_answered(house, post, asked):
    """A player may have lost his address between two mails: who writes from the old one is nobody."""
    at, name, mail = asked
    with house.app_context(), transaction() as session:
        session.query(Player).filter_by(email=f"{name}@example.org").one().email = f"{name}.new@example.org"
    back = post.send(answer_to(mail, "1"))
    assert back["To"] == f"{name}.new@example.org"
    assert moves(at) == []


def test_every_mail_keeps_what_it_was(house, post, asked):
    _, _, mail = asked
    written = answer_to(mail, "1")
    post.deliver(written)
    with house.app_context(), reading() as session:
        kept = session.query(IncomingMail).one()
        assert kept.message_id == written["Message-ID"]
        assert kept.raw.replace(b"\r\n", b"\n").strip() == written.as_bytes().replace(b"\r\n", b"\n").strip()
