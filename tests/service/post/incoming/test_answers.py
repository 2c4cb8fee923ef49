"""One answer, from the mail program to the table and back."""

import re
import smtplib

import pytest

from service.accounts.models import Player
from service.post import bouncing
from service.post.incoming.models import IncomingMail
from service.post.incoming.queries import read_anew, unreadable_mails
from service.tables.queries import lines_of
from service.transaction import reading, transaction
from tests.service.post.incoming.conftest import answer_to, text_of

NUMBERED = re.compile(r"^ {0,2}(\d+)  (\S.*?)(?:  \(.*)?$", re.MULTILINE)


@pytest.fixture
def asked(seated, post, request):
    """A table of Il Principe (or of another game), whoever is asked there, and the mail that asks."""
    at = seated(getattr(request, "param", "principe"), 3)
    mails = post.letters()
    name = next(name for name, mail in mails.items() if NUMBERED.search(text_of(mail)))
    return at, name, mails[name]


def numbered(mail) -> dict[int, str]:
    return {int(number): move for number, move in NUMBERED.findall(text_of(mail))}


def moves(at) -> list[str]:
    with at.client.application.app_context(), reading() as session:
        return [line.move for line in lines_of(session, at.number)]


@pytest.mark.parametrize("below", [False, True])
def test_a_number_plays_what_the_mail_numbered_and_is_answered(post, asked, below):
    at, name, mail = asked
    number, move = next(iter(numbered(mail).items()))
    back = post.send(answer_to(mail, str(number), below=below))
    assert moves(at) == [move]
    assert post.kept() == [("done", "")]
    assert f"you have played: {move}" in text_of(back)
    assert back["To"] == f"{name}@example.org"
    assert back["In-Reply-To"].startswith("<")
    assert mail["References"] in back["References"]


def test_words_play_too_whatever_their_case(post, asked):
    at, _, mail = asked
    move = numbered(mail)[1]
    back = post.send(answer_to(mail, f"Hi Procaccio,\n\n{move.upper()}\n\nThanks\n"))
    assert moves(at) == [move]
    assert "you have played" in text_of(back)


def test_default_is_accepted(post, asked):
    at, _, mail = asked
    post.send(answer_to(mail, "default"))
    assert len(moves(at)) == 1


def test_what_does_not_read_is_explained_and_nothing_is_half_played(post, asked):
    at, _, mail = asked
    back = post.send(answer_to(mail, "1\nfrobnicate the doge"))
    assert moves(at) == []
    told = text_of(back)
    assert "nothing of your letter was carried out" in told
    assert "frobnicate the doge" in told
    assert numbered(back) == numbered(mail)


def test_a_number_beyond_the_list(post, asked):
    at, _, mail = asked
    back = post.send(answer_to(mail, "99"))
    assert moves(at) == []
    assert "has the number 99" in text_of(back)


def test_the_answer_can_itself_be_answered(post, asked):
    at, _, mail = asked
    explained = post.send(answer_to(mail, "help"))
    assert "take back" in text_of(explained)
    post.send(answer_to(explained, "1"))
    assert moves(at) == [numbered(mail)[1]]


@pytest.mark.parametrize(("word", "shows"), [("show", "as you see it"), ("history", "The whole story"), ("time", "time")])
def test_what_is_asked_for_is_shown(post, asked, word, shows):
    at, _, mail = asked
    assert shows in text_of(post.send(answer_to(mail, word)))
    assert moves(at) == []


@pytest.mark.parametrize("asked", ["florence"], indirect=True)
def test_a_stale_answer_changes_nothing_and_gets_what_is_asked_now(post, asked):
    at, _, mail = asked
    post.send(answer_to(mail, "1"))
    before = moves(at)
    back = post.send(answer_to(mail, "2"))
    assert moves(at) == before
    assert "The question of that letter is closed" in text_of(back)
    assert "What happened" in text_of(back)


def test_a_replayed_answer_is_taken_in_once(post, asked):
    at, _, mail = asked
    written = answer_to(mail, "1")
    assert post.send(written) is not None
    assert post.send(written) is None
    assert len(moves(at)) == 1
    assert len(post.kept()) == 1


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
    for address in (f"{forged}@{domain}", f"{other}@{domain}", f"{local}@elsewhere.example", f"anna@{domain}", f"x+{mark}@{domain}"):
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


def test_talk_is_said_to_all_or_to_one(post, asked):
    at, name, mail = asked
    others = [who for who in ("Anna", "Bob", "Chris") if who.lower() != name]
    assert "said to all" in text_of(post.send(answer_to(mail, "talk Buona fortuna!\nA tutti.")))
    assert f"to {others[0]} alone" in text_of(post.send(answer_to(mail, f"talk to {others[0]}: pssst")))
    assert "Nobody at this table" in text_of(post.send(answer_to(mail, "talk to Zeno: pssst")))
    heard = post.letters()
    assert "Buona fortuna!" in text_of(heard[others[1].lower()])
    assert all("pssst" not in text_of(each) for each in post.mailer.mails if each["To"].startswith(others[1].lower()))


def test_an_answer_to_talk_is_talk(post, asked):
    at, name, mail = asked
    other = next(who for who in ("anna", "bob", "chris") if who != name)
    post.send(answer_to(mail, "talk Who bids?"))
    heard = post.letters()[other]
    assert "Who bids?" in text_of(heard)
    assert "said to all" in text_of(post.send(answer_to(heard, "Not me, and 2 is not a move.")))
    assert "Not me" in text_of(post.letters()[name])
    assert moves(at) == []


def test_an_answer_to_a_whisper_is_not_told_to_all(post, asked):
    _, name, mail = asked
    other = next(who for who in ("anna", "bob", "chris") if who != name)
    post.send(answer_to(mail, f"talk to {other}: only you"))
    back = post.send(answer_to(post.letters()[other], "Yes, only we two."))
    assert "not clear who may hear" in text_of(back)


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
