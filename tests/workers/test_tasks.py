"""The Celery shell: the settings it must have, and that it offers every job and nothing of its own."""

import subprocess
import sys
from datetime import UTC, datetime, timedelta

import pytest
import time_machine
from celery.beat import Scheduler

from service.platform.notify.celery import HEAR
from service.platform.settings import Settings
from tests.parts.service import SECRET
from workers.broker import RUN
from workers.jobs import JOBS
from workers.tasks import celery_for


@pytest.fixture
def celery(tmp_path):
    return celery_for(Settings(data=tmp_path, secret=SECRET, redis_url="redis://127.0.0.1:1/0"))


def test_no_task_outlives_the_time_after_which_the_broker_gives_it_to_another(celery):
    options = celery.conf.broker_transport_options
    assert celery.conf.task_soft_time_limit < celery.conf.task_time_limit < options["visibility_timeout"]
    assert options["unacked_restore_interval"] < 60


def test_what_a_worker_drops_comes_back_and_nothing_else_is_kept(celery):
    assert celery.conf.task_acks_late
    assert celery.conf.task_reject_on_worker_lost
    assert celery.conf.worker_prefetch_multiplier == 1
    assert celery.conf.task_ignore_result
    assert celery.conf.accept_content == ["json"]


def test_beat_sends_every_job_that_goes_by_the_clock(celery):
    sent = {
        name: (entry["task"], entry["args"], entry["schedule"].run_every)
        for name, entry in celery.conf.beat_schedule.items()
    }
    assert sent == {job.name: (RUN, [job.name], job.every) for job in JOBS if job.every}


def test_beat_goes_on_where_the_clock_of_the_machine_is_set(celery):
    """An hour back, and an hour on: by beat's own clock no time has passed."""
    beat, noon = Scheduler(celery), datetime(2026, 3, 29, 12, tzinfo=UTC)
    entry = beat.schedule["look"]
    every = entry.schedule.run_every.total_seconds()
    for hours in (-1, 1):
        with time_machine.travel(noon, tick=False):
            sent = next(entry)
        with time_machine.travel(noon + timedelta(hours=hours), tick=False):
            due, seconds = sent.is_due()
        assert not due
        assert 0 < seconds <= every


def test_the_tasks_are_those_that_the_service_and_beat_name(celery):
    assert {name for name in celery.tasks if name.startswith("procaccio.")} == {RUN, HEAR}


def test_beat_loads_nothing_of_the_work():
    """It only sends names; with all that is behind them it would take half as much memory again."""
    asked = "import sys, workers.command.beat; print(*sys.modules)"
    loaded = subprocess.run(
        [sys.executable, "-c", asked], check=True, capture_output=True, text=True
    ).stdout.split()
    assert "workers.rhythm" in loaded
    assert {
        "workers.jobs",
        "service.app",
        "service.platform.models",
        "service.api",
        "service.site",
    }.isdisjoint(loaded)
