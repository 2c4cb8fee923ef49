"""Boards as the service draws them, for the tests of games: the folder of a game imports nothing of the service."""

import pytest

from engine import games
from service.boards.draw import board

NAMES = ("Ada", "Bianca", "Cosimo", "Dante", "Elena")


@pytest.fixture
def drawn():
    """A view as its board, in English: `drawn(view, marked={"0 c4"})`."""

    def draw(view, marked=()):
        words = games()[view["game"]].words("en")
        return board(view, words=words, names=NAMES[: view["seats"]], marked=marked)

    return draw
