"""The laws are the same for every game; `pytest tests/engine/laws --tables 1000` tries them on thousands of tables."""

from engine import games

QUICK = {
    "test_every_move": 8,
    "test_words_and_data": 3,
    "test_hidden": 4,
    "test_take_back": 3,
    "test_commuting": 3,
}
"""Tables of each game where nothing else is asked for, by law: the slow laws look at fewer."""


def pytest_generate_tests(metafunc):
    if {"game", "number"} <= set(metafunc.fixturenames):
        tables = metafunc.config.getoption("tables") or QUICK[metafunc.module.__name__.rpartition(".")[2]]
        cases = [(game, number) for game in games() for number in range(tables)]
        metafunc.parametrize(("game", "number"), cases, ids=[f"{game}-{number}" for game, number in cases])
    elif "game" in metafunc.fixturenames:
        metafunc.parametrize("game", list(games()))
