"""Drawings as PNG: small, and made once."""

from io import BytesIO

import pytest
from PIL import Image

from engine import games
from service.boards import png as pictures
from service.boards.draw import board
from tests.engine.playing import deal

SQUARE = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 10 10"><rect width="10" height="10" fill="{}"/></svg>'


def shown(cache, svg, width):
    return pictures.png_picture(svg, width, cache)


def image(png):
    return Image.open(BytesIO(png))


def test_a_picture_has_the_width_that_was_asked_for():
    assert image(pictures.png_picture(SQUARE.format("red"), 64)).size == (64, 64)


def test_a_board_is_drawn():
    table = deal("pebbles", 0)
    svg = board(table.view(0), words=games()["pebbles"].words("en"), names="ABCDE"[: table.seats], columns=2)
    png = pictures.png_picture(svg, 640)
    assert png.startswith(b"\x89PNG")
    assert len(png) < 150_000


@pytest.fixture
def made(monkeypatch):
    """How often something was really rendered."""
    times = []
    whole = pictures.rendered
    monkeypatch.setattr(pictures, "rendered", lambda svg, width: times.append(svg) or whole(svg, width))
    return times


def test_a_drawing_is_rendered_once(made):
    cache = pictures.Cache()
    assert shown(cache, SQUARE.format("red"), 8) == shown(cache, SQUARE.format("red"), 8)
    assert len(made) == 1
    assert shown(cache, SQUARE.format("red"), 9) != shown(cache, SQUARE.format("red"), 8)


def test_a_cache_stays_small_and_keeps_what_was_asked_last(made):
    cache = pictures.Cache(most=2)
    for colour in ("red", "blue", "red", "green", "red"):
        shown(cache, SQUARE.format(colour), 8)
    assert len(cache.pictures) == 2
    assert len(made) == 3


def test_a_folder_serves_the_next_process(made, tmp_path):
    drawn = pictures.png_picture(SQUARE.format("red"), 8, pictures.Cache(folder=tmp_path))
    assert pictures.png_picture(SQUARE.format("red"), 8, pictures.Cache(folder=tmp_path)) == drawn
    assert len(made) == 1
    assert [file.suffix for file in tmp_path.iterdir()] == [".png"]


def test_without_the_renderer_there_is_no_picture(monkeypatch):
    monkeypatch.setattr(pictures, "can_draw", lambda: False)
    assert pictures.png_picture(SQUARE.format("red"), 8) is None
