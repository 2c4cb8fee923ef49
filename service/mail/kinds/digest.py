"""All tables that wait for a player, in one mail, the longest-waiting first."""

from datetime import datetime
from typing import Any

from sqlalchemy.orm import Session

from engine.text import question_text
from service.accounts.address_mark import address_mark
from service.clocks.views import time_runs_out
from service.core.deps import deps
from service.mail.contents import Contents, ObsoleteLetter
from service.mail.recipient import Recipient
from service.mail.signed_links import DigestTicket, Purpose, Tickets
from service.messages.mail_preferences import mail_preferences
from service.models.accounts import Player
from service.models.mail import Letter
from service.models.tables import Seat
from service.tables.queries import table_by_id, waiting_longest
from service.tables.story import news_of


def digest(session: Session, letter: Letter, now: datetime) -> Contents:
    """Obsolete when nothing waits."""
    player = session.get(Player, letter.player_id)
    if player is None:
        raise ObsoleteLetter("seat-left")
    waiting = waiting_longest(player.id)
    tables = [
        table_shown(session, player, seat, now)
        for seat in session.scalars(waiting).all()
        if mail_preferences(session, player, seat.table_id).gathered
    ]
    if not tables:
        raise ObsoleteLetter("answered")
    stop = stop_link(player)
    values = {"player": player.name, "tables": tables, "stop": stop}
    return Contents(
        language=player.language, values=values, plain=mail_preferences(session, player).plain, stop=stop
    )


def stop_link(player: Player) -> str:
    ticket = DigestTicket(player.id, address_mark(player.email))
    return Tickets.of(deps().settings).address(Purpose.DIGEST, ticket)


def table_shown(session: Session, player: Player, seat: Seat, now: datetime) -> dict[str, Any]:
    """What one table asks and until when, with the link to answer it."""
    row = table_by_id(session, seat.table_id)
    if row is None or seat.waiting_since is None:
        raise ObsoleteLetter("seat-left")
    reader = Recipient(row, seat, player)
    question = reader.game.question(seat.number)
    told = news_of(session, row, seat, player.language)
    return {
        "title": reader.title,
        "asked": question_text(reader.game_words, question, reader.names) if question else "",
        "until": time_runs_out(row, seat, reader.said, now),
        "default": reader.game_words.write(str(question.default)) if question else "",
        "since": reader.moment(seat.waiting_since),
        "story": [event["text"] for event in told[-SHOWN:]],
        "open": reader.link(Purpose.SEAT),
    }


SHOWN = 5
"""Of what happened at each table, the last few sentences."""
