"""Threading: how mail programs are made to keep all letters of a table together.

Mail programs group by the subject as well as by References, so both stay the same from the invitation to the
result. The sender's name may change: it says that it is the reader's move, or else which table it is, or who
acts. The question and its deadline are the first words of a letter, because inboxes show them beside the
subject.
"""

from typing import NamedTuple

from engine.table.game import game_named
from service.platform.words import Words
from service.play.messages.mail_preferences import SubjectStyle
from service.play.tables.models import Table

BETWEEN = " · "


class Conversation(NamedTuple):
    """The thread to which a letter belongs."""

    thread: str
    """The key of the thread, shared by all its letters to one address."""
    subject: str = ""
    """The common subject. Empty if each letter has its own."""
    sender: str = ""
    """The name that stands before the name of the service in From."""


def sender_of_questions(said: Words) -> str:
    """Return the name that stands before the name of the service in From if a letter asks for a decision."""
    return said.say("question-yours")


def letter_title(row: Table, said: Words) -> str:
    """Return the title of a table in letters: its name, or its number if it has none."""
    return row.name or said.say("mail-table-number", number=str(row.id))


def table_conversation(
    row: Table, title: str, language: str, *, sender: str = "", subjects: str = SubjectStyle.TABLE
) -> Conversation:
    """Return the conversation of the letters about a table."""
    title = title[:1].upper() + title[1:]
    subject = f"{title}{BETWEEN}{game_named(row.game).title(language)}"
    return Conversation(
        thread=f"table:{row.id}",
        subject=subject if subjects == SubjectStyle.TABLE else "",
        sender=sender or title,
    )


def sender_display_name(sender: str, house: str) -> str:
    """Return the display name for From."""
    return BETWEEN.join(filter(None, (sender, house)))
