"""Due tasks: a task is sent for all that it would find to do; else nobody would do it in a house left alone."""

from datetime import timedelta

import pytest
from sqlalchemy import event, select, update

from service.admin.desk.queries import heartbeats
from service.mail.incoming.models import IncomingMail, IncomingState
from service.platform.accounts.models import Player, PlayerKind
from service.platform.accounts.sign_in import send_sign_in_link
from service.platform.database import db
from service.platform.deps import deps
from service.platform.outbox.models import Letter, LetterState
from service.platform.outbox.outbox import LADDER, post_letter
from service.platform.tasks.names import BEAT, TaskName
from service.platform.transaction import read_session, transaction
from service.play.messages import notify_browsers, notify_programs
from service.play.plans.models import PlanState, StandingPlan
from service.play.tables.models import Seat
from tests.parts.tasks import run_task
from workers.tasks import DUE, find_due_tasks

pytestmark = pytest.mark.both_databases


def busy() -> set[str]:
    """The tasks that did something; whatever that was, they had been found due."""
    found = set()
    for name in DUE:
        with read_session() as session:
            due = name in find_due_tasks(session, deps().clock())
        if run_task(name, limit=1):
            assert due, name
            found.add(name)
    return found


def make_work(running: int, now) -> None:
    """For those tasks that have no more to do in an aged house."""
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


def test_whatever_a_task_does_in_an_aged_house_it_was_found_due_for(aged_house, clock):
    make_work(aged_house.running, clock())
    found = busy()
    for _ in range(2):
        clock.tick(days=31)
        found |= busy()
    assert found == {*DUE}


def test_every_task_is_either_periodic_or_found_due():
    assert {*BEAT} | {*DUE} == {*TaskName}
    assert not {*BEAT} & {*DUE}


@pytest.mark.usefixtures("app")
def test_in_an_empty_house_nothing_is_due_and_nothing_is_done(recorder):
    assert busy() == set()
    run_task(TaskName.START_DUE_TASKS)
    assert recorder.tasks == []


@pytest.mark.usefixtures("app")
def test_due_tasks_are_found_by_one_statement_and_sent(recorder, clock, runs):
    with transaction() as session:
        send_sign_in_link(
            session, email="anna@example.org", language="en", settings=deps().settings, now=clock()
        )
    runs.save(clock())
    recorder.tasks.clear()
    asked = []
    event.listen(db.engine, "before_cursor_execute", hear := lambda *told: asked.append(told[2]))
    run_task(TaskName.START_DUE_TASKS)
    event.remove(db.engine, "before_cursor_execute", hear)
    assert [each.split()[0] for each in asked if each != "BEGIN"] == ["SELECT"]
    assert recorder.tasks == [TaskName.SEND_DUE_LETTERS]


@pytest.mark.usefixtures("app")
def test_a_task_that_failed_is_well_again_once_nothing_is_left_to_do(clock, runs, monkeypatch):
    def fail(**_more):
        raise ZeroDivisionError

    monkeypatch.setattr("service.programs.tasks.deliver_webhooks", fail)
    with pytest.raises(ZeroDivisionError):
        run_task(TaskName.CALL_WEBHOOKS)
    clock.tick(minutes=1)
    run_task(TaskName.START_DUE_TASKS)
    runs.save(clock())
    with read_session() as session:
        found = {each.job: each for each in heartbeats(session)}
    failed = found[TaskName.CALL_WEBHOOKS]
    assert failed.at - failed.failed_at == timedelta(minutes=1)
    assert (failed.runs, failed.faults) == (1, 1)
    assert set(found) == {*DUE, TaskName.START_DUE_TASKS}


@pytest.mark.usefixtures("app")
def test_runs_that_cannot_be_saved_are_saved_the_next_time(clock, runs, monkeypatch):
    def away(*_):
        raise ZeroDivisionError

    runs.done("post", 2.0)
    with monkeypatch.context() as patched:
        patched.setattr("service.admin.desk.heartbeats.record_heartbeat", away)
        with pytest.raises(ZeroDivisionError):
            runs.save(clock())
    runs.done("post", 3.0)
    runs.save(clock())
    with read_session() as session:
        (found,) = heartbeats(session)
    assert (found.runs, found.seconds) == (2, 5.0)
