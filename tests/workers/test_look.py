"""The look: what a job would find to do, it is called for; else nobody would do it in a house that is left alone."""

from dataclasses import replace
from datetime import timedelta

import pytest
from sqlalchemy import event, select, update

from service.admin.desk.heartbeats import JobRunLog
from service.admin.desk.queries import heartbeats
from service.mail.incoming.models import IncomingMail, IncomingState
from service.platform.accounts.models import Player, PlayerKind
from service.platform.accounts.sign_in import send_sign_in_link
from service.platform.database import db
from service.platform.deps import deps
from service.platform.outbox.models import Letter, LetterState
from service.platform.outbox.outbox import LADDER, post_letter
from service.platform.transaction import read_session, transaction
from service.play.messages import notify_browsers, notify_programs
from service.play.plans.models import PlanState, StandingPlan
from service.play.tables.models import Seat
from workers import jobs
from workers.jobs import JOBS, find_due_jobs, get_job, run_job

pytestmark = pytest.mark.both_databases

CALLED = {job.name for job in JOBS if job.due}


@pytest.fixture
def pulses(monkeypatch):
    """Nothing of what other houses have done."""
    monkeypatch.setattr(jobs, "PULSES", JobRunLog())
    return jobs.PULSES


def busy() -> set[str]:
    """The jobs that did something; whatever that was, they had been called for."""
    found = set()
    for job in (replace(each, limit=1) if each.apart else each for each in JOBS if each.due):
        with read_session() as session:
            called = job.name in {each.name for each in find_due_jobs(session, deps().clock())}
        if job.work(now=deps().clock(), limit=job.limit):
            assert called, job.name
            found.add(job.name)
    return found


def make_work(running: int, now) -> None:
    """For those jobs that have no more to do in an aged house."""
    with transaction() as session:
        lost = {"state": LetterState.LEASED, "attempts": len(LADDER) + 1, "lease_until": now}
        session.execute(update(Letter).where(Letter.state == LetterState.SENT).values(lost))
        session.execute(update(IncomingMail).values(state=IncomingState.WAITING))
        asked = select(Seat.player_id).where(Seat.table_id == running, Seat.waiting_since.is_not(None))
        bot = {"kind": PlayerKind.BOT, "email": None}
        session.execute(update(Player).where(Player.id.in_(asked)).values(bot))
        session.execute(update(StandingPlan).values(state=PlanState.STANDING, due_at=now, due_question=1))
        for channel, payload in (
            (notify_programs.CHANNEL, {"hook": 0}),
            (notify_browsers.CHANNEL, {"browser": 0}),
        ):
            said = {"key": channel, "kind": "turn", "channel": channel, "recipient": "", "payload": payload}
            post_letter(session, **said, now=now)


def test_whatever_a_job_does_in_an_aged_house_the_look_calls_it_for(aged_house, clock):
    make_work(aged_house.running, clock())
    found = busy()
    for _ in range(2):
        clock.tick(days=31)
        found |= busy()
    assert found == CALLED


@pytest.mark.usefixtures("app")
def test_in_an_empty_house_nothing_is_due_and_nothing_is_done(bell):
    assert busy() == set()
    assert run_job(get_job("look")) is False
    assert bell.rings == []


@pytest.mark.usefixtures("app")
def test_a_look_is_one_statement_and_rings_for_what_is_due(bell, clock, pulses):
    with transaction() as session:
        send_sign_in_link(
            session, email="anna@example.org", language="en", settings=deps().settings, now=clock()
        )
    pulses.say(clock())
    bell.rings.clear()
    asked = []
    event.listen(db.engine, "before_cursor_execute", hear := lambda *told: asked.append(told[2]))
    run_job(get_job("look"))
    event.remove(db.engine, "before_cursor_execute", hear)
    assert [each.split()[0] for each in asked if each != "BEGIN"] == ["SELECT"]
    assert bell.rings == ["post"]


@pytest.mark.usefixtures("app")
def test_a_job_that_failed_is_well_again_once_nothing_is_left_to_do(clock, pulses):
    def fail(*, now, limit):
        raise ZeroDivisionError

    with pytest.raises(ZeroDivisionError):
        run_job(replace(get_job("hooks"), work=fail))
    clock.tick(minutes=1)
    run_job(get_job("look"))
    pulses.say(clock())
    with read_session() as session:
        told = {each.job: each for each in heartbeats(session)}
    assert told["hooks"].at - told["hooks"].failed_at == timedelta(minutes=1)
    assert (told["hooks"].runs, told["hooks"].faults) == (1, 1)
    assert set(told) == CALLED | {"look"}


@pytest.mark.usefixtures("app")
def test_what_cannot_be_said_is_said_the_next_time(clock, pulses, monkeypatch):
    def away(*_):
        raise ZeroDivisionError

    pulses.done("post", 2.0)
    with monkeypatch.context() as patched:
        patched.setattr("service.admin.desk.heartbeats.record_heartbeat", away)
        with pytest.raises(ZeroDivisionError):
            pulses.say(clock())
    pulses.done("post", 3.0)
    pulses.say(clock())
    with read_session() as session:
        (told,) = heartbeats(session)
    assert (told.runs, told.seconds) == (2, 5.0)
