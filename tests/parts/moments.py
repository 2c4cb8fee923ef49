"""Another time of day: `pytest --now 2028-02-28T23:59:59.9Z` lets every test begin at that moment.

Time goes on from there, also in processes that a test starts. Other servers (databases, brokers) keep their own time.
"""

import os
from datetime import UTC, datetime
from pathlib import Path

import pytest
import time_machine

MOVED_CLOCK = Path(__file__).with_name("moved_clock")
HOUSES = Path(__file__).parents[1] / "journeys"
"""Tests here share a running service. The first of them begins at the moment, then time goes on for all."""
AHEAD_IN_HOUSES = pytest.StashKey()


def pytest_addoption(parser):
    parser.addoption(
        "--now", type=datetime.fromisoformat, help="the moment, with its zone, at which every test begins"
    )


@pytest.hookimpl(wrapper=True)
def pytest_runtest_protocol(item):
    """Wrap the fixtures too, so that they and the test use the same time."""
    now = item.config.getoption("--now")
    if now is None:
        return (yield)
    today = datetime.now(UTC)
    ahead = now - today
    if HOUSES in item.path.parents:
        ahead = item.config.stash.setdefault(AHEAD_IN_HOUSES, ahead)
    with pytest.MonkeyPatch.context() as patch, time_machine.travel(today + ahead, tick=True):
        patch.setenv("MOVED_BY_SECONDS", str(ahead.total_seconds()))
        patch.setenv("PYTHONPATH", str(MOVED_CLOCK), prepend=os.pathsep)
        return (yield)
