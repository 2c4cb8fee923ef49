"""The catalogues: in the reader's language, English where a translation is missing, never a broken sentence."""

import pytest

from service.platform.words import LANGUAGES, MissingMessage, words


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_language_can_say_everything(language):
    assert words(language).say("sign-in-title")


def test_plurals_follow_the_language():
    assert "one minute" in words("en").say("sign-in-how-long", minutes=1)
    assert "20 minutes" in words("en").say("sign-in-how-long", minutes=20)


def test_what_nobody_can_say_is_a_fault():
    with pytest.raises(MissingMessage):
        words("it").say("nothing-of-the-kind")


def test_a_missing_value_is_a_fault_and_no_half_sentence():
    with pytest.raises(ValueError):
        words("en").say("sign-in-how-long")


def test_a_catalogue_is_read_once():
    assert words("it") is words("it")
