"""Runs of tasks: how often they may run, and what is recorded of them."""

from datetime import timedelta

import pytest
from sqlalchemy import select
from sqlalchemy.exc import OperationalError
from structlog.testing import capture_logs

from service.admin.desk.queries import heartbeats
from service.platform.accounts.models import SignInLink
from service.platform.accounts.sign_in import send_sign_in_link
from service.platform.deps import deps
from service.platform.outbox.models import Letter, LetterState
from service.platform.outbox.outbox import LADDER, LEASE, claim_letters
from service.platform.tasks.names import TaskName
from service.platform.transaction import read_session, transaction
from tests.parts.tasks import run_task

pytestmark = pytest.mark.both_databases


@pytest.fixture
def asked(app, clock):
    """Somebody asks for a sign-in link."""
    with transaction() as session:
        send_sign_in_link(
            session, email="anna@example.org", language="en", settings=deps().settings, now=clock()
        )


def letter() -> Letter:
    with read_session() as session:
        return session.scalars(select(Letter)).one()


@pytest.fixture
def broken(monkeypatch):
    """The database is away for the delivery of letters."""

    def fail(**_more):
        raise OperationalError("SELECT 1", {}, Exception("connection refused"))

    monkeypatch.setattr("service.mail.tasks.deliver_mail", fail)


@pytest.mark.parametrize("name", TaskName)
def test_a_task_finds_nothing_to_do_in_an_empty_house(app, name):
    assert run_task(name) is False


@pytest.mark.usefixtures("asked")
def test_mail_leaves_once_however_often_the_task_runs(mailer):
    for _ in range(3):
        run_task(TaskName.SEND_DUE_LETTERS)
    assert len(mailer.mails) == 1


@pytest.mark.usefixtures("asked")
def test_a_task_that_reached_its_limit_says_that_there_may_be_more():
    assert run_task(TaskName.SEND_DUE_LETTERS, limit=1) is True
    assert run_task(TaskName.SEND_DUE_LETTERS, limit=1) is False


@pytest.mark.usefixtures("asked")
def test_a_letter_that_outlives_all_its_workers_ends_dead_and_without_its_secret(clock):
    for _ in range(len(LADDER) + 1):
        with transaction() as session:
            assert len(claim_letters(session, now=clock(), limit=1, channel="mail")) == 1
        clock.tick(seconds=LEASE.total_seconds())
    run_task(TaskName.SEND_DUE_LETTERS)
    assert letter().state == LetterState.LEASED
    run_task(TaskName.MARK_LETTERS_DEAD)
    assert (letter().state, letter().payload) == (LetterState.DEAD, {})
    assert letter().last_error


@pytest.mark.usefixtures("asked")
def test_links_that_open_nothing_are_deleted_after_a_while(clock):
    run_task(TaskName.DELETE_EXPIRED)
    clock.tick(days=1)
    run_task(TaskName.DELETE_EXPIRED)
    with read_session() as session:
        link = session.scalars(select(SignInLink)).one()
        assert link.expires_at < clock() - timedelta(hours=1)
    clock.tick(days=7)
    run_task(TaskName.DELETE_EXPIRED)
    with read_session() as session:
        assert session.scalars(select(SignInLink)).all() == []


@pytest.mark.usefixtures("app", "broken")
def test_a_database_that_is_away_is_one_line_and_a_failure_at_the_desk(runs):
    with capture_logs() as lines, pytest.raises(OperationalError):
        run_task(TaskName.SEND_DUE_LETTERS)
    (line,) = lines
    assert line["event"].startswith("the database is away")
    assert "exc_info" not in line
    with read_session() as session:
        (found,) = heartbeats(session)
    assert (found.job, found.faults) == (TaskName.SEND_DUE_LETTERS, 1)
    assert found.error


@pytest.mark.usefixtures("app", "broken")
def test_a_failure_that_cannot_be_stored_is_kept_for_the_next_time(runs, monkeypatch):
    with monkeypatch.context() as patched:
        patched.setattr("service.admin.desk.heartbeats.record_heartbeat", away)
        with pytest.raises(OperationalError):
            run_task(TaskName.SEND_DUE_LETTERS)
    assert runs.unsaved[TaskName.SEND_DUE_LETTERS].faults == 1


def away(*_):
    raise OperationalError("INSERT", {}, Exception("connection refused"))
