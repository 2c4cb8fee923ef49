"""The signs: drawn alike by browsers and by the renderer of the mails, told apart without colour at 20 pixels."""

from itertools import combinations
from xml.etree import ElementTree as ET

import pytest
from jinja2 import Environment, FileSystemLoader
from PIL import Image, ImageChops, ImageStat

from service.platform.paths import templates_folder
from service.play.boards.palette import load_palette
from service.play.boards.thorvg import render_svg

# Boards are drawn where there is no application, too.
DRAWINGS = Environment(loader=FileSystemLoader(templates_folder()), autoescape=True)
SIGNS = DRAWINGS.get_template("boards/parts.svg").module
NAMES = tuple(SIGNS.signs)


def picture(name: str, look: str = "light", size: int = 20) -> Image.Image:
    colours = getattr(load_palette(), look)
    ground = f'<rect width="24" height="24" fill="{colours["sheet"]}"/>'
    svg = f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 24 24">{ground}{SIGNS.drawn(name, colours)}</svg>'
    return render_svg(svg, size).convert("L")


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
    drawn = ET.fromstring(str(SIGNS.sign("coin", load_palette().light, "<b>3 & 4</b>")))
    title = drawn.find("{http://www.w3.org/2000/svg}title")
    assert drawn.get("role") == "img"
    assert title is not None
    assert title.text == "<b>3 & 4</b>"


def test_a_sign_beside_its_words_is_silent():
    assert ET.fromstring(str(SIGNS.sign("coin", load_palette().light))).get("aria-hidden") == "true"


def test_a_board_places_signs():
    placed = ET.fromstring(str(SIGNS.placed("castle", load_palette().light, 10, 20, 12, "castle of Anna")))
    assert placed.get("transform") == "translate(10 20) scale(0.5)"
