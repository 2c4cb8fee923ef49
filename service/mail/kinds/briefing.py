"""The first mail to a substitute: the whole story, the position, the talk, and the open question if there is
one.
"""

from datetime import datetime

from sqlalchemy.orm import Session

from service.mail.briefing import board_text
from service.mail.contents import Contents
from service.mail.context import around
from service.mail.recipient import reader_of
from service.platform.outbox.models import Letter
from service.play.tables.story import load_story


def briefing(session: Session, letter: Letter, now: datetime) -> Contents:
    reader, wishes = reader_of(session, letter, now)
    known = around(session, reader, now)
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
