"""The first mail to a substitute: the whole story, the position, the talk, and the open question if there is
one.
"""

from datetime import datetime

from sqlalchemy.orm import Session

from service.mail.briefing import board_text
from service.mail.contents import Contents
from service.mail.context import load_seat_context
from service.mail.recipient import load_recipient
from service.platform.outbox.models import Letter
from service.play.tables.story import load_story


def briefing_contents(session: Session, letter: Letter, now: datetime) -> Contents:
    reader, wishes = load_recipient(session, letter, now)
    known = load_seat_context(session, reader, now)
    told = load_story(session, reader.row, reader.seat.number, 0, reader.player.language)
    return reader.contents(
        wishes,
        before=letter.payload["facts"]["before"],
        owes=reader.seat.waiting_since is not None,
        until=known.until,
        why_then=known.why_then,
        absent=known.absent,
        plans=known.plans,
        talk=known.talk,
        board=board_text(
            reader.game, reader.seat.number, reader.names, reader.game_words, aloud=wishes.heard
        ),
        story=told,
    )
