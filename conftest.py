"""What every test may rely on. Servers are started when first asked for, once per run, and stopped with it."""

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

# In houses that are started as processes nobody thinks about tables that are over, but where a test asks for it: it would take
# minutes of both cores for each.
os.environ.setdefault("PROCACCIO_COACH_PLAYOUTS", "0")

# How long an example of a property takes is the machine's affair. Made out of the profile that Hypothesis has chosen, which
# where CI is set draws the same examples in each run.
settings.register_profile("untimed", settings(), deadline=None, suppress_health_check=[HealthCheck.too_slow])
settings.load_profile("untimed")

# Laws, harnesses and accounts that are no test files themselves say as much when they fail.
pytest.register_assert_rewrite("tests.engine")
for folder in (HERE / "engine").iterdir():
    pytest.register_assert_rewrite(f"engine.{folder.name}.tests", f"engine.{folder.name}.conservation")

# The example game is added the way any game is: by its folder, and by nothing else.
engine.__path__.append(str(HERE / "tests" / "engine" / "games"))


def pytest_collection_finish():
    """What collection has made stays to the end: the collector need not walk through it again and again.

    Nor need it come as often as in a house: tests make much that goes by itself.
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
