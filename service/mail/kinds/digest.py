"""The digest: all tables that wait for a player in one mail, with answers, the nearest deadline first."""

from collections.abc import Sequence
from datetime import UTC, datetime
from typing import Any, NamedTuple

from sqlalchemy.orm import Session

from engine.table.game import game_named
from service.mail.addresses import PersonalRecipient, PersonalTopic, make_personal_address
from service.mail.briefing import Briefing, seat_briefing
from service.mail.contents import Contents, ObsoleteLetter, ShownQuestion
from service.mail.conversation import (
    BETWEEN,
    Conversation,
    letter_title,
    sender_of_questions,
    table_conversation,
)
from service.mail.kinds.decision import decision_context
from service.platform.accounts.models import Player
from service.platform.deps import deps
from service.platform.outbox.models import Letter
from service.platform.signing import DigestTicket, Purpose, digest_address, make_link
from service.platform.words import words
from service.play.clocks.views import SeatDeadline, seat_deadline
from service.play.messages.mail_preferences import MailPreferences, SubjectStyle, mail_preferences
from service.play.plans.queries import has_delayed_answer
from service.play.tables.queries import longest_waiting_seats
from service.play.tables.story import seat_news
from service.play.tables.viewer import SeatViewer

MOST = 10
"""The maximum number of tables with answers. Gmail cuts mails of more than 102 kB."""
SHOWN = 5
"""The number of latest events that are told of each table."""
NO_DEADLINE = datetime.max.replace(tzinfo=UTC)


class WaitingTable(NamedTuple):
    """A table that waits for the reader of a digest."""

    viewer: SeatViewer
    brief: Briefing
    ends: SeatDeadline | None


def digest_contents(session: Session, letter: Letter, now: datetime) -> Contents:
    """Make the contents of a digest. It is obsolete if no table waits."""
    player = session.get(Player, letter.player_id)
    if player is None:
        raise ObsoleteLetter("seat-left")
    wishes = mail_preferences(session, player)
    waiting = load_waiting_tables(session, player, wishes, now)
    if not waiting:
        raise ObsoleteLetter("answered")
    tables = [table_section(session, number, table) for number, table in enumerate(waiting[:MOST], 1)]
    stop = stop_link(player)
    values = {
        "player": player.name,
        "tables": tables,
        "count": len(waiting),
        "more": len(waiting) - len(tables),
        "order": "deadline" if waiting[0].ends else "waiting",
        "hall": f"{deps().settings.public_url}/",
        "heard": wishes.heard,
        "stop": stop,
    }
    return Contents(
        language=player.language,
        values=values,
        plain=wishes.heard,
        conversation=digest_conversation(player, [table.viewer for table in waiting], wishes.subjects),
        shown=[
            shown_question(number, table.viewer, table.brief)
            for number, table in enumerate(waiting[:MOST], 1)
        ],
        reply=digest_reply_address(letter, player),
        reply_stops=True,
        stop=stop,
    )


def load_waiting_tables(
    session: Session, player: Player, wishes: MailPreferences, now: datetime
) -> list[WaitingTable]:
    """Return the tables that belong in a digest, the nearest deadline first.

    Tables without a deadline come last, the longest-waiting first. A question is left out if a plan answers
    it later.
    """
    found = []
    for seat in session.scalars(longest_waiting_seats(player.id, playing=True)):
        if not mail_preferences(session, player, seat.table_id).gathered:
            continue
        viewer = SeatViewer.of(seat.table, seat, player)
        brief = seat_briefing(viewer.game, seat.number, viewer.names, viewer.game_words, aloud=wishes.heard)
        if brief is None or has_delayed_answer(session, seat.table_id, seat.number, brief.question):
            continue
        found.append(WaitingTable(viewer, brief, seat_deadline(seat.table, seat, viewer.said, now)))
    return sorted(found, key=lambda table: table.ends.at if table.ends else NO_DEADLINE)


def table_section(session: Session, number: int, table: WaitingTable) -> dict[str, Any]:
    """Return the template values of one table: its question, deadline, answers and latest events."""
    viewer, brief, ends = table
    told = seat_news(session, viewer.row, viewer.seat, viewer.language)[-SHOWN:]
    since = viewer.seat.waiting_since
    return {
        **decision_context(session, viewer, brief, told),
        "title": letter_title(viewer.row, viewer.said),
        "heading": section_heading(number, viewer),
        "example_reply": brief.choices[0].move if brief.amount else f"#{brief.choices[0].number}",
        "until": viewer.moment(ends.at) if ends else "",
        "waiting_since": viewer.moment(since) if since else "",
        "open": viewer.link(Purpose.SEAT),
    }


def section_heading(number: int, viewer: SeatViewer) -> str:
    """Return the line above a table. In a reply, the lines below its quotation answer that table."""
    title = letter_title(viewer.row, viewer.said)
    return f"[{number}] {title}{BETWEEN}{game_named(viewer.row.game).title(viewer.language)}"


def shown_question(number: int, viewer: SeatViewer, brief: Briefing) -> ShownQuestion:
    row, seat = viewer.row, viewer.seat
    return ShownQuestion(number, row.id, seat.number, seat.generation, brief.question, row.revision)


def digest_reply_address(letter: Letter, player: Player) -> str:
    """Return the reply address of a letter about several tables. It names the letter and its reader."""
    to = PersonalRecipient(letter.id, player.id)
    return str(make_personal_address(PersonalTopic.DIGEST, to))


def digest_conversation(player: Player, viewers: Sequence[SeatViewer], subjects: str) -> Conversation:
    """Return the conversation of a digest.

    A digest of one table belongs to that table's conversation. The others share one of their own.
    """
    said = words(player.language)
    sender = sender_of_questions(said)
    if len(viewers) == 1:
        row, title = viewers[0].row, letter_title(viewers[0].row, said)
        return table_conversation(row, title, player.language, sender=sender, subjects=subjects)
    subject = said.say("mail-digest-conversation") if subjects == SubjectStyle.TABLE else ""
    return Conversation("digests", subject, sender)


def stop_link(player: Player) -> str:
    ticket = DigestTicket(player.id, digest_address(player.email))
    return make_link(Purpose.DIGEST, ticket)
