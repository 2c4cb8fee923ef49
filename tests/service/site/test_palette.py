"""The colours: every pair that is ever read keeps its contrast, in both looks."""

import re

import pytest

from service.play.boards.palette import ColourPair, load_palette

LOOKS = ("light", "dark")


def luminance(colour: str) -> float:
    """Relative luminance as WCAG 2 defines it."""
    parts = [int(colour[place : place + 2], 16) / 255 for place in (1, 3, 5)]
    linear = [part / 12.92 if part <= 0.04045 else ((part + 0.055) / 1.055) ** 2.4 for part in parts]
    return 0.2126 * linear[0] + 0.7152 * linear[1] + 0.0722 * linear[2]


def contrast(one: str, other: str) -> float:
    low, high = sorted((luminance(one), luminance(other)))
    return (high + 0.05) / (low + 0.05)


@pytest.mark.parametrize("look", LOOKS)
@pytest.mark.parametrize("pair", load_palette().pairs, ids=lambda pair: f"{pair.mark} on {pair.ground}")
def test_what_is_read_keeps_its_contrast(look: str, pair: ColourPair):
    colours = getattr(load_palette(), look)
    assert contrast(colours[pair.mark], colours[pair.ground]) >= pair.least


def test_the_measure_itself():
    assert contrast("#000000", "#ffffff") == pytest.approx(21)
    assert contrast("#777777", "#ffffff") == pytest.approx(4.48, abs=0.01)


@pytest.mark.parametrize("look", LOOKS)
def test_colours_are_six_digits_so_that_every_renderer_reads_them(look: str):
    assert all(re.fullmatch("#[0-9a-f]{6}", value) for value in getattr(load_palette(), look).values())


def test_pages_know_every_colour_by_its_token():
    tokens = load_palette().tokens()
    for name, value in load_palette().on_page.items():
        token = value.removeprefix("var(").removesuffix(")")
        assert f"{token}:{load_palette().light[name]};" in tokens
        assert tokens.count(f"{token}:{load_palette().dark[name]};") >= 2


def test_every_token_the_sheets_use_is_one_that_exists(stylesheet: str):
    used = set(re.findall(r"var\((--[\w-]+)", stylesheet))
    made = set(re.findall(r"(--[\w-]+):", stylesheet))
    assert used <= made
