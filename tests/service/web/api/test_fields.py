"""Fields of the API: lines of text and lengths of time, as the document tells them."""

import re
from datetime import timedelta

import pytest
from hypothesis import given
from hypothesis import strategies as st
from marshmallow import Schema, ValidationError

from service.play.clocks.schemas import LengthField
from service.web.schemas.fields import LineField


class Named(Schema):
    name = LineField(longest=5)


def test_blanks_around_it_are_no_part_of_it():
    assert Named().load({"name": " Anna"}) == {"name": "Anna"}


@pytest.mark.parametrize("name", ["", "  ", "Annina", "Anna  ", "An\na", "An\x00"])
def test_what_the_document_forbids_is_refused(name):
    with pytest.raises(ValidationError):
        Named().load({"name": name})


@given(st.timedeltas(min_value=timedelta(0), max_value=timedelta(days=3660)))
def test_a_length_is_a_duration_of_whole_seconds(length):
    class Told(Schema):
        left = LengthField()

    (told,) = Told().dump({"left": length}).values()
    assert re.fullmatch(r"P(?!$)(\d+D)?(T(?!$)(\d+H)?(\d+M)?(\d+S)?)?", told)
    assert abs(Told().load({"left": told})["left"] - length) < timedelta(seconds=1)
