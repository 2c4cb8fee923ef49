"""The embedded scheduler: called by a ring, going by its rhythm, and not to be stopped by one job's fault."""

from datetime import timedelta
from threading import Event

import pytest

from service.admin.desk.models import Heartbeat
from service.app import create_app
from service.platform.database import db
from service.platform.deps import deps
from service.platform.settings import Settings
from tests.parts.service import SECRET
from tests.parts.waiting import PATIENCE
from workers.jobs import Job
from workers.scheduler import Scheduler

SELDOM = timedelta(hours=1)


class Counted:
    """A job that tells how often it ran."""

    def __init__(self, *answers: int) -> None:
        self.answers = list(answers)
        self.ran = 0
        self.idle = Event()

    def __call__(self, *, now, limit) -> int:
        self.ran += 1
        done = self.answers.pop(0) if self.answers else 0
        if done < limit:
            self.idle.set()
        return done


@pytest.fixture
def scheduled(tmp_path):
    """Starts a scheduler over the given jobs, in a house without Redis."""
    app = create_app(Settings(data=tmp_path, secret=SECRET))
    with app.app_context():
        Heartbeat.metadata.create_all(db.engine, [Heartbeat.__table__])
    started = []

    def start(*jobs: Job):
        scheduler = Scheduler(app, jobs)
        started.append(scheduler)
        scheduler.start()
        return app

    yield start
    for scheduler in started:
        scheduler.stop(PATIENCE)
        assert not scheduler.thread.is_alive()


def test_all_is_looked_at_once_at_the_start_and_again_when_it_rings(scheduled):
    work = Counted()
    app = scheduled(Job(name="work", work=work, every=SELDOM, hears="post"))
    assert work.idle.wait(PATIENCE)
    work.idle.clear()
    with app.app_context():
        deps().bell.ring("post")
    assert work.idle.wait(PATIENCE)
    assert work.ran == 2


def test_it_goes_by_its_rhythm_without_any_ring(scheduled):
    work = Counted(100, 100, 100)
    scheduled(Job(name="work", work=work, every=timedelta(milliseconds=1)))
    assert work.idle.wait(PATIENCE)
    work.idle.clear()
    assert work.idle.wait(PATIENCE)


def test_a_job_that_took_all_it_may_is_done_again_at_once(scheduled):
    work = Counted(10, 10, 3)
    scheduled(Job(name="work", work=work, every=SELDOM, limit=10))
    assert work.idle.wait(PATIENCE)
    assert work.ran == 3


def test_the_fault_of_one_job_stops_no_other(scheduled):
    def fail(*, now, limit) -> int:
        raise ZeroDivisionError

    work = Counted()
    scheduled(Job(name="fails", work=fail, every=SELDOM), Job(name="work", work=work, every=SELDOM))
    assert work.idle.wait(PATIENCE)
