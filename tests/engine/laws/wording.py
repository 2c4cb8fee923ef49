"""In every language, the words of a move are read back as that move, and none of them stay English."""

from __future__ import annotations

from functools import partial

from engine import games
from engine.values.spelling import normalize_word
from tests.engine.laws.walk import Law

LANGUAGES = sorted({language for game in games().values() for language in game.languages} - {"en"})
STOPS = 8
MOVES = 25


def some_moves(table, hand):
    return ((seat, move) for seat in range(table.seats) for move in hand.some_of(table.moves(seat), MOVES))


def written_and_read(language, table, hand):
    words = table.game.words(language)
    for seat, move in some_moves(table, hand):
        written = words.write(str(move))
        assert table.read(seat, written, aliases=words.aliases) == move
        assert table.read(seat, str(move), aliases=words.aliases) == move
        assert table.read(seat, normalize_word(written), aliases=words.aliases) == move


def spelled(language, table, hand):
    """Check that only language-neutral parts look English: numbers, squares, the numbers of cards."""
    if language not in table.game.languages:
        assert not table.game.published, f"{table.game.name} is published, and speaks no {language}"
        return
    words = table.game.words(language)
    known = {word for phrase in words.wording.spellings for word in phrase.split()}
    for _, move in some_moves(table, hand):
        assert [
            word for word in str(move).split() if word.replace("-", "").isalpha() and word not in known
        ] == []


LAWS = [
    Law(f"{sentence} in {language}", partial(hold, language), STOPS)
    for sentence, hold in (
        ("every legal move is written and read", written_and_read),
        ("every word of a move is spelled", spelled),
    )
    for language in LANGUAGES
]
