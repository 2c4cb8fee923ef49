"""The signs: drawn alike by browsers and by the renderer of the mails, told apart without colour at 20 pixels."""

import io
from itertools import combinations
from xml.etree import ElementTree as ET

import pytest
import resvg_py
from jinja2 import Environment, FileSystemLoader
from PIL import Image, ImageChops, ImageStat

from service.files import templates
from service.pages.palette import palette

# Boards are drawn where there is no application, too.
DRAWINGS = Environment(loader=FileSystemLoader(templates()), autoescape=True)
SIGNS = DRAWINGS.get_template("boards/parts.svg").module
NAMES = tuple(SIGNS.signs)


def picture(name: str, look: str = "light", size: int = 20) -> Image.Image:
    colours = getattr(palette(), look)
    drawn = resvg_py.svg_to_bytes(
        svg_string=str(SIGNS.sign(name, colours, size=size)),
        background=colours["sheet"],
        skip_system_fonts=True,
    )
    return Image.open(io.BytesIO(bytes(drawn))).convert("L")


@pytest.mark.parametrize("look", ["light", "dark"])
@pytest.mark.parametrize("name", NAMES)
def test_a_sign_stands_out_from_its_ground(name, look):
    darkest, lightest = picture(name, look).getextrema()
    assert lightest - darkest > 120


def test_no_two_signs_look_alike_without_colour():
    grey = {name: picture(name) for name in NAMES}
    for one, other in combinations(NAMES, 2):
        difference = ImageStat.Stat(ImageChops.difference(grey[one], grey[other])).mean[0]
        assert difference > 6, f"{one} and {other} differ by {difference:.1f} of 255 only"


def test_a_title_is_the_sign_read_aloud_and_cannot_break_out():
    drawn = ET.fromstring(str(SIGNS.sign("coin", palette().light, "<b>3 & 4</b>")))
    title = drawn.find("{http://www.w3.org/2000/svg}title")
    assert drawn.get("role") == "img"
    assert title is not None
    assert title.text == "<b>3 & 4</b>"


def test_a_sign_beside_its_words_is_silent():
    assert ET.fromstring(str(SIGNS.sign("coin", palette().light))).get("aria-hidden") == "true"


def test_a_board_places_signs_and_fills_surfaces_by_seat():
    """The fillings of five seats, each its own pattern even in grey."""
    arms = DRAWINGS.get_template("boards/parts/arms.svg").module
    squares = "".join(
        f'<rect x="{20 * seat}" width="20" height="20" fill="url(#b-seat-{seat})"/>' for seat in range(5)
    )
    board = f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 100 20" width="500">{arms.fillings(palette().light, "b")}{squares}</svg>'
    drawn = Image.open(
        io.BytesIO(bytes(resvg_py.svg_to_bytes(svg_string=board, skip_system_fonts=True)))
    ).convert("L")
    tiles = [drawn.crop((100 * seat, 0, 100 * seat + 100, 100)) for seat in range(5)]
    for one, other in combinations(tiles, 2):
        assert ImageStat.Stat(ImageChops.difference(one, other)).mean[0] > 6
    placed = ET.fromstring(str(SIGNS.placed("castle", palette().light, 10, 20, 12, "castle of Anna")))
    assert placed.get("transform") == "translate(10 20) scale(0.5)"
