"""`--quick`: what is run before each commit. Of each test one case (one of each game), and no test that takes long by its nature."""

import pytest

LEFT_OUT = {"browser", "long", "postgres", "sweep", "valkey"}


def pytest_addoption(parser):
    parser.addoption(
        "--quick",
        action="store_true",
        help=f"of each test one case, and none that is marked {', '.join(sorted(LEFT_OUT))}",
    )


@pytest.hookimpl(tryfirst=True)
def pytest_collection_modifyitems(config, items):
    """Before the shuffling, so that it is the same case each time."""
    if not config.getoption("quick"):
        return
    first = {}
    for item in items:
        if LEFT_OUT.isdisjoint(mark.name for mark in item.iter_markers()):
            first.setdefault((test_of(item), game_of(item)), item)
    chosen = set(first.values())
    config.hook.pytest_deselected(items=[item for item in items if item not in chosen])
    items[:] = [item for item in items if item in chosen]


def test_of(item):
    return item.nodeid.partition("[")[0]


def game_of(item):
    """Its name; a test may be given the name or the game itself."""
    game = item.callspec.params.get("game") if hasattr(item, "callspec") else None
    return getattr(game, "name", game)
