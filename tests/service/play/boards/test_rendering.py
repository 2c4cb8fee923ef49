"""Drawings as pixels: everything that our boards are drawn with is there, and the type comes with us."""

import re
import subprocess
import sys
from concurrent.futures import ThreadPoolExecutor

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from markupsafe import escape

from service.play.boards.thorvg import UnreadableSvg, render_svg
from tests.parts.source_files import drawings

GROUND = '<rect width="90" height="30" fill="#ffffff"/>'


def drawn(inside, width=90):
    svg = f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 90 30">{GROUND}{inside}</svg>'
    return render_svg(svg, width).convert("L")


def ink(inside):
    """Where there is anything, as left, top, right, bottom."""
    return drawn(inside).point(lambda grey: 255 * (grey < 200)).getbbox()


def word(words, **facts):
    told = "".join(
        f' {name}="{value}"' for name, value in {"x": 30, "y": 20, "font-size": 20, **facts}.items()
    )
    return f"<text{told}>{escape(words)}</text>"


def test_a_drawing_has_the_width_that_was_asked_for_and_its_own_shape():
    assert drawn("", 270).size == (270, 90)


@pytest.mark.parametrize(
    "shape",
    [
        '<path d="M10 10h20v10H10z"/>',
        '<path d="M10 10q9 9 20 0" fill="none" stroke="#000000" stroke-width="3"/>',
        '<circle cx="20" cy="15" r="9"/>',
        '<path d="M10 15h70" stroke="#000000" stroke-width="2" stroke-dasharray="6 3"/>',
        '<path d="M10 15h70" stroke="#000000" stroke-width="4" stroke-linecap="round" stroke-dasharray=".01 8"/>',
        '<g transform="translate(10 5) scale(.5)"><rect width="20" height="20" rx="4"/></g>',
        '<g opacity=".45"><rect width="20" height="20" fill="#000000" fill-opacity=".9"/></g>',
    ],
)
def test_what_boards_are_drawn_with_is_known_to_the_renderer(shape):
    assert drawn(shape).getextrema()[0] < 180


def test_no_board_has_what_the_renderer_does_not_know():
    for template in drawings():
        unknown = re.findall(r"<(?:pattern|style|use|image|filter|mask|tspan)\b", template.read_text())
        assert not unknown, f"{template.name} has {unknown}"


def test_words_stand_at_their_anchor():
    left, right = ink(word("Pisa"))[0], ink(word("Pisa", **{"text-anchor": "end"}))[2]
    middle = ink(word("Pisa", **{"text-anchor": "middle"}))
    assert abs(left - 30) <= 2
    assert abs(right - 30) <= 2
    assert abs((middle[0] + middle[2]) / 2 - 30) <= 2


def test_bold_words_are_wider():
    assert ink(word("Pisa", **{"font-weight": "700"}))[2] > ink(word("Pisa"))[2]


def test_letters_of_our_languages_are_in_our_type():
    assert len({drawn(word(letter)).tobytes() for letter in "ŁźżñàßÖ"}) == 7


def test_words_of_people_are_shown_as_they_wrote_them():
    assert drawn(word("A & B")).tobytes() != drawn(word("A &amp; B")).tobytes()
    assert ink(word("&"))[2] < 50
    assert ink(word("<b>")) != ink(word("b"))


def test_a_seam_keeps_words_apart_from_a_dark_ground():
    dark = '<rect width="90" height="30" fill="#222222"/>'
    seam = {"stroke": "#ffffff", "stroke-width": 3, "paint-order": "stroke"}
    assert drawn(dark + word("Pisa")).getextrema()[1] < 60
    assert drawn(dark + word("Pisa", **seam)).getextrema()[1] > 200


@settings(max_examples=60)
@given(st.text(st.characters(exclude_categories=["Cs", "Cc"]), max_size=20))
def test_any_name_can_be_drawn(name):
    assert drawn(word(name, stroke="#ffffff", **{"stroke-width": 3, "text-anchor": "end"})).size == (90, 30)


def test_threads_draw_side_by_side():
    drawings = [word(name) for name in ("Ada", "Bianca", "Cosimo", "Dante")] * 3
    with ThreadPoolExecutor(4) as threads:
        together = [picture.tobytes() for picture in threads.map(drawn, drawings)]
    assert together == [drawn(drawing).tobytes() for drawing in drawings]


FIRST = """
import sys
from concurrent.futures import ThreadPoolExecutor
from threading import Barrier
from service.play.boards.thorvg import render_svg

sys.setswitchinterval(1e-6)
together = Barrier(4)

def first(_):
    together.wait()
    return render_svg('<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9"><path d="M0 0h9v9z"/></svg>', 9)

with ThreadPoolExecutor(4) as threads:
    print(len(list(threads.map(first, range(4)))))
"""


def test_threads_that_come_first_together_wait_for_one_another_in_turn():
    done = subprocess.run([sys.executable, "-c", FIRST], capture_output=True, text=True, check=False)
    assert done.stdout.strip() == "4", done.stderr


@pytest.mark.parametrize("nothing", ["", "viewBox", 'a viewBox="0 0 10 10" alone'])
def test_what_is_no_drawing_is_refused(nothing):
    with pytest.raises(UnreadableSvg):
        render_svg(nothing, 10)
