"""Short news of a table: it began, your turn was played, somebody is late, another took a seat.

What happened stands in the payload under `facts`; the templates say it. Seats among the facts are told by name.
"""

from datetime import datetime

from sqlalchemy.orm import Session

from engine.text import facts_with_names
from service.mail.contents import Contents
from service.mail.context import absent_at
from service.mail.recipient import reader_of
from service.mail.welcome import welcome
from service.models.mail import Letter
from service.tables.story import news_of, story_of_move


def news(session: Session, letter: Letter, now: datetime) -> Contents:
    reader, wishes = reader_of(session, letter, now)
    facts = dict(letter.payload["facts"])
    if "move" in facts:
        facts["move"] = reader.game_words.write(facts["move"])
    told = news_of(session, reader.row, reader.seat, reader.player.language)
    return reader.contents(
        wishes,
        happened=story_of_move(
            session, reader.row, reader.seat.number, facts.get("played"), reader.player.language
        ),
        seats=list(enumerate(reader.names)),
        mine=reader.seat.number,
        commitment=reader.row.commitment,
        story=told,
        absent=absent_at(reader),
        welcome=welcome(reader),
        **facts_with_names(facts, reader.names),
    )
