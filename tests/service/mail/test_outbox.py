"""The outbox: posted once, claimed once, tried until it is taken, and always in a state that can be seen."""

from datetime import timedelta
from threading import Thread

import pytest
from sqlalchemy import select, text

from service.mail.deliver import HELD, SPELL, deliver_mail
from service.mail.smtp import SmtpServer
from service.platform.outbox.models import Letter, LetterState
from service.platform.outbox.outbox import (
    GIVEN_UP_AFTER,
    LADDER,
    LEASE,
    claim_batch,
    claim_letters,
    post_letter,
    record_outcome,
)
from service.platform.outbox.waiting import LEAST, MOST
from service.platform.ports import DeliveryError
from service.platform.tasks.names import TaskName
from service.platform.transaction import read_session, transaction
from tests.parts.servers import free_port

ONCE = ("hashjoin", "mergejoin", "hashagg", "sort", "material", "memoize")
"""Ways of PostgreSQL to have a subquery's rows at hand after it has run once."""
pytestmark = pytest.mark.both_databases
PAYLOAD = {"secret": "s", "language": "en", "minutes": 20}


@pytest.fixture
def posted(app, clock):
    """Posts sign-in letters, the one kind that can be composed already."""

    def make(key="a", **more) -> None:
        wanted = {"kind": "sign-in", "channel": "mail", "recipient": f"{key}@example.org", "payload": PAYLOAD}
        with transaction() as session:
            post_letter(session, key=key, now=clock(), **wanted | more)

    return make


def letter(key="a") -> Letter:
    with read_session() as session:
        found = session.scalars(select(Letter).where(Letter.key == key)).one()
        session.expunge(found)
        return found


def claimed(now, limit=10) -> list[Letter]:
    with transaction() as session:
        return claim_letters(session, now=now, limit=limit, channel="mail")


def test_a_key_is_posted_once(posted, mailer, clock):
    posted()
    posted()
    assert deliver_mail(now=clock()) == 1
    posted()
    assert deliver_mail(now=clock()) == 0
    assert len(mailer.mails) == 1


def test_a_posted_letter_is_sent_by_its_task_at_once(posted, recorder):
    posted()
    assert recorder.tasks == [TaskName.SEND_DUE_LETTERS]


def test_a_letter_waits_for_its_hour(posted, clock):
    posted(not_before=clock() + timedelta(hours=1))
    assert claimed(clock()) == []
    assert len(claimed(clock.tick(hours=1))) == 1


def test_the_oldest_go_first_and_no_more_than_asked_for(posted, clock):
    for key in "cab":
        posted(key)
        clock.tick(seconds=1)
    assert [each.key for each in claimed(clock(), limit=2)] == ["c", "a"]
    assert [each.key for each in claimed(clock(), limit=2)] == ["b"]


def test_no_more_are_claimed_than_asked_for_whatever_the_plan(posted, clock):
    """PostgreSQL may run a subquery anew for each row of the table around it, and does where other ways are shut."""
    for key in "abcdefgh":
        posted(key)
        clock.tick(seconds=1)
    with transaction() as session:
        if session.get_bind().dialect.name == "postgresql":
            for way in ONCE:
                session.execute(text(f"SET LOCAL enable_{way} = off"))
        taken = claim_letters(session, now=clock(), limit=2, channel="mail")
    assert [each.key for each in taken] == ["a", "b"]


def test_what_a_dead_worker_held_comes_back_when_the_lease_ends(posted, clock):
    posted()
    claimed(clock())
    assert claimed(clock.tick(seconds=LEASE.total_seconds() - 1)) == []
    (again,) = claimed(clock.tick(seconds=1))
    assert again.attempts == 2


def test_a_worker_that_wakes_late_does_not_settle_what_another_has_taken(posted, clock):
    posted()
    (slow,) = claimed(clock())
    (quick,) = claimed(clock.tick(seconds=LEASE.total_seconds()))
    with transaction() as session:
        record_outcome(session, slow, now=clock(), error="late")
    assert letter().state == LetterState.LEASED
    with transaction() as session:
        record_outcome(session, quick, now=clock())
    assert letter().state == LetterState.SENT


def test_what_is_put_off_waits_a_quarter_of_its_time_and_is_no_failure_of_the_letter(posted, mailer, clock):
    posted()
    began = clock()
    mailer.refusal = DeliveryError("451 not now")
    while clock() < began + GIVEN_UP_AFTER:
        deliver_mail(now=clock())
        put_off = letter()
        assert (put_off.state, put_off.attempts, put_off.last_error) == (LetterState.FAILED, 0, "451 not now")
        wait = put_off.not_before - clock()
        assert wait == min(max((clock() - began) / 4, LEAST), MOST)
        assert deliver_mail(now=clock.tick(seconds=wait.total_seconds() - 1)) == 0
        clock.tick(seconds=1)
    mailer.refusal = None
    deliver_mail(now=clock())
    assert letter().state == LetterState.SENT


