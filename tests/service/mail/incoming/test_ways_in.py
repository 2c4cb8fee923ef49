"""The ways in beside LMTP: a command for mail servers, and a mailbox that is polled."""

import os
import re
from dataclasses import replace

import pytest
from click.testing import CliRunner
from sqlalchemy import select

from service.cli.receive import ingest
from service.mail.incoming.imap import open_mailbox, poll_mailbox, store_new_mails
from service.mail.incoming.models import IncomingMail
from service.platform.deps import deps, install_deps
from service.platform.transaction import read_session
from tests.parts.letters import answer_to
from tests.service.mail.incoming.conftest import moves, numbered


@pytest.fixture
def call(house, monkeypatch):
    """Calls the command as a mail server does, in the house of the test."""
    monkeypatch.setattr("service.cli.receive.load_settings", lambda: None)
    monkeypatch.setattr("service.cli.receive.create_app", lambda _settings: house)

    def run(octets: bytes, *arguments: str) -> int:
        return CliRunner().invoke(ingest, arguments, input=octets).exit_code

    return run


def address(mail) -> str:
    return re.search(r"[^\s<>]+@[^\s<>]+", str(mail["Reply-To"]))[0]


def test_a_mail_is_piped_in_with_its_recipient_named_or_not(post, asked, call):
    at, name, mail = asked
    assert call(answer_to(mail, "1").as_bytes(), address(mail), "--sender", f"{name}@example.org") == os.EX_OK
    post.read()
    assert len(moves(at)) == 1
    help_asked = answer_to(mail, "help")
    assert call(help_asked.as_bytes()) == os.EX_OK
    assert call(help_asked.as_bytes()) == os.EX_OK
    assert len(post.kept()) == 2


def test_a_pipe_tells_the_mail_server_why_not(post, asked, call):
    _, _, mail = asked
    written = answer_to(mail, "1")
    assert call(written.as_bytes(), "nobody@localhost") == os.EX_NOUSER
    assert call(b"To: nobody@localhost\n\n1\n") == os.EX_NOUSER
    assert call(b"x" * 1_100_000, address(mail)) == os.EX_DATAERR
    for _ in range(60):
        post.deliver(answer_to(mail, "help"))
    assert call(written.as_bytes(), address(mail)) == os.EX_TEMPFAIL


class Shelf:
    """A mailbox in memory."""

    def __init__(self, *mails: bytes) -> None:
        self.mails = {str(number): mail for number, mail in enumerate(mails, 1)}
        self.seen: list[str] = []

    def unseen(self, limit):
        new = [(uid, mail) for uid, mail in self.mails.items() if uid not in self.seen]
        yield from new[:limit]

    def mark_seen(self, uid) -> None:
        self.seen.append(uid)


def test_a_mailbox_is_polled_and_each_mail_taken_in_once(house, post, asked):
    at, _, mail = asked
    written = answer_to(mail, "1").as_bytes()
    shelf = Shelf(written, b"To: somebody@example.org\n\nnot ours\n", written)
    with house.app_context():
        assert store_new_mails(shelf, post.clock(), 10) == 3
        assert store_new_mails(shelf, post.clock(), 10) == 0
    assert len(post.kept()) == 1
    post.read()
    assert len(moves(at)) == 1


def test_a_mailbox_on_a_real_server_is_polled_and_keeps_every_mail_as_it_was(house, post, asked, imap):
    at, _, mail = asked
    written = answer_to(mail, "1").as_bytes()
    strange = answer_to(mail, "help").as_bytes().replace(b"Subject: Re:", b"Subject: \xff\xfe Re:")
    brought = (written, b"To: somebody@example.org\r\n\r\nnot ours\r\n", large(mail), written, strange)
    with open_mailbox(imap) as box:
        for each in brought:
            assert box.client.append(each, "INBOX")[0] == "OK"
    with house.app_context():
        before = deps()
        install_deps(house, replace(before, settings=replace(before.settings, imap_url=imap)))
        assert poll_mailbox(now=post.clock(), limit=2) == 2
        assert poll_mailbox(now=post.clock(), limit=100) == len(brought) - 2
        assert poll_mailbox(now=post.clock(), limit=100) == 0
        install_deps(house, before)
        with read_session() as session:
            kept = session.scalars(select(IncomingMail.raw).order_by(IncomingMail.id)).all()
    assert kept == [written, strange]
    post.read()
    assert moves(at) == [numbered(mail)[1]]
    assert post.kept() == [("done", ""), ("done", "")]


def large(mail) -> bytes:
    return answer_to(mail, "1\n" + "x" * 1_100_000).as_bytes()


def test_without_a_mailbox_there_is_nothing_to_poll(app, clock):
    assert poll_mailbox(now=clock(), limit=10) == 0
