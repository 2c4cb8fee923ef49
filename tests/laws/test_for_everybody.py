"""What pages and drawings keep to for those who use a keyboard, want no motion, or cannot tell colours apart."""

import re

from tests.parts.source_files import ROOT, TEMPLATES, drawings, page_templates

SHEETS = [*(TEMPLATES / "static" / "look").glob("*.css"), TEMPLATES / "mail" / "look.css"]
SCRIPTS = [*(TEMPLATES / "static").glob("*.js")]
PAGES = page_templates()
DRAWINGS = drawings()

MOTION = re.compile(r"\b(transition|animation|scroll-behavior)(-\w+)?\s*:|@keyframes")
STILL = re.compile(
    r"@media \(prefers-reduced-motion:\s*no-preference\)\s*\{(?:[^{}]*\{[^{}]*\})*[^{}]*\}", re.DOTALL
)
MOVED_BY_SCRIPT = re.compile(r"\.animate\(|[\"']smooth[\"']|startViewTransition")
ASKS_FIRST = 'matchMedia("(prefers-reduced-motion: reduce)")'
MOVED_BY_MARKUP = re.compile(r"<(?:animate|set |marquee|blink)")
OUT_OF_ORDER = re.compile(r'tabindex="[1-9]|\sautofocus|\saccesskey|\son[a-z]+="')
HIDDEN_FOCUS = re.compile(r"\s*([^{}]*?)\s*\{[^{}]*outline(?:-style)?:\s*(?:0|none)[^{}]*\}")
SEATS_COLOUR = re.compile(r'c(?:\.seat_\d|\["seat_)')
TARGETS_OF_JUMPS = {"main:focus"}
"""Focused by a link or a script, to read on from there: not by a player who would have to see where he is."""


def test_there_is_something_to_hold_to_it():
    assert all((SHEETS, SCRIPTS, PAGES, DRAWINGS))


def breaches(pattern, files, known=frozenset()):
    """What a pattern finds in these files, beside what is known."""
    found = {file.relative_to(ROOT): set(pattern.findall(file.read_text())) - known for file in files}
    return {name: said for name, said in found.items() if said}


def test_nothing_moves_for_whoever_wants_no_motion():
    moving = {file.relative_to(TEMPLATES): MOTION.findall(STILL.sub("", file.read_text())) for file in SHEETS}
    assert {name: found for name, found in moving.items() if found} == {}


def test_somebody_moves():
    """Else the law above would hold whatever it looks for."""
    assert any(MOTION.search(file.read_text()) for file in SHEETS)


def test_no_script_moves_without_asking_who_wants_no_motion():
    """That it keeps to the answer is shown in a browser (`tests/browser/test_life.py`)."""
    unasked = [file for file in SCRIPTS if ASKS_FIRST not in file.read_text()]
    assert breaches(MOVED_BY_SCRIPT, unasked) == {}


def test_no_drawing_moves():
    assert breaches(MOVED_BY_MARKUP, [*PAGES, *DRAWINGS]) == {}


def test_the_keyboard_goes_in_the_order_of_the_page():
    assert breaches(OUT_OF_ORDER, [*PAGES, *DRAWINGS]) == {}


def test_whoever_uses_the_keyboard_sees_where_they_are():
    assert breaches(HIDDEN_FOCUS, SHEETS, TARGETS_OF_JUMPS) == {}


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
