"""Forged, replayed, automatic, oversized and lost: nothing of it does harm."""

import re
import smtplib
from dataclasses import replace
from email.message import EmailMessage
from email.policy import SMTP
from itertools import count

import pytest
from sqlalchemy import select

from service.mail import bounces
from service.mail.incoming.models import IncomingMail
from service.mail.incoming.queries import read_anew, unreadable_mails
from service.platform.accounts.models import Player
from service.platform.deps import EXTENSION, install_deps
from service.platform.outbox.models import Letter
from service.platform.transaction import read_session, transaction
from tests.parts.letters import answer_to, text_of
from tests.service.mail.incoming.conftest import moves, numbered


def test_another_sender_plays_nothing_and_the_player_is_told(post, asked):
    at, name, mail = asked
    back = post.send(answer_to(mail, "1", sender="Mallory <mallory@example.net>"))
    assert moves(at) == []
    assert post.kept() == [("refused", "other-sender")]
    assert back["To"] == f"{name}@example.org"
    assert "mallory@example.net" in text_of(back)
    assert "/me/account" in text_of(back)
    (link,) = re.findall(r"If it was you.*\n\s+http://127\.0\.0\.1:8000(/answer/\S+)", text_of(back))
    assert at.client.post(link).status_code == 200
    assert moves(at) == [numbered(mail)[1]]


FORWARDED = {
    "inline": "---------- Forwarded message ---------\nFrom: {sender}\nDate: Fri, Nov 20, 2026\n"
    "Subject: {subject}\nTo: <{to}>\n\n{text}",
    "quoted": "Begin forwarded message:\n\n> From: {sender}\n> Subject: {subject}\n> To: {to}\n>\n{quoted}",
}


def forwarded(mail, how: str):
    """Our letter as a friend has it, passed on by the player: the friend answers that one, to where ours says."""
    passed_on = EmailMessage(policy=SMTP)
    for name in ("Message-ID", "Reply-To"):
        passed_on[name] = str(mail[name])
    passed_on["To"] = "Friend <friend@example.net>"
    passed_on["Subject"] = f"Fwd: {mail['Subject']}"
    quoted = "\n".join(f"> {line}" for line in text_of(mail).splitlines())
    told = {"sender": mail["From"], "subject": mail["Subject"], "to": mail["To"], "text": text_of(mail)}
    passed_on.set_content("What would you do?\n\n" + FORWARDED[how].format(quoted=quoted, **told))
    return passed_on


@pytest.mark.parametrize("how", list(FORWARDED))
def test_a_friend_who_answers_a_forwarded_letter_plays_nothing(post, asked, how):
    """Neither what he writes nor what stands below it; the player is told, and may confirm it by a link."""
    at, name, mail = asked
    before = len(post.letters_since(0))
    back = post.send(answer_to(forwarded(mail, how), "1"))
    assert moves(at) == []
    assert post.kept() == [("refused", "other-sender")]
    assert back["To"] == f"{name}@example.org"
    assert "friend@example.net" in text_of(back)
    assert numbered(mail)[1] in text_of(back).partition("If it was you")[2].splitlines()[0]
    assert [each["To"] for each in post.letters_since(before)] == [f"{name}@example.org"]
    post.send(answer_to(mail, "1"))
    assert moves(at) == [numbered(mail)[1]]


@pytest.mark.parametrize("how", list(FORWARDED))
def test_a_letter_that_its_player_forwards_to_us_plays_nothing(post, asked, how):
    """Not what he passes on, whatever it numbers; that he wrote nothing of use is said."""
    at, _, mail = asked
    passed_on = forwarded(mail, how)
    passed_on.replace_header("To", str(mail["Reply-To"]))
    passed_on.replace_header("Message-ID", "<forwarded@mail.example.com>")
    passed_on["From"] = str(mail["To"])
    back = post.send(passed_on)
    assert moves(at) == []
    assert post.kept() == [("done", "not-carried-out")]
    assert "What would you do?" in text_of(back)


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


def test_of_a_mail_with_too_many_parts_nothing_is_kept(house, post, asked):
    """It would be as expensive to whoever opens it later."""
    _, _, mail = asked
    written = answer_to(mail, "1")
    for number in range(40):
        written.add_attachment(str(number), filename=f"{number}.txt")
    assert post.send(written) is None
    assert post.kept() == [("unreadable", "too-many-parts")]
    with house.app_context(), transaction() as session:
        (kept,) = unreadable_mails(session, 10)
        assert kept.raw == b""
        assert not read_anew(session, kept.id)


FAILED = "mx.example.org; dkim=none; dmarc=fail (p=NONE) header.from=example.org"


@pytest.fixture
def checked(house):
    """A house whose mail server checks who sent a mail."""
    fitted = house.extensions[EXTENSION]
    settings = replace(fitted.settings, mail_checked_by="mx.example.org")
    install_deps(house, replace(fitted, settings=settings))
    yield
    install_deps(house, fitted)


@pytest.mark.usefixtures("checked")
def test_a_mail_that_its_domain_disowns_plays_nothing_and_the_player_is_told(post, asked):
    at, name, mail = asked
    back = post.send(answer_to(mail, "1", Authentication_Results=FAILED))
    assert moves(at) == []
    assert post.kept() == [("refused", "sender-disowned")]
    assert back["To"] == f"{name}@example.org"
    assert numbered(mail)[1] in text_of(back).partition("If it was you")[2].splitlines()[0]


