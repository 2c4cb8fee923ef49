"""The introduction in the first letter of a seat: which game it is, its aim, and how to learn it."""

from typing import NamedTuple

from engine.rules import plain
from engine.table.game import game_named
from engine.table.lesson import course_of
from service.mail.parse.vocabulary import commands
from service.play.tables.rules import table_rules
from service.play.tables.viewer import SeatViewer


class Welcome(NamedTuple):
    """The introduction in the reader's language."""

    game: str
    aim: str
    """The first chapter of the rules."""
    learn: str
    """The command that the reader writes to learn the game. Empty if the game has no lessons."""
    rules: str
    """The command that the reader writes to get the rules of the table."""


def welcome(viewer: SeatViewer) -> Welcome | None:
    """Return the introduction.

    Return None once the seat has played, and at the table of a lesson, which explains the game itself.
    """
    row, language = viewer.row, viewer.language
    if viewer.seat.played or row.lesson:
        return None
    words = commands(language).commands
    title = game_named(row.game).title(language)
    learn = f"{words['learn'][0]} {title}" if course_of(row.game) else ""
    return Welcome(title, aim_of(viewer), learn, words["rules"][0])


def aim_of(viewer: SeatViewer) -> str:
    """Return the first chapter of the rules, or an empty string if the rules are not written down."""
    rules = table_rules(viewer.row, viewer.language)
    first = next(iter(rules.chapters), None) if rules.language else None
    return " ".join(plain(rules, paragraph.text) for paragraph in first.paragraphs) if first else ""
