"""A line of text: trimmed, and held to the length that the document tells."""

import pytest
from marshmallow import Schema, ValidationError

from service.schemas.fields import LineField


class Named(Schema):
    name = LineField(longest=5)


def test_blanks_around_it_are_no_part_of_it():
    assert Named().load({"name": " Anna"}) == {"name": "Anna"}


@pytest.mark.parametrize("name", ["", "  ", "Annina", "Anna  ", "An\na", "An\x00"])
def test_what_the_document_forbids_is_refused(name):
    with pytest.raises(ValidationError):
        Named().load({"name": name})
