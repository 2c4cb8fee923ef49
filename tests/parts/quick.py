"""`--one-case`: of each test one case (one of each game). `--quick`: of these, none that takes long by its nature.

What the service does with a game it does with any: in a hurry each of its tests is held with one game, another one
from test to test. The rules are each game's own, and so are the tests of the engine.
"""

from zlib import crc32

import pytest

LEFT_OUT = {"browser", "long", "postgres", "sweep", "valkey"}


def pytest_addoption(parser):
    parser.addoption("--one-case", action="store_true", help="of each test one case, one of each game")
    parser.addoption(
        "--quick",
        action="store_true",
        help=f"as --one-case, and none that is marked {', '.join(sorted(LEFT_OUT))}",
    )


@pytest.hookimpl(tryfirst=True)
def pytest_collection_modifyitems(config, items):
    """Before the shuffling, so that it is the same case each time."""
    quick = config.getoption("quick")
    if not (quick or config.getoption("one_case")):
        return
    left_out, cases = LEFT_OUT if quick else set(), {}
    for item in items:
        if left_out.isdisjoint(mark.name for mark in item.iter_markers()):
            cases.setdefault(test_of(item), {}).setdefault(game_of(item), item)
    chosen = {
        item
        for test, of_games in cases.items()
        for item in (one_of(test, of_games) if quick and "service" in test else of_games.values())
    }
    config.hook.pytest_deselected(items=[item for item in items if item not in chosen])
    items[:] = [item for item in items if item in chosen]


def one_of(test, of_games):
    """The case of one game; which, is the same each time and not the same for all tests."""
    return [list(of_games.values())[crc32(test.encode()) % len(of_games)]]


def test_of(item):
    return item.nodeid.partition("[")[0]


def game_of(item):
    """Its name; a test may be given the name or the game itself."""
    game = item.callspec.params.get("game") if hasattr(item, "callspec") else None
    return getattr(game, "name", game)
