"""Short news of a table: it began, a player gave up a seat, another took one over.

The payload holds the event under `facts`, and the templates phrase it. Seats among the facts are shown by
name.
"""

from datetime import datetime

from sqlalchemy.orm import Session

from engine.text.sentences import facts_with_names
from service.mail.contents import Contents, seat_contents
from service.mail.recipient import load_recipient
from service.mail.welcome import welcome
from service.platform.outbox.models import Letter
from service.play.tables.story import seat_news


def news_contents(session: Session, letter: Letter, now: datetime) -> Contents:
    viewer, wishes = load_recipient(session, letter, now)
    told = seat_news(session, viewer.row, viewer.seat, viewer.language)
    return seat_contents(
        viewer,
        wishes,
        seats=list(enumerate(viewer.names)),
        mine=viewer.seat.number,
        commitment=viewer.row.commitment,
        story=told,
        welcome=welcome(viewer),
        **facts_with_names(letter.payload["facts"], viewer.names),
    )
