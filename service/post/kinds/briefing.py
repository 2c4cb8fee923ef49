"""The first mail of a substitute: the whole story so far, the position, the talk, and the question if one is open."""

from datetime import datetime

from sqlalchemy.orm import Session

from service.post.around import around
from service.post.briefing import board
from service.post.contents import Contents
from service.post.models import Letter
from service.post.reader import reader_of
from service.tables.telling import story


def briefing(session: Session, letter: Letter, now: datetime) -> Contents:
    reader, wishes = reader_of(session, letter, now)
    known = around(session, reader, now)
    told = story(session, reader.row, reader.seat.number, 0, reader.player.language)
    return reader.contents(
        wishes,
        before=letter.payload["facts"]["before"],
        owes=reader.seat.waiting_since is not None,
        until=known.until,
        absent=known.absent,
        plans=known.plans,
        talk=known.talk,
        board=board(reader.game, reader.seat.number, reader.names, reader.game_words, aloud=wishes.heard),
        story=[event["text"] for event in told],
    )
