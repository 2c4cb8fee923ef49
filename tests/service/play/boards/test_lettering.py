"""Words in the room they have."""

from hypothesis import given
from hypothesis import strategies as st
from PIL import ImageFont

from service.platform.paths import templates_folder
from service.play.boards.text_width import fit_text, measure_text, wrap_text

ROOM = 90


@given(st.text(min_size=1))
def test_what_is_fitted_fits(words):
    assert measure_text(fit_text(words, ROOM, 13), 13) <= ROOM


def test_what_has_room_stays_as_it_is():
    assert fit_text("Ada", ROOM, 13) == "Ada"
    assert fit_text("Wawrzyniec Łąkowski", ROOM, 13).endswith("…")


@given(st.lists(st.text("abcdefgh", min_size=1, max_size=9), max_size=20).map(" ".join))
def test_wrapping_loses_no_word_while_there_are_lines(words):
    assert " ".join(wrap_text(words, 120, 13, 99)) == words


def test_the_last_line_says_that_there_was_more():
    assert wrap_text("one two three four five six seven", 60, 13, 2)[-1].endswith("…")


def test_the_widths_are_near_those_of_the_type():
    bold = ImageFont.truetype(str(templates_folder() / "boards" / "fonts" / "alegreya-bold.ttf"), 100)
    for words in ("Wawrzyniec Łąkowski", "recruiting card", "The Princes of Florence", "1 per building"):
        assert abs(measure_text(words, 100) / bold.getlength(words) - 1) < 0.2
