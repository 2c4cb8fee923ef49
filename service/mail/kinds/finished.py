"""The last mail of a table: who won, every score line by line, the board, the seed and how to check it."""

from datetime import datetime

from sqlalchemy.orm import Session

from engine import Score
from engine.result import Result, result_of
from engine.text import score_text
from service.mail.briefing import board_text
from service.mail.contents import Contents
from service.mail.pictures import board_picture
from service.mail.recipient import Recipient, reader_of
from service.models.mail import Letter
from service.models.tables import EndedBy
from service.tables.story import news_of


def finished(session: Session, letter: Letter, now: datetime) -> Contents:
    reader, wishes = reader_of(session, letter, now)
    row, seat = reader.row, reader.seat
    result = result_of(reader.game.scores())
    told = news_of(session, row, seat, reader.player.language)
    return reader.contents(
        wishes,
        picture=None if wishes.brief or wishes.plain else board_picture(reader, told),
        place=result.places[seat.number],
        winners=reader.game_words.join(reader.names[winner] for winner in result.winners),
        count=len(result.winners),
        conceded=row.ended_by == EndedBy.AGREEMENT,
        scores=ranked(reader, result),
        board=board_text(reader.game, seat.number, reader.names, reader.game_words, aloud=wishes.heard),
        story=told,
        number=row.id,
        seed=row.seed.hex(),
        commitment=row.commitment,
    )


def ranked(reader: Recipient, result: Result) -> list[dict[str, object]]:
    """Every seat's points from the first place to the last."""
    scores = sorted(result.scores, key=lambda score: (result.places[score.seat], score.seat))
    return [{"place": result.places[score.seat], **score_shown(reader, score)} for score in scores]


def score_shown(reader: Recipient, score: Score) -> dict[str, object]:
    """A seat's points, and where each of them comes from."""
    lines = [
        {"words": score_text(reader.game_words, line, reader.names), "points": line.points}
        for line in score.lines
    ]
    return {"seat": score.seat, "name": reader.names[score.seat], "points": score.points, "lines": lines}
