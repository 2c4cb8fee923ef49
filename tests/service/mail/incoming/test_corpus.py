"""Answers of every mail program and language, end to end: whatever comes in, a person is answered once, a machine never,
and nothing is played that was not written.
"""

import json
from contextlib import contextmanager

from sqlalchemy import func, select

from service.mail.deliver import deliver_mail
from service.mail.incoming.models import IncomingMail
from service.mail.incoming.receive import receive_mail
from service.mail.incoming.worker import read_incoming
from service.platform.accounts.models import Player
from service.platform.outbox.models import Letter
from service.platform.transaction import read_session, transaction
from service.play.tables.models import Table
from tests.service.mail.incoming.conftest import moves
from tests.service.mail.reading.test_corpus import LETTERS


@contextmanager
def seat_of(house, mail, email: str, language: str):
    """The one who is asked has this address and this language."""
    with house.app_context(), transaction() as session:
        player = session.scalar(select(Player).where(Player.email == str(mail["To"])))
        player.email, player.language = email, language
        number = player.id
    yield
    with house.app_context(), transaction() as session:
        session.get_one(Player, number).email = str(mail["To"])


def taken_in(post, mail, raw: bytes) -> tuple[str, int]:
    """What became of a mail, and how many answers it was given."""
    post.clock.tick(minutes=5)
    now = post.clock()
    recipient = mail["Reply-To"].addresses[0].addr_spec
    with post.house.app_context():
        before = answers()
        with transaction() as session:
            assert receive_mail(session, raw=raw, recipient=recipient, envelope_sender=None, now=now)
        read_incoming(now=now, limit=10)
        with read_session() as session:
            state = session.scalar(select(IncomingMail.state).order_by(IncomingMail.id.desc()).limit(1))
        return state, answers() - before


def answers() -> int:
    with read_session() as session:
        return session.scalar(select(func.count()).where(Letter.kind == "answer"))


def test_each_answer_of_the_corpus_is_answered_once_or_never(house, post, asked):
    at, _, mail = asked
    for file in LETTERS:
        meant = json.loads(file.with_suffix(".json").read_text(encoding="utf-8"))
        email = next(iter(meant.get("senders", [])), "anna@example.com")
        before = moves(at)
        with seat_of(house, mail, email, meant["language"]):
            state, answered = taken_in(
                post, mail, file.read_bytes().replace(b"play.example.org", b"localhost")
            )
        human = meant["kind"] == "human"
        assert (state, answered) == (("done", 1) if human else ("ignored", 0)), file.stem
        kinds = {each["type"] for each in meant["instructions"]} | {
            each.get("what") for each in meant["instructions"]
        }
        if not kinds & {"choose", "notation", "default", "undo", "resign"}:
            assert moves(at) == before, file.stem
        if "resign" in kinds:
            sit_down_again(house, at, mail)
    with house.app_context():
        deliver_mail(now=post.clock())
        with read_session() as session:
            unsent = select(Letter.last_error).where(Letter.kind == "answer", Letter.state == "failed")
            assert session.scalars(unsent).all() == []


def sit_down_again(house, at, mail) -> None:
    with house.app_context(), transaction() as session:
        player = session.scalar(select(Player).where(Player.email == str(mail["To"])))
        row = session.get_one(Table, at.number)
        next(seat for seat in row.seats if seat.player_id is None).player = player
