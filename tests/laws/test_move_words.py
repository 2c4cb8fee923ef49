"""The words of moves and the words of letters keep apart: no move is taken for a command, no command for a move."""

import pytest

from engine import games
from engine.values.spelling import normalize_word
from service.mail.parse.commands import parse_instructions
from service.mail.parse.instruction import WrittenMove
from service.mail.parse.reply import ReplyLine
from service.mail.parse.vocabulary import commands, fold_text
from service.platform.words import LANGUAGES
from tests.engine.playing import visits

STOPS = 6
MOVES = 20
AFTER = ("", " 3", " 3 days", " b3", ": 2")
"""What may follow a word: what commands wait for, too."""

each_language = pytest.mark.parametrize("language", LANGUAGES)
each_game = pytest.mark.parametrize("game", list(games()))


def canonical(game):
    """Every word of a game's moves: those of the forms, and the names."""
    rules = games()[game]
    return {word for form in rules.notation.forms.values() for word in form.words} | set(rules.names)


def spelled(game, language):
    """The words of a game's moves as they may be written, accents or none."""
    spellings = games()[game].words(language).wording.spellings.values()
    found = canonical(game) | {spelling for each in spellings for spelling in each}
    return found | {normalize_word(spelling) for spelling in found}


def read(text, language):
    return parse_instructions([ReplyLine(1, text)], [language])


@each_language
@each_game
def test_no_word_of_a_move_is_read_as_a_command(game, language):
    lines = {word + after for word in spelled(game, language) if not word.isdigit() for after in AFTER}
    assert {line for line in lines if not isinstance(read(line, language)[0], WrittenMove)} == set()


@each_language
@each_game
def test_no_command_is_made_of_the_words_of_moves(game, language):
    """One that is could be a move of some position to come."""
    known = {fold_text(phrase) for phrase in spelled(game, language)}
    aliases = {
        fold_text(alias)
        for own in {language, "en"}
        for said in commands(own).commands.values()
        for alias in said
    }
    assert {alias for alias in aliases if made_of(alias, known)} == set()


def made_of(text, phrases):
    """Whether a text is nothing but these phrases, one after the other."""
    if not text or text in phrases:
        return True
    heads = (text[: len(phrase)] for phrase in phrases if text.startswith(f"{phrase} "))
    return any(made_of(text[len(head) :].lstrip(), phrases) for head in heads)


@each_language
@each_game
def test_whole_moves_are_left_to_the_engine(game, language):
    words = games()[game].words(language)
    for table, hand in visits(game, 0, STOPS, "letters"):
        for seat in range(table.seats):
            for move in hand.some_of(table.moves(seat), MOVES):
                for written in {str(move), words.write(str(move))} - {""}:
                    if not written.isdigit():
                        assert read(written, language) == (WrittenMove(1, written),)