@pytest.mark.usefixtures("checked")
@pytest.mark.parametrize(
    "found",
    [
        "mx.example.net; dmarc=fail header.from=example.org",
        "mx.example.org 1; dmarc=pass (no dmarc=fail) header.from=example.org",
        'mx.example.org; spf=pass smtp.mailfrom="x; dmarc=fail"@example.org; dmarc=pass',
        "mx.example.org; none",
    ],
)
def test_what_another_server_or_a_stranger_says_of_a_mail_is_not_believed(post, asked, found):
    at, _, mail = asked
    post.send(answer_to(mail, "1", Authentication_Results=found))
    assert moves(at) == [numbered(mail)[1]]


def test_no_server_is_believed_that_the_host_does_not_name(post, asked):
    at, _, mail = asked
    post.send(answer_to(mail, "1", Authentication_Results=FAILED))
    assert moves(at) == [numbered(mail)[1]]


HOUSE = "procaccio@localhost"


@pytest.mark.parametrize("sender", ["mallory@example.net", "house"])
def test_of_a_mail_without_effect_only_its_result_is_kept(house, post, asked, sender):
    _, _, mail = asked
    if sender == "house":
        post.deliver(b"From: <>\nSubject: Hello\n\nto everybody\n", HOUSE, "")
    else:
        post.deliver(answer_to(mail, "1", sender=sender))
    post.read()
    with house.app_context(), read_session() as session:
        kept = session.query(IncomingMail).one()
        assert (kept.state, kept.raw) == ("ignored" if sender == "house" else "refused", b"")


def test_mails_of_nobody_to_the_house_are_counted(post):
    for number in range(60):
        post.deliver(f"Message-ID: <{number}@mx.example.net>\n\nreport\n".encode(), HOUSE, "")
    with pytest.raises(smtplib.SMTPRecipientsRefused) as refused:
        post.deliver(b"Message-ID: <more@mx.example.net>\n\nreport\n", HOUSE, "")
    assert refused.value.recipients[HOUSE][0] == 452
    assert len(post.kept()) == 60
    post.clock.tick(hours=2)
    post.deliver(b"Message-ID: <later@mx.example.net>\n\nreport\n", HOUSE, "")


@pytest.fixture
def bounced(house, post):
    """Brings a report of a letter that came back; tells whether mail to the address has stopped."""
    numbers = count(1)

    def report(address: str, named: str, *, action: str = "failed", status: str = "5.1.1") -> bool:
        facts = {"address": address, "named": named, "action": action, "status": status}
        post.deliver(BOUNCE.format(number=next(numbers), **facts).encode(), HOUSE, "")
        post.read()
        with house.app_context(), read_session() as session:
            return bounces.find_stopped_address(session, address) is not None

    return report


def test_only_a_report_for_good_of_our_letter_to_that_address_stops_its_mail(post, asked, bounced):
    _, name, mail = asked
    address, ours = f"{name}@example.org", mail["Message-ID"]
    other = next(each for who, each in post.letters().items() if who != name)
    assert not bounced(address, "<0123@localhost>")
    assert not bounced(address, other["Message-ID"])
    assert not bounced(address, ours, action="delayed", status="4.4.1")
    assert not bounced(address, ours, action="delivered", status="2.0.0")
    assert not bounced("somebody@example.org", ours)
    assert bounced(address, ours)
    assert {state for state, _ in post.kept()} == {"ignored"}
    with pytest.raises(smtplib.SMTPRecipientsRefused):
        post.deliver(answer_to(mail, "1"), HOUSE)


def test_after_a_complaint_nothing_is_answered_until_the_player_says_so(post, asked, clock):
    at, name, mail = asked
    seat = ("anna", "bob", "chris").index(name)
    me = {"headers": at.keys[seat]}
    with post.house.app_context(), transaction() as session:
        sent = select(Letter).where(Letter.recipient == f"{name}@example.org").limit(1)
        bounces.stop_mail(session, session.scalars(sent).one(), why=bounces.COMPLAINT, now=clock())
    assert post.send(answer_to(mail, "help")) is None
    shown = at.client.get("/api/v1/me/mails", **me).json
    assert ("answer", "void") in {(each["kind"], each["state"]) for each in shown["items"]}
    with post.house.app_context(), transaction() as session:
        bounces.resume_mail(session, address=f"{name}@example.org")
    assert "take back" in text_of(post.send(answer_to(mail, "help")))


def test_who_writes_after_a_bounce_is_answered(post, asked, bounced):
    _, name, mail = asked
    assert bounced(f"{name}@example.org", mail["Message-ID"])
    assert "take back" in text_of(post.send(answer_to(mail, "help")))


BOUNCE = """\
From: MAILER-DAEMON@mx.example.org
To: procaccio@localhost
Subject: Undelivered Mail Returned to Sender
Message-ID: <dsn-{number}@mx.example.org>
MIME-Version: 1.0
Content-Type: multipart/report; report-type=delivery-status; boundary="b"

--b
Content-Type: text/plain

It did not arrive.

--b
Content-Type: message/delivery-status

Reporting-MTA: dns; mx.example.org

Final-Recipient: rfc822; {address}
Action: {action}
Status: {status}

--b
Content-Type: text/rfc822-headers

Message-ID: {named}

--b--
"""


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
    with house.app_context(), read_session() as session:
        kept = session.query(IncomingMail).one()
        assert kept.message_id == written["Message-ID"]
        assert kept.raw.replace(b"\r\n", b"\n").strip() == written.as_bytes().replace(b"\r\n", b"\n").strip()
