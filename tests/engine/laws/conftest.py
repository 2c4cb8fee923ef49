"""The laws are the same for every game. They use one table of each setup, or with `--tables 1000` a thousand tables in all."""

from engine import games
from tests.engine.playing import setups


def pytest_generate_tests(metafunc):
    if {"game", "number"} <= set(metafunc.fixturenames):
        wanted = metafunc.config.getoption("tables")
        cases = [(game, number) for game in games() for number in range(wanted or len(setups(game)))]
        metafunc.parametrize(("game", "number"), cases, ids=[f"{game}-{number}" for game, number in cases])
    elif "game" in metafunc.fixturenames:
        metafunc.parametrize("game", list(games()))
