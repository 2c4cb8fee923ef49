"""What stands above the first letter of a seat: which game this is, what it is about, and how it is learned."""

from typing import NamedTuple

from engine.rules import plain
from engine.table.game import game_named
from engine.table.lesson import course_of
from service.mail.parse.vocabulary import commands
from service.mail.recipient import Recipient
from service.play.tables.rules import table_rules


class Welcome(NamedTuple):
    """In the reader's language."""

    game: str
    aim: str
    """The first chapter of the rules."""
    learn: str
    """What the reader writes to learn the game; nothing where it brings no lessons."""
    rules: str
    """What the reader writes to read the rules of the table."""


def welcome(reader: Recipient) -> Welcome | None:
    """None once the seat has played, and at the table of a lesson, which says all of it itself."""
    row, language = reader.row, reader.player.language
    if reader.seat.played or row.lesson:
        return None
    words = commands(language).commands
    title = game_named(row.game).title(language)
    learn = f"{words['learn'][0]} {title}" if course_of(row.game) else ""
    return Welcome(title, aim_of(reader), learn, words["rules"][0])


def aim_of(reader: Recipient) -> str:
    """Nothing where nobody wrote the rules down."""
    rules = table_rules(reader.row, reader.player.language)
    first = next(iter(rules.chapters), None) if rules.language else None
    return " ".join(plain(rules, paragraph.text) for paragraph in first.paragraphs) if first else ""
