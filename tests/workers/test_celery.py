"""The Celery applications of worker and beat."""

import subprocess
import sys
from datetime import UTC, datetime, timedelta

import pytest
import time_machine
from celery.beat import Scheduler

from service.app import create_app
from service.platform.settings import Settings
from service.platform.tasks.names import BEAT, ROUTES, QueueName, TaskName, queue_of
from tests.parts.service import SECRET
from workers.beat import make_beat
from workers.celery_app import make_celery


@pytest.fixture
def settings(tmp_path):
    return Settings(data=tmp_path, secret=SECRET, redis_url="redis://127.0.0.1:1/0")


@pytest.fixture
def celery(settings):
    return make_celery(create_app(settings))


@pytest.fixture
def beat(settings):
    return make_beat(settings)


def test_no_task_outlives_the_time_after_which_the_broker_gives_it_to_another(celery):
    options = celery.conf.broker_transport_options
    for name in TaskName:
        task = celery.tasks[name]
        soft = task.soft_time_limit or celery.conf.task_soft_time_limit
        assert soft < (task.time_limit or celery.conf.task_time_limit) < options["visibility_timeout"]
    assert options["unacked_restore_interval"] < 60


def test_what_a_worker_drops_comes_back_and_nothing_else_is_kept(celery):
    assert celery.conf.task_acks_late
    assert celery.conf.task_reject_on_worker_lost
    assert celery.conf.worker_prefetch_multiplier == 1
    assert celery.conf.task_ignore_result
    assert celery.conf.accept_content == ["json"]


def test_beat_sends_every_periodic_task(beat):
    sent = {entry["task"]: entry["schedule"].run_every for entry in beat.conf.beat_schedule.values()}
    assert sent == BEAT


def test_beat_goes_on_where_the_clock_of_the_machine_is_set(beat):
    """An hour back, and an hour on: by beat's own clock no time has passed."""
    scheduler, noon = Scheduler(beat), datetime(2026, 3, 29, 12, tzinfo=UTC)
    entry = scheduler.schedule[TaskName.START_DUE_TASKS]
    every = entry.schedule.run_every.total_seconds()
    for hours in (-1, 1):
        with time_machine.travel(noon, tick=False):
            sent = next(entry)
        with time_machine.travel(noon + timedelta(hours=hours), tick=False):
            due, seconds = sent.is_due()
        assert not due
        assert 0 < seconds <= every


def test_every_name_has_its_task_and_every_task_its_name(celery):
    assert {name for name in celery.tasks if not name.startswith("celery.")} == {*TaskName}


@pytest.mark.parametrize("name", TaskName)
def test_senders_and_the_embedded_scheduler_choose_the_same_queue(celery, name):
    assert celery.amqp.router.route({}, name)["queue"].name == queue_of(name)


def test_letters_the_coach_and_foreign_servers_have_queues_of_their_own():
    assert {*ROUTES} == {"mail.*", "programs.*", "learning.*", "default.*"}
    assert queue_of(TaskName.SEND_DUE_LETTERS) == QueueName.MAIL
    assert queue_of(TaskName.RUN_COACH) == QueueName.LEARNING
    assert queue_of(TaskName.PLAY_BOTS) == QueueName.DEFAULT


def test_beat_loads_nothing_of_the_work():
    """It only sends names; with all that is behind them it would take half as much memory again."""
    asked = "import sys, workers.command.beat; print(*sys.modules)"
    loaded = subprocess.run(
        [sys.executable, "-c", asked], check=True, capture_output=True, text=True
    ).stdout.split()
    assert "workers.beat" in loaded
    assert {
        "workers.celery_app",
        "service.app",
        "service.platform.models",
        "service.api",
        "service.site",
    }.isdisjoint(loaded)
