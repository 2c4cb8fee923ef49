"""What pages and drawings keep to for those who use a keyboard, want no motion, or cannot tell colours apart."""

import re
from pathlib import Path

import pytest

TEMPLATES = Path(__file__).parents[2] / "templates"
SHEETS = [*(TEMPLATES / "static" / "look").glob("*.css"), TEMPLATES / "mail" / "look.css"]
SCRIPTS = [*(TEMPLATES / "static").glob("*.js")]
PAGES = [*(TEMPLATES / "pages").rglob("*.html")]
DRAWINGS = [*(TEMPLATES / "boards").rglob("*.svg")]

MOTION = re.compile(r"\b(transition|animation|scroll-behavior)(-\w+)?\s*:|@keyframes")
STILL = re.compile(
    r"@media \(prefers-reduced-motion:\s*no-preference\)\s*\{(?:[^{}]*\{[^{}]*\})*[^{}]*\}", re.DOTALL
)
HIDDEN_FOCUS = re.compile(r"([^{}]*)\{[^{}]*outline(?:-style)?:\s*(?:0|none)[^{}]*\}")
SEATS_COLOUR = re.compile(r'c(?:\.seat_\d|\["seat_)')
TARGETS_OF_JUMPS = {"main:focus"}
"""Focused by a link or a script, to read on from there: not by a player who would have to see where he is."""

by_name = pytest.mark.parametrize("file", [*PAGES, *DRAWINGS], ids=lambda file: file.name)


def test_there_is_something_to_hold_to_it():
    assert all((SHEETS, SCRIPTS, PAGES, DRAWINGS))


@pytest.mark.parametrize("file", SHEETS, ids=lambda file: file.name)
def test_nothing_moves_for_whoever_wants_no_motion(file):
    assert MOTION.findall(STILL.sub("", file.read_text())) == []


def test_somebody_moves():
    """Else the law above would hold whatever it looks for."""
    assert any(MOTION.search(file.read_text()) for file in SHEETS)


@pytest.mark.parametrize("file", SCRIPTS, ids=lambda file: file.name)
def test_no_script_moves_by_itself(file):
    assert re.findall(r"\.animate\(|[\"']smooth[\"']|startViewTransition", file.read_text()) == []


@by_name
def test_no_drawing_moves_and_the_keyboard_goes_in_the_order_of_the_page(file):
    text = file.read_text()
    assert re.findall(r"<(?:animate|set |marquee|blink)", text) == []
    assert re.findall(r'tabindex="[1-9]|\sautofocus|\saccesskey|\son[a-z]+="', text) == []


@pytest.mark.parametrize("file", SHEETS, ids=lambda file: file.name)
def test_whoever_uses_the_keyboard_sees_where_he_is(file):
    hidden = {rule.strip() for rule in HIDDEN_FOCUS.findall(file.read_text())}
    assert hidden <= TARGETS_OF_JUMPS


def test_the_focus_is_drawn():
    assert any(":focus-visible{outline:" in file.read_text() for file in SHEETS)


def test_a_seats_colour_comes_with_its_sign():
    """The sign is hatched and has the seat's letter; a surface in the colour alone has the sign beside it."""
    coloured = [
        file for file in DRAWINGS if SEATS_COLOUR.search(file.read_text()) and file.name != "arms.svg"
    ]
    assert coloured
    assert [file.name for file in coloured if 'sign("seat-"' not in file.read_text()] == []
    arms = (TEMPLATES / "boards" / "parts" / "arms.svg").read_text()
    assert arms.count("hatching[number]") == arms.count("{{ shield") / 5 == 1