def test_what_is_put_off_for_too_long_ends_dead_and_visible(posted, mailer, clock):
    posted()
    mailer.refusal = DeliveryError("451 not now")
    deliver_mail(now=clock())
    deliver_mail(now=clock.tick(seconds=GIVEN_UP_AFTER.total_seconds()))
    assert (letter().state, letter().last_error) == (LetterState.DEAD, "451 not now")
    assert deliver_mail(now=clock.tick(days=365)) == 0


def test_a_server_that_is_away_is_no_fault_of_any_letter(posted, mailer, clock, monkeypatch):
    for key in "abc":
        posted(key)
    monkeypatch.setattr(mailer, "connect", SmtpServer(f"smtp://127.0.0.1:{free_port()}", 20, clock).connect)
    for _ in range(30):
        deliver_mail(now=clock.tick(days=1))
    assert {(letter(key).state, letter(key).attempts) for key in "abc"} == {(LetterState.PENDING, 0)}
    assert "refused" in letter().last_error
    monkeypatch.undo()
    deliver_mail(now=clock())
    assert len(mailer.mails) == 3


def test_a_letter_of_which_workers_die_takes_no_other_along(posted, mailer, clock):
    for key in "abc":
        posted(key)
    claimed(clock())
    for _ in range(len(LADDER)):
        clock.tick(seconds=LEASE.total_seconds())
        while alone := one_hand(clock()):
            (held,) = alone
            if held.key != "a":  # whoever has that one in hand dies again
                with transaction() as session:
                    record_outcome(session, held, now=clock())
    assert (letter("b").attempts, letter("c").attempts) == (2, 2)
    assert (letter("b").state, letter("c").state) == (LetterState.SENT, LetterState.SENT)


def one_hand(now) -> list[Letter]:
    with transaction() as session:
        return claim_batch(session, now=now, limit=10, channel="mail")


def test_a_letter_that_may_have_left_is_not_taken_for_one_that_left_once(posted, mailer, clock):
    posted()
    mailer.refusal = DeliveryError("hung up", perhaps=True)
    for _ in range(3):
        deliver_mail(now=clock())
        clock.tick(minutes=10)
    assert letter().attempts == 1
    mailer.refusal = None
    deliver_mail(now=clock())
    assert (letter().state, letter().attempts) == (LetterState.SENT, 2)


def test_what_is_refused_for_good_is_dead_at_once(posted, mailer, clock):
    posted()
    mailer.refusal = DeliveryError("550 nobody here", final=True)
    deliver_mail(now=clock())
    assert (letter().state, letter().last_error) == (LetterState.DEAD, "550 nobody here")


def test_one_broken_letter_does_not_hold_up_the_others(posted, mailer, clock):
    posted("broken", payload={"language": "en"}, kind="no-such-kind")
    clock.tick(seconds=1)
    posted("good")
    deliver_mail(now=clock())
    assert letter("broken").state == LetterState.FAILED
    assert letter("broken").last_error
    assert letter("good").state == LetterState.SENT


def test_many_workers_at_once_send_each_letter_once(app, posted, mailer, clock):
    for number in range(30):
        posted(f"p{number}")

    def work() -> None:
        with app.app_context():
            while deliver_mail(now=clock(), limit=3):
                pass

    workers = [Thread(target=work) for _ in range(4)]
    for worker in workers:
        worker.start()
    for worker in workers:
        worker.join()
    assert sorted(mail["To"] for mail in mailer.mails) == sorted(f"p{n}@example.org" for n in range(30))


def test_the_message_id_follows_from_the_key(posted, mailer, clock):
    posted()
    (first,) = claimed(clock())
    clock.tick(seconds=LEASE.total_seconds())
    deliver_mail(now=clock())
    assert first.key == "a"
    assert mailer.mails[0]["Message-ID"].endswith("@localhost>")


def test_a_drain_takes_hand_after_hand_until_its_spell_is_over(posted, mailer, clock, monkeypatch):
    """Then other work has its turn, and it says that there may be more."""
    for number in range(2 * HELD + 5):
        posted(f"p{number}")
    assert deliver_mail(now=clock()) == 2 * HELD + 5
    keep = mailer.keep
    slow = SPELL.total_seconds() / HELD
    monkeypatch.setattr(mailer, "keep", lambda mail: (keep(mail), clock.tick(seconds=slow)))
    for number in range(HELD + 5):
        posted(f"slow{number}")
    before = len(mailer.mails)
    assert deliver_mail(now=clock(), limit=HELD + 5) == HELD + 5
    assert len(mailer.mails) - before == HELD


def test_a_slow_drain_gives_back_what_it_cannot_send_within_its_lease(posted, mailer, clock, monkeypatch):
    """Else the lease ends while the letter waits in a hand, and two workers send it."""
    for key in "abc":
        posted(key)
    keep = mailer.keep
    monkeypatch.setattr(mailer, "keep", lambda message: (keep(message), clock.tick(seconds=30)))
    deliver_mail(now=clock())
    assert len(mailer.mails) == 2
    assert (letter("c").state, letter("c").attempts) == (LetterState.PENDING, 0)
    deliver_mail(now=clock())
    assert len({mail["Message-ID"] for mail in mailer.mails}) == len(mailer.mails) == 3
