"""Letters through mail servers as they are: the server's habits cost little time, and never a letter."""

from datetime import timedelta
from itertools import pairwise

import pytest
from sqlalchemy import func, select

from service.mail.deliver import HELD, deliver_mail
from service.mail.smtp import ConnectionLimit, SendingPauses, SmtpServer
from service.platform.outbox.models import Letter, LetterState
from service.platform.outbox.outbox import claim_batch, post_letter
from service.platform.ports import DeliveryError, RecipientThrottled
from service.platform.tasks.names import BEAT, TaskName
from service.platform.transaction import read_session, transaction
from tests.parts.service import DAWN
from tests.parts.strict_mail_server import Habits, StrictServer
from tests.service.mail.test_mailers import mail_to

PAYLOAD = {"secret": "s", "language": "en", "minutes": 20}
LOOKS_EVERY = int(BEAT[TaskName.START_DUE_TASKS].total_seconds())
STEP = 5


@pytest.fixture
def server(clock):
    """Listens, with the habits that a test gives it."""
    found = StrictServer(clock, Habits(hangs_up=0, greylisted=10**9))
    found.come()
    yield found
    found.go()


@pytest.fixture
def through(mailer, server, clock, monkeypatch):
    """The house sends through the server."""
    monkeypatch.setattr(mailer, "connect", SmtpServer(server.url, 20, clock).connect)


def post_letters(start: int, count: int, now) -> None:
    with transaction() as session:
        for number in range(start, start + count):
            post_letter(
                session,
                key=f"l{number}",
                kind="sign-in",
                channel="mail",
                recipient=f"p{number}@example.org",
                payload=PAYLOAD,
                now=now,
            )


def states() -> dict[str, int]:
    with read_session() as session:
        return dict(session.execute(select(Letter.state, func.count()).group_by(Letter.state)).all())


@pytest.mark.both_databases
@pytest.mark.usefixtures("app", "through")
def test_all_letters_are_there_in_little_more_than_the_time_that_the_server_takes(server, clock):
    """It takes 20 a connection, puts every third off for a minute, hangs up, and is away for a minute while workers die."""
    server.habits = Habits(hangs_up=0.05)
    posted, away, best = {0: 60, 30: 60, 80: 60}, range(10, 70), 80 + 60
    for second in range(0, int(best * 1.3) + LOOKS_EVERY + 1, STEP):
        if second == away.start:
            server.go()
        if second == away.stop:
            server.come()
        if second in posted:
            post_letters(second * 100, posted[second], clock())
        if second in {0, 30}:  # a worker takes a hand of letters and dies
            with transaction() as session:
                assert len(claim_batch(session, now=clock(), limit=HELD, channel="mail")) == HELD
        if second in posted or second % LOOKS_EVERY == 0:
            deliver_mail(now=clock())
        clock.tick(seconds=STEP)
    assert states() == {LetterState.SENT: 180}
    assert len(server.arrived) == 180
    assert {name for name, times in server.arrived.items() if times > 1} <= server.unsaid


@pytest.mark.usefixtures("app", "through")
def test_an_hour_without_the_mail_server_costs_no_letter(server, clock):
    """What was posted before, meanwhile and after: all of it is there a quarter of an hour later, each letter once."""
    server.go()
    for minute in range(60):
        post_letters(minute * 10, 2, clock())
        deliver_mail(now=clock())
        clock.tick(minutes=1)
    assert states() == {LetterState.PENDING: 120}
    server.come()
    post_letters(10_000, 2, clock())
    for _ in range(15):
        deliver_mail(now=clock.tick(minutes=1))
    assert states() == {LetterState.SENT: 122}
    assert set(server.arrived.values()) == {1}


@pytest.mark.usefixtures("app", "through")
def test_a_connection_that_ends_is_laid_anew_at_once_and_no_letter_pays(server, clock):
    post_letters(0, 100, clock())
    deliver_mail(now=clock())
    assert states() == {LetterState.SENT: 100}
    assert server.connections == 5


@pytest.mark.usefixtures("app", "through")
def test_letters_that_are_put_off_count_for_the_connection_and_end_nothing_else(server, clock):
    server.habits.greylisted = 1
    post_letters(0, 50, clock())
    deliver_mail(now=clock())
    assert states() == {LetterState.FAILED: 50}
    assert server.connections == 3
    deliver_mail(now=clock.tick(minutes=1))
    assert states() == {LetterState.SENT: 50}


@pytest.mark.usefixtures("app", "through")
def test_a_letter_at_which_the_server_hangs_up_does_not_hold_up_the_others(server, clock, monkeypatch):
    monkeypatch.setattr(server.chance, "choice", lambda _places: "a" if server.connections < 3 else "b")
    server.habits.hangs_up = 1.0
    post_letters(0, 3, clock())
    deliver_mail(now=clock())
    assert states() == {LetterState.FAILED: 3}
    server.habits.hangs_up = 0.0
    deliver_mail(now=clock.tick(minutes=1))
    assert states() == {LetterState.SENT: 3}


def test_how_many_go_over_one_connection_is_learned_from_two_that_end_alike():
    limit = ConnectionLimit()
    limit.ended_after(7)
    limit.ended_after(20)
    assert not limit.reached(20)
    limit.ended_after(20)
    assert (limit.reached(19), limit.reached(20)) == (False, True)


def test_after_it_is_learned_no_letter_meets_the_end_of_a_connection(server, clock):
    through, told = SmtpServer(server.url, 20, clock), []
    learn = through.limit.ended_after
    through.limit.ended_after = lambda letters: (told.append(letters), learn(letters))
    with through.connect() as send:
        for _ in range(100):
            send(mail_to("anna@example.org"))
    assert told == [20, 20]


def test_a_server_that_is_away_is_asked_again_after_a_quarter_of_its_absence():
    rests, now, asked = SendingPauses(), DAWN, []
    while now < DAWN + timedelta(hours=1):
        rests.begin("", now)
        asked.append(now)
        now = rests.until("", now)
    waits = [later - sooner for sooner, later in pairwise(asked)]
    assert (waits[0], waits[-1]) == (timedelta(seconds=5), timedelta(minutes=5))
    assert all(wait <= max((sooner - DAWN) / 4, waits[0]) for sooner, wait in zip(asked, waits, strict=False))
    rests.end("")
    assert rests.until("", now) is None


def test_a_domain_that_has_had_too_many_is_left_alone_and_others_are_not(smtp, clock):
    through = SmtpServer(smtp.url, 20, clock)
    with through.connect() as send:
        smtp.refusal = "450 4.7.28 too many letters from you lately"
        with pytest.raises(DeliveryError):
            send(mail_to("anna@example.org"))
        smtp.refusal = None
        with pytest.raises(RecipientThrottled) as told:
            send(mail_to("bob@example.org"))
        send(mail_to("chris@example.com"))
        clock.tick(seconds=5)
        assert told.value.until == clock()
        send(mail_to("bob@example.org"))
        send(mail_to("david@example.org"))
    assert [mail["To"].split("@")[0] for mail in smtp.messages] == ["chris", "bob", "david"]
