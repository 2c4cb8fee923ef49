"""Runs tasks in the application of a test, as the embedded scheduler does."""

from functools import cache

import pytest
from flask import current_app

from service.platform.tasks.names import TaskName
from workers.celery_app import RUNS, make_celery

celery_of = cache(make_celery)


def run_task(name: TaskName, **arguments):
    return celery_of(current_app._get_current_object()).tasks[name](**arguments)


@pytest.fixture
def runs():
    """Forgets the tasks that other tests have run."""
    RUNS.__init__()
    return RUNS
