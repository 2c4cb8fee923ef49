"""One table, one conversation: what makes mail programs keep the letters of a table together.

They go by the subject as well as by References, so both are the same from the invitation to the result. Which table it is, or
who acts, stands before the name of the house, and the question and its deadline are the first words of a letter, which
inboxes show beside the subject.
"""

from typing import NamedTuple

from engine.table.game import game_named
from service.play.messages.mail_preferences import Subjects
from service.play.tables.models import Table

BETWEEN = " · "


class Conversation(NamedTuple):
    """Which letters are one."""

    thread: str
    """What the letters to one address have in common."""
    subject: str = ""
    """That of all of them; nothing where each tells what it is about."""
    sender: str = ""
    """Who is named before the house."""


def table_conversation(
    row: Table, title: str, language: str, *, sender: str = "", subjects: str = Subjects.TABLE
) -> Conversation:
    """The letters about a table."""
    subject = f"{title}{BETWEEN}{game_named(row.game).title(language)}"
    return Conversation(
        thread=f"table:{row.id}",
        subject=subject if subjects == Subjects.TABLE else "",
        sender=sender or title,
    )


def under_the_name(sender: str, house: str) -> str:
    """The name in From."""
    return BETWEEN.join(filter(None, (sender, house)))
