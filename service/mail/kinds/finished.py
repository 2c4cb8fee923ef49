"""The last mail of a table: the winners, every score line by line, the board, and the seed with how to verify
it.
"""

from datetime import datetime

from sqlalchemy.orm import Session

from engine.values.result import result_of
from service.mail.briefing import board_text
from service.mail.contents import Contents
from service.mail.pictures import board_picture
from service.mail.recipient import load_recipient
from service.mail.registry import mail_features
from service.platform.outbox.models import Letter
from service.play.tables.models import EndedBy
from service.play.tables.results import result_in_words
from service.play.tables.story import seat_news


def finished_contents(session: Session, letter: Letter, now: datetime) -> Contents:
    reader, wishes = load_recipient(session, letter, now)
    row, seat = reader.row, reader.seat
    result = result_of(reader.game.scores())
    told = seat_news(session, row, seat, reader.player.language)
    return reader.contents(
        wishes,
        picture=board_picture(reader, told) if wishes.pictured else None,
        place=result.places[seat.number],
        winners=reader.game_words.join(reader.names[winner] for winner in result.winners),
        count=len(result.winners),
        ended_by=row.ended_by if row.ended_by in {EndedBy.AGREEMENT, EndedBy.CONTEST} else "",
        **result_in_words(result, reader.game_words, reader.names),
        board=board_text(reader.game, seat.number, reader.names, reader.game_words, aloud=wishes.heard),
        story=told,
        number=row.id,
        seed=row.seed.hex(),
        commitment=row.commitment,
        **mail_features().additions["finished"](session, reader),
    )
