"""The jobs as plain functions, and the list they stand in."""

from datetime import timedelta

import pytest
from sqlalchemy import select
from sqlalchemy.exc import OperationalError
from structlog.testing import capture_logs

from service.platform.accounts.models import SignInLink
from service.platform.accounts.sign_in import send_sign_in_link
from service.platform.deps import deps
from service.platform.outbox.models import Letter, LetterState
from service.platform.outbox.outbox import LADDER, LEASE, claim_letters
from service.platform.transaction import read_session, transaction
from workers.jobs import JOBS, Job, find_jobs_by_topic, get_job, run_job

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


def test_every_job_has_its_name_alone_and_finds_nothing_in_an_empty_house(app):
    assert len({job.name for job in JOBS}) == len(JOBS)
    for job in JOBS:
        assert get_job(job.name) is job
        assert run_job(job) is False


def test_what_is_posted_and_what_is_played_call_their_jobs(app):
    assert [job.name for job in find_jobs_by_topic("post")] == ["post"]
    assert [job.name for job in find_jobs_by_topic("webhook")] == ["hooks"]
    assert [job.name for job in find_jobs_by_topic("push")] == ["pushes"]
    assert [job.name for job in find_jobs_by_topic("bots")] == ["bots"]
    assert find_jobs_by_topic("table:7") == []


@pytest.mark.usefixtures("asked")
def test_mail_leaves_once_however_often_the_job_runs(mailer):
    for _ in range(3):
        run_job(get_job("post"))
    assert len(mailer.mails) == 1


@pytest.mark.usefixtures("asked")
def test_a_letter_that_outlives_all_its_workers_ends_dead_and_without_its_secret(clock):
    for _ in range(len(LADDER) + 1):
        with transaction() as session:
            assert len(claim_letters(session, now=clock(), limit=1, channel="mail")) == 1
        clock.tick(seconds=LEASE.total_seconds())
    run_job(get_job("post"))
    assert letter().state == LetterState.LEASED
    run_job(get_job("bury"))
    assert (letter().state, letter().payload) == (LetterState.DEAD, {})
    assert letter().last_error


@pytest.mark.usefixtures("asked")
def test_links_that_open_nothing_are_forgotten_after_a_while(clock):
    run_job(get_job("sweep"))
    clock.tick(days=1)
    run_job(get_job("sweep"))
    with read_session() as session:
        link = session.scalars(select(SignInLink)).one()
        assert link.expires_at < clock() - timedelta(hours=1)
    clock.tick(days=7)
    run_job(get_job("sweep"))
    with read_session() as session:
        assert session.scalars(select(SignInLink)).all() == []


@pytest.mark.usefixtures("app")
def test_a_database_that_is_away_is_one_line_and_what_is_due_stays_due(monkeypatch):
    """A fault of a job is noted for the desk and raised; where nothing can be noted there is nothing to raise."""

    def broken(*, now, limit):
        raise OperationalError("SELECT 1", {}, Exception("connection refused"))

    job = Job(name="post", work=broken, every=timedelta(seconds=15))
    with pytest.raises(OperationalError):
        run_job(job)
    monkeypatch.setattr("workers.jobs.PULSES.say", broken_say)
    with capture_logs() as lines:
        assert run_job(job) is False
    (line,) = lines
    assert line["event"].startswith("the database is away")
    assert "exc_info" not in line


def broken_say(_now):
    raise OperationalError("INSERT", {}, Exception("connection refused"))
