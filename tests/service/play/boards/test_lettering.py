"""Words in the room they have."""

from hypothesis import given
from hypothesis import strategies as st
from PIL import ImageFont

from service.platform.paths import templates
from service.play.boards.text_width import fit, width, wrapped

ROOM = 90


@given(st.text(min_size=1))
def test_what_is_fitted_fits(words):
    assert width(fit(words, ROOM, 13), 13) <= ROOM


def test_what_has_room_stays_as_it_is():
    assert fit("Ada", ROOM, 13) == "Ada"
    assert fit("Wawrzyniec Łąkowski", ROOM, 13).endswith("…")


@given(st.lists(st.text("abcdefgh", min_size=1, max_size=9), max_size=20).map(" ".join))
def test_wrapping_loses_no_word_while_there_are_lines(words):
    assert " ".join(wrapped(words, 120, 13, 99)) == words


def test_the_last_line_says_that_there_was_more():
    assert wrapped("one two three four five six seven", 60, 13, 2)[-1].endswith("…")


def test_the_widths_are_near_those_of_the_type():
    bold = ImageFont.truetype(str(templates() / "boards" / "fonts" / "alegreya-bold.ttf"), 100)
    for words in ("Wawrzyniec Łąkowski", "recruiting card", "The Princes of Florence", "1 per building"):
        assert abs(width(words, 100) / bold.getlength(words) - 1) < 0.2
