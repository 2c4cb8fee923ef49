"""Drawings as PNG: small, and made once."""

from collections import Counter
from io import BytesIO

import pytest
from PIL import Image

from engine import games
from service.platform.cache import VersionedCache
from service.play.boards import png as pictures
from service.play.boards.draw import draw_board
from service.play.boards.thorvg import render_svg
from tests.engine.playing import deal

SQUARE = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 10 10"><rect width="10" height="10" fill="{}"/></svg>'

CLOSE = pictures.ALIKE + 2
"""The library finds the nearest colour but for the last two bits."""
AREA = 1000
"""So many pixels, and it is more than a line or a letter."""


def shown(cache, svg, width):
    return pictures.render_png(svg, width, cache)


def image(png):
    return Image.open(BytesIO(png))


def test_a_picture_has_the_width_that_was_asked_for():
    assert image(pictures.render_png(SQUARE.format("red"), 64)).size == (64, 64)


def test_a_board_is_drawn():
    table = deal("pebbles", 0)
    svg = draw_board(
        table.view(0), words=games()["pebbles"].words("en"), names="ABCDE"[: table.seats], columns=2
    )
    png = pictures.render_png(svg, 640)
    assert png.startswith(b"\x89PNG")
    assert len(png) < 150_000


@pytest.mark.parametrize("look", ["light", "dark"])
@pytest.mark.parametrize("game", list(games()))
def test_what_fills_an_area_keeps_its_colour(game, look):
    """A card is as yellow by night as it is drawn, and no other colour of the game."""
    table = deal(game, 0)
    svg = draw_board(table.view(0), words=games()[game].words("en"), names="ABCDE"[: table.seats], look=look)
    drawn, small = render_svg(svg, 432), image(pictures.render_png(svg, 432)).convert("RGB")
    both = Counter(zip(drawn.get_flattened_data(), small.get_flattened_data(), strict=True)).most_common(20)
    areas = [pair for pair, pixels in both if pixels >= AREA]
    assert areas
    for colour, kept in areas:
        assert max(abs(a - b) for a, b in zip(colour, kept, strict=True)) <= CLOSE


@pytest.fixture
def made(monkeypatch):
    """How often something was really rendered."""
    times = []
    whole = pictures.render_svg
    monkeypatch.setattr(pictures, "render_svg", lambda svg, width: times.append(svg) or whole(svg, width))
    return times


def test_a_drawing_is_rendered_once(made):
    cache = VersionedCache()
    assert shown(cache, SQUARE.format("red"), 8) == shown(cache, SQUARE.format("red"), 8)
    assert len(made) == 1
    assert shown(cache, SQUARE.format("red"), 9) != shown(cache, SQUARE.format("red"), 8)


def test_a_cache_has_room_for_so_many_bytes_and_keeps_what_was_asked_last(made):
    """One byte too few for all three."""
    pngs = {colour: shown(VersionedCache(), SQUARE.format(colour), 8) for colour in ("red", "blue", "green")}
    made.clear()
    cache = VersionedCache(sum(map(len, pngs.values())) - 1)
    for colour in ("red", "blue", "red", "green", "red", "blue"):
        assert shown(cache, SQUARE.format(colour), 8) == pngs[colour]
    assert made == [SQUARE.format(colour) for colour in ("red", "blue", "green", "blue")]


def test_a_picture_that_is_larger_than_the_room_is_drawn_each_time(made):
    cache = VersionedCache(1)
    assert shown(cache, SQUARE.format("red"), 8) == shown(cache, SQUARE.format("red"), 8)
    assert len(made) == 2


def test_without_the_renderer_there_is_no_picture(monkeypatch):
    monkeypatch.setattr(pictures, "can_render_png", lambda: False)
    assert pictures.render_png(SQUARE.format("red"), 8) is None
