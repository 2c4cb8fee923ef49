"""Open streams are counted, for each reader and together."""

import pytest

from service.platform.stream_limit import StreamLimit, TooManyStreams


def test_each_reader_has_so_many_places():
    places = StreamLimit(each=2, together=10)
    place = places.take("anna")
    places.take("anna")
    with pytest.raises(TooManyStreams):
        places.take("anna")
    places.take("bob")
    place.give_back()
    place.give_back()  # its stream has ended, and its answer was closed
    places.take("anna")
    with pytest.raises(TooManyStreams):
        places.take("anna")


def test_all_together_have_so_many():
    places = StreamLimit(each=2, together=2)
    places.take("anna")
    places.take("bob")
    with pytest.raises(TooManyStreams):
        places.take("chris")


def test_who_has_gone_is_not_remembered():
    places = StreamLimit(each=2, together=2)
    places.take("anna").give_back()
    assert not places.taken
