"""The first mail to a substitute: the whole story, the position, the talk, and the open question if there is
one.
"""

from datetime import datetime

from sqlalchemy.orm import Session

from service.mail.briefing import board_text
from service.mail.contents import Contents, seat_contents
from service.mail.context import load_seat_context
from service.mail.conversation import sender_of_questions
from service.mail.recipient import load_recipient
from service.platform.outbox.models import Letter
from service.play.tables.story import load_story


def briefing_contents(session: Session, letter: Letter, now: datetime) -> Contents:
    viewer, wishes = load_recipient(session, letter, now)
    known = load_seat_context(session, viewer, now)
    told = load_story(session, viewer.row, viewer.seat.number, 0, viewer.language)
    owes = viewer.seat.waiting_since is not None
    return seat_contents(
        viewer,
        wishes,
        sender=sender_of_questions(viewer.said) if owes else "",
        before=letter.payload["facts"]["before"],
        owes=owes,
        until=known.until,
        why_then=known.why_then,
        absent=known.absent,
        plans=known.plans,
        talk=known.talk,
        board=board_text(
            viewer.game, viewer.seat.number, viewer.names, viewer.game_words, aloud=wishes.heard
        ),
        story=told,
    )
