"""Fixtures and settings for every test. Servers start on first use and stop at the end of the run."""

import gc
import os
from pathlib import Path

import pytest
from hypothesis import HealthCheck, settings

import engine

pytest_plugins = [
    "tests.parts.databases",
    "tests.parts.moments",
    "tests.parts.connections",
    "tests.parts.servers",
    "tests.parts.service",
    "tests.parts.beginnings",
    "tests.parts.people",
    "tests.parts.tables",
    "tests.parts.contest_letters",
    "tests.parts.tasks",
    "tests.parts.aged_house",
    "tests.parts.live",
    "tests.parts.shapes",
    "tests.parts.costs",
    "tests.parts.tiers",
    "tests.parts.faces",
    "tests.parts.drawings",
    "tests.browser.skipped",
    "tests.clients.skipped",
    "tests.clients.typescript.building",
    "tests.browser.tabling",
    "tests.browser.hosting",
    "tests.browser.towns",
]

HERE = Path(__file__).parent

# The coach does not think about finished tables in server processes unless a test asks for it: each would take minutes of
# both cores.
os.environ.setdefault("PROCACCIO_COACH_PLAYOUTS", "0")

# Property tests have no time limit, because that depends on the machine. This profile extends the one that Hypothesis
# has chosen, which draws the same examples in each run of CI.
settings.register_profile("untimed", settings(), deadline=None, suppress_health_check=[HealthCheck.too_slow])
settings.load_profile("untimed")

# Rewrite asserts in helper modules too, so that their failures show values.
pytest.register_assert_rewrite("tests.engine")
for folder in (HERE / "engine").iterdir():
    pytest.register_assert_rewrite(f"engine.{folder.name}.tests", f"engine.{folder.name}.conservation")

# The example game is added like any other: only by its folder.
engine.__path__.append(str(HERE / "tests" / "engine" / "games"))


def pytest_collection_finish():
    """Exempt everything that collection has made from garbage collection, and collect less often.

    Tests make a lot of short-lived objects.
    """
    gc.collect()
    gc.freeze()
    gc.set_threshold(100_000, 50, 100)


def pytest_addoption(parser):
    parser.addoption(
        "--tables", type=int, default=0, help="random tables of each game for the laws (0: one of each setup)"
    )
    parser.addoption(
        "--law", default="", help="only the laws on random tables whose sentence has these words"
    )
    parser.addoption(
        "--renew-examples",
        action="store_true",
        help="write the document's examples as real tables answer now",
    )
    parser.addoption(
        "--keep-letters",
        action="store_true",
        help="keep the letters as they are written now, instead of comparing",
    )
    parser.addoption(
        "--keep-boards",
        action="store_true",
        help="keep what the boards say now, instead of comparing",
    )
