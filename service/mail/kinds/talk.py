"""The mail with the talk at the table since the reader's last mail of talk."""

from datetime import datetime

from sqlalchemy import exists, select
from sqlalchemy.orm import Session

from service.mail.contents import Contents, ObsoleteLetter, seat_contents
from service.mail.recipient import load_recipient
from service.platform.outbox.models import Letter, LetterState
from service.play.talk.models import Said
from service.play.talk.queries import last_read_line, readable_lines


def talk_contents(session: Session, letter: Letter, now: datetime) -> Contents:
    """Make the contents from all lines since the one that the letter was posted for.

    The letter is obsolete if the lines were read, removed, or sent in an earlier mail.
    """
    viewer, wishes = load_recipient(session, letter, now)
    first = letter.payload["facts"]["said"]
    lines = readable_lines(session, viewer.row.id, viewer.seat.number, first - 1)
    news = [line for line in lines if line.seat != viewer.seat.number]
    if not news or last_read_line(session, viewer.row.id, viewer.player.id) >= news[-1].id:
        raise ObsoleteLetter("read")
    if is_already_mailed(session, letter, news[-1]):
        raise ObsoleteLetter("told")
    said = [
        {"name": viewer.names[line.seat], "when": viewer.moment(line.said_at), "text": line.text}
        for line in news
    ]
    return seat_contents(viewer, wishes, sender=said[0]["name"], lines=said)


def is_already_mailed(session: Session, letter: Letter, line: Said) -> bool:
    """Return True if a mail of talk was sent after the line was said, because it contained the line."""
    told = exists().where(
        Letter.kind == letter.kind,
        Letter.table_id == letter.table_id,
        Letter.player_id == letter.player_id,
        Letter.state == LetterState.SENT,
        Letter.sent_at >= line.said_at,
    )
    return bool(session.scalar(select(told)))
