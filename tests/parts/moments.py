"""Another time of day: `pytest --now 2028-02-28T23:59:59.9Z` lets every test begin at that moment, and time goes on.

Only this process is fooled. Processes that a test starts, and the database's server, stay in their own time.
"""

from datetime import datetime

import pytest
import time_machine


def pytest_addoption(parser):
    parser.addoption(
        "--now", type=datetime.fromisoformat, help="the moment, with its zone, at which every test begins"
    )


@pytest.hookimpl(wrapper=True)
def pytest_runtest_protocol(item):
    """Around the fixtures as well: what they note down and what the test sees must be one time."""
    now = item.config.getoption("--now")
    if now is None:
        return (yield)
    with time_machine.travel(now, tick=True):
        return (yield)
