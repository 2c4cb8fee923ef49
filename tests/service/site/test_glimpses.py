"""What whoever does not know the games sees of them: records that are what they say, drawn in every language."""

import msgspec
import pytest

from engine import games
from engine.table.record import Record
from service.platform.words import LANGUAGES, words
from service.play.cards.glimpses import draw_glimpse

SHOWN = [game for game in games().values() if (game.folder / "glimpse.json").is_file()]
each_shown = pytest.mark.parametrize("game", SHOWN, ids=lambda game: game.name)


@each_shown
def test_what_is_shown_is_a_whole_table_that_replays(game):
    table = msgspec.json.decode((game.folder / "glimpse.json").read_bytes(), type=Record).verify()
    assert table.game is game
    assert table.over


@each_shown
def test_a_panel_of_the_board_is_shown_in_every_language(game):
    for language in LANGUAGES:
        shown = draw_glimpse(game.name, language)
        assert "<svg" in shown.svg
        assert shown.name == game.glimpse


def test_a_game_without_a_record_shows_nothing(client):
    assert SHOWN
    assert all(draw_glimpse(name, "en") is None for name, game in games().items() if game not in SHOWN)
    page = client.get("/rules").text
    assert page.count("<figure>") == len(SHOWN)


@pytest.mark.parametrize("language", LANGUAGES)
def test_names_that_nobody_gave_begin_with_the_letters_of_their_shields(language):
    names = words(language).say("command-names").split()
    assert [name[0] for name in names[:5]] == list("ABCDE")
