"""What a Celery worker does with a task: it retries, continues, and keeps a process free for letters."""

from concurrent.futures import ThreadPoolExecutor

import pytest
from sqlalchemy.exc import OperationalError

from service.admin.desk.models import Heartbeat
from service.app import create_app
from service.learning import tasks as learning
from service.mail import tasks as mail
from service.platform.database import db
from service.platform.settings import Settings
from service.platform.tasks.names import TaskName
from tests.parts.service import SECRET
from workers.celery_app import make_celery


@pytest.fixture
def celery(tmp_path, valkey):
    """Its tasks run in this process, and a task that sends another runs it at once."""
    app = create_app(Settings(data=tmp_path, secret=SECRET, redis_url=valkey))
    with app.app_context():
        Heartbeat.metadata.create_all(db.engine, [Heartbeat.__table__])
    celery = make_celery(app)
    celery.conf.update(task_always_eager=True)
    return celery


@pytest.fixture
def delivered(monkeypatch):
    """Delivery that has these outcomes in turn: a number of letters, or an error."""
    outcomes, limits = [], []

    def deliver(*, limit, **_more):
        limits.append(limit)
        outcome = outcomes.pop(0)
        if isinstance(outcome, Exception):
            raise outcome
        return outcome

    monkeypatch.setattr(mail, "deliver_mail", deliver)
    return outcomes, limits


def away() -> OperationalError:
    return OperationalError("SELECT 1", {}, Exception("connection refused"))


def test_a_task_that_finds_the_database_away_is_retried(celery, delivered):
    outcomes, limits = delivered
    outcomes.extend([away(), away(), 3])
    assert celery.tasks[TaskName.SEND_DUE_LETTERS].apply().get() is False
    assert len(limits) == 3


def test_it_is_given_up_after_some_tries(celery, delivered):
    outcomes, limits = delivered
    task = celery.tasks[TaskName.SEND_DUE_LETTERS]
    outcomes.extend(away() for _ in range(10))
    assert isinstance(task.apply().result, OperationalError)
    assert len(limits) == task.max_retries + 1


def test_a_fault_of_ours_is_not_retried(celery, delivered):
    outcomes, limits = delivered
    outcomes.append(ZeroDivisionError())
    assert isinstance(celery.tasks[TaskName.SEND_DUE_LETTERS].apply().result, ZeroDivisionError)
    assert len(limits) == 1


def test_a_task_that_reached_its_limit_sends_itself_again(celery, delivered):
    outcomes, limits = delivered
    outcomes.extend([7, 7, 2])
    celery.tasks[TaskName.SEND_DUE_LETTERS].apply(kwargs={"limit": 7}, throw=True)
    assert limits == [7, 7, 7]


def test_the_coach_takes_one_process_of_a_worker(celery, monkeypatch):
    """A second message ends at once. The first run continues by itself, so nothing is forgotten."""
    second, ran = [], []
    task = celery.tasks[TaskName.RUN_COACH]

    def look(**_more):
        ran.append(True)
        if len(ran) == 1:
            with ThreadPoolExecutor(1) as pool:
                second.append(pool.submit(lambda: task.apply(throw=True).get()).result())
        return 0

    monkeypatch.setattr(learning, "look_at_try_outs", look)
    monkeypatch.setattr(learning, "work_on_table", lambda **_more: 0)
    task.apply(throw=True)
    assert (second, len(ran)) == ([False], 1)
    task.apply(throw=True)
    assert len(ran) == 2
