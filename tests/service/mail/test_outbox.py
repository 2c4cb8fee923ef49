"""The outbox: posted once, claimed once, tried on a ladder, and always in a state that can be seen."""

from datetime import timedelta
from threading import Thread

import pytest
from sqlalchemy import select, text

from service.core.ports import Undelivered
from service.core.transaction import reading, transaction
from service.mail.deliver import HELD, SPELL, deliver_mail
from service.models.mail import Letter, LetterState
from service.outbox.outbox import LADDER, LEASE, claim, post, settle_letter

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
            post(session, key=key, now=clock(), **wanted | more)

    return make


def letter(key="a") -> Letter:
    with reading() as session:
        found = session.scalars(select(Letter).where(Letter.key == key)).one()
        session.expunge(found)
        return found


def claimed(now, limit=10) -> list[Letter]:
    with transaction() as session:
        return claim(session, now=now, limit=limit, channel="mail")


def test_a_key_is_posted_once(posted, mailer, clock):
    posted()
    posted()
    assert deliver_mail(now=clock()) == 1
    posted()
    assert deliver_mail(now=clock()) == 0
    assert len(mailer.mails) == 1


def test_posting_rings_after_the_commit(posted, bell):
    posted()
    assert bell.rings == ["post"]


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
        taken = claim(session, now=clock(), limit=2, channel="mail")
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
        settle_letter(session, slow, now=clock(), error="late")
    assert letter().state == LetterState.LEASED
    with transaction() as session:
        settle_letter(session, quick, now=clock())
    assert letter().state == LetterState.SENT


def test_what_is_refused_is_tried_on_a_ladder_and_ends_dead_and_visible(posted, mailer, clock):
    posted()
    mailer.refusal = Undelivered("451 not now")
    for step in LADDER:
        deliver_mail(now=clock())
        assert (letter().state, letter().last_error) == (LetterState.FAILED, "451 not now")
        assert deliver_mail(now=clock.tick(seconds=step.total_seconds() - 1)) == 0
        clock.tick(seconds=1)
    deliver_mail(now=clock())
    assert letter().state == LetterState.DEAD
    assert deliver_mail(now=clock.tick(days=365)) == 0


def test_what_is_refused_for_good_is_dead_at_once(posted, mailer, clock):
    posted()
    mailer.refusal = Undelivered("550 nobody here", final=True)
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
