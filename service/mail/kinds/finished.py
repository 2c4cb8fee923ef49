"""The last mail of a table: the winners, every score line by line, the board, and the seed with how to verify
it.
"""

from datetime import datetime

from sqlalchemy.orm import Session

from engine.values.result import result_of
from service.mail.briefing import board_text
from service.mail.contents import Contents, seat_contents
from service.mail.pictures import board_picture
from service.mail.recipient import load_recipient
from service.mail.registry import mail_features
from service.platform.outbox.models import Letter
from service.play.tables.models import EndedBy
from service.play.tables.results import result_in_words
from service.play.tables.story import seat_news


def finished_contents(session: Session, letter: Letter, now: datetime) -> Contents:
    viewer, wishes = load_recipient(session, letter, now)
    row, seat = viewer.row, viewer.seat
    result = result_of(viewer.game.scores())
    told = seat_news(session, row, seat, viewer.language)
    return seat_contents(
        viewer,
        wishes,
        picture=board_picture(viewer, told) if wishes.pictured else None,
        place=result.places[seat.number],
        winners=viewer.game_words.join(viewer.names[winner] for winner in result.winners),
        count=len(result.winners),
        ended_by=row.ended_by if row.ended_by in {EndedBy.AGREEMENT, EndedBy.CONTEST} else "",
        **result_in_words(result, viewer.game_words, viewer.names),
        board=board_text(viewer.game, seat.number, viewer.names, viewer.game_words, aloud=wishes.heard),
        story=told,
        number=row.id,
        seed=row.seed.hex(),
        commitment=row.commitment,
        **mail_features().additions["finished"](session, viewer),
    )
