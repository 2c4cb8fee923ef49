"""`--one-case`: of each test one case (one of each game). `--quick`: of these, none that takes long by its nature."""

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
    left_out, first = LEFT_OUT if quick else set(), {}
    for item in items:
        if left_out.isdisjoint(mark.name for mark in item.iter_markers()):
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
