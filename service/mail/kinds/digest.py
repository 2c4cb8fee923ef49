"""The digest: all tables that wait for a player in one mail, the longest-waiting first."""

from collections.abc import Mapping, Sequence
from datetime import datetime
from typing import Any

from sqlalchemy.orm import Session

from engine.text.sentences import question_text
from service.mail.contents import Contents, ObsoleteLetter
from service.mail.conversation import Conversation, letter_title, table_conversation
from service.platform.accounts.models import Player
from service.platform.outbox.models import Letter
from service.platform.signing import DigestTicket, Purpose, digest_address, make_link
from service.platform.words import words
from service.play.clocks.views import seat_deadline
from service.play.messages.mail_preferences import SubjectStyle, mail_preferences
from service.play.tables.models import Seat
from service.play.tables.queries import longest_waiting_seats, table_by_id
from service.play.tables.story import seat_news
from service.play.tables.viewer import SeatViewer


def digest_contents(session: Session, letter: Letter, now: datetime) -> Contents:
    """Make the contents of a digest. It is obsolete if no table waits."""
    player = session.get(Player, letter.player_id)
    if player is None:
        raise ObsoleteLetter("seat-left")
    waiting = longest_waiting_seats(player.id)
    tables = [
        digest_table_context(session, player, seat, now)
        for seat in session.scalars(waiting).all()
        if mail_preferences(session, player, seat.table_id).gathered
    ]
    if not tables:
        raise ObsoleteLetter("answered")
    stop, wishes = stop_link(player), mail_preferences(session, player)
    values = {"player": player.name, "tables": tables, "stop": stop}
    return Contents(
        language=player.language,
        values=values,
        plain=wishes.heard,
        conversation=conversation_of(session, player, tables, wishes.subjects),
        stop=stop,
    )


def conversation_of(
    session: Session, player: Player, tables: Sequence[Mapping[str, Any]], subjects: str
) -> Conversation:
    """Return the conversation of a digest.

    A digest of one table belongs to that table's conversation. The others share one of their own.
    """
    (first, *others) = tables
    row = None if others else table_by_id(session, first["number"])
    if row is not None:
        return table_conversation(row, first["title"], player.language, subjects=subjects)
    said = words(player.language).say("mail-digest-conversation")
    return Conversation(thread="digests", subject=said if subjects == SubjectStyle.TABLE else "")


def stop_link(player: Player) -> str:
    ticket = DigestTicket(player.id, digest_address(player.email))
    return make_link(Purpose.DIGEST, ticket)


def digest_table_context(session: Session, player: Player, seat: Seat, now: datetime) -> dict[str, Any]:
    """Return the question and the deadline of one table, with the link to answer."""
    row = table_by_id(session, seat.table_id)
    if row is None or seat.waiting_since is None:
        raise ObsoleteLetter("seat-left")
    viewer = SeatViewer.of(row, seat, player)
    question = viewer.game.question(seat.number)
    told = seat_news(session, row, seat, player.language)
    ends = seat_deadline(row, seat, viewer.said, now)
    return {
        "number": row.id,
        "title": letter_title(row, viewer.said),
        "called": viewer.title,
        "asked": question_text(viewer.game_words, question, viewer.names) if question else "",
        "until": viewer.moment(ends.at) if ends else "",
        "default": viewer.game_words.write(str(question.default)) if question else "",
        "since": viewer.moment(seat.waiting_since),
        "story": [event["text"] for event in told[-SHOWN:]],
        "open": viewer.link(Purpose.SEAT),
    }


SHOWN = 5
"""The number of latest events that are told of each table."""
