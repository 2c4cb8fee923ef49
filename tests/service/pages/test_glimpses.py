"""What whoever does not know the games sees of them: records that are what they say, drawn in every language."""

import msgspec
import pytest

from engine import games
from engine.record import Record
from service.core.paths import templates
from service.core.words import LANGUAGES
from service.pages.glimpses import glimpse

SHOWN = sorted((templates() / "pages" / "shown").glob("*.json"))


@pytest.mark.parametrize("file", SHOWN, ids=lambda file: file.stem)
def test_what_is_shown_is_a_whole_table_that_replays(file):
    table = msgspec.json.decode(file.read_bytes(), type=Record).verify()
    assert table.game.name == file.stem
    assert table.over


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_game_of_the_house_is_shown_in_every_language(language):
    assert {file.stem for file in SHOWN} <= set(games())
    for file in SHOWN:
        assert "<svg" in glimpse(file.stem, language).svg


def test_a_game_that_somebody_adds_shows_nothing(client):
    assert glimpse("pebbles", "en") is None
    page = client.get("/rules").text
    assert page.count("<figure>") == len(SHOWN)
