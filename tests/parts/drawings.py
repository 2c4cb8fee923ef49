"""Draws boards as the service does, because the tests in a game's folder may not import the service."""

import pytest

from engine import games
from service.play.boards import text_width
from service.play.boards.draw import draw_board, draw_figures

NAMES = ("Ada", "Bianca", "Cosimo", "Dante", "Elena")


@pytest.fixture
def drawn():
    """Draws a view in English: `drawn(view, marked={"0 c4"})`."""

    def draw(view, marked=()):
        words = games()[view["game"]].words("en")
        return draw_board(view, words=words, names=NAMES[: view["seats"]], marked=marked)

    return draw


@pytest.fixture
def drawn_panel():
    """Draws one panel of a board: `drawn_panel(view, "map", language="de")`."""

    def draw(view, panel, language):
        words = games()[view["game"]].words(language)
        figures = draw_figures(view, words=words, names=NAMES[: view["seats"]])
        return next(str(figure.svg) for figure in figures if figure.name == panel)

    return draw


@pytest.fixture
def width_of():
    """Measures words on a board: `width_of("Siena", 14)`."""
    return text_width.measure_text
