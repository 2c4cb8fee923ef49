"""The embedded scheduler: periodic tasks, tasks that are sent, and no task that stops another."""

from datetime import timedelta
from threading import Event

import pytest

from service.admin.desk.models import Heartbeat
from service.app import create_app
from service.mail import tasks as mail
from service.platform.database import db
from service.platform.settings import Settings
from service.platform.tasks.names import TaskName
from service.play import tasks as play
from tests.parts.service import SECRET
from tests.parts.waiting import PATIENCE
from workers.embedded import Scheduler

SELDOM = timedelta(hours=1)


class Counted:
    """The work of a task. It tells how often it ran, and when it found less than its limit."""

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
    """Starts a scheduler with these periodic tasks, in a house without Redis."""
    app = create_app(Settings(data=tmp_path, secret=SECRET))
    with app.app_context():
        Heartbeat.metadata.create_all(db.engine, [Heartbeat.__table__])
    started = []

    def start(beat):
        scheduler = Scheduler(beat)
        started.append(scheduler)
        scheduler.start(app)
        return scheduler

    yield start
    for scheduler in started:
        scheduler.stop(PATIENCE)
        for thread in scheduler.threads.values():
            thread.join(PATIENCE)
            assert not thread.is_alive()


@pytest.fixture
def letters(monkeypatch):
    """Returns the work of the task that sends letters, with these answers."""

    def work(*answers):
        counted = Counted(*answers)
        monkeypatch.setattr(mail, "deliver_mail", counted)
        return counted

    return work


def test_a_periodic_task_runs_at_the_start_and_another_when_it_is_sent(scheduled, letters):
    work = letters()
    scheduler = scheduled({TaskName.SEND_DUE_LETTERS: SELDOM})
    assert work.idle.wait(PATIENCE)
    work.idle.clear()
    scheduler.send(TaskName.SEND_DUE_LETTERS)
    assert work.idle.wait(PATIENCE)
    assert work.ran == 2


def test_a_periodic_task_runs_again_by_itself(scheduled, letters):
    work = letters(1000, 1000, 1000)
    scheduled({TaskName.SEND_DUE_LETTERS: timedelta(milliseconds=1)})
    assert work.idle.wait(PATIENCE)
    work.idle.clear()
    assert work.idle.wait(PATIENCE)


def test_a_task_that_reached_its_limit_runs_again_at_once(scheduled, letters):
    work = letters(1000, 1000, 3)
    scheduled({TaskName.SEND_DUE_LETTERS: SELDOM})
    assert work.idle.wait(PATIENCE)
    assert work.ran == 3


def test_a_task_that_fails_stops_no_other_of_its_queue(scheduled, letters, monkeypatch):
    def fail(**_more):
        raise ZeroDivisionError

    work = letters()
    monkeypatch.setattr(mail, "read", fail)
    scheduled({TaskName.READ_INCOMING: SELDOM, TaskName.SEND_DUE_LETTERS: SELDOM})
    assert work.idle.wait(PATIENCE)


def test_letters_wait_for_no_other_queue(scheduled, letters, monkeypatch):
    work, ended = letters(), Event()
    monkeypatch.setattr(play, "play_waiting_bots", lambda **_more: ended.wait(PATIENCE) and 0)
    scheduler = scheduled({TaskName.PLAY_BOTS: SELDOM})
    scheduler.send(TaskName.SEND_DUE_LETTERS)
    assert work.idle.wait(PATIENCE)
    ended.set()
